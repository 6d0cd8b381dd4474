// Why not, with the numbers. Cold: asked only after something was refused, or for a screen.

import type { Refusal, Seat } from '@saloon/kernel'
import { DECKS, type Deck, GANGS, type Gang, SALOON, type Town } from './components.ts'
import type { Action, Draw, Table } from './state.ts'

export const CODES = [
  'quick-seats',
  'not-now',
  'not-your-turn',
  'no-such-deck',
  'no-such-town',
  'no-such-gang',
  'no-such-player',
  'cavalry-there',
  'cavalry-stands-there',
  'no-cavalry-in-saloon',
  'dollars-not-played',
  'no-dollar-left',
  'one-dollar-a-turn',
  'nothing-hidden',
  'saloon-not-recycled',
  'not-your-own',
  'empty-stack',
] as const
export type Code = (typeof CODES)[number]
type Why = Refusal & { readonly code: Code }

const ASKED_BY: Readonly<Record<Action['do'], string>> = {
  draw: 'draw',
  recycle: 'draw',
  peek: 'draw',
  'give-up': 'sheriff',
  hunt: 'bounty',
  swindle: 'swindle',
  ride: 'cavalry',
  stay: 'cavalry',
}

export function why(table: Table, seat: Seat, action: Action): Why | undefined {
  const frame = table.stack.at(-1)
  if (frame === undefined || frame.kind !== ASKED_BY[action.do]) return { code: 'not-now' }
  if (seat !== table.active) return { code: 'not-your-turn', facts: { seat: table.active } }
  switch (action.do) {
    case 'draw':
      return whyNotDraw(table, action.deck)
    case 'recycle':
    case 'peek':
      return whyNoDollar(table, frame as Draw) ?? whyNotThere(table, action)
    case 'give-up':
      return whyNotStack(table, seat, action.gang)
    case 'hunt':
    case 'swindle':
      return action.seat === seat ? { code: 'not-your-own' } : whyNotStack(table, action.seat, action.gang)
    case 'ride':
      return whyNotRide(table, action.town)
    default:
      return undefined
  }
}

const isOneOf = (number: number, count: number): boolean => number >= 0 && number < count

export function whyNotDraw({ cavalry }: Table, deck: Deck): Why | undefined {
  if (!isOneOf(deck, DECKS)) return { code: 'no-such-deck' }
  return deck === cavalry ? { code: 'cavalry-there', facts: { town: deck } } : undefined
}

/** Why no Dollar tile can be spent now, wherever. */
export function whyNoDollar({ options, players, active }: Table, { spent }: Draw): Why | undefined {
  if (!options.dollars) return { code: 'dollars-not-played' }
  if (spent) return { code: 'one-dollar-a-turn' }
  return players[active]!.dollars === 0 ? { code: 'no-dollar-left' } : undefined
}

type Dollar = Extract<Action, { do: 'recycle' | 'peek' }>

/** Why a Dollar tile can't be spent on this deck. */
export function whyNotThere(table: Table, action: Dollar): Why | undefined {
  const deck = action.do === 'recycle' ? action.town : action.deck
  if (deck === SALOON) return action.do === 'recycle' ? { code: 'saloon-not-recycled' } : undefined
  const blocked = whyNotDraw(table, deck)
  if (blocked) return blocked
  return table.decks[deck]!.length < 2 ? { code: 'nothing-hidden', facts: { town: deck } } : undefined
}

function whyNotStack({ players }: Table, seat: Seat, gang: Gang): Why | undefined {
  if (!isOneOf(seat, players.length)) return { code: 'no-such-player' }
  if (!isOneOf(gang, GANGS.length)) return { code: 'no-such-gang' }
  return players[seat]!.stacks[gang]!.length === 0 ? { code: 'empty-stack', facts: { seat, gang } } : undefined
}

function whyNotRide({ cavalry }: Table, town: Town): Why | undefined {
  if (town === SALOON) return { code: 'no-cavalry-in-saloon' }
  if (!isOneOf(town, SALOON)) return { code: 'no-such-town' }
  return town === cavalry ? { code: 'cavalry-stands-there', facts: { town } } : undefined
}
