// Buildings: two blocks, and between them a printed board with a door one walks through. And the clock, the gallows.

import { Shape } from 'three'
import { joined, type Part, part, type Print } from './part.ts'
import { type FrontId, printed } from './print/cells.ts'
import { PAINTS } from './print/paints.ts'
import { board, chamferBox, turned } from './solids.ts'

const BEECH = '#c98f52'
const PLYWOOD = '#d2a468'
const OAK = '#a87440'

/** The middle of a block, to either side of the building's own. */
export const BLOCK = 4.75
const BLOCK_HIGH = 1.5

/** From the right end of the board to the left one. */
const PARAPETS: Readonly<Record<FrontId, (s: Shape) => void>> = {
  sheriff: (s) => drawn(s, [6, 7.9], [5.2, 7.9], [5.2, 8.35], [2.4, 8.35], [0, 9.75]),
  bank(s) {
    s.lineTo(6, 8.1).lineTo(2.6, 8.1).lineTo(2.6, 8.6)
    s.absarc(0, 8.3, 1.65, 0.15, Math.PI - 0.15, false)
    s.lineTo(-2.6, 8.6).lineTo(-2.6, 8.1).lineTo(-6, 8.1)
  },
  saloon(s) {
    s.lineTo(6, 8.4).quadraticCurveTo(5, 8.2, 4.6, 8.8).quadraticCurveTo(3, 8.2, 1.9, 9.2)
    s.quadraticCurveTo(0, 10.5, -1.9, 9.2).quadraticCurveTo(-3, 8.2, -4.6, 8.8).quadraticCurveTo(-5, 8.2, -6, 8.4)
  },
  store: (s) => drawn(s, [6, 7.9], [4.4, 7.9], [4.4, 8.7], [0, 8.7]),
  townhall: (s) => drawn(s, [6, 7.4], [2.3, 7.4], [2.3, 9.3], [0, 10.55]),
  undertaker(s) {
    s.lineTo(6, 7.9).lineTo(3.2, 7.9).lineTo(3.2, 8.5).quadraticCurveTo(0.4, 8.6, 0, 10)
    s.quadraticCurveTo(-0.4, 8.6, -3.2, 8.5).lineTo(-3.2, 7.9).lineTo(-6, 7.9)
  },
}
/** The right half, to the middle, and the left one in its mirror. */
function drawn(s: Shape, ...points: readonly (readonly [number, number])[]): void {
  for (const [x, y] of points) s.lineTo(x, y)
  for (const [x, y] of points.toReversed()) if (x > 0) s.lineTo(-x, y)
}

function outline(id: FrontId): Shape {
  const s = new Shape()
  s.moveTo(-6, 0.9).lineTo(-3.5, 0.9).lineTo(-3.5, 2.5).quadraticCurveTo(0, 3.35, 3.5, 2.5)
  s.lineTo(3.5, 0.9).lineTo(6, 0.9)
  PARAPETS[id](s)
  s.lineTo(-6, 0.9)
  return s
}

export function building(id: FrontId, isClosed: boolean): Part {
  const { trim } = PAINTS[id]
  const at = printed(`front-${id}`)
  // On both sides, so that its name reads on both.
  const print: Print = ([x, y, z], [, , nz]) =>
    Math.abs(nz) > 0.9 ? at(0.5 + (z > 0 ? x : -x) / 12, y / 10) : undefined
  const parts = [
    part(board(outline(id), 0.32, 0.045), { color: PLYWOOD, rough: 0.58, along: 'x', print }, { turn: UPRIGHT }),
    part(chamferBox(0.66, 0.2, 11.9, 0.05), { color: trim, grain: 0.4, along: 'z' }, { at: [0, 5.66, 0] }),
    part(chamferBox(0.52, 0.14, 3.6, 0.04), { color: trim, grain: 0.4, along: 'z' }, { at: [0, 3.12, 0] }),
  ]
  for (const side of [-1, 1]) {
    parts.push(
      part(
        chamferBox(4, BLOCK_HIGH, 2.5, 0.14),
        { color: BEECH, along: 'x', foot: 0.3 },
        { at: [0, BLOCK_HIGH / 2, side * BLOCK] },
      ),
      // The slot that the board stands in.
      part(
        chamferBox(0.46, 0.06, 2.36, 0.02),
        { color: '#2c1a0e', grain: 0.2, rough: 0.9 },
        { at: [0, BLOCK_HIGH - 0.01, side * BLOCK] },
      ),
    )
  }
  return joined(...parts, ...(isClosed ? boarded() : swingDoors(trim)))
}
const UPRIGHT = [0, Math.PI / 2, 0] as const

