// The small questions every rule asks of the table.

import { type Eyes, NOBODY, type Seat, only } from '@saloon/kernel'
import {
  type BuildingId,
  type Clan,
  type CowboyId,
  type Item,
  MOST_ITEMS,
  type NeutralId,
  type Role,
  clanOf,
  colourOf,
  hatOf,
} from './components.ts'
import type { Module, Scenario, SpecialId } from './scenario/format.ts'
import { TEN } from './scenario/ten/index.ts'
import type { Building, Cowboy, Neutral, Table, Team } from './state.ts'

export const scenarioOf = ({ own, options }: Pick<Table, 'own' | 'options'>): Scenario =>
  own ?? TEN[options.scenario as keyof typeof TEN]

export const plays = (table: Table, module: Module): boolean => scenarioOf(table).rules.includes(module)
export const special = (table: Table, id: SpecialId): { readonly clan?: Clan } | undefined =>
  scenarioOf(table).special.find((entry) => entry.id === id)

// ---- players ------------------------------------------------------------------------------------------------------

export const teamOf = ({ lawTeam }: Pick<Table, 'lawTeam'>, clan: Clan): Team =>
  clan === 'law' ? lawTeam : ((1 - lawTeam) as Team)
export const clanOfTeam = ({ lawTeam }: Pick<Table, 'lawTeam'>, team: Team): Clan =>
  team === lawTeam ? 'law' : 'outlaw'
export const teamOfSeat = (seat: Seat): Team => (seat % 2) as Team

/** The players of a team, in their order of play. */
export function seatsOfTeam(seats: number, team: Team): Seat[] {
  const own: Seat[] = []
  for (let seat: Seat = team; seat < seats; seat += 2) own.push(seat)
  return own
}

/** The player of a clan whose turn it is, or will be. */
export function nextPlayer(table: Table, clan: Clan): Seat {
  const team = teamOf(table, clan)
  const seats = seatsOfTeam(table.seats, team)
  return seats[table.pointers[team]! % seats.length]!
}

export function eyesOfClan(table: Pick<Table, 'lawTeam' | 'seats'>, clan: Clan): Eyes {
  let eyes: Eyes = NOBODY
  for (const seat of seatsOfTeam(table.seats, teamOf(table, clan))) eyes |= only(seat)
  return eyes
}

export const everybody = (table: Pick<Table, 'lawTeam' | 'seats'>): Eyes =>
  eyesOfClan(table, 'law') | eyesOfClan(table, 'outlaw')

// ---- pieces -------------------------------------------------------------------------------------------------------

export function cowboy(table: Table, id: CowboyId): Cowboy {
  const found = table.cowboys.find((other) => other.id === id)
  if (found === undefined) throw new Error(`no cowboy ${id} in this scenario`)
  return found
}
export const withRole = (table: Table, role: Role): Cowboy | undefined =>
  table.cowboys.find((other) => other.role === role)
export const ofClan = (table: Table, clan: Clan): Cowboy[] => table.cowboys.filter(({ id }) => clanOf(id) === clan)
export const livingOf = (table: Table, clan: Clan): Cowboy[] => ofClan(table, clan).filter(isAlive)
export const isAlive = ({ life }: Cowboy): boolean => life > 0
export const isStanding = (figure: Cowboy): boolean => isAlive(figure) && !figure.lying
export const isAvailable = (table: Table, { hat }: Cowboy): boolean => hat === colourOf(table.hour)
export const isWitness = ({ role }: Cowboy): boolean => role === 'witness'

export const building = (table: Table, id: BuildingId): Building => table.buildings.find((other) => other.id === id)!
export const neutral = (table: Table, id: NeutralId): Neutral => table.neutrals.find((other) => other.id === id)!
export const patriarch = (table: Table): Neutral | undefined => table.neutrals.find(({ kind }) => kind === 'patriarch')
export const girl = (table: Table): Neutral | undefined => table.neutrals.find(({ kind }) => kind === 'hostage')
export const escortedBy = (table: Table, id: CowboyId): Neutral | undefined =>
  table.neutrals.find(({ escort }) => escort === id)
export const insideOf = (table: Table, id: BuildingId): Cowboy[] =>
  table.cowboys.filter(({ inside }) => inside === id).toSorted((a, b) => a.entered - b.entered)

// ---- inventories --------------------------------------------------------------------------------------------------

export const hasRoom = ({ items }: Cowboy): boolean => items.length < MOST_ITEMS
export const has = ({ items }: Cowboy, item: Item): boolean => items.includes(item)
/** The built-in one counts. */
export const coltsOf = ({ items }: Cowboy): number => 1 + items.filter((item) => item === 'colt').length

/** Who goes first where nothing else tells two cowboys apart: the law, then the lower number (FU-R70). */
export const byNumber = (a: Cowboy, b: Cowboy): number =>
  (clanOf(a.id) === 'law' ? 0 : 10) + hatOf(a.id) - (clanOf(b.id) === 'law' ? 0 : 10) - hatOf(b.id)
