// How far each clan is from winning, in numbers: what a scenario asks for, and what of it there is.

import { CLANS, type Clan, otherClan, type Role } from '../components.ts'
import type { ClockTest, Condition } from '../scenario/format.ts'
import type { Table } from '../state.ts'
import { girl, isAlive, livingOf, ofClan, patriarch, scenarioOf, withRole } from '../table.ts'
import { barrels, carried, heldByNeutrals, stored } from './conditions.ts'

export interface Progress {
  readonly clan: Clan
  readonly of: Condition['when'] | ClockTest['test']
  readonly have: number
  readonly need: number | null // null: more than the others
  readonly cowboy?: string // whom it is about
  readonly building?: string
  readonly marker?: string
}

export function progress(table: Table): Progress[] {
  const { victory, atClockEnd } = scenarioOf(table)
  return [
    ...victory.flatMap((one) => clansOf(one.clan).flatMap((clan) => ofCondition(table, one, clan))),
    ...atClockEnd.flatMap((test) => atMidnight(table, test)),
  ].filter((one, i, all) => all.findIndex(({ clan, of }) => clan === one.clan && of === one.of) === i)
}

const clansOf = (clan: string): readonly Clan[] =>
  clan === 'law' || clan === 'outlaw' ? [clan] : clan === 'phase' ? ['outlaw'] : CLANS

function ofCondition(table: Table, condition: Condition, clan: Clan): Progress[] {
  const enemies = ofClan(table, otherClan(clan))
  const of = condition.when
  switch (condition.when) {
    case 'enemyDead':
      return [{ clan, of, have: enemies.filter((one) => !isAlive(one)).length, need: condition.n }]
    case 'enemyDeadOrDown':
      return [{ clan, of, have: enemies.filter((one) => !isAlive(one) || one.lying).length, need: condition.n }]
    case 'roleDead':
      return lifeOf(table, clan, of, condition.role)
    case 'allLawDead':
      return [{ clan, of, have: enemies.length - livingOf(table, 'law').length, need: enemies.length }]
    case 'stored':
      return [
        {
          clan,
          of,
          have: stored(table, condition.type, condition.building),
          need: condition.n,
          building: condition.building,
          marker: condition.type,
        },
      ]
    case 'heldByNeutrals':
      return [{ clan, of, have: heldByNeutrals(table, condition.type), need: condition.n, marker: condition.type }]
    case 'poisonedBarrels':
      return [{ clan, of, have: barrels(table, 'poisoned'), need: condition.n }]
    case 'cleanBarrels':
      return [{ clan, of, have: barrels(table, 'clean'), need: condition.n }]
    case 'witnessDeadBeforeBothFound':
      return lifeOf(table, clan, of, 'witness')
    case 'hostageEscortedInto':
      return [withWhom(clan, of, girl(table)?.escort ?? patriarch(table)?.escort ?? null)]
    case 'hostageHitByShot':
      return []
  }
}

/** Whoever has to die: the life that is left. */
function lifeOf(table: Table, clan: Clan, of: Progress['of'], role: Role): Progress[] {
  const figure = withRole(table, role)
  return figure ? [{ clan, of, have: figure.life, need: 0, cowboy: figure.id }] : []
}
const withWhom = (clan: Clan, of: Progress['of'], escort: string | null): Progress => ({
  clan,
  of,
  have: 0,
  need: null,
  ...(escort !== null && { cowboy: escort }),
})

function atMidnight(table: Table, test: ClockTest): Progress[] {
  const of = test.test
  switch (test.test) {
    case 'mostLivingCowboys':
      return CLANS.map((clan) => ({ clan, of, have: livingOf(table, clan).length, need: null }))
    case 'mostLifePoints':
      return CLANS.map((clan) => ({
        clan,
        of,
        have: livingOf(table, clan).reduce((sum, { life }) => sum + life, 0),
        need: null,
      }))
    case 'mostCarried':
      return CLANS.map((clan) => ({ clan, of, have: carried(table, test.type, clan), need: null, marker: test.type }))
    case 'win':
      return test.condition ? ofCondition(table, test.condition, test.clan) : []
    case 'hostageHolderClan':
      return CLANS.map((clan) => withWhom(clan, of, girl(table)?.escort ?? null))
    case 'patriarch':
      return CLANS.map((clan) => withWhom(clan, of, patriarch(table)?.escort ?? null))
    case 'afterBothPhases':
      return [
        { clan: 'law', of, have: livingOf(table, 'law').length, need: null },
        { clan: 'outlaw', of, have: table.kills, need: null },
      ]
    default:
      return []
  }
}
