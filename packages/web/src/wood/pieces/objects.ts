// What stands about: barrels, bales, cacti, fences, crates.

import { Shape } from 'three'
import { joined, type Part, part } from './part.ts'
import { printed } from './print/cells.ts'
import { board, chamferBox, stroke, turned } from './solids.ts'

const MAPLE = '#d8a765'
const BEECH = '#c98f52'
const OAK = '#a87440'

export function barrel(): Part {
  const staves = turned(
    [
      [0, 0],
      [0.86, 0],
      [0.92, 0.05],
      [0.99, 0.5],
      [1.04, 0.9],
      [1.06, 1.4],
      [1.04, 1.9],
      [0.99, 2.3],
      [0.92, 2.75],
      [0.86, 2.8],
      [0.8, 2.78],
      [0.79, 2.62],
      [0, 2.62],
    ],
    22,
  )
  const hoop = (y: number, low: number, high: number): Part =>
    part(
      turned(
        [
          [low - 0.02, y],
          [low + 0.045, y + 0.02],
          [high + 0.045, y + 0.22],
          [high - 0.02, y + 0.24],
        ],
        22,
      ),
      { color: '#2f2a27', grain: 0.15, rough: 0.38, along: 'own' },
    )
  const gaps = Array.from({ length: 14 }, (_, k) => {
    const turn = (k / 14) * 2 * Math.PI
    return part(
      stroke(0.035, 1.5),
      { color: '#3d2410', grain: 0, rough: 0.8 },
      { at: [Math.cos(turn) * 1.062, 1.4, Math.sin(turn) * 1.062], turn: [0, -turn, 0] },
    )
  })
  return joined(
    part(staves, { color: '#a9713a', along: 'own', foot: 0.4 }),
    hoop(0.22, 0.945, 0.975),
    hoop(0.86, 1.035, 1.05),
    hoop(1.7, 1.05, 1.035),
    hoop(2.34, 0.975, 0.945),
    ...gaps,
  )
}
/** The lid that says what the water is like. */
export function barrelLid(water: 'clean' | 'poisoned'): Part {
  const at = printed(`water-${water}`)
  const disc = turned(
    [
      [0.78, 2.66],
      [0, 2.66],
    ],
    20,
  )
  return part(disc, {
    color: MAPLE,
    grain: 0.4,
    along: 'own',
    print: ([x, , z]) => at(0.5 + z / 1.6, 0.5 + x / 1.6),
  })
}

export function hay(): Part {
  const twine = (z: number): Part =>
    part(chamferBox(1.84, 1.84, 0.12, 0.05), { color: '#8a5a2a', grain: 0.4, rough: 0.8 }, { at: [0, 0.91, z] })
  const straws = [
    [0.91, 0.5, 0.8, 0.2],
    [0.91, 1.2, -0.4, -0.15],
    [0.91, 0.85, -0.05, 0.4],
    [-0.91, 0.7, 0.2, 0.1],
    [-0.91, 1.3, -0.8, -0.3],
    [-0.91, 0.4, -0.3, 0.25],
  ].map(([x, y, z, slant]) =>
    part(
      stroke(1.1, 0.05),
      { color: '#f4de96', grain: 0, rough: 0.9 },
      { at: [x!, y!, z!], turn: [slant!, x! < 0 ? Math.PI : 0, 0] },
    ),
  )
  return joined(
    part(chamferBox(1.8, 1.8, 2.6, 0.2), { color: '#d9b454', rough: 0.85, along: 'z', foot: 0.4 }, { at: [0, 0.9, 0] }),
    twine(-0.65),
    twine(0.65),
    ...straws,
  )
}

const SPINES: readonly (readonly [y: number, z: number])[] = [
  [0.9, 0],
  [1.7, 0.25],
  [1.6, -0.3],
  [2.6, 0.05],
  [3.4, -0.2],
  [3.9, 0.25],
  [4.5, 0],
  [2.62, 1.1],
  [3.3, 1.28],
  [2.6, -1.12],
  [3.5, -1.28],
]
export function cactus(): Part {
  const s = new Shape()
  s.moveTo(-0.7, 0).lineTo(0.7, 0).lineTo(0.66, 0.3).lineTo(0.66, 2.2).lineTo(1.15, 2.2)
  s.absarc(1.15, 2.65, 0.45, -Math.PI / 2, 0, false)
  s.lineTo(1.6, 3.5)
  s.absarc(1.28, 3.5, 0.32, 0, Math.PI, false)
  s.lineTo(0.96, 3).lineTo(0.66, 3).lineTo(0.66, 4.36)
  s.absarc(0, 4.34, 0.66, 0, Math.PI, false)
  s.lineTo(-0.66, 2.95).lineTo(-0.96, 2.95).lineTo(-0.96, 3.9)
  s.absarc(-1.28, 3.9, 0.32, 0, Math.PI, false)
  s.lineTo(-1.6, 2.62)
  s.absarc(-1.15, 2.62, 0.45, Math.PI, Math.PI * 1.5, false)
  s.lineTo(-0.66, 2.17).lineTo(-0.66, 0.3).lineTo(-0.7, 0)
  const spines = SPINES.flatMap(([y, z]) =>
    [1, -1].map((side) =>
      part(
        stroke(0.05, 0.22),
        { color: '#ecdcae', grain: 0, rough: 0.7 },
        { at: [side * 0.582, y, z], turn: [0, side < 0 ? Math.PI : 0, 0] },
      ),
    ),
  )
  return joined(
    part(board(s, 1.15, 0.16, 7), { color: '#557f3f', grain: 0.45, foot: 0.35 }, { turn: [0, Math.PI / 2, 0] }),
    ...spines,
  )
}

export function fence(): Part {
  const rail = (y: number, slant: number): Part =>
    part(chamferBox(0.22, 0.36, 6.9, 0.06), { color: MAPLE, along: 'z' }, { at: [0.26, y, 0], turn: [slant, 0, 0] })
  return joined(
    part(chamferBox(0.8, 0.24, 7, 0.07), { color: BEECH, along: 'z', foot: 0.35 }, { at: [0, 0.12, 0] }),
    ...[-3.05, 0, 3.05].map((z) => part(chamferBox(0.42, 1.82, 0.42, 0.09), { color: OAK }, { at: [0, 1.09, z] })),
    rail(0.72, 0.025),
    rail(1.36, -0.02),
  )
}

export function crate(): Part {
  const at = printed('crate')
  const half = 2.36
  return part(
    chamferBox(2.4, 2.4, 2.4, 0.09),
    {
      color: MAPLE,
      foot: 0.35,
      along: 'x',
      print: ([x, y, z], [nx, , nz]) => {
        if (Math.abs(nx) > 0.5) return at(0.5 - (z * Math.sign(nx)) / half, 0.5 + y / half)
        if (Math.abs(nz) > 0.5) return at(0.5 + (x * Math.sign(nz)) / half, 0.5 + y / half)
        return at(0.5 + z / half, 0.5 + x / half)
      },
    },
    { at: [0, 1.2, 0] },
  )
}
