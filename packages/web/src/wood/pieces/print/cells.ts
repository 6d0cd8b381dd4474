// The sheet on which everything is printed that is printed on wood: which cell lies where. Found once, by size, the same everywhere.

import { TOKENS } from '../../scene/wooden-table.ts'

/** Of the drawing; on small machines the sheet has half as many pixels a side. */
export const SHEET = 2048
const GAP = 8

export const FRONTS = ['sheriff', 'bank', 'saloon', 'store', 'townhall', 'undertaker'] as const
export type FrontId = (typeof FRONTS)[number]
export const HOUSES = ['sheriff', 'bank', 'saloon', 'store', 'hotel', 'prison'] as const
export type HouseId = (typeof HOUSES)[number]
export const CLOTHS = ['law', 'outlaw', 'woman', 'man'] as const
export const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const

/** How many pixels a cell has. Fronts have 56 a centimetre. */
const SIZES: Readonly<Record<string, readonly [width: number, height: number]>> = Object.fromEntries<
  readonly [number, number]
>([
  ...FRONTS.map((id) => [`front-${id}`, [672, 560]] as const),
  ...HOUSES.map((id) => [`roof-${id}`, [264, 176]] as const),
  ...HOUSES.map((id) => [`sign-${id}`, [360, 84]] as const),
  ...CLOTHS.map((id) => [`face-${id}`, [116, 116]] as const),
  ...CLOTHS.map((id) => [`cloth-${id}`, [256, 48]] as const),
  ...NUMBERS.map((n) => [`number-${n}`, [112, 112]] as const),
  ...TOKENS.map((id) => [`token-${id}`, [124, 124]] as const),
  ...(['sheriff', 'chief', 'witness'] as const).map((id) => [`badge-${id}`, [100, 100]] as const),
  ['clock', [240, 240]],
  ['crate', [190, 190]],
  ['puck', [190, 190]],
  ['bullet', [150, 150]],
  ['stick', [150, 150]],
  ['water-clean', [124, 124]],
  ['water-poisoned', [124, 124]],
  ['closed', [360, 84]],
  ['plate', [220, 90]],
  ['wagon-side', [620, 140]],
  ['coach-side', [300, 130]],
  ['tank', [300, 130]],
  ['camp', [320, 260]],
])
export const CELLS: readonly string[] = Object.keys(SIZES)

export interface Cell {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** On shelves, the high ones first. The upper left corner of the sheet stays bare. */
const PLACES: ReadonlyMap<string, Cell> = (() => {
  const places = new Map<string, Cell>()
  let [x, y, shelf] = [GAP, GAP, 0]
  for (const [name, [width, height]] of Object.entries(SIZES).toSorted(([, a], [, b]) => b[1] - a[1])) {
    if (x + width > SHEET) {
      x = GAP
      y += shelf + GAP
      shelf = 0
    }
    places.set(name, { x, y, width, height })
    x += width + GAP
    shelf = Math.max(shelf, height)
  }
  return places
})()

export function cellOf(name: string): Cell {
  const cell = PLACES.get(name)
  if (!cell) throw new Error(`nothing is printed as ${name}`)
  return cell
}

/** A place on the sheet: s to the right and t upwards, both from 0 to 1 in the cell. */
export function printed(name: string): (s: number, t: number) => readonly [number, number] {
  const { x, y, width, height } = cellOf(name)
  const within = (share: number): number => Math.min(1, Math.max(0, share))
  return (s, t) => [(x + within(s) * width) / SHEET, 1 - (y + (1 - within(t)) * height) / SHEET]
}
