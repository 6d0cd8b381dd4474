// Options, and the table before the first round: nobody has anything, and somebody begins by chance (WO-R09).

import { type Base, type Chance, type Refusal, type Setting, type Setup, below } from '@saloon/kernel'
import { DECKS, GANGS } from './components.ts'
import type { Options, Player, Round, WantedOne } from './state.ts'

const setting = (key: keyof Options): Setting => ({ key, values: [false, true], usual: false })
export const settings: readonly Setting[] = [
  setting('quick'),
  setting('duel'),
  setting('dollars'),
  setting('cavalry'),
  setting('supremacy'),
]

const QUICK_SEATS = 4

/** WO-R05. */
export function check({ seats, options }: Setup<Options>): Refusal | undefined {
  return options.quick && seats > QUICK_SEATS ? { code: 'quick-seats', facts: { seats, most: QUICK_SEATS } } : undefined
}

type Dealt = Omit<WantedOne, keyof Base> & { readonly first: Omit<Round, 'n' | 'cause'> }

export function deal({ seats, options }: Setup<Options>, chance: Chance): Dealt {
  const starter = below(chance, seats)
  return {
    options,
    round: 0,
    starter,
    active: starter,
    players: Array.from({ length: seats }, newPlayer),
    decks: noDecks(),
    knows: noDecks(),
    discard: [],
    one: null,
    cavalry: null,
    supremacy: null,
    winner: null,
    first: { kind: 'round' },
  }
}

const newPlayer = (): Player => ({ stacks: GANGS.map(() => []), wanted: 0, dollars: 0 })
const noDecks = (): number[][] => Array.from({ length: DECKS }, () => [])
