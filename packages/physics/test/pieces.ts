// Short ways to lay things out: centimetres and degrees, as one would say them.

import { type Flick, type Flicked, type Kind, type Layout, type Piece, speedOf, TABLE } from '../src/index.ts'
import { cm, pose } from '../kit/index.ts'

export const piece = (id: string, kind: Kind, x: number, z: number, facing = 0, y = 0): Piece => ({
  id,
  kind,
  pose: { ...pose(x, z, facing), y: cm(y) },
})
export const table = (...pieces: readonly Piece[]): Layout => ({ surface: TABLE, pieces })

export const flick = (
  what: Flicked,
  x: number,
  z: number,
  degrees: number,
  power: number,
  more: Partial<Flick> = {},
): Flick => ({
  what,
  x: Math.round(x * 1000),
  z: Math.round(z * 1000),
  direction: Math.round(degrees * 100),
  speed: speedOf(what, power),
  spin: 0,
  doors: [],
  mayTouch: [],
  out: null,
  ...more,
})
/** A bullet that has this speed (cm/s) after so many centimetres. */
export const arriving = (speed: number, after: number): number =>
  Math.round(Math.sqrt(speed * speed + 460 * after) * 1000)

const BUILDINGS = [
  [-36, -27, 270],
  [0, -29, 270],
  [36, -27, 270],
  [-36, 27, 90],
  [0, 29, 90],
  [36, 27, 90],
] as const
const OBJECTS = [
  ['barrel', -24, -12, 0],
  ['barrel', 24, 12, 0],
  ['barrel', -10, 10, 0],
  ['barrel', 10, -10, 0],
  ['barrel', -20, 18, 0],
  ['hay', -30, 6, 20],
  ['hay', 30, -6, 20],
  ['hay', 0, 0, 90],
  ['hay', -14, -20, 0],
  ['hay', 14, 20, 0],
  ['cactus', -54, -24, 0],
  ['cactus', 54, 24, 0],
  ['cactus', -5, -14, 0],
  ['fence', -34, -6, 0],
  ['fence', 34, 6, 0],
  ['fence', -8, -2, 0],
  ['fence', 8, 2, 0],
  ['crate', 20, -18, 10],
  ['crate', 5, 12, 40],
  ['crate', 20, 3, 70],
] as const
const FIGURES = [
  [-44, 0, 0],
  [-48, -12, 0],
  [-48, 12, 0],
  [-38, -16, 0],
  [-38, 15, 0],
  [44, 0, 180],
  [48, 12, 180],
  [48, -12, 180],
  [38, 16, 180],
  [38, -15, 180],
] as const

/** Ten figures, six buildings, twenty objects. */
export const TOWN: Layout = table(
  ...BUILDINGS.map(([x, z, facing], n) => piece(`building-${n}`, 'building', x, z, facing)),
  ...OBJECTS.map(([kind, x, z, facing], n) => piece(`${kind}-${n}`, kind, x, z, facing)),
  ...FIGURES.map(([x, z, facing], n) => piece(`figure-${n}`, 'figure', x, z, facing)),
)

/** Small pseudo-random numbers, the same everywhere. */
export function numbers(seed: number): (below: number) => number {
  let state = seed >>> 0
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return (state >>> 8) % below
  }
}

/** A flick of somebody of the town: a move, a shot from beside a figure, or a throw. */
export function townFlick(next: (below: number) => number): Flick {
  const [x, z] = FIGURES[next(FIGURES.length)]!
  const what = (['disc', 'bullet', 'bullet', 'dynamite'] as const)[next(4)]!
  const side = what === 'disc' ? 0 : next(2) === 0 ? 4.7 : -4.7
  return flick(what, x, z + side, next(36_000) / 100, 1 + next(1000))
}
