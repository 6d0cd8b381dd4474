// Given / when / then: duels.

import { expect, test } from 'vitest'
import type { Action } from '../src/index.ts'
import type { Duel } from '../src/state.ts'
import { LAW, OUTLAW, type Town, inTurn, spot, told, who, duelShot, entersBank } from './lay-out.ts'

const town = (outlaws: Town['cowboys'], law: object = {}): Town => ({
  scenario: 's03',
  cowboys: { L1: { at: [20, 0], ...law }, L2: { at: [-50, 30] }, O5: { at: [55, 35] }, ...outlaws },
  buildings: { bank: { at: [0, 0, 0] } },
})
/** From x = -25, at an enemy at x = 25 straight across; and back from x = 21.5 at -25. */
const STRAIGHT = 35_463
const BACK = 17_423
const AWAY_WEST = 18_000
const AWAY_EAST = 0
const eject: Action = { do: 'eject', offset: 0, dir: 0, power: 200 }
const lane = (table: { state: { stack: readonly unknown[] } }) =>
  Object.fromEntries((table.state.stack.at(-1) as Duel).lane.map(({ id, x, z }) => [id, [x / 1000, z / 1000]]))

test('FU-T37: both clans in a building: a duel, and the newcomer shoots first', () => {
  inTurn('L1', town({ O1: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    expect(told(table)).toContain('duel')
    expect(lane(table)).toEqual({ L1: [-25, 0], O1: [25, 0] })
    table.waits(LAW, 'duel')
  })
})

test('FU-T38: after a miss the other steps forward and shoots', () => {
  inTurn('L1', town({ O1: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, duelShot(AWAY_WEST))
    expect(lane(table)).toEqual({ L1: [-25, 0], O1: [21.5, 0] })
    table.waits(OUTLAW, 'duel')
  })
})

test('FU-T39: two defenders step and shoot, one after the other, before the newcomer does', () => {
  inTurn('L1', town({ O1: { in: 'bank' }, O2: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, duelShot(AWAY_WEST))
    expect(lane(table)).toEqual({ L1: [-25, 0], O1: [21.5, 0], O2: [25, 7] })
    table.act(OUTLAW, duelShot(AWAY_EAST))
    expect(lane(table)).toEqual({ L1: [-25, 0], O1: [21.5, 0], O2: [21.5, 7] })
    table.act(OUTLAW, duelShot(AWAY_EAST))
    expect(lane(table)).toEqual({ L1: [-21.5, 0], O1: [21.5, 0], O2: [21.5, 7] })
    table.waits(LAW, 'duel')
  })
})

test('FU-T40: the loser is thrown out and lies outside; the newcomer goes on', () => {
  inTurn('L1', town({ O1: { in: 'bank', life: 2 } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, duelShot(STRAIGHT))
    table.act(LAW, eject)
    expect(who(table, 'O1')).toMatchObject({ life: 1, lying: true, inside: null, hat: 'red' })
    expect(spot(table, 'O1')[0]).toBeGreaterThan(2)
    table.act(LAW, { do: 'base', base: 'left' })
    expect(table.state.stack.at(-1)).toMatchObject({ kind: 'turn', cowboy: 'L1', left: 1 })
    table.waits(LAW, 'turn')
  })
})

test('FU-T41: a newcomer that loses has no turn any more', () => {
  inTurn('L1', town({ O1: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, duelShot(AWAY_WEST))
    table.act(OUTLAW, duelShot(BACK))
    table.waits(OUTLAW, 'eject')
    table.act(OUTLAW, eject)
    expect(who(table, 'L1')).toMatchObject({ life: 2, lying: true, inside: null, hat: 'blue' })
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-T42: nobody throws out the dead', () => {
  inTurn('L1', town({ O1: { in: 'bank', life: 1 } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, duelShot(STRAIGHT))
    expect(who(table, 'O1')).toMatchObject({ life: 0, pose: null, inside: null })
    expect(told(table)).toContain('died')
    table.waits(LAW, 'base')
  })
})

test('FU-T69: after a hit that leaves an enemy, that one steps and shoots', () => {
  inTurn('L1', town({ O1: { in: 'bank' }, O2: { in: 'bank' } }), (table) => {
    table.act(LAW, entersBank)
    table.act(LAW, duelShot(STRAIGHT))
    table.act(LAW, eject)
    expect(lane(table)).toEqual({ L1: [-25, 0], O2: [21.5, 7] })
    table.waits(OUTLAW, 'duel')
  })
})
