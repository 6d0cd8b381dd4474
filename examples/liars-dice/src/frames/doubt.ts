// All the others believe a bid or doubt it, at once and in secret (LD-R05), and what comes of it.

import { type Eyes, type Frame, NOBODY, type Seat, WAIT, has, only, pop } from '@saloon/kernel'
import { type Playing, type Rule, isIn, leftOf, nextBid, seatsIn } from '../state.ts'

export interface Doubting extends Frame {
  readonly by: Seat // who is doubted
  doubters: Eyes
  isOpen: boolean // the answers are
}

export const doubt: Rule<Doubting> = {
  together: true,
  go(game, doubting) {
    if (!doubting.isOpen) return WAIT
    if (doubting.doubters === NOBODY) {
      game.tell?.({ type: 'believed', by: doubting.by, shows: true })
      game.state.turn = leftOf(game.state, doubting.by)[0]!
    } else settle(game, doubting.doubters)
    pop(game)
  },
  asks: (table, { by }) => leftOf(table, by).reduce((eyes, seat) => eyes | only(seat), NOBODY),
  // LD-R06: who could not bid any higher can't believe it either.
  options: (table, { by }, seat) =>
    nextBid(table) === undefined && leftOf(table, by)[0] === seat
      ? [{ do: 'doubt' }]
      : [{ do: 'believe' }, { do: 'doubt' }],
  safe: (table, frame, seat) => ({ do: doubt.options!(table, frame, seat)[0]!.do as 'believe' | 'doubt' }),
  answer(game, doubting, seat, action) {
    doubting.isOpen = true
    if (action.do === 'believe') return
    doubting.doubters |= only(seat)
    game.tell?.({ type: 'doubted', by: seat, shows: true })
  },
}

/** All dice are shown and counted (LD-R07); the first to lose one bids next, or whoever follows (LD-R08). */
function settle(game: Playing, doubters: Eyes): void {
  const { state } = game
  const { by, count, face } = state.bid!
  for (const seat of seatsIn(state))
    game.tell?.({ type: 'showed', by: seat, dice: state.dice[seat]!.slice(), shows: true })
  const found = state.dice.flat().filter((die) => die === face).length
  const isTrue = found >= count
  game.tell?.({ type: isTrue ? 'held' : 'failed', by, count, face, found })
  const losers = isTrue ? leftOf(state, by).filter((seat) => has(doubters, seat)) : [by]
  for (const seat of losers) {
    state.dice[seat]!.pop()
    state.aside++
    game.tell?.({ type: 'lost', by: seat, left: state.dice[seat]!.length })
    if (!isIn(state, seat)) game.tell?.({ type: 'out', by: seat })
  }
  const gone = losers.filter((seat) => !isIn(state, seat))
  if (gone.length > 0) state.gone.unshift(gone)
  state.bid = null
  state.turn = isIn(state, losers[0]!) ? losers[0]! : leftOf(state, losers[0]!)[0]!
}
