// The towns from a bird's eye: streets, rows of false fronts, and the houses that are places, each with its own look.

import { locationOf, townOf } from '@saloon/western-legends'

import { type Cell, at, cellsOf, middleOf, spaceOf } from './grid.ts'
import type { Stood } from './growth.ts'
import { INK, PAPER, type Point, beside, dashes, path, polylineOf, seeded, sliver, through } from './kit.ts'

const WALLS = ['#EBD3A0', '#D9A874', '#C7C5A3', '#D9B39A', '#E6DDC4'] as const
const ROOFS = ['#8A5A36', '#6E4A3A', '#93674A', '#77604C'] as const

interface House {
  readonly x: number // the middle of its front, at the ground
  readonly y: number
  readonly w: number
  readonly h: number
  readonly d: number
  readonly wall?: string
  readonly roof?: string
  readonly front?: 'gable' | 'false' | 'step' | 'flat'
  readonly windows?: number
}

/** A front, a side in the shade, and a roof; light comes from the upper left. */
export function house({
  x,
  y,
  w,
  h,
  d,
  wall = WALLS[0],
  roof = ROOFS[0],
  front = 'gable',
  windows = 2,
}: House): string {
  const [l, r, t] = [x - w / 2, x + w / 2, y - h]
  const [dx, dy] = [d, -d * 0.42]
  const side = `M${r} ${y}l${dx} ${dy}v${-h}l${-dx} ${-dy}Z`
  const peak = h * 0.42
  const top =
    front === 'gable'
      ? `M${x} ${t - peak}l${dx} ${dy}L${r + dx + 2} ${t + dy + 2}L${r + 2} ${t + 2}Z`
      : `M${l} ${t}l${dx} ${dy}h${w}l${-dx} ${-dy}Z`
  const face =
    front === 'gable'
      ? `M${l} ${y}V${t}L${x} ${t - peak}L${r} ${t}V${y}Z`
      : front === 'false'
        ? `M${l} ${y}V${t - h * 0.32}H${r}V${y}Z`
        : front === 'step'
          ? `M${l} ${y}V${t - h * 0.1}H${l + w * 0.2}V${t - h * 0.28}H${l + w * 0.38}V${t - h * 0.46}H${r - w * 0.38}V${t - h * 0.28}H${r - w * 0.2}V${t - h * 0.1}H${r}V${y}Z`
          : `M${l} ${y}V${t}H${r}V${y}Z`
  const left = front === 'gable' ? `M${l - 2} ${t + 2}L${x} ${t - peak}l${dx} ${dy}L${l + dx - 2} ${t + dy + 2}Z` : ''
  let shade = ''
  for (let along = 0.16; along < 1; along += 0.2)
    shade += sliver(r + dx * along, y + dy * along, r + dx * along, y + dy * along - h + 1, 1.7, 1.1)
  let tiles = ''
  for (let along = 0.22; along < 1; along += 0.26)
    tiles +=
      front === 'gable'
        ? sliver(x + dx * along + 1, t - peak + dy * along + 2, r + dx * along, t + dy * along, 1.1, 1.7)
        : ''
  let glass = ''
  for (let n = 0; n < windows; n++) {
    const wx = l + (w * (n + 1)) / (windows + 1)
    glass += `M${(wx - 2).toFixed(1)} ${(t + h * 0.16).toFixed(1)}h4v${(h * 0.26).toFixed(1)}h-4z`
  }
  const door = `M${x - 2.6} ${y}v${-h * 0.4}h5.2v${h * 0.4}z`
  const all = face + side + top + left
  return (
    path(all, { fill: PAPER, stroke: PAPER, width: 5 }) +
    path(side, { fill: '#A98459', stroke: INK, width: 1.3 }) +
    path(left + top, { fill: roof, stroke: INK, width: 1.3 }) +
    path(face, { fill: wall, stroke: INK, width: 1.5 }) +
    path(shade + tiles + glass + door, { fill: INK })
  )
}

/** A porch along the front: posts and a slanting roof. */
export function porch(x: number, y: number, w: number, h: number): string {
  const posts = [-0.46, -0.16, 0.16, 0.46]
    .map((at) => `M${(x + w * at - 0.9).toFixed(1)} ${y + 4}v${-h}h1.8v${h}z`)
    .join('')
  return (
    path(
      `M${x - w / 2 - 3} ${y - h + 5}L${x - w / 2 + 2} ${y - h - 3}H${x + w / 2 - 2}L${x + w / 2 + 3} ${y - h + 5}Z`,
      {
        fill: '#A8442F',
        stroke: INK,
        width: 1.3,
      },
    ) +
    path(posts, { fill: INK }) +
    path(`M${x - w / 2 - 3} ${y + 4}h${w + 6}`, { stroke: INK, width: 1.6 })
  )
}

