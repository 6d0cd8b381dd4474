// What stands between somebody and who looks over their shoulder.

import type { PlanPiece } from '@saloon/physics'
import type { About } from '../scene/wooden-table.ts'

/** A front is so long to either side, with what it hides beside it. */
const HALF_FRONT = 8000
/** How far behind somebody the nearest front stands across the way back. */
export function wallBehind(pieces: readonly PlanPiece[], { x, z, direction }: Omit<About, 'wall'>): number | undefined {
  const back = ((direction + 18_000) / 18_000) * Math.PI
  const [dx, dz] = [Math.cos(back), -Math.sin(back)]
  let nearest: number | undefined
  for (const { kind, pose } of pieces) {
    if (kind !== 'building') continue
    const along = (pose.facing / 18_000) * Math.PI
    const [nx, nz] = [Math.cos(along), -Math.sin(along)]
    const slope = dx * nx + dz * nz
    if (Math.abs(slope) < 0.1) continue // seen from its edge it hides nothing
    const far = ((pose.x - x) * nx + (pose.z - z) * nz) / slope
    const aside = (x + dx * far - pose.x) * nz - (z + dz * far - pose.z) * nx
    if (far > 0 && Math.abs(aside) < HALF_FRONT && far < (nearest ?? Infinity)) nearest = far
  }
  return nearest
}
