// What a poker hand is worth: the three cards of the flop and the two a player adds, as one number. The higher number wins.
// Suits never decide, standard kickers do (WL-R73). A Cheat takes the value that is best for its player and keeps its suit (WL-R71).

import { CARDS, type Card, printOf, valueOf } from '../components/poker-cards.ts'

/** Worst first. Five of a kind exists only through Cheat, and only a royal flush beats it. */
export const CATEGORIES = [
  'high_card',
  'pair',
  'two_pair',
  'three_of_a_kind',
  'straight',
  'flush',
  'full_house',
  'four_of_a_kind',
  'straight_flush',
  'five_of_a_kind',
  'royal_flush',
] as const
export type Category = (typeof CATEGORIES)[number]

const PAIR = 1
const TWO_PAIR = 2
const TRIPS = 3
const STRAIGHT = 4
const FLUSH = 5
const FULL_HOUSE = 6
const QUADS = 7
const STRAIGHT_FLUSH = 8
const QUINTS = 9
const ROYAL_FLUSH = 10

const ACE = 14
const LOWEST = 2
/** Stand where a hand has fewer than five cards: below every real value and equal to nothing, so that more cards win (WL-R100). */
const NO_FIFTH = 1
const NO_FOURTH = 0
const NO_FLOP = -1 // and lower: deck and discard pile can run out

const CHEAT = Uint8Array.from({ length: CARDS }, (_, card) => (printOf(card) === 'cheat' ? 1 : 0))
export const isCheat = (card: Card): boolean => CHEAT[card] === 1

/** Bigger is better; equal is a tie. With one card of one's own, or none, the hand is that much shorter (WL-R70). */
export function rate(flop: readonly Card[], own: readonly Card[]): number {
  const x = flop.length > 0 ? valueOf(flop[0]!) : NO_FLOP
  const y = flop.length > 1 ? valueOf(flop[1]!) : NO_FLOP - 1
  const z = flop.length > 2 ? valueOf(flop[2]!) : NO_FLOP - 2
  if (own.length === 0) return score(x, y, z, NO_FIFTH, NO_FOURTH, false, false)
  const first = own[0]!
  if (own.length === 1) return bestOf(x, y, z, first, NO_FIFTH, false, false)
  const second = own[1]!
  const suit = first & 3
  const whole = flop.length === 3
  const flush =
    whole && suit === (second & 3) && suit === (flop[0]! & 3) && suit === (flop[1]! & 3) && suit === (flop[2]! & 3)
  if (!isCheat(second)) return bestOf(x, y, z, first, valueOf(second), whole, flush)
  let best = 0
  for (let value = LOWEST; value <= ACE; value++) best = Math.max(best, bestOf(x, y, z, first, value, whole, flush))
  return best
}

/** With whatever `pick` can stand for. */
function bestOf(x: number, y: number, z: number, pick: Card, other: number, whole: boolean, flush: boolean): number {
  if (!isCheat(pick)) return score(x, y, z, valueOf(pick), other, whole, flush)
  let best = 0
  for (let value = LOWEST; value <= ACE; value++) best = Math.max(best, score(x, y, z, value, other, whole, flush))
  return best
}

/** 0 … 10, in the order of CATEGORIES. */
export const categoryOf = (rating: number): number => rating >> 20

/** The category, then up to five values of four bits each in the order they are compared. */
const worth = (category: number, a: number, b = 0, c = 0, d = 0, e = 0): number =>
  (category << 20) | (a << 16) | (b << 12) | (c << 8) | (d << 4) | e

/** Of five values in any order. `whole`: they really are five cards; only those make straights and flushes. */
function score(a: number, b: number, c: number, d: number, e: number, whole: boolean, flush: boolean): number {
  // A sorting network for five, highest first: this is called for every pair of cards somebody could play.
  let low = 0
  low = Math.min(a, b)
  a = Math.max(a, b)
  b = low
  low = Math.min(d, e)
  d = Math.max(d, e)
  e = low
  low = Math.min(c, e)
  c = Math.max(c, e)
  e = low
  low = Math.min(c, d)
  c = Math.max(c, d)
  d = low
  low = Math.min(a, d)
  a = Math.max(a, d)
  d = low
  low = Math.min(a, c)
  a = Math.max(a, c)
  c = low
  low = Math.min(b, e)
  b = Math.max(b, e)
  e = low
  low = Math.min(b, d)
  b = Math.max(b, d)
  d = low
  low = Math.min(b, c)
  b = Math.max(b, c)
  c = low

  // Which neighbours are equal says everything about groups.
  const equal = (a === b ? 8 : 0) | (b === c ? 4 : 0) | (c === d ? 2 : 0) | (d === e ? 1 : 0)
  c = Math.max(c, 0) // of what isn't there, nothing is compared
  d = Math.max(d, 0)
  e = Math.max(e, 0)
  switch (equal) {
    case 0b1111:
      return worth(QUINTS, a)
    case 0b1110:
      return worth(QUADS, a, e)
    case 0b0111:
      return worth(QUADS, b, a)
    case 0b1101:
      return worth(FULL_HOUSE, a, d)
    case 0b1011:
      return worth(FULL_HOUSE, c, a)
  }
  if (equal === 0 && whole) {
    const wheel = a === ACE && b === 5 // ace, 5, 4, 3, 2: the ace is low
    if (wheel || a - e === 4) {
      const top = wheel ? 5 : a
      if (!flush) return worth(STRAIGHT, top)
      return top === ACE ? worth(ROYAL_FLUSH, top) : worth(STRAIGHT_FLUSH, top)
    }
  }
  if (flush) return worth(FLUSH, a, b, c, d, e)
  switch (equal) {
    case 0b1100:
      return worth(TRIPS, a, d, e)
    case 0b0110:
      return worth(TRIPS, b, a, e)
    case 0b0011:
      return worth(TRIPS, c, a, b)
    case 0b1010:
      return worth(TWO_PAIR, a, c, e)
    case 0b1001:
      return worth(TWO_PAIR, a, d, c)
    case 0b0101:
      return worth(TWO_PAIR, b, d, a)
    case 0b1000:
      return worth(PAIR, a, c, d, e)
    case 0b0100:
      return worth(PAIR, b, a, d, e)
    case 0b0010:
      return worth(PAIR, c, a, b, e)
    case 0b0001:
      return worth(PAIR, d, a, b, c)
  }
  return worth(0, a, b, c, d, e)
}
