// Cowboys: turned and a little flattened, so that they fill the foot of 1.2 by 2.2 that the physics know. Their hats come off.

import type { Carving, FigureLook } from '../scene/wooden-table.ts'
import { joined, type Part, part } from './part.ts'
import { printed } from './print/cells.ts'
import { chamferBox, loft, type Rings, turned } from './solids.ts'

const SKIRT: Rings = [
  [0, 0.53, 1.02, 3],
  [0.05, 0.585, 1.085, 3],
  [0.13, 0.6, 1.1, 3],
  [0.26, 0.6, 1.1, 3],
  [0.35, 0.575, 1.06, 3],
  [0.4, 0.5, 0.96, 2.9],
  [0.46, 0.49, 0.94, 2.8],
  [0.9, 0.47, 0.83, 2.6],
  [1.36, 0.45, 0.74, 2.5],
  [1.52, 0.45, 0.73, 2.5],
]
const BELT: Rings = [
  [1.5, 0.45, 0.73, 2.5],
  [1.52, 0.485, 0.77, 2.5],
  [1.58, 0.495, 0.785, 2.5],
  [1.66, 0.485, 0.775, 2.5],
  [1.68, 0.45, 0.735, 2.5],
]
const CHEST: Rings = [
  [1.66, 0.45, 0.735, 2.5],
  [1.9, 0.485, 0.83, 2.5],
  [2.18, 0.52, 0.93, 2.5],
  [2.34, 0.505, 0.92, 2.4],
  [2.45, 0.45, 0.79, 2.2],
  [2.52, 0.36, 0.52, 2.1],
]
const SCARF: Rings = [
  [2.4, 0.42, 0.6, 2.2],
  [2.43, 0.53, 0.69, 2.1],
  [2.52, 0.555, 0.67],
  [2.63, 0.51, 0.56],
  [2.69, 0.4, 0.44],
  [2.7, 0.34, 0.38],
]
const HEAD: Rings = [
  [2.62, 0.28, 0.3],
  [2.72, 0.43, 0.45],
  [2.88, 0.55, 0.565],
  [3.08, 0.615, 0.625],
  [3.3, 0.63, 0.64],
  [3.55, 0.6, 0.61],
  [3.85, 0.5, 0.51],
]
/** Round the skirt, a hair above it. */
const BAND: Rings = [
  [0.55, 0.492, 0.926, 2.75],
  [0.58, 0.503, 0.93, 2.75],
  [0.94, 0.484, 0.836, 2.6],
  [0.97, 0.472, 0.82, 2.6],
]
const ROUND = 20

interface Woods {
  readonly body: string
  readonly band: string
  readonly belt: string
  readonly skin: string
}
const WOODS: Readonly<Record<Carving, Woods>> = {
  law: { body: '#dcae6c', band: '#d79a24', belt: '#5a3419', skin: '#e6c08c' },
  outlaw: { body: '#4f2f1d', band: '#a41b0c', belt: '#1f130c', skin: '#c99261' },
  woman: { body: '#c9788f', band: '#f3e2b9', belt: '#7d3f52', skin: '#e3bb86' },
  man: { body: '#5b84b3', band: '#f3e2b9', belt: '#2f4d73', skin: '#d8a873' },
}

