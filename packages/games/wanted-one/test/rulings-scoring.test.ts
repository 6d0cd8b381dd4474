// The rulings of the specification: majorities, points and the One token, end of the game, Duel and Truel.

import { HIDDEN } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { ALL_TOKENS, wantedOne } from '../src/index.ts'
import {
  DALTONS,
  DEADWOOD,
  JAMES_YOUNGER,
  LONERS,
  SALOON,
  WILD_BUNCH,
  atTheTable,
  draw,
  layOutOne,
  outlaw,
  randomMoments,
  score,
  tokens,
} from './lay-out.ts'

describe('majorities', () => {
  test('WO-R36 the most cards win, whatever towns they come from', () => {
    const { state } = score('sundance-kid kid-curry will-carver, ben-kilpatrick laura-bullion')
    expect(tokens(state)).toBe('W*, -')
  })

  test('WO-R37 nobody wins a gang of which nobody has a card', () => {
    expect(tokens(score('3/0/0/0, 0/0/2/0').state)).toBe('W*, L')
  })

  test('WO-R38 in a tie the owner of the leader wins, if he is tied', () => {
    const { state, told } = score('0/2/0/0, 0/2L/0/0, 0/1/0/0')
    expect(tokens(state)).toBe('-, D, -')
    expect(told).toContainEqual(expect.objectContaining({ type: 'wanted-won', by: 1, with: 'leader' }))
  })

  test('WO-R39 a leader with fewer cards, discarded or in its deck settles nothing', () => {
    expect(tokens(score('0/2/0/0, 0/2/0/0, 0/1L/0/0').state)).toBe('-, -, -')
    const discarded = { decks: { 'cripple-creek': 'kid-curry' } }
    expect(layOutOne('0/2/0/0, 0/2/0/0', discarded).discard).toContain(outlaw('bob-dalton'))
    expect(tokens(score('0/2/0/0, 0/2/0/0', discarded).state)).toBe('-, -')
    const inDeck = { decks: { 'cripple-creek': 'bob-dalton …' } }
    expect(tokens(score('0/2/0/0, 0/2/0/0', inDeck).state)).toBe('-, -')
  })

  test('WO-R40 without a tie the leader is one card', () => {
    const { state, points } = score('0/0/0/2L, 0/0/0/3')
    expect(tokens(state)).toBe('-, J*')
    expect(points).toEqual([3, 5])
  })

  test('WO-R41 a winner who has the token gains nothing, and nobody in his place', () => {
    expect(tokens(score('D 0/3/0/0, 0/2/0/0, 0/1/0/0').state)).toBe('D*, -, -')
    expect(tokens(score('D 0/2L/0/0, 0/2/0/0, 0/1/0/0').state)).toBe('D, -, -')
  })

  test('WO-R42 tokens stay where they are, one a gang for each player', () => {
    for (let seed = 0; seed < 4; seed++) {
      let before = [0, 0, 0, 0, 0, 0]
      for (const { state } of randomMoments(6, {}, seed)) {
        const now = state.players.map((player) => player.wanted)
        for (const [seat, wanted] of now.entries()) {
          expect(wanted & before[seat]!).toBe(before[seat])
          expect(wanted & ~ALL_TOKENS).toBe(0)
        }
        before = now
      }
    }
  })

  test('WO-R43 the gangs come in fixed order', () => {
    const { told } = score('0/0/0/2, 3/1/1/0')
    const counted = told.flatMap((event) => (event.type === 'counted' ? [event.gang] : []))
    expect(counted).toEqual([WILD_BUNCH, DALTONS, LONERS, JAMES_YOUNGER])
  })
})

