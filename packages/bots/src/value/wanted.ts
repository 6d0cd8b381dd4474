// WANTED!: what a position is worth to the law, the Outlaws and the Renegade. Roles are those of the table it is asked of: an imagined one.

import { type Seen, has } from '@saloon/kernel'
import { type Player, type Wanted, distance, hasInPlay, rangeOf } from '@saloon/wanted'
import { type Belief, CODES, knownRoles, oddsOf } from '../belief/roles.ts'
import type { RoleWord } from '../belief/roles.ts'

const OF_A_SIDE = ['many', 'lives', 'cards', 'known', 'inPlay', 'dying', 'reach'] as const
export const FEATURES: readonly string[] = [
  'sheriffLives',
  'sheriffCards',
  'sheriffBarrel',
  'sheriffMustang',
  'sheriffRange',
  'sheriffDying',
  'sheriffHurt',
  ...OF_A_SIDE.map((of) => `deputies.${of}`),
  ...OF_A_SIDE.map((of) => `outlaws.${of}`),
  ...OF_A_SIDE.map((of) => `renegade.${of}`),
  'sheriffsTurn',
  'outlawsTurn',
  'outlawsTimesSheriffLives',
  'renegadeTimesOthers',
  'renegadeAlone',
]
const DEPUTIES = 7
const OUTLAWS = DEPUTIES + OF_A_SIDE.length
const RENEGADE = OUTLAWS + OF_A_SIDE.length
const REST = RENEGADE + OF_A_SIDE.length

export function featuresOf(table: Seen<Wanted>, belief: Belief): Float64Array {
  const x = new Float64Array(FEATURES.length)
  const { players, alive } = table
  const odds = oddsOf(belief, knownRoles(players))
  const sheriff = players[belief.sheriff]!
  x[0] = sheriff.life
  x[1] = sheriff.hand.length
  x[2] = hasInPlay(sheriff, 'barrel') ? 1 : 0
  x[3] = hasInPlay(sheriff, 'mustang') ? 1 : 0
  x[4] = rangeOf(sheriff)
  x[5] = sheriff.life <= 1 ? 1 : 0
  x[6] = sheriff.life === 2 ? 1 : 0
  for (let seat = 0; seat < players.length; seat++) {
    if (seat === belief.sheriff || !has(alive, seat)) continue
    const player = players[seat]! as Player & { readonly role: RoleWord }
    const at = player.role === 'deputy' ? DEPUTIES : player.role === 'outlaw' ? OUTLAWS : RENEGADE
    x[at]!++
    x[at + 1]! += player.life
    x[at + 2]! += player.hand.length
    x[at + 3]! += odds[seat * 4 + CODES[player.role]]!
    x[at + 4]! += player.inPlay.length
    if (player.life <= 1) x[at + 5]!++
    if (distance(table, seat, belief.sheriff) <= rangeOf(player)) x[at + 6]!++
  }
  x[REST] = table.active === belief.sheriff ? 1 : 0
  x[REST + 1] = players[table.active]!.role === 'outlaw' ? 1 : 0
  x[REST + 2] = x[OUTLAWS]! * x[0]
  x[REST + 3] = x[RENEGADE]! * (x[DEPUTIES]! + x[OUTLAWS]!)
  x[REST + 4] = x[RENEGADE]! > 0 && x[DEPUTIES]! + x[OUTLAWS]! < 1 ? 1 : 0
  return x
}
