// The dice of the side table, where those who are out pass the time.

import { expect, test } from 'vitest'
import { DICE, FRESH, ROLLS, best, playedOut, rolled, toggled } from '../../src/table/ghost/side-dice.ts'

/** Faces as they are wished, one after the other. */
const wished = (...faces: number[]) => {
  let next = 0
  return () => (faces[next++ % faces.length]! + 0.5) / 6
}

test('what is kept stays, the rest is rolled again, three times in all', () => {
  expect(toggled(FRESH, 0)).toEqual(FRESH) // nothing to keep yet
  const first = rolled(FRESH, wished(0, 1, 2, 3, 3))
  expect([first.dice, best(first)]).toEqual([[0, 1, 2, 3, 3], 2])
  const second = rolled(toggled(toggled(first, 3), 4), wished(3, 4, 5))
  expect([second.dice, best(second)]).toEqual([[3, 4, 5, 3, 3], 3])
  expect(toggled(second, 3).kept).toEqual([false, false, false, false, true])
  const last = rolled(second, wished(1))
  expect([last.dice, best(last), last.rolls]).toEqual([[1, 1, 1, 3, 3], 3, ROLLS])
  expect(toggled(last, 0)).toEqual(last)
})

test('the undertaker keeps what he has most of', () => {
  // 2 2 0 1 3, then three others, then two.
  const hand = playedOut(wished(2, 2, 0, 1, 3, 2, 4, 5, 2, 2))
  expect(hand.dice).toEqual([2, 2, 2, 2, 2])
  expect(hand.dice).toHaveLength(DICE)
})
