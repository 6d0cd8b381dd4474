// Rulings: duels and dynamite.

import { layOut } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import { blast } from '../src/rules/dynamite.ts'
import { type Action, type CowboyId, flickEmUp } from '../src/index.ts'
import type { Duel } from '../src/state.ts'
import { LAW, OUTLAW, type Town, inTurn, pass, position, spot, told, who, duelShot, entersBank } from './lay-out.ts'

const town = (outlaws: Town['cowboys'], more: Partial<Town> = {}): Town => ({
  scenario: 's03',
  cowboys: { L1: { at: [20, 0] }, L2: { at: [-50, 30] }, O5: { at: [55, 35] }, ...outlaws },
  buildings: { bank: { at: [0, 0, 0] } },
  ...more,
})
const STRAIGHT = duelShot(35_463) // of the newcomer, at 25
const WEST = duelShot(18_000)
const EAST = duelShot(0)
const eject = (dir = 0, power = 200, offset = 0): Action => ({ do: 'eject', offset, dir, power })
type Looking = { readonly state: { readonly stack: readonly unknown[] } }
const duel = (table: Looking) => table.state.stack.at(-1) as Duel

test('FU-R51: a duel starts at once, the newcomer shoots first, and each side steps before its shot', () => {
  inTurn('L1', town({ O1: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, WEST)
    expect(duel(table).lane).toEqual([
      { id: 'L1', x: -25_000, z: 0 },
      { id: 'O1', x: 21_500, z: 0 },
    ])
    table.act(OUTLAW, EAST)
    expect(duel(table).lane[0]).toEqual({ id: 'L1', x: -21_500, z: 0 })
    table.waits(LAW, 'duel')
  })
})

test('FU-R52: on an empty lane, 50 cm apart, with one bullet a shot whatever one carries', () => {
  const cowboys = {
    L1: { at: [20, 0], items: ['colt', 'winchester'] },
    O1: { in: 'bank', items: ['dynamite'] },
  } as const
  inTurn('L1', town(cowboys), (table) => {
    table.act(LAW, entersBank)
    const [one, other] = duel(table).lane
    expect(other!.x - one!.x).toBe(50_000)
    expect(table.refused(LAW, { do: 'throw', side: 'left', dir: 0, power: 9 }).code).toBe('not-now')
    table.act(LAW, WEST)
    table.waits(OUTLAW, 'duel')
  })
})

test('FU-R51: nobody steps nearer than a movement disc', () => {
  inTurn('L1', town({ O1: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    for (let i = 0; i < 14; i++) {
      table.act(LAW, WEST)
      table.act(OUTLAW, EAST)
    }
    const [law, outlaw] = duel(table).lane as unknown as readonly [{ x: number }, { x: number }]
    expect(outlaw.x - law.x - 1200).toBeGreaterThanOrEqual(3500)
    expect(outlaw.x - law.x - 1200).toBeLessThan(7000)
    table.waits(LAW, 'duel')
  })
})

test('FU-R53: all of a side shoot before the other side does again, until one clan is left', () => {
  inTurn('L1', town({ O1: { in: 'bank', life: 1 }, O2: { in: 'bank', life: 1 } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, WEST)
    table.act(OUTLAW, EAST)
    table.waits(OUTLAW, 'duel')
    table.act(OUTLAW, EAST)
    table.act(LAW, duelShot(35_422)) // from -21.5 at 21.5
    expect(who(table, 'O1').life).toBe(0)
    table.waits(OUTLAW, 'duel')
  })
})

test('FU-R54: the loser loses a life point and is pitched out by the winner, lying, its hat as it was', () => {
  inTurn('L1', town({ O1: { in: 'bank', hat: 'blue' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, STRAIGHT)
    table.waits(LAW, 'eject')
    table.act(LAW, eject())
    expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true, hat: 'blue', inside: null })
    table.waits(LAW, 'base')
  })
})

test('FU-R55: whatever it touches, it ends outside and on the table', () => {
  for (const [dir, power] of [
    [9000, 1000],
    [0, 1],
    [18_000, 1000],
    [0, 1000],
  ] as const) {
    inTurn('L1', town({ O1: { in: 'bank' } }, { objects: { 'hay-1': [9, 3.4] } }), (table) => {
      table.act(LAW, entersBank)
      table.act(LAW, STRAIGHT)
      table.act(LAW, eject(dir, power))
      const { x, z } = who(table, 'O1').pose!
      expect(who(table, 'O1')).toMatchObject({ life: 2, lying: true, inside: null })
      const isOutside = Math.abs(x) > 2000 || Math.abs(z) > 6000 // of the bank, 4 cm deep and 12 wide, in the middle
      expect(isOutside, `${dir}: ${x}, ${z}`).toBe(true)
      expect(Math.abs(x)).toBeLessThanOrEqual(58_000)
      expect(Math.abs(z)).toBeLessThanOrEqual(38_000)
      table.waits(LAW, 'base')
    })
  }
})

