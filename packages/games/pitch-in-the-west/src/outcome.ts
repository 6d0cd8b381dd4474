// When it ends and who wins: looked at after every action and its consequences, and after the last round (13, 16).

import { type Outcome, finish } from '@saloon/kernel'
import { otherTeam, type Team } from './components.ts'
import { dead, goldAboard, holds, saved } from './rules/conditions.ts'
import type { EndTest, Timing } from './scenario/format.ts'
import type { Playing, Reason, Table } from './state.ts'
import { goldInCamp, isVehicle, livingOf, scenarioOf, seatsOf, base } from './table.ts'

/** Whether the game is over; then nothing else happens. */
export function judge(game: Playing, timing: Timing): boolean {
  const { state } = game
  if (state.result !== null) return true
  const won = scenarioOf(state).victory.filter((victory) => victory.timing === timing && holds(state, victory))
  const [first] = won
  if (first === undefined) return false
  // One event fulfils the goals of both: the team of the figure on turn loses (PW-R54).
  const both = won.some(({ team }) => team !== first.team) && state.onTurn !== null
  const winner = both ? otherTeam(state.onTurn!) : first.team
  declare(game, winner, won.find(({ team }) => team === winner)!.when)
  return true
}

/** After the last round: the scenario's tests in order until one decides. */
export function judgeAtEnd(game: Playing): void {
  for (const test of scenarioOf(game.state).atEnd) {
    if (test.test === 'captured') {
      capture(game)
      if (judge(game, 'immediate')) return
      continue
    }
    const winner = decides(game.state, test)
    if (winner !== undefined) return declare(game, winner, test.test)
  }
  declare(game, null, 'draw')
}

/** Undefined: the next test decides; null: nobody wins. */
function decides(table: Table, test: Exclude<EndTest, { test: 'captured' }>): Team | null | undefined {
  switch (test.test) {
    case 'win':
      return test.team
    case 'draw':
      return null
    case 'vehicleGold':
      return goldAboard(table, test.vehicle) >= test.n ? test.then : undefined
    case 'mostGold':
      return more(goldInCamp(table), test.camp, goldAboard(table), test.aboard)
    case 'mostLifePoints':
      return more(lifeOf(table, 'outlaw'), 'outlaw', lifeOf(table, 'law'), 'law')
    case 'mostLiving':
      return more(livingOf(table, 'outlaw').length, 'outlaw', livingOf(table, 'law').length, 'law')
    case 'compare': {
      const count = (what: 'npcSaved' | 'npcDead') => (what === 'npcSaved' ? saved(table) : dead(table))
      return more(count(test.a), test.winnerA, count(test.b), test.winnerB)
    }
    default:
      return undefined
  }
}
const more = (a: number, teamA: Team, b: number, teamB: Team): Team | undefined =>
  a === b ? undefined : a > b ? teamA : teamB
const lifeOf = (table: Table, team: Team): number => livingOf(table, team).reduce((sum, { life }) => sum + life, 0)

/** The train has left: outlaws aboard are as good as dead, and their gold stays aboard. */
function capture(game: Playing): void {
  const { state } = game
  for (const caught of livingOf(state, 'outlaw')) {
    const { inside } = caught
    if (inside === null || !isVehicle(base(state, inside))) continue
    game.tell?.({ type: 'captured', figure: caught.id })
    caught.life = 0
    for (const it of state.items) if (it.holder === caught.id) it.holder = inside
  }
}

export function declare(game: Playing, winner: Team | null, reason: Reason): void {
  game.state.result = { winner, reason }
  game.tell?.({ type: 'game-over', team: winner ?? 'nobody', reason })
  finish(game)
}

export function outcome(table: Table): Outcome | undefined {
  const { result } = table
  if (result === null) return undefined
  const because = { key: `result.${result.reason}`, facts: { team: result.winner ?? 'nobody' } }
  if (result.winner === null) return { winners: [], ranking: [table.teams.map((_, seat) => seat)], because }
  const winners = seatsOf(table, result.winner)
  return { winners, ranking: [winners, seatsOf(table, otherTeam(result.winner))], because }
}