export function figure(carving: Carving): Part {
  const { body, band, belt, skin } = WOODS[carving]
  const face = printed(`face-${carving}`)
  const cloth = printed(`cloth-${carving}`)
  const wood = { along: 'own', foot: 0.45, rough: 0.4 } as const
  const painted = { ...wood, grain: 0.3, rough: 0.36 } as const
  const head = { ...wood, color: skin, grain: 0.45, rough: 0.46 } as const
  const round = { segments: ROUND }
  const across = (z: number, x: number): number => 0.5 + Math.atan2(z, x) / (2 * Math.PI)
  return joined(
    part(loft(SKIRT, { ...round, caps: 'low' }), { ...wood, color: body }),
    part(loft(BAND, round), {
      ...painted,
      color: band,
      print: ([x, y, z], [, ny]) => (Math.abs(ny) < 0.7 ? cloth(across(z, x), (y - 0.55) / 0.42) : undefined),
    }),
    part(loft(BELT, round), { ...wood, color: belt, grain: 0.25, rough: 0.45 }),
    part(loft(CHEST, round), { ...wood, color: body }),
    part(loft(SCARF, round), {
      ...painted,
      color: band,
      print: ([x, y, z]) => cloth(across(z, x), (y - 2.38) / 0.34),
    }),
    part(loft(HEAD, { ...round, caps: 'high' }), head),
    part(loft(HEAD, { segments: 10, front: 1.15 }), {
      ...head,
      print: ([, y, z]) => face(0.5 - z / 1.2, (y - 2.68) / 1.15),
    }),
    part(
      chamferBox(0.2, 0.26, 0.3, 0.07),
      { color: band, grain: 0.3, rough: 0.4 },
      { at: [0.5, 2.4, 0], turn: [0.78, 0, 0] },
    ),
    part(chamferBox(0.08, 0.19, 0.27, 0.03), { color: '#c6962e', grain: 0.1, rough: 0.25 }, { at: [0.49, 1.6, 0] }),
  )
}

/** Pinned to the left of the chest. */
export function badge(of: NonNullable<FigureLook['badge']>): Part {
  const at = printed(`badge-${of}`)
  const disc = turned(
    [
      [0, 0],
      [0.3, 0],
      [0.33, 0.02],
      [0.33, 0.05],
      [0.3, 0.08],
      [0, 0.08],
    ],
    20,
  )
  return part(
    disc,
    {
      color: '#d9a63c',
      grain: 0.1,
      rough: 0.22,
      along: 'own',
      print: ([x, , z], [, ny]) => (ny > 0.9 ? at(0.5 - z / 0.64, 0.5 + x / 0.64) : undefined),
    },
    { at: [0.48, 2.04, -0.4], turn: [0, 0, -Math.PI / 2] },
  )
}

// ---- hats: painted white here, and tinted with their colour where they are drawn ---------------------------------------------

export const HATS = { red: '#a41b0c', blue: '#2f5ba8', straw: '#e9d7b2' } as const
const BRIM: Rings = [
  [3.74, 0.5, 0.52],
  [3.74, 1.02, 1.05],
  [3.75, 1.18, 1.19],
  [3.79, 1.25, 1.25],
  [3.84, 1.24, 1.24],
  [3.87, 1.15, 1.15],
  [3.87, 0.76, 0.82],
]
const RIBBON: Rings = [
  [3.86, 0.775, 0.835],
  [3.9, 0.79, 0.85],
  [4.02, 0.785, 0.845],
  [4.05, 0.765, 0.825],
]
const CROWN: Rings = [
  [3.86, 0.76, 0.82],
  [3.98, 0.745, 0.8],
  [4.2, 0.72, 0.77],
  [4.38, 0.7, 0.75],
  [4.45, 0.66, 0.71],
  [4.49, 0.56, 0.61],
]
const FELT = { color: '#ffffff', grain: 0.3, rough: 0.42, along: 'own' } as const
const CURL = 0.5
/** The brim is turned up at both sides; nowhere lower than it is. */
const curled = (x: number, y: number, z: number): readonly [number, number, number] => [
  x,
  y + (y < 3.9 ? CURL * Math.max(0, Math.abs(z) - 0.6) ** 2 : 0),
  z,
]

export const hat = (): Part =>
  joined(
    part(loft(BRIM, { segments: 24, caps: 'low', bend: curled }), FELT),
    part(loft(RIBBON, { segments: 24 }), { color: '#3a2a22', grain: 0.2, rough: 0.5, along: 'own' }),
    part(loft(CROWN, { segments: 24, caps: 'high' }), FELT),
  )

/** On the crown, to be read from behind. */
export function hatNumber(n: number): Part {
  const at = printed(`number-${n}`)
  const disc = turned(
    [
      [0.55, 4.493],
      [0, 4.497],
    ],
    16,
  )
  return part(disc, { ...FELT, print: ([x, , z]) => at(0.5 + z / 1.12, 0.5 + x / 1.12) })
}
