// When it ends and who wins (13): looked at after every flick and its consequences, after every marker step, and when the scenario says.

import { type Outcome, type Seat, finish } from '@saloon/kernel'
import { CLANS, type Clan, otherClan } from './components.ts'
import { holds } from './rules/conditions.ts'
import { endPhase } from './rules/phases.ts'
import type { Timing, Victory } from './scenario/format.ts'
import type { Playing, Reason, Table } from './state.ts'
import { scenarioOf, seatsOfTeam, teamOf } from './table.ts'

/** Whether the game, or its phase, is over; then nothing else happens. */
export function judge(game: Playing, timing: Timing, only?: Clan): boolean {
  const { state } = game
  const won: { readonly clan: Clan; readonly reason: Reason }[] = []
  for (const victory of scenarioOf(state).victory) {
    if (victory.timing !== timing) continue
    if (victory.clan === 'phase') {
      if (holds(state, victory, 'outlaw')) return endPhase(game)
      continue
    }
    for (const clan of candidates(victory)) {
      if ((only === undefined || only === clan) && holds(state, victory, clan)) won.push({ clan, reason: victory.when })
    }
  }
  if (won.length === 0) return false
  // Losses by hitting the hostage go first; if one event fulfils the conditions of both, the clan whose turn it is loses (FU-R87).
  const [first] = won.toSorted((a, b) => rank(a.reason) - rank(b.reason)) as [(typeof won)[0]]
  const both = won.some(({ clan }) => clan !== first.clan) && rank(first.reason) > 0 && state.onTurn !== null
  const winner = both ? otherClan(state.onTurn!) : first.clan
  declare(game, winner, (won.find(({ clan }) => clan === winner) ?? first).reason)
  return true
}

const candidates = ({ clan }: Victory): readonly Clan[] => (clan === 'law' || clan === 'outlaw' ? [clan] : CLANS)
const rank = (reason: Reason): number => (reason === 'hostageHitByShot' ? 0 : 1)

export function declare(game: Playing, clan: Clan | null, reason: Reason): void {
  const { state } = game
  state.result = { winner: clan === null ? null : teamOf(state, clan), clan, reason }
  game.tell?.({ type: 'game-over', clan: clan ?? 'nobody', reason })
  finish(game)
}

export function outcome({ result, seats }: Table): Outcome | undefined {
  if (result === null) return undefined
  const teams = [seatsOfTeam(seats, 0), seatsOfTeam(seats, 1)] as const
  const because = { key: `result.${result.reason}`, facts: { clan: result.clan ?? 'nobody' } }
  if (result.winner === null) {
    const all: Seat[] = [...teams[0], ...teams[1]].toSorted((a, b) => a - b)
    return { winners: [], ranking: [all], because }
  }
  const winners = teams[result.winner]
  return { winners, ranking: [winners, teams[1 - result.winner]!], because }
}
