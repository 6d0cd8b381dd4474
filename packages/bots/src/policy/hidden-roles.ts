// What manners change in games of hidden roles round a Sheriff.

import type { Manner } from '../personality.ts'

/** How much of what was heard counts for a bot of this manner: half remembered is mixed with knowing nothing. */
export const keptBy = ({ memory, beginner }: Manner): number =>
  beginner ? 0.1 : memory >= 10 ? 1 : 0.4 + 0.06 * memory

/** A good liar lets the Sheriff alone while he is hale and nobody is known. */
export const isHiding = (
  sheriff: { readonly life: number; readonly max: number },
  { bluff }: Manner,
  odds: ArrayLike<number>,
  seats: number,
): boolean => {
  if (bluff <= 6 || sheriff.life < sheriff.max) return false
  let known = 0
  for (let seat = 0; seat < seats; seat++)
    if (odds[seat * 4]! < 0.5 && (odds[seat * 4 + 1]! > 0.9 || odds[seat * 4 + 2]! > 0.9)) known++
  return known <= 1
}
