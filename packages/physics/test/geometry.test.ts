// Angles, feet, gaps, free spots, swept circles: everything that needs no simulation.

import { describe, expect, test } from 'vitest'
import {
  angleOf,
  bearing,
  boxFoot,
  cosine,
  discFoot,
  footOf,
  gap,
  isFree,
  type Kind,
  laid,
  nearestFree,
  obstacle,
  onSurface,
  overlaps,
  sine,
  stoodUp,
  sweep,
  TABLE,
  tiltOf,
  toLocal,
  toWorld,
  upright,
  wrapped,
} from '../src/index.ts'
import { numbers, piece, TOWN } from './pieces.ts'

describe('angles', () => {
  test('agree with the language’s own to twelve digits', () => {
    for (let angle = 0; angle < 36_000; angle += 7) {
      const radians = (angle / 18_000) * Math.PI
      expect(Math.abs(sine(angle) - Math.sin(radians))).toBeLessThan(1e-14)
      expect(Math.abs(cosine(angle) - Math.cos(radians))).toBeLessThan(1e-14)
      const back = Math.abs(angleOf(Math.cos(radians), Math.sin(radians)) - angle)
      expect(Math.min(back, 36_000 - back)).toBeLessThan(1e-8)
    }
  })
  test('are exact where it matters', () => {
    expect([sine(0), sine(9_000), sine(18_000), cosine(9_000), cosine(0)].map((value) => value + 0)).toEqual([
      0, 1, 0, 0, 1,
    ])
    expect(wrapped(-1)).toBe(35_999)
    expect(wrapped(36_000)).toBe(0)
  })
  test('count from east to north', () => {
    expect([bearing(0, 0, 5, 0), bearing(0, 0, 0, -5), bearing(0, 0, -5, 0), bearing(0, 0, 0, 5)]).toEqual([
      0, 9_000, 18_000, 27_000,
    ])
  })
})

test('the frame of a piece: right is south of one that looks east, and there and back is the same place', () => {
  expect(toWorld(upright(0, 0, 0), 1000, 0)).toEqual({ x: 0, z: 1000 })
  expect(toWorld(upright(0, 0, 0), 0, 1000)).toEqual({ x: 1000, z: 0 })
  const pose = upright(1234, -4321, 7_777)
  const { x, z } = toWorld(pose, 300, -200)
  const { u, w } = toLocal(pose, x, z)
  expect([u, w].map(Math.round)).toEqual([300, -200])
})

describe('gaps', () => {
  const between = (a: readonly [Kind, number, number, number?], b: readonly [Kind, number, number, number?]): number =>
    Math.round(gap(footOf(piece('a', ...a)), footOf(piece('b', ...b))))
  test.each<[string, readonly [Kind, number, number, number?], readonly [Kind, number, number, number?], number]>([
    ['two barrels', ['barrel', 0, 0], ['barrel', 5, 0], 2800],
    ['two figures face to face', ['figure', 0, 0], ['figure', 5, 0], 3800],
    ['two figures side by side', ['figure', 0, 0], ['figure', 0, 5], 2800],
    ['a figure and a barrel', ['figure', 0, 0], ['barrel', 5, 0], 3300],
    ['a turned hay bale', ['hay', 0, 0, 90], ['hay', 5, 0, 90], 2400],
    ['the door of a building is open', ['building', 0, 0], ['barrel', 0, 0], 2400],
    ['its base is not', ['building', 0, 0], ['barrel', 0, 4.75], 0],
    ['crossed fences', ['fence', 0, 0], ['fence', 0, 0, 90], 0],
    ['corner to corner', ['crate', 0, 0], ['crate', 3.4, 3.4], 1414],
  ])('%s', (_name, a, b, expected) => {
    expect(between(a, b)).toBe(expected)
    expect(between(b, a)).toBe(expected)
  })
  test('a strip before a door, and a disc', () => {
    const strip = boxFoot(upright(0, 0, 0), -3500, 3500, -6200, 5500)
    expect(overlaps(strip, discFoot(5400, 0, 100))).toBe(true)
    expect(gap(strip, discFoot(7500, 0, 1000))).toBe(1000)
  })
  test('a lying figure covers what it lies on', () => {
    const lying = footOf({ kind: 'figure', pose: laid(0, 0, 0) })
    expect(overlaps(lying, discFoot(3000, 0, 100))).toBe(true)
    expect(overlaps(lying, discFoot(-2000, 0, 100))).toBe(false)
  })
})

describe('places', () => {
  test('a free spot is kept, a taken one gives way to the nearest, rings first', () => {
    const others = [footOf(piece('barrel', 'barrel', 0, 0))]
    expect(nearestFree('figure', upright(10_000, 0, 0), others, TABLE)).toEqual(upright(10_000, 0, 0))
    const found = nearestFree('barrel', upright(0, 0, 0), others, TABLE)!
    expect(found).toEqual(upright(2500, 0, 0))
    expect(isFree('barrel', found, others, TABLE)).toBe(true)
  })
  test('beyond the edge it comes back onto the table', () => {
    const found = nearestFree('figure', upright(60_500, 0, 0), [], TABLE)!
    expect(onSurface(footOf({ kind: 'figure', pose: found }), TABLE)).toBe(true)
  })
  test('on a full table there is none', () => {
    const everywhere = [boxFoot(upright(0, 0, 0), -90_000, 90_000, -90_000, 90_000)]
    expect(nearestFree('figure', upright(0, 0, 0), everywhere, TABLE)).toBeUndefined()
  })
  test('a laid figure lies flat, points where it should, and stands up where its sole is', () => {
    for (const facing of [0, 4_500, 9_000, 27_700]) {
      const lying = laid(1000, 2000, facing)
      expect(tiltOf(lying)).toBeGreaterThan(7_000)
      expect(lying.facing).toBe(facing)
      expect(stoodUp(lying)).toEqual(upright(1000, 2000, wrapped(facing + 18_000)))
    }
  })
})

describe('a swept circle', () => {
  const obstacles = TOWN.pieces.map(obstacle)
  test('stops where it first touches, and nowhere before', () => {
    const next = numbers(4)
    let met = 0
    for (let n = 0; n < 300; n++) {
      const [x, z, direction] = [next(110_000) - 55_000, next(70_000) - 35_000, next(36_000)]
      const at = (way: number) => discFoot(x + way * cosine(direction), z - way * sine(direction), 1750)
      const inTheWay = obstacles.filter(({ foot }) => gap(at(0), foot) > 0)
      const found = sweep(obstacles, 1750, x, z, direction, 60_000)
      const way = found?.way ?? 60_000
      for (let before = 0; before < way - 10; before += 500)
        expect(inTheWay.some(({ foot }) => overlaps(at(before), foot))).toBe(false)
      if (!found) continue
      met++
      expect(inTheWay).toContain(found.obstacle)
      expect(gap(at(found.way), found.obstacle.foot)).toBeLessThan(1)
    }
    expect(met).toBeGreaterThan(75)
  })
  test('is reckoned at least fifty thousand times a second', () => {
    const next = numbers(8)
    const candidates = Array.from(
      { length: 20_000 },
      () => [next(110_000) - 55_000, next(70_000) - 35_000, next(36_000)] as const,
    )
    const rate = (): number => {
      const start = process.cpuUsage() // the processor's time: a crowded machine is no bug
      for (const [x, z, direction] of candidates) sweep(obstacles, 1200, x, z, direction, 70_000)
      return candidates.length / (process.cpuUsage(start).user / 1_000_000)
    }
    expect(Math.max(rate(), rate(), rate(), rate())).toBeGreaterThan(50_000)
  })
})
