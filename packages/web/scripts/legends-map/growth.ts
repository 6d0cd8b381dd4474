// What grows and lies about: symbols drawn once, scattered by chance with a seed, never where something else is drawn.

import { locationOf } from '@saloon/western-legends'
import { CELLS, type Cell, middleOf, spaceOf } from './grid.ts'
import { INK, PAPER, type Point, cut, path, polygon, seeded, sliver, swell, use } from './kit.ts'
import { isNear } from './land.ts'
import { REGION_SPOTS } from '../../src/games/western-legends/map/lettering.ts'

/** Around their foot; some two dozen units high. */
export function symbols(): string {
  const of = (id: string, inside: string): string => `<g id="${id}">${inside}</g>`
  const ink = (d: string): string => path(d, { fill: INK })
  const pine = (h: number, w: number): string => {
    const tiers = [0, 1, 2].map((tier): string => {
      const [top, foot] = [-h + tier * h * 0.26, -h * 0.52 + tier * h * 0.23]
      const half = w * (0.55 + tier * 0.22)
      return `M0 ${top}L${half} ${foot}L${half * 0.4} ${foot - 2}L0 ${foot + 2}L${-half * 0.45} ${foot - 1.5}L${-half} ${foot}Z`
    })
    const shade = [0.3, 0.5, 0.68, 0.82, 0.92].map((t) =>
      sliver(0.6, -h + h * t * 0.9, w * t * 0.86, -h + h * t * 0.9 + 2.6, 2.6, 0.6),
    )
    return (
      path(`${tiers.join('')}M-1.6 -6h3.2v6h-3.2z`, { fill: PAPER, stroke: PAPER, width: 5 }) +
      path(tiers.join(''), { fill: '#8C9A62', stroke: INK, width: 1.4 }) +
      ink(`${shade.join('')}M-1.6 -5.5h3.2v5.5h-3.2z`)
    )
  }
  const round = (r: number): string => {
    const crown = polygon(
      Array.from({ length: 22 }, (_, i): Point => {
        const a = (i / 22) * Math.PI * 2
        const wave = r * (1 + 0.1 * Math.sin(i * 2.9))
        return [Math.cos(a) * wave, -r - 4 + Math.sin(a) * wave * 0.9]
      }),
    )
    const shade = [0.15, 0.4, 0.62, 0.8].map((t) =>
      swell((u) => [r * (t * 1.1 - 0.1) - 2 + Math.sin(u * 3) * 2, -r * 1.6 - 4 + u * r * 1.35], 2.6),
    )
    return (
      path(`${crown}M-1.5 -6h3v6h-3z`, { fill: PAPER, stroke: PAPER, width: 5 }) +
      path(crown, { fill: '#A3A96A', stroke: INK, width: 1.4 }) +
      ink(`${shade.join('')}M-1.5 -5h3v5h-3z`)
    )
  }
  const cactus =
    'M-3.4 0V-27C-3.4-32 3.4-32 3.4-27V-13C8-13 8.6-15 8.6-18V-20C8.6-23.6 13.4-23.6 13.4-20V-17C13.4-10 9-7.6 3.4-7.6V0ZM-3.4-5C-9-5-13.4-7.4-13.4-14V-17C-13.4-20.6-8.6-20.6-8.6-17V-15C-8.6-12-8-10.4-3.4-10.4Z'
  const tuft =
    sliver(-4, 0, -6.5, -8, 1.6, 0.3) +
    sliver(-1, 0, -1.6, -11, 1.7, 0.3) +
    sliver(2, 0, 4, -9, 1.6, 0.3) +
    sliver(4, 0, 8, -5.5, 1.4, 0.3)
  const dune =
    swell((t) => [-20 + 40 * t, -6 * Math.sin(Math.PI * t)], 2.4) +
    swell((t) => [-8 + 30 * t, 4 - 4 * Math.sin(Math.PI * t)], 1.7)
  const rock = 'M-11 0L-8-8L-2-12L6-9L11-2L9 1H-9Z'
  const hill = [0, 1, 2, 3, 4]
    .map((n) => swell((t) => [4 + n * 4 + t * (8 + n * 2.4), -21 + n * 3.4 + t * (19 - n * 2)], 2.2))
    .join('')
  const mountain = [0, 1, 2, 3, 4, 5, 6]
    .map((n) => sliver(1 + n * 1.2, -58 + n * 7.4, 5 + n * 5.4, -47 + n * 7.2, 3.4, 0.4))
    .join('')
  const skull =
    'M-13-16C-22-15-25-22-27-29C-22-24-15-24-8-24C-4-27 4-27 8-24C15-24 22-24 27-29C25-22 22-15 13-16L10-11C11-6 6-3 5 3C4 8-4 8-5 3C-6-3-11-6-10-11Z'
  const ox =
    'M-17-2C-19-8-17-13-10-15C-6-20 1-20 4-16L13-15C17-15 18-12 19-9L22-4L17-5L15-8L14 0H11L10-5L-5-6L-7 0H-10L-11-6L-15-7V0H-18Z'
  return [
    of('p', pine(32, 10)),
    of('q', pine(25, 8.5)),
    of('r', round(9.5)),
    of('s', round(7)),
    of(
      'c',
      path(cactus, { fill: PAPER, stroke: PAPER, width: 5 }) +
        path(cactus, { fill: '#93A070', stroke: INK, width: 1.5 }) +
        ink(cut(1.6, -28, 1.6, -1, 1.6) + cut(11.4, -21, 10, -11, 1.3) + cut(-10, -17, -9, -9, 1.2)),
    ),
    of('t', ink(tuft)),
    of('d', path(dune, { fill: '#8A5A32' })),
    of(
      'k',
      path(rock, { fill: '#D9B98A', stroke: INK, width: 1.5 }) +
        ink(sliver(-2, -11, 1, 0, 2.4, 0.4) + sliver(6, -8, 5, 0, 3.4, 0.8) + sliver(9, -4, 8, 0, 2.2, 0.6)),
    ),
    of(
      'h',
      path('M-26 0C-18-22-8-26 0-25C10-24 22-12 30 0', { fill: '#DFC592', stroke: INK, width: 1.7 }) +
        path(hill, { fill: INK }),
    ),
    of(
      'm',
      path('M-44 0L-20-34L-12-28L2-60L18-34L24-38L48 0Z', { fill: '#E3CFA3', stroke: INK, width: 2 }) +
        ink(
          mountain +
            sliver(24, -37, 40, -8, 4, 0.5) +
            sliver(-20, -33, -12, -6, 4, 0.5) +
            sliver(30, -30, 44, -6, 3, 0.5),
        ) +
        path('M2-60L-6-42L-1-45L3-39L7-45L11-42Z', { fill: '#FFF9EC', stroke: INK, width: 1.2 }),
    ),
    of(
      'b',
      path(skull, { fill: '#FFF9EC', stroke: INK, width: 1.6 }) +
        ink('M-7-17a3 3 0 1 0 .1 0zM7-17a3 3 0 1 0 .1 0zM-2-3l1 5M2-3l-1 5'),
    ),
    of('o', path(ox, { fill: '#6E4A26', stroke: INK, width: 1.3 }) + ink(cut(-12, -11, 8, -10, 2))),
  ].join('')
}

