// Feet: the outlines on the table by which distances and overlaps are judged. Thousandths of a centimetre, not rounded.

import type { Kind, Piece, Pose, Surface } from './layout.ts'
import { type Box, type Prism, WOOD } from './pieces.ts'
import { rotationOf, turned } from './maths/rotation.ts'
import { cosine, FULL_TURN, sine } from './maths/trigonometry.ts'

export interface Point {
  readonly x: number
  readonly z: number
}
export interface Circle extends Point {
  readonly radius: number
}
export interface Polygon {
  readonly corners: readonly Point[] // convex, in order round it
}
/** A building stands on two. */
export type Foot = readonly (Circle | Polygon)[]

export const isCircle = (shape: Circle | Polygon): shape is Circle => 'radius' in shape

/** A disc on the table. */
export const discFoot = (x: number, z: number, radius: number): Foot => [{ x, z, radius }]

/** A place in the frame of a piece: `u` to its right, `w` ahead of it. */
export interface Local {
  readonly u: number
  readonly w: number
}
export function toWorld({ x, z, facing }: { x: number; z: number; facing: number }, u: number, w: number): Point {
  const s = sine(facing)
  const c = cosine(facing)
  return { x: x + u * s + w * c, z: z + u * c - w * s }
}
export function toLocal({ x, z, facing }: { x: number; z: number; facing: number }, atX: number, atZ: number): Local {
  const s = sine(facing)
  const c = cosine(facing)
  return { u: (atX - x) * s + (atZ - z) * c, w: (atX - x) * c - (atZ - z) * s }
}

/** A rectangle in the frame of a piece: the strip before a door. */
export const boxFoot = (
  pose: { x: number; z: number; facing: number },
  fromU: number,
  toU: number,
  fromW: number,
  toW: number,
): Foot => [
  {
    corners: [
      toWorld(pose, fromU, fromW),
      toWorld(pose, toU, fromW),
      toWorld(pose, toU, toW),
      toWorld(pose, fromU, toW),
    ],
  },
]

export const footOf = ({ kind, pose }: Pick<Piece, 'kind' | 'pose'>): Foot =>
  pose.turn ? shadow(kind, pose) : standingFoot(kind, pose)

/** Of an upright piece: the parts that reach down to its sole. */
function standingFoot(kind: Kind, pose: Pose): Foot {
  const foot: (Circle | Polygon)[] = []
  for (const part of WOOD[kind].parts) {
    if (part.from > 0) continue
    foot.push(
      part.shape === 'prism'
        ? { x: pose.x, z: pose.z, radius: part.radius * 1000 }
        : { corners: boxCorners(part).map(({ u, w }) => toWorld(pose, u * 1000, w * 1000)) },
    )
  }
  return foot
}
const boxCorners = ({ u, w, halfU, halfW }: Box): readonly Local[] => [
  { u: u - halfU, w: w - halfW },
  { u: u + halfU, w: w - halfW },
  { u: u + halfU, w: w + halfW },
  { u: u - halfU, w: w + halfW },
]

/** Of a piece that lies or leans: what it covers, seen from above. */
function shadow(kind: Kind, pose: Pose): Foot {
  const rotation = rotationOf(pose)
  return WOOD[kind].parts.map((part) => {
    const points: Point[] = []
    for (const { u, w } of part.shape === 'box' ? boxCorners(part) : prismCorners(part))
      for (const y of [part.from, part.to]) {
        const at = turned(rotation, { x: w, y, z: u })
        points.push({ x: pose.x + at.x * 1000, z: pose.z + at.z * 1000 })
      }
    return { corners: hull(points) }
  })
}
const prismCorners = ({ sides, radius }: Prism): readonly Local[] =>
  Array.from({ length: sides }, (_, corner) => {
    const angle = (FULL_TURN / sides) * corner
    return { u: radius * sine(angle), w: radius * cosine(angle) }
  })

/** The convex hull, by the monotone chain. */
function hull(points: readonly Point[]): readonly Point[] {
  const sorted = points.toSorted((a, b) => a.x - b.x || a.z - b.z)
  const half = (list: readonly Point[]): Point[] => {
    const chain: Point[] = []
    for (const point of list) {
      while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, point) <= 0) chain.pop()
      chain.push(point)
    }
    chain.pop()
    return chain
  }
  return [...half(sorted), ...half(sorted.toReversed())]
}
const cross = (o: Point, a: Point, b: Point): number => (a.x - o.x) * (b.z - o.z) - (a.z - o.z) * (b.x - o.x)

/** The shortest distance between two feet; 0 where they overlap. */
export function gap(a: Foot, b: Foot): number {
  let least = Infinity
  for (const one of a) for (const other of b) least = Math.min(least, apart(one, other))
  return least
}
export const overlaps = (a: Foot, b: Foot): boolean => gap(a, b) === 0

function apart(a: Circle | Polygon, b: Circle | Polygon): number {
  if (isCircle(a))
    return Math.max(
      0,
      (isCircle(b) ? Math.sqrt((a.x - b.x) ** 2 + (a.z - b.z) ** 2) - b.radius : toPolygon(a, b)) - a.radius,
    )
  if (isCircle(b)) return apart(b, a)
  let least = Infinity
  for (const corner of a.corners) least = Math.min(least, toPolygon(corner, b))
  for (const corner of b.corners) least = Math.min(least, toPolygon(corner, a))
  return least > 0 && crossEachOther(a, b) ? 0 : least
}

/** From a point; 0 inside. */
function toPolygon(point: Point, { corners }: Polygon): number {
  let least = Infinity
  let left = 0
  for (let at = 0; at < corners.length; at++) {
    const from = corners[at]!
    const to = corners[(at + 1) % corners.length]!
    least = Math.min(least, toSegment(point, from, to))
    const side = cross(from, to, point)
    if (side > 0) left++
    else if (side < 0) left--
  }
  return Math.abs(left) === corners.length ? 0 : least
}
function toSegment(point: Point, from: Point, to: Point): number {
  const dx = to.x - from.x
  const dz = to.z - from.z
  const long = dx * dx + dz * dz
  const along = long === 0 ? 0 : Math.min(1, Math.max(0, ((point.x - from.x) * dx + (point.z - from.z) * dz) / long))
  return Math.sqrt((point.x - from.x - along * dx) ** 2 + (point.z - from.z - along * dz) ** 2)
}

/** Two long boxes can lie crosswise with no corner of either in the other. */
const crossEachOther = (a: Polygon, b: Polygon): boolean =>
  a.corners.some((from, at) => {
    const to = a.corners[(at + 1) % a.corners.length]!
    return b.corners.some((start, other) => {
      const end = b.corners[(other + 1) % b.corners.length]!
      return cross(from, to, start) * cross(from, to, end) < 0 && cross(start, end, from) * cross(start, end, to) < 0
    })
  })

export function onSurface(foot: Foot, { halfX, halfZ }: Surface): boolean {
  const inside = (x: number, z: number, margin: number): boolean =>
    Math.abs(x) + margin <= halfX && Math.abs(z) + margin <= halfZ
  return foot.every((shape) =>
    isCircle(shape) ? inside(shape.x, shape.z, shape.radius) : shape.corners.every(({ x, z }) => inside(x, z, 0)),
  )
}
