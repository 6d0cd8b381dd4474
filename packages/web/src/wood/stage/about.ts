// Who and what one looks at where nobody has said it: whoever is on turn or aims, and the nearest one ahead.

import type { Plan, PlanPiece, Pose } from '@saloon/physics'
import { wallBehind } from '../camera/wall.ts'
import type { About, AimMarks, FigureLook, Looks } from '../scene/wooden-table.ts'

export function aboutNow({ pieces }: Plan, aim: AimMarks | undefined): About | undefined {
  if (aim?.direction !== undefined) return withTarget(pieces, { x: aim.x, z: aim.z, direction: aim.direction })
  const active = pieces.find(({ isActive }) => isActive) ?? pieces.find(({ kind }) => kind === 'figure')
  return active && withTarget(pieces, { x: active.pose.x, z: active.pose.z, direction: active.pose.facing }, active)
}

const NEXT_TO = 3000
/** Beside the line counts more than along it. */
const ASIDE = 4

function withTarget(pieces: readonly PlanPiece[], about: About, self?: PlanPiece): About {
  const angle = (about.direction / 18_000) * Math.PI
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  let [best, least] = [undefined as Pose | undefined, Infinity]
  for (const piece of pieces) {
    if (piece.kind !== 'figure' || piece === self) continue
    const [x, z] = [piece.pose.x - about.x, piece.pose.z - about.z]
    const ahead = x * cos - z * sin
    const cost = ahead > NEXT_TO ? ahead + ASIDE * Math.abs(x * sin + z * cos) : Infinity
    if (cost < least) [best, least] = [piece.pose, cost]
  }
  const wall = wallBehind(pieces, about)
  return { ...about, ...(best && { target: { x: best.x, z: best.z } }), ...(wall !== undefined && { wall }) }
}

/** Who is thrown out of a building wasn't on the table before. */
export function thrownOut(before: Plan, after: Plan, looks: Looks): FigureLook | undefined {
  const stood = new Set(before.pieces.map(({ id }) => id))
  const out = after.pieces.find(({ id, kind }) => kind === 'figure' && !stood.has(id))
  return out && looks(out).figure
}
