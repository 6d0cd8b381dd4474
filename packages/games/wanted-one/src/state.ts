// The state of a game of Wanted One, as plain data, and the small questions and verbs that several rules share.

import type { Base, Eyes, Frame, Playing as At, Seat, Seen } from '@saloon/kernel'
import {
  type Card,
  type Deck,
  GANGS,
  type Gang,
  type Prize,
  SALOON,
  type Tile,
  type Town,
  gangOf,
} from './components.ts'

export interface Options {
  readonly quick: boolean
  readonly duel: boolean
  readonly dollars: boolean
  readonly cavalry: boolean
  readonly supremacy: boolean
}
export interface Player {
  readonly stacks: Card[][] // by gang; the last card lies on top, uncovered
  wanted: number // Wanted tokens, one bit a gang
  dollars: number
}
export interface WantedOne extends Base {
  readonly options: Options
  round: number // 1 in the first
  starter: Seat // of this round
  active: Seat
  readonly players: Player[]
  decks: Card[][] // the end of a list is the top of the deck; HIDDEN in a view where its eyes don't know the card
  knows: Eyes[][] // who knows the card that lies there, by deck and place: a public fact
  discard: Card[]
  one: Seat | null // who holds the One token
  cavalry: Town | null
  supremacy: Gang | null
  winner: Seat | null
}
export type Table = Seen<WantedOne>

/** In `knows`: the card has been face up in this round, so that onlookers know it too. */
export const EVERYBODY: Eyes = -1
export const ALL_TOKENS = (1 << GANGS.length) - 1

export type Action =
  | { readonly do: 'draw'; readonly deck: Deck }
  | { readonly do: 'recycle'; readonly town: Town }
  | { readonly do: 'peek'; readonly deck: Deck }
  /** The Sheriff takes the top card of one's own stack. */
  | { readonly do: 'give-up'; readonly gang: Gang }
  | { readonly do: 'hunt'; readonly seat: Seat; readonly gang: Gang }
  | { readonly do: 'swindle'; readonly seat: Seat; readonly gang: Gang }
  | { readonly do: 'ride'; readonly town: Town }
  | { readonly do: 'stay' }

export type Event =
  | { readonly type: 'round-began'; readonly by: Seat; readonly round: number }
  | { readonly type: 'supremacy-drawn'; readonly gang: Gang }
  | {
      readonly type: 'revealed'
      readonly town: Town
      readonly card: Card
      readonly gang: Gang
      readonly left: number
      readonly shows: true
    }
  | {
      readonly type: 'drew'
      readonly by: Seat
      readonly town: Town
      readonly card: Card
      readonly gang: Gang
      readonly count: number
    }
  | { readonly type: 'recycled'; readonly by: Seat; readonly town: Town; readonly card: Card; readonly dollars: number }
  | {
      readonly type: 'peeked'
      readonly by: Seat
      readonly deck: Deck
      readonly dollars: number
      readonly only: { readonly eyes: Eyes; readonly card: Card }
    }
  | {
      readonly type: 'saloon-drawn'
      readonly by: Seat
      readonly card: Card
      readonly left: number
      readonly shows: true
    }
  | { readonly type: 'no-effect'; readonly by: Seat; readonly card: Card }
  | { readonly type: 'arrested'; readonly by: Seat; readonly card: Card; readonly gang: Gang; readonly count: number }
  | {
      readonly type: 'hunted'
      readonly by: Seat
      readonly from: Seat
      readonly card: Card
      readonly gang: Gang
      readonly count: number
    }
  | {
      readonly type: 'swindled'
      readonly by: Seat
      readonly from: Seat
      readonly card: Card
      readonly gang: Gang
      readonly count: number
    }
  | { readonly type: 'cavalry-moved'; readonly by: Seat; readonly town: Town }
  | { readonly type: 'cavalry-stayed'; readonly by: Seat }
  | { readonly type: 'deck-emptied'; readonly by: Seat; readonly deck: Deck }
  | { readonly type: 'four-gangs'; readonly by: Seat }
  | { readonly type: 'counted'; readonly gang: Gang; readonly counts: readonly number[] }
  | { readonly type: 'wanted-won'; readonly by: Seat; readonly gang: Gang; readonly with: Won }
  | { readonly type: 'wanted-again'; readonly by: Seat; readonly gang: Gang; readonly with: Won }
  | { readonly type: 'wanted-tied'; readonly gang: Gang; readonly seats: readonly Seat[] }
  | { readonly type: 'wanted-unclaimed'; readonly gang: Gang }
  | { readonly type: 'scored'; readonly by: Seat; readonly points: number; readonly gangs: readonly number[] }
  | { readonly type: 'one-won'; readonly by: Seat; readonly points: number }
  | { readonly type: 'one-taken'; readonly by: Seat; readonly from: Seat; readonly points: number }
  | { readonly type: 'one-kept'; readonly by: Seat; readonly points: number }
  | { readonly type: 'one-tied'; readonly seats: readonly Seat[]; readonly points: number }
  | { readonly type: 'one-unclaimed' }
  | { readonly type: 'duel-began'; readonly prize: Prize; readonly first: Seat; readonly second: Seat }
  | {
      readonly type: 'duel-step'
      readonly step: number
      readonly first: Seat
      readonly second: Seat
      readonly firstTile: Tile
      readonly secondTile: Tile
    }
  | { readonly type: 'duel-lost'; readonly prize: Prize; readonly first: Seat; readonly second: Seat }
  | { readonly type: 'truel-began'; readonly prize: Prize; readonly seats: readonly Seat[] }
  | { readonly type: 'truel-step'; readonly step: number; readonly by: Seat; readonly tile: Tile }
  | { readonly type: 'shoot-out-won'; readonly by: Seat; readonly prize: Prize }
  | { readonly type: 'game-over'; readonly winner: Seat }

