// What a flick would meet, without simulating it: a circle swept along a line against all feet. Bots weigh thousands of
// candidates with it, and an aim line ends where it says.

import { type Circle, type Foot, footOf, isCircle, type Point, type Polygon } from './feet.ts'
import type { Kind, Piece, Pose } from './layout.ts'
import { cosine, sine } from './maths/trigonometry.ts'

/** A piece made ready to be swept against. */
export interface Obstacle {
  readonly id: string
  readonly kind: Kind
  readonly pose: Pose
  readonly foot: Foot
  readonly x: number // a circle round all of it
  readonly z: number
  readonly reach: number
}
export interface Met {
  readonly obstacle: Obstacle
  readonly way: number // how far the circle's centre gets
}

export function obstacle(piece: Piece): Obstacle {
  const foot = footOf(piece)
  let west = Infinity
  let east = -Infinity
  let north = Infinity
  let south = -Infinity
  for (const shape of foot)
    for (const { x, z } of isCircle(shape) ? [shape] : shape.corners) {
      const around = isCircle(shape) ? shape.radius : 0
      west = Math.min(west, x - around)
      east = Math.max(east, x + around)
      north = Math.min(north, z - around)
      south = Math.max(south, z + around)
    }
  const reach = Math.sqrt((east - west) ** 2 + (south - north) ** 2) / 2
  return { id: piece.id, kind: piece.kind, pose: piece.pose, foot, x: (west + east) / 2, z: (north + south) / 2, reach }
}

/** The first piece met on the way, if any. What lies under the start is passed, as in a flick. */
export function sweep(
  obstacles: readonly Obstacle[],
  radius: number,
  x: number,
  z: number,
  direction: number,
  way: number,
): Met | undefined {
  const dx = cosine(direction)
  const dz = -sine(direction)
  let first: Obstacle | undefined
  let least = way
  for (let n = 0; n < obstacles.length; n++) {
    const candidate = obstacles[n]!
    const ox = candidate.x - x
    const oz = candidate.z - z
    const along = ox * dx + oz * dz
    const reach = candidate.reach + radius
    if (along < -reach || along > least + reach) continue
    const aside = oz * dx - ox * dz
    if (aside > reach || aside < -reach) continue
    const met = wayTo(candidate.foot, radius, x, z, dx, dz)
    if (met < least) {
      least = met
      first = candidate
    }
  }
  return first && { obstacle: first, way: least }
}

/** Infinity: never. */
function wayTo(foot: Foot, radius: number, x: number, z: number, dx: number, dz: number): number {
  let least = Infinity
  for (let n = 0; n < foot.length; n++) {
    const shape = foot[n]!
    const met = isCircle(shape)
      ? wayToCircle(shape, shape.radius + radius, x, z, dx, dz)
      : wayToPolygon(shape, radius, x, z, dx, dz)
    if (met < 0) return Infinity // it starts on this piece
    if (met < least) least = met
  }
  return least
}

function wayToCircle(at: Point | Circle, around: number, x: number, z: number, dx: number, dz: number): number {
  const ox = at.x - x
  const oz = at.z - z
  const along = ox * dx + oz * dz
  const apart = ox * ox + oz * oz - around * around
  if (apart < 0) return -1
  if (along <= 0) return Infinity
  const root = along * along - apart
  return root < 0 ? Infinity : along - Math.sqrt(root)
}

/** Its sides moved out by the radius, and a circle round each corner. */
function wayToPolygon({ corners }: Polygon, radius: number, x: number, z: number, dx: number, dz: number): number {
  let least = Infinity
  let inside = 0
  for (let n = 0; n < corners.length; n++) {
    const from = corners[n]!
    const to = corners[n + 1 === corners.length ? 0 : n + 1]!
    const ex = to.x - from.x
    const ez = to.z - from.z
    const long = Math.sqrt(ex * ex + ez * ez)
    const side = (ex * (z - from.z) - ez * (x - from.x)) / long
    inside += side > 0 ? 1 : -1
    const towards = (ex * dz - ez * dx) / long
    const atCorner = wayToCircle(from, radius, x, z, dx, dz)
    if (atCorner < 0) return -1
    if (atCorner < least) least = atCorner
    const apart = side > 0 ? side - radius : side + radius
    const foot = ((x - from.x) * ex + (z - from.z) * ez) / long
    if (side * apart <= 0 && foot >= 0 && foot <= long) return -1 // within the radius of this side
    if (side * towards >= 0) continue
    const way = -apart / towards
    const where = foot + (way * (dx * ex + dz * ez)) / long
    if (way >= 0 && where >= 0 && where <= long && way < least) least = way
  }
  return Math.abs(inside) === corners.length ? -1 : least
}
