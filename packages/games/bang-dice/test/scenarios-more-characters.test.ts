// The scenarios of the specification as played turns: the characters from Paul Regret to Willy the Kid.

import { describe, expect, test } from 'vitest'
import { atTheTable, giveBack, heal, pour, shoot, shootDouble, stop, swap } from './lay-out.ts'

describe('Paul Regret, Pedro Ramirez, Rose Doolan, Sid Ketchum', () => {
  test('BD-T57 the Gatling spares Paul, everything else costs him life', () => {
    atTheTable('sheriff, paul-regret, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/0 9/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, paul-regret, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, 8, paul-regret, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff 10/4, paul-regret 9/4, 8, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('5/0 5/0 8/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff, active paul-regret, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-T58 Pedro returns arrows for life lost, but not to Indians', () => {
    atTheTable('sheriff, pedro-ramirez 8/3, 8, 8', (table) => {
      table.keeps(0, '11DDG')
      table.act(0, shoot(1, 1))
      table.act(1, giveBack(2))
      expect(table.standing()).toBe('10/0 6/1 8/0 8/0 | 8')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff 10/2, pedro-ramirez 8/3, 8/3, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('7/0 5/0 5/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff, active pedro-ramirez 8/3, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      table.act(1, giveBack(1))
      expect(table.standing()).toBe('10/0 7/2 8/0 8/0 | 7')
      table.waits(2, 'roll')
    })
  })

  test('BD-T88 once the game is over Pedro is not asked', () => {
    atTheTable('sheriff 1/0, active outlaw, pedro-ramirez 5/2, 8', (table) => {
      table.keeps(1, '11DDB')
      table.act(1, shoot(0, 2))
      expect(table.standing()).toBe('0/0 8/0 4/2 8/0 | 7')
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
    atTheTable('sheriff 2/0, active outlaw, pedro-ramirez 5/2, 8', (table) => {
      table.keeps(1, '11DDB')
      table.act(1, shoot(0, 2))
      expect(table.standing()).toBe('1/0 8/0 4/2 8/0 | 7')
      expect(table.options(2)).toEqual([giveBack(0), giveBack(1)])
      table.waits(2, 'pedro-discard')
    })
  })

  test('BD-T59 Rose’s 2 reaches places 2 and 3, walked around the table', () => {
    atTheTable('sheriff rose-doolan, 8, 8, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.targets(0)).toEqual([[1, 2, 3]])
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff rose-doolan, 8, 8, 8, 8', (table) => {
      table.keeps(0, '21DGG')
      expect(table.targets(0)).toEqual([
        [2, 3],
        [1, 2, 3, 4],
      ])
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff rose-doolan, out, 8, 8', (table) => {
      table.keeps(0, '21DGG')
      expect(table.targets(0)).toEqual([
        [2, 3],
        [2, 3],
      ])
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T60 Sid heals before he rolls, if there is anybody to heal', () => {
    atTheTable('sheriff sid-ketchum, 8, 7, 8', (table) => {
      table.waits(0, 'sid-heal')
      table.act(0, heal(2))
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      expect(table.state.rolls).toBe(0)
      table.waits(0, 'roll')
    })
    atTheTable('sheriff sid-ketchum, 8, 8, 8', (table) => {
      table.waits(0, 'roll')
    })
  })
})

describe('Slab the Killer, Suzy Lafayette, Vulture Sam, Willy the Kid', () => {
  test('BD-T61 Slab doubles one bull’s eye with one beer', () => {
    atTheTable('sheriff slab-the-killer 8/0, 8, 8, 8', (table) => {
      table.keeps(0, '1DDBB')
      table.act(0, shootDouble([1], 0, 3))
      expect(table.standing()).toBe('8/0 6/0 8/0 8/0 | 9')
      table.act(0, pour(0))
      expect(table.standing()).toBe('9/0 6/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff slab-the-killer 8/0, 8, 8, 8', (table) => {
      table.keeps(0, '11DBB')
      table.refused(0, { do: 'double', at: [1, 1], die: [0, 1], beer: [3, 4] })
      table.refused(0, shootDouble([1, 1, 1], 0, 3))
      expect(table.refused(0, shootDouble([1, 1], 0, -1)).code).toBe('double-needs-beer')
      expect(table.refused(0, shootDouble([1, 1], 0, 2)).code).toBe('double-needs-beer')
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff slab-the-killer 8/0, 8, 8, 8', (table) => {
      table.keeps(0, '11DDG')
      for (const beer of [-1, 0, 2, 4])
        expect(table.refused(0, shootDouble([1, 1], 0, beer)).code).toBe('double-needs-beer')
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T62 Bart swaps both points of Slab’s doubled shot', () => {
    atTheTable('sheriff slab-the-killer, bart-cassidy 8/0, 8, 8', (table) => {
      table.keeps(0, '1DDGB')
      table.act(0, shootDouble([1], 0, 4))
      expect(table.options(1)).toEqual([swap(0), swap(1), swap(2)])
      table.act(1, swap(2))
      expect(table.standing()).toBe('10/0 8/2 8/0 8/0 | 7')
      table.waits(1, 'roll')
    })
  })

  test('BD-T63 Suzy gains two without a final bull’s eye', () => {
    atTheTable('sheriff suzy-lafayette 7/0, 8, 8, 8', (table) => {
      table.throws(0, '1DDGB')
      table.throws(0, 'G....')
      table.act(0, stop)
      table.waits(0, 'assign-beers')
      table.act(0, pour(0))
      const gained = table.told.flatMap((event) => (event.type === 'life-gained' ? [event.after] : []))
      expect(gained).toEqual([8, 10])
      table.waits(1, 'roll')
    })
    atTheTable('sheriff suzy-lafayette 7/0, 8, 8, 8', (table) => {
      table.keeps(0, '1DDGB')
      table.act(0, shoot(1))
      table.act(0, pour(0))
      expect(table.state.players[0]!.life).toBe(8)
      table.waits(1, 'roll')
    })
  })

  test('BD-T64 Suzy gains after an explosion she survived', () => {
    atTheTable('sheriff suzy-lafayette 7/0, 8, 8, 8', (table) => {
      table.throws(0, 'DDDGA')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'life-lost', by: 0, before: 7, after: 6 }))
      expect(table.standing()).toBe('8/1 8/0 8/0 8/0 | 8')
      table.waits(1, 'roll')
    })
  })

  test('BD-T65 Suzy falls in her own turn and gains nothing', () => {
    atTheTable('sheriff 10/4, active suzy-lafayette 1/0, el-gringo 7/4, 8/0', (table) => {
      table.keeps(1, 'GGGDD')
      expect(table.standing()).toBe('5/0 0/0 2/0 7/0 | 9')
      expect(table.times('life-gained')).toBe(0)
      table.waits(2, 'roll')
    })
  })

  test('BD-T66 Vulture Sam gains two for each of the fallen, never above max', () => {
    atTheTable('sheriff, vulture-sam 3, 1, 1, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/0 6/0 0/0 0/0 7/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, vulture-sam 9, 1, 8, 8', (table) => {
      table.keeps(0, '2DDGG')
      table.act(0, shoot(2))
      expect(table.standing()).toBe('10/0 9/0 0/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-T67 Vulture Sam falls with another and stays out', () => {
    atTheTable('sheriff 10/4, vulture-sam 2/2, 2/2, 8, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('5/0 0/0 0/0 8/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })

  test('BD-T68 Willy needs two Gatlings, and fires once with four', () => {
    atTheTable('sheriff willy-the-kid 10/2, 8, 8, 8', (table) => {
      table.keeps(0, 'GGDDA')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'arrows-returned', from: 0, count: 3 }))
      expect(table.standing()).toBe('10/0 7/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff willy-the-kid 10/2, 8, 8, 8', (table) => {
      table.keeps(0, 'GGGGA')
      expect(table.standing()).toBe('10/0 7/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-T69 Bart and El Gringo in one Gatling, then the Indians', () => {
    atTheTable('sheriff 10/0, bart-cassidy 8/3, el-gringo 7/3, 8/1', (table) => {
      table.keeps(0, 'GGGDD')
      table.act(1, swap(1))
      expect(table.standing()).toBe('9/0 4/0 3/0 6/0 | 9')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'life-lost', by: 1, of: 'indians', before: 8 }))
      table.waits(1, 'roll')
    })
  })
})
