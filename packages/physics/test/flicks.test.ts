// What a flick does: how far it goes, what it touches, what falls, what leaves the table.

import { beforeAll, describe, expect, test } from 'vitest'
import { type Door, playback, ready, resolve, upright } from '../src/index.ts'
import { arriving, flick, piece, table } from './pieces.ts'

beforeAll(ready)

const BANK = piece('bank', 'building', 0, 0)
const DOOR: Door = { x: 2000, z: 0, facing: 0, half: 3500 }
const place = ({ flicked }: { flicked: { x: number; z: number } }) => [flicked.x / 1000, flicked.z / 1000]

describe('a movement disc', () => {
  test('slides 74.2 cm at full power, straight', () => {
    const result = resolve(table(), flick('disc', -55, 0, 0, 1000))
    expect(result.flicked).toMatchObject({ off: false, z: 0 })
    expect(result.flicked.x / 1000).toBeCloseTo(19.2, 1)
  })
  test('slides a quarter as far at a quarter of the power, to the north', () => {
    const [x, z] = place(resolve(table(), flick('disc', 0, 0, 90, 250)))
    expect(x).toBe(0)
    expect(z).toBeCloseTo(-18.5, 1)
  })
  test('leaves the table as soon as its centre is beyond an edge', () => {
    const result = resolve(table(), flick('disc', 50, 0, 0, 500))
    expect(result.flicked.off).toBe(true)
    expect(result.flicked.x).toBeLessThan(60_500)
  })
  test('pushes a barrel softly, and knocks it over at full power', () => {
    const soft = resolve(table(piece('barrel', 'barrel', 10, 0)), flick('disc', 0, 0, 0, 200))
    expect(soft.touches.map(({ id }) => id)).toEqual(['barrel'])
    expect(soft.moved[0]).toMatchObject({ id: 'barrel', down: false, tilt: 0 })
    expect(soft.moved[0]!.pose.x / 1000).toBeGreaterThan(11.6)
    expect(soft.moved[0]!.pose.x / 1000).toBeLessThan(12.2)
    const hard = resolve(table(piece('barrel', 'barrel', 10, 0)), flick('disc', 0, 0, 0, 1000))
    expect(hard.moved[0]).toMatchObject({ id: 'barrel', down: true })
  })
  test('is stopped by the door line it crosses from the front', () => {
    const result = resolve(table(BANK), flick('disc', 20, 0, 180, 230, { doors: [DOOR] }))
    expect(result).toMatchObject({ crossed: 0, touches: [], moved: [] })
    expect(result.flicked.x).toBeLessThanOrEqual(3750)
    expect(result.flicked.x).toBeGreaterThan(3300)
  })
  test('touches the base beside the door and doesn’t cross it', () => {
    const result = resolve(table(BANK), flick('disc', 20, 4, 180, 300, { doors: [DOOR] }))
    expect(result.crossed).toBe(-1)
    expect(result.touches[0]).toMatchObject({ id: 'bank', part: 1, free: false })
  })
  test('crosses nothing after a touch, unless that touch is allowed', () => {
    const barrel = piece('barrel', 'barrel', 12, 2.6)
    const move = flick('disc', 20, 0, 180, 400, { doors: [DOOR] })
    const touched = resolve(table(BANK, barrel), move)
    expect(touched.touches[0]!.id).toBe('barrel')
    expect(touched.crossed).toBe(-1)
    const allowed = resolve(table(BANK, barrel), { ...move, mayTouch: ['barrel'] })
    expect(allowed.touches[0]).toMatchObject({ id: 'barrel', free: true })
    expect(allowed.crossed).toBe(0)
  })
  test('crosses no door from behind, or away from it', () => {
    expect(resolve(table(BANK), flick('disc', -10, 0, 0, 600, { doors: [DOOR] })).crossed).toBe(-1)
    expect(resolve(table(), flick('disc', 3, 0, 0, 300, { doors: [DOOR] })).crossed).toBe(-1)
    expect(resolve(table(), flick('disc', 3, 0, 180, 300, { doors: [DOOR] })).crossed).toBe(0)
  })
  test('comes out of its building and may brush the inside of its bases', () => {
    const out = { piece: 'bank', door: DOOR }
    const straight = resolve(table(BANK), flick('disc', -4.05, 0, 0, 200, { out }))
    expect(place(straight)[0]).toBeCloseTo(10.7, 1)
    expect(straight.touches).toEqual([])
    expect(resolve(table(BANK), flick('disc', -4.05, 0, 0, 80, { out })).flicked.x).toBeLessThan(3750)
    const slanting = resolve(table(BANK), flick('disc', -4.05, 0, 25, 400, { out }))
    expect(slanting.touches.map(({ id, free }) => [id, free])).toEqual([['bank', true]])
    expect(place(slanting)[0]).toBeCloseTo(15.3, 0)
    expect(place(slanting)[1]).toBeCloseTo(-0.8, 0)
  })
  test('passes what lies under its start', () => {
    const result = resolve(table(piece('hay', 'hay', 1, 0)), flick('disc', 0, 0, 0, 300))
    expect(result).toMatchObject({ touches: [], moved: [] })
  })
  test('turns when it is given spin, and slides as far', () => {
    const result = resolve(table(), flick('disc', 0, 0, 0, 250, { spin: 20_000 }))
    expect(result.flicked.x / 1000).toBeCloseTo(18.5, 1)
    expect(result.flicked.pose.facing).not.toBe(0)
  })
})