export function board(x: number, y: number, w: number, h: number, fill: string): string {
  return path(`M${x - w / 2} ${y}h${w}v${h}h${-w}z`, { fill, stroke: INK, width: 1.3 })
}

// ---- streets ------------------------------------------------------------------------------------------------------

const STREETS: readonly (readonly Point[])[] = [
  [at('c4r2'), at('c4r3'), at('c4r4'), at('c4r5')],
  [at('c2r3'), at('c3r3'), at('c4r3')],
  [at('c3r2'), at('c3r3'), at('c3r4'), at('c3r5')],
  [at('c2r4'), at('c3r4'), at('c4r4')],
  [at('c1r5'), at('c2r5'), at('c3r5'), at('c4r5')],
  [at('c8r2'), at('c8r3'), at('c9r4'), at('c9r5')],
  [at('c7r3'), at('c8r3'), at('c9r3')],
  [at('c9r2'), at('c9r3'), at('c10r4')],
  [at('c8r4'), at('c9r4'), at('c10r4')],
  [at('c8r4'), at('c8r5'), at('c9r5')],
]

export function streets(): string {
  const lines = STREETS.map((street) => through(street, 8))
  const edges = lines.map((line) => polylineOf(line)).join('')
  return (
    path(edges, { stroke: INK, width: 19, more: ' opacity=".55"' }) +
    path(edges, { stroke: '#E0C48F', width: 16 }) +
    path(lines.map((line) => dashes(beside(line, 2.6), 7, 11, 1.2) + dashes(beside(line, -2.6), 9, 13, 1.2)).join(''), {
      fill: '#9A7447',
    })
  )
}
const isOnStreet = ([x, y]: Point, by: number): boolean =>
  STREETS.some((street) => through(street, 8).some(([sx, sy]) => Math.hypot(sx - x, sy - y) < by))

// ---- what nobody visits ---------------------------------------------------------------------------------------------

const townCells = cellsOf(({ terrain }) => terrain === 'town')

/** Where a place of its own stands, or its name. */
const KEPT: readonly (readonly [Point, number])[] = townCells.flatMap((cell): (readonly [Point, number])[] => {
  const { x, y } = middleOf(cell)
  const location = locationOf(spaceOf(cell.key))
  const isCorner = location !== null && /store|saloon/.test(location)
  return location === null || isCorner ? [] : [[[x, y - 6], 44]]
})

export function houses(corners: readonly Point[]): Stood[] {
  const next = seeded(411)
  const stood: Point[] = []
  const all: Stood[] = []
  const isFree = (point: Point): boolean =>
    !isOnStreet(point, 15) &&
    KEPT.every(([[x, y], by]) => Math.hypot(x - point[0], (y - point[1]) * 1.15) > by) &&
    corners.every(([x, y]) => Math.abs(x - point[0]) > 45 || point[1] < y - 42 || point[1] > y + 52) &&
    stood.every(([x, y]) => Math.abs(x - point[0]) > 25 || Math.abs(y - point[1]) > 23)
  for (const cell of townCells) {
    const { x, y } = middleOf(cell)
    for (let n = 0; n < 60; n++) {
      const at: Point = [x + (next() - 0.5) * 84, y + (next() - 0.5) * 92]
      const [w, h] = [15 + next() * 7, 12 + next() * 7]
      const [wall, roof, look] = [next(), next(), next()]
      if (!isInside(cell, at) || !isFree(at)) continue
      stood.push(at)
      all.push({
        y: at[1],
        svg: house({
          x: round(at[0]),
          y: round(at[1]),
          w: round(w),
          h: round(h),
          d: 9,
          wall: WALLS[Math.floor(wall * WALLS.length)]!,
          roof: ROOFS[Math.floor(roof * ROOFS.length)]!,
          front: look < 0.5 ? 'gable' : look < 0.8 ? 'false' : 'flat',
          windows: 2,
        }),
      })
    }
  }
  return all
}
const round = (value: number): number => Math.round(value)
function isInside(cell: Cell, [x, y]: Point): boolean {
  const middle = middleOf(cell)
  return (
    Math.abs(x - middle.x) < 40 &&
    Math.abs(y - middle.y) + Math.abs(x - middle.x) * 0.577 < 46 &&
    townOf(spaceOf(cell.key)) !== null
  )
}
