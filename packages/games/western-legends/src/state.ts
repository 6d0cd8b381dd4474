// The state of a game of Western Legends, as plain data: what lies where, and whose turn it is. Everything is a small number, the place
// of a thing in its data file; what can be in the middle of happening is in in-progress.ts, what is told in events.ts.

import type { Base, Party, Playing as At, Seat, Seen } from '@saloon/kernel'
import type { Event } from './events.ts'

export const LENGTHS = ['short', 'medium', 'long'] as const
export interface Options {
  readonly length: (typeof LENGTHS)[number] // 15, 20 or 25 LP
  readonly objectives: boolean
  readonly wildWildWest: boolean
  readonly firstGame: boolean
}

/** Poker cards 0 … 51: (value − 2) · 4 + suit, hearts, diamonds, clubs, spades; fight cards 52 … 64. HIDDEN in a view. */
export type Card = number
/** A space of the board, 0 … 92; 93 and 94 are the mesas, where nobody stays. */
export type Hex = number
/** A type of equipment, 0 … 8. */
export type Item = number
/** 0: none, 1: green, 2: blue. */
export type Herd = 0 | 1 | 2
/** Where something could be and nothing is. */
export const NONE = -1
/** Where a seat could be and the Man in Black is. */
export const MAN_IN_BLACK = 6

export interface Player {
  character: number // NONE before the choice
  readonly dealt: number[] // characters to choose from; empty afterwards
  hex: Hex
  money: number
  nuggets: number
  lp: number
  wounds: number
  marshal: number // 0 … 9; one of the two is 0
  wanted: number
  legend: boolean // 5 LP were reached: the ability works for good (WL-R12)
  readonly hand: Card[]
  gear: number // types owned, one bit each
  upgraded: number // of these, those on their upgraded side
  copies: number // which copy of each type, three bits each: upgraded ones have names
  weapon: number // the active one, or NONE
  mount: number
  herd: Herd // the colour is public
  cattle: number // the token, NONE without one; HIDDEN in a view
  readonly objectives: number[] // still to complete
  readonly completed: number[] // in order
  readonly tokens: number[] // legendary tokens, by value
}

export const PHASES = ['setup', 'start', 'income', 'gear', 'actions', 'end'] as const
export type Phase = (typeof PHASES)[number]

export interface Legends extends Base {
  readonly options: Options
  readonly players: Player[]
  starter: Seat // plays first in every round
  round: number // 1 in the first
  ending: boolean // somebody reached the target
  lastRound: boolean

  // ---- the turn
  active: Seat
  phase: Phase
  actionsLeft: number
  startHex: Hex
  fought: number // whom the active player has fought in this turn, one bit a seat; bit 6: the Man in Black
  bankRobbed: boolean
  banditsBeaten: number
  placed: number // slots on which the active player has put a disc in this turn, one bit each
  spent: number // abilities of the active player's character already used in this turn, one bit each
  feats: number // objectives of the active player's character whose feat was done in this turn, one bit each
  occurred: number // story conditions just met and not yet asked about, one bit each
  acting: string // the action going on; '' between two of them
  earned: number // with it: money gained,
  paid: number // money paid while standing in a town,
  glory: number // LP gained,
  dug: number // nuggets gained
  wonAtEnd: boolean // the active player won a fight while stories were resolved

  // ---- the table
  readonly deck: Card[] // the end of the list is the top
  readonly discard: Card[] // the end is the top
  readonly fightDeck: Card[] // the end is the top
  readonly store: number[] // by type, the copies left, one bit each
  readonly ranches: number[][] // green, blue; the end is the top
  readonly piles: number[][] // story slots; the end is the top
  readonly showing: number[] // the condition on the back of each pile's top card; NONE: no card
  readonly discs: number[] // slot · 6 + seat
  readonly told: number[] // stories already resolved
  revealed: number // the story being resolved, or NONE
  bandits: number // hideouts with a bandit, one bit each
  sheriff: Hex
  readonly tokens: number[] // legendary tokens left, by value

  // ---- the Man in Black
  mibHex: Hex // NONE with more than two players
  mibLp: number
  readonly mibDeck: number[] // the end is the top
  readonly mibDiscard: number[]

  // ---- a fight
  attack: Card // committed by the attacker or by whoever fights an NPC; NONE; HIDDEN before the reveal
  defence: Card // committed by the target, or the fight card of the NPC
  faceUp: boolean // both are shown
  readonly reactions: Card[] // played in this fight, and cards of fights called off
  readonly fightHand: Card[] // fight cards drawn for the NPC; only who acts for it sees them
  peek: number // cards of the target's hand the attacker sees, one bit a place; HIDDEN in a view where there are some

  // ---- a poker game
  pot: number
  readonly flop: Card[]
  readonly dealer: Card[] // drawn for the dealer, who alone sees them
  readonly played: Card[][] // shown, by seat

  result: Result | null
}
/** The final count: by seat, and who stands where; the Man in Black among them when two play. */
export interface Result {
  readonly totals: readonly number[]
  readonly ranking: readonly (readonly Party[])[]
}
export type Table = Seen<Legends>
export type Playing = At<Legends, Event>
