// Given / when / then: moving, entering, leaving.

import { expect, test } from 'vitest'
import { LAW, face, inTurn, leave, move, pass, spot, told, who } from './lay-out.ts'

const street = (x: number, z: number) => ({ cowboys: { L1: { at: [x, z] }, O1: { at: [55, 35] } } }) as const
const bank = { bank: { at: [0, 0, 0] } } as const

test('FU-T01: a move of full power along an empty street', () => {
  inTurn('L1', street(-55, 0), (table) => {
    table.act(LAW, move(0, 1000))
    expect(spot(table, 'L1')[0]).toBeCloseTo(19.2, 0)
    expect(Math.abs(spot(table, 'L1')[0] - 19.2)).toBeLessThan(0.3)
    expect(spot(table, 'L1')[1]).toBe(0)
    table.waits(LAW, 'face')
  })
})

test('FU-T02: a move to the north', () => {
  inTurn('L1', street(0, 0), (table) => {
    table.act(LAW, move(9000, 250))
    expect(Math.abs(spot(table, 'L1')[0])).toBeLessThan(0.3)
    expect(Math.abs(spot(table, 'L1')[1] + 18.5)).toBeLessThan(0.3)
    table.waits(LAW, 'face')
  })
})

test('FU-T03: off the table the move fails, and its player turns the cowboy as he likes', () => {
  inTurn('L1', street(50, 0), (table) => {
    table.act(LAW, move(0, 500))
    expect(told(table)).toContain('move-failed')
    table.act(LAW, face(270))
    expect(spot(table, 'L1')).toEqual([50, 0])
    expect(who(table, 'L1').pose!.facing).toBe(27_000)
    table.waits(LAW, 'turn')
  })
})

const barrel = { cowboys: { L1: { at: [0, 0] }, O1: { at: [55, 35] } }, objects: { 'barrel-1': [10, 0] } } as const

test('FU-T04, FU-T05: a barrel in the way: all is put back, and the second action may be another move', () => {
  inTurn('L1', barrel, (table) => {
    table.act(LAW, move(0, 200))
    expect(told(table)).toContain('move-failed')
    expect(spot(table, 'barrel-1')).toEqual([10, 0])
    expect(spot(table, 'L1')).toEqual([0, 0])
    table.act(LAW, face(0))
    table.act(LAW, move(9000, 200))
    expect(told(table).at(-1)).toBe('moved')
    table.waits(LAW, 'face')
  })
})

test('FU-T06: in scenario 5 the barrel may be bumped', () => {
  inTurn('L1', { ...barrel, scenario: 's05', hour: 10 }, (table) => {
    table.act(LAW, move(0, 200))
    expect(told(table)).toContain('moved')
    expect(Math.abs(spot(table, 'barrel-1')[0] - 11.9)).toBeLessThan(0.3)
    expect(Math.abs(spot(table, 'L1')[0] - 7.9)).toBeLessThan(0.3)
    expect(table.state.objects[0]!.pose.turn).toBeNull()
    table.waits(LAW, 'face')
  })
})

test('FU-T07: in scenario 5 a barrel that falls makes the move fail', () => {
  inTurn('L1', { ...barrel, scenario: 's05', hour: 10 }, (table) => {
    table.act(LAW, move(0, 1000))
    expect(told(table)).toContain('move-failed')
    expect(spot(table, 'barrel-1')).toEqual([10, 0])
    expect(spot(table, 'L1')).toEqual([0, 0])
    table.waits(LAW, 'face')
  })
})

const outside = (x: number, z: number, closed = false) =>
  ({
    scenario: 's03',
    cowboys: { L1: { at: [x, z] }, O1: { at: [55, 35] } },
    buildings: { bank: { at: [0, 0, 0], closed } },
  }) as const

