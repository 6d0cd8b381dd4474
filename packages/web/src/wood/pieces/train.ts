// What runs on wheels: locomotive, wagon, stagecoach. Above their base they are as narrow as its middle bar, over which nothing can stand.

import { Shape } from 'three'
import { lying } from './flat-houses.ts'
import { joined, type Part, part, type Place } from './part.ts'
import { printed } from './print/cells.ts'
import { board, chamferBox, type Profile, turned } from './solids.ts'

const IRON = { color: '#2b2a2c', grain: 0.25, rough: 0.32 } as const
const BRASS = { color: '#c6962e', grain: 0.1, rough: 0.25 } as const
const RED = '#7c1f14'
const GRATE = '#6b4a2e'

/** A bar across with four wings: a door on both long sides. */
function base(across: number): Part {
  const half = across / 2
  const s = new Shape()
  s.moveTo(-half, -4.5).lineTo(-3, -4.5).lineTo(-3, -1.5).lineTo(3, -1.5).lineTo(3, -4.5).lineTo(half, -4.5)
  s.lineTo(half, 4.5).lineTo(3, 4.5).lineTo(3, 1.5).lineTo(-3, 1.5).lineTo(-3, 4.5).lineTo(-half, 4.5)
  s.lineTo(-half, -4.5)
  return part(lying(s, 1.5), { color: GRATE, along: 'z', foot: 0.3 })
}

/** On the outer face of the base, at both sides. */
const wheels = (radius: number, ...at: readonly number[]): Part[] =>
  at.flatMap((z) => [-1, 1].map((side) => wheel(radius, z, side)))

function wheel(radius: number, z: number, side: number): Part {
  const rim: Profile = [
    [0, 0],
    [radius, 0],
    [radius + 0.06, 0.06],
    [radius + 0.06, 0.26],
    [radius, 0.3],
    [radius - 0.2, 0.3],
    [radius - 0.24, 0.2],
    [0.3, 0.2],
    [0.28, 0.34],
    [0, 0.36],
  ]
  const outside = { turn: [0, 0, (-Math.PI / 2) * side], at: [side * 4.35, radius + 0.1, z] } satisfies Place
  const spokes = [0, 1, 2, 3].map((k) =>
    part(
      chamferBox(0.08, radius * 1.7, 0.14, 0.03),
      { color: '#d8a765', grain: 0.4, rough: 0.4 },
      { at: [side * 4.6, radius + 0.1, z], turn: [(k * Math.PI) / 4, 0, 0] },
    ),
  )
  return joined(part(turned(rim, 20), { color: RED, grain: 0.3, rough: 0.4, along: 'own' }, outside), ...spokes)
}

export function loco(): Part {
  const lyingAt = (
    profile: Profile,
    z: number,
    finish = IRON as { color: string; grain: number; rough: number },
  ): Part => part(turned(profile, 26), { ...finish, along: 'own' }, { turn: [Math.PI / 2, 0, 0], at: [0, 2.95, z] })
  const ring: Profile = [
    [1.2, 0],
    [1.28, 0.03],
    [1.28, 0.22],
    [1.2, 0.25],
  ]
  const boiler: Profile = [
    [0, 0],
    [1.1, 0],
    [1.22, 0.1],
    [1.22, 7.6],
    [1.12, 7.7],
    [0, 7.7],
  ]
  const smokebox: Profile = [
    [0, 0],
    [1.3, 0],
    [1.34, 0.06],
    [1.34, 0.3],
    [1.2, 0.42],
    [0, 0.5],
  ]
  const chimney: Profile = [
    [0, 0],
    [0.42, 0],
    [0.42, 1],
    [0.72, 1.75],
    [0.8, 1.85],
    [0.74, 1.95],
    [0.55, 1.9],
    [0, 1.85],
  ]
  const dome: Profile = [
    [0, 0],
    [0.5, 0],
    [0.52, 0.35],
    [0.4, 0.7],
    [0, 0.85],
  ]
  const lamp: Profile = [
    [0, 0],
    [0.4, 0],
    [0.44, 0.1],
    [0.44, 0.5],
    [0.3, 0.55],
    [0, 0.5],
  ]
  const own = { along: 'own' } as const
  return joined(
    base(16),
    lyingAt(boiler, -2.4),
    ...[-0.6, 1.4, 3.4].map((z) => lyingAt(ring, z, BRASS)),
    lyingAt(smokebox, 5.2, { color: RED, grain: 0.3, rough: 0.4 }),
    part(turned(chimney, 22), { ...IRON, ...own }, { at: [0, 4, 4.3] }),
    part(turned(dome, 18), { ...BRASS, ...own }, { at: [0, 4.05, 1.6] }),
    part(turned(lamp, 16), { ...BRASS, ...own }, { at: [0, 4.55, 5.3], turn: [Math.PI / 2, 0, 0] }),
    ...cab(),
    ...wheels(1.2, -5.9, 5.9),
    ...wheels(0.8, -3.9, 3.9),
    catcher(),
  )
}

