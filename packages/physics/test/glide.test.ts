// A disc glides without a world until wood is near: what is told of it must be what the engine would tell.

import { beforeAll, describe, expect, test } from 'vitest'
import { freeRun, ready, resolve, speedOf } from '../src/index.ts'
import { flick, numbers, piece, table } from './pieces.ts'

beforeAll(ready)

/** Within the two millimetres from which on the engine decides: it is asked from the first step, and touches nothing on the way. */
const BESIDE = piece('beside', 'hay', -4.55, 0, 90)

describe('a disc on its own', () => {
  test('stops where one stops that the engine moves, whatever its direction and power', () => {
    const next = numbers(23)
    for (let n = 0; n < 12; n++) {
      const move = flick('disc', -1.4, 0, (270 + next(180)) % 360, 100 + next(300))
      const alone = resolve(table(), move)
      const engine = resolve(table(BESIDE), move)
      expect(engine.touches).toEqual([])
      expect(Math.abs(alone.flicked.x - engine.flicked.x)).toBeLessThan(40)
      expect(Math.abs(alone.flicked.z - engine.flicked.z)).toBeLessThan(40)
      expect(Math.abs(alone.steps - engine.steps)).toBeLessThanOrEqual(2)
    }
  })
  test('goes as far as its closed form says', () => {
    for (const power of [1, 250, 600]) {
      const { flicked } = resolve(table(), flick('disc', 0, 0, 0, power))
      expect(Math.abs(flicked.x - freeRun('disc', speedOf('disc', power)))).toBeLessThan(20)
    }
  })
  test('is taken off the table at its edge, and nothing else happens', () => {
    const result = resolve(table(piece('far', 'barrel', -50, 30)), flick('bullet', 50, 0, 0, 1000))
    expect(result).toMatchObject({ touches: [], moved: [], flicked: { off: true } })
    expect(result.steps).toBeLessThan(60)
  })
})
