// A flick and what came of it, as numbers. Units as in layout.ts; speeds are thousandths of a centimetre a second.

import type { Kind, Pose } from './layout.ts'

/** A full-power bullet moves less than its own thickness in one step: nothing is passed through. */
export const STEPS_A_SECOND = 480

/** What is flicked: the movement disc, a bullet, the octagon, or a figure that is thrown out. */
export const FLICKED = ['disc', 'bullet', 'dynamite', 'figure'] as const
export type Flicked = (typeof FLICKED)[number]

/** A line on the table between two posts, and the side one comes from: `facing` points to the front. */
export interface Door {
  readonly x: number
  readonly z: number
  readonly facing: number
  readonly half: number // half the distance between the posts
}

export interface Flick {
  readonly what: Flicked
  readonly x: number // where its centre starts
  readonly z: number
  readonly direction: number // 0 … 35999, wobble included
  readonly speed: number // wobble included
  readonly spin: number // thousandths of a radian a second; positive is counter-clockwise seen from above
  /** Crossing one of these from the front ends the flick there and then, unless something was touched before. */
  readonly doors: readonly Door[]
  /** Pieces whose touch doesn't count as one before a crossing. */
  readonly mayTouch: readonly string[]
  /** It starts behind this door: touching this piece is no touch as long as the disc isn't wholly through. */
  readonly out: { readonly piece: string; readonly door: Door } | null
}

/** The flicked piece came within 0.02 cm of a piece. Every beginning of a contact is one. */
export interface Touch {
  readonly step: number // touches of one step are simultaneous
  readonly id: string
  readonly part: number // which of the kind's parts, as in PARTS
  readonly free: boolean // `mayTouch`, or inside its own door
  readonly x: number // the centre of the flicked piece then
  readonly z: number
  readonly speed: number // of the flicked piece, just before
}
export interface Moved {
  readonly id: string
  readonly kind: Kind
  readonly pose: Pose // at rest; of a piece that left the table: where its centre crossed the edge
  readonly tilt: number // of its up axis from the vertical, hundredths of a degree
  readonly down: boolean // tilted by more than 60°, or off
  readonly off: boolean // its centre left the table
}
export interface Result {
  readonly touches: readonly Touch[] // in order
  readonly crossed: number // which of the doors ended the flick; -1: none
  readonly flicked: { readonly x: number; readonly z: number; readonly off: boolean; readonly pose: Pose }
  readonly moved: readonly Moved[] // only what isn't exactly where it was, in the order of the layout
  readonly steps: number // of 1/480 s
  readonly falls: readonly { readonly id: string; readonly step: number }[] // when a figure was first tilted by more than 60°, in order
  readonly track: Track
  readonly hash: string // over everything above, falls and track excepted
}

/** The motion, for whoever shows it: sixty pictures a second, as small whole numbers. `playback` reads it. */
export interface Track {
  readonly what: Flicked
  readonly frames: number
  readonly bodies: readonly BodyTrack[]
  readonly sounds: readonly (readonly [frame: number, id: string, speed: number])[] // what was touched, how fast (cm/s)
}
export interface BodyTrack {
  readonly id: string // '' is the flicked piece
  readonly from: number // its first picture; before it the piece is where it was
  readonly path: readonly number[] // differences: x, z, facing a picture; or x, y, z and the four of its turn if it tumbles
  readonly tumbles: boolean
}
