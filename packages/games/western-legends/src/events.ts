// All that is told.

import type { Eyes, Party, Seat } from '@saloon/kernel'
import type { Colour, Income, Loot } from './actions.ts'
import type { FightKind } from './in-progress.ts'
import type { Card, Hex, Item } from './state.ts'

type ForEyes = { readonly eyes: Eyes }
type Cards = { readonly cards: readonly Card[] }

export type Event =
  | { readonly type: 'locked'; readonly by: Seat }
  // setting up
  | { readonly type: 'dealt'; readonly by: Seat; readonly only: ForEyes & { readonly characters: readonly number[] } }
  | { readonly type: 'took-character'; readonly by: Seat; readonly character: number; readonly shows: true }
  | { readonly type: 'plays-first'; readonly by: Seat }
  | { readonly type: 'started'; readonly by: Seat; readonly at: Hex }
  | {
      readonly type: 'objectives'
      readonly by: Seat
      readonly only: ForEyes & { readonly objectives: readonly number[] }
    }
  // the turn
  | { readonly type: 'turn-began'; readonly by: Seat; readonly round: number }
  | { readonly type: 'income'; readonly by: Seat; readonly income: Income }
  | { readonly type: 'geared'; readonly by: Seat; readonly item: Item }
  | { readonly type: 'passed'; readonly by: Seat; readonly left: number }
  | { readonly type: 'target-reached'; readonly by: Party; readonly lp: number }
  | { readonly type: 'last-round' }
  // what players have
  | { readonly type: 'drew'; readonly by: Seat; readonly count: number; readonly only: ForEyes & Cards }
  | { readonly type: 'reshuffled'; readonly count: number }
  | { readonly type: 'discarded'; readonly by: Seat; readonly cards: readonly Card[]; readonly shows: true }
  | { readonly type: 'earned' | 'paid'; readonly by: Seat; readonly amount: number; readonly money: number }
  | { readonly type: 'gained-lp' | 'lost-lp'; readonly by: Party; readonly amount: number; readonly lp: number }
  | {
      readonly type: 'gained-nuggets' | 'lost-nuggets'
      readonly by: Seat
      readonly count: number
      readonly nuggets: number
    }
  | { readonly type: 'wounded' | 'healed'; readonly by: Seat; readonly count: number; readonly wounds: number }
  | { readonly type: 'unharmed'; readonly by: Seat; readonly count: number }
  | {
      readonly type: 'gained-marshal' | 'gained-wanted'
      readonly by: Seat
      readonly count: number
      readonly points: number
    }
  | { readonly type: 'left-marshal'; readonly by: Seat }
  | { readonly type: 'legend'; readonly by: Seat; readonly character: number }
  | { readonly type: 'more-actions'; readonly by: Seat; readonly count: number; readonly left: number }
  | { readonly type: 'gained-item' | 'lost-item'; readonly by: Seat; readonly item: Item }
  | { readonly type: 'upgraded'; readonly by: Seat; readonly item: Item; readonly copy: number } // copy: 0 … 53
  // moving
  | { readonly type: 'stepped' | 'rode'; readonly by: Seat; readonly to: Hex }
  | { readonly type: 'crossed-mesa'; readonly by: Seat }
  | { readonly type: 'sprinted'; readonly by: Seat; readonly card: Card; readonly shows: true }
  | { readonly type: 'went-on'; readonly by: Seat }
  | {
      readonly type: 'took-cattle'
      readonly by: Seat
      readonly colour: Colour
      readonly only: ForEyes & { readonly cattle: number }
    }
  | {
      readonly type: 'sold-cattle' | 'delivered-cattle'
      readonly by: Seat
      readonly cattle: number
      readonly shows: true
    }
  | { readonly type: 'lost-cattle'; readonly by: Seat; readonly colour: Colour }
  | { readonly type: 'demanded'; readonly by: Seat; readonly from: Party }
  | {
      readonly type: 'gave-card'
      readonly by: Seat
      readonly to: Seat
      readonly only: ForEyes & { readonly card: Card }
    }
  | { readonly type: 'sheriff-moved' | 'sheriff-placed'; readonly to: Hex }
  | { readonly type: 'bandit-came' | 'bandit-left'; readonly at: Hex }
  // actions
  | { readonly type: 'played'; readonly by: Seat; readonly card: Card; readonly shows: true }
  | { readonly type: 'used'; readonly by: Seat; readonly item: Item }
  | { readonly type: 'worked' | 'saw-doctor' | 'went-shopping'; readonly by: Seat }
  | { readonly type: 'prospected'; readonly by: Seat; readonly faces: readonly number[] }
  | { readonly type: 'rerolled' | 'rolled-again'; readonly by: Seat; readonly face: number }
  | { readonly type: 'deposited'; readonly by: Seat; readonly count: number }
  | { readonly type: 'handed-in'; readonly by: Seat; readonly cards: readonly Card[]; readonly shows: true }
  | { readonly type: 'reveled'; readonly by: Seat; readonly amount: number }
  // fights
  | { readonly type: 'fight'; readonly by: Party; readonly against: Party; readonly fight: FightKind }
  | {
      readonly type: 'peeked'
      readonly by: Seat
      readonly from: Seat
      readonly count: number
      readonly only: ForEyes & Cards
    }
  | { readonly type: 'committed'; readonly by: Party; readonly only: ForEyes & { readonly card: Card } }
  | { readonly type: 'npc-drew'; readonly by: Seat; readonly count: number; readonly only: ForEyes & Cards }
  | { readonly type: 'accepted' | 'declined'; readonly by: Seat }
  | { readonly type: 'face-up'; readonly by: Party; readonly card: Card; readonly shows: true }
  | { readonly type: 'reacted'; readonly by: Seat; readonly card: Card; readonly shows: true }
  | { readonly type: 'effect-cancelled'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'started-over'; readonly by: Party }
  | { readonly type: 'called-off' }
  | {
      readonly type: 'values'
      readonly by: Party
      readonly value: number
      readonly against: Party
      readonly other: number
    }
  | { readonly type: 'won-fight'; readonly by: Party; readonly against: Party }
  | { readonly type: 'robbed'; readonly by: Seat; readonly from: Party; readonly take: Loot; readonly amount: number }
  | {
      readonly type: 'took-herd'
      readonly by: Seat
      readonly from: Seat
      readonly colour: Colour
      readonly only: ForEyes & { readonly cattle: number }
    }
  | { readonly type: 'arrested'; readonly by: Party; readonly seat: Seat }
  | { readonly type: 'bank-robbed'; readonly by: Seat }
  | { readonly type: 'escaped'; readonly by: Seat }
  // poker
  | { readonly type: 'sat-down'; readonly by: Seat; readonly pot: number }
  | { readonly type: 'stayed-out'; readonly by: Seat }
  | { readonly type: 'deals'; readonly by: Seat; readonly only: ForEyes & Cards }
  | { readonly type: 'flop'; readonly cards: readonly Card[]; readonly pot: number; readonly shows: true }
  | {
      readonly type: 'showed'
      readonly by: Seat
      readonly cards: readonly Card[]
      readonly category: number
      readonly shows: true
    }
  | { readonly type: 'won-poker'; readonly by: Seat; readonly amount: number }
  | { readonly type: 'house-won'; readonly pot: number }
  | { readonly type: 'took-back'; readonly by: Seat; readonly card: Card }
  // stories and objectives
  | { readonly type: 'put-disc' | 'took-disc'; readonly by: Seat; readonly slot: number; readonly condition: number }
  | { readonly type: 'story'; readonly story: number; readonly slot: number; readonly shows: true }
  | { readonly type: 'next-story'; readonly slot: number; readonly condition: number; readonly shows: true }
  | { readonly type: 'chose'; readonly by: Seat; readonly option: number }
  | { readonly type: 'claimed'; readonly by: Seat; readonly objective: number; readonly shows: true }
  | {
      readonly type: 'drew-tokens'
      readonly by: Seat
      readonly count: number
      readonly only: ForEyes & { readonly values: readonly number[] }
    }
  | {
      readonly type: 'kept-tokens'
      readonly by: Seat
      readonly count: number
      readonly only: ForEyes & { readonly values: readonly number[] }
    }
  // the Man in Black
  | { readonly type: 'mib-card'; readonly card: number; readonly shows: true }
  | { readonly type: 'mib-moved'; readonly to: Hex }
  // the end
  | {
      readonly type: 'scored'
      readonly by: Seat
      readonly lp: number
      readonly gear: number
      readonly money: number
      readonly wounds: number
      readonly track: number
      readonly tokens: number
      readonly total: number
      readonly shows: true
    }
  | { readonly type: 'game-over'; readonly winners: readonly Party[] }
