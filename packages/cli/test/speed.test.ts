// How fast the rules are, as a ratio to a loop that does next to nothing: figures of a machine say little, ratios hold.

import { chanceFrom, firstOf } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { pig, pigByHand } from '../src/bench/pig.ts'
import { saloon } from './saloon.ts'

/**
 * How much of a decision one turn of the reference loop must at least be worth. Measured on a quiet machine: BANG! Dice 0.017,
 * WANTED! 0.015, Wanted One 0.033, Western Legends 0.0055; with several times more work than cores BANG! Dice once showed 0.0044. The bounds are below that, so that no busy machine
 * fails here, but rules that have become several times slower do.
 */
const LEAST_RATIO: Readonly<Record<string, number>> = {
  'bang-dice': 0.004,
  wanted: 0.004,
  'wanted-one': 0.008,
  'western-legends': 0.0014,
}
const LEAST_RATIO_ELSE = 0.001

describe('bench', () => {
  test('is fast enough, measured against the reference', { timeout: 180_000 }, async () => {
    const { code, stdout, stderr } = await saloon(['bench', '--seconds', '1', '--json'])
    expect({ code, stderr }).toEqual({ code: 0, stderr: '' })
    const { reference, results } = JSON.parse(stdout) as {
      reference: Record<string, number>
      results: Record<string, number | string>[]
    }
    expect(reference['kernelShareNanoseconds']).toBeCloseTo(
      reference['kernelNanoseconds']! - reference['loopNanoseconds']!,
    )
    for (const { game, ...figures } of results) {
      for (const [name, value] of Object.entries(figures)) if (value !== null) expect(value, name).toBeGreaterThan(0)
      expect(figures['ratio'], `${game}`).toBeGreaterThan(LEAST_RATIO[game as string] ?? LEAST_RATIO_ELSE)
    }
  })

  test('has a reference that plays the same game on the kernel as by hand', () => {
    for (let seed = 0; seed < 20; seed++) {
      const players = chanceFrom(seed, 1)
      const state = pig.start({ seats: 2, options: {} }, chanceFrom(seed))
      const playing = pig.at(state)
      while (pig.asked(state) !== 0) {
        const seat = firstOf(pig.asked(state))
        pig.play(playing, seat, pig.sample(state, seat, players))
      }
      expect(state.moves).toBe(pigByHand(chanceFrom(seed), chanceFrom(seed, 1)))
      expect(pig.rules.outcome(state)?.winners).toHaveLength(1)
    }
  })
})
