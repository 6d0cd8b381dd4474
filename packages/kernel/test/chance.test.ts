import { describe, expect, test } from 'vitest'
import {
  type Chance,
  below,
  bits,
  chanceAt,
  chanceFrom,
  commitmentTo,
  copyChance,
  fork,
  pick,
  seedOf,
  shuffle,
} from '@saloon/kernel'

describe('chance', () => {
  test('gives the same numbers for the same seed, and others for another', () => {
    const numbers = (seed: number, stream = 0) => {
      const chance = chanceFrom(seed, stream)
      return Array.from({ length: 8 }, () => bits(chance))
    }
    expect(numbers(1)).toEqual(numbers(1))
    expect(numbers(1)).not.toEqual(numbers(2))
    expect(numbers(1, 1)).not.toEqual(numbers(1, 2))
    expect(numbers(2 ** 40 + 1)).not.toEqual(numbers(1))
  })

  test('is sfc32, word for word', () => {
    // Worked out by hand from the published recurrence, started at (1, 2, 3, 4) without warming up.
    const chance: Chance = [1, 2, 3, 4]
    expect([bits(chance), bits(chance), bits(chance)]).toEqual([7, 34, 56623200])
  })

  test('each number below n is as likely as the others', () => {
    const chance = chanceFrom(3)
    for (const n of [2, 3, 6, 7, 52]) {
      const counts = Array.from({ length: n }, () => 0)
      for (let i = 0; i < n * 2000; i++) counts[below(chance, n)]!++
      // Chi-square with n-1 degrees of freedom: mean n-1, deviation sqrt(2(n-1)).
      const deviation = counts.reduce((sum, count) => sum + (count - 2000) ** 2 / 2000, 0)
      expect(deviation).toBeLessThan(n - 1 + 5 * Math.sqrt(2 * (n - 1)))
    }
  })

  test('counts its draws in the last word', () => {
    const chance = chanceFrom(5)
    const before = chance[3]
    bits(chance)
    bits(chance)
    expect(chance[3] - before).toBe(2)
  })

  test('one possible value takes no draw', () => {
    const chance = chanceFrom(5)
    const before = copyChance(chance)
    expect(below(chance, 1)).toBe(0)
    expect(chance).toEqual(before)
  })

  test('serves loaded numbers first, counts them, and refuses one that cannot be', () => {
    const chance: Chance = [1, 2, 3, 4, 5, 0]
    expect([below(chance, 6), below(chance, 6)]).toEqual([5, 0])
    expect(chance).toEqual([1, 2, 3, 6])
    expect(() => below([1, 2, 3, 4, 6], 6)).toThrow('below 6')
    const copy = copyChance([1, 2, 3, 4, 9])
    expect(copy).toEqual([1, 2, 3, 4, 9])
  })

  test('a shuffle keeps every card, each order as likely', () => {
    const chance = chanceFrom(8)
    const orders = new Map<string, number>()
    for (let i = 0; i < 6000; i++) {
      const order = shuffle(chance, [0, 1, 2]).join('')
      orders.set(order, (orders.get(order) ?? 0) + 1)
    }
    expect([...orders.keys()].toSorted()).toEqual(['012', '021', '102', '120', '201', '210'])
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150)
    expect(['a', 'b']).toContain(pick(chance, ['a', 'b']))
  })

  test('a fork goes its own way', () => {
    const chance = chanceFrom(9)
    const [one, two] = [fork(chance), fork(chance)]
    expect(bits(one)).not.toBe(bits(two))
  })
})

describe('fairness', () => {
  test('the seed is made of the secret and every number', () => {
    const seed = seedOf('secret', ['a', null])
    expect(seed).toMatch(/^[0-9a-f]{64}$/)
    expect(seedOf('secret', ['b', null])).not.toBe(seed)
    expect(seedOf('other', ['a', null])).not.toBe(seed)
    expect(commitmentTo('secret')).not.toContain('secret')
  })

  test('each row has a chance of its own, all 128 bits of it', () => {
    const seed = seedOf('secret', [])
    expect(chanceAt(seed, 1)).toEqual(chanceAt(seed, 1))
    const [one, two] = [chanceAt(seed, 1), chanceAt(seed, 2)]
    one.forEach((word, i) => expect(word).not.toBe(two[i]))
  })
})
