// Small questions a screen asks of the table of this game.

import { type FigureId, isAlive, type PitchInTheWest, type Team } from '@saloon/pitch-in-the-west'
import type { Base, Seat, View } from '@saloon/kernel'
import { bearing, type Point } from '@saloon/physics'

export const seen = (view: View<Base>): View<PitchInTheWest> => view as View<PitchInTheWest>

export const teamOfSeat = ({ teams }: View<PitchInTheWest>, seat: Seat): Team => teams[seat] ?? 'law'

/** Whose turn it is; undefined between turns and in duels. */
export const onTurn = ({ stack }: View<PitchInTheWest>): FigureId | undefined =>
  (stack.findLast(({ kind }) => kind === 'turn') as { readonly figure: FigureId } | undefined)?.figure

/** Where somebody would look who looks at the nearest opponent out of doors. */
export function towardsEnemy(view: View<PitchInTheWest>, team: Team, { x, z }: Point): number | undefined {
  const away = (at: Point): number => Math.hypot(at.x - x, at.z - z)
  const [nearest] = view.figures
    .flatMap((one) => (one.team !== team && one.pose !== null && isAlive(one) ? [one.pose] : []))
    .toSorted((a, b) => away(a) - away(b))
  return nearest && bearing(x, z, nearest.x, nearest.z)
}
