// Small questions a screen asks of the table of this game.

import { clanOf, clanOfTeam, type Clan, type FlickEmUp, teamOfSeat } from '@saloon/flick-em-up'
import type { Base, Seat, View } from '@saloon/kernel'
import { bearing, type Point } from '@saloon/physics'

export const seen = (view: View<Base>): View<FlickEmUp> => view as View<FlickEmUp>

export const clanOfSeat = (view: View<FlickEmUp>, seat: Seat): Clan => clanOfTeam(view, teamOfSeat(seat))

/** Where somebody would look who looks at the nearest enemy that is in sight of everybody. */
export function towardsEnemy(view: View<FlickEmUp>, clan: Clan, { x, z }: Point): number | undefined {
  const away = (at: Point): number => Math.hypot(at.x - x, at.z - z)
  const [nearest] = view.cowboys
    .flatMap(({ id, pose, life }) => (clanOf(id) !== clan && pose !== null && life > 0 ? [pose] : []))
    .toSorted((a, b) => away(a) - away(b))
  return nearest && bearing(x, z, nearest.x, nearest.z)
}
