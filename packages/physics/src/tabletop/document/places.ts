// Whether the pieces of a document can stand where it says: all on the surface, none in another.

import { type Foot, footOf, onSurface, overlaps } from '../../feet.ts'
import { type Piece, type Pose, type Surface, upright } from '../../layout.ts'
import type { Teller } from './problems.ts'

export const PLACE_CODES = ['off-the-table', 'overlap', 'object-id'] as const
export type PlaceCode = (typeof PLACE_CODES)[number]

/** A place as documents say it: centimetres and degrees. */
export interface PlacedAt {
  readonly x: number // from the centre of the table, to the east
  readonly z: number // to the south
  readonly facing: number // 0 is east, counter-clockwise
}
export const plannedPose = ({ x, z, facing }: PlacedAt): Pose =>
  upright(Math.round(x * 1000), Math.round(z * 1000), Math.round(facing * 100))

/** Objects of a kind are numbered, from `barrel-1` to as many as there are. */
export function checkNumbered(
  path: string,
  { id, kind }: { readonly id: string; readonly kind: string },
  most: number,
  problems: Teller<PlaceCode>,
): void {
  const count = id.startsWith(`${kind}-`) ? id.slice(kind.length + 1) : ''
  if (!/^[1-9]$/.test(count) || Number(count) > most)
    problems.tell(`${path}.id`, 'object-id', `${kind}-1 … ${kind}-${most}`)
}

export interface Placed {
  readonly path: string
  readonly piece: Piece
}

/** Pieces that stand on another one (`on`) share its place. */
export function checkPlaces(
  placed: readonly Placed[],
  surface: Surface,
  problems: Teller<PlaceCode>,
  on: ReadonlySet<string> = new Set(),
): void {
  const feet: Foot[] = placed.map(({ piece }) => footOf(piece))
  placed.forEach(({ path, piece }, i) => {
    if (!onSurface(feet[i]!, surface)) problems.tell(path, 'off-the-table', piece.id)
    if (on.has(piece.id)) return
    for (let other = 0; other < i; other++) {
      if (on.has(placed[other]!.piece.id) || !overlaps(feet[i]!, feet[other]!)) continue
      problems.tell(path, 'overlap', `${placed[other]!.piece.id}, ${piece.id}`)
    }
  })
}
