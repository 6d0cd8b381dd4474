// The board as data: a grid of pointy-topped hexes, the odd rows shifted right by half a hex, and the places on it.
// What can be entered is a space, 0 … 92, in reading order; src/map tells what lies beside what.

export const TOWNS = ['darkrock', 'red_falls'] as const
export type Town = (typeof TOWNS)[number]
export const REGIONS = ['mesitos_point', 'sunny_hills', 'spikes_view', 'cliff_junction', 'dixon_creek'] as const
export type Region = (typeof REGIONS)[number]
export const MESAS = ['mesa_north', 'mesa_south'] as const
export type Mesa = (typeof MESAS)[number]
export type Area = Town | Region | Mesa
export const TERRAINS = ['plain', 'desert', 'woods', 'river', 'town', 'mesa'] as const
export type Terrain = (typeof TERRAINS)[number]

/** One letter for the area, one for the terrain. */
export const AREA_LETTERS: Readonly<Record<string, Area>> = {
  m: 'mesitos_point',
  s: 'sunny_hills',
  v: 'spikes_view',
  j: 'cliff_junction',
  x: 'dixon_creek',
  D: 'darkrock',
  F: 'red_falls',
  N: 'mesa_north',
  S: 'mesa_south',
}
export const TERRAIN_LETTERS: Readonly<Record<string, Terrain>> = {
  '.': 'plain',
  ',': 'desert',
  '*': 'woods',
  '~': 'river',
  '#': 'town',
  '^': 'mesa',
}
/** Row by row from the north; `from` is the column of its first hex. */
export const GRID: readonly { readonly from: number; readonly hexes: string }[] = [
  { from: 1, hexes: 'm* m. m. m* s~ s~ s* s. s* s*' },
  { from: 0, hexes: 'm. m* m* m. m* s~ s~ s. s. s. s.' },
  { from: 0, hexes: 'm. m. m. D# D# m. N^ N^ F# F# s. s.' },
  { from: 0, hexes: 'm. m. D# D# D# N^ N^ F# F# F# s.' },
  { from: 0, hexes: 'm. m. D# D# D# x. x~ x. F# F# F# s.' },
  { from: 0, hexes: 'm. D# D# D# D# S^ S^ j* F# F# j,' },
  { from: 0, hexes: 'v, v, v, v, v, v~ S^ j* j, j, j, j,' },
  { from: 0, hexes: 'v, v, v, v, v, v, j~ j~ j* j, j,' },
  { from: 1, hexes: 'v, v, v, v, v, v~ j~ j, j, j,' },
]

export const PLACE_KINDS = [
  'sheriff_office',
  'store',
  'saloon',
  'bank',
  'doctor',
  'cabaret',
  'mine',
  'ranch',
  'station',
  'hideout',
] as const
export type PlaceKind = (typeof PLACE_KINDS)[number]

interface Row {
  readonly kind: PlaceKind
  readonly spaces: readonly string[] // one, or the three that share its corner
  readonly colour?: 'green' | 'blue'
  readonly gang?: 'A' | 'B' | 'C'
}
const ROWS = {
  darkrock_sheriff_office: { kind: 'sheriff_office', spaces: ['c2r3'] },
  darkrock_general_store: { kind: 'store', spaces: ['c3r2', 'c4r2', 'c3r3'] },
  darkrock_saloon: { kind: 'saloon', spaces: ['c2r4', 'c1r5', 'c2r5'] },
  darkrock_bank: { kind: 'bank', spaces: ['c3r5'] },
  red_falls_doctor: { kind: 'doctor', spaces: ['c8r2'] },
  red_falls_cabaret: { kind: 'cabaret', spaces: ['c7r3'] },
  red_falls_saloon: { kind: 'saloon', spaces: ['c9r2', 'c8r3', 'c9r3'] },
  red_falls_general_store: { kind: 'store', spaces: ['c9r4', 'c10r4', 'c9r5'] },
  sunny_hills_mine: { kind: 'mine', spaces: ['c5r1'] },
  spikes_view_mine: { kind: 'mine', spaces: ['c1r8'] },
  cliff_junction_mine: { kind: 'mine', spaces: ['c7r7'] },
  green_ranch: { kind: 'ranch', spaces: ['c1r1'], colour: 'green' },
  blue_ranch: { kind: 'ranch', spaces: ['c9r0'], colour: 'blue' },
  rail_station: { kind: 'station', spaces: ['c5r8'] },
  hideout_a_mesitos: { kind: 'hideout', spaces: ['c0r2'], gang: 'A' },
  hideout_a_sunny: { kind: 'hideout', spaces: ['c10r1'], gang: 'A' },
  hideout_b_dixon: { kind: 'hideout', spaces: ['c6r4'], gang: 'B' },
  hideout_b_sunny: { kind: 'hideout', spaces: ['c6r0'], gang: 'B' },
  hideout_c_spikes: { kind: 'hideout', spaces: ['c0r6'], gang: 'C' },
  hideout_c_cliff: { kind: 'hideout', spaces: ['c11r6'], gang: 'C' },
} as const satisfies Record<string, Row>

export type Location = keyof typeof ROWS
export const LOCATIONS = Object.keys(ROWS) as Location[]
export const LOCATION_ROWS: Readonly<Record<Location, Row>> = ROWS

export const SHERIFFS_OFFICE: Location = 'darkrock_sheriff_office'
/** The six hideouts, by gang. */
export const HIDEOUTS: readonly Location[] = LOCATIONS.filter((location) => LOCATION_ROWS[location].kind === 'hideout')
