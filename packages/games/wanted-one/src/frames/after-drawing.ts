// After each draw, its effect included (WO-R28), the round may end at once (specification 6.1); else the Cavalry may ride,
// then the next player draws.

import { replace } from '@saloon/kernel'
import type { Deck } from '../components.ts'
import { type Cavalry, type Draw, type Majorities, type Playing, hasAllGangs } from '../state.ts'

/** Only the active player gains cards, so only he can have all gangs now (WO-R30); both reasons are as good as one (WO-R33). */
export function afterDrawing(game: Playing, deck: Deck): void {
  const { state } = game
  const emptied = state.decks[deck]!.length === 0
  const complete = hasAllGangs(state.players[state.active]!)
  if (emptied) game.tell?.({ type: 'deck-emptied', by: state.active, deck })
  if (complete) game.tell?.({ type: 'four-gangs', by: state.active })
  if (emptied || complete) replace<Majorities>(game, { kind: 'majorities', gang: 0 })
  else if (state.options.cavalry) replace<Cavalry>(game, { kind: 'cavalry' })
  else passTurn(game)
}

export function passTurn(game: Playing): void {
  const { state } = game
  state.active = (state.active + 1) % state.players.length
  replace<Draw>(game, { kind: 'draw', spent: false })
}
