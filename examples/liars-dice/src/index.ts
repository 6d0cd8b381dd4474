// Liar's dice, assembled.

import { type Chance, type GameModule, type Outcome, type Setup, below, makeGame, only } from '@saloon/kernel'
import { bid } from './frames/bid.ts'
import { doubt } from './frames/doubt.ts'
import { round } from './frames/round.ts'
import { describe, present } from './present.ts'
import { type Action, type Event, type LiarsDice, type Options, type Table, isIn, seatsIn } from './state.ts'
import { en, rulesEn } from './text/en.ts'
import { fr, rulesFr } from './text/fr.ts'
import { clone, imagine, view } from './view.ts'

/** The dice are rolled when the first round begins. */
function deal({ seats, options }: Setup<Options>, chance: Chance) {
  return {
    dice: Array.from({ length: seats }, () => Array.from({ length: options.dice }, () => 1 as const)),
    aside: 0,
    gone: [],
    turn: below(chance, seats),
    bid: null,
    first: { kind: 'round' },
  }
}

/** LD-R09. */
function outcome(table: Table): Outcome | undefined {
  const winners = seatsIn(table)
  if (winners.length > 1) return undefined
  return { winners, ranking: [winners, ...table.gone], because: { key: 'result.last', facts: { seat: winners[0]! } } }
}

export const liarsDice = makeGame<LiarsDice, Action, Event, Options>({
  id: 'liars-dice',
  version: 1,
  seats: { min: 2, max: 6 },
  settings: [{ key: 'dice', values: { from: 1, to: 6 }, usual: 5 }],
  actions: { bid: { count: 'number', face: 'number' }, believe: {}, doubt: {} },
  deal,
  frames: { round, bid, doubt },
  clone,
  view,
  imagine,
  outcome,
  out: (table) => table.dice.reduce((eyes, _, seat) => (isIn(table, seat) ? eyes : eyes | only(seat)), 0),
  present,
  describe,
})

export const gameModule: GameModule<LiarsDice, Action, Event, Options> = {
  game: liarsDice,
  messages: { en, fr },
  rulesText: { en: rulesEn, fr: rulesFr },
}
