// Rulings: who is hit, what stays where, where bullets start (FU-R18 and what follows).

import { layOut } from '@saloon/kernel/kit'
import type { Layout, Result, Touch } from '@saloon/physics'
import { pose } from '@saloon/physics/kit'
import { expect, test } from 'vitest'
import { flickEmUp } from '../src/index.ts'
import { targetOf } from '../src/rules/shooting.ts'
import { layoutOf } from '../src/wood/town.ts'
import { LAW, OUTLAW, type Town, inTurn, position, shoot, shootOut, spot, told, who } from './lay-out.ts'

const far = { O5: { at: [55, 35] } } as const
/** The bullet starts at the centre of the table and flies east. */
const street = (cowboys: Town['cowboys'], more: Partial<Town> = {}): Town => ({
  cowboys: { L1: { at: [0, 4.7] }, ...far, ...cowboys },
  ...more,
})
const east = (power = 1000) => shoot('left', 0, power)
const enemy = (x: number, z = 0, facing = 180) => ({ at: [x, z, facing] }) as const

test('FU-R18, FU-R38: a hit is a fall after a direct touch; off an object first it is none', () => {
  inTurn('L1', street({ O1: enemy(15) }), (table) => {
    table.act(LAW, east())
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true })
    table.waits(LAW, 'turn')
  })
  inTurn('L1', street({ O1: enemy(12) }, { objects: { 'barrel-1': [8, 0] } }), (table) => {
    table.act(LAW, east())
    expect(told(table)).toContain('missed')
    expect(who(table, 'O1').life).toBe(3)
    table.waits(LAW, 'turn')
  })
  const town: Town = {
    scenario: 's03',
    cowboys: { L1: { in: 'bank' }, O1: { at: [15, 0, 180] }, ...far },
    buildings: { bank: { at: [0, 0, 0] } },
  }
  inTurn('L1', town, (table) => {
    table.act(LAW, shootOut(34_000, 800, 1000))
    expect(told(table)).toContain('missed')
    table.waits(LAW, 'turn')
  })
})

/** Whom a bullet with these touches hits: the physics tells steps, the rule decides. */
function judged(touches: readonly (readonly [step: number, id: string])[]): string | undefined {
  const town = street({ O1: enemy(15), O2: enemy(15, 3) }, { objects: { 'barrel-1': [15, -3] } })
  const state = layOut(flickEmUp, {
    seats: 2,
    position: position(town),
    first: { kind: 'round', opened: true, last: 'law' } as never,
  })
  const layout: Layout = layoutOf(state)
  const result = { touches: touches.map(([step, id]) => ({ step, id, free: false }) as Touch) } as unknown as Result
  return targetOf(state, layout, result, { x: 0, z: 0 }, 'L1')
}

test('FU-R19: of simultaneous touches a figure goes before objects, and the nearer figure first', () => {
  expect(
    judged([
      [7, 'barrel-1'],
      [7, 'O2'],
      [7, 'O1'],
    ]),
  ).toBe('O1')
  expect(
    judged([
      [7, 'barrel-1'],
      [7, 'O2'],
    ]),
  ).toBe('O2')
  expect(
    judged([
      [6, 'barrel-1'],
      [7, 'O1'],
    ]),
  ).toBeUndefined()
})

test('FU-R20, FU-R27: only the first touched can be hit; others that fell stand up again', () => {
  inTurn('L1', street({ O1: enemy(15), O2: enemy(18.5) }), (table) => {
    table.act(LAW, east())
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true })
    expect(who(table, 'O2')).toMatchObject({ life: 3, lying: false })
    expect(spot(table, 'O2')).not.toEqual([18.5, 0])
    table.waits(LAW, 'turn')
  })
})

test('FU-R21: a first-touched figure that stays standing shields the next', () => {
  inTurn('L1', street({ O1: enemy(15, 0, 90), O2: enemy(18.2, 1.2) }), (table) => {
    table.act(LAW, east(250))
    expect(told(table)).toEqual(['pitched', 'grazed'])
    expect(who(table, 'O2')).toMatchObject({ life: 3, lying: false })
    table.waits(LAW, 'turn')
  })
})

