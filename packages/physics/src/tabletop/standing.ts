// What stands on the table of a game, as the wooden world sees it.

import { type Layout, type Piece, type Pose, type Surface, TABLE } from '../layout.ts'

/** Two figures stand here opposite each other while they fight a duel. */
export const LANE: Surface = { halfX: 35_000, halfZ: 20_000 }

export const bodyOfFigure = ({ id, pose }: { readonly id: string; readonly pose: Pose | null }): Piece => ({
  id,
  kind: 'figure',
  pose: pose!,
})

/** Except what is lifted off the table meanwhile. */
export const leftStanding = (pieces: Piece[], lifted: readonly (string | undefined)[]): Piece[] =>
  lifted.length === 0 ? pieces : pieces.filter(({ id }) => !lifted.includes(id))

export const onTheTable = (pieces: readonly Piece[]): Layout => ({ surface: TABLE, pieces })
