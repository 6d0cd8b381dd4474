// The ground: tints by terrain, the river, mesas with their cliffs, trails and rails, and the lines of the grid.

import { within } from '../../src/art/woodcut/shapes.ts'
import { engrave } from '../../src/art/woodcut/engrave.ts'
import { CELLS, type Cell, MARGIN, WORLD, around, at, cellsOf, hexAt, middleOf } from './grid.ts'
import {
  INK,
  PAPER,
  type Point,
  beside,
  dashes,
  path,
  polygon,
  polylineOf,
  seeded,
  sliver,
  through,
  wandering,
} from './kit.ts'

const TINTS = {
  plain: '#DCD2A0',
  desert: '#E8C98F',
  woods: '#C5C795',
  river: '#D6D2A2',
  town: '#EEDDB2',
  mesa: '#D39C68',
} as const

/** Each terrain bleeds a little into the next, as a second block of colour does that wasn't laid quite true. */
export function tints(): string {
  const order = ['desert', 'plain', 'river', 'woods'] as const
  return order
    .map((terrain) => {
      const cells = cellsOf((cell) => cell.terrain === terrain || (terrain === 'desert' && cell.terrain === 'mesa'))
      return path(cells.map((cell) => hexAt(middleOf(cell))).join(''), {
        fill: TINTS[terrain],
        stroke: TINTS[terrain],
        width: 26,
      })
    })
    .join('')
}

// ---- water --------------------------------------------------------------------------------------------------------

const RIVER: readonly Point[] = through([
  [676, MARGIN - 40],
  [662, 96],
  [684, 150],
  [732, 196],
  [728, 250],
  [740, 303],
  [716, 350],
  [724, 400],
  [686, 452],
  [676, 492],
  [706, 530],
  [724, 566],
  [704, 612],
  [668, 652],
  [690, 704],
  [748, 744],
  [774, 792],
  [772, 838],
  [800, WORLD.height - MARGIN + 40],
])
const broad = (t: number): number => 9 + 7 * t + 1.6 * Math.sin(t * 37)

export function river(): string {
  const [left, right] = [beside(RIVER, (t) => -broad(t)), beside(RIVER, broad)]
  const water = polygon([...left, ...[...right].reverse()])
  const next = seeded(8)
  const flow = [-0.55, -0.15, 0.25, 0.6].map((part) =>
    dashes(
      beside(RIVER, (t) => broad(t) * part + Math.sin(t * 60 + part * 9) * 1.4),
      16 + next() * 20,
      12 + next() * 16,
      1.4,
    ),
  )
  const banks = [left, right].map((bank, side) => {
    let data = ''
    bank.forEach(([x, y], i) => {
      if (i % 2 === 0) return
      const out = side === 0 ? -1 : 1
      data += sliver(x, y, x + out * (5 + next() * 6), y + 1.5, 1.6, 0.2)
    })
    return data
  })
  return (
    path(water, { fill: '#A9C0BC', stroke: INK, width: 2.4 }) +
    path(flow.join(''), { fill: '#41585C' }) +
    path(banks.join(''), { fill: INK })
  )
}

// ---- mesas --------------------------------------------------------------------------------------------------------

function mesa(cells: readonly Cell[], seed: number): string {
  const [outline] = around(cells)
  const points = outline!
  const [mx, my] = [mean(points.map(([x]) => x)), mean(points.map(([, y]) => y))]
  const shrunk = (by: number, dy: number): Point[] =>
    points.map(([x, y]) => {
      const far = Math.hypot(x - mx, y - my)
      return [x + ((mx - x) / far) * by, y + ((my - y) / far) * by + dy]
    })
  const foot = wandering(shrunk(12, 6), 9, seed)
  const top = wandering(shrunk(27, -15), 10, seed + 1)
  const [footShape, topShape] = [within(absolute(foot)), within(absolute(top))]
  const cliff = engrave(footShape, {
    angle: 90,
    spacing: 4.4,
    tone: (x, y) =>
      topShape.contains(x, y) ? 0 : 0.34 + 0.5 * Math.max(0, (x - mx) / 190) + 0.24 * Math.max(0, (y - my) / 150),
    bend: (x, y) => Math.sin(y / 17 + x / 40) * 1.6,
    step: 5,
  })
  const strata = engrave(footShape, {
    angle: 3,
    spacing: 11,
    tone: (x, y) => (topShape.contains(x, y) ? 0 : y > my - 40 ? 0.2 : 0.08),
    step: 8,
  })
  const tableTop = engrave(topShape, {
    angle: -28,
    spacing: 7,
    tone: (x, y) => Math.max(0, 0.02 + ((x - mx) / 330 + (y - my) / 260) * 0.5),
    bend: (x, y) => Math.sin((x + y) / 26) * 2.4,
    step: 8,
  })
  const next = seeded(seed + 5)
  let cracks = ''
  for (let n = 0; n < 14; n++) {
    const [x, y] = top[Math.floor(next() * top.length)]!
    cracks += sliver(x, y, x + (mx - x) * 0.12 + next() * 6, y + 12 + next() * 22, 2.6, 0.3)
  }
  return (
    path(polygon(wandering(shrunk(4, 12), 10, seed + 2)), { fill: '#B98A55' }) +
    path(polygon(foot), { fill: '#C68F5B', stroke: INK, width: 2.6 }) +
    path(cliff + strata, { fill: INK }) +
    path(polygon(top), { fill: '#E2B783', stroke: PAPER, width: 5 }) +
    path(polygon(top), { fill: '#E2B783', stroke: INK, width: 2.2 }) +
    path(tableTop, { fill: '#8A5A32' }) +
    path(cracks, { fill: INK })
  )
}
const absolute = (points: readonly Point[]): string => `M${points.map(([x, y]) => `${x} ${y}`).join('L')}Z`
const mean = (all: readonly number[]): number => all.reduce((sum, one) => sum + one, 0) / all.length

