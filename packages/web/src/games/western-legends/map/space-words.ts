// What a space is, now: who stands there, how far it is, what it would mean to go there.

import { type Reach, ridesTo } from '@saloon/western-legends'
import type { Seat } from '@saloon/kernel'
import type { Seen } from '../table.ts'
import type { Say } from '../text/words.ts'
import { hasBanditAt } from './standing.ts'

export function spaceInWords(place: number, table: Seen, names: readonly string[], say: Say, reach?: Reach): string[] {
  const steps = reach?.steps[place] ?? 0
  return [
    ...table.players.flatMap(({ hex }, seat) => (hex === place ? [names[seat]!] : [])),
    ...(table.sheriff === place ? [say('space.sheriff')] : []),
    ...(table.mibHex === place ? [say('space.mib')] : []),
    ...(hasBanditAt(table, place) ? [say('space.bandit')] : []),
    ...(steps > 0 ? [say('space.steps', { steps })] : []),
    ...(steps > 0 && reach?.isFight(place) ? [say('space.fight')] : []),
  ]
}

const NEVER = 255

/** For the help card of a space that can't be reached now: why, and how many rides it would take. */
export function farInWords(place: number, table: Seen, seat: Seat, say: Say, reach: Reach): string[] {
  if (place === reach.from) return [say('space.here')]
  if (reach.steps[place]! > 0) return []
  const player = table.players[seat]!
  if (player.wanted > 0 && table.sheriff === place) return [say('space.barred')]
  const rides = ridesTo(table, seat, 6).actions[place] ?? NEVER
  return [rides === NEVER ? say('space.too-far') : say('space.rides', { rides, most: reach.most })]
}
