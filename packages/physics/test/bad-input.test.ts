// What isn't a flick is refused before a world is built; what is one ends.

import { beforeAll, expect, test } from 'vitest'
import {
  type Flick,
  type Layout,
  MOST_PIECES,
  MOST_STEPS,
  MOST_STEPS_AFTERWARDS,
  type Pose,
  ready,
  resolve,
  whyNot,
} from '../src/index.ts'
import { flick, numbers, piece, table, TOWN } from './pieces.ts'

beforeAll(ready)

const GOOD = flick('disc', 0, 0, 0, 500)
const SOMEBODY = piece('figure', 'figure', 10, 0)

test.each<[string, Partial<Record<keyof Flick, unknown>>, string]>([
  ['no number', { direction: NaN }, 'not-whole at direction'],
  ['an infinite speed', { speed: Infinity }, 'not-whole at speed'],
  ['a fraction', { x: 0.5 }, 'not-whole at x'],
  ['a text', { z: '3' }, 'not-whole at z'],
  ['nothing', { spin: null }, 'not-whole at spin'],
  ['a full turn', { direction: 36_000 }, 'out-of-range at direction'],
  ['a negative direction', { direction: -1 }, 'out-of-range at direction'],
  ['a negative speed', { speed: -1 }, 'out-of-range at speed'],
  ['a speed no hand has', { speed: 1_000_000 }, 'out-of-range at speed'],
  ['a place beside the table', { x: 60_001 }, 'out-of-range at x'],
  ['too much spin', { spin: 20_001 }, 'out-of-range at spin'],
  ['an unknown piece', { what: 'cannon' }, 'unknown-word at what'],
  ['a door without width', { doors: [{ x: 0, z: 0, facing: 0, half: 0 }] }, 'out-of-range at doors.0.half'],
  ['a door of no numbers', { doors: [{ x: NaN, z: 0, facing: 0, half: 1 }] }, 'not-whole at doors.0.x'],
  [
    'too many doors',
    { doors: Array.from({ length: 33 }, () => ({ x: 0, z: 0, facing: 0, half: 1 })) },
    'too-many at doors',
  ],
  [
    'a way out of nowhere',
    { out: { piece: 'x', door: { x: 0, z: 0, facing: 0, half: 1 } } },
    'unknown-word at out.piece',
  ],
])('%s is refused', (_name, wrong, why) => {
  const bad = { ...GOOD, ...wrong } as Flick
  const fault = whyNot(table(SOMEBODY), bad)!
  expect(`${fault.code} at ${fault.at}`).toBe(why)
  expect(() => resolve(table(SOMEBODY), bad)).toThrow(RangeError)
})

const posed = (pose: Partial<Record<keyof Pose, unknown>>): Layout =>
  table({ ...SOMEBODY, pose: { ...SOMEBODY.pose, ...pose } as Pose })

test.each<[string, Layout, string]>([
  ['a piece nowhere', posed({ x: NaN }), 'not-whole at pieces.0.pose.x'],
  ['a piece between two places', posed({ z: 0.1 }), 'not-whole at pieces.0.pose.z'],
  ['a piece a mile away', posed({ x: 1e9 }), 'out-of-range at pieces.0.pose.x'],
  ['a turn that is none', posed({ turn: [0, 0, 0, 0] }), 'no-turn at pieces.0.pose.turn'],
  ['a turn of fractions', posed({ turn: [0.5, 0, 0, 0] }), 'not-whole at pieces.0.pose.turn'],
  ['an unknown kind', table({ ...SOMEBODY, kind: 'cannon' as 'figure' }), 'unknown-word at pieces.0.kind'],
  ['two of one name', table(SOMEBODY, SOMEBODY), 'twice at pieces.1.id'],
  ['a table without an end', { surface: { halfX: Infinity, halfZ: 1 }, pieces: [] }, 'not-whole at surface.halfX'],
  [
    'a mountain of pieces',
    table(...Array.from({ length: MOST_PIECES + 1 }, (_, n) => ({ ...SOMEBODY, id: `${n}` }))),
    'too-many at pieces',
  ],
])('a layout with %s is refused', (_name, layout, why) => {
  const fault = whyNot(layout, GOOD)!
  expect(`${fault.code} at ${fault.at}`).toBe(why)
  expect(() => resolve(layout, GOOD)).toThrow(RangeError)
})

test('pieces piled into one another fly apart and still come to an end', () => {
  const next = numbers(17)
  for (let n = 0; n < 6; n++) {
    const heap = TOWN.pieces.slice(0, 20).map((one) => ({
      ...one,
      pose: { ...one.pose, x: next(6000) - 3000, z: next(6000) - 3000, y: next(4000) },
    }))
    const result = resolve({ surface: TOWN.surface, pieces: heap }, flick('bullet', -30, 0, 0, 1000))
    expect(result.steps).toBeLessThanOrEqual(MOST_STEPS + MOST_STEPS_AFTERWARDS)
    for (const { pose } of result.moved)
      for (const value of [pose.x, pose.y, pose.z]) expect(value).toSatisfy(Number.isInteger)
  }
})
