// Whether the pieces of a document can stand where it says: all on the surface, none in another.

import { type Foot, footOf, onSurface, overlaps } from '../feet.ts'
import type { Piece, Surface } from '../layout.ts'
import type { Teller } from './problems.ts'

export const PLACE_CODES = ['off-the-table', 'overlap'] as const
export type PlaceCode = (typeof PLACE_CODES)[number]

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
