// When it ends and who wins: four Wanted tokens and the One token, the moment one player has them (specification 7).
// Tokens move in scoring only, so nobody can win in between (WO-R54).

import { type Outcome, type Seat, countOf, finish } from '@saloon/kernel'
import { ALL_TOKENS, type Playing, type Table } from './state.ts'

/** Neither is worth anything without the other (WO-R51, WO-R53). */
export const winsGame = ({ players, one }: Table, seat: Seat): boolean =>
  one === seat && players[seat]!.wanted === ALL_TOKENS

export function winGame(game: Playing, winner: Seat): void {
  game.state.winner = winner
  game.tell?.({ type: 'game-over', winner })
  finish(game)
}

/** Behind the winner, who has the One, players are ranked by their Wanted tokens (WO-R88). Cards stay as they lie (WO-R89). */
export function outcome(table: Table): Outcome | undefined {
  const { winner, players } = table
  if (winner === null) return undefined
  const ranking: Seat[][] = [[winner]]
  for (let tokens = countOf(ALL_TOKENS); tokens >= 0; tokens--) {
    const seats = players.flatMap((player, seat) =>
      seat !== winner && countOf(player.wanted) === tokens ? [seat] : [],
    )
    if (seats.length > 0) ranking.push(seats)
  }
  const scores = Object.fromEntries(
    players.map((player, seat) => [String(seat), countOf(player.wanted) + (seat === winner ? 1 : 0)]),
  )
  return { winners: [winner], ranking, because: { key: 'result.public-enemy', facts: { seat: winner } }, scores }
}
