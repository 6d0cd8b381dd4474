// The drawing kit: the same seed gives the same drawing, strokes taper, hatches stay inside their shape.

import { describe, expect, test } from 'vitest'
import { engrave, shadeTo } from '../../src/art/woodcut/engrave.ts'
import { hatch, HATCHES } from '../../src/art/woodcut/hatch.ts'
import { circle, flattened, numbers, polygon, star, type Point } from '../../src/art/woodcut/path.ts'
import { seeded } from '../../src/art/seeded.ts'
import { area, disc, within } from '../../src/art/woodcut/shapes.ts'
import { ageing, deckle, grain } from '../../src/art/woodcut/sheet.ts'
import { rays, sliver, specks, swell } from '../../src/art/woodcut/strokes.ts'

/** Where a path of relative lines goes, as points. */
function places(data: string): Point[] {
  const points: Point[] = []
  let [x, y] = [0, 0]
  for (const [, command, rest] of data.matchAll(/([MLlhvHVz])([^A-Za-z]*)/g)) {
    const values = (rest!.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number)
    if (command === 'h') x += values[0]!
    else if (command === 'v') y += values[0]!
    else
      for (let index = 0; index + 1 < values.length; index += 2) {
        const relative = command === 'l'
        x = (relative ? x : 0) + values[index]!
        y = (relative ? y : 0) + values[index + 1]!
        points.push([x, y])
      }
    if (command === 'h' || command === 'v') points.push([x, y])
  }
  return points
}

describe('numbers', () => {
  test('are tenths, with no zero and no blank that could be left out', () => {
    expect(numbers(0.5, -0.25, 12.04, -3)).toBe('.5-.2 12-3')
    expect(
      polygon([
        [0, 0],
        [10, 0],
        [10, 0.04],
        [10, 5],
      ]),
    ).toBe('M0 0l10 0 0 5z')
  })
  test('a path of curves becomes its corners, and a hole stays a hole', () => {
    const ring = within('M0 0H10V10H0ZM4 4H6V6H4Z')
    expect(ring.contains(2, 2)).toBe(true)
    expect(ring.contains(5, 5)).toBe(false)
    expect(ring.contains(12, 5)).toBe(false)
    expect(flattened('M0 0C0 10 10 10 10 0Z', 4)[0]).toHaveLength(5)
    expect(circle(0, 0, 5)).toContain('a5 5')
  })
})

describe('the same seed draws the same', () => {
  test('numbers', () => {
    const [one, other] = [seeded(5), seeded(5)]
    const first = Array.from({ length: 20 }, one)
    expect(Array.from({ length: 20 }, other)).toEqual(first)
    expect(Array.from({ length: 20 }, seeded(6))).not.toEqual(first)
    expect(first.every((value) => value >= 0 && value < 1)).toBe(true)
  })
  test('torn sheets, wear, rays, grain', () => {
    const drawn = (seed: number) => [
      polygon(deckle({ width: 200, height: 260, seed })),
      ageing({ width: 200, height: 260, seed }),
      specks(area(0, 0, 100, 100), 40, seed),
      rays({ x: 0, y: 0, from: 10, to: 90, count: 44, width: 6, seed }),
      grain(800, 600, 16, seed),
    ]
    expect(drawn(3)).toEqual(drawn(3))
    for (const [index, data] of drawn(4).entries()) expect(data).not.toBe(drawn(3)[index])
  })
})

describe('strokes', () => {
  test('a sliver is as wide as told at each end', () => {
    const [a, b, c, d] = places(sliver(0, 0, 10, 0, 4, 1))
    expect(Math.abs(a![1] - d![1])).toBeCloseTo(4, 1)
    expect(Math.abs(b![1] - c![1])).toBeCloseTo(1, 0)
  })
  test('a swelling stroke is widest in its middle and nothing at its ends', () => {
    const edge = places(swell((t) => [t * 100, 0], 8, 10))
    const widthAt = (index: number) => Math.abs(edge[index]![1] - edge[edge.length - 1 - index]![1])
    expect(widthAt(0)).toBeLessThan(0.2)
    expect(Math.max(...edge.map(([, y]) => y))).toBeCloseTo(4, 0)
  })
  test('wear is at most ninety specks, all inside', () => {
    const within = disc(50, 50, 40)
    const worn = specks(within, 500, 9)
    expect(worn.match(/M/g)!.length).toBeLessThanOrEqual(90)
    for (const [x, y] of places(worn)) expect(Math.hypot(x - 50, y - 50)).toBeLessThan(42)
  })
  test('a star has twice as many corners as tips', () => {
    expect(star(0, 0, 5, 40, 16)).toHaveLength(10)
  })
})

describe('hatches', () => {
  test.each(HATCHES)('%s stays inside its shape and is small', (kind) => {
    const data = hatch(kind, disc(0, 0, 44), 8)
    expect(data.length).toBeGreaterThan(40)
    expect(data.length).toBeLessThan(6000)
    for (const [x, y] of places(data)) expect(Math.hypot(x, y)).toBeLessThan(44.2)
  })
  test('no two are alike', () => {
    expect(new Set(HATCHES.map((kind) => hatch(kind, disc(0, 0, 44), 8))).size).toBe(HATCHES.length)
  })
})

describe('engraving', () => {
  test('darker is wider, paper stays paper, everything stays inside', () => {
    const sheet = area(0, 0, 100, 100)
    const dark = engrave(sheet, { angle: 0, spacing: 10, tone: (x) => (x < 50 ? 0 : 0.8) })
    for (const [x, y] of places(dark)) {
      expect(x).toBeGreaterThanOrEqual(49)
      expect(y).toBeLessThan(106)
    }
    expect(engrave(sheet, { angle: 30, spacing: 10, tone: () => 0 })).toBe('')
    expect(shadeTo(sheet)(99, 99)).toBeGreaterThan(shadeTo(sheet)(5, 5))
  })
})
