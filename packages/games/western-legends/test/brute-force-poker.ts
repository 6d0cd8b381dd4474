// A poker hand judged the slow way, from the words of the rules (section 9): every value a Cheat could take is tried, and hands
// are compared category by category, group by group. Written without a look at the fast one, which is tested against it.

import { type Card, suitOf, valueOf } from '../src/components/poker-cards.ts'
import type { Category } from '../src/poker/hands.ts'

interface Shown {
  readonly value: number
  readonly suit: string
}
export interface Judged {
  readonly category: Category
  readonly compared: readonly number[] // the values that decide inside the category, in order
}

const BEST_FIRST: readonly Category[] = [
  'royal_flush',
  'five_of_a_kind',
  'straight_flush',
  'four_of_a_kind',
  'full_house',
  'flush',
  'straight',
  'three_of_a_kind',
  'two_pair',
  'pair',
  'high_card',
]
const CHEATS = ['hearts', 'diamonds'] // the twos of these suits

export function judge(flop: readonly Card[], picks: readonly Card[]): Judged {
  const fixed = flop.map((card) => ({ value: valueOf(card), suit: suitOf(card) }))
  return stands(picks)
    .map((played) => judgeShown([...fixed, ...played]))
    .reduce((best, other) => (better(other, best) > 0 ? other : best))
}

/** Every way the picked cards can be read. */
function stands(picks: readonly Card[]): Shown[][] {
  if (picks.length === 0) return [[]]
  const [card, ...rest] = picks as [Card, ...Card[]]
  const suit = suitOf(card)
  const values =
    valueOf(card) === 2 && CHEATS.includes(suit) ? [...Array(13).keys()].map((n) => n + 2) : [valueOf(card)]
  return values.flatMap((value) => stands(rest).map((others) => [{ value, suit }, ...others]))
}

function judgeShown(cards: readonly Shown[]): Judged {
  const values = cards.map(({ value }) => value).toSorted((a, b) => b - a)
  const groups = [...new Set(values)]
    .map((value) => ({ value, size: values.filter((other) => other === value).length }))
    .toSorted((a, b) => b.size - a.size || b.value - a.value)
  const sizes = groups.map(({ size }) => size).join('')
  const byGroups = groups.map(({ value }) => value)
  const five = cards.length === 5
  const flush = five && cards.every(({ suit }) => suit === cards[0]!.suit)
  const top = five ? topOfStraight(values) : undefined
  if (flush && top === 14) return { category: 'royal_flush', compared: [14] }
  if (sizes === '5') return { category: 'five_of_a_kind', compared: byGroups }
  if (flush && top !== undefined) return { category: 'straight_flush', compared: [top] }
  if (sizes.startsWith('4')) return { category: 'four_of_a_kind', compared: byGroups }
  if (sizes === '32') return { category: 'full_house', compared: byGroups }
  if (flush) return { category: 'flush', compared: values }
  if (top !== undefined) return { category: 'straight', compared: [top] }
  if (sizes.startsWith('3')) return { category: 'three_of_a_kind', compared: byGroups }
  if (sizes.startsWith('22')) return { category: 'two_pair', compared: byGroups }
  if (sizes.startsWith('2')) return { category: 'pair', compared: byGroups }
  return { category: 'high_card', compared: values }
}

function topOfStraight(values: readonly number[]): number | undefined {
  const wanted = values.join(' ')
  for (let top = 14; top >= 6; top--) if ([0, 1, 2, 3, 4].map((n) => top - n).join(' ') === wanted) return top
  return wanted === '14 5 4 3 2' ? 5 : undefined
}

/** Above zero: `one` wins. */
export function better(one: Judged, other: Judged): number {
  const byCategory = BEST_FIRST.indexOf(other.category) - BEST_FIRST.indexOf(one.category)
  if (byCategory !== 0) return byCategory
  const length = Math.max(one.compared.length, other.compared.length)
  for (let n = 0; n < length; n++) {
    // A hand that has run out of cards has lost to one that hasn't.
    const difference = (one.compared[n] ?? 0) - (other.compared[n] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
