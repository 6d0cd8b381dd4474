// Where one looks from: over the whole table, from above, from behind the one who flicks, from the target.

import type { Point, Surface } from '@saloon/physics'
import type { Eye } from '../scene/table.ts'
import type { About, Preset } from '../scene/wooden-table.ts'
import { RIM } from '../scene/slab.ts'
import { fitTable } from './fit.ts'

const RADIANS = Math.PI / 180

export interface Room {
  readonly surface: Surface
  readonly aspect: number
  readonly isUpright: boolean // a phone in one hand
}

const ahead = (direction: number): readonly [number, number] => {
  const angle = (direction / 100) * RADIANS
  return [Math.cos(angle), -Math.sin(angle)]
}

/** As flat as a picture of a table is taken; steeper only where its place on the screen is high enough for that. */
function pitchFor(halfX: number, halfZ: number, aspect: number, fov: number): number {
  let pitch = FLATTEST
  while (pitch < STEEPEST && fitTable(halfX, halfZ, { pitch, fov, aspect }).fills < FULL) pitch++
  return pitch
}

/** From the south; on an upright screen from the west, so that the long side stands. */
function overTable({ surface, aspect, isUpright }: Room, fov: number, given?: number): Eye {
  const [x, z] = [surface.halfX / 1000 + RIM, surface.halfZ / 1000 + RIM]
  const sides = isUpright ? ([z, x] as const) : ([x, z] as const)
  const pitch = given ?? pitchFor(...sides, aspect, fov)
  const { distance, at } = fitTable(...sides, { pitch, fov, aspect })
  const back = distance * Math.cos(pitch * RADIANS) + at
  const up = distance * Math.sin(pitch * RADIANS)
  return isUpright ? { eye: [-back, up, 0], target: [-at, 0, 0], fov } : { eye: [0, up, back], target: [0, 0, at], fov }
}

const BEHIND = { back: 19, backUpright: 26, aside: 2.6, up: 12.5, highest: 30, ahead: 15, fov: 38 } as const
/** The highest front, and a hat that is to be seen over it. */
const FRONT = 11
const HAT = 4.5
function behind({ isUpright }: Room, { x, z, direction, wall }: About): Eye {
  const [dx, dz] = ahead(direction)
  const [cx, cz] = [x / 1000, z / 1000]
  const back = isUpright ? BEHIND.backUpright : BEHIND.back
  const over = wall !== undefined && wall < back * 1000 ? HAT + ((FRONT - HAT) * back * 1000) / wall : 0
  const up = Math.max(BEHIND.up, Math.min(BEHIND.highest, over))
  return {
    eye: [cx - dx * back + dz * BEHIND.aside, up, cz - dz * back - dx * BEHIND.aside],
    target: [cx + dx * BEHIND.ahead, 1, cz + dz * BEHIND.ahead],
    fov: BEHIND.fov,
  }
}

const TARGET = { back: 13, up: 8, fov: 42 } as const
/** Past whoever is aimed at, towards where it comes from. */
function fromTarget({ x, z, direction, target }: About): Eye {
  const to: Point = target ?? { x: x + ahead(direction)[0] * 30_000, z: z + ahead(direction)[1] * 30_000 }
  const long = Math.hypot(to.x - x, to.z - z) || 1
  const [dx, dz] = [(to.x - x) / long, (to.z - z) / long]
  return {
    eye: [to.x / 1000 + dx * TARGET.back + dz * 2, TARGET.up, to.z / 1000 + dz * TARGET.back - dx * 2],
    target: [(x * 0.6 + to.x * 0.4) / 1000, 1.5, (z * 0.6 + to.z * 0.4) / 1000],
    fov: TARGET.fov,
  }
}

/** Near by, from one side: to look at one piece. */
export function closeTo({ x, z }: Point, yaw: number, distance = 24, up = 11): Eye {
  const [dx, dz] = ahead(yaw)
  return { eye: [x / 1000 + dx * distance, up, z / 1000 + dz * distance], target: [x / 1000, 2.2, z / 1000], fov: 30 }
}

const FLATTEST = 50
const STEEPEST = 74
const FULL = 0.97
const FROM_ABOVE = 89.8

/** Undefined: `free` is wherever one is. */
export function eyeOf(preset: Preset, room: Room, about: About | undefined): Eye | undefined {
  switch (preset) {
    case 'table':
      return overTable(room, 28)
    case 'top':
      return overTable(room, 18, FROM_ABOVE)
    case 'behind':
      return about ? behind(room, about) : undefined
    case 'target':
      return about ? fromTarget(about) : undefined
    case 'free':
      return undefined
    default:
      return preset satisfies never
  }
}
