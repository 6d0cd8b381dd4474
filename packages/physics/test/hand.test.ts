// The hand that flicks: how fast, and how much it shakes.

import { describe, expect, test } from 'vitest'
import {
  aim,
  DRAWN_BELOW,
  DRAWS,
  GRIPS,
  type Grip,
  type Hand,
  speedAfter,
  speedOf,
  freeRun,
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

function spread(grip: Grip, hand: Hand): { angle: number; speed: number; widest: number } {
  const next = numbers(grip.length * 7 + hand.length)
  const count = 4000
  let angles = 0
  let speeds = 0
  let widest = 0
  for (let n = 0; n < count; n++) {
    const draws = Array.from({ length: DRAWS }, () => next(DRAWN_BELOW))
    const { direction, speed } = aim(grip, hand, 18_000, 500, draws)
    const off = direction - 18_000
    const base = aim(grip, 'off', 18_000, 500, []).speed
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
