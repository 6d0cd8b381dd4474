// What a scenario's conditions mean (20.3), asked for the clan that would win by them.

import { type BuildingId, type Clan, type Marker, clanOf, otherClan } from '../components.ts'
import { isA } from './markers.ts'
import type { Condition } from '../scenario/format.ts'
import type { Table } from '../state.ts'
import { everybody, girl, insideOf, isAlive, livingOf, ofClan, patriarch, withRole } from '../table.ts'

export function holds(table: Table, condition: Condition, clan: Clan): boolean {
  switch (condition.when) {
    case 'enemyDead':
      return ofClan(table, otherClan(clan)).filter((figure) => !isAlive(figure)).length >= condition.n
    case 'enemyDeadOrDown':
      return ofClan(table, otherClan(clan)).filter((figure) => !isAlive(figure) || figure.lying).length >= condition.n
    case 'roleDead': {
      const figure = withRole(table, condition.role)
      return figure !== undefined && !isAlive(figure)
    }
    case 'allLawDead':
      return livingOf(table, 'law').length === 0
    case 'stored':
      return stored(table, condition.type, condition.building) >= condition.n
    case 'heldByNeutrals':
      return heldByNeutrals(table, condition.type) >= condition.n
    case 'poisonedBarrels':
      return barrels(table, 'poisoned') >= condition.n
    case 'cleanBarrels':
      return barrels(table, 'clean') >= condition.n
    case 'witnessDeadBeforeBothFound': {
      const witness = withRole(table, 'witness')
      return witness !== undefined && !isAlive(witness) && table.found < 2
    }
    case 'hostageEscortedInto':
      return escortedInto(table, condition.building, clan)
    case 'hostageHitByShot':
      return table.girlHitBy !== null && table.girlHitBy !== clan
  }
}

/** Lying on the bases, face up or face down; of the face-down ones those that everybody has seen. */
export function stored(table: Table, marker: Marker, where: BuildingId): number {
  const at = table.buildings.find(({ id }) => id === where)
  if (at === undefined) return 0
  const open = [...at.left, ...at.right].filter((other) => other === marker).length
  const all = everybody(table)
  return open + at.hidden.filter((token) => token.marker === marker && token.known === all).length
}

export const heldByNeutrals = (table: Table, marker: Marker): number =>
  table.neutrals.reduce((sum, { holds: held }) => sum + held.filter((item) => isA(item, marker)).length, 0)

export const barrels = (table: Table, water: 'clean' | 'poisoned'): number =>
  table.objects.filter((thing) => thing.water === water).length

export const carried = (table: Table, marker: Marker, clan: Clan): number =>
  livingOf(table, clan).reduce((sum, { items }) => sum + items.filter((item) => isA(item, marker)).length, 0)

/** While both clans are in there a duel decides first. */
function escortedInto(table: Table, where: BuildingId, clan: Clan): boolean {
  const inside = insideOf(table, where)
  if (inside.length === 0 || inside.some(({ id }) => clanOf(id) !== clan)) return false
  return [girl(table), patriarch(table)].some(
    (figure) => figure !== undefined && figure.inside === where && inside.some(({ id }) => id === figure.escort),
  )
}
