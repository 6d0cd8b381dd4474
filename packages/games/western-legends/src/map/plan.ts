// The board as tables: which hexes there are, what lies on them and beside them, and how far apart they are.
// Everything is computed once from the grid and looked up from then on.

import {
  AREA_LETTERS,
  type Area,
  GRID,
  HIDEOUTS,
  LOCATIONS,
  LOCATION_ROWS,
  type Location,
  MESAS,
  type Mesa,
  type PlaceKind,
  REGIONS,
  type Region,
  TERRAIN_LETTERS,
  TOWNS,
  type Terrain,
  type Town,
} from '../components/places.ts'

/** 0 … 92, in reading order: what can be entered. */
export type Hex = number
/** Where a hex, a place or a region could be and none is. */
export const NOWHERE = -1

export interface Cell {
  readonly column: number
  readonly row: number
  readonly key: string // c3r5
  readonly area: Area
  readonly terrain: Terrain
}
/** All hundred in reading order, mesas included: for whoever draws the board. */
export const CELLS: readonly Cell[] = GRID.flatMap(({ from, hexes }, row) =>
  hexes.split(' ').map((letters, n) => ({
    column: from + n,
    row,
    key: `c${from + n}r${row}`,
    area: AREA_LETTERS[letters[0]!]!,
    terrain: TERRAIN_LETTERS[letters[1]!]!,
  })),
)
/** By hex. */
export const PLAN: readonly Cell[] = CELLS.filter(({ terrain }) => terrain !== 'mesa')
export const SPACES = PLAN.length
/** For whoever crosses them each mesa is one node more, after the hexes (specification, section 2). */
export const NODES = SPACES + MESAS.length
export const mesaNode = (mesa: Mesa): Hex => SPACES + MESAS.indexOf(mesa)
export const isMesaNode = (node: Hex): boolean => node >= SPACES

const BY_KEY: Readonly<Record<string, Hex>> = Object.fromEntries(PLAN.map(({ key }, hex) => [key, hex]))
/** c3r5 → its hex; NOWHERE for what isn't one, and for a hex of a mesa. */
export const spaceOf = (key: string): Hex => BY_KEY[key] ?? NOWHERE
export const keyOf = (node: Hex): string => PLAN[node]?.key ?? MESAS[node - SPACES]!

// ---- what lies where --------------------------------------------------------------------------------------------

const TOWN_OF: readonly (Town | null)[] = PLAN.map(({ area }) => TOWNS.find((town) => town === area) ?? null)
const REGION_OF: readonly (Region | null)[] = PLAN.map(({ area }) => REGIONS.find((region) => region === area) ?? null)
const LOCATION_OF: readonly (Location | null)[] = PLAN.map(
  ({ key }) => LOCATIONS.find((location) => LOCATION_ROWS[location].spaces.includes(key)) ?? null,
)
export const townOf = (hex: Hex): Town | null => TOWN_OF[hex]!
export const regionOf = (hex: Hex): Region | null => REGION_OF[hex]!
/** No hex belongs to two places. */
export const locationOf = (hex: Hex): Location | null => LOCATION_OF[hex]!

const SPACES_OF = Object.fromEntries(
  LOCATIONS.map((location) => [location, LOCATION_ROWS[location].spaces.map(spaceOf)]),
) as unknown as Readonly<Record<Location, readonly Hex[]>>
/** In the order the specification lists them. */
export const spacesOf = (location: Location): readonly Hex[] => SPACES_OF[location]
/** The only hex of a place, or the first where it sits on a corner. */
export const spaceAt = (location: Location): Hex => SPACES_OF[location][0]!
export const TOWN_SPACES: readonly Hex[] = PLAN.flatMap((_, hex) => (townOf(hex) === null ? [] : [hex]))

const KINDS: readonly (PlaceKind | null)[] = LOCATION_OF.map((location) => location && LOCATION_ROWS[location].kind)
/** What kind of place a hex belongs to. */
export const kindOf = (hex: Hex): PlaceKind | null => KINDS[hex]!

