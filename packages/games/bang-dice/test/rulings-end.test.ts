// The rulings of the specification, each by its id: elimination, the end, three players.

import { HIDDEN } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { atTheTable, pour, roll, shoot } from './lay-out.ts'

describe('elimination and end', () => {
  test('BD-R85 with the last life point one is out, shows the role and returns the arrows', () => {
    atTheTable('sheriff, renegade 1/3, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      expect(table.view().players[1]!.role).toBe(HIDDEN)
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/0 0/0 8/0 8/0 | 9')
      expect(table.view().players[1]!.role).toBe('renegade')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'eliminated', by: 1, role: 'renegade' }))
      table.waits(2, 'roll')
    })
  })

  test('BD-R86 all who fall in one batch are out together, before anybody wins', () => {
    atTheTable('sheriff, outlaw 1, outlaw 1, renegade 1', (table) => {
      table.keeps(0, 'GGGDD')
      const end = table.told.map((event) => event.type).slice(-7)
      expect(end).toEqual([
        'life-lost',
        'life-lost',
        'life-lost',
        'eliminated',
        'eliminated',
        'eliminated',
        'game-over',
      ])
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.law' } })
    })
  })

  test('BD-R87 when the game is over nothing else happens', () => {
    atTheTable('sheriff 1, active outlaw 5/2, el-gringo outlaw 3/0, vulture-sam renegade 4', (table) => {
      table.keeps(1, '11GGG')
      table.act(1, shoot(0, 2))
      table.over()
      // No arrow for El Gringo, no life for Vulture Sam, no Gatling, no arrows returned.
      expect(table.standing()).toBe('0/0 5/2 2/0 4/0 | 7')
      expect(table.told.at(-1)!.type).toBe('game-over')
      expect(table.refused(1, roll).code).toBe('game-over')
    })
  })

  test('BD-R88 the Sheriff out: a Renegade wins only as the last survivor, else the Outlaws do, dead or alive', () => {
    atTheTable('sheriff 1, outlaw out, outlaw out, active renegade', (table) => {
      table.keeps(3, '1DDGG')
      expect(table.over().winners).toEqual([3])
    })
    atTheTable('sheriff 1, outlaw out, outlaw, active renegade', (table) => {
      table.keeps(3, '1DDGG')
      table.act(3, shoot(0))
      expect(table.over().winners).toEqual([1, 2])
    })
    atTheTable('sheriff 1, outlaw out, outlaw out, active renegade, deputy', (table) => {
      table.keeps(3, '1DDGG')
      table.act(3, shoot(0))
      expect(table.over().winners).toEqual([1, 2])
    })
  })

  test('BD-R89 everybody out at once: the Outlaws win', () => {
    atTheTable('sheriff 1/0, deputy 2/2, renegade 2/2, outlaw 2/2, outlaw 2/2', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('0/0 0/0 0/0 0/0 0/0 | 9')
      expect(table.over()).toMatchObject({ winners: [3, 4], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-R90 two Renegades play each for himself', () => {
    const fallen = 'deputy out, deputy out, outlaw out, outlaw out, outlaw out'
    atTheTable(`sheriff 1, active renegade, renegade, ${fallen}`, (table) => {
      table.keeps(1, '1DDGG')
      table.act(1, shoot(0))
      expect(table.over()).toMatchObject({ winners: [5, 6, 7], because: { key: 'result.outlaws' } })
    })
    atTheTable(`sheriff 1, active renegade, renegade out, ${fallen}`, (table) => {
      table.keeps(1, '1DDGG')
      expect(table.over().winners).toEqual([1])
    })
  })

  test('BD-R91 the eliminated win with their team', () => {
    atTheTable('sheriff, outlaw 1, outlaw out, outlaw out, deputy out, deputy, renegade out', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.over()).toMatchObject({ winners: [0, 4, 5], because: { key: 'result.law' } })
    })
    atTheTable('sheriff 1, active outlaw, outlaw out, outlaw out, deputy, deputy, renegade', (table) => {
      table.keeps(1, '1DDGG')
      table.act(1, shoot(0))
      expect(table.over()).toMatchObject({ winners: [1, 2, 3], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-R92 a batch that takes the Sheriff and the last of his enemies is no victory for the law', () => {
    atTheTable('sheriff 1/0, outlaw 4/4, outlaw out, renegade out, deputy 8/4', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('0/0 0/0 0/0 0/0 4/0 | 9')
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-R93 it does not matter who or what eliminates the Sheriff', () => {
    for (const shooter of ['deputy', 'renegade', 'outlaw']) {
      atTheTable(`sheriff 1, active ${shooter}, 8, 8, 8`, (table) => {
        table.keeps(1, '1DDGG')
        table.act(1, shoot(0))
        expect(table.over().because.key).toBe('result.outlaws')
      })
    }
    atTheTable('sheriff 1/4, 8/4, 8, 8', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over().because.key).toBe('result.outlaws')
    })
    atTheTable('sheriff 1, 8, 8, 8', (table) => {
      table.throws(0, 'DDDGG')
      expect(table.over().because.key).toBe('result.outlaws')
    })
  })

  test.each(['outlaw', 'deputy', 'renegade'])('BD-R94 to eliminate a %s brings nothing and costs nothing', (role) => {
    atTheTable(`sheriff 7/2, ${role} 1, 8, 8, 8`, (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('7/2 0/0 8/0 8/0 8/0 | 7')
      table.waits(2, 'roll')
    })
  })
})

describe('three players', () => {
  test.each([
    ['deputy', 'renegade'],
    ['renegade', 'outlaw'],
    ['outlaw', 'deputy'],
  ])('BD-R95 the %s wins by taking the last life point of the %s', (hunter, target) => {
    atTheTable(`active ${hunter}, ${target} 1, 8`, (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.target' } })
    })
  })

  test('BD-R96 the third player takes a target: the survivors fight until one is left', () => {
    // The Deputy shoots the Outlaw, who was the Renegade's target.
    atTheTable('active deputy black-jack, outlaw 1, renegade lucky-duke 2', (table) => {
      table.keeps(0, '1BDGG')
      table.act(0, shoot(1))
      expect([table.state.mode, table.state.result]).toEqual(['duel', null])
      table.act(0, pour(0))
      table.keeps(2, '1DDGG')
      table.keeps(0, '12DGG')
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.last-alive' } })
    })
  })

  test('BD-R97 a death by Indians or dynamite belongs to nobody and leads to the duel', () => {
    atTheTable('active deputy 8/3, outlaw 8/1, renegade 4/4', (table) => {
      table.throws(0, 'AGGBB')
      expect([table.state.mode, table.state.result]).toEqual(['duel', null])
      table.waits(0, 'reroll')
    })
    atTheTable('deputy, outlaw, active renegade 1', (table) => {
      table.throws(2, 'DDDGG')
      expect([table.state.mode, table.state.result]).toEqual(['duel', null])
      table.waits(0, 'roll')
    })
  })

  test('BD-R98 one volley or Gatling that takes both others wins', () => {
    atTheTable('active deputy, outlaw 1, renegade 1', (table) => {
      table.keeps(0, '12DGG')
      table.act(0, shoot(1, 2))
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.target' } })
    })
    atTheTable('deputy 1, outlaw 1, active renegade', (table) => {
      table.keeps(2, 'GGGDD')
      expect(table.over()).toMatchObject({ winners: [2], because: { key: 'result.target' } })
    })
  })

  test('BD-R99 Indians take two of three: the survivor wins', () => {
    atTheTable('active deputy 3/2, outlaw 3/3, renegade 8/3', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over()).toMatchObject({ winners: [2], because: { key: 'result.last-alive' } })
    })
  })

  test('BD-R100 in the duel the survivor wins, even by Indians or dynamite', () => {
    atTheTable('active deputy 8/4, outlaw out, renegade 4/4', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.last-alive' } })
    })
    atTheTable('active deputy 1, outlaw out, renegade', (table) => {
      table.throws(0, 'DDDGG')
      expect(table.over()).toMatchObject({ winners: [2], because: { key: 'result.last-alive' } })
    })
  })

  test('BD-R101 no survivor: the Outlaw wins if he fell in that batch, else it is a draw', () => {
    atTheTable('active deputy 1/2, outlaw 3/3, renegade 3/3', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.no-survivor' } })
    })
    atTheTable('active outlaw 1/4, deputy out, renegade 4/4', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.no-survivor' } })
    })
    atTheTable('active deputy 1/4, outlaw out, renegade 4/4', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over()).toMatchObject({ winners: [], because: { key: 'result.no-survivor' } })
    })
  })
})
