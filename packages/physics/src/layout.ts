// The table as numbers: what stands where. Whole numbers only, so that a layout has one spelling on every machine.
// Lengths are thousandths of a centimetre, angles hundredths of a degree. x to the east, z to the south, y up, from the
// centre of the table top; angle 0 is east, counter-clockwise seen from above.

/** Kinds of pieces in the order in which the wooden world is built: the order is part of a flick's result. */
export const KINDS = [
  'building', // two bases and a front between them
  'house', // a flat base with a door notch
  'coach', // flat bases with a notch on both sides
  'wagon',
  'gallows',
  'barrel',
  'hay',
  'cactus',
  'fence',
  'crate',
  'cylinder', // a bullet that lies on the table
  'sack',
  'figure',
] as const
export type Kind = (typeof KINDS)[number]

/** A rotation as a quaternion (i, j, k, w) in millionths. */
export type Turn = readonly [i: number, j: number, k: number, w: number]

/** Where a piece is: the point of its foot's centre. Never changed, only replaced. */
export interface Pose {
  readonly x: number
  readonly y: number // 0 on the table; a figure on a barrel stands higher
  readonly z: number
  readonly facing: number // 0 … 35999; of a piece that lies: where its top points
  readonly turn: Turn | null // null: upright
}
export interface Piece {
  readonly id: string
  readonly kind: Kind
  readonly pose: Pose
}
export interface Surface {
  readonly halfX: number
  readonly halfZ: number
}
export interface Layout {
  readonly surface: Surface
  readonly pieces: readonly Piece[] // in any order: the world is built by kind, then by id
}

export const TABLE: Surface = { halfX: 60_000, halfZ: 40_000 }

export const upright = (x: number, z: number, facing: number, y = 0): Pose => ({ x, y, z, facing, turn: null })
