// Western Legends: what a position is worth to each seat.

import type { Seen } from '@saloon/kernel'
import { type Legends, NONE } from '@saloon/western-legends'

export const FEATURES: readonly string[] = [
  'points',
  'money',
  'nuggets',
  'cards',
  'marshal',
  'wanted',
  'wounds',
  'equipment',
  'upgraded',
  'tokens',
  'stories',
  'objectives',
  'herd',
  'mount',
  'pointsLate',
  'moneyLate',
  'wantedLate',
  'outlaw',
  'marshalLate',
  'active',
  'nuggetsLate',
  'leads',
]
/** Legend Points at which a game is as good as late. */
const LATE = 20

/** A row for each seat. */
export function featuresOf(table: Seen<Legends>): Float64Array[] {
  const { players, active, discs } = table
  let most = 0
  for (const { lp } of players) most = Math.max(most, lp)
  const late = Math.min(1, most / LATE)
  return players.map((player, seat) => {
    const x = new Float64Array(FEATURES.length)
    const { lp, money, nuggets, hand, marshal, wanted, wounds, gear, upgraded, tokens, completed, herd, mount } = player
    x[0] = lp
    x[1] = money / 30
    x[2] = nuggets
    x[3] = hand.length
    x[4] = marshal
    x[5] = wanted
    x[6] = wounds
    x[7] = countBits(gear)
    x[8] = countBits(upgraded)
    for (let i = 0; i < tokens.length; i++) x[9]! += tokens[i]!
    for (let i = 0; i < discs.length; i++) if (discs[i]! % 6 === seat) x[10]!++
    x[11] = completed.length
    x[12] = herd ? 1 : 0
    x[13] = mount === NONE ? 0 : 1
    x[14] = lp * late
    x[15] = x[1] * late
    x[16] = wanted * late
    x[17] = wanted >= 4 ? 1 : 0
    x[18] = marshal * late
    x[19] = active === seat ? 1 : 0
    x[20] = nuggets * late
    x[21] = lp === most ? 1 : 0
    return x
  })
}

function countBits(set: number): number {
  let count = 0
  for (let left = set; left !== 0; left &= left - 1) count++
  return count
}