interface Thing {
  readonly id: string
  readonly room: number
  readonly scale: number
}
const pick = (roll: number, all: readonly (readonly [part: number, id: string, room: number])[]): Thing => {
  let left = roll
  for (const [part, id, room] of all) {
    left -= part
    if (left <= 0) return { id, room, scale: 1 }
  }
  return { id: 't', room: 9, scale: 1 }
}

const GROWS: Readonly<Record<string, { readonly tries: number; readonly all: Parameters<typeof pick>[1] }>> = {
  woods: {
    tries: 30,
    all: [
      [0.36, 'p', 15],
      [0.24, 'q', 13],
      [0.22, 'r', 16],
      [0.12, 's', 13],
      [0.06, 't', 9],
    ],
  },
  plain: {
    tries: 12,
    all: [
      [0.62, 't', 13],
      [0.12, 's', 18],
      [0.14, 'h', 34],
      [0.06, 'k', 16],
      [0.06, 'q', 16],
    ],
  },
  desert: {
    tries: 12,
    all: [
      [0.3, 'd', 22],
      [0.26, 'c', 19],
      [0.18, 't', 12],
      [0.14, 'k', 16],
      [0.12, 'h', 34],
    ],
  },
  river: {
    tries: 14,
    all: [
      [0.5, 't', 11],
      [0.26, 's', 15],
      [0.14, 'r', 17],
      [0.1, 'k', 14],
    ],
  },
}

