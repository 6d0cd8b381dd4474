import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type Action,
  type Option,
  chanceFrom,
  countActions,
  isOffered,
  listActions,
  sampleAction,
  valuesOfField,
} from '@saloon/kernel'

type Any = Action & Record<string, unknown>
const options = (...list: unknown[]) => list as readonly Option<Any>[]

/** Any small family of actions. */
const anyDomain = fc.oneof(
  fc.record({ one: fc.uniqueArray(fc.nat(9), { maxLength: 3 }) }),
  fc.record({ from: fc.nat(3), to: fc.nat(5) }),
  fc.record({ each: fc.array(fc.record({ one: fc.uniqueArray(fc.nat(5), { maxLength: 3 }) }), { maxLength: 3 }) }),
  fc
    .record({
      some: fc.uniqueArray(fc.nat(9), { maxLength: 4 }),
      min: fc.nat(2),
      max: fc.nat(4),
      ordered: fc.boolean(),
    })
    .map(({ ordered, ...some }) => (ordered ? { ...some, ordered } : some)),
)
const anyOptions = fc.array(
  fc.record({ do: fc.constantFrom('a', 'b'), x: fc.oneof(fc.nat(3), anyDomain), y: anyDomain }),
  { minLength: 1, maxLength: 3 },
)

describe('options as data', () => {
  test('what is counted is what is listed; what is listed or sampled is offered', () => {
    fc.assert(
      fc.property(anyOptions, fc.nat(), (families, seed) => {
        const offered = options(...families)
        const all = listActions<Any>(offered)
        expect(all).toHaveLength(countActions(offered))
        for (const action of all) expect(isOffered<Any>(offered, action)).toBe(true)
        if (all.length === 0) {
          expect(() => sampleAction<Any>(offered, chanceFrom(seed))).toThrow('nothing to choose from')
          return
        }
        const picked = sampleAction<Any>(offered, chanceFrom(seed))
        expect(all).toContainEqual(picked)
      }),
      { numRuns: 500 },
    )
  })

  test('a subset has one spelling, an order has all of them', () => {
    const subset = options({ do: 'reroll', dice: { some: [0, 1, 2], min: 1, max: 2 } })
    expect(listActions<Any>(subset).map((action) => action['dice'])).toEqual([[0], [1], [2], [0, 1], [0, 2], [1, 2]])
    expect(isOffered<Any>(subset, { do: 'reroll', dice: [1, 0] })).toBe(false)
    expect(isOffered<Any>(subset, { do: 'reroll', dice: [1, 1] })).toBe(false)
    const ordered = options({ do: 'discard', cards: { some: [7, 8], min: 2, max: 2, ordered: true } })
    expect(listActions<Any>(ordered).map((action) => action['cards'])).toEqual([
      [7, 8],
      [8, 7],
    ])
    expect(isOffered<Any>(ordered, { do: 'discard', cards: [7, 7] })).toBe(false)
  })

  test('a field without possible values is not offered', () => {
    const none = options({ do: 'play', card: { one: [] } })
    expect(countActions(none)).toBe(0)
    expect(listActions(none)).toEqual([])
    expect(() => sampleAction(none, chanceFrom(1))).toThrow('nothing to choose from')
    const all = options({ do: 'play', card: { one: [] } }, { do: 'pass' })
    expect(sampleAction(all, chanceFrom(1))).toEqual({ do: 'pass' })
  })

  test('extra, missing and wrong fields are not offered', () => {
    const offered = options({
      do: 'aim',
      angle: { from: 0, to: 9 },
      at: { each: [{ one: [1, 2] }, { from: 0, to: 1 }] },
      tag: 'x',
    })
    expect(isOffered<Any>(offered, { do: 'aim', angle: 3, at: [2, 0], tag: 'x' })).toBe(true)
    for (const wrong of [
      { do: 'aim', angle: 3, at: [2, 0] },
      { do: 'aim', angle: 3, at: [2, 0], tag: 'x', more: 1 },
      { do: 'aim', angle: 10, at: [2, 0], tag: 'x' },
      { do: 'aim', angle: 0.5, at: [2, 0], tag: 'x' },
      { do: 'aim', angle: 3, at: [2], tag: 'x' },
      { do: 'aim', angle: 3, at: [3, 0], tag: 'x' },
      { do: 'aim', angle: 3, at: 2, tag: 'x' },
      { do: 'shoot', angle: 3, at: [2, 0], tag: 'x' },
    ]) {
      expect(isOffered<Any>(offered, wrong as unknown as Any)).toBe(false)
    }
  })

  test('every action is as likely as the others, across families of different sizes', () => {
    const offered = options(
      { do: 'reroll', dice: { some: [0, 1, 2], min: 1, max: 3 } },
      { do: 'stop' },
      { do: 'bury', cards: { some: [4, 5], min: 0, max: 2, ordered: true } },
    )
    const all = listActions<Any>(offered)
    expect(all).toHaveLength(7 + 1 + 5)
    const counts = new Map(all.map((action) => [JSON.stringify(action), 0]))
    const chance = chanceFrom(11)
    for (let i = 0; i < all.length * 1000; i++) {
      const key = JSON.stringify(sampleAction<Any>(offered, chance))
      counts.set(key, counts.get(key)! + 1)
    }
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(160)
  })

  test('wide ranges are sampled without being listed', () => {
    const flick = options({
      do: 'flick',
      angle: { from: 0, to: 35_999 },
      force: { from: 1, to: 1000 },
      x: { from: 0, to: 1_000_000 },
    })
    const chance = chanceFrom(2)
    for (let i = 0; i < 100; i++) expect(isOffered<Any>(flick, sampleAction<Any>(flick, chance))).toBe(true)
    expect(listActions(flick, 5)).toHaveLength(5)
    expect(valuesOfField({ from: 0, to: 35_999 }, 3)).toEqual([0, 1, 2])
    expect(valuesOfField(7)).toEqual([7])
  })
})
