// The scenarios of the specification as played turns: the characters from Bart Cassidy to Lucky Duke.

import { describe, expect, test } from 'vitest'
import { atTheTable, facesOf, pour, remove, reroll, shoot, stop, swap } from './lay-out.ts'

describe('Bart Cassidy', () => {
  test('BD-T40 he takes one arrow and loses one life point', () => {
    atTheTable('sheriff, bart-cassidy 8/1, 8/3, 8', (table) => {
      table.keeps(0, '11DDG')
      table.act(0, shoot(1, 1))
      table.waits(1, 'bart-arrows')
      expect(table.options(1)).toEqual([swap(0), swap(1), swap(2)])
      table.act(1, swap(1))
      expect(table.standing()).toBe('10/0 7/2 8/3 8/0 | 4')
      table.waits(1, 'roll')
    })
  })

  test('BD-T41 he never takes the last arrow this way', () => {
    atTheTable('sheriff 10/4, bart-cassidy 8/0, 8/4, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/4 7/0 8/4 8/0 | 1')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff 10/4, bart-cassidy 8/0, 8/3, 8', (table) => {
      table.keeps(0, '111DD')
      table.act(0, shoot(1, 1, 1))
      expect(table.refused(1, swap(2))).toEqual({ code: 'too-many', facts: { most: 1 } })
      table.act(1, swap(1))
      expect(table.standing()).toBe('10/4 6/1 8/3 8/0 | 1')
      table.waits(1, 'roll')
    })
  })

  test('BD-T42 he survives two hits at 1 life', () => {
    atTheTable('sheriff, bart-cassidy 1/0, 8, 8', (table) => {
      table.keeps(0, '11DDG')
      table.act(0, shoot(1, 1))
      table.act(1, swap(2))
      expect(table.standing()).toBe('10/0 1/2 8/0 8/0 | 7')
      table.waits(1, 'roll')
    })
  })

  test('BD-T43 the shooter’s arrows are back before he draws from the supply', () => {
    atTheTable('sheriff 10/5, bart-cassidy 8/3, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      table.waits(1, 'bart-arrows')
      expect(table.state.supply).toBe(6)
      table.act(1, swap(1))
      expect(table.standing()).toBe('10/0 8/4 7/0 7/0 | 5')
      table.waits(1, 'roll')
    })
  })

  test('BD-T44 dynamite and Indians leave him no choice', () => {
    atTheTable('sheriff, active bart-cassidy 8/0, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      expect(table.standing()).toBe('10/0 7/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 10/4, bart-cassidy 8/2, 8/2, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('5/0 6/0 6/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })

  test('BD-T87 an arrow he rolls may be the last one', () => {
    atTheTable('sheriff 10/3, active bart-cassidy 8/2, 8/3, 8/0', (table) => {
      table.throws(1, 'ADDBG')
      expect(table.standing()).toBe('7/0 5/0 5/0 8/0 | 9')
      table.act(1, stop)
      table.act(1, pour(1))
      expect(table.standing()).toBe('7/0 6/0 5/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })
})

describe('Black Jack', () => {
  test('BD-T45 he rolls two dynamites away', () => {
    atTheTable('sheriff black-jack 9/0, 8, 8, 8', (table) => {
      table.throws(0, 'DD1BG')
      table.throws(0, 'BB...')
      table.throws(0, '....D')
      expect(table.state.dice).toEqual(facesOf('BB1BD'))
      expect(table.times('exploded')).toBe(0)
      table.act(0, shoot(1))
      table.act(0, pour(0, 0, 0))
      expect(table.standing()).toBe('10/0 7/0 8/0 8/0 | 9')
      expect(table.times('beer-wasted')).toBe(2)
      table.waits(1, 'roll')
    })
  })

  test('BD-T46 three dynamites stop him too, at once or one after the other', () => {
    atTheTable('sheriff black-jack 9/0, 8, 8, 8', (table) => {
      table.throws(0, 'DDDBG')
      expect(table.state.players[0]!.life).toBe(8)
      table.refused(0, reroll(0))
      table.waits(0, 'assign-beers')
    })
    atTheTable('sheriff black-jack 9/0, 8, 8, 8', (table) => {
      table.throws(0, 'DD1BG')
      table.throws(0, '....D')
      expect(table.state.players[0]!.life).toBe(8)
      table.refused(0, reroll(0))
      table.waits(0, 'assign-shots')
    })
  })
})

describe('Calamity Janet, El Gringo', () => {
  test('BD-T47 Janet fires each bull’s eye as she likes', () => {
    atTheTable('sheriff calamity-janet, 8, 8, 8, 8', (table) => {
      table.keeps(0, '1122D')
      table.act(0, shoot(2, 1, 1, 4))
      expect(table.standing()).toBe('10/0 6/0 7/0 8/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-T48 two hits on El Gringo cost one arrow', () => {
    atTheTable('sheriff, el-gringo 7/0, 8, 8', (table) => {
      table.keeps(0, '11DDB')
      table.act(0, shoot(1, 1))
      expect(table.standing()).toBe('10/1 5/0 8/0 8/0 | 8')
      table.act(0, pour(0))
      table.waits(1, 'roll')
    })
  })

  test('BD-T49 shot and Gatling on El Gringo cost two, the first of which goes back', () => {
    atTheTable('sheriff 9/4, el-gringo 7/0, 8/0, 8/0', (table) => {
      table.keeps(0, 'GGG1D')
      table.act(0, shoot(1))
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'arrow-taken', by: 0, arrows: 5 }))
      expect(table.standing()).toBe('9/1 5/0 7/0 7/0 | 8')
      table.waits(1, 'roll')
    })
  })

  test('BD-T50 his arrow is the last one: the shooter falls in his own attack', () => {
    atTheTable('sheriff 10/0, el-gringo 7/2, active 3/4, 8/2', (table) => {
      table.keeps(2, '1DDBB')
      table.act(2, shoot(1))
      expect(table.standing()).toBe('10/0 4/0 0/0 6/0 | 9')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'life-lost', by: 1, of: 'bull', after: 6 }))
      table.waits(3, 'roll')
    })
  })

  test('BD-T51 his arrow is due even if the shot eliminates him', () => {
    atTheTable('sheriff, el-gringo 1/2, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/1 0/0 8/0 8/0 | 8')
      table.waits(2, 'roll')
    })
  })

  test('BD-T52 life he loses to Indians costs nobody an arrow', () => {
    atTheTable('sheriff 10/2, el-gringo 7/3, 8/3, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('7/0 4/0 5/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })
})

describe('Jesse Jones, Jourdonnais, Kit Carlson, Lucky Duke', () => {
  test('BD-T53 Jesse’s own beers count double from 4 life downwards', () => {
    atTheTable('sheriff, active jesse-jones 5, 8, 8', (table) => {
      table.keeps(1, 'BBDDG')
      table.act(1, pour(1, 1))
      expect(table.standing()).toBe('10/0 7/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 9, active jesse-jones 4, 8, 8', (table) => {
      table.keeps(1, 'BBBDG')
      table.act(1, pour(1, 0, 1))
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff, active jesse-jones 4, 8, 8', (table) => {
      table.keeps(1, 'BBBBD')
      table.act(1, pour(1, 1, 1, 1))
      expect(table.standing()).toBe('10/0 9/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
    atTheTable('sheriff, jesse-jones 3, 8, 8', (table) => {
      table.keeps(0, 'BBBDG')
      table.act(0, pour(1, 1, 1))
      expect(table.standing()).toBe('10/0 6/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-T54 Indians cost Jourdonnais one life point, or none', () => {
    atTheTable('sheriff 10/2, jourdonnais 7/4, 8/2, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('7/0 6/0 6/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff 10/4, jourdonnais 7/0, 8/4, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.standing()).toBe('5/0 7/0 4/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })

  test('BD-T55 Kit removes up to one arrow a Gatling die', () => {
    atTheTable('sheriff, active kit-carlson 7/2, 8, 8/3', (table) => {
      table.keeps(1, 'GGDBB')
      expect(table.options(1)).toHaveLength(6) // none; one of his own or of seat 3; two, in three ways
      expect(table.refused(1, remove(0, 1, 0, 2))).toEqual({ code: 'too-many-arrows', facts: { most: 2 } })
      table.act(1, remove(0, 1, 0, 1))
      expect(table.standing()).toBe('10/0 7/1 8/0 8/2 | 6')
      table.waits(2, 'roll')
    })
  })

  test('BD-T56 the third dynamite takes Lucky Duke’s fourth roll', () => {
    atTheTable('sheriff lucky-duke, 8, 8, 8', (table) => {
      table.throws(0, 'DABBG')
      table.throws(0, '.D...')
      table.throws(0, '....D')
      expect(table.state.rolls).toBe(3)
      expect(table.standing()).toBe('9/1 8/0 8/0 8/0 | 8')
      table.refused(0, reroll(2))
      table.waits(0, 'assign-beers')
    })
  })
})