export const mesas = (): string =>
  mesa(
    cellsOf(({ area }) => area === 'mesa_north'),
    71,
  ) +
  mesa(
    cellsOf(({ area }) => area === 'mesa_south'),
    94,
  )

// ---- ways ---------------------------------------------------------------------------------------------------------

const TRAILS: readonly (readonly Point[])[] = [
  [at('c3r5'), at('c4r5'), [572, 520], at('c5r4'), at('c6r4'), at('c7r4'), [872, 440], at('c8r4'), at('c9r4')],
  [at('c3r2'), at('c3r1'), [300, 190], at('c1r1')],
  [at('c4r2'), [560, 270], at('c5r1')],
  [at('c9r2'), [1010, 230], at('c9r1'), at('c9r0')],
  [at('c3r5'), [440, 650], [500, 740], at('c5r8')],
  [at('c1r5'), [230, 650], [200, 740], at('c1r8')],
  [at('c9r5'), [960, 660], at('c7r7')],
  [at('c7r7'), [780, 800], at('c5r8')],
  [at('c1r5'), at('c0r6')],
  [at('c2r3'), at('c1r2'), at('c0r2')],
  [at('c9r1'), at('c10r1')],
  [at('c10r5'), at('c11r6')],
]

export function trails(): string {
  const lines = TRAILS.map((trail) => through(trail, 12))
  return (
    path(lines.map((line) => polylineOf(line)).join(''), { stroke: '#F2DDAE', width: 12, more: ' opacity=".85"' }) +
    path(lines.map((line) => dashes(beside(line, 4), 13, 8, 1.7) + dashes(beside(line, -4), 13, 8, 1.7)).join(''), {
      fill: '#6E4A26',
    })
  )
}

const RAILS = through(
  [
    [MARGIN - 40, 884],
    [250, 872],
    [460, 862],
    [622, 858],
    [790, 862],
    [980, 876],
    [1130, 866],
    [WORLD.width - MARGIN + 40, 846],
  ],
  14,
)

export function rails(): string {
  let ties = ''
  const side = beside(RAILS, 8)
  const other = beside(RAILS, -8)
  for (let i = 0; i < RAILS.length - 1; i++)
    for (const t of [0.25, 0.75]) {
      const mix = (a: Point, b: Point): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t]
      const [a, b] = [mix(side[i]!, side[i + 1]!), mix(other[i]!, other[i + 1]!)]
      ties += sliver(a[0], a[1], b[0], b[1], 4.4, 4.4)
    }
  const bridge = `M762 842h64v38h-64z`
  return (
    path(bridge, { fill: '#B98A55', stroke: INK, width: 2.4 }) +
    path('M770 880v14M786 880v16M802 880v16M818 880v14', { stroke: INK, width: 4 }) +
    path(polylineOf(RAILS), { stroke: '#E4CE9C', width: 22 }) +
    path(ties, { fill: '#5E3B20' }) +
    path(polylineOf(beside(RAILS, 4.6)) + polylineOf(beside(RAILS, -4.6)), { stroke: INK, width: 2.3 })
  )
}

// ---- the grid -----------------------------------------------------------------------------------------------------

export function grid(): string {
  const free = CELLS.filter(({ terrain }) => terrain !== 'mesa')
  const town = (area: string): string => polygon(around(cellsOf((cell) => cell.area === area))[0]!)
  const rims = ['mesa_north', 'mesa_south'].map(town).join('')
  return (
    path(free.map((cell) => hexAt(middleOf(cell))).join(''), { stroke: INK, width: 1.6, more: ' opacity=".5"' }) +
    path(rims, { stroke: PAPER, width: 6, more: ' opacity=".8"' }) +
    path(rims, { stroke: INK, width: 3, more: ' stroke-dasharray="12 9"' }) +
    path(town('darkrock') + town('red_falls'), { stroke: PAPER, width: 8 }) +
    path(town('darkrock') + town('red_falls'), { stroke: INK, width: 4 })
  )
}

export const townGround = (): string =>
  path(
    cellsOf(({ terrain }) => terrain === 'town')
      .map((cell) => hexAt(middleOf(cell)))
      .join(''),
    {
      fill: TINTS.town,
      stroke: TINTS.town,
      width: 3,
    },
  )

export const isNear = (point: Point, lines: 'water' | 'rails' | 'trails', by: number): boolean => {
  const all = lines === 'water' ? [RIVER] : lines === 'rails' ? [RAILS] : TRAILS.map((trail) => through(trail, 12))
  return all.some((line) => line.some(([x, y]) => Math.hypot(x - point[0], y - point[1]) < by))
}
