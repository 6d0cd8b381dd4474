// The scenarios of the specification as scored rounds: majorities, points, end of the game, Duel and Truel.

import { describe, expect, test } from 'vitest'
import { pointsFor } from '../src/index.ts'
import { DALTONS, JAMES_YOUNGER, LONERS, SALOON, WILD_BUNCH, atTheTable, draw, score, tokens } from './lay-out.ts'

describe('majorities', () => {
  test('WO-T31 a leader with fewer cards settles nothing', () => {
    const { state, told } = score('3/0/0/0, 3/0/0/0, 1L/0/0/0')
    expect(tokens(state)).toBe('-, -, -')
    expect(told).toContainEqual(expect.objectContaining({ type: 'wanted-tied', gang: WILD_BUNCH, seats: [0, 1] }))
  })

  test('WO-T32 no second prize where the winner has the token already', () => {
    const { state, told } = score('W 5/0/0/0, 4/0/0/0')
    expect(tokens(state)).toBe('W*, -')
    expect(told).toContainEqual(expect.objectContaining({ type: 'wanted-again', by: 0, gang: WILD_BUNCH }))
  })

  test('WO-T33 nobody owns a Loner, nobody gets the token', () => {
    const { state, told } = score('1/1/0/1, 2/2/0/2')
    expect(tokens(state)).toBe('-, WDJ*')
    expect(told).toContainEqual(expect.objectContaining({ type: 'wanted-unclaimed', gang: LONERS }))
  })

  test('WO-T34 without a tie the leader does not matter', () => {
    expect(tokens(score('1L/0/0/0, 2/0/0/0').state)).toBe('-, W*')
  })

  test('WO-T35 six players win the same majority in turn, and all get a token', () => {
    const won = [0, 1, 2, 3, 4, 5].map((winner) => {
      const line = [0, 1, 2, 3, 4, 5].map((seat) =>
        seat < winner ? 'W 0/0/0/0' : seat === winner ? '2/0/0/0' : '1/0/0/0',
      )
      return tokens(score(line.join()).state)
    })
    expect(won).toEqual([
      'W*, -, -, -, -, -',
      'W, W*, -, -, -, -',
      'W, W, W*, -, -, -',
      'W, W, W, W*, -, -',
      'W, W, W, W, W*, -',
      'W, W, W, W, W, W*',
    ])
  })

  test('WO-T36 a leader taken by the Sheriff decides nothing', () => {
    const decks = { saloon: 'sheriff' } // the last card: the round ends
    atTheTable('sundance-kid etta-place butch-cassidy, kid-curry elzy-lay', { decks }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'counted', gang: WILD_BUNCH, counts: [2, 2] }))
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'wanted-tied', gang: WILD_BUNCH, seats: [0, 1] }),
      )
      expect(tokens(table.state)).toBe('-, -')
      table.goesOn()
    })
  })

  test('WO-T37 four tokens and the One in the first round', () => {
    const { state, points } = score('1L/1L/1L/1L, 1/1/1/0')
    expect(points).toEqual([8, 6])
    expect(tokens(state)).toBe('WDLJ*, -')
    expect([state.winner, state.round]).toEqual([0, 1])
  })
})

describe('points', () => {
  test('WO-T38 one to nine cards of a gang', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(pointsFor)).toEqual([2, 3, 5, 8, 12, 17, 23, 30, 30])
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((cards) => score(`${cards}/0/0/0, -`).points[0])).toEqual([
      2, 3, 5, 8, 12, 17, 23, 30, 30,
    ])
  })

  test('WO-T39 one of each of four gangs is worth four of one', () => {
    expect(score('1/1/1/1, 4/0/0/0').points).toEqual([8, 8])
  })

  test('WO-T40 gangs are added up', () => {
    expect(score('2/1/0/0, 2/2/0/0').points).toEqual([5, 6])
    expect(score('3/2/1/0, 5/1/0/0').points).toEqual([10, 14])
  })

  test('WO-T41 the One is taken from its holder, and its new holder starts', () => {
    const { state, told } = score('4/0/0/0, one 0/2/0/0')
    expect(told).toContainEqual(expect.objectContaining({ type: 'one-taken', by: 0, from: 1, points: 8 }))
    expect([state.one, state.starter, state.active]).toEqual([0, 0, 0])
  })

  test('WO-T42 a tie between others: the holder keeps the One and starts again', () => {
    const { state } = score('4/0/0/0, 0/4/0/0, one starts 0/0/1/0')
    expect([state.one, state.starter]).toEqual([2, 2])
  })

  test('WO-T43 with no cards on the table no token of any kind is given', () => {
    const { state, types } = score('-, -, -')
    expect(tokens(state)).toBe('-, -, -')
    expect(types().filter((type) => type === 'wanted-unclaimed')).toHaveLength(4)
    expect(types()).toContain('one-unclaimed')
  })

  test('WO-T44 started by seat 2 of three, tied, no holder: seat 0 starts', () => {
    const { state } = score('2/0/0/0, 0/2/0/0, starts 0/0/0/0')
    expect([state.one, state.starter]).toEqual([null, 0])
  })
})

