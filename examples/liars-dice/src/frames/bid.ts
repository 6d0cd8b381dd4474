// Somebody bids higher than the last one did (LD-R03, LD-R04).

import { type Frame, type Seat, WAIT, only, replace } from '@saloon/kernel'
import { FACES, type Rule, allDice, nextBid } from '../state.ts'
import type { Doubting } from './doubt.ts'

export interface Bidding extends Frame {
  readonly seat: Seat
}

export const bid: Rule<Bidding> = {
  go: () => WAIT,
  asks: (_table, { seat }) => only(seat),
  options: (table) => [
    { do: 'bid', count: { from: table.bid?.count ?? 1, to: allDice(table) }, face: { from: 1, to: FACES } },
  ],
  also: ({ bid }, _frame, _seat, action) =>
    bid && action.do === 'bid' && action.count === bid.count && action.face <= bid.face ? 'not-higher' : undefined,
  safe: (table) => ({ do: 'bid', ...nextBid(table)! }), // a seat is asked for a bid only where one is left
  answer(game, _frame, seat, action) {
    if (action.do !== 'bid') return
    const { count, face } = action
    game.state.bid = { by: seat, count, face }
    game.tell?.({ type: 'bid', by: seat, count, face })
    replace<Doubting>(game, { kind: 'doubt', by: seat, doubters: 0, isOpen: false })
  },
}
