// The rulings of the specification, each by its id: setup, rolling.

import { HIDDEN } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type BangDice, CHARACTERS, CHARACTER_KEYS, type Role, bangDice } from '../src/index.ts'
import { atTheTable, dealt, facesOf, playedOut, pour, reroll, rolesOf, roll, shoot, stop } from './lay-out.ts'

const deals = (seats: number): BangDice[] => Array.from({ length: 60 }, (_, seed) => dealt(seats, seed))
const rolesSeen = (state: BangDice, eyes: number) => bangDice.view(state, eyes).players.map((player) => player.role)

describe('setup and general', () => {
  const DEALT: Readonly<Record<number, readonly Role[]>> = {
    4: ['outlaw', 'outlaw', 'renegade', 'sheriff'],
    5: ['deputy', 'outlaw', 'outlaw', 'renegade', 'sheriff'],
    6: ['deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'sheriff'],
    7: ['deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'sheriff'],
    8: ['deputy', 'deputy', 'outlaw', 'outlaw', 'outlaw', 'renegade', 'renegade', 'sheriff'],
  }

  test.each([4, 5, 6, 7, 8])('BD-R01 %i players: one role each, only the Sheriff’s face up', (seats) => {
    for (const state of deals(seats)) {
      expect(rolesOf(state)).toEqual(DEALT[seats])
      expect(rolesSeen(state, 0)).toEqual(state.players.map(({ role }) => (role === 'sheriff' ? role : HIDDEN)))
    }
    const sheriffs = deals(seats).map(({ players }) => players.findIndex((player) => player.role === 'sheriff'))
    expect(new Set(sheriffs).size, 'anybody may be the Sheriff').toBe(seats)
  })

  test('BD-R02 one character each, at random, open, and nobody chooses', () => {
    const met = new Set<string>()
    for (const state of deals(8)) {
      const characters = bangDice.view(state, 0).players.map((player) => player.character)
      expect(new Set(characters).size).toBe(8)
      met.add(characters[0]!)
      expect(bangDice.asks(state)).toMatchObject([{ seat: state.active, kind: 'roll' }])
    }
    expect([...met].toSorted()).toEqual(CHARACTER_KEYS)
  })

  test('BD-R03 the Sheriff’s two extra life points raise his max', () => {
    for (const { players } of deals(4)) {
      for (const { role, character, life, max } of players) {
        expect(max).toBe(CHARACTERS[character].life + (role === 'sheriff' ? 2 : 0))
        expect(life).toBe(max)
      }
    }
    atTheTable('sheriff bart-cassidy 8, 8, 8, 8', (table) => {
      table.keeps(0, 'BBBDG')
      table.act(0, pour(0, 0, 0))
      expect(table.state.players[0]!.life).toBe(10)
      table.waits(1, 'roll')
    })
  })

  test('BD-R04 three players: no Sheriff, no bonus', () => {
    for (const { players } of deals(3)) {
      for (const { role, character, life, max } of players) {
        expect(role).not.toBe('sheriff')
        expect([life, max]).toEqual([CHARACTERS[character].life, CHARACTERS[character].life])
      }
    }
  })

  test('BD-R05 the box holds life for the eight strongest characters', () => {
    const strongest = Object.values(CHARACTERS)
      .map((character) => character.life)
      .toSorted((a, b) => b - a)
      .slice(0, 8)
    expect(strongest.reduce((sum, life) => sum + life, 2)).toBe(25 * 1 + 15 * 3)
  })

  test('BD-R06 clockwise, the eliminated skipped', () => {
    atTheTable('sheriff, out, paul-regret, out, el-gringo', (table) => {
      for (const seat of [0, 2, 4]) table.keeps(seat, 'DDGGA')
      table.waits(0, 'roll')
    })
  })

  test('BD-R07 no action shows a role, and none is shown before its owner is out or the game over', () => {
    expect(Object.keys(bangDice.rules.actions).toSorted()).toEqual(
      ['double', 'heal', 'pour', 'remove', 'reroll', 'return', 'roll', 'shoot', 'stop', 'swap'].toSorted(),
    )
    playedOut(5, 20, ({ players, result }) => {
      for (const { role, shown, life } of players)
        expect(shown).toBe(role === 'sheriff' || life === 0 || result !== null)
    })
  })
})

describe('rolling', () => {
  test('BD-R08 the first roll takes all five dice', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      expect(table.options(0)).toEqual([roll])
      table.refused(0, reroll(0, 1))
      table.refused(0, stop)
      table.throws(0, '12BGG')
      expect(table.state.dice).toEqual(facesOf('12BGG'))
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'rolled', roll: 1, which: [0, 1, 2, 3, 4] }))
      table.waits(0, 'reroll')
    })
  })

  test('BD-R09 one may stop after any roll; two re-rolls are the most', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'GGBBA')
      table.act(0, stop)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'GGBBA')
      table.throws(0, '....B')
      table.act(0, stop)
      table.waits(1, 'roll')
    })
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'GGBBA')
      table.throws(0, '....B')
      table.throws(0, '....G')
      expect(table.times('rolled')).toBe(3)
      table.waits(1, 'roll')
    })
  })

  test('BD-R10 a re-roll takes any eligible dice, those left alone before included', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, '1BGA2')
      expect(table.options(0)).toHaveLength(2 ** 5) // every non-empty set of five dice, and stop
      table.throws(0, '..1G.')
      expect(table.options(0)).toHaveLength(2 ** 5)
      table.throws(0, 'GG..A')
      expect(table.state.dice).toEqual(facesOf('GG1GA'))
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-R11 a re-roll of no die is none: to take none is to stop', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'GGBBA')
      expect(table.refused(0, reroll()).code).toBe('no-die')
      expect(table.refused(0, reroll(1, 1)).code).toBe('no-die')
      expect(table.refused(0, reroll(5)).code).toBe('no-die')
      table.act(0, stop)
      table.waits(1, 'roll')
    })
  })

  test('BD-R12 dynamite is not rolled again', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, 'DGDGG')
      const offered = table.options(0).flatMap((action) => (action.do === 'reroll' ? action.dice : []))
      expect(new Set(offered)).toEqual(new Set([1, 3, 4]))
      expect(table.refused(0, reroll(1, 2))).toEqual({ code: 'dynamite-locked', facts: { die: 2 } })
      table.waits(0, 'reroll')
    })
  })

  test('BD-R13 the last roll stands as it is', () => {
    atTheTable('sheriff, 8, 8, 8', (table) => {
      table.throws(0, '1GBBA')
      table.throws(0, '....B')
      table.throws(0, '....2')
      for (const die of [0, 1, 2, 3, 4]) {
        expect(table.refused(0, reroll(die))).toEqual({ code: 'no-reroll-left', facts: { rolls: 3 } })
      }
      expect(table.state.dice).toEqual(facesOf('1GBB2'))
      table.waits(0, 'assign-shots')
    })
  })

  test('BD-R14 Lucky Duke rolls four times, the fourth with any eligible dice', () => {
    atTheTable('sheriff lucky-duke 9, 8, 8, 8', (table) => {
      table.throws(0, 'GBDGA')
      table.throws(0, '....B')
      table.throws(0, '....B')
      expect(table.refused(0, reroll(2)).code).toBe('dynamite-locked')
      table.throws(0, 'B..B.')
      expect(table.state.dice).toEqual(facesOf('BBDBB'))
      expect(table.refused(0, reroll(0))).toEqual({ code: 'no-reroll-left', facts: { rolls: 4 } })
      table.waits(0, 'assign-beers')
    })
  })

  test('BD-R15 Black Jack rolls dynamite again while fewer than three show, within three rolls', () => {
    atTheTable('sheriff black-jack, 8, 8, 8', (table) => {
      table.throws(0, 'DDGBA')
      table.throws(0, 'DG...')
      table.throws(0, 'G....')
      expect(table.times('rolled')).toBe(3)
      expect(table.times('exploded')).toBe(0)
      table.waits(1, 'roll')
    })
  })

  test('BD-R16 three dynamites stop Black Jack and Lucky Duke, at once or accumulated', () => {
    for (const character of ['black-jack', 'lucky-duke']) {
      atTheTable(`sheriff ${character}, 8, 8, 8`, (table) => {
        table.throws(0, 'DDDGG')
        expect(table.standing()).toBe('9/0 8/0 8/0 8/0 | 9')
        table.waits(1, 'roll')
      })
      atTheTable(`sheriff ${character}, 8, 8, 8`, (table) => {
        table.throws(0, 'DGGDG')
        table.throws(0, '.D...')
        expect(table.standing()).toBe('9/0 8/0 8/0 8/0 | 9')
        table.waits(1, 'roll')
      })
    }
  })
})

