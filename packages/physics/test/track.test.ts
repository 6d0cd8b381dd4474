// The motion of a flick: small, and faithful to what happened.

import { beforeAll, expect, test } from 'vitest'
import { PICTURES_A_SECOND, playback, poseAt, ready, resolve, STEPS_A_SECOND, tiltOf } from '../src/index.ts'
import { flick, numbers, piece, table, TOWN, townFlick } from './pieces.ts'

beforeAll(ready)

test('takes about a kilobyte, five at the very most', () => {
  const next = numbers(2)
  const sizes = Array.from({ length: 60 }, () => JSON.stringify(resolve(TOWN, townFlick(next)).track).length)
  expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(1200)
  expect(Math.max(...sizes)).toBeLessThan(5000)
})

test('has sixty pictures a second, for as long as it lasted', () => {
  const { track, steps } = resolve(TOWN, flick('bullet', -30, 0, 0, 1000))
  expect(track.frames).toBe(Math.floor((steps * PICTURES_A_SECOND) / STEPS_A_SECOND))
  for (const { from, poses } of playback(track)) expect(from + poses.length).toBeLessThanOrEqual(track.frames + 2)
})

test('shows a disc slowing down on a straight line', () => {
  const [disc] = playback(resolve(table(), flick('disc', -40, 0, 0, 800)).track)
  const steps = disc!.poses.slice(1).map(({ x }, n) => x - disc!.poses[n]!.x)
  expect(disc!.poses.every(({ z }) => z === 0)).toBe(true)
  expect(steps.every((step, n) => n === 0 || step <= steps[n - 1]! + 10)).toBe(true)
})

test('shows a figure standing, then falling, then lying; before its first picture it is where it was', () => {
  const { track } = resolve(table(piece('figure', 'figure', 20, 0, 180)), flick('bullet', 0, 0, 0, 800))
  const figure = playback(track).find(({ id }) => id === 'figure')!
  expect(poseAt(figure, figure.from - 1)).toBeUndefined()
  expect(tiltOf(poseAt(figure, figure.from)!)).toBeLessThan(4_500)
  expect(tiltOf(poseAt(figure, track.frames + 100)!)).toBeGreaterThan(6_000)
})

test('shows dynamite rolling from where it stands, without a jump', () => {
  for (const degrees of [0, 90, 217]) {
    const [stick] = playback(resolve(table(), flick('dynamite', -20, 5, degrees, 100)).track)
    const [first, second, third] = stick!.poses
    expect([first!.x, first!.z]).toEqual([-20_000, 5_000])
    expect(first!.y).toBeGreaterThan(1000) // on one of its sides, 2.03 cm high
    expect(Math.abs(second!.y - first!.y)).toBeLessThan(250)
    expect(Math.abs(first!.facing - degrees * 100)).toBeLessThan(50)
    const way = (from: typeof first, to: typeof first) => Math.hypot(to!.x - from!.x, to!.z - from!.z)
    expect(Math.abs(way(first, second) - way(second, third))).toBeLessThan(250)
  }
})

test('leaves out what stood still', () => {
  const { track } = resolve(TOWN, flick('disc', -20, 0, 90, 50))
  expect(track.bodies.map(({ id }) => id)).toEqual([''])
})
