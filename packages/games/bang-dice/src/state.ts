// The state of a game of BANG! The Dice Game, as plain data, and the small questions that every rule asks of it.

import type { Base, Eyes, Frame, Hidden, Party, Playing as At, Seat, Seen } from '@saloon/kernel'
import type { Character, Face, Role } from './components.ts'

export type Mode = 'standard' | 'hunt' | 'duel' // three players hunt each other; the two who are left duel
export type Reason = 'law' | 'outlaws' | 'renegade' | 'target' | 'last-alive' | 'no-survivor'
export type Cause = 'bull' | 'gatling' | 'indians' | 'dynamite'

export interface Player {
  role: Role | Hidden
  shown: boolean // the role lies face up
  readonly character: Character
  life: number // 0: out of the game
  readonly max: number
  arrows: number
}
export interface Result {
  readonly winners: readonly Seat[]
  readonly reason: Reason
}
export interface BangDice extends Base {
  mode: Mode
  readonly players: Player[]
  supply: number // arrows in the middle
  active: Seat
  rolls: number // rolls made this turn
  dice: (Face | null)[] // null before the first roll; replaced, never changed
  spent: number // the beer die Slab doubled a shot with, or NO_DIE
  result: Result | null
}
export type Table = Seen<BangDice>

/** Where a die could be named and none is. */
export const NO_DIE = -1

export type Action =
  | { readonly do: 'heal'; readonly seat: Seat }
  | { readonly do: 'roll' }
  | { readonly do: 'reroll'; readonly dice: readonly number[] }
  | { readonly do: 'stop' }
  /** One target for each bull's eye, in the order of the dice. */
  | { readonly do: 'shoot'; readonly at: readonly Seat[] }
  /** The same, and Slab doubles one of them with one of his beers. */
  | { readonly do: 'double'; readonly at: readonly Seat[]; readonly die: number; readonly beer: number }
  /** One drinker for each beer left, in the order of the dice. */
  | { readonly do: 'pour'; readonly to: readonly Seat[] }
  | { readonly do: 'swap'; readonly count: number }
  | { readonly do: 'return'; readonly count: number }
  /** How many arrows of each seat go back to the supply. */
  | { readonly do: 'remove'; readonly arrows: readonly number[] }

export type Event =
  | {
      readonly type: 'dealt'
      readonly by: Seat
      readonly character: Character
      readonly life: number
      readonly only?: { readonly eyes: Eyes; readonly role: Role }
    }
  | { readonly type: 'role-shown'; readonly by: Seat; readonly role: Role; readonly shows?: true }
  | { readonly type: 'turn-began'; readonly by: Seat }
  | {
      readonly type: 'rolled'
      readonly by: Seat
      readonly roll: number
      readonly which: readonly number[]
      readonly faces: readonly Face[]
    }
  | { readonly type: 'kept'; readonly by: Seat }
  | { readonly type: 'arrow-taken'; readonly by: Seat; readonly arrows: number; readonly supply: number }
  | { readonly type: 'indians'; readonly by: Seat }
  | { readonly type: 'exploded'; readonly by: Seat }
  | { readonly type: 'shot'; readonly by: Seat; readonly at: Seat; readonly die: number; readonly points: number }
  | { readonly type: 'gatling'; readonly by: Seat }
  | {
      readonly type: 'life-lost'
      readonly by: Seat
      readonly of: Cause
      readonly before: number
      readonly after: number
    }
  | {
      readonly type: 'life-gained'
      readonly by: Seat
      readonly of: 'beer' | Character
      readonly from: Party
      readonly before: number
      readonly after: number
    }
  | { readonly type: 'beer-wasted'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'arrows-swapped'; readonly by: Seat; readonly count: number }
  | {
      readonly type: 'arrows-returned'
      readonly by: Seat
      readonly from: Seat
      readonly count: number
      readonly supply: number
    }
  | { readonly type: 'eliminated'; readonly by: Seat; readonly role: Role; readonly shows: true }
  | { readonly type: 'duel-began'; readonly first: Seat; readonly second: Seat }
  | { readonly type: 'game-over'; readonly winners: readonly Seat[]; readonly reason: Reason }

export type Options = Record<never, never>
export type Playing = At<BangDice, Event>

// ---- frames -----------------------------------------------------------------------------------------------------

export const STEPS = ['begin', 'throw', 'dynamite', 'shots', 'beers', 'gatling', 'end'] as const
export interface Turn extends Frame {
  readonly kind: 'turn'
  step: (typeof STEPS)[number]
}
/** A question put to one seat. */
export interface Question extends Frame {
  readonly seat: Seat
  readonly most: number // how many at the most, where the question is how many
}
export interface Arrows extends Frame {
  readonly kind: 'arrows'
  readonly seat: Seat
  left: number
}
export interface Batch extends Frame {
  readonly kind: 'batch'
  readonly of: Cause
  losses: readonly number[] // by seat
  fallen: number // players this batch eliminated
  step: 'replace' | 'lose' | 'pedro' | 'after' | 'done'
}

// ---- questions --------------------------------------------------------------------------------------------------

export const isAlive = (player: Player): boolean => player.life > 0
export const isHurt = (player: Player): boolean => player.life > 0 && player.life < player.max

export function livingSeats({ players }: Table): Seat[] {
  const seats: Seat[] = []
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.life > 0) seats.push(seat)
  return seats
}

export function countAlive({ players }: Table): number {
  let alive = 0
  for (let seat = 0; seat < players.length; seat++) if (players[seat]!.life > 0) alive++
  return alive
}

export function somebodyIsHurt({ players }: Table): boolean {
  for (let seat = 0; seat < players.length; seat++) if (isHurt(players[seat]!)) return true
  return false
}

/** The next living player clockwise. */
export function nextAlive({ players }: Table, from: Seat): Seat {
  let seat = from
  do seat = (seat + 1) % players.length
  while (players[seat]!.life === 0 && seat !== from)
  return seat
}

export function countFaces({ dice }: Table, face: Face): number {
  let count = 0
  for (let die = 0; die < dice.length; die++) if (dice[die] === face) count++
  return count
}

/** The seat of the living player with this character, or -1. Each character is in play at most once. */
export function seatOf({ players }: Table, character: Character): Seat {
  for (let seat = 0; seat < players.length; seat++) {
    const player = players[seat]!
    if (player.character === character) return player.life > 0 ? seat : -1
  }
  return -1
}

// ---- verbs ------------------------------------------------------------------------------------------------------

/** Up to the player's max (BD-R46, BD-R84). */
export function gainLife(game: Playing, seat: Seat, points: number, of: 'beer' | Character, from: Seat): void {
  const player = game.state.players[seat]!
  const before = player.life
  const after = Math.min(player.max, before + points)
  player.life = after
  if (after > before) game.tell?.({ type: 'life-gained', by: seat, of, from, before, after })
}

/** Back to the supply; of what is there, at the most. */
export function returnArrows(game: Playing, by: Seat, from: Seat, count: number): void {
  if (count === 0) return
  const { state } = game
  state.players[from]!.arrows -= count
  state.supply += count
  game.tell?.({ type: 'arrows-returned', by, from, count, supply: state.supply })
}
