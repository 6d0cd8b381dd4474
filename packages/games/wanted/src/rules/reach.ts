// Who is still there, how far everybody is from everybody, and how far a weapon reaches (specification 8).

import { type Eyes, type Seat, countOf, has } from '@saloon/kernel'
import { type Kind, type Card, kindOf, rangeOfWeapon } from '../components.ts'
import type { Player, Table } from '../state.ts'

export const COLT = 1

export const isAlive = ({ alive }: Table, seat: Seat): boolean => has(alive, seat)
export const countAlive = ({ alive }: Table): number => countOf(alive)

/** The next living player clockwise. */
export function nextAlive({ alive, players }: Table, from: Seat): Seat {
  let seat = from
  do seat = seat + 1 === players.length ? 0 : seat + 1
  while (!has(alive, seat) && seat !== from)
  return seat
}

/** The card of this kind in front of a player, or -1. */
export function inFrontOf({ inPlay }: Player, kind: Kind): Card {
  for (let i = 0; i < inPlay.length; i++) if (kindOf(inPlay[i]!) === kind) return inPlay[i]!
  return -1
}

export const hasInPlay = (player: Player, kind: Kind): boolean => inFrontOf(player, kind) !== -1

/** Of the weapon in play, or of the Colt 45 that everybody has (W-R31). */
export function rangeOf({ inPlay }: Player): number {
  for (let i = 0; i < inPlay.length; i++) {
    const range = rangeOfWeapon(inPlay[i]!)
    if (range > 0) return range
  }
  return COLT
}

/** How much nearer a player sees the others (W-R35). */
const sightOf = (player: Player): number =>
  (player.character === 'rose-doolan' ? 1 : 0) + (hasInPlay(player, 'scope') ? 1 : 0)
/** How much further away the others see a player. */
const coverOf = (player: Player): number =>
  (player.character === 'paul-regret' ? 1 : 0) + (hasInPlay(player, 'mustang') ? 1 : 0)

/** The short way round over the living (W-R34), as changed by horses and scopes; never below 1. */
export function distance(table: Table, from: Seat, to: Seat): number {
  if (from === to) return 0
  let steps = 1
  for (let seat = nextAlive(table, from); seat !== to; seat = nextAlive(table, seat)) steps++
  const ring = Math.min(steps, countAlive(table) - steps)
  return Math.max(1, ring + coverOf(table.players[to]!) - sightOf(table.players[from]!))
}

/** The other living players at this distance or nearer; all at once, since a hand of cards asks again and again. */
export function within(table: Table, from: Seat, range: number): Eyes {
  const { alive, players } = table
  const most = range + sightOf(players[from]!)
  const living = countOf(alive)
  let reached = 0
  let seat = from
  for (let steps = 1; steps < living; steps++) {
    seat = nextAlive(table, seat)
    const ring = steps * 2 > living ? living - steps : steps
    if (ring <= most && ring + coverOf(players[seat]!) <= most) reached |= 1 << seat
  }
  return reached
}