describe('absent players (specification 4.2)', () => {
  test.each([
    ['sheriff sid-ketchum 8, 8, 8, 8', 'sid-heal', []],
    ['sheriff, 8, 8, 8', 'roll', []],
    ['sheriff, 8, 8, 8', 'reroll', ['GGBBA']],
  ] as const)('%s: the answer to %s', (line, kind, throws) => {
    atTheTable(line, (table) => {
      for (const faces of throws) table.throws(0, faces)
      const safe = { 'sid-heal': { do: 'heal', seat: 0 }, roll, reroll: stop }[kind]
      expect(bangDice.safe(table.state, 0)).toEqual(safe)
      table.waits(0, kind)
    })
  })

  test('shots go to the first target clockwise, without doubling; beers to oneself', () => {
    atTheTable('out, sheriff slab-the-killer active 8, 8, 8, 8, out', (table) => {
      table.keeps(1, '12BDD')
      expect(bangDice.safe(table.state, 1)).toEqual(shoot(2, 3))
      table.act(1, shoot(2, 3))
      expect(bangDice.safe(table.state, 1)).toEqual(pour(1))
      table.waits(1, 'assign-beers')
    })
  })

  test('Bart takes no arrow, Pedro returns all he may, Kit removes none', () => {
    atTheTable('sheriff, bart-cassidy, pedro-ramirez 8/2, 8', (table) => {
      table.keeps(0, '1112D')
      table.act(0, shoot(1, 1, 1, 2))
      expect(bangDice.safe(table.state, 1)).toEqual({ do: 'swap', count: 0 })
      table.act(1, { do: 'swap', count: 0 })
      expect(bangDice.safe(table.state, 2)).toEqual({ do: 'return', count: 1 })
      table.waits(2, 'pedro-discard')
    })
    atTheTable('sheriff kit-carlson 9/2, 8, 8, 8', (table) => {
      table.keeps(0, 'GGDDA')
      expect(bangDice.safe(table.state, 0)).toEqual({ do: 'remove', arrows: [0, 0, 0, 0] })
      table.waits(0, 'kit-discard')
    })
  })
})
