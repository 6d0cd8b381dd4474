// What can be in the middle of happening: one frame for each. Public, like everything but what lies face down.

import type { Frame, Seat } from '@saloon/kernel'
import type { Pose } from '@saloon/physics'
import type { BuildingId, Clan, CowboyId, Side } from './components.ts'
import type { Cowboy, Neutral, Thing } from './state.ts'

/** A clan's first player divides a pool among buildings, one pile after the other. */
export interface Setup extends Frame {
  readonly kind: 'setup'
  choice: number
  pile: number
}
export interface Round extends Frame {
  readonly kind: 'round'
  opened: boolean // the first turn has been played
  last: Clan | null // who played last
}
export interface Choose extends Frame {
  readonly kind: 'choose'
  readonly seat: Seat
  readonly clan: Clan
  readonly must: CowboyId | null // who holds the Initiative opens the round
}
export interface Turn extends Frame {
  readonly kind: 'turn'
  readonly seat: Seat
  readonly cowboy: CowboyId
  left: number // actions
  replayed: boolean
  over: boolean // whatever is left: the cowboy fell, died or was put out
}
/** What follows a move: it may be replayed, then a duel, a base, a facing, the escorted figure's place. */
export interface Moved extends Frame {
  readonly kind: 'moved'
  readonly seat: Seat
  readonly cowboy: CowboyId
  readonly of: 'move' | 'leave'
  step: 'replay' | 'duel' | 'base' | 'face' | 'escort' | 'done'
  readonly entered: boolean
  readonly good: boolean // it stands, or is, where the disc went
  readonly before: Before | null // null: no replay
}
/** All that a move can change, to be put back: where every piece is, and how often somebody has entered (FU-R99). */
export interface Before {
  readonly cowboys: readonly Pick<Cowboy, 'pose' | 'inside' | 'entered' | 'moved'>[]
  readonly neutrals: readonly Pick<Neutral, 'pose' | 'inside'>[]
  readonly buildings: readonly Pose[]
  readonly gallows: Pose | null
  readonly objects: readonly Thing[]
  readonly entrances: number
}
/** Questions of the player on turn that need nothing but a cowboy. */
export interface Asked extends Frame {
  readonly kind: 'replay' | 'again' | 'face' | 'base' | 'escort' | 'drawn'
  readonly seat: Seat
  readonly cowboy: CowboyId
  readonly of?: 'move' | 'leave'
}
export interface Second extends Frame {
  readonly kind: 'second'
  readonly seat: Seat
  readonly cowboy: CowboyId
  readonly first: Side | null // from where the first bullet was fired; null: from inside
}
export interface Duellist {
  readonly id: CowboyId
  readonly x: number
  readonly z: number
}
export interface Duel extends Frame {
  readonly kind: 'duel'
  readonly building: BuildingId | null // null: the final duel
  readonly newcomer: CowboyId
  lane: readonly Duellist[] // who is still on it, in order of entering
  side: 'newcomer' | 'defenders' // who shoots now
  queue: readonly CowboyId[] // who of that side has yet to shoot; the first one stands ready
  shots: number
  lastHit: CowboyId | null
  done: boolean
}
/** Somebody who was hit in a duel is pitched out by a player of the other clan. */
export interface Eject extends Frame {
  readonly kind: 'eject'
  readonly seat: Seat
  readonly cowboy: CowboyId
  readonly building: BuildingId
}
/** Outlaws choose who fights the final duel for them (FU-R80). */
export interface Champion extends Frame {
  readonly kind: 'champion'
  readonly seat: Seat
  readonly against: CowboyId
}
