// A poker hand as it is shown: its five cards, what each Cheat stands for, and its name. What it is worth is the rules'.

import { CATEGORIES, type Category, categoryOf, isCheat, rate, valueOf } from '@saloon/western-legends'

export interface Shown {
  readonly card: number
  /** What it counts: of a Cheat the value that is best. */
  readonly value: number
  readonly isOwn: boolean
}
export interface Hand {
  readonly category: Category
  readonly rating: number
  readonly cards: readonly Shown[]
}

const LOWEST = 2
const HIGHEST = 14
const asCard = (value: number, like: number): number => (value - LOWEST) * 4 + (like & 3)

/** The values that Cheats take: the first with which the hand is worth as much as the rules say. */
function standsFor(flop: readonly number[], own: readonly number[], best: number): number[] {
  const place = own.findIndex((card, i) => isCheat(card) && i >= 0)
  if (place === -1) return own.map(valueOf)
  for (let value = HIGHEST; value > LOWEST; value--) {
    const tried = own.with(place, asCard(value, own[place]!))
    if (rate(flop, tried) !== best) continue
    return standsFor(flop, tried, best)
  }
  return own.map(valueOf) // a two is what it is
}

export function handOf(flop: readonly number[], own: readonly number[]): Hand {
  const rating = rate(flop, own)
  const values = standsFor(flop, own, rating)
  const cards = [
    ...flop.map((card) => ({ card, value: valueOf(card), isOwn: false })),
    ...own.map((card, i) => ({ card, value: values[i]!, isOwn: true })),
  ]
  return {
    category: CATEGORIES[categoryOf(rating)]!,
    rating,
    cards: cards.toSorted((a, b) => inHand(cards, b.value) - inHand(cards, a.value) || b.value - a.value),
  }
}

/** Pairs and triplets first. */
const inHand = (cards: readonly Shown[], value: number): number => cards.filter((one) => one.value === value).length
