// Reading the wooden world: where a body is, rounded to the table's whole numbers.

import type { RigidBody } from '@dimforge/rapier3d-deterministic-compat'
import { type Kind, type Pose, type Surface, upright } from '../layout.ts'
import { WOOD } from '../pieces.ts'
import {
  headingOf,
  type Quaternion,
  roundedTurn,
  tiltOfRotation,
  turned,
  type Vector,
  whole,
} from '../maths/rotation.ts'

export interface Spot {
  readonly at: Vector
  readonly rotation: Quaternion
}
export const spotOf = (body: RigidBody): Spot => ({ at: body.translation(), rotation: body.rotation() })

/** A lean of less than a degree is none, nor is a height of a fifth of a millimetre. */
const STRAIGHT = 100
const ON_THE_TABLE = 20
/** From here on the top of a piece says where it points. */
const LIES = 4_500
/** More than this and it is down. */
export const FALLEN = 6_000

export function poseOf({ at, rotation }: Spot): Pose {
  const tilt = tiltOfRotation(rotation)
  const y = whole(at.y * 1000)
  const x = whole(at.x * 1000)
  const z = whole(at.z * 1000)
  const facing = headingOf(rotation, tilt > LIES)
  if (tilt < STRAIGHT) return upright(x, z, facing, Math.abs(y) < ON_THE_TABLE ? 0 : y)
  return { x, y, z, facing, turn: roundedTurn(rotation) }
}

/** Pieces that were woken and lay down again where they were haven't moved: half a tenth of a millimetre, a tenth of a degree. */
export function isSame(a: Spot, b: Spot): boolean {
  const dx = a.at.x - b.at.x
  const dy = a.at.y - b.at.y
  const dz = a.at.z - b.at.z
  if (dx * dx + dy * dy + dz * dz > 0.005 * 0.005) return false
  const p = a.rotation
  const q = b.rotation
  const alike = Math.abs(p.x * q.x + p.y * q.y + p.z * q.z + p.w * q.w)
  return alike > 1 - 4e-7
}

/** A piece has left the table when its centre is beyond an edge. */
export function isOff(kind: Kind, { at, rotation }: Spot, { halfX, halfZ }: Surface): boolean {
  const centre = turned(rotation, { x: 0, y: WOOD[kind].height / 2, z: 0 })
  return Math.abs(at.x + centre.x) * 1000 > halfX || Math.abs(at.z + centre.z) * 1000 > halfZ
}

/** Where it went over the edge. */
export function clampedTo({ halfX, halfZ }: Surface, pose: Pose): Pose {
  const within = (value: number, half: number): number => Math.min(half, Math.max(-half, value))
  return { x: within(pose.x, halfX), y: pose.y, z: within(pose.z, halfZ), facing: pose.facing, turn: pose.turn }
}
