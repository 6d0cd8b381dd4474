// From one place to another: about the moving target, the shorter way round, eased at both ends.

import type { Eye } from '../scene/table.ts'

type Numbers = readonly [number, number, number]

/** An eye as seen from its target. */
export interface Around {
  readonly distance: number
  readonly pitch: number // radians above the table
  readonly yaw: number // 0: from the south (+z), counter-clockwise seen from above
}

export function aroundOf({ eye, target }: Pick<Eye, 'eye' | 'target'>): Around {
  const [x, y, z] = [eye[0] - target[0], eye[1] - target[1], eye[2] - target[2]]
  const distance = Math.hypot(x, y, z) || 1
  return { distance, pitch: Math.asin(y / distance), yaw: Math.atan2(x, z) }
}
export function eyeAround(target: Numbers, { distance, pitch, yaw }: Around, fov: number): Eye {
  const flat = distance * Math.cos(pitch)
  const eye: Numbers = [
    target[0] + flat * Math.sin(yaw),
    target[1] + distance * Math.sin(pitch),
    target[2] + flat * Math.cos(yaw),
  ]
  return { eye, target, fov }
}

const mix = (a: number, b: number, share: number): number => a + (b - a) * share
export const eased = (t: number): number => t * t * t * (t * (6 * t - 15) + 10)

/** `t` from 0 to 1; at its ends exactly the one and the other. */
export function between(from: Eye, to: Eye, t: number): Eye {
  if (t <= 0) return from
  if (t >= 1) return to
  const share = eased(t)
  const [a, b] = [aroundOf(from), aroundOf(to)]
  const turn = b.yaw - a.yaw
  const shorter = turn - Math.round(turn / (2 * Math.PI)) * 2 * Math.PI
  const target: Numbers = [
    mix(from.target[0], to.target[0], share),
    mix(from.target[1], to.target[1], share),
    mix(from.target[2], to.target[2], share),
  ]
  const around: Around = {
    distance: Math.exp(mix(Math.log(a.distance), Math.log(b.distance), share)),
    pitch: mix(a.pitch, b.pitch, share),
    yaw: a.yaw + shorter * share,
  }
  return eyeAround(target, around, mix(from.fov, to.fov, share))
}