test('FU-R89: a hit that leaves enemies passes the turn to the other side', () => {
  inTurn('L1', town({ O1: { in: 'bank', life: 1 }, O2: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, STRAIGHT)
    expect(duel(table)).toMatchObject({ side: 'defenders', queue: ['O2'] })
    table.waits(OUTLAW, 'duel')
  })
})

test('FU-R90: hit by a fellow one is thrown out by the enemy’s player', () => {
  inTurn('L1', town({ O1: { in: 'bank' }, O2: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, WEST)
    // O1 at (21.5, 0) faces west; its left is to the south, where O2 stands at (25, 7).
    table.act(OUTLAW, duelShot(32_675, 1000))
    expect(told(table).at(-1)).toBe('hit')
    expect(who(table, 'O2').life).toBe(2)
    table.waits(LAW, 'eject')
  })
})

test('FU-R91: thirty shots without a hit: the newcomer is put out unharmed, a final duel is a draw', () => {
  inTurn('L1', town({ O1: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    for (let i = 0; i < 15; i++) {
      table.act(LAW, WEST)
      table.act(OUTLAW, EAST)
    }
    table.act(OUTLAW, eject())
    expect(who(table, 'L1')).toMatchObject({ life: 3, lying: true, inside: null, hat: 'blue' })
    table.waits(OUTLAW, 'choose')
  })
  const last = {
    scenario: 's02',
    hour: 11,
    cowboys: { L1: { at: [-40, 0], hat: 'blue' }, O1: { at: [40, 0] } },
  } as const
  inTurn('L1', { ...last, initiative: 'L1' }, (table) => {
    table.act(LAW, pass)
    for (let i = 0; i < 15; i++) {
      table.act(LAW, WEST)
      table.act(OUTLAW, EAST)
    }
    expect(table.over()).toMatchObject({ winners: [], because: { key: 'result.finalDuel' } })
  })
})

// ---- dynamite -----------------------------------------------------------------------------------------------------

/** Dynamite of this cowboy has come to rest at the centre of the table. */
function blownUp(by: CowboyId, layout: Town) {
  const clan = by[0] === 'L' ? 'law' : 'outlaw'
  const state = layOut(flickEmUp, {
    seats: 2,
    position: { ...position(layout), onTurn: clan },
    under: [{ kind: 'round', opened: true, last: null } as never],
    first: { kind: 'turn', seat: clan === 'law' ? 0 : 1, cowboy: by, left: 1, replayed: false, over: false } as never,
  })
  const game = flickEmUp.at(state)
  blast(game, by, { x: 0, z: 0 })
  flickEmUp.settle(game)
  return { state }
}

test('FU-R45: the thrower is the doer; who kills itself leaves the Initiative to the enemy’s lowest number', () => {
  const killed = blownUp('L2', {
    initiative: 'O1',
    cowboys: { L2: { at: [-30, 0] }, O1: { at: [3, 0], life: 1 }, O2: { at: [40, 0] } },
  })
  expect(killed.state.initiative).toBe('L2')
  const self = blownUp('L2', {
    initiative: 'L2',
    cowboys: { L1: { at: [-30, 0] }, L2: { at: [3, 0], life: 1 }, O2: { at: [40, 0] }, O3: { at: [40, 9] } },
  })
  expect(self.state.initiative).toBe('O2')
})

test('FU-R56, FU-R57: everything within 3.5 of the octagon’s outline; buildings, gallows and neutral figures are unharmed', () => {
  const { state } = blownUp('L1', {
    scenario: 's04',
    cowboys: { L1: { at: [3, 0] }, L2: { at: [0, 4.9] }, O1: { in: 'bank' }, O2: { at: [30, 0] } },
    buildings: { bank: { at: [-6, 4.75, 180] } },
    objects: { 'barrel-1': [0, -5.6], 'hay-1': [0, -12] },
    neutrals: { N1: { at: [3, -3] } },
    gallows: [4.2, 4],
  })
  const figure = (id: CowboyId) => who({ state }, id)
  expect(figure('L1')).toMatchObject({ life: 2, lying: true })
  expect(figure('L2')).toMatchObject({ life: 2, lying: true })
  expect(figure('O1')).toMatchObject({ life: 2, lying: true, inside: null })
  expect(figure('O2')).toMatchObject({ life: 3, lying: false })
  expect(state.objects.map(({ id }) => id)).toEqual(['hay-1'])
  expect(spot({ state }, 'bank')).toEqual([-6, 4.75])
  expect(spot({ state }, 'N1')).toEqual([3, -3])
  expect(state.gallows).not.toBeNull()
})

test('FU-R58: dynamite that leaves the table is spent without effect', () => {
  const cowboys = { L1: { at: [52, 0, 270], items: ['dynamite'] }, O1: { at: [55, 20] } } as const
  inTurn('L1', { scenario: 's04', hour: 6, cowboys }, (table) => {
    table.act(LAW, { do: 'throw', side: 'left', dir: 0, power: 1000 })
    expect(told(table)).toContain('fizzled')
    expect(who(table, 'L1')).toMatchObject({ life: 3, items: [] })
    table.waits(LAW, 'turn')
  })
})