test('FU-R22: fallen is tilted by more than 60°; whoever leans less is straightened on the spot', () => {
  inTurn('L1', street({ O1: enemy(15, 0, 90) }), (table) => {
    table.act(LAW, east(250))
    expect(who(table, 'O1').pose!.turn).toBeNull()
    expect(who(table, 'O1').lying).toBe(false)
    table.waits(LAW, 'turn')
  })
  inTurn('L1', street({ O1: enemy(15) }), (table) => {
    table.act(LAW, east(700))
    expect(who(table, 'O1').pose!.turn).not.toBeNull()
    table.waits(LAW, 'turn')
  })
})

test('FU-R23, FU-R24: whoever lies is neither hit nor lets the bullet hit anybody else', () => {
  inTurn('L1', street({ O1: { at: [15, 1.5, 90], lying: true, life: 1 }, O2: enemy(18) }), (table) => {
    table.act(LAW, east())
    expect(told(table)).toEqual(['pitched', 'missed'])
    expect(who(table, 'O1')).toMatchObject({ life: 1, lying: true })
    expect(who(table, 'O2').life).toBe(3)
    table.waits(LAW, 'turn')
  })
})

test('FU-R25: one’s own clan is hit like the other', () => {
  inTurn('L1', street({ L2: enemy(15) }), (table) => {
    table.act(LAW, east())
    expect(who(table, 'L2')).toMatchObject({ life: 2, lying: true })
    table.waits(LAW, 'turn')
  })
})

test('FU-R26: the shooter itself too, and whoever lies down in its own turn has no more of it', () => {
  // From its left straight into its own side.
  inTurn('L1', street({ L1: { at: [0, 0] }, L2: { at: [-50, 0] } }), (table) => {
    table.act(LAW, shoot('left', 27_000, 1000))
    expect(who(table, 'L1')).toMatchObject({ life: 2, lying: true, hat: 'blue' })
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-R28, FU-R29: what a shot moved stays moved, hit or miss, standing figures included', () => {
  inTurn('L1', street({}, { objects: { 'hay-1': [12, 0] } }), (table) => {
    table.act(LAW, east())
    expect(spot(table, 'hay-1')[0]).toBeGreaterThan(14)
    table.waits(LAW, 'turn')
  })
  inTurn('L1', street({ O1: enemy(15) }, { objects: { 'hay-1': [18, 0] } }), (table) => {
    table.act(LAW, east())
    expect(who(table, 'O1').lying).toBe(true)
    expect(spot(table, 'hay-1')).not.toEqual([18, 0])
    table.waits(LAW, 'turn')
  })
  inTurn('L1', street({ O1: enemy(15, 0, 90) }), (table) => {
    table.act(LAW, east(250))
    expect(spot(table, 'O1')[0]).toBeGreaterThan(15.05)
    table.waits(LAW, 'turn')
  })
  inTurn('L1', street({}, { scenario: 's03', buildings: { bank: { at: [15, -4.75, 0] } } }), (table) => {
    table.act(LAW, east())
    expect(table.state.buildings[0]!.pose.turn).toBeNull()
    expect(spot(table, 'bank')).not.toEqual([15, -4.75])
    table.waits(LAW, 'turn')
  })
})

test('FU-R30: pushed off the table a figure lies 2 cm inside, or stands there if it wasn’t hit', () => {
  const edge: Town = { cowboys: { L1: { at: [40, 4.7] }, O1: enemy(58.5), O2: { at: [0, 30] } } }
  inTurn('L1', edge, (table) => {
    table.act(LAW, east())
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true })
    expect(spot(table, 'O1')[0]).toBe(58)
    table.waits(LAW, 'turn')
  })
  const pushed: Town = {
    cowboys: { L1: { at: [40, 4.7] }, O1: { at: [0, 30] }, O2: enemy(59.2) },
    objects: { 'hay-1': [57, 0] },
  }
  inTurn('L1', pushed, (table) => {
    table.act(LAW, east())
    expect(who(table, 'O2')).toMatchObject({ life: 3, lying: false })
    expect(spot(table, 'O2')[0]).toBe(58)
    expect(who(table, 'O2').pose!.turn).toBeNull()
    table.waits(LAW, 'turn')
  })
})

