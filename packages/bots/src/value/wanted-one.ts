// Wanted One: what a position is worth to each seat.

import type { Seat, Seen } from '@saloon/kernel'
import { ALL_TOKENS, type WantedOne } from '@saloon/wanted-one'
import { EVEN } from '../personality.ts'
import { Prospects } from '../policy/wanted-one/prospects.ts'

export const FEATURES: readonly string[] = [
  'tokens',
  'tokensSquared',
  'one',
  'allWanted',
  'tokensWithOne',
  'hopes',
  'hopesWhenNear',
  'dollars',
  'starter',
  'active',
]

/** A row for each seat. `hopes`: tokens it may expect from the round under way; none at its very beginning. */
export function featuresOf(table: Seen<WantedOne>): Float64Array[] {
  const { players, one, starter, active } = table
  const hopes = new Prospects(table, EVEN).hopes()
  return players.map(({ wanted, dollars }, seat: Seat) => {
    const x = new Float64Array(FEATURES.length)
    let tokens = 0
    for (let left = wanted; left !== 0; left &= left - 1) tokens++
    const hasOne = one === seat ? 1 : 0
    x[0] = tokens
    x[1] = tokens * tokens
    x[2] = hasOne
    x[3] = wanted === ALL_TOKENS ? 1 : 0
    x[4] = tokens * hasOne
    x[5] = hopes[seat]!
    x[6] = tokens + hasOne >= 3 ? hopes[seat]! : 0
    x[7] = dollars
    x[8] = starter === seat ? 1 : 0
    x[9] = active === seat ? 1 : 0
    return x
  })
}
