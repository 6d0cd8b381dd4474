// Three hands, one launch: a pull, a nudge and a key all end in these two numbers, and nothing else of them is kept.

import { type Aimed, bearing, MOST_POWER, type Point, wrapped } from '@saloon/physics'

/** As fine as any hand aims: a tenth of a degree, a hundredth of the force. */
export const TENTH = 10
export const PERCENT = MOST_POWER / 100
/** Of a full pull: whoever comes back so near flicks nothing. */
export const DEAD_ZONE = 0.12
/** The preview is short on purpose: six bullets long, whatever lies there. */
export const PREVIEW = 14_400

/** What is pulled from here to there, so much of a full pull, is flicked the other way; undefined: nothing is. */
export function pulled(from: Point, to: Point, share: number): Aimed | undefined {
  if (share < DEAD_ZONE || (from.x === to.x && from.z === to.z)) return undefined
  const dir = wrapped(Math.round(bearing(to.x, to.z, from.x, from.z) / TENTH) * TENTH)
  const force = (Math.min(1, share) - DEAD_ZONE) / (1 - DEAD_ZONE)
  return { dir, power: Math.max(PERCENT, Math.round((force * MOST_POWER) / PERCENT) * PERCENT) }
}

/** How far one has to pull for so much force: where a band would end. */
export const shareOf = (power: number): number => DEAD_ZONE + (power / MOST_POWER) * (1 - DEAD_ZONE)

/** A little further round, a little harder. */
export const nudged = ({ dir, power }: Aimed, round: number, harder: number): Aimed => ({
  dir: wrapped(dir + round),
  power: Math.max(1, Math.min(MOST_POWER, power + harder)),
})
