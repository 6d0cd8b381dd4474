// The fast poker hand against the slow one, and the hands of the rules by name.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { CARDS, type Card, RANKS } from '../src/components/poker-cards.ts'
import { CATEGORIES, type Category, categoryOf, rate } from '../src/poker/hands.ts'
import { bestPicks } from '../src/poker/picks.ts'
import { better, judge } from './brute-force-poker.ts'

/** `K♦ 10♣` → cards. */
const cards = (words: string): Card[] =>
  words.split(' ').map((word) => RANKS.indexOf(word.slice(0, -1) as '2') * 4 + '♥♦♣♠'.indexOf(word.at(-1)!))
const categoryNamed = (flop: readonly Card[], own: readonly Card[]): Category =>
  CATEGORIES[categoryOf(rate(flop, own))]!
const DECK = Array.from({ length: CARDS }, (_, card) => card)
const CHEATS = cards('2♥ 2♦')

/** A flop and the cards of two players, all different; a Cheat in more than every second hand. */
const deals = fc
  .tuple(
    fc.shuffledSubarray(DECK, { minLength: 7, maxLength: 7 }),
    fc.nat(4),
    fc.integer({ min: 0, max: 2 }),
    fc.nat(2),
  )
  .map(([dealt, cheats, one, other]) => {
    const rest = dealt.filter((card) => !CHEATS.includes(card))
    const flop = rest.slice(0, 3)
    const hands = [...(cheats > 2 ? [] : CHEATS.slice(0, cheats)), ...rest.slice(3)]
    return { flop, one: hands.slice(0, one), other: hands.slice(2, 2 + other) }
  })

describe('the fast hand and the slow one', () => {
  test('name the same category, and the same winner of two hands', () => {
    fc.assert(
      fc.property(deals, ({ flop, one, other }) => {
        const [fast, against] = [rate(flop, one), rate(flop, other)]
        const [slow, slowAgainst] = [judge(flop, one), judge(flop, other)]
        expect(CATEGORIES[categoryOf(fast)]).toBe(slow.category)
        expect(Math.sign(fast - against)).toBe(Math.sign(better(slow, slowAgainst)))
      }),
      { numRuns: 1500 },
    )
  })

  test('agree on hands from different flops, where kickers are easily forgotten', () => {
    fc.assert(
      fc.property(deals, deals, (first, second) => {
        const fast = rate(first.flop, first.one) - rate(second.flop, second.one)
        const slow = better(judge(first.flop, first.one), judge(second.flop, second.one))
        expect(Math.sign(fast)).toBe(Math.sign(slow))
      }),
      { numRuns: 1500 },
    )
  })

  test('agree on every pair of cards there is, with two flops full of straights, flushes and pairs', () => {
    for (const flop of [cards('Q♦ J♦ 10♦'), cards('7♥ 7♣ 5♥')]) {
      const rest = DECK.filter((card) => !flop.includes(card))
      const hands = rest.flatMap((card, n) => rest.slice(n + 1).map((other) => [card, other]))
      const judged = hands.map((hand) => ({ fast: rate(flop, hand), slow: judge(flop, hand) }))
      const byFast = judged.toSorted((a, b) => a.fast - b.fast)
      byFast.slice(1).forEach(({ fast, slow }, n) => {
        expect(Math.sign(better(slow, byFast[n]!.slow))).toBe(Math.sign(fast - byFast[n]!.fast))
      })
    }
  })
})

describe('the hands of the rules', () => {
  const named: [Category, string, string][] = [
    ['high_card', 'Q♦ 7♣ 4♥', 'K♠ 9♥'],
    ['pair', 'Q♦ 7♣ 4♥', 'Q♠ 9♥'],
    ['two_pair', 'Q♦ 7♣ 4♥', 'Q♠ 7♥'],
    ['three_of_a_kind', 'Q♦ 7♣ 4♥', 'Q♠ 2♥'],
    ['straight', 'Q♦ J♣ 9♥', '10♠ 8♥'],
    ['straight', '2♣ 3♦ 5♠', 'A♠ 4♥'],
    ['flush', 'Q♦ 7♦ 4♦', '3♦ 2♦'],
    ['full_house', 'Q♦ Q♣ 4♥', 'Q♠ 4♦'],
    ['four_of_a_kind', 'Q♦ Q♣ 4♥', 'Q♠ 2♦'],
    ['straight_flush', '8♦ 7♦ 6♦', '5♦ 4♦'],
    ['straight_flush', 'A♦ 3♦ 5♦', '4♦ 2♦'],
    ['five_of_a_kind', 'K♦ K♥ K♣', '2♦ K♠'],
    ['royal_flush', 'Q♦ J♦ 10♦', '2♦ K♦'],
  ]
  test.each(named)('%s: %s with %s', (category, flop, picks) => {
    expect(categoryNamed(cards(flop), cards(picks))).toBe(category)
  })

  test('a Cheat in the flop is a plain two', () => {
    expect(categoryNamed(cards('2♥ K♣ Q♠'), cards('J♦ 9♥'))).toBe('high_card')
  })

  test('a hand of four is never a straight or a flush', () => {
    expect(categoryNamed(cards('5♠ 4♠ 3♠'), cards('6♠'))).toBe('high_card')
    expect(categoryNamed(cards('5♠ 5♥ 3♠'), cards('2♦'))).toBe('three_of_a_kind')
  })

  test('the last card a hand of four lacks makes it lose', () => {
    const flop = cards('Q♦ Q♣ 9♥')
    expect(rate(flop, cards('A♠'))).toBeLessThan(rate(flop, cards('A♥ 3♠')))
    expect(rate(flop, cards('A♠'))).toBe(rate(flop, cards('A♥')))
  })
})

test('a flop that ran out of cards makes shorter hands, which are judged alike', () => {
  fc.assert(
    fc.property(deals, fc.nat(2), ({ flop, one, other }, left) => {
      if (one.length + other.length === 0) return
      const few = flop.slice(0, left)
      if (few.length + Math.min(one.length, other.length) === 0) return
      const fast = rate(few, one) - rate(few, other)
      expect(Math.sign(fast)).toBe(Math.sign(better(judge(few, one), judge(few, other))))
    }),
    { numRuns: 500 },
  )
})

describe('the best picks', () => {
  test('are no worse than any others, in the order of the hand', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray(DECK, { minLength: 4, maxLength: 11 }), (dealt) => {
        const [flop, hand] = [dealt.slice(0, 3), dealt.slice(3)]
        const { cards: picked, rating } = bestPicks(flop, hand)
        expect(picked).toHaveLength(Math.min(2, hand.length))
        expect(picked).toEqual(hand.filter((card) => picked.includes(card)))
        const all = hand.flatMap((card, n) => hand.slice(n + 1).map((other) => rate(flop, [card, other])))
        expect(rating).toBe(all.length > 0 ? Math.max(...all) : rate(flop, hand))
      }),
      { numRuns: 300 },
    )
  })

  test('of nothing are nothing', () => {
    expect(bestPicks(cards('Q♦ Q♣ 9♥'), [])).toEqual({ cards: [], rating: rate(cards('Q♦ Q♣ 9♥'), []) })
    expect(categoryNamed(cards('Q♦ Q♣ 9♥'), [])).toBe('pair')
  })
})
