// Scoring, phase 1: gang by gang in fixed order (WO-R43), the most cards win its Wanted token. A tie goes to the leader's
// owner (WO-R38), then to a shoot-out where that is played (WO-R57), else to nobody.

import { type FrameRule, type Seat, replace } from '@saloon/kernel'
import { GANGS, type Gang } from '../components.ts'
import { winGame, winsGame } from '../outcome.ts'
import { countsOf, leaderAmong, seatsWithMost } from '../rules/scoring.ts'
import { shootOut } from '../rules/shoot-out.ts'
import type { Action, Event, Majorities, Playing, Points, WantedOne, Won } from '../state.ts'

export const majorities: FrameRule<WantedOne, Majorities, Action, Event> = {
  go(game, majorities) {
    const { gang } = majorities
    if (gang === GANGS.length) return replace<Points>(game, { kind: 'points' })
    majorities.gang = gang + 1
    award(game, gang)
  },
}

function award(game: Playing, gang: Gang): void {
  const { players, starter, options } = game.state
  const counts = countsOf(players, gang)
  game.tell?.({ type: 'counted', gang, counts })
  const most = seatsWithMost(counts, starter)
  if (most.length === 0) return game.tell?.({ type: 'wanted-unclaimed', gang })
  if (most.length === 1) return giveToken(game, most[0]!, gang, 'most')
  const leader = leaderAmong(players, most, gang)
  if (leader !== undefined) return giveToken(game, leader, gang, 'leader')
  // Not shot out where nobody could gain anything (WO-R63).
  const shooter = options.duel && somebodyLacks(game, most, gang) ? shootOut(game, most, gang) : undefined
  if (shooter === undefined) game.tell?.({ type: 'wanted-tied', gang, seats: most })
  else giveToken(game, shooter, gang, 'shoot-out')
}

const hasToken = ({ state }: Playing, seat: Seat, gang: Gang): boolean =>
  (state.players[seat]!.wanted & (1 << gang)) !== 0
const somebodyLacks = (game: Playing, seats: readonly Seat[], gang: Gang): boolean =>
  seats.some((seat) => !hasToken(game, seat, gang))

/** Who has the token already gains nothing, and nobody gets it in his place (WO-R41). */
function giveToken(game: Playing, by: Seat, gang: Gang, how: Won): void {
  if (hasToken(game, by, gang)) return game.tell?.({ type: 'wanted-again', by, gang, with: how })
  game.state.players[by]!.wanted |= 1 << gang
  game.tell?.({ type: 'wanted-won', by, gang, with: how })
  // The points aren't counted any more (WO-R52, WO-R55).
  if (winsGame(game.state, by)) winGame(game, by)
}
