// A flick as it is shown: the table as it was before, with whatever moves where it is in this picture.

import {
  type Flicked,
  type Plan,
  type PlanPiece,
  playback,
  type Playback,
  poseAt,
  type Pose,
  type Track,
} from '@saloon/physics'
import type { Contact } from '../../wood/scene/wooden-table.ts'

export interface Film {
  readonly before: Plan
  readonly reels: readonly Reel[] // one flick after the other
  readonly pictures: number // of all of them
}
interface Reel {
  readonly what: Flicked
  readonly sounds: Track['sounds']
  readonly from: number // its first picture in the film
  readonly pictures: number
  readonly bodies: readonly Playback[]
}
export interface Picture {
  readonly pieces: readonly PlanPiece[]
  readonly flicked: { readonly what: Flicked; readonly pose: Pose } | undefined
}

/** A moment at the end of each flick, so that one sees where things came to rest. */
const STAYS = 18

export function filmOf(before: Plan, tracks: readonly Track[]): Film {
  let pictures = 0
  const reels = tracks.map((track): Reel => {
    const reel = {
      what: track.what,
      sounds: track.sounds,
      from: pictures,
      pictures: track.frames,
      bodies: playback(track),
    }
    pictures += track.frames + STAYS
    return reel
  })
  return { before, reels, pictures }
}

export function pictureAt({ before, reels }: Film, at: number): Picture {
  const poses = new Map<string, Pose>()
  let flicked: Picture['flicked']
  for (const reel of reels) {
    if (reel.from > at) break
    for (const body of reel.bodies) {
      const pose = poseAt(body, at - reel.from)
      if (pose === undefined) continue
      if (body.id !== '') poses.set(body.id, pose)
      else flicked = at < reel.from + reel.pictures + STAYS ? { what: reel.what, pose } : undefined
    }
  }
  const pieces = before.pieces.map((piece) => {
    const pose = poses.get(piece.id)
    return pose ? { ...piece, pose } : piece
  })
  return { pieces, flicked }
}

/** What the flicked piece touched on its way, in order, each thing once a flick. */
export const contactsOf = ({ reels }: Film): readonly Contact[] =>
  reels.flatMap(({ sounds, bodies, from }) => {
    const flicked = bodies.find(({ id }) => id === '')
    const seen = new Set<string>()
    return sounds.flatMap(([picture, piece]): Contact[] => {
      const pose = flicked && !seen.has(piece) ? (poseAt(flicked, picture) ?? flicked.poses[0]) : undefined
      seen.add(piece)
      return pose ? [{ piece, x: pose.x, z: pose.z, picture: from + picture }] : []
    })
  })
