// Somewhere to go: through which door, or beside which piece, and what it is worth to be there.

import type { BuildingId, Marker } from '@saloon/flick-em-up'
import { type Building, building, type Cowboy, DOOR_LINE, type Table } from '@saloon/flick-em-up/reading'
import { HIDDEN } from '@saloon/kernel'
import { placeAt, type Point } from '@saloon/physics'

export interface Errand extends Point {
  readonly door: BuildingId | null // to go in there; null: to stand beside what is there
  readonly worth: number
}

const NEAR = 20_000

/** 1 there, less with the way to go; out of another building the way is longer. */
export function nearness(table: Table, figure: Cowboy, errand: Errand): number {
  if (figure.inside !== null && figure.inside === errand.door) return 1
  const from = figure.pose ?? (figure.inside === null ? undefined : building(table, figure.inside).pose)
  if (!from) return 0
  const way = apart(from, errand) + (figure.inside === null ? 0 : NEAR)
  return NEAR / (NEAR + way)
}

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.z - b.z)

/** Just inside its door. */
export function into(at: Building, worth: number): Errand {
  const { x, z } = placeAt(at.pose, 0, DOOR_LINE)
  return { x, z, door: at.id, worth }
}
export const beside = ({ x, z }: Point, worth: number): Errand => ({ x, z, door: null, worth })

/** Near enough to shoot well. */
const SHOOTING = 25_000

/** Towards somebody, as near as it takes to shoot well; none for who is there already. */
export function within({ pose }: Cowboy, of: Point, worth: number): readonly Errand[] {
  if (!pose) return []
  const away = apart(pose, of)
  if (away < SHOOTING) return []
  const share = (away - SHOOTING) / away
  const x = Math.round(pose.x + (of.x - pose.x) * share)
  const z = Math.round(pose.z + (of.z - pose.z) * share)
  return [beside({ x, z }, worth)]
}

/** How many face-down markers of a kind lie there, as far as one can guess. */
export function mayHide(table: Table, at: Building, type: Marker): number {
  const unknown = table.faceDown.filter((marker) => marker === type).length
  const known = at.hidden.filter(({ marker }) => marker === type).length
  const closed = at.hidden.filter(({ marker }) => marker === HIDDEN).length
  const all = table.faceDown.length
  return known + (all === 0 ? 0 : (closed * unknown) / all)
}