describe('a bullet', () => {
  test('knocks over the figure it reaches squarely', () => {
    const enemy = piece('enemy', 'figure', 20, 0, 180)
    const result = resolve(table(piece('shooter', 'figure', 0, 0), enemy), flick('bullet', 0, -4.7, 346.78, 500))
    expect(result.touches[0]!.id).toBe('enemy')
    expect(result.moved).toHaveLength(1)
    expect(result.moved[0]).toMatchObject({ id: 'enemy', kind: 'figure', down: true, off: false })
    expect(result.moved[0]!.pose.turn).not.toBeNull()
  })
  test('leaves one standing that it reaches edge-on at 110 cm/s', () => {
    const shot = flick('bullet', 4.7, 0, 0, 1, { speed: arriving(110, 20 - 4.7 - 1.2 - 1.1) })
    const result = resolve(table(piece('enemy', 'figure', 20, 0, 90)), shot)
    expect(result.touches[0]!.id).toBe('enemy')
    expect(Math.abs(result.touches[0]!.speed - 110_000)).toBeLessThan(1500)
    expect(result.moved.filter(({ down }) => down)).toEqual([])
  })
  test('drives a fence into a figure that it never touches itself', () => {
    const result = resolve(
      table(piece('fence', 'fence', 12, 0), piece('enemy', 'figure', 20, 0, 180)),
      flick('bullet', 0, 0, 0, 1000),
    )
    expect(new Set(result.touches.map(({ id }) => id))).toEqual(new Set(['fence']))
    expect(result.moved.map(({ id, down }) => [id, down])).toEqual([
      ['fence', true],
      ['enemy', true],
    ])
  })
  test('names the first figure of two in a row before the second', () => {
    const result = resolve(
      table(piece('second', 'figure', 19, 0, 180), piece('first', 'figure', 15, 0, 180)),
      flick('bullet', 0, 0, 0, 1000),
    )
    expect(result.touches[0]!.id).toBe('first')
    expect(result.moved.map(({ id }) => id)).toEqual(['second', 'first'])
    expect(result.moved.every(({ down }) => down)).toBe(true)
  })
  test('touches two pieces that it reaches together in the same step', () => {
    const result = resolve(
      table(piece('b', 'figure', 15, 1.4, 180), piece('a', 'figure', 15, -1.4, 180)),
      flick('bullet', 0, 0, 0, 600),
    )
    const [one, other] = result.touches
    expect([one!.id, other!.id]).toEqual(['a', 'b'])
    expect(one!.step).toBe(other!.step)
  })
  test('shoots the patriarch’s barrel from under him', () => {
    const result = resolve(
      table(
        piece('gallows', 'gallows', 0, -3.8, 270),
        piece('barrel', 'barrel', 0, 0),
        piece('patriarch', 'figure', 0, 0, 270, 2.8),
      ),
      flick('bullet', 25, 0, 180, 1000),
    )
    expect(result.touches[0]!.id).toBe('barrel')
    expect(result.moved.find(({ id }) => id === 'patriarch')!.pose.y).toBeLessThan(2000)
  })
  test('reports no touch when it passes with half a millimetre of daylight, and always one when it brushes', () => {
    for (const [apart, touches] of [
      [0.05, 0],
      [0.005, 1],
    ] as const) {
      const crate = piece('crate', 'crate', 20, 1.2 + 1.2 + apart)
      expect(resolve(table(crate), flick('bullet', 0, 0, 0, 300)).touches).toHaveLength(touches)
    }
  })
})

