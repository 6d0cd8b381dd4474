// Life points lost and regained, and what follows a loss that was survived (specification 5.4, 5.8).

import { type Seat, push } from '@saloon/kernel'
import type { Character } from '../components.ts'
import { isAlive } from './reach.ts'
import { type Blame, type DeathsDoor, NOBODY_TO_BLAME, type Playing, type Table } from '../state.ts'
import { draw, stealFromHand } from './zones.ts'

/** The seat of the living player with this character, or -1. Each character is in play at most once. */
export function seatOf(table: Table, character: Character): Seat {
  const { players } = table
  for (let seat = 0; seat < players.length; seat++) {
    if (players[seat]!.character === character) return isAlive(table, seat) ? seat : -1
  }
  return -1
}

/** `by`: who is responsible; never the loser himself (W-R64, W-R69, W-R80). */
export function loseLife(game: Playing, seat: Seat, points: number, by: Blame): void {
  const player = game.state.players[seat]!
  player.life -= points
  if (by === NOBODY_TO_BLAME) game.tell?.({ type: 'hurt', by: seat, points, life: player.life })
  else game.tell?.({ type: 'hit', by: seat, from: by, life: player.life })
  if (player.life > 0) return survive(game, seat, points, by)
  push<DeathsDoor>(game, { kind: 'deaths-door', seat, by, points })
}

/** Only now, with survival certain, do Bart Cassidy and El Gringo get their cards (W-R84, W-R85, W-R86). */
export function survive(game: Playing, seat: Seat, points: number, by: Blame): void {
  const { players } = game.state
  const { character } = players[seat]!
  if (character === 'bart-cassidy') return draw(game, seat, points)
  if (character !== 'el-gringo' || by === NOBODY_TO_BLAME) return
  suzyCheck(game, by) // she draws first, and loses that card (W-R103)
  for (let left = points; left > 0 && players[by]!.hand.length > 0; left--) stealFromHand(game, seat, by)
}

/** Never above the starting amount (W-R49). Whether it was of any use. */
export function gainLife(game: Playing, seat: Seat): boolean {
  const player = game.state.players[seat]!
  if (player.life >= player.max) return false
  player.life++
  game.tell?.({ type: 'healed', by: seat, life: player.life })
  return true
}

/** Suzy Lafayette draws when her hand is empty; at the moments of specification 5.8 and no others. */
export function suzyCheck(game: Playing, seat: Seat): void {
  const player = game.state.players[seat]!
  if (player.character === 'suzy-lafayette' && player.hand.length === 0 && isAlive(game.state, seat))
    draw(game, seat, 1)
}
