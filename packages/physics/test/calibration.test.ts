// The feel of the wooden table, held by numbers. Whoever changes a weight or a friction sees here what becomes of the game.

import { beforeAll, describe, expect, test } from 'vitest'
import { freeRun, type Kind, MOST_STEPS, ready, resolve, speedOf, STEPS_A_SECOND, toppleShare } from '../src/index.ts'
import { arriving, flick, numbers, piece, table, TOWN, townFlick } from './pieces.ts'

beforeAll(ready)

const VARIATIONS = 8

/** Share of hits that leave the figure lying; `face` as in the topple table: 90 is squarely, 0 edge-on. */
function falls(face: number, off: number, speed: number): number {
  let down = 0
  for (let n = 0; n < VARIATIONS; n++) {
    const figure = piece('figure', 'figure', (n % 4) / 10, ((n * 5) % 8) / 80 - 0.05, (180 + 90 - face) % 360)
    const shot = flick('bullet', -8, off, 0, 1, { speed: arriving(speed, 8 - 1.2 - 0.6) })
    if (resolve(table(figure), shot).moved.some((moved) => moved.down)) down++
  }
  return down / VARIATIONS
}

/** How far a bullet of this speed, started 8 cm away, drives a piece, and whether it falls. */
function driven(kind: Kind, speed: number): { readonly way: number; readonly falls: boolean } {
  const shot = flick('bullet', -8, 0, 0, 1, { speed: speed * 1000 })
  const moved = resolve(table(piece('it', kind, 0, kind === 'building' ? 4.75 : 0)), shot).moved[0]
  return { way: (moved?.pose.x ?? 0) / 1000, falls: moved?.down ?? false }
}

test('the softest flick hardly moves, the hardest crosses most of the table', () => {
  expect(freeRun('disc', speedOf('disc', 1)) / 1000).toBeCloseTo(0.07, 2)
  expect(freeRun('disc', speedOf('disc', 70)) / 1000).toBeCloseTo(5.2, 0)
  expect(freeRun('disc', speedOf('disc', 1000)) / 1000).toBeCloseTo(74.2, 1)
  expect(freeRun('bullet', speedOf('bullet', 1)) / 1000).toBeCloseTo(7.8, 0)
  expect(freeRun('bullet', speedOf('bullet', 1000)) / 1000).toBeGreaterThan(200)
})

test('the simulation slides exactly as far as the closed form says', () => {
  for (const power of [1, 40, 333, 700]) {
    const { flicked } = resolve(table(), flick('disc', -50, 0, 0, power))
    expect(Math.abs(flicked.x + 50_000 - freeRun('disc', speedOf('disc', power)))).toBeLessThan(5)
  }
})

describe('a figure', () => {
  test('hit squarely stands at 50 cm/s and falls from 90 on', () => {
    expect(falls(90, 0, 50)).toBe(0)
    expect(falls(90, 0, 90)).toBeGreaterThanOrEqual(0.9)
    for (const speed of [110, 150, 220, 280]) expect(falls(90, 0, speed)).toBe(1)
  })
  test('hit edge-on stands at 90 and falls from 150 on', () => {
    expect(falls(0, 0, 90)).toBe(0)
    for (const speed of [150, 220, 280]) expect(falls(0, 0, speed)).toBe(1)
  })
  test('grazed is safe from slow bullets, and a matter of luck with fast ones', () => {
    for (const face of [0, 30, 60, 90]) expect(falls(face, 1.6, 70)).toBe(0)
    const shares = [0, 60].flatMap((face) => [110, 150, 180, 220].map((speed) => falls(face, 1.6, speed)))
    const mean = shares.reduce((sum, share) => sum + share, 0) / shares.length
    expect(mean).toBeGreaterThan(0.2)
    expect(mean).toBeLessThan(0.8)
  })
  test('on a barrel comes down when the barrel is shot squarely from 140 cm/s on, not at 60', () => {
    for (const [speed, comesDown] of [
      [60, false],
      [160, true],
      [300, true],
    ] as const) {
      const pieces = table(piece('barrel', 'barrel', 0, 0), piece('figure', 'figure', 0, 0, 0, 2.8))
      const shot = flick('bullet', -8, 0, 0, 1, { speed: arriving(speed, 8 - 1.2 - 1.1) })
      const figure = resolve(pieces, shot).moved.find(({ id }) => id === 'figure')
      expect((figure?.pose.y ?? 2800) < 2000).toBe(comesDown)
    }
  })
})

test('the bots’ topple table agrees with the simulation', () => {
  const differences: number[] = []
  for (const face of [0, 30, 60, 90])
    for (const off of [0, 1.6])
      for (const speed of [70, 130, 220]) {
        const figure = piece('figure', 'figure', 0, 0, (180 + 90 - face) % 360).pose
        const share = toppleShare(figure, -8000, off * 1000, 0, speed * 1000)
        differences.push(Math.abs(share - falls(face, off, speed)))
      }
  expect(differences.reduce((sum, one) => sum + one, 0) / differences.length).toBeLessThan(0.15)
})

describe('a bullet of 120, 200 and 320 cm/s', () => {
  test.each<[Kind, readonly [number, number], readonly [number, number], readonly [number, number]]>([
    ['barrel', [1, 6], [3, 15], [10, 45]],
    ['hay', [1, 5], [5, 15], [15, 35]],
    ['fence', [0.5, 6], [1, 14], [2, 28]],
    ['building', [0, 0.4], [0.1, 1.2], [0.5, 3.5]],
    ['gallows', [0.2, 3], [1.5, 7], [4, 16]],
  ])('drives a %s so far', (kind, ...ranges) => {
    for (const [n, speed] of [120, 200, 320].entries()) {
      const { way } = driven(kind, speed)
      expect(way).toBeGreaterThanOrEqual(ranges[n]![0])
      expect(way).toBeLessThanOrEqual(ranges[n]![1])
    }
  })
  test('always knocks a cactus over, a barrel only when it is fast', () => {
    expect([120, 200, 320].map((speed) => driven('cactus', speed).falls)).toEqual([true, true, true])
    expect([120, 320].map((speed) => driven('barrel', speed).falls)).toEqual([false, true])
  })
})

test('dynamite of 60, 100 and 150 cm/s rolls about 8, 27 and 56 cm, never straight twice', () => {
  const ways = [60, 100, 150].map((speed) => {
    const runs = Array.from({ length: 12 }, (_, n) => {
      const { x, z } = resolve(table(), flick('dynamite', -40, 0, n * 3, 1, { speed: speed * 1000 })).flicked
      return Math.hypot(x / 1000 + 40, z / 1000)
    })
    return runs.reduce((sum, way) => sum + way, 0) / runs.length
  })
  expect(ways[0]).toBeGreaterThan(6)
  expect(ways[0]).toBeLessThan(12)
  expect(ways[1]).toBeGreaterThan(20)
  expect(ways[1]).toBeLessThan(34)
  expect(ways[2]).toBeGreaterThan(45)
  expect(ways[2]).toBeLessThan(70)
})

test('everything comes to rest within two seconds in a full town, long before the hard stop', () => {
  const next = numbers(21)
  let longest = 0
  for (let n = 0; n < 60; n++) longest = Math.max(longest, resolve(TOWN, townFlick(next)).steps)
  expect(longest).toBeLessThan(3 * STEPS_A_SECOND)
  expect(longest).toBeLessThan(MOST_STEPS)
})
