// The whole game: one bid after the other; dice are rolled before the first of a round (LD-R02).

import { finish, only, push, sinceThisMove } from '@saloon/kernel'
import { type Playing, type Rule, rolled, seatsIn } from '../state.ts'
import type { Bidding } from './bid.ts'

export const round: Rule = {
  go(game, round) {
    sinceThisMove(game, round)
    if (seatsIn(game.state).length === 1) return finish(game)
    if (game.state.bid === null) roll(game)
    game.tell?.({ type: 'turn-began', by: game.state.turn })
    push<Bidding>(game, { kind: 'bid', seat: game.state.turn })
  },
}

function roll(game: Playing): void {
  const { state } = game
  for (const seat of seatsIn(state)) {
    const dice = state.dice[seat]!.map(() => rolled(state.chance))
    state.dice[seat] = dice
    game.tell?.({ type: 'rolled', by: seat, count: dice.length, only: { eyes: only(seat), dice: dice.slice() } })
  }
}
