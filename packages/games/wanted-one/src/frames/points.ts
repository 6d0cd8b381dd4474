// Scoring, phase 2: the single highest total takes the One token, from its holder if need be (WO-R46); a tie is shot out
// where that is played, else changes nothing (WO-R47). Points are forgotten afterwards (WO-R44).

import { type FrameRule, type Seat, replace } from '@saloon/kernel'
import { ONE_TOKEN } from '../components.ts'
import { winGame, winsGame } from '../outcome.ts'
import { pointsOf, pointsOfGang, seatsWithMost } from '../rules/scoring.ts'
import { shootOut } from '../rules/shoot-out.ts'
import type { Action, Event, Playing, Points, Round, WantedOne } from '../state.ts'

export const points: FrameRule<WantedOne, Points, Action, Event> = {
  go(game) {
    const { state } = game
    const totals = countPoints(game)
    const most = seatsWithMost(totals, state.starter)
    const taker = most.length === 1 ? most[0] : state.options.duel ? shootOut(game, most, ONE_TOKEN) : undefined
    if (taker !== undefined) takeOne(game, taker, totals[taker]!)
    else if (most.length === 0) game.tell?.({ type: 'one-unclaimed' })
    else game.tell?.({ type: 'one-tied', seats: most, points: totals[most[0]!]! })
    if (state.one !== null && winsGame(state, state.one)) return winGame(game, state.one)
    // The holder starts; while there is none, the left neighbour of the last starter (WO-R49, WO-R50).
    state.starter = state.one ?? (state.starter + 1) % state.players.length
    replace<Round>(game, { kind: 'round' })
  },
}

function countPoints(game: Playing): number[] {
  const { players, supremacy } = game.state
  const totals: number[] = []
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!
    const total = pointsOf(player, supremacy)
    totals.push(total)
    game.tell?.({
      type: 'scored',
      by: seat,
      points: total,
      gangs: player.stacks.map((_, gang) => pointsOfGang(player, gang, supremacy)),
    })
  }
  return totals
}

function takeOne(game: Playing, by: Seat, total: number): void {
  const from = game.state.one
  game.state.one = by
  if (from === null) game.tell?.({ type: 'one-won', by, points: total })
  else if (from === by) game.tell?.({ type: 'one-kept', by, points: total })
  else game.tell?.({ type: 'one-taken', by, from, points: total })
}
