// Scenarios in two phases: the teams swap clans and the town is set up from scratch (12, twoPhases).

import { push } from '@saloon/kernel'
import { declare } from '../outcome.ts'
import type { Playing, Score, Team } from '../state.ts'
import { clanOfTeam, livingOf, scenarioOf } from '../table.ts'
import { firstFrame, layOutTown } from '../setup.ts'

/** Nobody wins: what the law's team reached is noted, and the other team becomes the law. */
export function endPhase(game: Playing): true {
  const { state } = game
  const score: Score = { survivors: livingOf(state, 'law').length, kills: state.kills }
  state.scores = state.scores.map((other, team) => (team === state.lawTeam ? score : other))
  if (state.phase === 2) {
    compare(game)
    return true
  }
  state.lawTeam = (1 - state.lawTeam) as Team
  state.phase = 2
  Object.assign(state, layOutTown(state, state.chance))
  state.stack = []
  state.handed = 0
  game.tell?.({ type: 'phase', phase: 2 })
  push(game, firstFrame(scenarioOf(state)))
  return true
}

/** More surviving law cowboys, then more outlaws killed, each while the team was the law; then a draw. */
function compare(game: Playing): void {
  const [first, second] = game.state.scores as readonly [Score, Score]
  const lead = first.survivors - second.survivors || first.kills - second.kills
  if (lead === 0) return declare(game, null, 'draw')
  declare(game, clanOfTeam(game.state, lead > 0 ? 0 : 1), 'afterBothPhases')
}
