// How a figure stands that may be shot at.

import { bearing, type Point, wrapped } from '@saloon/physics'

const QUARTER = 9000

/** Edge-on to the nearest of these, and so harder to topple; undefined: there is nobody to be wary of. */
export function edgeOn({ x, z }: Point, enemies: readonly { readonly pose: Point | null }[]): number | undefined {
  let nearest: Point | undefined
  let least = Infinity
  for (const { pose } of enemies) {
    const away = pose === null ? Infinity : Math.hypot(pose.x - x, pose.z - z)
    if (pose === null || away >= least) continue
    nearest = pose
    least = away
  }
  return nearest && wrapped(bearing(x, z, nearest.x, nearest.z) + QUARTER)
}