function cab(): readonly Part[] {
  const plate = printed('plate')
  const sides = [-1, 1].flatMap((side) => [
    part(
      chamferBox(0.06, 1.1, 1.2, 0.02),
      { color: '#1c1714', grain: 0, rough: 0.3 },
      { at: [side * 1.41, 4.1, -4.2] },
    ),
    part(
      chamferBox(0.04, 0.8, 2.2, 0.01),
      {
        color: RED,
        grain: 0.3,
        print: ([, y, z], [nx]) => (nx * side > 0.8 ? plate(0.5 - (side * z) / 2.2, 0.5 + y / 0.9) : undefined),
      },
      { at: [side * 1.43, 2.6, -4.2] },
    ),
  ])
  return [
    part(chamferBox(2.8, 3.6, 3, 0.12), { color: RED, grain: 0.5 }, { at: [0, 3.3, -4.2] }),
    part(chamferBox(3.4, 0.28, 3.8, 0.1), { ...IRON, grain: 0.4, along: 'z' }, { at: [0, 5.2, -4.2] }),
    ...sides,
  ]
}
function catcher(): Part {
  const s = new Shape()
  s.moveTo(-2.6, 0).lineTo(2.6, 0).lineTo(1.2, 1.5).lineTo(-1.2, 1.5).lineTo(-2.6, 0)
  return part(board(s, 0.3, 0.08), { color: RED, grain: 0.4 }, { turn: [-0.35, 0, 0], at: [0, 0.05, 8.1] })
}

export function wagon(): Part {
  const side = printed('wagon-side')
  const roof = new Shape()
  roof.moveTo(-1.75, 0).lineTo(1.75, 0).lineTo(1.75, 0.16).quadraticCurveTo(0, 0.85, -1.75, 0.16).lineTo(-1.75, 0)
  return joined(
    base(16),
    part(
      chamferBox(2.9, 2.9, 14, 0.1),
      {
        color: '#8a3d2b',
        grain: 0.6,
        along: 'z',
        print: ([x, y, z], [nx]) =>
          Math.abs(nx) > 0.8 ? side(0.5 - (Math.sign(x) * z) / 13.6, 0.5 + y / 2.8) : undefined,
      },
      { at: [0, 2.95, 0] },
    ),
    part(board(roof, 14.6, 0.06), { color: '#3d3430', grain: 0.7, along: 'z' }, { at: [0, 4.4, 0] }),
    ...wheels(0.85, -6.2, -4.2, 4.2, 6.2),
  )
}

