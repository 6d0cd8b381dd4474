// General Store: as many cards on display as players alive, each takes one, whoever played it first (W-R71). The last one takes what is
// left; with too few cards the display is simply empty before everybody had one (W-R72).

import { type FrameRule, WAIT, only, pop } from '@saloon/kernel'
import type { Card } from '../components.ts'
import { nextAlive } from '../rules/reach.ts'
import type { Action, Event, Playing, Store, Wanted } from '../state.ts'
import { takeOut } from '../rules/zones.ts'

export const store: FrameRule<Wanted, Store, Action, Event> = {
  go(game, frame) {
    const { store } = game.state
    if (store.length > 1) return WAIT
    if (store.length === 1) take(game, frame, store[0]!)
    pop(game)
  },
  asks: (_table, { seat }) => only(seat),
  options: ({ store }) => [{ do: 'pick', card: { one: store } }],
  safe: ({ store }) => ({ do: 'pick', card: store[0]! }),
  answer(game, frame, _seat, action) {
    if (action.do === 'pick') take(game, frame, action.card)
  },
  ahead(table, { seat }) {
    const coming = []
    let next = seat
    // The last card is nobody's choice.
    for (let left = table.store.length - 1; left > 1; left--) {
      next = nextAlive(table, next)
      coming.push({ seat: next, kind: 'store' })
    }
    return coming
  },
  early: ({ store }) => [{ do: 'pick', card: { one: store } }],
}

function take(game: Playing, frame: Store, card: Card): void {
  const { state } = game
  const { seat } = frame
  takeOut(state.store, card)
  state.players[seat]!.hand.push(card)
  game.tell?.({ type: 'picked', by: seat, card })
  frame.seat = nextAlive(state, seat)
}
