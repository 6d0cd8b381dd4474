// The end of a turn: what a hand holds beyond the life points left is discarded; the limit holds at no other time (W-R23).

import { type FrameRule, type Seat, WAIT, only } from '@saloon/kernel'
import type { Action, Event, Phase, Table, Wanted } from '../state.ts'
import { discardFromHand } from '../rules/zones.ts'
import { passTurn } from './turn.ts'

export const discard: FrameRule<Wanted, Phase, Action, Event> = {
  go(game) {
    if (excess(game.state, game.state.active) > 0) return WAIT
    passTurn(game)
  },
  asks: ({ active }) => only(active),
  options(table, _frame, seat) {
    const count = excess(table, seat)
    return [{ do: 'discard', cards: { some: table.players[seat]!.hand, min: count, max: count, ordered: true } }]
  },
  /** The newest cards. */
  safe: (table, _frame, seat) => ({ do: 'discard', cards: table.players[seat]!.hand.slice(-excess(table, seat)) }),
  answer(game, _frame, seat, action) {
    if (action.do !== 'discard') return
    for (const card of action.cards) discardFromHand(game, seat, card)
    game.tell?.({ type: 'discarded', by: seat, cards: action.cards })
  },
}

export function excess({ players }: Table, seat: Seat): number {
  const { hand, life } = players[seat]!
  return hand.length - life
}