describe('points and the One token', () => {
  test('WO-R44 points are added over the gangs, and forgotten after the round', () => {
    const { told, points } = score('3/1/0/2, 0/1/0/0')
    expect(points).toEqual([5 + 2 + 3, 2])
    expect(told).toContainEqual(expect.objectContaining({ type: 'scored', by: 0, points: 10, gangs: [5, 2, 0, 3] }))
    expect(score('one 0/0/0/1, 0/2/0/0').state.one, 'ten points in the last round are worth nothing in this one').toBe(
      1,
    )
  })

  test('WO-R45 eight or more cards give 30', () => {
    expect([8, 9, 10, 11].map((cards) => score(`0/0/${cards}/0, -`).points[0])).toEqual([30, 30, 30, 30])
  })

  test('WO-R46 the highest total takes the One, from its holder if need be', () => {
    expect(tokens(score('2/0/0/0, 1/0/0/0').state)).toBe('W*, -')
    expect(tokens(score('2/0/0/0, one 1/0/0/0').state)).toBe('W*, -')
    expect(tokens(score('one 2/0/0/0, 1/0/0/0').state)).toBe('W*, -')
  })

  test('WO-R47 in a tie it stays where it is, whoever is tied', () => {
    expect(tokens(score('2/0/0/0, 0/2/0/0, 0/0/1/0').state)).toBe('W, D, L')
    expect(tokens(score('one 2/0/0/0, 0/2/0/0, 0/0/1/0').state)).toBe('W*, D, L')
    expect(tokens(score('2/0/0/0, 0/2/0/0, one 0/0/1/0').state)).toBe('W, D, L*')
  })

  test('WO-R48 nobody takes it with 0 points', () => {
    expect(score('-, -').state.one).toBeNull()
    expect(score('-, one 0/0/0/0').state.one).toBe(1)
  })

  test('WO-R49 the holder starts the next round', () => {
    const { state } = score('1/0/0/0, 0/1/0/0, 0/0/3/0, starts 0/0/0/1')
    expect([state.one, state.starter, state.active]).toEqual([2, 2, 2])
  })

  test('WO-R50 while nobody holds it, the start moves on by one seat a round', () => {
    const starters = [0, 1, 2].map((starter) => {
      const line = ['2/0/0/0', '0/2/0/0', '0/0/0/0'].map((cards, seat) =>
        seat === starter ? `starts ${cards}` : cards,
      )
      return score(line.join(), { round: starter + 1 }).state.starter
    })
    expect(starters).toEqual([1, 2, 0])
  })
})

describe('end of the game', () => {
  test('WO-R51 four tokens and the One win at once', () => {
    atTheTable('one WDL 0/0/0/1, 2/0/0/0', { decks: { saloon: 'bounty-hunter' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.over()).toEqual({
        winners: [0],
        ranking: [[0], [1]],
        because: { key: 'result.public-enemy', facts: { seat: 0 } },
        scores: { 0: 5, 1: 1 },
      })
      expect(table.told.at(-1)).toMatchObject({ type: 'game-over', winner: 0 })
    })
  })

  test('WO-R52 WO-R55 in the majorities: points are not counted, though they would have cost him the One', () => {
    const { state, types } = score('one WJL 0/1/0/0, 8/0/0/0')
    expect(state.winner).toBe(0)
    expect(types()).not.toContain('scored')
    expect(tokens(state)).toBe('WDLJ*, W')
  })

  test('WO-R53 four tokens alone do not win; taking the One does', () => {
    expect(score('WDL 0/0/0/1, one 2/2/0/0').state.winner).toBeNull()
    const { state, types } = score('WDL 0/0/0/3, one 2/0/0/0')
    expect(types()).toContain('scored')
    expect(state.winner).toBe(0)
  })

  test('WO-R54 tokens move in scoring only', () => {
    for (let seed = 0; seed < 4; seed++) {
      let before = '-, -, -'
      let heard = 0
      for (const { state, told } of randomMoments(3, {}, seed)) {
        const scored = told.slice(heard).some((event) => event.type === 'counted')
        if (!scored) expect([tokens(state), state.winner]).toEqual([before, null])
        before = tokens(state)
        heard = told.length
      }
    }
  })
})

describe('after the game', () => {
  test('WO-R88 behind the winner the Wanted tokens rank, and equal numbers share a place', () => {
    const { state } = score('D 0/0/0/0, one WDL 0/0/0/2, WL 0/0/0/1, W 0/0/0/0, -')
    expect(wantedOne.rules.outcome(state)).toMatchObject({
      winners: [1],
      ranking: [[1], [2], [0, 3], [4]],
      scores: { 0: 1, 1: 5, 2: 2, 3: 1, 4: 0 },
    })
  })

  test('WO-R89 everything stays as it lies, and what is hidden stays hidden', () => {
    atTheTable('one WDL 0/0/0/2, 2/0/0/0', { decks: { deadwood: 'jesse-james' } }, (table) => {
      const decks = JSON.stringify(table.state.decks.slice(0, DEADWOOD))
      table.act(0, draw(DEADWOOD))
      expect(table.over().winners).toEqual([0])
      expect(table.standing()).toBe('0/0/0/3L, 2/0/0/0')
      expect(JSON.stringify(table.state.decks.slice(0, DEADWOOD))).toBe(decks)
      expect(table.view(0, 1).decks.map((deck) => deck.filter((card) => card !== HIDDEN).length)).toEqual([
        1, 1, 1, 0, 0,
      ])
      expect(wantedOne.asks(table.view(0))).toEqual([])
    })
  })
})

