// The scenarios of the specification as played turns: bull's eyes, beer, Gatling.

import { describe, expect, test } from 'vitest'
import { atTheTable, pour, shoot } from './lay-out.ts'

describe('bull’s eyes', () => {
  test('BD-T27 five alive: neighbours, and those two places away', () => {
    atTheTable('sheriff, 8, 8, 8, 8', (table) => {
      table.keeps(0, '12DDG')
      expect(table.targets(0)).toEqual([
        [1, 4],
        [2, 3],
      ])
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T28 four alive: a 2 hits the player opposite', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, '12DDG')
      expect(table.targets(0)).toEqual([[1, 3], [2]])
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.standing()).toBe('10/0 8/0 7/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-T29 three alive: a 2 is a 1', () => {
    atTheTable('sheriff, out, 8, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.targets(0)).toEqual([[2, 3]])
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T30 two alive: every bull’s eye hits the other one', () => {
    atTheTable('sheriff, out, 8, out', (table) => {
      table.keeps(0, '12DDG')
      expect(table.standing()).toBe('10/0 0/0 6/0 0/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-T31 eliminated players are no places', () => {
    atTheTable('sheriff, out, 8, 8, 8, 8', (table) => {
      table.keeps(0, '12DDG')
      expect(table.targets(0)).toEqual([
        [2, 5],
        [3, 4],
      ])
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T32 surplus hits are lost, and nobody moves up between two shots', () => {
    atTheTable('sheriff, 1/0, 8/0, 8, 8', (table) => {
      table.keeps(0, '112DB')
      table.act(0, shoot(1, 1, 2))
      expect(table.standing()).toBe('10/0 0/0 7/0 8/0 8/0 | 9')
      table.act(0, pour(0))
      table.waits(2, 'roll')
    })
  })

  test('BD-T33 every bull’s eye needs a target, and nobody shoots himself', () => {
    atTheTable('sheriff, 8, 8, 8, 8', (table) => {
      table.keeps(0, '12DDG')
      expect(table.refused(0, shoot(1))).toEqual({ code: 'each-shot-once', facts: { shots: 2 } })
      expect(table.refused(0, shoot(0, 2)).code).toBe('not-at-yourself')
      expect(table.refused(0, shoot(1, 0)).code).toBe('not-at-yourself')
      table.waits(0, 'assign-shots')
    })
  })
})

describe('beer, Gatling', () => {
  test('BD-T34 a beer for somebody at max is wasted', () => {
    atTheTable('sheriff 9/0, 8, 8, 7', (table) => {
      table.keeps(0, 'BBBDG')
      table.act(0, pour(0, 0, 3))
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      expect(table.times('beer-wasted')).toBe(1)
      table.waits(1, 'roll')
    })
  })

  test('BD-T35 the eliminated do not drink', () => {
    atTheTable('sheriff 9/0, out, 8, 8', (table) => {
      table.keeps(0, 'BDDGA')
      expect(table.refused(0, pour(1))).toEqual({ code: 'out-of-the-game', facts: { seat: 1 } })
      table.waits(0, 'assign-beers')
    })
  })

  test('BD-T36 beer first, then the Gatling; Paul Regret is spared', () => {
    atTheTable('sheriff 9/3, 8/1, paul-regret 8/0, 7/0', (table) => {
      table.keeps(0, 'GGGDB')
      table.act(0, pour(3))
      expect(table.standing()).toBe('9/0 7/1 8/0 7/0 | 8')
      table.waits(1, 'roll')
    })
  })

  test('BD-T37 two Gatlings do nothing', () => {
    atTheTable('sheriff 10/3, 8, 8, 8', (table) => {
      table.keeps(0, 'GG1DB')
      table.act(0, shoot(1))
      table.act(0, pour(0))
      expect(table.standing()).toBe('10/3 7/0 8/0 8/0 | 6')
      expect(table.times('gatling')).toBe(0)
      table.waits(1, 'roll')
    })
  })

  test('BD-T38 the Gatling fells Outlaw, Renegade and Deputy together: the law wins, the Deputy included', () => {
    atTheTable('sheriff, outlaw 1, outlaw out, renegade 1, deputy 1', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/0 0/0 0/0 0/0 0/0 | 9')
      expect(table.over()).toMatchObject({ winners: [0, 4], because: { key: 'result.law' } })
    })
  })

  test('BD-T39 the last Outlaw shot, nothing else is resolved', () => {
    atTheTable('sheriff 5, outlaw 1, outlaw out, renegade out, deputy 8', (table) => {
      table.keeps(0, '1GGGB')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('5/0 0/0 0/0 0/0 8/0 | 9')
      expect(table.times('gatling')).toBe(0)
      expect(table.over()).toMatchObject({ winners: [0, 4], because: { key: 'result.law' } })
    })
  })
})