test('FU-T08: past the door line the cowboy is inside and must choose a base', () => {
  inTurn('L1', outside(20, 0), (table) => {
    table.act(LAW, move(18_000, 230))
    expect(who(table, 'L1')).toMatchObject({ inside: 'bank', pose: null })
    table.waits(LAW, 'base')
    table.act(LAW, { do: 'base', base: 'right' })
    expect(who(table, 'L1').base).toBe('right')
    table.waits(LAW, 'turn')
  })
})

test('FU-T09: a base touched outside the door', () => {
  inTurn('L1', outside(20, 4), (table) => {
    table.act(LAW, move(18_000, 300))
    expect(who(table, 'L1').inside).toBeNull()
    expect(told(table)).toContain('move-failed')
    table.waits(LAW, 'face')
  })
})

test('FU-T10: a closed building can’t be entered', () => {
  inTurn('L1', outside(20, 0, true), (table) => {
    table.act(LAW, move(18_000, 230))
    expect(who(table, 'L1').inside).toBeNull()
    expect(spot(table, 'L1')).toEqual([20, 0])
    expect(told(table)).toContain('move-failed')
    table.waits(LAW, 'face')
  })
})

test('FU-T11: what stands behind the building isn’t reached any more', () => {
  inTurn('L1', { ...outside(20, 0), objects: { 'barrel-1': [-6, 0] } }, (table) => {
    table.act(LAW, move(18_000, 400))
    expect(who(table, 'L1').inside).toBe('bank')
    expect(spot(table, 'barrel-1')).toEqual([-6, 0])
    table.waits(LAW, 'base')
  })
})

const inside = { scenario: 's03', cowboys: { L1: { in: 'bank' }, O1: { at: [55, 35] } }, buildings: bank } as const

test('FU-T12: out through the door', () => {
  inTurn('L1', inside, (table) => {
    table.act(LAW, leave(0, 200))
    expect(Math.abs(spot(table, 'L1')[0] - 10.7)).toBeLessThan(0.3)
    expect(Math.abs(spot(table, 'L1')[1])).toBeLessThan(0.3)
    table.waits(LAW, 'face')
  })
})

test('FU-T13: stuck in the doorway', () => {
  inTurn('L1', inside, (table) => {
    table.act(LAW, leave(0, 80))
    expect(who(table, 'L1').inside).toBe('bank')
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'turn', left: 1 })
    table.waits(LAW, 'turn')
  })
})

test('FU-T14: the inner side of a base may be brushed on the way out', () => {
  inTurn('L1', inside, (table) => {
    table.act(LAW, leave(2500, 400))
    expect(told(table)).toContain('left')
    expect(Math.abs(spot(table, 'L1')[0] - 15.3)).toBeLessThan(0.6)
    expect(Math.abs(spot(table, 'L1')[1] + 0.8)).toBeLessThan(0.6)
    table.waits(LAW, 'face')
  })
})

test('FU-T15: the bale in the door is slid aside first, free of charge', () => {
  inTurn('L1', { ...inside, objects: { 'hay-1': [4.5, 0] } }, (table) => {
    table.act(LAW, leave(0, 200, 0, 'bank'))
    expect(told(table)).toEqual(['cleared', 'pitched', 'left'])
    expect(Math.abs(spot(table, 'hay-1')[1])).toBeGreaterThan(3.5)
    table.act(LAW, face(0))
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'turn', left: 1 })
    table.waits(LAW, 'turn')
  })
})

test('FU-T72: a door that was cleared for nothing is blocked again', () => {
  inTurn('L1', { ...outside(20, 0), objects: { 'barrel-1': [4.5, 0] } }, (table) => {
    table.act(LAW, move(18_000, 100, 'bank'))
    expect(told(table)).toContain('cleared')
    expect(who(table, 'L1').inside).toBeNull()
    expect(spot(table, 'barrel-1')).toEqual([4.5, 0])
    table.act(LAW, face(180))
    table.act(LAW, pass)
    table.goesOn()
  })
})