describe('Duel and Truel', () => {
  const duel = { options: { duel: true } }

  test('WO-R56 every such tie is shot out, and nobody is asked', () => {
    atTheTable('2/0/0/0, 3/0/0/0', { ...duel, decks: { saloon: 'bounty-hunter' } }, (table) => {
      table.load(0, 1, 1, 0) // the Bangs of both: first for the Wild Bunch, then for the One
      table.act(0, draw(SALOON))
      expect(table.types().filter((type) => type === 'duel-began')).toHaveLength(2)
      expect(tokens(table.state)).toBe('W, *')
      table.waits(1, 'draw')
    })
  })

  test('WO-R57 the leader is looked at first', () => {
    const { types, state } = score('0/0/2L/0, 0/0/2/1', duel)
    expect(types()).not.toContain('duel-began')
    expect(tokens(state)).toBe('L, J*')
  })

  test('WO-R58 two Bangs in the same step: neither gets the token', () => {
    const { state, types } = score('2/0/0/0, 2/0/0/1', duel, 6, 6)
    expect(tokens(state)).toBe('-, J*')
    expect(types()).toContain('duel-lost')
  })

  test('WO-R59 tiles are turned from left to right until a Bang; only its place matters', () => {
    for (const [first, second] of [
      [1, 6],
      [6, 1],
      [3, 5],
      [5, 5],
    ] as const) {
      const { told } = score('2/0/0/0, 2/0/0/1', duel, first, second)
      const steps = told.flatMap((event) => (event.type === 'duel-step' ? [event] : []))
      expect(steps.map((event) => event.step)).toEqual(Array.from({ length: Math.min(first, second) }, (_, i) => i + 1))
      for (const { step, firstTile, secondTile } of steps) {
        expect([firstTile, secondTile]).toEqual([step === first ? 'bang' : 'click', step === second ? 'bang' : 'click'])
      }
    }
  })

  test('WO-R60 a Truel goes in turn order from the first tied player after the starter', () => {
    const line = '1/0/0/0, 0/0/0/0, starts 0/3/0/0, 1/0/0/0, 1/0/0/0'
    const winners = [1, 2, 3, 4, 5, 6].map((bang) => {
      const { told } = score(line, duel, bang)
      const won = told.find((event) => event.type === 'shoot-out-won')
      return won?.type === 'shoot-out-won' ? won.by : undefined
    })
    expect(winners).toEqual([3, 4, 0, 3, 4, 0])
  })

  test('WO-R61 four or more do not shoot', () => {
    const { state, types } = score('2/0/0/0, 2/0/0/0, 2/0/0/0, 2/0/0/0, one 0/0/0/0', duel)
    expect(types().filter((type) => type.startsWith('duel') || type.startsWith('truel'))).toEqual([])
    expect(tokens(state)).toBe('-, -, -, -, *')
  })

  test('WO-R62 the holder may lose the One in a duel, and keeps it after two Bangs', () => {
    expect(tokens(score('one 2/0/0/0, 0/2/0/0', duel, 2, 1).state)).toBe('W, D*')
    expect(tokens(score('one 2/0/0/0, 0/2/0/0', duel, 1, 2).state)).toBe('W*, D')
    expect(tokens(score('one 2/0/0/0, 0/2/0/0', duel, 6, 6).state)).toBe('W*, D')
  })

  test('WO-R63 a tie in which nobody could gain is skipped; one who could is enough', () => {
    expect(score('W 1/0/0/0, W 1/0/0/0, W 1/0/0/2', duel).types()).not.toContain('truel-began')
    expect(score('W 1/0/0/0, W 1/0/0/0, 1/0/0/2', duel, 3).types()).toContain('truel-began')
  })

  test('WO-R64 each tie has its own tiles, up to five in a round', () => {
    const { state, told } = score('2/2/0/0, 2/2/0/0, 0/0/1/1, 0/0/1/1', duel, 1, 2, 2, 1, 1, 2, 2, 1, 1, 6)
    const duels = told.flatMap((event) =>
      event.type === 'duel-began' ? [[event.prize, event.first, event.second]] : [],
    )
    expect(duels).toEqual([
      [WILD_BUNCH, 0, 1],
      [DALTONS, 0, 1],
      [LONERS, 2, 3],
      [JAMES_YOUNGER, 2, 3],
      [4, 0, 1],
    ])
    expect(tokens(state)).toBe('W*, D, L, J')
  })
})
