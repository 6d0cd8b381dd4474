// Which two cards of a hand are best with a flop.

import type { Card } from '../components/poker-cards.ts'
import { rate } from './hands.ts'

export interface Picks {
  readonly cards: readonly Card[] // in the order of the hand
  readonly rating: number
}

/** The best pair of cards; the only card, or none, where there are no two (WL-R70). Of equal ones the first. */
export function bestPicks(flop: readonly Card[], hand: readonly Card[]): Picks {
  if (hand.length < 2) return { cards: hand.slice(), rating: rate(flop, hand) }
  const cards = [0, 0]
  let rating = -1
  const tried: Card[] = [0, 0]
  for (let i = 0; i < hand.length; i++) {
    for (let j = i + 1; j < hand.length; j++) {
      tried[0] = hand[i]!
      tried[1] = hand[j]!
      const rated = rate(flop, tried)
      if (rated <= rating) continue
      rating = rated
      cards[0] = tried[0]
      cards[1] = tried[1]
    }
  }
  return { cards, rating }
}
