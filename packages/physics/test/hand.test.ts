// The hand that flicks: how fast, and how much it shakes.

import { describe, expect, test } from 'vitest'
import {
  aim,
  DRAWN_BELOW,
  DRAWS,
  GRIPS,
  type Grip,
  HANDS,
  type Hand,
  speedAfter,
  speedOf,
  freeRun,
  spreadOf,
  WOBBLE,
} from '../src/index.ts'
import { numbers } from './pieces.ts'

test('speeds grow with power: a disc’s way in proportion, a bullet’s speed in proportion', () => {
  expect(speedOf('disc', 1000)).toBe(185_000)
  expect(speedOf('disc', 250)).toBe(92_500)
  expect(speedOf('figure', 1000)).toBe(185_000)
  expect([speedOf('bullet', 0), speedOf('bullet', 1000)]).toEqual([60_000, 320_000])
  expect([speedOf('dynamite', 0), speedOf('dynamite', 1000)]).toEqual([50_000, 160_000])
  expect(freeRun('disc', speedOf('disc', 500)) / freeRun('disc', speedOf('disc', 1000))).toBeCloseTo(0.5, 2)
})

test('a half-power bullet still does 130 cm/s after 40 cm, and nothing is left beyond its run', () => {
  expect(speedAfter('bullet', speedOf('bullet', 500), 40_000)).toBeGreaterThan(130_000)
  expect(speedAfter('bullet', 60_000, 10_000)).toBe(0)
})

function spread(grip: Grip, hand: Hand, power = 500): { angle: number; speed: number; widest: number } {
  const next = numbers(grip.length * 7 + hand.length)
  const count = 4000
  let angles = 0
  let speeds = 0
  let widest = 0
  for (let n = 0; n < count; n++) {
    const draws = Array.from({ length: DRAWS }, () => next(DRAWN_BELOW))
    const { direction, speed } = aim(grip, hand, 18_000, power, draws)
    const off = direction - 18_000
    const base = aim(grip, 'off', 18_000, power, []).speed
    angles += off * off
    speeds += (speed / base - 1) ** 2
    widest = Math.max(widest, Math.abs(off))
  }
  return { angle: Math.sqrt(angles / count), speed: Math.sqrt(speeds / count), widest }
}

describe('wobble', () => {
  test.each(GRIPS)('with %s has the specification’s spread, half of it when light, and bounds', (grip) => {
    const normal = spread(grip, 'normal')
    const light = spread(grip, 'light')
    expect(normal.angle / WOBBLE[grip].angle).toBeCloseTo(1, 1)
    expect(normal.speed / WOBBLE[grip].speed).toBeCloseTo(1, 1)
    expect(light.angle / WOBBLE[grip].angle).toBeCloseTo(0.5, 1)
    expect(normal.widest).toBeLessThanOrEqual(WOBBLE[grip].angle * 3.47)
  })
  test('is larger the harder a flick is, ever faster, and the preview knows', () => {
    for (const grip of ['disc', 'colt', 'winchester', 'dynamite', 'ejection'] as const) {
      for (const power of [1, 500, 1000])
        expect(spread(grip, 'normal', power).angle / spreadOf(grip, 'normal', power)).toBeCloseTo(1, 1)
      const [soft, half, hard] = [1, 500, 1000].map((power) => spreadOf(grip, 'normal', power)) as [
        number,
        number,
        number,
      ]
      expect(soft).toBeLessThan(half)
      expect(hard - half).toBeGreaterThan((half - soft) * 2)
    }
    expect([1, 500, 1000].map((power) => Math.round(spreadOf('colt', 'normal', power)))).toEqual([100, 160, 340])
    expect([1, 500, 1000].map((power) => Math.round(spreadOf('disc', 'normal', power)))).toEqual([96, 120, 192])
    expect(spreadOf('colt', 'light', 800)).toBe(spreadOf('colt', 'normal', 800) / 2)
    expect(spreadOf('colt', 'off', 800)).toBe(0)
  })
  test('with puck and cylinder is the same at any force, to the last bit', () => {
    const draws = [65_535, 3, 40_000, 17, 9, 61_234, 12_345, 54_321]
    for (const grip of ['puck', 'cylinder'] as const)
      for (const hand of HANDS.filter((one) => one !== 'off'))
        for (const power of [1, 333, 500, 999, 1000]) {
          expect(spreadOf(grip, hand, power)).toBe(spreadOf(grip, hand, 500))
          expect(aim(grip, hand, 0, power, draws).direction).toBe(aim(grip, hand, 0, 500, draws).direction)
        }
  })
  test('off is exact and draws nothing', () => {
    expect(aim('colt', 'off', 12_345, 500, [])).toEqual({ direction: 12_345, speed: 190_000 })
  })
  test('is the same for the same numbers, and wraps past east', () => {
    const high = Array.from({ length: DRAWS }, () => DRAWN_BELOW - 1)
    expect(aim('colt', 'normal', 35_999, 500, high)).toEqual(aim('colt', 'normal', 35_999, 500, high))
    expect(aim('colt', 'normal', 35_999, 500, high).direction).toBeLessThan(1000)
  })
  test('without its numbers is a mistake of ours', () => {
    expect(() => aim('colt', 'light', 0, 500, [1, 2])).toThrow(RangeError)
  })
})
