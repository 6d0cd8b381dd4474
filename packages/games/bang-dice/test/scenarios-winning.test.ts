// The scenarios of the specification as played turns: who wins, and who sees which role.

import { HIDDEN } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { atTheTable, shoot } from './lay-out.ts'

describe('winning', () => {
  test('BD-T70 the last Renegade shoots the Sheriff and wins alone', () => {
    atTheTable('sheriff 1, outlaw out, outlaw out, active renegade', (table) => {
      table.keeps(3, '1DDGG')
      expect(table.over()).toMatchObject({ winners: [3], because: { key: 'result.renegade' } })
    })
  })

  test('BD-T71 the Sheriff explodes before the last Renegade: the Renegade wins', () => {
    atTheTable('sheriff 1, outlaw out, outlaw out, renegade', (table) => {
      table.throws(0, 'DDDGG')
      expect(table.over()).toMatchObject({ winners: [3], because: { key: 'result.renegade' } })
    })
  })

  test('BD-T72 Sheriff and Renegade fall together: the Outlaws win', () => {
    atTheTable('sheriff 3/4, outlaw out, outlaw out, renegade 3/4', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('0/0 0/0 0/0 0/0 | 9')
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-T73 the Renegade’s Gatling fells the Sheriff and the last Outlaw: he is alone and wins', () => {
    atTheTable('sheriff 1, outlaw 1, outlaw out, active renegade', (table) => {
      table.keeps(3, 'GGGDD')
      expect(table.over()).toMatchObject({ winners: [3], because: { key: 'result.renegade' } })
    })
  })

  test('BD-T74 an Outlaw’s Gatling fells Sheriff and Renegade: all Outlaws win', () => {
    atTheTable('sheriff 1, active outlaw, outlaw out, renegade 1', (table) => {
      table.keeps(1, 'GGGDD')
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-T75 a Deputy shoots the Sheriff: the Outlaws win', () => {
    atTheTable('sheriff 1, outlaw, outlaw, renegade, active deputy', (table) => {
      table.keeps(4, '1DDGG')
      table.act(4, shoot(0))
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-T76 of two Renegades only the survivor wins', () => {
    atTheTable('sheriff 1, active renegade, renegade out, out, out, out, out, out', (table) => {
      table.keeps(1, '2DDGG')
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.renegade' } })
    })
  })

  test('BD-T77 three players: the Deputy shoots the Renegade and wins at once', () => {
    atTheTable('active deputy, outlaw, renegade 1', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(2))
      expect(table.standing()).toBe('8/0 8/0 0/0 | 9')
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.target' } })
    })
  })

  test('BD-T78 three players: Indians take the Renegade, nobody’s doing, and the duel begins', () => {
    atTheTable('active deputy 8/3, outlaw 8/1, renegade 4/4', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('4/0 7/0 0/0 | 9')
      expect([table.state.mode, table.state.result]).toEqual(['duel', null])
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'duel-began', first: 0, second: 1 }))
      table.waits(0, 'reroll')
    })
  })

  test('BD-T79 three players: the Deputy explodes, the others duel', () => {
    atTheTable('active deputy 1, outlaw, renegade', (table) => {
      table.throws(0, 'DDDGG')
      expect([table.state.mode, table.state.result]).toEqual(['duel', null])
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'duel-began', first: 1, second: 2 }))
      table.waits(1, 'roll')
    })
  })

  test('BD-T80 three players: the Outlaw’s Gatling fells both others: he has his target', () => {
    atTheTable('deputy 1, active outlaw, renegade 1', (table) => {
      table.keeps(1, 'GGGDD')
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.target' } })
    })
  })

  test('BD-T81 three players: Indians leave only the Deputy', () => {
    atTheTable('active deputy 8/2, outlaw 3/3, renegade 3/3', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('5/0 0/0 0/0 | 9')
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.last-alive' } })
    })
  })

  test('BD-T82 three players: Indians leave nobody, the Outlaw wins', () => {
    atTheTable('active deputy 3/2, outlaw 3/3, renegade 3/3', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.no-survivor' } })
    })
  })

  test('BD-T83 a duel that both lose is drawn, unless one of them is the Outlaw', () => {
    atTheTable('active deputy 2/4, outlaw out, renegade 4/4', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.over()).toMatchObject({ winners: [], ranking: [[0, 1, 2]], because: { key: 'result.no-survivor' } })
    })
    atTheTable('active deputy 2/4, outlaw 4/4, renegade out', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.no-survivor' } })
    })
  })

  test('BD-T84 a duellist explodes, the other one wins', () => {
    atTheTable('active deputy 1, outlaw out, renegade', (table) => {
      table.throws(0, 'DDDGG')
      expect(table.over()).toMatchObject({ winners: [2], because: { key: 'result.last-alive' } })
    })
  })
})

describe('views', () => {
  test('BD-T85 a player sees his own role and the Sheriff’s, an onlooker only the Sheriff’s', () => {
    atTheTable('sheriff, outlaw, deputy, outlaw, renegade', (table) => {
      const roles = (...eyes: number[]) => table.view(...eyes).players.map((player) => player.role)
      expect(roles(1)).toEqual(['sheriff', 'outlaw', HIDDEN, HIDDEN, HIDDEN])
      expect(roles()).toEqual(['sheriff', HIDDEN, HIDDEN, HIDDEN, HIDDEN])
      table.waits(0, 'roll')
    })
  })

  test('BD-T86 the role of who is out is seen by all, and at the end every role is', () => {
    atTheTable('sheriff, outlaw 1, outlaw, deputy, renegade out', (table) => {
      const roles = (...eyes: number[]) => table.view(...eyes).players.map((player) => player.role)
      table.keeps(0, '1DDGG')
      expect(roles()).toEqual(['sheriff', HIDDEN, HIDDEN, HIDDEN, 'renegade'])
      table.act(0, shoot(1))
      for (const eyes of [[], [0], [2], [4]]) expect(roles(...eyes)[1]).toBe('outlaw')
      expect(roles(1)).toEqual(['sheriff', 'outlaw', HIDDEN, HIDDEN, 'renegade'])
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 1, active outlaw, outlaw, deputy, renegade', (table) => {
      table.keeps(1, '1DDGG')
      table.act(1, shoot(0))
      table.over()
      const everything = ['sheriff', 'outlaw', 'outlaw', 'deputy', 'renegade']
      for (const eyes of [[], [0], [3]]) {
        expect(table.view(...eyes).players.map((player) => player.role)).toEqual(everything)
      }
    })
  })
})