/** Nobody enters: a plank across the door, and a board that says so. */
function boarded(): readonly Part[] {
  const at = printed('closed')
  return [
    part(chamferBox(0.16, 0.62, 8, 0.04), { color: OAK, along: 'z' }, { at: [0.3, 1.85, 0], turn: [0.07, 0, 0] }),
    part(
      chamferBox(0.12, 0.9, 3.8, 0.04),
      {
        color: '#e9d7b2',
        grain: 0.3,
        print: ([, y, z], [nx]) => (nx > 0.8 ? at(0.5 - z / 3.7, 0.5 + y / 0.86) : undefined),
      },
      { at: [0.44, 1.8, 0] },
    ),
  ]
}
/** Both open, for whoever walks in. */
const swingDoors = (trim: string): readonly Part[] =>
  [-1, 1].flatMap((side) => [
    part(
      chamferBox(1.5, 1.25, 0.14, 0.04),
      { color: trim, grain: 0.6 },
      { at: [-0.72, 1.62, side * 3.38], turn: [0, side * 0.35, 0] },
    ),
    ...[1.35, 1.62, 1.89].map((y) =>
      part(
        chamferBox(1.1, 0.12, 0.19, 0.04),
        { color: trim, grain: 0.8, rough: 0.4 },
        { at: [-0.72, y, side * 3.38], turn: [0, side * 0.35, 0] },
      ),
    ),
  ])

// ---- the clock of the town hall ---------------------------------------------------------------------------------------------

const CLOCK = { y: 8.5, ahead: 0.14 } as const
/** Where the hands are fixed. */
export const HANDS = { x: 0.36, y: CLOCK.y } as const

export function clock(): Part {
  const at = printed('clock')
  const rim = turned(
    [
      [0, 0],
      [1.12, 0],
      [1.2, 0.06],
      [1.2, 0.16],
      [1.12, 0.22],
      [1.02, 0.16],
      [0, 0.16],
    ],
    32,
  )
  return part(
    rim,
    {
      color: '#5d4022',
      grain: 0.5,
      along: 'own',
      rough: 0.45,
      print: ([x, y, z], [, ny]) =>
        ny > 0.95 && y > 0.1 && Math.hypot(x, z) < 1.1 ? at(0.5 - z / 2.12, 0.5 - x / 2.12) : undefined,
    },
    { at: [CLOCK.ahead, CLOCK.y, 0], turn: [0, 0, -Math.PI / 2] },
  )
}
/** Points at twelve. */
export const clockHand = (long: number, wide: number): Part =>
  part(chamferBox(0.05, long, wide, 0.015), { color: '#1d130c', grain: 0 }, { at: [0, long / 2 - 0.12, 0] })

// ---- the gallows ------------------------------------------------------------------------------------------------------------

/** An empty frame: its rope lies coiled on the beam. */
export function gallows(): Part {
  const oak = { color: OAK } as const
  const coils = Array.from({ length: 5 }, (_, k) =>
    part(
      chamferBox(0.15, 0.62, 0.62, 0.08),
      { color: k % 2 === 0 ? '#b9975c' : '#cdb07a', grain: 0.6, rough: 0.8 },
      { at: [2.5 + k * 0.17, 10.27, 0] },
    ),
  )
  return joined(
    part(chamferBox(4, 1.5, 2.5, 0.14), { color: BEECH, along: 'x', foot: 0.3 }, { at: [0, 0.75, 0] }),
    part(chamferBox(0.5, 9, 0.5, 0.08), oak, { at: [0, 6, 0] }),
    part(chamferBox(4.6, 0.45, 0.45, 0.08), { ...oak, along: 'x' }, { at: [1.75, 10.27, 0] }),
    part(chamferBox(2.2, 0.34, 0.34, 0.06), { ...oak, along: 'x' }, { at: [0.85, 9.35, 0], turn: [0, 0, 0.78] }),
    ...coils,
  )
}
