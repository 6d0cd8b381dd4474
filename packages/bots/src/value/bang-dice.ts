// BANG! The Dice Game: what a position is worth to the law, the Outlaws and the Renegades; with three players to each of them. Roles are
// those of the table it is asked of: an imagined one.

import type { BangDice } from '@saloon/bang-dice'
import type { Seen } from '@saloon/kernel'
import { type Belief, CODES, type RoleWord, knownRoles, oddsOf } from '../belief/roles.ts'

const OF_A_SIDE = ['many', 'lives', 'arrows', 'known', 'dying'] as const
export const FEATURES: readonly string[] = [
  'sheriffLives',
  'sheriffArrows',
  'sheriffDying',
  'sheriffHurt',
  ...OF_A_SIDE.map((of) => `deputies.${of}`),
  ...OF_A_SIDE.map((of) => `outlaws.${of}`),
  ...OF_A_SIDE.map((of) => `renegades.${of}`),
  'arrowsLeft',
  'sheriffsTurn',
  'outlawsTurn',
  'outlawsTimesSheriffLives',
  'renegadesTimesOthers',
]
const DEPUTIES = 4
const OUTLAWS = DEPUTIES + OF_A_SIDE.length
const RENEGADES = OUTLAWS + OF_A_SIDE.length
const REST = RENEGADES + OF_A_SIDE.length

export function featuresOf(table: Seen<BangDice>, belief: Belief | null): Float64Array {
  const x = new Float64Array(FEATURES.length)
  const { players } = table
  const sheriff = belief?.sheriff ?? -1
  const odds = belief && oddsOf(belief, knownRoles(players))
  if (sheriff !== -1) {
    const { life, arrows } = players[sheriff]!
    x[0] = life
    x[1] = arrows
    x[2] = life <= 2 ? 1 : 0
    x[3] = life === 3 || life === 4 ? 1 : 0
  }
  for (let seat = 0; seat < players.length; seat++) {
    const { role, life, arrows } = players[seat]!
    if (seat === sheriff || life === 0) continue
    const at = role === 'deputy' ? DEPUTIES : role === 'outlaw' ? OUTLAWS : RENEGADES
    x[at]!++
    x[at + 1]! += life
    x[at + 2]! += arrows
    x[at + 3]! += odds ? odds[seat * 4 + CODES[role as RoleWord]]! : 1
    if (life <= 2) x[at + 4]!++
  }
  x[REST] = table.supply
  x[REST + 1] = table.active === sheriff ? 1 : 0
  x[REST + 2] = players[table.active]!.role === 'outlaw' ? 1 : 0
  x[REST + 3] = x[OUTLAWS]! * x[0]!
  x[REST + 4] = x[RENEGADES]! * (x[DEPUTIES]! + x[OUTLAWS]!)
  return x
}
