// How many arrows: Bart takes them instead of losing life, Pedro returns them for life he lost, Kit removes anybody's.

import { type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import { type Action, type BangDice, type Event, type Question, returnArrows } from '../state.ts'

export const bartArrows: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (_table, { most }) => [{ do: 'swap', count: { from: 0, to: most } }],
  safe: () => ({ do: 'swap', count: 0 }),
  answer: (game, _frame, _seat, action) => pop(game, action.do === 'swap' ? action.count : 0),
}

export const pedroDiscard: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (_table, { most }) => [{ do: 'return', count: { from: 0, to: most } }],
  safe: (_table, { most }) => ({ do: 'return', count: most }),
  answer: (game, _frame, _seat, action) => pop(game, action.do === 'return' ? action.count : 0),
}

/** One arrow for each Gatling die, of any mix of players (BD-R68, BD-R69). */
export const kitDiscard: FrameRule<BangDice, Question, Action, Event> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table, { most }) => [
    { do: 'remove', arrows: { each: table.players.map((player) => ({ from: 0, to: Math.min(most, player.arrows) })) } },
  ],
  also: (_table, { most }, _seat, action) =>
    action.do === 'remove' && sum(action.arrows) > most ? 'too-many-arrows' : undefined,
  safe: (table) => ({ do: 'remove', arrows: table.players.map(() => 0) }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'remove') return
    pop(game)
    action.arrows.forEach((count, from) => returnArrows(game, seat, from, count))
  },
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)
