// Where slips of paper find room.

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Box, placeBeside } from '../src/table/motion/chip-place.ts'

const WITHIN = { left: 0, top: 0, width: 1440, height: 900 }
const SIZE = { width: 160, height: 30 }
const overlap = (one: Box, other: Box): boolean =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height

test('T27: a chip stands beside its seat, never on it, and moves aside for another', () => {
  const seat = { left: 600, top: 300, width: 200, height: 100 }
  const first = placeBeside(seat, SIZE, [], WITHIN)
  expect(first).toEqual({ left: 620, top: 404, covers: 0 })
  const second = placeBeside(seat, SIZE, [{ ...first, ...SIZE }], WITHIN)
  expect(second.covers).toBe(0)
  expect(second.top).toBeLessThan(300)
})

test('T27: it stays on the screen, covers nothing where there is room, and says how much it covers where there is none', () => {
  const box = fc.record({
    left: fc.integer({ min: 0, max: 1200 }),
    top: fc.integer({ min: 0, max: 800 }),
    width: fc.integer({ min: 40, max: 240 }),
    height: fc.integer({ min: 40, max: 160 }),
  })
  fc.assert(
    fc.property(box, fc.array(box, { maxLength: 12 }), (seat, others) => {
      const spot = placeBeside(seat, SIZE, others, WITHIN)
      const chip = { ...spot, ...SIZE }
      expect(spot.left).toBeGreaterThanOrEqual(0)
      expect(spot.top).toBeGreaterThanOrEqual(0)
      expect(spot.left + SIZE.width).toBeLessThanOrEqual(1440)
      expect(spot.top + SIZE.height).toBeLessThanOrEqual(900)
      expect([seat, ...others].some((other) => overlap(chip, other))).toBe(spot.covers > 0)
    }),
  )
})
