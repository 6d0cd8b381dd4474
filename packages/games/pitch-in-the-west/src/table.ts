// The small questions every rule asks of the table.

import type { Seat } from '@saloon/kernel'
import { type BaseId, type FigureId, type ItemId, MOST_INSIDE, numberOf, type NpcId, type Team } from './components.ts'
import type { Scenario, Special, SpecialId, Town } from './scenario/format.ts'
import { SIX } from './scenario/six.ts'
import { TOWNS } from './scenario/towns.ts'
import type { Base, Figure, Item, Table, Townsperson } from './state.ts'

export const scenarioOf = ({ own, options }: Pick<Table, 'own' | 'options'>): Scenario =>
  own ?? SIX[options.scenario as keyof typeof SIX]
export const townOf = ({ town }: Pick<Scenario, 'town'>): Town => (typeof town === 'string' ? TOWNS[town] : town)
export const special = (table: Table, id: SpecialId): Special | undefined =>
  scenarioOf(table).special.find((entry) => entry.id === id)

// ---- figures ------------------------------------------------------------------------------------------------------

export function figure(table: Table, id: FigureId): Figure {
  for (let i = 0; i < table.figures.length; i++) if (table.figures[i]!.id === id) return table.figures[i]!
  throw new Error(`no figure ${id} in this game`)
}
export const isAlive = ({ life }: Figure): boolean => life > 0
export const livingOf = (table: Table, team: Team): Figure[] =>
  table.figures.filter((other) => other.team === team && isAlive(other))
export const byNumber = (a: Figure, b: Figure): number => numberOf(a.id) - numberOf(b.id)
export const seatsOf = (table: Pick<Table, 'teams'>, team: Team): Seat[] =>
  table.teams.flatMap((other, seat) => (other === team ? [seat] : []))
export const townsperson = (table: Table, id: NpcId): Townsperson => table.townsfolk.find((other) => other.id === id)!
export const escortedBy = (table: Table, id: FigureId): Townsperson | undefined =>
  table.townsfolk.find(({ escort }) => escort === id)

// ---- objects ------------------------------------------------------------------------------------------------------

export const item = (table: Table, id: ItemId): Item => table.items.find((other) => other.id === id)!
export function heldBy(table: Table, id: FigureId | BaseId): Item[] {
  const held: Item[] = []
  for (let i = 0; i < table.items.length; i++) if (table.items[i]!.holder === id) held.push(table.items[i]!)
  return held
}
export const isPitched = ({ kind }: Item): boolean => kind !== 'gold'
export const goldInCamp = (table: Table): number => table.items.filter(({ holder }) => holder === 'camp').length

// ---- bases --------------------------------------------------------------------------------------------------------

export const base = (table: Table, id: BaseId): Base => table.bases.find((other) => other.id === id)!
export const insideOf = (table: Table, id: BaseId): Figure[] => table.figures.filter(({ inside }) => inside === id)
export const isVehicle = ({ kind }: Base): boolean => kind !== 'house'

/** Why a figure of this team can't get in; the first round is for vehicles only (PW-R03, PW-R05, PW-R33). */
export function closedTo(table: Table, at: Base, team: Team): 'first-round' | 'locked' | 'full' | 'enemy' | undefined {
  if (table.round === 1 && !isVehicle(at)) return 'first-round'
  if (at.locked) return 'locked'
  const inside = insideOf(table, at.id)
  if (inside.some((other) => other.team !== team)) return 'enemy'
  return inside.length >= MOST_INSIDE ? 'full' : undefined
}
