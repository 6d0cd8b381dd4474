// The rulings of the specification, each by its id: bull's eyes, beer and life, Gatling.

import { describe, expect, test } from 'vitest'
import { targetsOf } from '../src/rules/shots.ts'
import { atTheTable, layOutDice, pour, shoot, swap } from './lay-out.ts'

/** A table of so many, the player at seat 0 active. */
const alive = (n: number, first = 'sheriff') => [first, ...Array.from({ length: n - 1 }, () => '8')].join(', ')

describe('bull’s eyes', () => {
  test.each([
    [2, 1, 1, 1, 1, 1, 1],
    [3, 2, 2, 2, 2, 2, 2],
    [4, 2, 1, 3, 3, 3, 3],
    [5, 2, 2, 4, 4, 4, 2],
    [6, 2, 2, 4, 4, 4, 3],
    [7, 2, 2, 4, 4, 4, 4],
    [8, 2, 2, 4, 4, 4, 4],
  ])(
    'specification 6.4: with %i alive so many targets: 1 %i, 2 %i, Janet %i and %i, Rose %i and %i',
    (n, ...counts) => {
      const shooters = ['bart-cassidy', 'calamity-janet', 'rose-doolan']
      const others = Array.from({ length: 7 }, (_, other) => (other < n - 1 ? '8' : 'out'))
      const found = shooters.flatMap((shooter) => {
        const state = layOutDice([`sheriff ${shooter}`, ...others].join(', '))
        return [targetsOf(state, 'bull1'), targetsOf(state, 'bull2')]
      })
      expect(found.map((targets) => targets.length)).toEqual(counts)
      for (const targets of found) expect(new Set(targets).size, 'each once').toBe(targets.length)
    },
  )

  test('BD-R36 all bull’s eyes are resolved at the same time', () => {
    // One after the other, the Sheriff's fall alone would be the Outlaws' victory.
    atTheTable('sheriff 1, outlaw 1, outlaw out, active renegade', (table) => {
      table.keeps(3, '12DGG')
      table.act(3, shoot(0, 1))
      expect(table.over()).toMatchObject({ winners: [3], because: { key: 'result.renegade' } })
    })
  })

  test('BD-R37 all targets are declared before anybody loses life', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, '1D2G1')
      table.act(0, shoot(1, 2, 3))
      const story = table.told.flatMap((event) =>
        event.type === 'shot' ? `die ${event.die} at ${event.at}` : event.type === 'life-lost' ? `${event.by} hit` : [],
      )
      expect(story).toEqual(['die 0 at 1', 'die 2 at 2', 'die 4 at 3', '1 hit', '2 hit', '3 hit'])
      table.waits(1, 'roll')
    })
  })

  test('BD-R38 more hits than life points: the surplus is lost', () => {
    atTheTable('sheriff, 2, 8, 8', (table) => {
      table.keeps(0, '11111')
      table.act(0, shoot(1, 1, 1, 1, 1))
      expect(table.standing()).toBe('10/0 0/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-R39 the eliminated are not counted as places', () => {
    atTheTable('sheriff, out, 8, out, 8, 8, 8', (table) => {
      table.keeps(0, '12DDG')
      expect(table.targets(0)).toEqual([
        [2, 6],
        [4, 5],
      ])
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-R40 distances are those of the declaration, whoever falls in the same volley', () => {
    atTheTable('sheriff, 1, 8, 8, 8', (table) => {
      table.keeps(0, '1D2GG')
      expect(table.refused(0, shoot(1, 1))).toMatchObject({ code: 'out-of-reach', facts: { distance: 1, reach: [2] } })
      table.act(0, shoot(1, 2)) // with seat 1 gone, seat 2 would be a neighbour
      expect(table.standing()).toBe('10/0 0/0 7/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-R41 with two or three alive a 2 is a 1', () => {
    atTheTable('sheriff, 8, out, out, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.targets(0)).toEqual([[1, 4]])
      table.waits(0, 'assign-shots')
    })
    atTheTable('sheriff, out, out, out, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.standing()).toBe('10/0 0/0 0/0 0/0 7/0 | 9')
      table.waits(4, 'roll')
    })
  })

  test('BD-R42 with four alive a 2 hits the player opposite', () => {
    atTheTable('sheriff, 8, out, 8, out, 8', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.standing()).toBe('10/0 8/0 0/0 7/0 0/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R43 shots are fired even at a friend, and there is always a target', () => {
    atTheTable('sheriff, outlaw, deputy, outlaw, renegade out', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.standing()).toBe('10/0 8/0 7/0 8/0 0/0 | 9')
      table.waits(1, 'roll')
    })
    for (let n = 4; n <= 8; n++) {
      for (const shooter of ['bart-cassidy', 'calamity-janet', 'rose-doolan']) {
        atTheTable(alive(n, `sheriff ${shooter}`), (table) => {
          table.keeps(0, '12DGG')
          for (const targets of table.targets(0)) expect(targets.length).toBeGreaterThan(0)
          table.refused(0, shoot())
          table.waits(0, 'assign-shots')
        })
      }
    }
  })

  test('BD-R44 nobody shoots himself, whatever the distance', () => {
    for (let n = 4; n <= 8; n++) {
      atTheTable(alive(n, 'sheriff rose-doolan'), (table) => {
        table.keeps(0, '12DGG')
        expect(table.targets(0).flat()).not.toContain(0)
        expect(table.refused(0, shoot(0, 2)).code).toBe('not-at-yourself')
        table.waits(0, 'assign-shots')
      })
    }
    // Three alive: her third place would be her own.
    atTheTable('sheriff rose-doolan, 8, 8, out', (table) => {
      table.keeps(0, '2DDGG')
      expect(table.targets(0)).toEqual([[1, 2]])
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-R45 each die has its own target and its own direction', () => {
    atTheTable(alive(5), (table) => {
      table.keeps(0, '11DGG')
      expect(table.options(0)).toEqual([shoot(1, 1), shoot(1, 4), shoot(4, 1), shoot(4, 4)])
      table.act(0, shoot(4, 1))
      expect(table.standing()).toBe('10/0 7/0 8/0 8/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })
})

describe('beer and life', () => {
  test('BD-R46 a beer goes to any living player and lifts nobody above max', () => {
    atTheTable('sheriff 9, 5, out, 8', (table) => {
      table.keeps(0, 'BBBDG')
      const drinkers = table.options(0).flatMap((action) => (action.do === 'pour' ? action.to : []))
      expect(new Set(drinkers)).toEqual(new Set([0, 1, 3]))
      table.act(0, pour(0, 0, 1))
      expect(table.standing()).toBe('10/0 6/0 0/0 8/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R47 a beer for somebody at max is allowed and does nothing', () => {
    atTheTable('sheriff 9, 8, 8, 8', (table) => {
      table.keeps(0, 'BDDGG')
      table.act(0, pour(2))
      expect(table.standing()).toBe('9/0 8/0 8/0 8/0 | 9')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'beer-wasted', by: 0, to: 2 }))
      table.waits(1, 'roll')
    })
  })

  test('BD-R48 a beer does not save who is shot in the same turn', () => {
    atTheTable('sheriff 9, 1, 8, 8', (table) => {
      table.keeps(0, '1BDGG')
      table.act(0, shoot(1))
      expect(table.refused(0, pour(1))).toEqual({ code: 'out-of-the-game', facts: { seat: 1 } })
      table.act(0, pour(0))
      expect(table.standing()).toBe('10/0 0/0 8/0 8/0 | 9')
      table.waits(2, 'roll')
    })
  })

  test('BD-R49 beers are declared together and drunk in the order of the dice', () => {
    atTheTable('sheriff 9, 5, 6, 8', (table) => {
      table.keeps(0, 'BDBGB')
      expect(table.refused(0, pour(1, 0)).code).toBe('each-beer-once')
      table.act(0, pour(2, 0, 2))
      const drunk = table.told.flatMap((event) => (event.type === 'life-gained' ? [[event.by, event.after]] : []))
      expect(drunk).toEqual([
        [2, 7],
        [0, 10],
        [2, 8],
      ])
      table.waits(1, 'roll')
    })
  })
})

describe('Gatling', () => {
  test.each(['GGGDD', 'GGGGD', 'GGGGG'])('BD-R50 %s fires once', (faces) => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.keeps(0, faces)
      expect(table.standing()).toBe('10/0 7/0 7/0 7/0 | 9')
      expect(table.times('gatling')).toBe(1)
      table.waits(1, 'roll')
    })
  })

  test('BD-R51 every other player is hit, team-mates too, and the shooter returns his arrows', () => {
    atTheTable('sheriff 9/4, deputy, 8, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('9/0 7/0 7/0 7/0 7/0 | 9')
      table.waits(1, 'roll')
    })
  })

  test('BD-R52 the shooter’s arrows are back before anybody loses life', () => {
    atTheTable('sheriff 10/8, bart-cassidy, 8, 8', (table) => {
      table.keeps(0, 'GGGDD')
      expect(table.standing()).toBe('10/0 8/0 8/0 8/0 | 9')
      table.act(1, swap(1))
      expect(table.standing()).toBe('10/0 8/1 7/0 7/0 | 8')
      table.waits(1, 'roll')
    })
  })

  test('BD-R53 who was shot down in the same turn is not hit again', () => {
    atTheTable('sheriff, 1, 8, 8', (table) => {
      table.keeps(0, '1GGGD')
      table.act(0, shoot(1))
      expect(table.standing()).toBe('10/0 0/0 7/0 7/0 | 9')
      const hits = table.told.flatMap((event) => (event.type === 'life-lost' ? [`${event.by} by ${event.of}`] : []))
      expect(hits).toEqual(['1 by bull', '2 by gatling', '3 by gatling'])
      expect(table.times('eliminated')).toBe(1)
      table.waits(2, 'roll')
    })
  })
})
