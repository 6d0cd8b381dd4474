// What screens are told beside the options: why a question comes up, what is blocked, what an option would do.

import type { Seat } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { bangDice } from '../src/index.ts'
import { type DiceTable, atTheTable, shoot } from './lay-out.ts'

const presented = (table: DiceTable, seat: Seat) => bangDice.rules.present(table.view(seat), seat)

describe('present', () => {
  test('only the seat that is asked is shown options', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      expect(presented(table, 0).options).toMatchObject([{ option: { do: 'roll' }, then: [{ facts: { rolls: 3 } }] }])
      expect(presented(table, 1)).toEqual({ options: [], blocked: [] })
      table.waits(0, 'roll')
    })
  })

  test('dynamite is blocked, rolls are counted, too few Gatlings are worth a warning', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'DGGBA')
      const { options, blocked } = presented(table, 0)
      expect(blocked).toMatchObject([{ thing: { facts: { die: 0 } }, because: { key: 'why.dynamite-locked' } }])
      expect(options).toMatchObject([
        { option: { do: 'reroll' }, then: [{ key: 'then.reroll', facts: { left: 2 } }] },
        { option: { do: 'stop' }, warning: { key: 'warning.gatling', facts: { shown: 2, needed: 3 } } },
      ])
      table.waits(0, 'reroll')
    })
  })

  test('Willy’s two Gatlings need no warning', () => {
    atTheTable('sheriff willy-the-kid, 8, 8, 8', (table) => {
      table.throws(0, 'DGGBA')
      for (const option of presented(table, 0).options) expect(option).not.toHaveProperty('warning')
      table.waits(0, 'reroll')
    })
  })

  test('targets out of reach are blocked, with the distance', () => {
    atTheTable('sheriff, 8, 8, out, 8', (table) => {
      table.keeps(0, '1DDBA')
      expect(presented(table, 0).blocked).toContainEqual({
        thing: { key: 'thing.target', facts: { face: 'bull1', seat: 2 } },
        because: { key: 'why.out-of-reach', facts: { seat: 2, distance: 2, reach: [1] } },
      })
      table.waits(0, 'assign-shots')
    })
  })

  test('Bart and Pedro are told who hit them, and for how much', () => {
    atTheTable('sheriff, bart-cassidy, 8, pedro-ramirez 8/1', (table) => {
      table.keeps(0, '111DD')
      table.act(0, shoot(1, 1, 3))
      expect(presented(table, 1).because).toEqual({ key: 'because.bull', facts: { seat: 0, points: 2 } })
      table.act(1, { do: 'swap', count: 0 })
      expect(presented(table, 3).because).toEqual({ key: 'because.bull', facts: { seat: 0, points: 1 } })
      expect(presented(table, 3).ifNot).toEqual({ key: 'safe.pedro-discard', facts: { arrows: 1, after: 0 } })
      table.waits(3, 'pedro-discard')
    })
  })

  test('Kit is reminded of his Gatlings, not of what they cost the others', () => {
    atTheTable('sheriff kit-carlson, 8/2, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(presented(table, 0).because).toEqual({ key: 'because.gatlings', facts: { count: 3 } })
      table.waits(0, 'kit-discard')
    })
  })
})
