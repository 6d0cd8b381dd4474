// What comes from outside is looked at before a world is built: whole numbers in their range, pieces that exist.

import { FLICKED, type Door, type Flick } from './flick.ts'
import { KINDS, type Layout, type Pose } from './layout.ts'
import { fastest } from './speeds.ts'
import { FULL_TURN } from './maths/trigonometry.ts'

/** Why a layout or a flick isn't one: which number, where. */
export interface Fault {
  readonly code: 'not-whole' | 'out-of-range' | 'unknown-word' | 'twice' | 'too-many' | 'no-turn'
  readonly at: string // such as pieces.3.pose.x
}

export const MOST_PIECES = 200
const MOST_DOORS = 32
/** Half the largest table. */
const FARTHEST = 200_000
const MOST_SPIN = 20_000
const MILLION = 1_000_000

export function whyNot(layout: Layout, flick: Flick): Fault | undefined {
  return whyNoLayout(layout) ?? whyNoFlick(layout, flick)
}

function whyNoLayout({ surface, pieces }: Layout): Fault | undefined {
  if (pieces.length > MOST_PIECES) return { code: 'too-many', at: 'pieces' }
  const ids = new Set<string>()
  for (const [at, { id, kind, pose }] of pieces.entries()) {
    if (ids.has(id) || id === '') return { code: 'twice', at: `pieces.${at}.id` }
    ids.add(id)
    if (!KINDS.includes(kind)) return { code: 'unknown-word', at: `pieces.${at}.kind` }
    const fault = whyNoPose(pose, `pieces.${at}.pose`)
    if (fault) return fault
  }
  return outside(surface.halfX, 1, FARTHEST, 'surface.halfX') ?? outside(surface.halfZ, 1, FARTHEST, 'surface.halfZ')
}

function whyNoPose({ x, y, z, facing, turn }: Pose, at: string): Fault | undefined {
  const fault =
    outside(x, -FARTHEST, FARTHEST, `${at}.x`) ??
    outside(y, -FARTHEST, FARTHEST, `${at}.y`) ??
    outside(z, -FARTHEST, FARTHEST, `${at}.z`) ??
    outside(facing, 0, FULL_TURN - 1, `${at}.facing`)
  if (fault || !turn) return fault
  let square = 0
  for (const part of turn) {
    const wrong = outside(part, -MILLION, MILLION, `${at}.turn`)
    if (wrong) return wrong
    square += part * part
  }
  return Math.abs(Math.sqrt(square) - MILLION) > 10 ? { code: 'no-turn', at: `${at}.turn` } : undefined
}

function whyNoFlick({ surface, pieces }: Layout, flick: Flick): Fault | undefined {
  if (!FLICKED.includes(flick.what)) return { code: 'unknown-word', at: 'what' }
  const fault =
    outside(flick.x, -surface.halfX, surface.halfX, 'x') ??
    outside(flick.z, -surface.halfZ, surface.halfZ, 'z') ??
    outside(flick.direction, 0, FULL_TURN - 1, 'direction') ??
    outside(flick.speed, 0, fastest(flick.what), 'speed') ??
    outside(flick.spin, -MOST_SPIN, MOST_SPIN, 'spin')
  if (fault) return fault
  if (flick.doors.length > MOST_DOORS) return { code: 'too-many', at: 'doors' }
  for (const [at, door] of flick.doors.entries()) {
    const wrong = whyNoDoor(door, `doors.${at}`)
    if (wrong) return wrong
  }
  if (!flick.out) return undefined
  if (!pieces.some(({ id }) => id === flick.out!.piece)) return { code: 'unknown-word', at: 'out.piece' }
  return whyNoDoor(flick.out.door, 'out.door')
}

const whyNoDoor = ({ x, z, facing, half }: Door, at: string): Fault | undefined =>
  outside(x, -FARTHEST, FARTHEST, `${at}.x`) ??
  outside(z, -FARTHEST, FARTHEST, `${at}.z`) ??
  outside(facing, 0, FULL_TURN - 1, `${at}.facing`) ??
  outside(half, 1, FARTHEST, `${at}.half`)

/** NaN and the infinities are no whole numbers either. */
function outside(value: number, from: number, to: number, at: string): Fault | undefined {
  if (!Number.isInteger(value)) return { code: 'not-whole', at }
  return value < from || value > to ? { code: 'out-of-range', at } : undefined
}