/** The hexes of the six hideouts, in the order of HIDEOUTS. */
export const HIDEOUT_SPACES: readonly Hex[] = HIDEOUTS.map(spaceAt)
/** By hex: 0 … 5 in the order of HIDEOUTS, or NOWHERE. */
const HIDEOUT_OF = Int8Array.from(PLAN, (_, hex) => HIDEOUT_SPACES.indexOf(hex))
export const hideoutOf = (hex: Hex): number => HIDEOUT_OF[hex]!
/** Whether a bandit stands here, `bandits` being one bit a hideout. */
export const hasBandit = (bandits: number, node: Hex): boolean => {
  const hideout = HIDEOUT_OF[node]
  return hideout !== undefined && hideout >= 0 && (bandits & (1 << hideout)) !== 0
}

// ---- what lies beside what --------------------------------------------------------------------------------------

const SIDES: readonly (readonly [q: number, r: number])[] = [
  [1, 0],
  [-1, 0],
  [0, 1],
  [0, -1],
  [1, -1],
  [-1, 1],
]
const axial = ({ column, row }: Cell): readonly [q: number, r: number] => [column - (row - (row & 1)) / 2, row]
function touch(one: Cell, other: Cell): boolean {
  const [[q, r], [oq, or]] = [axial(one), axial(other)]
  return SIDES.some(([dq, dr]) => q + dq === oq && r + dr === or)
}
const beside = (cell: Cell): Hex[] => PLAN.flatMap((other, hex) => (touch(cell, other) ? [hex] : []))

/** Beside each hex, in reading order, for everybody. */
export const NEIGHBOURS: readonly (readonly Hex[])[] = PLAN.map(beside)
/** By mesa: what touches it, in reading order. */
export const MESA_EXITS: readonly (readonly Hex[])[] = MESAS.map((mesa) => {
  const exits = CELLS.filter(({ area }) => area === mesa).flatMap(beside)
  return [...new Set(exits)].toSorted((a, b) => a - b)
})
/** By hex: which mesas it touches, one bit each. */
export const MESAS_BESIDE = Uint8Array.from(PLAN, (_, hex) =>
  MESA_EXITS.reduce((bits, exits, mesa) => bits | (exits.includes(hex) ? 1 << mesa : 0), 0),
)
/** NEIGHBOURS with the mesas as nodes, for whoever crosses them. */
export const NEIGHBOURS_AND_MESAS: readonly (readonly Hex[])[] = [
  ...NEIGHBOURS.map((others, hex) => [
    ...others,
    ...MESAS.flatMap((_, mesa) => ((MESAS_BESIDE[hex]! & (1 << mesa)) === 0 ? [] : [SPACES + mesa])),
  ]),
  ...MESA_EXITS,
]
export const areAdjacent = (one: Hex, other: Hex): boolean => NEIGHBOURS[one]!.includes(other)

// ---- how far ----------------------------------------------------------------------------------------------------

const UNREACHED = 255
function distancesFrom(from: Hex): Uint8Array {
  const found = new Uint8Array(SPACES).fill(UNREACHED)
  found[from] = 0
  const queue = [from]
  for (const at of queue) {
    for (const next of NEIGHBOURS[at]!) {
      if (found[next] !== UNREACHED) continue
      found[next] = found[at]! + 1
      queue.push(next)
    }
  }
  return found
}
const DISTANCES: readonly Uint8Array[] = PLAN.map((_, hex) => distancesFrom(hex))
/** In steps, with nobody in the way. */
export const distance = (from: Hex, to: Hex): number => DISTANCES[from]![to]!
/** To the nearest hex of a place. */
export function distanceTo(from: Hex, location: Location): number {
  let least = UNREACHED
  for (const hex of SPACES_OF[location]) least = Math.min(least, distance(from, hex))
  return least
}