export function coach(): Part {
  const side = printed('coach-side')
  const trunk = (z: number): Part =>
    part(chamferBox(1.6, 0.7, 1, 0.1), { color: '#5a3419', grain: 0.8, along: 'z' }, { at: [0.1, 4.75, z] })
  return joined(
    base(14),
    part(
      chamferBox(2.8, 2.6, 5.6, 0.3),
      {
        color: RED,
        grain: 0.5,
        along: 'z',
        print: ([x, y, z], [nx]) =>
          Math.abs(nx) > 0.8 ? side(0.5 - (Math.sign(x) * z) / 5.3, 0.5 + y / 2.3) : undefined,
      },
      { at: [0, 3, -3.4] },
    ),
    part(chamferBox(3.1, 0.24, 6.2, 0.08), { color: '#2b1c12', grain: 0.5, along: 'z' }, { at: [0, 4.4, -3.4] }),
    part(chamferBox(2.2, 0.5, 1, 0.1), { color: '#5a3419', grain: 0.7 }, { at: [0, 3.2, 0.1] }),
    part(chamferBox(0.16, 0.16, 6, 0.04), { color: '#5a3419', grain: 0.7, along: 'z' }, { at: [0, 2.6, 3] }),
    trunk(-4.6),
    trunk(-3.2),
    ...[-0.85, 0.85].map((x) => horse({ at: [x, 1.5, 4.1] }, x > 0 ? '#7a4f2c' : '#b98a56')),
    ...wheels(1.15, -5),
    ...wheels(0.9, 4.6),
  )
}

/** Sawn from a board, looking to the right of the piece. */
export function horse({ at }: Required<Pick<Place, 'at'>>, color = '#8a5a32'): Part {
  const s = new Shape()
  s.moveTo(-1.5, 0).lineTo(-1.02, 0).lineTo(-0.86, 1.2).quadraticCurveTo(0, 1.02, 0.72, 1.25)
  s.lineTo(0.86, 0).lineTo(1.34, 0).lineTo(1.28, 1.7).quadraticCurveTo(1.4, 2.2, 1.62, 2.5)
  s.lineTo(2.16, 2.34).quadraticCurveTo(2.4, 2.44, 2.36, 2.72).quadraticCurveTo(2.0, 3.05, 1.72, 3.34)
  s.lineTo(1.6, 3.66).lineTo(1.44, 3.4).quadraticCurveTo(0.96, 3.1, 0.7, 2.4)
  s.quadraticCurveTo(-0.2, 2.2, -1.05, 2.4).quadraticCurveTo(-1.62, 2.36, -1.72, 1.9)
  s.quadraticCurveTo(-2.02, 1.5, -1.94, 0.8).quadraticCurveTo(-1.72, 1.2, -1.6, 1.5).lineTo(-1.5, 0)
  const [x, y, z] = at
  return joined(
    part(board(s, 0.7, 0.13, 6), { color, foot: 0.2, along: 'x' }, { at, turn: [0, -Math.PI / 2, 0] }),
    part(chamferBox(0.84, 0.42, 0.9, 0.12), { color: RED, grain: 0.4 }, { at: [x, y + 2.3, z - 0.25] }),
    part(
      chamferBox(0.3, 1, 0.34, 0.08),
      { color: '#2a1a12', grain: 0.3 },
      { at: [x, y + 2.9, z + 0.98], turn: [-0.6, 0, 0] },
    ),
    ...[-1, 1].map((side) =>
      part(
        chamferBox(0.06, 0.14, 0.12, 0.03),
        { color: '#1a1210', grain: 0, rough: 0.3 },
        { at: [x + side * 0.36, y + 2.95, z + 1.72] },
      ),
    ),
  )
}

/** Inlaid: nothing stops at them. */
export function rails(half: number): Part {
  const sleepers: Part[] = []
  for (let x = -half + 2; x <= half - 2; x += 2.9)
    sleepers.push(
      part(
        chamferBox(1.1, 0.1, 12.4, 0.03),
        { color: '#3b2517', along: 'z', rough: 0.8 },
        { at: [x, 0.02, ((x * 7.3) % 1) * 0.3] },
      ),
    )
  const lines = [-5.1, 5.1].map((z) =>
    part(
      chamferBox(2 * half - 1, 0.16, 0.3, 0.05),
      { color: '#77706a', grain: 0.1, rough: 0.32, along: 'x' },
      { at: [0, 0.08, z] },
    ),
  )
  return joined(...sleepers, ...lines)
}
