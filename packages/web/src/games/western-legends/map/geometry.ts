// Where things lie on the map: pointed hexes a hundred units wide, with the margin of the sheet around them.

import { CELLS, type Cell, MESAS, NODES, PLAN, SPACES } from '@saloon/western-legends'

export const HEX = 100
/** From point to point. */
export const HEX_HEIGHT = (2 * HEX) / Math.sqrt(3)
const ROW = HEX_HEIGHT * 0.75
export const MARGIN = 72
const [COLUMNS, ROWS] = [12, 9]
export const WORLD = {
  width: COLUMNS * HEX + 2 * MARGIN,
  height: Math.round((ROWS - 1) * ROW + HEX_HEIGHT + 2 * MARGIN),
} as const

export interface Point {
  readonly x: number
  readonly y: number
}
export const middleOf = ({ column, row }: Cell): Point => ({
  x: MARGIN + (column + 0.5 + (row & 1) / 2) * HEX,
  y: MARGIN + row * ROW + HEX_HEIGHT / 2,
})

/** By place: the spaces, then each mesa in the middle of its hexes. */
export const MIDDLES: readonly Point[] = Array.from({ length: NODES }, (_, node) => {
  const cells = node < SPACES ? [PLAN[node]!] : CELLS.filter(({ area }) => area === MESAS[node - SPACES])
  const points = cells.map(middleOf)
  return { x: mean(points.map(({ x }) => x)), y: mean(points.map(({ y }) => y)) }
})
function mean(all: readonly number[]): number {
  return all.reduce((sum, one) => sum + one, 0) / all.length
}

/** The corners of a hex around its middle, the upper one first, clockwise. */
export const CORNERS: readonly Point[] = Array.from({ length: 6 }, (_, corner) => ({
  x: (HEX / Math.sqrt(3)) * Math.sin((corner * Math.PI) / 3),
  y: (-HEX / Math.sqrt(3)) * Math.cos((corner * Math.PI) / 3),
}))

/** Path data of a hex, `inset` units smaller all around. */
export function hexAt({ x, y }: Point, inset = 0): string {
  const scale = 1 - inset / (HEX / 2)
  return `M${CORNERS.map((corner) => `${(x + corner.x * scale).toFixed(1)} ${(y + corner.y * scale).toFixed(1)}`).join('L')}Z`
}

export const DIRECTIONS = ['west', 'east', 'north-east', 'south-east', 'north-west', 'south-west'] as const
export type Direction = (typeof DIRECTIONS)[number]

const BY_KEY = new Map(PLAN.map(({ column, row }, hex) => [`${column} ${row}`, hex]))
const isIn = (column: number, row: number): boolean => column >= 0 && column < COLUMNS && row >= 0 && row < ROWS

/** The next space in a direction, over a mesa if one lies between; undefined: the edge of the map. */
export function spaceTowards(from: number, direction: Direction): number | undefined {
  let { column, row } = PLAN[from]!
  for (;;) {
    const isShifted = (row & 1) === 1
    if (direction === 'west' || direction === 'east') column += direction === 'east' ? 1 : -1
    else {
      const east = direction.endsWith('east')
      column += east ? (isShifted ? 1 : 0) : isShifted ? 0 : -1
      row += direction.startsWith('north') ? -1 : 1
    }
    if (!isIn(column, row)) return undefined
    const hex = BY_KEY.get(`${column} ${row}`)
    if (hex !== undefined) return hex
  }
}
