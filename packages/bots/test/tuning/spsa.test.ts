// Weights climb towards what wins, and the same run makes the same steps.

import { describe, expect, test } from 'vitest'
import { type Climb, type Trial, type Weights, climbed, differenceOf, pairAt } from '../../src/index.ts'

const START: Climb = { step: 0, weights: { outlaw: { nerve: 0.2, never: 0 }, sheriff: { nerve: 3, list: [1, 2] } } }
/** Whoever's nerve is nearer to one wins more. */
const wins = (weights: Weights, role: string, deal: number): number =>
  Math.max(0, 1 - Math.abs((weights[role]!['nerve'] as number) - 1)) + ((deal * 7) % 5) / 50

function played(plus: Weights, minus: Weights): Trial[] {
  return Array.from({ length: 30 }, (_, deal) => ({
    deal,
    games: 4,
    decisions: 0,
    unfinished: 0,
    reasons: {},
    milliseconds: [],
    results: ['outlaw', 'sheriff'].flatMap((role) =>
      [plus, minus].map((weights, bot) => ({ bot, game: 0, seat: bot, role, won: wins(weights, role, deal + bot) })),
    ),
  }))
}

describe('tuning', () => {
  test('goes where it wins more, role by role, and leaves what is nothing', () => {
    let climb = START
    for (let step = 0; step < 80; step++) {
      const { plus, minus } = pairAt(climb, 5)
      climb = climbed(climb, 5, played(plus, minus))
    }
    const nerve = (role: string): number => climb.weights[role]!['nerve'] as number
    expect(Math.abs(nerve('outlaw') - 1)).toBeLessThan(0.4)
    expect(climb.weights['outlaw']!['never']).toBe(0)
    expect(climb.step).toBe(80)
  })

  test('draws the same directions from the same seed and step', () => {
    expect(pairAt(START, 5)).toEqual(pairAt(START, 5))
    expect(pairAt(START, 5)).not.toEqual(pairAt({ ...START, step: 1 }, 5))
    const { plus, minus } = pairAt(START, 5)
    const middle = ((plus['sheriff']!['nerve'] as number) + (minus['sheriff']!['nerve'] as number)) / 2
    expect(middle).toBeCloseTo(3)
  })

  test('a difference knows how sure it is', () => {
    expect(differenceOf([0.1, 0.3, 0.2, 0.2])).toMatchObject({ deals: 4, mean: expect.closeTo(0.2, 9) })
    expect(differenceOf([1]).reach).toBe(1)
    expect(differenceOf(Array.from({ length: 100 }, (_, i) => i % 2)).reach).toBeCloseTo(0.098, 2)
  })
})
