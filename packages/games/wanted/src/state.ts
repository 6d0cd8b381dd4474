// The state of a game of WANTED!, as plain data: what lies where, and what can be in the middle of happening.

import type { Base, Eyes, Frame, Hidden, Playing as At, Seat, Seen } from '@saloon/kernel'
import type { Card, Character, Role } from './components.ts'

export interface Options {
  readonly simplified: boolean // without the thirteen cards of the open book
  readonly rotate: boolean // in a series: the Sheriff's role passes to the left
  readonly keep: boolean // in a series: survivors may keep their character
}
/** What one game of a series leaves to the next. */
export interface Before {
  readonly sheriff: Seat
  readonly characters: readonly (Character | null)[] // by seat; null: eliminated
}
export interface Player {
  role: Role | Hidden | null // null before the deal, while survivors of the last game choose
  shown: boolean // the role lies face up
  character: Character | null
  life: number // 0 or less only at death's door; 0 when out
  max: number
  readonly hand: Card[] // the oldest first; HIDDEN in a view where its eyes don't see them
  readonly inPlay: Card[] // the oldest first
}
export const REASONS = ['law', 'outlaws', 'renegade'] as const
export type Reason = (typeof REASONS)[number]
export interface Result {
  readonly winners: readonly Seat[]
  readonly reason: Reason
}
export interface Wanted extends Base {
  readonly options: Options
  readonly players: Player[]
  alive: Eyes // who is still in the game
  active: Seat
  turns: number // 1 in the first
  bangs: number // BANG! cards played in this turn
  deck: Card[] // the end of the list is the top
  topKnown: Eyes // who knows the card on top of the deck: Kit Carlson, having put it back
  discard: Card[] // the end of the list is the top
  resolving: Card | null // the brown card whose effect is being applied
  readonly store: Card[] // on display, not yet taken
  readonly flipped: Card[] // for a draw! of Lucky Duke, who has yet to choose
  readonly peeked: Card[] // by Kit Carlson, who has yet to choose
  result: Result | null
}
export type Table = Seen<Wanted>
export type Playing = At<Wanted, Event>

/** Where a player could be blamed and nobody is: Dynamite, a Duel lost by its challenger. */
export const NOBODY_TO_BLAME = -1
/** A seat, or NOBODY_TO_BLAME. */
export type Blame = number
/** Where a card in play could be picked and the hand is: one of its cards at random. */
export const FROM_HAND = -1

export type Action =
  | { readonly do: 'keep' }
  | { readonly do: 'change' }
  | { readonly do: 'play'; readonly card: Card }
  | { readonly do: 'aim'; readonly card: Card; readonly at: Seat }
  /** Panic! and Cat Balou: at a card in play, or FROM_HAND. */
  | { readonly do: 'grab'; readonly card: Card; readonly at: Seat; readonly pick: Card }
  | { readonly do: 'end' }
  | { readonly do: 'discard'; readonly cards: readonly Card[] }
  | { readonly do: 'sid'; readonly cards: readonly Card[] }
  | { readonly do: 'barrel' }
  | { readonly do: 'jourdonnais' }
  | { readonly do: 'missed'; readonly card: Card }
  | { readonly do: 'bang'; readonly card: Card }
  | { readonly do: 'pass' }
  | { readonly do: 'beer'; readonly card: Card }
  | { readonly do: 'give-up' }
  | { readonly do: 'pick'; readonly card: Card }
  | { readonly do: 'choose'; readonly card: Card }
  | { readonly do: 'put-back'; readonly card: Card }
  | { readonly do: 'draw' }
  | { readonly do: 'draw-from'; readonly seat: Seat }
  | { readonly do: 'draw-discard' }

/** What a card is flipped for. */
export const DRAWS = ['barrel', 'jourdonnais', 'jail', 'dynamite'] as const
export type Draw = (typeof DRAWS)[number]

// ---- frames -----------------------------------------------------------------------------------------------------

