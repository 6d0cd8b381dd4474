// After a flick, by hand: what left the table comes back onto it, what fell stands up or stays down.

import { footOf, onSurface, type Point } from '../feet.ts'
import type { Moved } from '../flick.ts'
import { type Kind, type Pose, TABLE, upright } from '../layout.ts'
import { laid, stoodUp } from '../places.ts'

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

/** Inside the edge over which a figure went. */
const FIGURE_MARGIN = 2000

/** Every figure that moved gets its new place, lying if it stays down. Those that fell and stand up again are given back: they need room. */
export function settleFigures<Figure extends { pose: Pose | null }>(
  moved: readonly Moved[],
  figureOf: (id: string) => Figure | undefined,
  staysDown: (figure: Figure) => boolean,
): Figure[] {
  const risen: Figure[] = []
  for (const piece of moved) {
    const figure = figureOf(piece.id)
    if (figure === undefined) continue
    const lies = staysDown(figure)
    figure.pose = lies ? lyingPose(piece, FIGURE_MARGIN) : standingPose(piece, FIGURE_MARGIN)
    if (!lies && piece.down) risen.push(figure)
  }
  return risen
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
