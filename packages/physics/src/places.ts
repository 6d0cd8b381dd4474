// Where pieces can be put: standing up, lying down, the nearest free spot.

import { type Foot, footOf, gap, onSurface, overlaps, type Point, toWorld } from './feet.ts'
import { type Kind, type Pose, type Surface, upright } from './layout.ts'
import { facingTurn, headingOf, rotationOf, roundedTurn, times, turned, whole } from './maths/rotation.ts'
import { cosine, FULL_TURN, sine, wrapped } from './maths/trigonometry.ts'

const RING = 500
const DIRECTIONS = 16
const ROOM = 200
/** Beyond the far corner of the table. */
const MOST_RINGS = 300

/**
 * The nearest free spot: rings of 0.5 cm, 16 directions a ring starting east; the first where the foot is on the table and at least
 * 0.2 cm from every other. A spot that is free already is kept. Undefined: the table is full.
 */
export function nearestFree(kind: Kind, pose: Pose, others: readonly Foot[], surface: Surface): Pose | undefined {
  for (let ring = 0; ring <= MOST_RINGS; ring++)
    for (let way = 0; way < (ring === 0 ? 1 : DIRECTIONS); way++) {
      const angle = (FULL_TURN / DIRECTIONS) * way
      const x = whole(pose.x + ring * RING * cosine(angle))
      const z = whole(pose.z - ring * RING * sine(angle))
      const there: Pose = { x, y: pose.y, z, facing: pose.facing, turn: pose.turn }
      if (isFree(kind, there, others, surface)) return there
    }
  return undefined
}

export function isFree(kind: Kind, pose: Pose, others: readonly Foot[], surface: Surface): boolean {
  const foot = footOf({ kind, pose })
  return onSurface(foot, surface) && others.every((other) => gap(foot, other) >= ROOM)
}

/** The pose itself if nothing is in its way there, else the nearest free spot; on a table that is full, where it is. */
export function roomFor(kind: Kind, pose: Pose, others: readonly Foot[], surface: Surface): Pose {
  const foot = footOf({ kind, pose })
  if (onSurface(foot, surface) && !others.some((other) => overlaps(foot, other))) return pose
  return nearestFree(kind, pose, others, surface) ?? pose
}

/** A place in the frame of a piece, `u` to its right and `w` ahead of it, in whole numbers. */
export function placeAt(pose: Pose, u: number, w: number): Point {
  const { x, z } = toWorld(pose, u, w)
  return { x: whole(x), z: whole(z) }
}

const VERTICAL = 0.7

/** Upright with the centre of its foot where the centre of its sole is now, looking the way it looked before it fell. */
export function stoodUp(pose: Pose): Pose {
  if (!pose.turn) return pose.y === 0 ? pose : upright(pose.x, pose.z, pose.facing)
  const rotation = rotationOf(pose)
  const ahead = turned(rotation, { x: 1, y: 0, z: 0 })
  const fellBack = ahead.y > VERTICAL
  const fellOver = Math.abs(ahead.y) > VERTICAL
  const facing = headingOf(rotation, fellOver)
  return upright(pose.x, pose.z, fellBack ? wrapped(facing + FULL_TURN / 2) : facing)
}

// A figure on its back rests on the hind edge of its foot and on a flat side of its hat's brim.
const HIND = 0.6
const BRIM = 1.25 * cosine(FULL_TURN / 20)
const BRIM_AT = 3.8
const LONG = Math.sqrt(BRIM_AT * BRIM_AT + (BRIM - HIND) * (BRIM - HIND))
const LEAN = { sine: BRIM_AT / LONG, cosine: (BRIM - HIND) / LONG }
const ON_ITS_BACK = { x: 0, y: 0, z: Math.sqrt((1 - LEAN.cosine) / 2), w: Math.sqrt((1 + LEAN.cosine) / 2) }

/** A figure lying on its back with its sole at this place and its hat pointing that way. */
export function laid(x: number, z: number, facing: number): Pose {
  const turn = roundedTurn(times(facingTurn(wrapped(facing + FULL_TURN / 2)), ON_ITS_BACK))
  return { x, y: whole(HIND * LEAN.sine * 1000), z, facing: wrapped(facing), turn }
}
