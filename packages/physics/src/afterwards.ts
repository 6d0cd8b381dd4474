// After a flick, by hand: what left the table comes back onto it, what fell stands up or stays down.

import { footOf, onSurface, type Point } from './feet.ts'
import type { Moved } from './flick.ts'
import { type Kind, type Pose, TABLE, upright } from './layout.ts'
import { laid, stoodUp } from './places.ts'

/** Drawn back so far from the edges. */
export const drawnIn = ({ x, z }: Point, margin: number): Point => ({
  x: Math.max(margin - TABLE.halfX, Math.min(TABLE.halfX - margin, x)),
  z: Math.max(margin - TABLE.halfZ, Math.min(TABLE.halfZ - margin, z)),
})

/** A figure that stays down, lying where it ended, or so far inside the edge that it went over. */
export function lyingPose({ pose, down, off }: Moved, margin: number): Pose {
  const { x, z } = off ? drawnIn(pose, margin) : pose
  return off || !down ? laid(x, z, pose.facing) : pose
}

/** A figure that stands, or stands up again, there. */
export function standingPose({ pose, off }: Moved, margin: number): Pose {
  if (!off) return stoodUp(pose)
  const { x, z } = drawnIn(pose, margin)
  return upright(x, z, pose.facing)
}

const STEP = 500
const MOST_DRAWS = 200

/** Something large that was pushed over an edge is drawn back, standing, until its foot is on the table. */
export function ontoTheTable(kind: Kind, pushed: Pose): Pose {
  const pose = stoodUp(pushed)
  let { x, z } = pose
  const isThere = () => onSurface(footOf({ kind, pose: { ...pose, x, z } }), TABLE)
  for (let draws = 0; draws < MOST_DRAWS && !isThere(); draws++) {
    if (Math.abs(x) / TABLE.halfX >= Math.abs(z) / TABLE.halfZ) x -= Math.sign(x) * STEP
    else z -= Math.sign(z) * STEP
  }
  return { ...pose, x, z }
}
