// Three cameras of a replay: from behind the one who flicked, from what was hit, from above. And which part of the flick they show.

import { bearing } from '@saloon/physics'
import { contactsOf, type Film } from '../../plain/plan/film.ts'
import { wallBehind } from '../camera/wall.ts'
import type { About, Preset } from '../scene/wooden-table.ts'

export const CAMERAS = ['behind', 'target', 'top'] as const satisfies readonly Preset[]
export type CameraName = (typeof CAMERAS)[number]

export const SLOWLY = 0.25
const BEFORE = 40
const AFTER = 80

export interface Shot {
  readonly about: About
  readonly from: number // pictures
  readonly to: number
}

/** About the first thing that was touched; of a flick that touched nothing, all of it. */
export function shotOf(film: Film): Shot | undefined {
  const poses = film.reels[0]?.bodies.find(({ id }) => id === '')?.poses
  const [start, end] = [poses?.[0], poses?.at(-1)]
  if (!start || !end) return undefined
  const contact = contactsOf(film)[0]
  const hit = film.before.pieces.find(({ id }) => id === contact?.piece)?.pose
  const target = hit ?? end
  const next = poses!.find(({ x, z }) => Math.hypot(x - start.x, z - start.z) > 200) ?? end
  const from = { x: start.x, z: start.z, direction: bearing(start.x, start.z, next.x, next.z) }
  const wall = wallBehind(film.before.pieces, from)
  const about: About = { ...from, target: { x: target.x, z: target.z }, ...(wall !== undefined && { wall }) }
  if (!contact) return { about, from: 0, to: film.pictures }
  return { about, from: Math.max(0, contact.picture - BEFORE), to: Math.min(film.pictures, contact.picture + AFTER) }
}
