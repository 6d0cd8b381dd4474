// The names of the eighty cards: what kind it is, rank and suit.

import { CARDS, type Kind, type Rank, type Suit, kindOf, rankOf, suitOf } from '../components.ts'

const SYMBOLS: Readonly<Record<Suit, string>> = { spades: '♠', hearts: '♥', diamonds: '♦', clubs: '♣' }

/** `card.0` … `card.79`. `ranks`: those that are written otherwise than in English. */
export function cardNames(
  kinds: Readonly<Record<Kind, string>>,
  ranks: Readonly<Partial<Record<Rank, string>>> = {},
): Readonly<Record<`card.${number}`, string>> {
  const nameOf = (card: number): string =>
    `${kinds[kindOf(card)]} ${ranks[rankOf(card)] ?? rankOf(card)}${SYMBOLS[suitOf(card)]}`
  return Object.fromEntries(Array.from({ length: CARDS }, (_, card) => [`card.${card}`, nameOf(card)]))
}

/** `kind.bang` … */
export const kindNames = (kinds: Readonly<Record<Kind, string>>): Readonly<Record<`kind.${Kind}`, string>> =>
  Object.fromEntries(Object.entries(kinds).map(([kind, name]) => [`kind.${kind}`, name])) as never
