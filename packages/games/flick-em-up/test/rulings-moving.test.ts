// Rulings: moving, entering, leaving (FU-R01 and what follows).

import { expect, test } from 'vitest'
import { LAW, OUTLAW, type Town, face, inTurn, leave, move, shoot, shootOut, spot, told, who } from './lay-out.ts'

const far = { O5: { at: [55, 35] } } as const
const open = (law: object, more: Partial<Town> = {}): Town => ({
  scenario: 's03',
  cowboys: { L1: { at: [20, 0], ...law }, ...far },
  buildings: { bank: { at: [0, 0, 0] } },
  ...more,
})
/** The only thing in the way of a move to the east. */
const obstacles: readonly (readonly [string, Partial<Town>])[] = [
  ['an object', { objects: { 'hay-1': [30, 0] } }],
  ['a figure', { cowboys: { L1: { at: [20, 0] }, O1: { at: [30, 0] }, ...far } }],
  ['a lying figure', { cowboys: { L1: { at: [20, 0] }, O1: { at: [30, 0, 90], lying: true }, ...far } }],
  ['a base', { buildings: { saloon: { at: [30, 4.75, 180] } } }],
  ['the gallows', { gallows: [30, 0] }],
]

test.each(obstacles)('FU-R01, FU-R02: the disc touches %s: the move fails and all is as before', (_what, more) => {
  inTurn('L1', open({}, more), (table) => {
    const before = JSON.stringify([table.state.objects, table.state.buildings, table.state.gallows, who(table, 'O5')])
    table.act(LAW, move(0, 400))
    expect(told(table)).toContain('move-failed')
    expect(spot(table, 'L1')).toEqual([20, 0])
    expect(JSON.stringify([table.state.objects, table.state.buildings, table.state.gallows, who(table, 'O5')])).toBe(
      before,
    )
    expect(table.state.stack.find(({ kind }) => kind === 'turn')).toMatchObject({ left: 1 })
    table.waits(LAW, 'face')
  })
})

test('FU-R01: nothing but the table is touched: the move succeeds', () => {
  inTurn('L1', open({}), (table) => {
    table.act(LAW, move(0, 300))
    expect(told(table)).toContain('moved')
    expect(spot(table, 'L1')[0]).toBeCloseTo(42.2, 0)
    table.waits(LAW, 'face')
  })
})

test('FU-R03, FU-R04: off the table is a failure too; then any facing, and a second try', () => {
  inTurn('L1', open({ at: [50, 0] }), (table) => {
    table.act(LAW, move(0, 600))
    expect(told(table)).toContain('move-failed')
    table.act(LAW, face(123))
    expect(who(table, 'L1').pose).toMatchObject({ x: 50_000, z: 0, facing: 12_300 })
    table.act(LAW, move(9000, 100))
    expect(told(table).at(-1)).toBe('moved')
    table.waits(LAW, 'face')
  })
})

test('FU-R05: over the edge counts from the centre on', () => {
  // 9.9 cm from the edge: the disc stops with its centre on the table, or just off it.
  for (const [power, outcome] of [
    [130, 'moved'],
    [137, 'move-failed'],
  ] as const) {
    inTurn('L1', open({ at: [50.1, 0] }), (table) => {
      table.act(LAW, move(0, power))
      expect(told(table)).toContain(outcome)
      table.waits(LAW, 'face')
    })
  }
})

test('FU-R06: within 0.02 cm it is a touch, beyond it is none', () => {
  for (const [daylight, outcome] of [
    [0.01, 'move-failed'],
    [0.06, 'moved'],
  ] as const) {
    inTurn('L1', open({}, { objects: { 'hay-1': [30, 1.75 + 1.3 + daylight] } }), (table) => {
      table.act(LAW, move(0, 300))
      expect(told(table)).toContain(outcome)
      table.waits(LAW, 'face')
    })
  }
})

test('FU-R07: what already overlaps the starting place is ignored', () => {
  inTurn('L1', open({}, { objects: { 'barrel-1': [20, 2.4] } }), (table) => {
    table.act(LAW, move(0, 300))
    expect(told(table)).toContain('moved')
    expect(spot(table, 'barrel-1')).toEqual([20, 2.4])
    table.waits(LAW, 'face')
  })
})

test('FU-R08, FU-R09, FU-R11: any part of the disc past the line is inside, in motion, on the base of one’s choice', () => {
  for (const power of [225, 900]) {
    inTurn('L1', open({}), (table) => {
      table.act(LAW, move(18_000, power))
      expect(who(table, 'L1').inside).toBe('bank')
      table.waits(LAW, 'base')
      expect(table.options(LAW)).toEqual([
        { do: 'base', base: 'left' },
        { do: 'base', base: 'right' },
      ])
    })
  }
})

test('FU-R08: short of the line it is outside', () => {
  inTurn('L1', open({}), (table) => {
    table.act(LAW, move(18_000, 210))
    expect(who(table, 'L1').inside).toBeNull()
    table.waits(LAW, 'face')
  })
})