/** How a majority was won. */
export type Won = 'most' | 'leader' | 'shoot-out'

export type Playing = At<WantedOne, Event>

// ---- frames -----------------------------------------------------------------------------------------------------

export interface Round extends Frame {
  readonly kind: 'round'
}
export interface Draw extends Frame {
  readonly kind: 'draw'
  spent: boolean // a Dollar tile, in this turn
}
/** What the Saloon card just drawn asks of the active player. */
export interface SaloonEffect extends Frame {
  readonly kind: 'sheriff' | 'bounty' | 'swindle'
}
export interface Cavalry extends Frame {
  readonly kind: 'cavalry'
}
export interface Majorities extends Frame {
  readonly kind: 'majorities'
  gang: Gang // the next one to be looked at
}
export interface Points extends Frame {
  readonly kind: 'points'
}

// ---- questions --------------------------------------------------------------------------------------------------

export const isSeen = (knows: Eyes, eyes: Eyes): boolean => knows === EVERYBODY || (knows & eyes) !== 0

export function hasAllGangs({ stacks }: Player): boolean {
  for (let gang = 0; gang < stacks.length; gang++) if (stacks[gang]!.length === 0) return false
  return true
}

/** The gangs of which a player has a card, and so an uncovered one. */
export function gangsOf({ stacks }: Player): Gang[] {
  const gangs: Gang[] = []
  for (let gang = 0; gang < stacks.length; gang++) if (stacks[gang]!.length > 0) gangs.push(gang)
  return gangs
}

/** The towns where a Dollar tile can be used: a card lies hidden there (WO-R68) and no Cavalry on it (WO-R76). */
export function townsForDollars({ decks, cavalry }: Table): Town[] {
  const towns: Town[] = []
  for (let town = 0; town < SALOON; town++) if (decks[town]!.length >= 2 && town !== cavalry) towns.push(town)
  return towns
}

// ---- verbs ------------------------------------------------------------------------------------------------------

/** On top of the stack of its gang (WO-R13, WO-R23); a first card starts the stack (WO-R24). */
export function placeCard(player: Player, card: Card): void {
  player.stacks[gangOf(card)]!.push(card)
}

/** Only the uncovered card leaves a stack; what lay below it is uncovered then (WO-R15, WO-R16). */
export const takeTop = (player: Player, gang: Gang): Card => player.stacks[gang]!.pop()!

/** The top card of a deck leaves it, whoever knew it. */
export function takeFrom({ decks, knows }: WantedOne, deck: Deck): Card {
  knows[deck]!.pop()
  return decks[deck]!.pop()!
}

/** The top card of a town is turned face up. */
export function reveal(game: Playing, town: Town): void {
  const { decks, knows } = game.state
  const deck = decks[town]!
  const card = deck[deck.length - 1]!
  knows[town]![deck.length - 1] = EVERYBODY
  game.tell?.({ type: 'revealed', town, card, gang: gangOf(card), left: deck.length, shows: true })
}
