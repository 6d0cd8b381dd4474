// The model of who wins learns what there is to learn, and says how sure it may be.

import { describe, expect, test } from 'vitest'
import { MINDS } from '../../src/minds.ts'
import { TEACHERS } from '../../src/index.ts'
import bangDice from '../../src/value/models/bang-dice.json' with { type: 'json' }
import wanted from '../../src/value/models/wanted.json' with { type: 'json' }
import wantedOne from '../../src/value/models/wanted-one.json' with { type: 'json' }
import westernLegends from '../../src/value/models/western-legends.json' with { type: 'json' }
import { type Models, modelFor } from '../../src/value/models.ts'
import { type Row, chancesOf, qualityOf, train } from '../../src/value/regression.ts'

/** A made-up game: the first feature decides, the second is noise. */
function madeUp(count: number, seed: number): Row[] {
  let random = seed
  const next = (): number => (random = (Math.imul(random, 1103515245) + 12345) >>> 0) / 2 ** 32
  return Array.from({ length: count }, (_, game) => {
    const x = Float64Array.of(next() * 4 - 2, next())
    const odds = 1 / (1 + Math.exp(-1.5 * x[0]! - 0.5))
    return { x: [x], y: next() < odds ? 1 : 0, game }
  })
}

describe('regression', () => {
  test('finds what decides, and leaves alone what does not', () => {
    const model = train(madeUp(6000, 1), { kind: 'sides', features: ['a', 'b'], sides: 2 })
    const slope = (feature: number): number => model.weights[1]![feature]! - model.weights[0]![feature]!
    expect(slope(0)).toBeGreaterThan(1.3)
    expect(slope(0)).toBeLessThan(1.7)
    expect(Math.abs(slope(1))).toBeLessThan(0.3)
    const quality = qualityOf(model, madeUp(3000, 2))
    expect(quality.logLoss).toBeLessThan(quality.prior - 0.15)
    for (const { said, happened, count } of quality.reliability) if (count > 200) expect(happened).toBeCloseTo(said, 1)
  })

  test('between seats the same weights hold for all, and the chances add up to one', () => {
    const rows = madeUp(3000, 3).map(({ x, y, game }): Row => ({
      x: [x[0]!, Float64Array.of(0, 0.5)],
      y: y === 1 ? 0 : 1,
      game,
    }))
    const model = train(rows, { kind: 'seats', features: ['a', 'b'], sides: 0 })
    expect(model.weights).toHaveLength(1)
    expect(model.weights[0]![0]).toBeGreaterThan(1)
    const chances = chancesOf(model, [Float64Array.of(1, 0), Float64Array.of(0, 0), Float64Array.of(-1, 0)])
    expect(chances[0]! + chances[1]! + chances[2]!).toBeCloseTo(1)
    expect(chances[0]).toBeGreaterThan(chances[1]!)
  })
})

describe('the kept models', () => {
  test.each([
    ['wanted', wanted],
    ['bang-dice', bangDice],
    ['wanted-one', wantedOne],
    ['western-legends', westernLegends],
  ] as const)('of %s know more than how often each wins, and what they say happens as often', (game, kept) => {
    expect(MINDS[game]?.deep).toBeDefined()
    for (const [seats, model] of Object.entries(kept as unknown as Models)) {
      expect(model.logLoss, seats).toBeLessThan(model.prior)
      expect(model.model.features).toEqual(TEACHERS[game]!.names)
      const missed = model.reliability.reduce(
        (sum, { said, happened, count }) => sum + Math.abs(said - happened) * count,
        0,
      )
      const all = model.reliability.reduce((sum, { count }) => sum + count, 0)
      expect(missed / all, `${seats} players`).toBeLessThan(0.06)
    }
    expect(modelFor(kept as unknown as Models, 99)).toBe(Object.values(kept as unknown as Models).at(-1)!.model)
  })
})
