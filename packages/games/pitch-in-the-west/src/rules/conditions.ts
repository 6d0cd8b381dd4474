// What a scenario's conditions mean (16).

import type { Condition } from '../scenario/format.ts'
import type { Table } from '../state.ts'
import { figure, goldInCamp, isAlive, livingOf } from '../table.ts'
import { isInCamp } from '../wood/town.ts'
import { isVehicle } from '../table.ts'

export function holds(table: Table, condition: Condition): boolean {
  switch (condition.when) {
    case 'goldInCamp':
      return goldInCamp(table) >= condition.n
    case 'allDead':
      return livingOf(table, condition.of).length === 0
    case 'figureInCamp': {
      const prisoner = table.prisoner && figure(table, table.prisoner)
      return prisoner !== null && isAlive(prisoner) && isInCamp(table, prisoner)
    }
    case 'figureDead':
      return table.prisoner !== null && !isAlive(figure(table, table.prisoner))
    case 'npcDead':
      return dead(table) >= condition.n
    case 'npcSaved':
      return saved(table) >= condition.n
  }
}

export const dead = ({ townsfolk }: Table): number => townsfolk.filter(({ alive }) => !alive).length
export const saved = ({ townsfolk }: Table): number =>
  townsfolk.filter(({ alive, pose }) => alive && pose === null).length

/** On the vehicles and in the hands of whoever is on them. */
export function goldAboard(table: Table, only?: string): number {
  const vehicles = table.bases
    .filter((at) => isVehicle(at) && (only === undefined || at.id === only))
    .map(({ id }) => id)
  const aboard = table.figures.filter(({ inside }) => inside !== null && vehicles.includes(inside)).map(({ id }) => id)
  return table.items.filter(
    ({ kind, holder }) => kind === 'gold' && ([...vehicles, ...aboard] as string[]).includes(holder),
  ).length
}
