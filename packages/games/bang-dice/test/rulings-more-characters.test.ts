// The rulings of the specification, each by its id: the characters from Paul Regret to Willy the Kid.

import { describe, expect, test } from 'vitest'
import { atTheTable, giveBack, heal, pour, roll, shoot, shootDouble, stop, swap } from './lay-out.ts'

describe('Paul Regret, Pedro Ramirez', () => {
  test('BD-R70 the Gatling costs Paul nothing, the others are hit', () => {
    atTheTable('sheriff, 8, paul-regret 1, 8', (table) => {
      table.keeps(0, 'GGGGG')
      expect(table.standing()).toBe('10/0 7/0 1/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R71 Pedro loses the life point and may return an arrow for each', () => {
    atTheTable('sheriff, pedro-ramirez 8/3, 8, 8', (table) => {
      table.keeps(0, '11DDG')
      table.act(0, shoot(1, 1))
      expect(table.standing()).toBe('10/0 6/3 8/0 8/0 | 6')
      expect(table.options(1)).toEqual([giveBack(0), giveBack(1), giveBack(2)])
      table.act(1, giveBack(1))
      expect(table.standing()).toBe('10/0 6/2 8/0 8/0 | 7')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, pedro-ramirez 8/1, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      table.act(1, giveBack(1))
      expect(table.standing()).toBe('10/0 7/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R72 Indians: Pedro’s loss is fixed by his arrows, which all return anyway', () => {
    atTheTable('sheriff 10/4, pedro-ramirez 8/4, 8, 8', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('5/0 4/0 8/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })

  test('BD-R73 Pedro may return an arrow after his explosion', () => {
    atTheTable('sheriff, active pedro-ramirez 8/2, 8, 8', (table) => {
      table.throws(1, 'DDD1B')
      table.waits(1, 'pedro-discard')
      expect(table.options(1)).toEqual([giveBack(0), giveBack(1)])
      table.act(1, giveBack(1))
      expect(table.standing()).toBe('10/0 7/1 8/0 8/0 | 8')
      table.waits(1, 'assign-shots')
    })
  })
})

describe('Rose Doolan', () => {
  test('BD-R74 her 1 reaches places 1 and 2, her 2 places 2 and 3', () => {
    atTheTable('8, 8, 8, active sheriff rose-doolan, 8, 8, 8, 8', (table) => {
      table.keeps(3, '12DGG')
      expect(table.targets(3)).toEqual([
        [1, 2, 4, 5],
        [0, 1, 5, 6],
      ])
      table.act(3, shoot(5, 0))
      expect(table.standing()).toBe('7/0 8/0 8/0 11/0 8/0 7/0 8/0 8/0 | 9')
      table.waits(4, 'roll')
    })
  })

  test('BD-R75 walked around the table: among four her 2 reaches a neighbour', () => {
    atTheTable('sheriff rose-doolan, 8, 8, 8', (table) => {
      table.keeps(0, '2DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('11/0 7/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })
})

describe('Sid Ketchum', () => {
  test('BD-R76 the gift comes before the first roll; he must name somebody, himself if he likes', () => {
    atTheTable('sheriff sid-ketchum 9, 8, 8, out', (table) => {
      table.waits(0, 'sid-heal')
      table.refused(0, roll)
      expect(table.options(0)).toEqual([heal(0), heal(1), heal(2)])
      expect(table.refused(0, heal(3)).code).toBe('out-of-the-game')
      table.act(0, heal(0))
      expect(table.standing()).toBe('10/0 8/0 8/0 0/0 | 9')
      table.waits(0, 'roll')
    })
    atTheTable('sheriff sid-ketchum 9, 8, 8, 8', (table) => {
      table.act(0, heal(1))
      expect(table.standing()).toBe('9/0 8/0 8/0 8/0 | 9')
      table.waits(0, 'roll')
    })
  })
})

describe('Slab the Killer', () => {
  test('BD-R77 one bull’s eye a turn, for one beer that heals nobody; both points hit the same target', () => {
    atTheTable('sheriff slab-the-killer 5, 8, 8, 8', (table) => {
      table.keeps(0, '11BDG')
      table.act(0, shootDouble([1, 3], 1, 2))
      expect(table.standing()).toBe('5/0 7/0 8/0 6/0 | 9')
      expect(table.times('life-gained')).toBe(0)
      table.waits(1, 'roll') // no beer is left to pour
    })
    atTheTable('sheriff slab-the-killer 5, 8, 8, 8', (table) => {
      table.keeps(0, '2BDGG') // one target only, but still the doubling to decide
      expect(table.options(0)).toEqual([shoot(2), shootDouble([2], 0, 1)])
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff bart-cassidy 5, 8, 8, 8', (table) => {
      table.keeps(0, '11BDG')
      expect(table.refused(0, shootDouble([1, 3], 1, 2)).code).toBe('only-slab-doubles')
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-R78 declared with the shots, both faces final; one hit of two points for Bart, Pedro and El Gringo', () => {
    atTheTable('sheriff slab-the-killer, 8, 8, 8', (table) => {
      table.throws(0, '1BDGG')
      table.throws(0, '.G...')
      table.act(0, stop)
      expect(table.refused(0, shootDouble([1], 0, 1)).code).toBe('double-needs-beer') // the beer has been rolled away
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff slab-the-killer, 8, 8, 8', (table) => {
      table.keeps(0, 'BBDDG')
      table.waits(1, 'roll') // without a bull's eye nothing is declared
    })
    atTheTable('sheriff slab-the-killer, bart-cassidy, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      table.act(0, shootDouble([1], 0, 1))
      expect(table.options(1)).toEqual([swap(0), swap(1), swap(2)])
      table.waits(1, 'bart-arrows')
    })
    atTheTable('sheriff slab-the-killer, pedro-ramirez 8/3, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      table.act(0, shootDouble([1], 0, 1))
      expect(table.options(1)).toEqual([giveBack(0), giveBack(1), giveBack(2)])
      table.waits(1, 'pedro-discard')
    })
    atTheTable('sheriff slab-the-killer, el-gringo, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      table.act(0, shootDouble([1], 0, 1))
      expect(table.standing()).toBe('10/1 5/0 8/0 8/0 | 8')
      table.waits(1, 'roll')
    })
  })
})

describe('Suzy Lafayette', () => {
  test('BD-R79 only her final dice count, and the gain comes at the end of her turn', () => {
    atTheTable('sheriff suzy-lafayette 5, 8, 8, 8', (table) => {
      table.throws(0, '12GGB')
      table.throws(0, 'GD...')
      table.act(0, stop)
      expect(table.state.players[0]!.life, 'not yet').toBe(5)
      table.act(0, pour(0))
      expect(table.told.flatMap((event) => (event.type === 'life-gained' ? [event.after] : []))).toEqual([6, 8])
      expect(table.standing()).toBe('8/0 7/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff suzy-lafayette 5, 8, 8, 8', (table) => {
      table.throws(0, 'GGDDA')
      table.throws(0, '2....')
      table.act(0, stop)
      expect(table.standing()).toBe('5/1 8/0 7/0 8/0 | 8')
      table.waits(1, 'roll')
    })
  })

  test('BD-R80 she gains after an explosion she survives, not when her turn is cut short', () => {
    atTheTable('sheriff suzy-lafayette 5, 8, 8, 8', (table) => {
      table.throws(0, 'DDDGG')
      expect(table.standing()).toBe('6/0 8/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, active suzy-lafayette 1, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      expect(table.standing()).toBe('10/0 0/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })
})

describe('Vulture Sam', () => {
  test('BD-R81 two life points for each other player eliminated, whatever the cause', () => {
    atTheTable('sheriff, vulture-sam 3, 8, 1, 8', (table) => {
      table.keeps(0, '2DDGG')
      table.act(0, shoot(3))
      expect(table.standing()).toBe('10/0 5/0 8/0 0/0 8/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, active vulture-sam 3, 1, 1, 8', (table) => {
      table.keeps(1, 'GGGDD')
      expect(table.standing()).toBe('9/0 7/0 0/0 0/0 7/0 | 9')
      table.waits(4, 'roll')
    })
    atTheTable('sheriff 10/4, vulture-sam 3, 4/4, 8, 8', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('5/0 5/0 0/0 8/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff, vulture-sam 3, active 1, 8, 8', (table) => {
      table.throws(2, 'DDDGG')
      expect(table.standing()).toBe('10/0 5/0 0/0 8/0 8/0 | 9')
      table.waits(3, 'roll')
    })
  })

  test('BD-R82 eliminated with others he gains nothing and stays out', () => {
    atTheTable('sheriff, vulture-sam 1, 1, 1, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/0 0/0 0/0 0/0 7/0 7/0 | 9')
      table.waits(4, 'roll')
    })
  })
})

describe('Willy the Kid, and all who gain life', () => {
  test.each(['GGDDB', 'GGGDB', 'GGGGB', 'GGGGG'])('BD-R83 %s fires Willy’s Gatling once', (faces) => {
    atTheTable('sheriff willy-the-kid, 8, 8, 8', (table) => {
      table.keeps(0, faces)
      expect(table.standing()).toBe('10/0 7/0 7/0 7/0 | 9')
      expect(table.times('gatling')).toBe(1)
      table.waits(1, 'roll')
    })
  })

  test('BD-R83 one Gatling is not enough for Willy', () => {
    atTheTable('sheriff willy-the-kid 10/2, 8, 8, 8', (table) => {
      table.keeps(0, 'GDDBB')
      expect(table.standing()).toBe('10/2 8/0 8/0 8/0 | 7')
      table.waits(1, 'roll')
    })
  })

  test('BD-R84 no gift, no gain and no double beer goes above max', () => {
    atTheTable('sheriff sid-ketchum 9, 8, 8, 8', (table) => {
      table.act(0, heal(2))
      expect(table.state.players[2]!.life).toBe(8)
      table.waits(0, 'roll')
    })
    atTheTable('sheriff suzy-lafayette 9, 8, 8, 8', (table) => {
      table.keeps(0, 'GGDDA')
      expect(table.state.players[0]!.life).toBe(10)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, vulture-sam 8, 8, 1, 8', (table) => {
      table.keeps(0, '2DDGG')
      table.act(0, shoot(3))
      expect(table.state.players[1]!.life).toBe(9)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, active jesse-jones 4, 8, 8', (table) => {
      table.keeps(1, 'BBBDG')
      table.act(1, pour(1, 1, 1))
      expect(table.state.players[1]!.life).toBe(9)
      table.waits(2, 'roll')
    })
  })
})
