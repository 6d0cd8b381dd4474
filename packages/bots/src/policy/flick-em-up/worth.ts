// What a position is worth to a clan: lives, and how far each of the scenario's conditions has come. The scenarios are data, and so
// are the worths of their words.

import { type Clan, clanOf, type Marker, otherClan } from '@saloon/flick-em-up'
import {
  barrels,
  type Building,
  carried,
  type Condition,
  type Cowboy,
  heldByNeutrals,
  isAlive,
  scenarioOf,
  stored,
  type Table,
  teamOf,
} from '@saloon/flick-em-up/reading'
import { nearness } from './errand.ts'
import { errandsOf } from './errands.ts'

const WON = 1000
const ALIVE = 16
const LIFE = 10
const LYING = 3
/** What a thing that wins is worth where it belongs, and in somebody's hands. */
const AT_HOME = 14
const IN_HAND = 6

export function worthOf(table: Table, clan: Clan): number {
  if (table.result) {
    if (table.result.winner === null) return 0
    return table.result.winner === teamOf(table, clan) ? WON : -WON
  }
  return sideOf(table, clan) - sideOf(table, otherClan(clan))
}

function sideOf(table: Table, clan: Clan): number {
  let worth = 0
  for (const figure of table.cowboys) if (clanOf(figure.id) === clan) worth += lifeOf(table, figure)
  for (const condition of scenarioOf(table).victory)
    if (condition.clan === clan || condition.clan === 'both') worth += progress(table, condition, clan)
  for (const test of scenarioOf(table).atClockEnd) {
    if (test.test === 'mostStored') worth += AT_HOME * stored(table, test.type, test[clan])
    if (test.test === 'hostageHolderClan' || test.test === 'patriarch') worth += escorting(table, clan)
  }
  return worth
}

/** What a cowboy is worth alive: more if the game hangs on it, and if it is near what it has to do. */
export function lifeOf(table: Table, figure: Cowboy): number {
  if (!isAlive(figure)) return 0
  const weight = isMarked(table, figure) ? 2.5 : 1
  const errand = errandsOf(table, figure).reduce(
    (best, one) => Math.max(best, one.worth * nearness(table, figure, one)),
    0,
  )
  return weight * (ALIVE + LIFE * Math.min(figure.life, 4)) - (figure.lying ? LYING : 0) + errand
}

/** Its death ends the game. */
const isMarked = (table: Table, { role }: Cowboy): boolean =>
  role !== null &&
  scenarioOf(table).victory.some(
    (condition) =>
      (condition.when === 'roleDead' && condition.role === role) ||
      (condition.when === 'witnessDeadBeforeBothFound' && role === 'witness' && table.found < 2),
  )

function progress(table: Table, condition: Condition, clan: Clan): number {
  switch (condition.when) {
    case 'stored':
      return (
        AT_HOME * stored(table, condition.type, condition.building) + IN_HAND * carried(table, condition.type, clan)
      )
    case 'heldByNeutrals':
      return 2 * AT_HOME * heldByNeutrals(table, condition.type) + IN_HAND * carried(table, condition.type, clan)
    case 'poisonedBarrels':
      return 2 * AT_HOME * barrels(table, 'poisoned')
    case 'cleanBarrels':
      return 2 * AT_HOME * barrels(table, 'clean')
    case 'hostageEscortedInto':
      return escorting(table, clan)
    default:
      return 0 // lives say it
  }
}

const escorting = (table: Table, clan: Clan): number =>
  table.neutrals.some(({ escort, kind }) => kind !== 'accomplice' && escort !== null && clanOf(escort) === clan)
    ? 40
    : 0

/** What the clan wants to have of the markers, and where it wants them to lie. */
export function wanted(
  table: Table,
  clan: Clan,
): readonly { readonly type: Marker; readonly home: Building['id'] | null }[] {
  const goals: { type: Marker; home: Building['id'] | null }[] = []
  for (const condition of scenarioOf(table).victory) {
    if (condition.clan !== clan && condition.clan !== 'both') continue
    if (condition.when === 'stored') goals.push({ type: condition.type, home: condition.building })
    if (condition.when === 'heldByNeutrals') goals.push({ type: condition.type, home: null })
  }
  return goals
}
