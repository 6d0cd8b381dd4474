// A round: every figure in the order of the numbers, then what the scenario does at the end of it (4, 13).

import { type FrameRule, push } from '@saloon/kernel'
import { ACTIONS, numberOf, TEAMS } from '../components.ts'
import { endRound } from '../rules/journey.ts'
import { judge, judgeAtEnd } from '../outcome.ts'
import type { Action, Challenge, Event, PitchInTheWest, Playing, Round, Turn } from '../state.ts'
import { byNumber, isAlive, livingOf, scenarioOf, special } from '../table.ts'

const OPEN_FROM = 3

export const round: FrameRule<PitchInTheWest, Round, Action, Event> = {
  go(game, frame) {
    const { state } = game
    if (judge(game, 'immediate')) return
    if (!frame.opened) return open(game, frame)
    const next = state.figures.find((other) => isAlive(other) && numberOf(other.id) > frame.played)
    if (next === undefined) return close(game, frame)
    frame.played = numberOf(next.id)
    if (next.jailed) return game.tell?.({ type: 'in-prison', figure: next.id })
    if (next.sitsOut) {
      next.sitsOut = false
      return game.tell?.({ type: 'sat-out', figure: next.id })
    }
    state.onTurn = next.team
    game.tell?.({ type: 'turn', by: next.seat, figure: next.id })
    const { seat, id } = next
    push<Turn>(game, { kind: 'turn', seat, figure: id, left: ACTIONS, touched: [], over: false })
  },
}

function open(game: Playing, frame: Round): void {
  const { state } = game
  frame.opened = true
  game.tell?.({ type: 'round', round: state.round })
  if (state.round === OPEN_FROM && special(state, 'wagon-locked-until-dynamite-or-round-3'))
    for (const at of state.bases) if (at.id === 'wagon') at.locked = false
  if (special(state, 'noon-duel')?.round === state.round) noonDuel(game)
}

/** As if the outlaw had taken a duel cube (13.5). */
function noonDuel(game: Playing): void {
  const [outlaw, law] = TEAMS.map(
    (team) =>
      livingOf(game.state, team)
        .filter((one) => !one.jailed)
        .toSorted(byNumber)[0],
  )
  if (outlaw === undefined || law === undefined) return
  game.tell?.({ type: 'noon', figure: outlaw.id, target: law.id })
  push<Challenge>(game, { kind: 'challenge', seat: outlaw.seat, figure: outlaw.id, fixed: law.id })
}

function close(game: Playing, frame: Round): void {
  const { state } = game
  state.onTurn = null
  const isLast = state.round >= scenarioOf(state).rounds
  endRound(game, isLast)
  if (isLast) return judgeAtEnd(game)
  state.round++
  frame.played = 0
  frame.opened = false
}
