// The scenarios of the specification as played turns: the rulebook's own examples, setup, rolling, arrows, dynamite.

import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../src/index.ts'
import { atTheTable, dealt, facesOf, pour, remove, reroll, rolesOf, shoot, stop } from './lay-out.ts'

describe('the rulebook’s own examples', () => {
  test('BD-T01 the Sheriff takes the last arrow, then tries for the Gatling', () => {
    atTheTable('sheriff 6/1, 8/4, 8/2, 8/1, 8/0', (table) => {
      table.throws(0, 'AADB1')
      expect(table.standing()).toBe('4/1 4/0 6/0 7/0 8/0 | 8')
      table.throws(0, 'GG..1')
      table.throws(0, '...2G')
      expect(table.state.dice).toEqual(facesOf('GGD2G'))
      table.act(0, shoot(2))
      expect(table.standing()).toBe('4/0 3/0 4/0 6/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-T02 with a Renegade left the law has not won', () => {
    atTheTable('sheriff, outlaw 1, outlaw out, renegade, deputy', (table) => {
      table.keeps(0, '1DDGG')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/0 0/0 0/0 8/0 8/0 | 9')
      expect(table.state.result).toBeNull()
      table.waits(3, 'roll')
    })
  })

  test('BD-T03 the Sheriff falls to a Renegade while a Deputy lives: the Outlaws win from their graves', () => {
    atTheTable('sheriff 1, outlaw out, outlaw out, active renegade, deputy', (table) => {
      table.keeps(3, '1DDGG')
      table.act(3, shoot(0))
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-T04 everybody falls at once: the Outlaws win', () => {
    atTheTable('sheriff 2/2, outlaw 2/2, outlaw 2/2, renegade 2/2', (table) => {
      table.throws(0, 'ADDBB')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'arrow-taken', by: 0, arrows: 3, supply: 0 }))
      expect(table.standing()).toBe('0/0 0/0 0/0 0/0 | 9')
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-T05 two Renegades alive when the Sheriff falls: the three Outlaws win', () => {
    atTheTable(
      'sheriff 1, active renegade, outlaw out, outlaw out, outlaw out, renegade, deputy out, deputy out',
      (table) => {
        table.keeps(1, '1DDGG')
        table.act(1, shoot(0))
        expect(table.over()).toMatchObject({ winners: [2, 3, 4], because: { key: 'result.outlaws' } })
      },
    )
  })

  test('BD-T06 Jesse Jones drinks two beers at 4 life', () => {
    atTheTable('sheriff, active jesse-jones 4/0, 8, 8', (table) => {
      table.keeps(1, 'BBDDG')
      table.act(1, pour(1, 1))
      expect(table.state.players[1]!.life).toBe(8)
      table.waits(2, 'roll')
    })
  })

  test('BD-T07 Kit Carlson fires the Gatling and removes three arrows', () => {
    atTheTable('sheriff 10/2, active kit-carlson 7/3, 8/2, 8/1', (table) => {
      table.keeps(1, 'GGGDB')
      table.waits(1, 'kit-discard')
      expect(table.standing()).toBe('10/2 7/0 8/2 8/1 | 4')
      table.act(1, remove(2, 0, 1, 0))
      expect(table.standing()).toBe('9/0 7/0 7/1 7/1 | 7')
      table.waits(2, 'roll')
    })
  })

  test('BD-T08 the Outlaw takes the Deputy’s target: the two survivors fight it out', () => {
    atTheTable('deputy black-jack 8, active outlaw paul-regret 1, renegade lucky-duke 1', (table) => {
      table.keeps(1, '1DDGG')
      table.act(1, shoot(2))
      expect(table.state.result).toBeNull()
      expect(table.state.mode).toBe('duel')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'duel-began', first: 0, second: 1 }))
      table.keeps(0, '1DDGG')
      expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.last-alive' } })
    })
  })

  test('BD-T09 Lucky Duke rolls four times', () => {
    atTheTable('sheriff lucky-duke, 8, 8, 8', (table) => {
      table.throws(0, 'A1BDG')
      table.throws(0, 'A1...')
      table.throws(0, '2....')
      table.throws(0, '..G..')
      expect(table.state.players[0]!.arrows).toBe(2)
      expect(table.state.dice).toEqual(facesOf('21GDG'))
      expect(table.refused(0, reroll(0))).toEqual({ code: 'no-reroll-left', facts: { rolls: 4 } })
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T10 Rose Doolan among eight reaches one place further', () => {
    atTheTable('sheriff rose-doolan, 8, 8, 8, 8, 8, 8, 8', (table) => {
      table.keeps(0, '12DDG')
      expect(table.targets(0)).toEqual([
        [1, 2, 6, 7],
        [2, 3, 5, 6],
      ])
      table.waits(0, 'assign-shots')
    })
  })
})

describe('setup', () => {
  test('BD-T11 Paul Regret as Sheriff has 11 life points', () => {
    const sheriffs = Array.from({ length: 200 }, (_, seed) => dealt(5, seed).players).flatMap((players) =>
      players.filter((player) => player.role === 'sheriff' && player.character === 'paul-regret'),
    )
    expect(sheriffs.length).toBeGreaterThan(0)
    for (const sheriff of sheriffs) expect(sheriff).toMatchObject({ life: 11, max: 11 })
  })

  test('BD-T12 three players: open roles, no bonus, the Deputy first', () => {
    const state = dealt(3, 1)
    expect(rolesOf(state)).toEqual(['deputy', 'outlaw', 'renegade'])
    for (const player of state.players) {
      expect(player).toMatchObject({ shown: true, life: CHARACTERS[player.character].life })
      expect(player.max).toBe(player.life)
    }
    expect(state.players[state.active]!.role).toBe('deputy')
    expect(state.mode).toBe('hunt')
  })

  test('BD-T13 eight players: all eight roles, eight different characters', () => {
    const state = dealt(8, 1)
    expect(rolesOf(state)).toEqual([
      'deputy',
      'deputy',
      'outlaw',
      'outlaw',
      'outlaw',
      'renegade',
      'renegade',
      'sheriff',
    ])
    expect(new Set(state.players.map((player) => player.character)).size).toBe(8)
  })
})

describe('rolling, arrows, dynamite', () => {
  test('BD-T14 each new arrow counts, an arrow left on the table does not', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'AABDG')
      table.throws(0, 'A....')
      table.throws(0, 'B....')
      expect(table.standing()).toBe('10/3 8/0 8/0 8/0 | 6')
      table.waits(1, 'roll')
    })
  })

  test('BD-T15 the attack comes in the middle of the arrows; the rest come from the refilled supply', () => {
    atTheTable('sheriff 6/2, 3/3, 8/3, 8/0', (table) => {
      table.throws(0, 'AAADB')
      expect(table.standing()).toBe('3/2 0/0 5/0 8/0 | 7')
      table.act(0, stop)
      table.act(0, pour(0))
      expect(table.standing()).toBe('4/2 0/0 5/0 8/0 | 7')
      table.waits(2, 'roll')
    })
  })

  test('BD-T16 an attack that eliminates the active player ends his turn', () => {
    atTheTable('sheriff 10/0, active outlaw 2/1, 8/4, 8/3', (table) => {
      table.throws(1, 'AA11B')
      expect(table.standing()).toBe('10/0 0/0 4/0 5/0 | 9')
      expect([table.times('arrow-taken'), table.times('shot'), table.times('life-gained')]).toEqual([1, 0, 0])
      table.waits(2, 'roll')
    })
  })

  test('BD-T17 the Sheriff brings the Indians upon himself', () => {
    atTheTable('sheriff 1/0, outlaw 2/1, outlaw 8/4, renegade 8/3', (table) => {
      table.throws(0, 'A111B')
      expect(table.standing()).toBe('0/0 1/0 4/0 5/0 | 9')
      expect(table.over()).toMatchObject({ winners: [1, 2], because: { key: 'result.outlaws' } })
    })
  })

  test('BD-T18 dynamite cannot be rolled again', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'D1BGG')
      expect(table.refused(0, reroll(0))).toEqual({ code: 'dynamite-locked', facts: { die: 0 } })
      expect(table.refused(0, reroll(0, 1)).code).toBe('dynamite-locked')
      table.waits(0, 'reroll')
    })
  })

  test('BD-T19 the third dynamite ends the rolling; the other dice count', () => {
    atTheTable('sheriff 10/0, 8, 8, 8', (table) => {
      table.throws(0, 'DD1BA')
      table.throws(0, '....D')
      expect(table.standing()).toBe('9/1 8/0 8/0 8/0 | 8')
      table.waits(0, 'assign-shots')
      table.refused(0, reroll(2))
      table.refused(0, stop)
      table.refused(0, shoot())
      table.act(0, shoot(1))
      table.waits(0, 'assign-beers')
      table.refused(0, pour())
      table.act(0, pour(0))
      expect(table.standing()).toBe('10/1 7/0 8/0 8/0 | 8')
      table.waits(1, 'roll')
    })
  })

  test('BD-T20 five dynamites cost one life point', () => {
    atTheTable('sheriff 10/0, 8, 8, 8', (table) => {
      table.throws(0, 'DDDDD')
      expect(table.standing()).toBe('9/0 8/0 8/0 8/0 | 9')
      expect([table.times('exploded'), table.times('life-lost')]).toEqual([1, 1])
      table.waits(1, 'roll')
    })
  })

  test('BD-T21 who explodes at 1 life neither shoots nor drinks', () => {
    atTheTable('sheriff 9/0, active 1/0, 8, 8', (table) => {
      table.throws(1, 'DDD1B')
      expect(table.standing()).toBe('9/0 0/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-T22 arrows before dynamite: the attack, then the explosion', () => {
    atTheTable('sheriff 10/0, active 2/0, 8/5, 8/3', (table) => {
      table.throws(1, 'DDDAB')
      expect(table.standing()).toBe('10/0 0/0 3/0 5/0 | 9')
      const lost = table.told.flatMap((event) => (event.type === 'life-lost' && event.by === 1 ? [event] : []))
      expect(lost).toMatchObject([
        { of: 'indians', before: 2, after: 1 },
        { of: 'dynamite', before: 1, after: 0 },
      ])
      table.waits(2, 'roll')
    })
  })

  test('BD-T23 who keeps all dice goes straight to the resolution', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      expect(table.times('rolled')).toBe(1)
      table.refused(0, reroll(0))
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-T24 the third roll may take dice that the second left alone, unless they show dynamite', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'BB1GA')
      table.throws(0, '....G')
      table.throws(0, '.2...')
      expect(table.state.dice).toEqual(facesOf('B21GG'))
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'BD1GA')
      table.throws(0, '....G')
      expect(table.refused(0, reroll(1)).code).toBe('dynamite-locked')
      table.waits(0, 'reroll')
    })
  })

  test('BD-T25 Jourdonnais brings two attacks in one turn', () => {
    atTheTable('sheriff 10/3, active jourdonnais 7/0, 8/3, 8/2', (table) => {
      table.throws(1, 'AAAAA')
      expect(table.standing()).toBe('7/0 6/4 5/0 6/0 | 5')
      table.throws(1, 'AAAAA')
      expect(table.standing()).toBe('7/0 5/0 5/0 6/0 | 9')
      table.throws(1, 'D1B2G')
      table.act(1, shoot(2, 3))
      table.act(1, pour(1))
      expect(table.times('indians')).toBe(2)
      expect(table.standing()).toBe('7/0 6/0 4/0 5/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-T26 four arrows and one dynamite: four arrows, nothing else', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, 'AAAAD')
      expect(table.standing()).toBe('10/4 8/0 8/0 8/0 | 5')
      table.waits(1, 'roll')
    })
  })
})