describe('what leaves the table', () => {
  test('is off, down, and told where it went over the edge', () => {
    const result = resolve(table(piece('figure', 'figure', 58.5, 0, 180)), flick('bullet', 45, 0, 0, 1000))
    expect(result.moved[0]).toMatchObject({ id: 'figure', off: true, down: true })
    expect(Math.abs(result.moved[0]!.pose.x)).toBeLessThanOrEqual(60_000)
    expect(Math.abs(result.moved[0]!.pose.x)).toBeGreaterThan(55_000)
  })
  test('doesn’t keep the table waiting while it falls', () => {
    const result = resolve(table(piece('barrel', 'barrel', 58.5, 0)), flick('bullet', 45, 0, 0, 1000))
    expect(result.moved[0]).toMatchObject({ off: true })
    expect(result.steps).toBeLessThan(480)
  })
})

test('pieces that nobody reached haven’t moved by a hair, lying ones included', () => {
  const before = resolve(table(piece('figure', 'figure', 20, 0, 180)), flick('bullet', 0, 0, 0, 700)).moved[0]!
  const lying = { id: 'figure', kind: 'figure' as const, pose: before.pose }
  const again = resolve(table(lying, piece('hay', 'hay', -20, 0)), flick('bullet', -40, 0, 0, 700))
  expect(again.moved.map(({ id }) => id)).toEqual(['hay'])
})

test('a loose cylinder is pushed along the table and stays flat', () => {
  const result = resolve(table(piece('colt', 'cylinder', 10, 0)), flick('bullet', 0, 0, 0, 500))
  expect(result.touches[0]!.id).toBe('colt')
  expect(result.moved[0]).toMatchObject({ tilt: 0, pose: { y: 0, turn: null } })
  expect(result.moved[0]!.pose.x).toBeGreaterThan(14_000)
})

test('the bases of Pitch in the West are entered by their notch', () => {
  const house = piece('house', 'house', 0, 0)
  const into: Door = { x: 4000, z: 0, facing: 0, half: 3000 }
  expect(resolve(table(house), flick('disc', 20, 0, 180, 300, { doors: [into] })).crossed).toBe(0)
  const beside = resolve(table(house), flick('disc', 20, 4.5, 180, 300, { doors: [into] }))
  expect(beside).toMatchObject({ crossed: -1 })
  expect(beside.touches[0]!.id).toBe('house')
  const coach = piece('coach', 'coach', 0, 0)
  const far: Door = { x: -4500, z: 0, facing: 18_000, half: 3000 }
  expect(resolve(table(coach), flick('disc', -20, 0, 0, 300, { doors: [into, far] })).crossed).toBe(1)
})

test('a layout means the same in whatever order its pieces are listed', () => {
  const pieces = [piece('a', 'figure', 15, 0, 180), piece('b', 'barrel', 19, 0.5), piece('c', 'fence', 24, 0)]
  const shot = flick('bullet', 0, 0, 0, 1000)
  expect(resolve(table(...pieces.toReversed()), shot).moved.toReversed()).toEqual(resolve(table(...pieces), shot).moved)
})

test('the motion ends where the pieces came to rest', () => {
  const result = resolve(table(piece('enemy', 'figure', 20, 0, 180)), flick('bullet', 0, 0, 0, 700))
  const bodies = playback(result.track)
  expect(bodies.map(({ id }) => id)).toEqual(['', 'enemy'])
  const last = bodies[1]!.poses.at(-1)!
  expect(Math.abs(last.x - result.moved[0]!.pose.x)).toBeLessThanOrEqual(30)
  expect(Math.abs(last.z - result.moved[0]!.pose.z)).toBeLessThanOrEqual(30)
  expect(bodies[0]!.poses[0]).toEqual(upright(0, 0, 0))
  expect(result.track.sounds[0]!.slice(1)).toEqual(['enemy', expect.any(Number)])
})
