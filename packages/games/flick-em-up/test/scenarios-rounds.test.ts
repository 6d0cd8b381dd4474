// Given / when / then: hats, hours, the order of play.

import { chanceFrom, firstOf } from '@saloon/kernel'
import { scenario, setupOf } from '@saloon/kernel/kit'
import { expect, test } from 'vitest'
import { flickEmUp } from '../src/index.ts'
import { LAW, OUTLAW, inRound, inTurn, pass, told, who } from './lay-out.ts'

test('FU-T30: the hat of a dead cowboy is a turn without actions', () => {
  const town = {
    seats: 4,
    cowboys: { L1: { life: 0 }, L2: { at: [0, 0] }, O1: { at: [20, 0] }, O2: { at: [30, 0] } },
  } as const
  inRound(
    town,
    (table) => {
      table.act(0, { do: 'play', cowboy: 'L1' })
      expect(who(table, 'L1').hat).toBe('blue')
      table.waits(1, 'choose')
      table.act(1, { do: 'play', cowboy: 'O1' })
      table.act(1, pass)
      table.waits(2, 'choose')
    },
    'outlaw',
  )
})

const ten = (hat: 'red' | 'blue', but: object = {}) =>
  ({
    L1: { at: [-44, 0], hat },
    L2: { at: [-44, 10], hat },
    O1: { at: [44, 0], hat },
    O2: { at: [44, 10], hat },
    ...but,
  }) as const

test('FU-T31: the last hat turned moves the hand on, and the Initiative opens the hour', () => {
  const cowboys = ten('blue', { L2: { at: [-44, 10], hat: 'red' } })
  inTurn('L2', { cowboys, hour: 6, initiative: 'L1' }, (table) => {
    table.act(LAW, pass)
    expect(table.state.hour).toBe(7)
    expect(table.options(LAW)).toEqual([{ do: 'play', cowboy: 'L1' }])
    table.waits(LAW, 'choose')
  })
})

test('FU-T32: three against two: A D B E C D A E B D, and C is next', () => {
  const state = flickEmUp.start(setupOf(flickEmUp, { seats: 5 }), chanceFrom(1))
  const order: number[] = []
  scenario(flickEmUp, state, (table) => {
    while (table.state.hour === 6) {
      const seat = firstOf(flickEmUp.asked(state))
      if (state.stack.at(-1)!.kind === 'choose') order.push(seat)
      table.act(seat, flickEmUp.safe(state, seat))
    }
    expect(order.map((seat) => 'ADBEC'[seat]).join(' ')).toBe('A D B E C D A E B D')
    table.waits(4, 'choose')
  })
})

test('FU-T33: last of one round and first of the next', () => {
  const cowboys = ten('blue', { O2: { at: [44, 10], hat: 'red' } })
  inTurn('O2', { cowboys, hour: 6, initiative: 'O1' }, (table) => {
    table.act(OUTLAW, pass)
    expect(table.state.hour).toBe(7)
    expect(table.options(OUTLAW)).toEqual([{ do: 'play', cowboy: 'O1' }])
    table.waits(OUTLAW, 'choose')
  })
})

test('FU-T34: at twelve the game is over before anybody plays', () => {
  const cowboys = ten('red', { L2: { at: [-44, 10], hat: 'blue' } })
  inTurn('L2', { cowboys, hour: 11 }, (table) => {
    table.act(LAW, pass)
    expect(table.state.hour).toBe(12)
    expect(table.over().because.key).toBe('result.draw')
    expect(told(table)).toEqual(['passed', 'hour', 'game-over'])
  })
})

test('FU-T35: in the first hour of scenario 4 only outlaws play, and none of them shoots', () => {
  const cowboys = ten('red', {
    O1: { at: [44, 0], hat: 'blue', items: ['dynamite'] },
    O2: { at: [44, 10], hat: 'blue' },
  })
  inRound({ scenario: 's04', hour: 5, initiative: 'O1', cowboys }, (table) => {
    table.act(OUTLAW, { do: 'play', cowboy: 'O1' })
    expect(table.refused(OUTLAW, { do: 'shoot', weapon: 'colt', side: 'left', dir: 0, power: 9 }).code).toBe(
      'first-hour',
    )
    expect(table.refused(OUTLAW, { do: 'throw', side: 'left', dir: 0, power: 9 }).code).toBe('first-hour')
    table.act(OUTLAW, pass)
    table.act(OUTLAW, { do: 'play', cowboy: 'O2' })
    table.act(OUTLAW, pass)
    expect(table.state.hour).toBe(6)
    table.goesOn()
  })
})

test('FU-T36: whoever lies stands up when it is played, and may do no more than that', () => {
  const cowboys = { L1: { at: [0, 0, 90], lying: true }, O1: { at: [40, 0] } } as const
  inRound(
    { cowboys },
    (table) => {
      expect(table.refused(LAW, { do: 'play', cowboy: 'L1' }).code).toBe('must-rise')
      table.act(LAW, { do: 'rise', cowboy: 'L1', facing: 12_300 })
      table.act(LAW, pass)
      expect(who(table, 'L1')).toMatchObject({ lying: false, hat: 'blue' })
      expect(who(table, 'L1').pose).toMatchObject({ facing: 12_300, turn: null })
      table.goesOn()
    },
    'outlaw',
  )
})
