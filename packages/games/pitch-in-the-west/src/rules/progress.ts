// How far each team is from winning, in numbers: what a scenario asks for, and what of it there is.

import { type Team, TEAMS } from '../components.ts'
import type { Condition, EndTest } from '../scenario/format.ts'
import type { Table } from '../state.ts'
import { figure, goldInCamp, livingOf, scenarioOf } from '../table.ts'
import { dead, goldAboard, saved } from './conditions.ts'

export interface Progress {
  readonly team: Team
  readonly of: Condition['when'] | EndTest['test']
  readonly have: number
  readonly need: number | null // null: more than the others
}

export function progress(table: Table): Progress[] {
  const { victory, atEnd } = scenarioOf(table)
  return [
    ...victory.map((one) => ofCondition(table, one, one.team)),
    ...atEnd.flatMap((test) => atLast(table, test)),
  ].filter((one, i, all) => all.findIndex(({ team, of }) => team === one.team && of === one.of) === i)
}

function ofCondition(table: Table, condition: Condition, team: Team): Progress {
  const of = condition.when
  switch (condition.when) {
    case 'goldInCamp':
      return { team, of, have: goldInCamp(table), need: condition.n }
    case 'allDead': {
      const all = table.figures.filter((one) => one.team === condition.of).length
      return { team, of, have: all - livingOf(table, condition.of).length, need: all }
    }
    case 'figureInCamp':
    case 'figureDead':
      return { team, of, have: table.prisoner === null ? 0 : figure(table, table.prisoner).life, need: 0 }
    case 'npcDead':
      return { team, of, have: dead(table), need: condition.n }
    case 'npcSaved':
      return { team, of, have: saved(table), need: condition.n }
  }
}

function atLast(table: Table, test: EndTest): Progress[] {
  const of = test.test
  switch (test.test) {
    case 'vehicleGold':
      return [{ team: test.then, of, have: goldAboard(table, test.vehicle), need: test.n }]
    case 'mostGold':
      return [
        { team: test.camp, of, have: goldInCamp(table), need: null },
        { team: test.aboard, of, have: goldAboard(table), need: null },
      ]
    case 'mostLifePoints':
      return TEAMS.map((team) => ({
        team,
        of,
        have: livingOf(table, team).reduce((sum, { life }) => sum + life, 0),
        need: null,
      }))
    case 'mostLiving':
      return TEAMS.map((team) => ({ team, of, have: livingOf(table, team).length, need: null }))
    default:
      return []
  }
}
