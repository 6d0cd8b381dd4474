// What can be in the middle of happening. The names of the decision points of the specification stand beside the frames that ask them.

import type { Frame, Seat } from '@saloon/kernel'
import type { Hex } from './state.ts'

/** Between players; against NPCs; against the Man in Black, and his own. */
export const FIGHT_KINDS = [
  'duel',
  'rob',
  'arrest',
  'guard',
  'bandit',
  'sheriff',
  'mib-duel',
  'mib-rob',
  'mib-own',
] as const
export type FightKind = (typeof FIGHT_KINDS)[number]

/** All choose together (D01); in a first game one after the other. */
export interface ChooseCharacter extends Frame {
  readonly kind: 'choose-character' | 'pick-character'
  seat: Seat // of those who pick one after the other
}
export interface SettingUp extends Frame {
  readonly kind: 'setting-up'
  done: number // players who have received what they start with
}
/** Somebody is asked: D02, D03, D04, D05, D13 … by kind. */
export interface Question extends Frame {
  readonly kind:
    | 'start-space' // D02
    | 'start-move' // D03
    | 'income' // D04
    | 'gear' // D05
    | 'action' // D06, D15
    | 'demand' // D10
    | 'deposit' // D14
    | 'attack-card' // D16
    | 'fight-answer' // D17
    | 'defend-card' // D19
    | 'reaction' // D21
    | 'loot' // D22
    | 'npc-card' // D23
    | 'sheriff-discard' // D29
    | 'story-order' // D30
    | 'town-space' // D34
    | 'hand-limit' // D35
    | 'revel' // D39
    | 'take-back' // D42
  readonly seat: Seat
}
export interface Turn extends Frame {
  readonly kind: 'turn'
  step: 'begin' | 'rowdy' | 'income' | 'gear' | 'actions' | 'stories' | 'hand' | 'wanted' | 'man-in-black' | 'check'
  last: boolean // with objectives: the question for an action without one left was put
}
/** A movement: its steps (D07), the window for more (D08), what happens where it ends (D09). */
export interface Movement extends Frame {
  readonly kind: 'step' | 'extend' | 'end-of-move'
  readonly seat: Seat
  readonly by: 'action' | 'ride' | 'start'
  left: number // steps of this part
  made: number // steps of the whole movement
  first: boolean // no step of this part yet
  extra: boolean // Kit Carson's step was used
  fighting: boolean // with a bandit, on the hex just entered
  drove: boolean // cattle sold or delivered
  demanded: boolean
}
/** (D11) */
export interface DemandAnswer extends Frame {
  readonly kind: 'demand-answer'
  readonly seat: Seat
  readonly by: Seat
}
/** (D12) */
export interface StoryDisc extends Frame {
  readonly kind: 'story-disc'
  readonly seat: Seat
  readonly slots: number // one bit each
  readonly must: boolean // Reputation
}
/** (D13) The dice of one Prospect action. */
export interface Prospect extends Frame {
  readonly kind: 'reroll'
  readonly seat: Seat
  dice: readonly number[] // faces just rolled and not yet applied
  may: boolean // the Miner's Map is still unused
  readonly found: number // nuggets of the turn's action before it
}
/** The steps of a fight, in order (specification 8.2, 8.5, 8.6). */
export const FIGHT_STEPS = [
  'declared',
  'sheriff-discard',
  'npc-first',
  'attack',
  'answer',
  'start',
  'defend',
  'npc-card',
  'reveal',
  'attacker-bonus',
  'target-bonus',
  'reactions',
  'fight-card',
  'restart',
  'compare',
  'reward',
  'loser',
  'winner',
  'wild',
  'end',
] as const
export type FightStep = (typeof FIGHT_STEPS)[number]
export interface Fight extends Frame {
  readonly kind: 'fight'
  readonly fight: FightKind
  readonly seat: Seat // the attacker; against an NPC and the Man in Black the player
  readonly against: number // the target; NONE, or MAN_IN_BLACK
  readonly npc: Seat // who acts for the NPC, or NONE
  readonly hex: Hex
  readonly effect: number // the compiled effect by which the Man in Black began it, or NONE
  step: FightStep
  again: boolean // started over
  declined: boolean // there is no fight, the attacker wins
  cut: number // taken off the attacker's card
  cutAgainst: number // taken off the other one
  flags: number // of the attacker, one bit each
  flagsAgainst: number
  turn: number // of the reactions: 0 the attacker, 1 the target
  passes: number // in a row
  won: boolean // by the attacker
}
/** (D20) */
export interface BonusChoice extends Frame {
  readonly kind: 'bonus'
  readonly seat: Seat
  readonly flag: number
}
/** Effects of a card, a track, a place being carried out: a list of the compiled data, and how far it has come. */
export interface Effects extends Frame {
  readonly kind: 'effects'
  readonly list: number
  at: number
  readonly seat: Seat // self
  readonly other: number // opponent, or NONE
  readonly ask: ChoiceKind
}
export const CHOICE_KINDS = [
  'fight-start', // D18
  'fight-discard', // D24
  'fight-choice', // D25
  'npc-restart', // D26
  'bandit-reward', // D27
  'story-reward', // D31
  'track', // D33
  'mib', // D43
] as const
export type ChoiceKind = (typeof CHOICE_KINDS)[number]
/** One of several options, or cards to discard, or a ranch: what an effect asks. */
export interface Choice extends Frame {
  readonly kind: ChoiceKind
  readonly seat: Seat // who decides
  readonly self: Seat // whose effect it is
  readonly other: number
  readonly asks: 'option' | 'discard' | 'herd'
  readonly effect: number // which compiled effect
}
/** (D28) */
export interface SheriffTarget extends Frame {
  readonly kind: 'sheriff-target'
  readonly seat: Seat
}
/** (D32) */
export interface SheriffPath extends Frame {
  readonly kind: 'sheriff-path'
  readonly seat: Seat
  readonly exactly: boolean
  left: number
  path: readonly Hex[] // where he has been, his first hex among them
}
/** (D31 and the rest of a story) */
export interface Story extends Frame {
  readonly kind: 'story'
  readonly slot: number
  step: 'reveal' | 'rewards' | 'bandits' | 'sheriff' | 'end'
  next: number // how many players from the active one on have been looked at
}
/** (D38) */
export interface Shopping extends Frame {
  readonly kind: 'shopping'
  readonly seat: Seat
  readonly effect: number // the compiled effect of a story that sells one thing; NONE: a whole action at a store
}
/** (D37) */
export interface KeepTokens extends Frame {
  readonly kind: 'keep-tokens'
  readonly seat: Seat
  readonly count: number
}
/** (D40, D41) */
export interface Poker extends Frame {
  readonly kind: 'join' | 'poker-pick' | 'poker-end'
  readonly seat: Seat // who started it
  readonly ante: number
  players: number // who paid, one bit a seat
  readonly dealer: number // or NONE
  next: number // of those who may join: how many seats on from the active player
  winners: number
  losers: number // still to be served, one bit a seat
}
export interface ManInBlack extends Frame {
  readonly kind: 'man-in-black'
  readonly card: number
  begun: boolean
}
