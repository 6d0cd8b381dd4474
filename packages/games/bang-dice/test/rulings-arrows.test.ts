// The rulings of the specification, each by its id: arrows and Indians, dynamite.

import { describe, expect, test } from 'vitest'
import { type DiceTable, atTheTable, facesOf, pour, shoot, stop, swap } from './lay-out.ts'

const story = (table: DiceTable): string[] => table.told.map((event) => event.type)

describe('arrows and Indians', () => {
  test('BD-R17 arrows are taken right after each roll, before the next choice', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'A1BGG')
      expect(table.standing()).toBe('10/1 8/0 8/0 8/0 | 8')
      table.waits(0, 'reroll')
      table.throws(0, '.A...')
      expect(table.standing()).toBe('10/2 8/0 8/0 8/0 | 7')
      table.waits(0, 'reroll')
    })
  })

  test('BD-R18 an arrow die left on the table gives no second arrow', () => {
    atTheTable('sheriff 9, 8, 8, 8', (table) => {
      table.throws(0, 'AAGGB')
      table.throws(0, '....G')
      table.throws(0, '....B')
      expect(table.state.dice).toEqual(facesOf('AAGGB'))
      expect(table.state.players[0]!.arrows).toBe(2)
      table.waits(0, 'assign-beers')
    })
  })

  test('BD-R19 an arrow stays taken when its die is rolled again', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'AAGGB')
      table.throws(0, 'BG...')
      expect(table.standing()).toBe('10/2 8/0 8/0 8/0 | 7')
      table.waits(0, 'reroll')
    })
  })

  test('BD-R20 one at a time, and the attack in the instant the supply is empty', () => {
    atTheTable('sheriff 10/3, 8/4, 8, 8', (table) => {
      table.throws(0, 'AAAGG')
      expect(story(table)).toEqual([
        'rolled',
        'arrow-taken',
        'arrow-taken',
        'indians',
        'life-lost',
        'life-lost',
        'arrow-taken',
      ])
      expect(table.standing()).toBe('5/1 4/0 8/0 8/0 | 8') // five of his own by then, not six
      table.waits(0, 'reroll')
    })
  })

  test('BD-R21 the arrows that are left of the roll come from the refilled supply', () => {
    atTheTable('sheriff 10/4, 8/4, 8, 8', (table) => {
      table.throws(0, 'AAAAG')
      expect(table.standing()).toBe('5/3 4/0 8/0 8/0 | 6')
      table.waits(0, 'reroll')
    })
  })

  test('BD-R22 everybody loses one life point an arrow, the active player too, and all arrows return', () => {
    atTheTable('sheriff 10/1, 8/3, 8/2, 2/2', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('8/0 5/0 6/0 0/0 | 9')
      table.waits(0, 'reroll')
    })
    // At the same time: the Sheriff and the Renegade fall together, so the Renegade is not the last one.
    atTheTable('sheriff 1/1, outlaw out, outlaw out, renegade 7/7', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.over()).toMatchObject({ winners: [1, 2] })
    })
  })

  test('BD-R23 the turn goes on after an attack, re-rolls included', () => {
    atTheTable('sheriff 10/4, 8/4, 8, 8', (table) => {
      table.throws(0, 'AGGBB')
      table.throws(0, 'G....')
      table.act(0, stop)
      table.act(0, pour(0, 0))
      expect(table.standing()).toBe('7/0 3/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R24 an attack that eliminates the active player ends his turn: no arrow, no die counts', () => {
    atTheTable('sheriff 10/4, active 1/0, 8/4, 7', (table) => {
      table.throws(1, 'AA1BG')
      expect(table.standing()).toBe('6/0 0/0 4/0 7/0 | 9')
      expect(story(table).filter((type) => type === 'arrow-taken')).toHaveLength(1)
      table.waits(2, 'roll')
    })
  })

  test('BD-R25 one attack a roll; two a turn, the second for all nine arrows', () => {
    for (let supply = 1; supply <= 8; supply++) {
      const [his, others] = [Math.min(4, 9 - supply), Math.max(0, 5 - supply)]
      atTheTable(`sheriff 20/${his} of 20, 8/${others}, 8, 8`, (table) => {
        table.throws(0, 'AAAAA')
        expect(table.times('indians')).toBe(supply <= 5 ? 1 : 0)
        table.waits(0, 'reroll')
      })
    }
    // Nobody has so much life: it shows what the second attack costs, and that no third comes.
    atTheTable('sheriff 20/4 of 20, 8/4, 8, 8', (table) => {
      table.throws(0, 'AAAAA')
      expect(table.standing()).toBe('15/4 4/0 8/0 8/0 | 5')
      table.throws(0, 'AAAAA')
      expect(table.standing()).toBe('6/0 4/0 8/0 8/0 | 9')
      table.throws(0, 'AAAAA')
      expect(table.standing()).toBe('6/5 4/0 8/0 8/0 | 4')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff lucky-duke 10/0, 8/4, 8/4, 8', (table) => {
      table.throws(0, 'AAAAA')
      table.throws(0, 'AAAAA')
      expect(table.over().winners).toEqual([1, 2])
    })
    atTheTable('sheriff jourdonnais 9/0, 8/4, 8/4, 8', (table) => {
      table.throws(0, 'AAAAA')
      table.throws(0, 'AAAAA')
      expect(table.standing()).toBe('7/0 4/0 4/0 8/0 | 9')
      table.waits(0, 'reroll')
    })
  })

  test('BD-R26 the last arrow brings the Indians, rolled or owed to El Gringo; Bart’s ability never takes it', () => {
    atTheTable('sheriff 10/4, 8/4, 8, 8', (table) => {
      table.throws(0, 'ADDGG')
      expect(table.times('indians')).toBe(1)
      table.waits(0, 'reroll')
    })
    atTheTable('sheriff 10/4, el-gringo 7/4, 8, 8', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.times('indians')).toBe(1)
      expect(table.standing()).toBe('5/0 2/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff 10/3, bart-cassidy 8/4, 8, 8', (table) => {
      table.keeps(0, '11DDG')
      table.act(0, shoot(1, 1))
      table.refused(1, swap(2))
      table.act(1, swap(1))
      expect([table.state.supply, table.times('indians')]).toEqual([1, 0])
      table.waits(1, 'roll')
    })
  })

  test('BD-R27 who has no arrows loses nothing in an attack', () => {
    atTheTable('sheriff 10/4, 8/4, 1/0, 8/0', (table) => {
      table.throws(0, 'AGGBB')
      expect(table.standing()).toBe('5/0 4/0 1/0 8/0 | 9')
      const losers = table.told.flatMap((event) => (event.type === 'life-lost' ? [event.by] : []))
      expect(losers).toEqual([0, 1])
      table.waits(0, 'reroll')
    })
  })

  test('BD-R28 arrows of the eliminated return at once', () => {
    atTheTable('sheriff 9/4, 1/4, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      expect(table.state.supply).toBe(1)
      table.act(0, shoot(1))
      table.waits(0, 'assign-beers')
      expect(table.standing()).toBe('9/4 0/0 8/0 8/0 | 5')
    })
  })
})

describe('dynamite', () => {
  test('BD-R29 kept dynamites count', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'DGGBB')
      table.throws(0, '.D...')
      expect(table.times('exploded')).toBe(0)
      table.throws(0, '..D..')
      expect(table.times('exploded')).toBe(1)
      table.waits(0, 'assign-beers')
    })
  })

  test('BD-R30 arrows, and an attack, come before the third dynamite', () => {
    atTheTable('sheriff 10/4, 8/4, 8, 8', (table) => {
      table.throws(0, 'DDDAG')
      expect(story(table)).toEqual([
        'rolled',
        'arrow-taken',
        'indians',
        'life-lost',
        'life-lost',
        'exploded',
        'life-lost',
        'turn-began',
      ])
      expect(table.standing()).toBe('4/0 4/0 8/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test.each(['DDDGG', 'DDDDG', 'DDDDD'])('BD-R31 %s costs one life point, once', (faces) => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, faces)
      expect(table.standing()).toBe('9/0 8/0 8/0 8/0 | 9')
      expect(table.times('exploded')).toBe(1)
      table.waits(1, 'roll')
    })
  })

  test('BD-R32 after an explosion shots, beers and Gatling still count', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'DDD1B')
      table.act(0, shoot(3))
      table.act(0, pour(0))
      expect(table.standing()).toBe('10/0 8/0 8/0 7/0 | 9')
      table.waits(1, 'roll')
    })
    atTheTable('sheriff willy-the-kid, 8, 8, 8', (table) => {
      table.throws(0, 'DDDGG')
      expect(table.standing()).toBe('9/0 7/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R33 who is eliminated by his explosion resolves nothing else', () => {
    atTheTable('sheriff 9, active willy-the-kid 1/2, 8, 8', (table) => {
      table.throws(1, 'DDDGG')
      expect(table.standing()).toBe('9/0 0/0 8/0 8/0 | 9')
      expect(table.times('gatling')).toBe(0)
      table.waits(2, 'roll')
    })
    atTheTable('sheriff 9, active 1, 8, 8', (table) => {
      table.throws(1, 'DDD12')
      expect(table.times('shot')).toBe(0)
      table.waits(2, 'roll')
    })
  })

  test.each(['DGGAB', 'DDGGB'])('BD-R34 %s: one or two dynamites do nothing', (faces) => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, faces)
      expect(table.state.players.map((player) => player.life)).toEqual([10, 8, 8, 8])
      table.waits(1, 'roll')
    })
  })

  test('BD-R35 at 1 life the explosion comes before one’s own beers', () => {
    atTheTable('sheriff, active 1, 8, 8', (table) => {
      table.throws(1, 'DDDBB')
      expect(table.standing()).toBe('10/0 0/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })
})
