// The rulings of the specification, each by its id: the characters from Bart Cassidy to Kit Carlson.

import { describe, expect, test } from 'vitest'
import { atTheTable, heal, pour, remove, shoot, stop, swap } from './lay-out.ts'

describe('Bart Cassidy', () => {
  test('BD-R54 he swaps against bull’s eyes and Gatling, never against Indians or dynamite', () => {
    atTheTable('sheriff, bart-cassidy, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      table.waits(1, 'bart-arrows')
    })
    atTheTable('sheriff, bart-cassidy, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      table.waits(1, 'bart-arrows')
    })
    atTheTable('sheriff 10/4, bart-cassidy 8/4, 8, 8', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.state.players[1]).toMatchObject({ life: 4, arrows: 0 })
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff, active bart-cassidy, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      expect(table.state.players[1]).toMatchObject({ life: 7, arrows: 0 })
      table.waits(2, 'roll')
    })
  })

  test('BD-R55 never the last arrow by his ability; one he rolls or owes El Gringo may be', () => {
    atTheTable('sheriff 10/4, bart-cassidy 8/4, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/4 7/4 8/0 8/0 | 1')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff 10/4, active bart-cassidy 8/4, 8, 8', (table) => {
      table.throws(1, 'AGGBB')
      expect(table.standing()).toBe('6/0 3/0 8/0 8/0 | 9')
      table.waits(1, 'reroll')
    })
    atTheTable('sheriff 10/4, active bart-cassidy 8/4, el-gringo 7/0, 8', (table) => {
      table.keeps(1, '1DDGG')
      table.act(1, shoot(2))
      expect(table.standing()).toBe('6/0 3/0 6/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-R56 facing several hits he chooses how many he swaps, up to the supply less one', () => {
    atTheTable('sheriff, bart-cassidy, 8, 8', (table) => {
      table.keeps(0, '111DD')
      table.act(0, shoot(1, 1, 1))
      expect(table.options(1)).toEqual([swap(0), swap(1), swap(2), swap(3)])
      table.act(1, swap(2))
      expect(table.standing()).toBe('10/0 7/2 8/0 8/0 | 7')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff 10/3, bart-cassidy 8/3, 8, 8', (table) => {
      table.keeps(0, '111DD')
      table.act(0, shoot(1, 1, 1))
      expect(table.options(1)).toEqual([swap(0), swap(1), swap(2)])
      table.waits(1, 'bart-arrows')
    })
  })

  test('BD-R57 a swapped hit is no life lost: at 1 life he survives', () => {
    atTheTable('sheriff, bart-cassidy 1, 8, 8', (table) => {
      table.keeps(0, '111DD')
      table.act(0, shoot(1, 1, 1))
      table.act(1, swap(3))
      expect(table.standing()).toBe('10/0 1/3 8/0 8/0 | 6')
      expect(table.times('life-lost')).toBe(0)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, bart-cassidy 1, 8, 8', (table) => {
      table.keeps(0, '111DD')
      table.act(0, shoot(1, 1, 1))
      table.act(1, swap(2))
      expect(table.standing()).toBe('10/0 0/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })
})

describe('Calamity Janet', () => {
  test('BD-R58 she decides for each bull’s eye', () => {
    atTheTable('sheriff calamity-janet, 8, 8, 8, 8, 8', (table) => {
      table.keeps(0, '12DGG')
      expect(table.targets(0)).toEqual([
        [1, 2, 4, 5],
        [1, 2, 4, 5],
      ])
      table.act(0, shoot(2, 1)) // the 1 as a 2, the 2 as a 1
      expect(table.standing()).toBe('10/0 7/0 7/0 8/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R59 with three or fewer alive everything is a 1', () => {
    atTheTable('sheriff calamity-janet, 8, out, out, 8', (table) => {
      table.keeps(0, '12DGG')
      expect(table.targets(0)).toEqual([
        [1, 4],
        [1, 4],
      ])
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff calamity-janet, out, out, out, 8', (table) => {
      table.keeps(0, '12DGG')
      expect(table.standing()).toBe('10/0 0/0 0/0 0/0 6/0 | 9')
      table.waits(4, 'roll')
    })
  })
})

describe('El Gringo', () => {
  test('BD-R60 life he loses to Indians or dynamite costs nobody an arrow', () => {
    atTheTable('sheriff 10/4, el-gringo 7/4, 8, 8', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('5/0 3/0 8/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff, active el-gringo, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      expect(table.standing()).toBe('10/0 6/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-R61 one arrow a batch, however many life points it cost', () => {
    atTheTable('sheriff, el-gringo, 8, 8', (table) => {
      table.keeps(0, '1111D')
      table.act(0, shoot(1, 1, 1, 1))
      expect(table.standing()).toBe('10/1 3/0 8/0 8/0 | 8')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, el-gringo, 8, 8', (table) => {
      table.keeps(0, '11GGG')
      table.act(0, shoot(1, 1))
      expect(table.times('arrow-taken')).toBe(2)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, el-gringo, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(3)) // at somebody else
      expect(table.times('arrow-taken')).toBe(0)
      table.waits(1, 'roll')
    })
  })

  test('BD-R62 his arrow may be the last and brings the Indians in the middle of the turn', () => {
    atTheTable('sheriff 9/4, el-gringo 7/4, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('4/0 2/0 8/0 8/0 | 9')
      table.waits(0, 'assign-beers') // the turn goes on
    })
  })

  test('BD-R63 his arrow is due though the batch eliminates him, but not once the game is over', () => {
    atTheTable('sheriff, el-gringo 1, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/1 0/0 7/0 7/0 | 8')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff el-gringo 1, active outlaw, 8, 8', (table) => {
      table.keeps(1, '1DDGG')
      table.act(1, shoot(0))
      table.over()
      expect(table.standing()).toBe('0/0 8/0 8/0 8/0 | 9')
    })
  })

  test('BD-R64 the Gatling’s shooter returns his arrows first, then takes his', () => {
    atTheTable('sheriff 10/5, el-gringo 7/1, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/1 6/1 7/0 7/0 | 7')
      table.waits(1, 'roll')
    })
  })
})

describe('Jesse Jones, Jourdonnais', () => {
  test('BD-R65 Jesse’s threshold is looked at once, before all his beers', () => {
    atTheTable('sheriff, active jesse-jones 4, 8, 8', (table) => {
      table.keeps(1, 'BBDDG')
      table.act(1, pour(1, 1))
      expect(table.state.players[1]!.life).toBe(8)
      table.waits(2, 'roll')
    })
    atTheTable('sheriff, active jesse-jones 5, 8, 8', (table) => {
      table.throws(1, 'DDDBB') // 4 after the explosion, when the beers are poured
      table.act(1, pour(1, 1))
      expect(table.state.players[1]!.life).toBe(8)
      table.waits(2, 'roll')
    })
  })

  test('BD-R66 beers of others and Sid’s gift are worth one to Jesse', () => {
    atTheTable('sheriff, jesse-jones 2, 8, 8', (table) => {
      table.keeps(0, 'BBDDG')
      table.act(0, pour(1, 1))
      expect(table.state.players[1]!.life).toBe(4)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff sid-ketchum, jesse-jones 2, 8, 8', (table) => {
      table.act(0, heal(1))
      expect(table.state.players[1]!.life).toBe(3)
      table.waits(0, 'roll')
    })
    atTheTable('sheriff 7, active jesse-jones 2, 8, 8', (table) => {
      table.keeps(1, 'BDDGG')
      table.act(1, pour(0)) // his own, but for somebody else
      expect(table.state.players[0]!.life).toBe(8)
      table.waits(2, 'roll')
    })
  })

  test('BD-R67 Jourdonnais loses one life point an attack, so two in two', () => {
    atTheTable('sheriff jourdonnais 9/4, 8/4, 8, 8', (table) => {
      table.throws(0, 'AAAAA')
      expect(table.standing()).toBe('8/4 4/0 8/0 8/0 | 5')
      table.throws(0, 'AAAAA')
      expect(table.standing()).toBe('7/0 4/0 8/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })
})

describe('Kit Carlson', () => {
  test('BD-R68 one arrow a Gatling, of any mix of players; with three he also fires and loses all his own', () => {
    atTheTable('sheriff 10/2, active kit-carlson 7/2, 8/1, 8/1', (table) => {
      table.keeps(1, 'GGDDB')
      const removals = table.options(1).map((action) => (action.do === 'remove' ? action.arrows.join('') : ''))
      expect(removals.toSorted()).toEqual([
        '0000',
        '0001',
        '0010',
        '0011',
        '0100',
        '0101',
        '0110',
        '0200',
        '1000',
        '1001',
        '1010',
        '1100',
        '2000',
      ])
      table.act(1, remove(1, 1, 0, 0))
      expect(table.standing()).toBe('10/1 7/1 8/1 8/1 | 5')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 10/3, active kit-carlson 7/3, 8/1, 8', (table) => {
      table.keeps(1, 'GGGDD')
      table.act(1, remove(3, 0, 0, 0))
      expect(table.standing()).toBe('9/0 7/0 7/1 7/0 | 8')
      table.waits(2, 'roll')
    })
  })

  test('BD-R69 final dice only; one or two Gatlings are enough; nothing is forced', () => {
    atTheTable('sheriff 10/2, active kit-carlson 7/2, 8, 8', (table) => {
      table.throws(1, 'GGDDB')
      table.throws(1, 'BB...')
      table.act(1, stop)
      expect(table.standing()).toBe('10/2 7/2 8/0 8/0 | 5')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 10/2, active kit-carlson 7/2, 8, 8', (table) => {
      table.keeps(1, 'GDDBB')
      table.act(1, remove(1, 0, 0, 0))
      expect(table.standing()).toBe('10/1 7/2 8/0 8/0 | 6')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 10/2, active kit-carlson 7/2, 8, 8', (table) => {
      table.keeps(1, 'GGDBB')
      table.act(1, remove(0, 0, 0, 0))
      expect(table.standing()).toBe('10/2 7/2 8/0 8/0 | 5')
      table.waits(2, 'roll')
    })
  })
})
