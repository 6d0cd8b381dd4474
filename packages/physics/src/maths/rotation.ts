// Rotations, as quaternions (i, j, k, w).

import type { Pose, Turn } from '../layout.ts'
import { angleOf, cosine, sine, wrapped } from './trigonometry.ts'

export interface Quaternion {
  readonly x: number
  readonly y: number
  readonly z: number
  readonly w: number
}
export interface Vector {
  readonly x: number
  readonly y: number
  readonly z: number
}

const MILLIONTHS = 1_000_000

/** About the vertical: the way an upright piece faces. Half a hundredth of a degree is no angle of ours, so it is halved as a vector. */
export function facingTurn(facing: number): Quaternion {
  const c = cosine(facing)
  const s = sine(facing)
  const w = Math.sqrt(Math.max(0, (1 + c) / 2))
  const y = Math.sqrt(Math.max(0, (1 - c) / 2))
  return { x: 0, y: s < 0 ? -y : y, z: 0, w }
}

export function rotationOf(pose: Pose): Quaternion {
  if (!pose.turn) return facingTurn(pose.facing)
  const [i, j, k, w] = pose.turn
  const length = Math.sqrt(i * i + j * j + k * k + w * w)
  return { x: i / length, y: j / length, z: k / length, w: w / length }
}

/** In millionths, spelled one way: the first part that isn't zero, from w down, is positive. */
export function roundedTurn({ x, y, z, w }: Quaternion): Turn {
  const sign = w < 0 || (w === 0 && (z < 0 || (z === 0 && (y < 0 || (y === 0 && x < 0))))) ? -MILLIONTHS : MILLIONTHS
  return [whole(x * sign), whole(y * sign), whole(z * sign), whole(w * sign)]
}

/** Rounded, without the zero that has a sign. */
export const whole = (value: number): number => Math.round(value) + 0

export function turned({ x, y, z, w }: Quaternion, v: Vector): Vector {
  const cx = 2 * (y * v.z - z * v.y)
  const cy = 2 * (z * v.x - x * v.z)
  const cz = 2 * (x * v.y - y * v.x)
  return {
    x: v.x + w * cx + y * cz - z * cy,
    y: v.y + w * cy + z * cx - x * cz,
    z: v.z + w * cz + x * cy - y * cx,
  }
}

export function times(a: Quaternion, b: Quaternion): Quaternion {
  return {
    x: a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y,
    y: a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x,
    z: a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w,
    w: a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z,
  }
}

const UP: Vector = { x: 0, y: 1, z: 0 }
const FORWARD: Vector = { x: 1, y: 0, z: 0 }

/** How far the up axis leans from the vertical, hundredths of a degree. */
export function tiltOfRotation(rotation: Quaternion): number {
  const up = turned(rotation, UP)
  return whole(angleOf(up.y, Math.sqrt(up.x * up.x + up.z * up.z)))
}
export const tiltOf = (pose: Pose): number => (pose.turn ? tiltOfRotation(rotationOf(pose)) : 0)

/** Where an upright piece looks; where the top of a lying one points. */
export function headingOf(rotation: Quaternion, lies: boolean): number {
  const to = turned(rotation, lies ? UP : FORWARD)
  return wrapped(whole(angleOf(to.x, -to.z)))
}
