// The motion of a flick, sixty pictures a second: recorded as differences of small whole numbers, played back as poses.

import type { BodyTrack, Flicked, Track } from './flick.ts'
import { type Pose, upright } from './layout.ts'
import type { Spot } from './world/reading.ts'
import { headingOf, type Quaternion, rotationOf, roundedTurn, tiltOfRotation } from './maths/rotation.ts'
import { FULL_TURN, wrapped } from './maths/trigonometry.ts'

export const PICTURES_A_SECOND = 60

/** Pictures know hundredths of a centimetre, half degrees of facing and thousandths of a turn's parts: finer than the eye. */
const LENGTH = 10
const ANGLE = 50
const TURNS = 1000

const UPRIGHT_NUMBERS = 3
const TUMBLING_NUMBERS = 7

export class Recorder {
  private readonly seen = new Map<string, { readonly from: number; readonly spots: Spot[] }>()
  private readonly sounds: [number, string, number][] = []
  frames = 0

  /** A body that is awake, in the current picture. */
  see(id: string, spot: Spot): void {
    const body = this.seen.get(id)
    if (!body) {
      this.seen.set(id, { from: this.frames, spots: [spot] })
      return
    }
    while (body.spots.length < this.frames - body.from) body.spots.push(body.spots.at(-1)!)
    body.spots.push(spot)
  }
  hear(id: string, speed: number): void {
    this.sounds.push([this.frames, id, Math.round(speed)])
  }
  track(what: Flicked): Track {
    const bodies: BodyTrack[] = []
    for (const [id, { from, spots }] of this.seen) bodies.push(compact(id, from, spots))
    const moving = bodies.filter(({ id, path, tumbles }) => id === '' || path.length > numbersOf(tumbles))
    return { what, frames: this.frames, bodies: moving, sounds: this.sounds }
  }
}

const numbersOf = (tumbles: boolean): number => (tumbles ? TUMBLING_NUMBERS : UPRIGHT_NUMBERS)

function compact(id: string, from: number, spots: readonly Spot[]): BodyTrack {
  const tumbles = spots.some(({ at, rotation }) => tiltOfRotation(rotation) > 100 || Math.abs(at.y) > 0.1)
  const pictures: number[][] = []
  let before: Quaternion | undefined
  for (const { at, rotation } of spots) {
    before = tumbles ? sameSide(rotation, before) : rotation
    pictures.push(tumbles ? tumbling(at, before) : standing(at, headingOf(rotation, false)))
  }
  while (pictures.length > 1 && same(pictures.at(-1)!, pictures.at(-2)!)) pictures.pop()
  return { id, from, tumbles, path: differences(pictures, numbersOf(tumbles)) }
}
const same = (a: readonly number[], b: readonly number[]): boolean => a.every((value, at) => value === b[at])

const scaled = (centimetres: number): number => Math.round((centimetres * 1000) / LENGTH)
const standing = (at: Spot['at'], facing: number): number[] => [scaled(at.x), scaled(at.z), Math.round(facing / ANGLE)]
const tumbling = (at: Spot['at'], { x, y, z, w }: Quaternion): number[] => [
  scaled(at.x),
  scaled(at.y),
  scaled(at.z),
  Math.round(x * TURNS),
  Math.round(y * TURNS),
  Math.round(z * TURNS),
  Math.round(w * TURNS),
]
/** A rotation and its negative are one: the nearer of the two makes smaller differences. */
function sameSide(q: Quaternion, before: Quaternion | undefined): Quaternion {
  const away = before !== undefined && q.x * before.x + q.y * before.y + q.z * before.z + q.w * before.w < 0
  return away ? { x: -q.x, y: -q.y, z: -q.z, w: -q.w } : q
}

/** From the picture before, less what it had moved by: a body that glides costs next to nothing. */
function differences(pictures: readonly (readonly number[])[], numbers: number): readonly number[] {
  const path: number[] = []
  for (let at = 0; at < pictures.length; at++)
    for (let n = 0; n < numbers; n++)
      path.push(
        pictures[at]![n]! -
          (at === 0 ? 0 : at === 1 ? pictures[0]![n]! : 2 * pictures[at - 1]![n]! - pictures[at - 2]![n]!) +
          0,
      )
  return path
}
function pictures({ path, tumbles }: BodyTrack): readonly (readonly number[])[] {
  const numbers = numbersOf(tumbles)
  const list: number[][] = []
  for (let at = 0; at * numbers < path.length; at++) {
    const picture: number[] = []
    for (let n = 0; n < numbers; n++) {
      const guess = at === 0 ? 0 : at === 1 ? list[0]![n]! : 2 * list[at - 1]![n]! - list[at - 2]![n]!
      picture.push(path[at * numbers + n]! + guess)
    }
    list.push(picture)
  }
  return list
}

/** One body of a track, as poses. */
export interface Playback {
  readonly id: string // '' is the flicked piece
  readonly from: number
  readonly poses: readonly Pose[] // from then on, one a picture; afterwards it stays where the last one has it
}

export function playback(track: Track): readonly Playback[] {
  return track.bodies.map((body) => ({
    id: body.id,
    from: body.from,
    poses: pictures(body).map((picture) => (body.tumbles ? tumblingPose(picture) : standingPose(picture))),
  }))
}
const standingPose = ([x = 0, z = 0, facing = 0]: readonly number[]): Pose =>
  upright(x * LENGTH, z * LENGTH, wrapped(facing * ANGLE))
function tumblingPose([x = 0, y = 0, z = 0, i = 0, j = 0, k = 0, w = 1]: readonly number[]): Pose {
  const rotation = rotationOf({ x: 0, y: 0, z: 0, facing: 0, turn: [i, j, k, w] })
  const lies = tiltOfRotation(rotation) > FULL_TURN / 8
  return {
    x: x * LENGTH,
    y: y * LENGTH,
    z: z * LENGTH,
    facing: headingOf(rotation, lies),
    turn: roundedTurn(rotation),
  }
}

/** Where a body is in this picture; undefined: where it was before the flick. */
export const poseAt = ({ from, poses }: Playback, picture: number): Pose | undefined =>
  picture < from ? undefined : poses[Math.min(Math.floor(picture) - from, poses.length - 1)]