/** Free of things: where a place is drawn or named. */
const kept = (cell: Cell): number =>
  locationOf(Math.max(0, spaceOf(cell.key))) !== null && spaceOf(cell.key) >= 0 ? 46 : 0

/** Where the name of a region is engraved; what grows reaches up from its foot. */
const isLettered = (x: number, y: number): boolean =>
  Object.values(REGION_SPOTS).some(
    (spot) =>
      Math.abs(x - spot.x) < spot.width / 2 + 6 &&
      y > spot.y - spot.height / 2 - 2 &&
      y < spot.y + spot.height / 2 + 30,
  )

export interface Stood {
  readonly y: number
  readonly svg: string
}

export function growth(): Stood[] {
  const next = seeded(2025)
  const stood: { readonly at: Point; readonly room: number }[] = []
  const all: Stood[] = []
  for (const cell of CELLS) {
    const grows = GROWS[cell.terrain]
    if (!grows) continue
    const { x: mx, y: my } = middleOf(cell)
    for (let n = 0; n < grows.tries; n++) {
      const [angle, far] = [next() * Math.PI * 2, Math.sqrt(next()) * 50]
      const [x, y] = [mx + Math.cos(angle) * far, my + Math.sin(angle) * far * 1.06]
      const { id, room } = pick(next(), grows.all)
      const at: Point = [x, y]
      if (far < kept(cell) || isLettered(x, y)) continue
      if (isNear(at, 'water', 17 + room * 0.4) || isNear(at, 'rails', 16) || isNear(at, 'trails', 6 + room * 0.4))
        continue
      if (stood.some((other) => Math.hypot(other.at[0] - x, other.at[1] - y) < (other.room + room) * 0.62)) continue
      stood.push({ at, room })
      all.push({ y, svg: use(id, x, y, 0.85 + next() * 0.35) })
    }
  }
  return [...all, ...about()]
}

/** A few things that are there once: herds, a skull, the ranges at the corners of the sheet. */
const ABOUT: readonly (readonly [id: string, x: number, y: number, scale: number])[] = [
  ['m', 118, 150, 0.9],
  ['m', 92, 176, 0.62],
  ['m', 1216, 138, 0.95],
  ['m', 1252, 168, 0.66],
  ['m', 1178, 160, 0.5],
  ['b', 118, 838, 1],
  ['c', 92, 846, 1.1],
  ['c', 150, 870, 0.8],
  ['o', 262, 240, 0.9],
  ['o', 240, 252, 0.8],
  ['o', 1082, 160, 0.85],
  ['o', 1104, 150, 0.75],
  ['b', 1010, 836, 0.62],
  ['o', 366, 690, 0.8],
  ['o', 392, 700, 0.85],
  ['o', 344, 704, 0.75],
]
const about = (): Stood[] => ABOUT.map(([id, x, y, scale]) => ({ y, svg: use(id, x, y, scale) }))

/** Fine dots where it is dry. */
export function stipple(): string {
  const next = seeded(77)
  let data = ''
  for (const cell of CELLS) {
    const many = cell.terrain === 'desert' ? 26 : cell.terrain === 'plain' ? 9 : 0
    const { x, y } = middleOf(cell)
    for (let n = 0; n < many; n++)
      data += `M${(x + (next() - 0.5) * 96).toFixed(0)} ${(y + (next() - 0.5) * 92).toFixed(0)}h0`
  }
  return path(data, { stroke: '#8A5A32', width: 1.8 })
}