/** Between two games of a series: each survivor in turn keeps his character or not (D-01). */
export interface KeepCharacter extends Frame {
  readonly kind: 'keep-character'
  seat: Seat
  readonly before: Before
  kept: readonly (Character | null)[] // by seat, so far
}
export interface Turn extends Frame {
  readonly kind: 'turn'
  step: 'begin' | 'explosion' | 'aftermath' | 'jail' | 'verdict' | 'draw'
}
/** A step of the turn of whoever is active: playing cards (D-02), discarding (D-03), a draw phase with a choice (D-10, D-11, D-12). */
export interface Phase extends Frame {
  readonly kind: 'play' | 'discard' | 'kit' | 'jesse' | 'pedro'
}
/** A BANG! effect aimed at one player (D-04). */
export interface Shot extends Frame {
  readonly kind: 'shot'
  readonly by: Seat
  readonly seat: Seat
  left: number // misses still needed
  barrel: boolean // tried against this shot
  jourdonnais: boolean // the same, with the ability
}
/** One player's share of Indians! (D-05). */
export interface Indians extends Frame {
  readonly kind: 'indians'
  readonly by: Seat
  readonly seat: Seat
}
/** Gatling and Indians! going round. */
export interface Volley extends Frame {
  readonly kind: 'volley'
  readonly of: 'shot' | 'indians'
  readonly by: Seat
  last: Seat // whose share is done, or being done
}
/** (D-06) */
export interface Duel extends Frame {
  readonly kind: 'duel'
  readonly challenger: Seat
  readonly challenged: Seat
  seat: Seat // who must give up a BANG! now
  fired: number // BANG! cards given up so far, by the challenged first
}
/** (D-07) */
export interface DeathsDoor extends Frame {
  readonly kind: 'deaths-door'
  readonly seat: Seat
  readonly by: Blame
  readonly points: number // lost at once
}
/** (D-08) */
export interface Store extends Frame {
  readonly kind: 'store'
  seat: Seat // who takes a card now
}
/** (D-09) */
export interface Lucky extends Frame {
  readonly kind: 'lucky'
  readonly seat: Seat
  readonly of: Draw
}

// ---- events -----------------------------------------------------------------------------------------------------

type ForEyes = { readonly eyes: Eyes }
export type Event =
  | { readonly type: 'kept-character'; readonly by: Seat; readonly character: Character }
  | { readonly type: 'left-character'; readonly by: Seat; readonly character: Character }
  | {
      readonly type: 'dealt'
      readonly by: Seat
      readonly character: Character
      readonly life: number
      readonly only?: ForEyes & { readonly role: Role }
    }
  | { readonly type: 'role-shown'; readonly by: Seat; readonly role: Role; readonly shows?: true }
  | { readonly type: 'turn-began'; readonly by: Seat; readonly turn: number }
  | {
      readonly type: 'drew'
      readonly by: Seat
      readonly count: number
      readonly only: ForEyes & { readonly cards: readonly Card[] }
    }
  | { readonly type: 'showed'; readonly by: Seat; readonly card: Card; readonly shows: true }
  | { readonly type: 'took-discard'; readonly by: Seat; readonly card: Card }
  | {
      readonly type: 'took-hand'
      readonly by: Seat
      readonly from: Seat
      readonly only: ForEyes & { readonly card: Card }
    }
  | { readonly type: 'took'; readonly by: Seat; readonly from: Seat; readonly card: Card }
  | { readonly type: 'removed'; readonly by: Seat; readonly from: Seat; readonly card: Card; readonly shows?: true }
  | { readonly type: 'looked'; readonly by: Seat; readonly only: ForEyes & { readonly cards: readonly Card[] } }
  | { readonly type: 'put-back'; readonly by: Seat; readonly only: ForEyes & { readonly card: Card } }
  | { readonly type: 'played'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'aimed'; readonly by: Seat; readonly card: Card; readonly at: Seat }
  | { readonly type: 'equipped'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'answered'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'dodged'; readonly by: Seat; readonly from: Seat }
  | {
      readonly type: 'flipped'
      readonly by: Seat
      readonly of: Draw
      readonly cards: readonly Card[]
      readonly shows: true
    }
  | { readonly type: 'chose'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'covered'; readonly by: Seat }
  | { readonly type: 'uncovered'; readonly by: Seat }
  | { readonly type: 'freed'; readonly by: Seat }
  | { readonly type: 'locked-up'; readonly by: Seat }
  | { readonly type: 'exploded'; readonly by: Seat }
  | { readonly type: 'dynamite-passed'; readonly by: Seat; readonly to: Seat }
  | { readonly type: 'hit'; readonly by: Seat; readonly from: Seat; readonly life: number }
  | { readonly type: 'hurt'; readonly by: Seat; readonly points: number; readonly life: number }
  | { readonly type: 'healed'; readonly by: Seat; readonly life: number }
  | { readonly type: 'no-effect'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'sid-healed'; readonly by: Seat; readonly cards: readonly Card[]; readonly life: number }
  | { readonly type: 'store-opened'; readonly by: Seat; readonly cards: readonly Card[]; readonly shows: true }
  | { readonly type: 'picked'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'discarded'; readonly by: Seat; readonly cards: readonly Card[]; readonly shows?: true }
  | { readonly type: 'eliminated'; readonly by: Seat; readonly role: Role; readonly shows: true }
  | { readonly type: 'took-over'; readonly by: Seat; readonly from: Seat; readonly cards: readonly Card[] }
  | {
      readonly type: 'inherited'
      readonly by: Seat
      readonly from: Seat
      readonly count: number
      readonly only: ForEyes & { readonly cards: readonly Card[] }
    }
  | { readonly type: 'rewarded'; readonly by: Seat; readonly for: Seat }
  | { readonly type: 'punished'; readonly by: Seat; readonly for: Seat }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'game-over'; readonly winners: readonly Seat[]; readonly reason: Reason }
