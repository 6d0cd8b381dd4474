// The search finds what is better, keeps to what came to mind first where nothing clearly is, and counts its playouts.

import { bits, chanceFrom } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type Choice, type Effort, distinct, search } from '../../src/search/flat.ts'

interface Pull {
  readonly do: string
}
const EFFORT: Effort = { playouts: 400, turns: 0, clearly: 1 }

/** Arms of a bandit that win so often; all see the same luck. */
const bandit = (odds: Readonly<Record<string, number>>, counted = { playouts: 0 }): Choice<number, Pull> => ({
  candidates: Object.keys(odds).map((name) => ({ do: name })),
  imagine: (chance) => (bits(chance) >>> 0) / 2 ** 32,
  playout(world, action) {
    counted.playouts++
    return world < odds[action.do]! ? 1 : 0
  },
})

describe('the search', () => {
  test('takes what wins more often', () => {
    const decided = search(bandit({ usual: 0.3, worse: 0.1, better: 0.6, same: 0.3 }), EFFORT, chanceFrom(1))
    expect(decided.action).toEqual({ do: 'better' })
    expect(decided.usual).toEqual({ do: 'usual' })
    expect(decided.gain).toBeGreaterThan(0.15)
    expect(decided.chance).toBeGreaterThan(0.4)
  })

  test('keeps to what came to mind first, unless another is clearly better', () => {
    const decided = search(bandit({ usual: 0.5, other: 0.5, worse: 0.4 }), EFFORT, chanceFrom(2))
    expect(decided).toMatchObject({ action: { do: 'usual' }, gain: 0 })
  })

  test('plays no more than it may, and decides alike with the same chance', () => {
    const counted = { playouts: 0 }
    const odds = { a: 0.3, b: 0.4, c: 0.5, d: 0.2, e: 0.35, f: 0.45 }
    const decided = search(bandit(odds, counted), EFFORT, chanceFrom(3))
    expect(counted.playouts).toBeLessThanOrEqual(EFFORT.playouts)
    expect(decided.playouts).toBe(counted.playouts)
    expect(search(bandit(odds), EFFORT, chanceFrom(3))).toEqual(decided)
  })

  test('stops when its time is over, with what it knows by then', () => {
    let asked = 0
    const counted = { playouts: 0 }
    const isOver = (): boolean => ++asked > 3
    const decided = search(bandit({ usual: 0.1, better: 0.9 }, counted), { ...EFFORT, isOver }, chanceFrom(4))
    expect(counted.playouts).toBeLessThan(20)
    expect(['usual', 'better']).toContain(decided.action.do)
    const none = search(bandit({ usual: 0.1 }, counted), EFFORT, chanceFrom(4))
    expect(none).toMatchObject({ action: { do: 'usual' }, playouts: 0 })
  })

  test('looks at nothing twice', () => {
    const found = distinct({ do: 'a' }, [{ do: 'b' }, { do: 'a' }, { do: 'b' }, { do: 'c' }, { do: 'd' }], 3)
    expect(found.map((action) => action.do)).toEqual(['a', 'b', 'c'])
  })
})