test('FU-R31: an object off the table is out of the game, a scenario’s own barrel is set 3 cm inside', () => {
  const town = (scenario: 's01' | 's05'): Town => ({
    scenario,
    hour: 10,
    cowboys: { L1: { at: [40, 4.7] }, O1: { at: [0, 30] } },
    objects: { 'barrel-1': [58, 0] },
    waters: { 'barrel-1': 'clean' },
  })
  inTurn('L1', town('s01'), (table) => {
    table.act(LAW, east())
    expect(table.state.objects).toEqual([])
    expect(told(table)).toContain('lost-object')
    table.waits(LAW, 'turn')
  })
  inTurn('L1', town('s05'), (table) => {
    table.act(LAW, east())
    expect(spot(table, 'barrel-1')[0]).toBe(57)
    expect(table.state.objects[0]).toMatchObject({ water: 'clean' })
    table.waits(LAW, 'turn')
  })
})

test('FU-R32, FU-R33: a bullet starts on the left or right, 2.4 cm away, or less if there is no room', () => {
  // Straight north from its start, past the shooter: what it touches tells where it began.
  const reaches = (side: 'left' | 'right', objects: NonNullable<Town['objects']>, hit: string) =>
    inTurn('L1', { cowboys: { L1: { at: [0, 0, 90] }, ...far }, objects }, (table) => {
      table.act(LAW, shoot(side, 9000, 600))
      expect(spot(table, hit)).not.toEqual(objects[hit as 'barrel-1']!.slice(0, 2))
      table.waits(LAW, 'turn')
    })
  reaches('left', { 'barrel-1': [-4.7, -10] }, 'barrel-1')
  reaches('right', { 'barrel-1': [4.7, -10] }, 'barrel-1')
  // A barrel beside the shooter leaves 1 cm less: the bullet starts nearer, and passes 4.7 by.
  reaches('right', { 'barrel-1': [6, 0], 'barrel-2': [3.6, -10] }, 'barrel-2')
  const walled = { 'barrel-1': [3.2, 0] } as const
  inTurn('L1', { cowboys: { L1: { at: [0, 0, 90] }, ...far }, objects: walled }, (table) => {
    expect(table.refused(LAW, shoot('right', 9000, 600)).code).toBe('side-blocked')
    table.waits(LAW, 'turn')
  })
})

test('FU-R35, FU-R36: two colts or more: a second bullet from the other side, if one likes, after seeing the first', () => {
  for (const items of [['colt'], ['colt', 'colt']] as const) {
    inTurn('L1', street({ L1: { at: [0, 0], items } }), (table) => {
      table.act(LAW, shoot('right', 0, 50))
      table.waits(LAW, 'second')
      table.act(LAW, { do: 'second', side: 'left', dir: 0, power: 50 })
      table.waits(LAW, 'turn')
    })
    inTurn('L1', street({ L1: { at: [0, 0], items } }), (table) => {
      table.act(LAW, shoot('right', 0, 50))
      table.act(LAW, { do: 'keep-bullet' })
      table.waits(LAW, 'turn')
    })
  }
})

const indoors: Town = {
  scenario: 's03',
  cowboys: { L1: { in: 'bank' }, O1: { at: [15, 0, 180] }, ...far },
  buildings: { bank: { at: [0, 0, 0] } },
}

test('FU-R37: a cowboy inside shoots from behind its building through the door', () => {
  inTurn('L1', indoors, (table) => {
    expect(table.refused(LAW, shoot('left', 0, 600)).code).toBe('inside')
    table.act(LAW, shootOut(0, 600))
    expect(who(table, 'O1').life).toBe(2)
    table.waits(LAW, 'turn')
  })
})

test('FU-R39: nobody inside a building is hit by a bullet', () => {
  const town: Town = { ...indoors, cowboys: { L1: { at: [20, 4.7, 180] }, O1: { in: 'bank' }, ...far } }
  inTurn('L1', town, (table) => {
    table.act(LAW, shoot('right', 18_000, 1000))
    expect(who(table, 'O1')).toMatchObject({ life: 3, inside: 'bank' })
    expect(layoutOf(table.state).pieces.some(({ id }) => id === 'O1')).toBe(false)
    table.waits(LAW, 'turn')
  })
})

test('FU-R93: a neutral figure that falls was the target; it stands up and nobody else is hit', () => {
  const town = street({ O1: enemy(19) }, { scenario: 's04', hour: 6, neutrals: { N1: { pose: pose(15, 0, 180) } } })
  inTurn('L1', town, (table) => {
    table.act(LAW, east())
    expect(told(table)).toContain('hit-neutral')
    expect(who(table, 'O1').life).toBe(3)
    expect(table.state.neutrals[0]!.pose!.turn).toBeNull()
    table.waits(LAW, 'turn')
  })
})