test('FU-R10: from behind one passes between the bases and doesn’t enter', () => {
  inTurn('L1', open({ at: [-20, 0] }), (table) => {
    table.act(LAW, move(0, 600))
    expect(who(table, 'L1').inside).toBeNull()
    expect(told(table)).toContain('moved')
    expect(spot(table, 'L1')[0]).toBeGreaterThan(20)
    table.waits(LAW, 'face')
  })
})

test('FU-R12, FU-R13: leaving needs the whole disc past the line at rest, and may brush the bases', () => {
  for (const [dir, power, outcome] of [
    [0, 95, 'stayed-inside'],
    [0, 115, 'left'],
    [2500, 400, 'left'],
  ] as const) {
    inTurn('L1', open({ in: 'bank' }), (table) => {
      table.act(LAW, leave(dir, power))
      expect(told(table)).toContain(outcome)
      expect(who(table, 'L1').inside).toBe(outcome === 'left' ? null : 'bank')
      if (outcome === 'left') table.waits(LAW, 'face')
      else table.waits(LAW, 'turn')
      expect(table.state.stack.find(({ kind }) => kind === 'turn')).toMatchObject({ left: 1 })
    })
  }
})

test('FU-R14, FU-R15: what blocks a door is slid aside at no cost, by whoever leaves, shoots out or enters', () => {
  const blocked = { objects: { 'hay-1': [4.5, 0] } } as const
  inTurn('L1', open({ in: 'bank' }, blocked), (table) => {
    table.act(LAW, leave(0, 200, 0, 'bank'))
    expect(told(table)).toEqual(['cleared', 'pitched', 'left'])
    table.waits(LAW, 'face')
  })
  inTurn('L1', open({ in: 'bank' }, blocked), (table) => {
    table.act(LAW, shootOut(0, 500, 0, 'bank'))
    expect(told(table)[0]).toBe('cleared')
    expect(Math.abs(spot(table, 'hay-1')[1])).toBeGreaterThan(3.5)
    table.waits(LAW, 'turn')
  })
  inTurn('L1', open({}, blocked), (table) => {
    table.act(LAW, move(18_000, 300, 'bank'))
    expect(who(table, 'L1').inside).toBe('bank')
    expect(Math.abs(spot(table, 'hay-1')[1])).toBeGreaterThan(3.5)
    table.waits(LAW, 'base')
  })
})

test('FU-R15: figures are never slid aside, and the objects go back if the move doesn’t enter', () => {
  const cowboys = { L1: { at: [20, 0] }, O1: { at: [4.5, 0] }, ...far } as const
  inTurn('L1', open({}, { cowboys }), (table) => {
    expect(table.refused(LAW, move(18_000, 300, 'bank')).code).toBe('door-free')
    table.waits(LAW, 'turn')
  })
  inTurn('L1', open({}, { objects: { 'hay-1': [4.5, 0] } }), (table) => {
    table.act(LAW, move(18_000, 100, 'bank'))
    expect(spot(table, 'hay-1')).toEqual([4.5, 0])
    table.waits(LAW, 'face')
  })
})

test('FU-R16: the door line of a closed building', () => {
  inTurn('L1', open({}, { buildings: { bank: { at: [0, 0, 0], closed: true } } }), (table) => {
    table.act(LAW, move(18_000, 230))
    expect(told(table)).toContain('move-failed')
    table.waits(LAW, 'face')
  })
})

test('FU-R17: as many cowboys of one clan as like', () => {
  const inside = { in: 'bank' } as const
  const cowboys = { L1: { at: [20, 0] }, L2: inside, L3: inside, L4: inside, L5: inside, ...far } as const
  inTurn('L1', open({}, { cowboys }), (table) => {
    table.act(LAW, move(18_000, 230))
    expect(table.state.cowboys.filter((figure) => figure.inside === 'bank')).toHaveLength(5)
    table.waits(LAW, 'base')
  })
})

test('FU-R34: a cowboy turns only when it stands up or after a move attempt', () => {
  inTurn('L1', open({}), (table) => {
    expect(table.refused(LAW, face(90)).code).toBe('not-now')
    table.act(LAW, shoot('left', 9000, 50))
    expect(who(table, 'L1').pose!.facing).toBe(0)
    table.act(LAW, move(9000, 50))
    table.act(LAW, face(90))
    expect(who(table, 'L1').pose!.facing).toBe(9000)
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-R61, FU-R62: what a scenario lets one bump stays pushed, and must not fall', () => {
  const town = (scenario: 's04' | 's01'): Town => ({
    scenario,
    hour: 6,
    cowboys: { L1: { at: [0, 0] }, ...far },
    neutrals: { N1: { at: [9, 0, 90] } },
  })
  inTurn('L1', town('s04'), (table) => {
    table.act(LAW, move(0, 120))
    expect(told(table)).toContain('moved')
    expect(spot(table, 'N1')[0]).toBeGreaterThan(9)
    table.waits(LAW, 'face')
  })
  inTurn('L1', town('s04'), (table) => {
    table.act(LAW, move(0, 1000))
    expect(told(table)).toContain('move-failed')
    expect(spot(table, 'N1')).toEqual([9, 0])
    table.waits(LAW, 'face')
  })
  inTurn('L1', town('s01'), (table) => {
    table.act(LAW, move(0, 120))
    expect(told(table)).toContain('move-failed')
    table.waits(LAW, 'face')
  })
})