describe('end of the game', () => {
  test('WO-T45 four tokens, and now the most points', () => {
    const { state } = score('WDLJ 3/0/0/0, one 0/2/0/0')
    expect(tokens(state)).toBe('WDLJ*, D')
    expect(state.winner).toBe(0)
  })

  test('WO-T46 four tokens and a tie for the points: no winner', () => {
    const { state } = score('WDLJ 3/0/0/0, one 0/3/0/0')
    expect(tokens(state)).toBe('WDLJ, D*')
    expect(state.winner).toBeNull()
  })

  test('WO-T47 the holder’s fourth token wins although another has more points', () => {
    const { state, told, types } = score('one WDL 0/0/0/1, 5/0/0/0')
    const given = told.flatMap((event) => (event.type === 'wanted-won' ? [[event.by, event.gang]] : []))
    expect(given).toEqual([
      [1, WILD_BUNCH],
      [0, JAMES_YOUNGER],
    ])
    expect(types()).not.toContain('scored')
    expect(state.winner).toBe(0)
  })
})

describe('Duel and Truel', () => {
  const duel = { options: { duel: true } }

  test('WO-T48 the earlier Bang wins, after as many steps', () => {
    const { state, told } = score('2/0/0/0, 2/0/0/0', duel, 2, 5, 3, 3)
    expect(tokens(state)).toBe('W, -')
    expect(told.slice(1, 6)).toMatchObject([
      { type: 'duel-began', prize: WILD_BUNCH, first: 0, second: 1 },
      { type: 'duel-step', step: 1, firstTile: 'click', secondTile: 'click' },
      { type: 'duel-step', step: 2, firstTile: 'bang', secondTile: 'click' },
      { type: 'shoot-out-won', by: 0, prize: WILD_BUNCH },
      { type: 'wanted-won', by: 0, gang: WILD_BUNCH, with: 'shoot-out' },
    ])
  })

  test('WO-T49 two Bangs at once: nobody wins', () => {
    const { state, told } = score('2/0/0/0, 2/0/0/0', duel, 4, 4, 3, 3)
    expect(tokens(state)).toBe('-, -')
    expect(told.slice(1, 8)).toMatchObject([
      { type: 'duel-began' },
      { type: 'duel-step', step: 1 },
      { type: 'duel-step', step: 2 },
      { type: 'duel-step', step: 3 },
      { type: 'duel-step', step: 4, firstTile: 'bang', secondTile: 'bang' },
      { type: 'duel-lost', prize: WILD_BUNCH, first: 0, second: 1 },
      { type: 'wanted-tied', gang: WILD_BUNCH, seats: [0, 1] },
    ])
  })

  test('WO-T50 the leader wins without a duel', () => {
    const { state, told } = score('2/0/0/0, 2L/0/1/0', duel)
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'wanted-won', by: 1, gang: WILD_BUNCH, with: 'leader' }),
    )
    expect(told.some((event) => event.type === 'duel-began')).toBe(false)
    expect(tokens(state)).toBe('-, WL*')
  })

  test('WO-T51 three tied: one row of tiles, in turn order from the starter', () => {
    const { state, told } = score('1/0/0/0, starts 1/0/0/0, 1/0/0/0', duel, 5, 1)
    const turned = told.flatMap((event) => (event.type === 'truel-step' ? [[event.step, event.by, event.tile]] : []))
    expect(turned.slice(0, 5)).toEqual([
      [1, 1, 'click'],
      [2, 2, 'click'],
      [3, 0, 'click'],
      [4, 1, 'click'],
      [5, 2, 'bang'],
    ])
    expect(told[1]).toMatchObject({ type: 'truel-began', prize: WILD_BUNCH, seats: [1, 2, 0] })
    expect(tokens(state)).toBe('-, *, W')
  })

  test('WO-T52 four tied: no shoot-out', () => {
    const { state, types } = score('1/0/0/0, 1/0/0/0, 1/0/0/0, 1/0/0/0', duel)
    expect(tokens(state)).toBe('-, -, -, -')
    expect(types()).not.toContain('duel-began')
    expect(types()).not.toContain('truel-began')
  })

  test('WO-T53 both have the token already: no duel', () => {
    const { state, types } = score('W 2/0/0/0, W 2/0/1/0', duel)
    expect(types()).not.toContain('duel-began')
    expect(types()).toContain('wanted-tied')
    expect(tokens(state)).toBe('W, WL*')
  })

  test('WO-T54 a duel won by who has the token already gives nothing', () => {
    const { state, told } = score('W 2/0/0/0, 2/0/1/0', duel, 1, 2)
    expect(told).toContainEqual(
      expect.objectContaining({ type: 'wanted-again', by: 0, gang: WILD_BUNCH, with: 'shoot-out' }),
    )
    expect(tokens(state)).toBe('W, L*')
  })

  test('WO-T55 a duel for the One: the winner takes it from the holder, two Bangs leave it', () => {
    expect(tokens(score('one 2/0/0/0, 0/2/0/0', duel, 5, 2).state)).toBe('W, D*')
    expect(tokens(score('one 2/0/0/0, 0/2/0/0', duel, 3, 3).state)).toBe('W*, D')
  })

  test('WO-T56 the holder wins the duel for his last token, and the game; nothing more is scored', () => {
    const { state, told, types } = score('one WLJ 0/2/0/0, 1/2/3/3', duel, 1, 2)
    expect(state.winner).toBe(0)
    expect(told.flatMap((event) => (event.type === 'counted' ? [event.gang] : []))).toEqual([WILD_BUNCH, DALTONS])
    expect(types()).not.toContain('scored')
    expect(tokens(state)).toBe('WDLJ*, W')
  })
})
