// A film at any time, also between two of its pictures: on the way everything is where it is reckoned to be, at the end exactly where the
// rules put it.

import { type Flicked, FULL_TURN, type Playback, type Point, type Pose, type Turn } from '@saloon/physics'
import type { Film } from '../../plain/plan/film.ts'

/** A moment at the end of each flick in which one sees where things came to rest; as long as in the film. */
const STAYS = 18

const mix = (a: number, b: number, share: number): number => a + (b - a) * share

/** A rotation and its negative are one: between two that are nearly the same the way is short. */
function turnBetween(a: Turn, b: Turn, share: number): Turn {
  const sign = a.reduce((sum, value, n) => sum + value * b[n]!, 0) < 0 ? -1 : 1
  const mixed = a.map((value, n) => mix(value, sign * b[n]!, share))
  const long = Math.hypot(...mixed) || 1
  return mixed.map((value) => (value / long) * 1_000_000) as unknown as Turn
}

export function poseBetween({ from, poses }: Playback, at: number): Pose | undefined {
  if (at < from) return undefined
  const first = Math.min(Math.floor(at) - from, poses.length - 1)
  const [a, b] = [poses[first]!, poses[Math.min(first + 1, poses.length - 1)]!]
  const share = at - Math.floor(at)
  if (a === b || share === 0) return a
  const apart = b.facing - a.facing
  const facing = a.facing + (apart - Math.round(apart / FULL_TURN) * FULL_TURN) * share
  return {
    x: mix(a.x, b.x, share),
    y: mix(a.y, b.y, share),
    z: mix(a.z, b.z, share),
    facing,
    turn: a.turn && b.turn ? turnBetween(a.turn, b.turn, share) : share < 0.5 ? a.turn : b.turn,
  }
}

export interface Moment {
  readonly poses: ReadonlyMap<string, Pose>
  readonly flicked: { readonly what: Flicked; readonly pose: Pose; readonly reel: number } | undefined
}
export function momentAt({ reels }: Film, at: number): Moment {
  const poses = new Map<string, Pose>()
  let flicked: Moment['flicked']
  reels.forEach(({ what, from, pictures, bodies }, reel) => {
    if (from > at) return
    for (const body of bodies) {
      const pose = poseBetween(body, at - from)
      if (pose === undefined) continue
      if (body.id !== '') poses.set(body.id, pose)
      else flicked = at < from + pictures + STAYS ? { what, pose, reel } : undefined
    }
  })
  return { poses, flicked }
}

/** Where what is flicked goes along. */
export const wayOf = ({ reels }: Film, until: number): readonly Point[] =>
  reels.flatMap(({ bodies, from }) => {
    const poses = bodies.find(({ id }) => id === '')?.poses ?? []
    return poses.slice(0, Math.max(0, Math.ceil(until - from))).map(({ x, z }) => ({ x, z }))
  })

/** Somebody who moves by a disc is taken off the table for as long as it is on its way: who stood where the disc starts. */
export function liftedOff({ before, reels }: Film, reel: number): string | undefined {
  const { what, bodies } = reels[reel]!
  const start = bodies.find(({ id }) => id === '')?.poses[0]
  if (what !== 'disc' || !start) return undefined
  return before.pieces.find(
    ({ kind, pose }) => kind === 'figure' && Math.hypot(pose.x - start.x, pose.z - start.z) < SAME_PLACE,
  )?.id
}
const SAME_PLACE = 500
