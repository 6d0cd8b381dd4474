// The scenarios of the specification as played turns: the rulebook’s own examples, setup, turn.

import { type Seat, chanceFrom, isRefusal, only } from '@saloon/kernel'
import { randomGame } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import {
  EVERYBODY,
  cardsOf,
  gangOf,
  leaderOf,
  removedFrom,
  saloonKindOf,
  unseenCards,
  wantedOne,
} from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  LONERS,
  SALOON,
  TOMBSTONE,
  WILD_BUNCH,
  atTheTable,
  dealt,
  draw,
  everyCard,
  gangCounts,
  hunt,
  kindsOf,
  layOutOne,
  outlaw,
  score,
  stay,
  tokens,
} from './lay-out.ts'

/** How often something is so, in imaginations of what this seat sees: within four standard deviations of what is expected. */
function expectChance(
  state: ReturnType<typeof layOutOne>,
  seat: Seat,
  likely: number,
  isSo: (imagined: typeof state) => boolean,
): void {
  const view = wantedOne.view(state, only(seat))
  const chance = chanceFrom(7)
  const tries = 4000
  let times = 0
  for (let i = 0; i < tries; i++) if (isSo(wantedOne.imagine(view, chance))) times++
  const deviation = Math.sqrt((likely * (1 - likely)) / tries)
  expect(Math.abs(times / tries - likely), `${times} of ${tries}, expected ${likely}`).toBeLessThan(4 * deviation)
}

describe('the rulebook’s own examples', () => {
  test('WO-T01 Cattle Kate covers Belle Starr', () => {
    atTheTable('belle-starr, -', { decks: { deadwood: 'cattle-kate …' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.state.players[0]!.stacks).toEqual([[], [], [outlaw('belle-starr'), outlaw('cattle-kate')], []])
      table.waits(1, 'draw')
    })
  })

  test('WO-T02 the leader decides a tie of four cards each; the points are tied too', () => {
    const { state, points } = score('4L/0/0/0, 4/0/0/0, 2/0/0/0, -')
    expect(tokens(state)).toBe('W, -, -, -')
    expect(points).toEqual([8, 8, 3, 0])
    expect(state.one).toBeNull()
  })

  test('WO-T03 three of six hidden cards are Daltons: one chance in two', () => {
    const state = layOutOne('butch-cassidy sundance-kid etta-place, doc-holliday johnny-ringo', {
      decks: { tombstone: 'frank-james …' },
    })
    expect(gangCounts(unseenCards(wantedOne.view(state, only(0)))[TOMBSTONE]!)).toEqual([0, 3, 1, 2])
    expectChance(state, 0, 1 / 2, ({ decks }) => gangOf(decks[TOMBSTONE]!.at(-2)!) === DALTONS)
  })

  test('WO-T04 Bob Dalton is one of three hidden cards: one chance in three', () => {
    const decks = { 'cripple-creek': 'kid-curry tom-horn bob-dalton elzy-lay' }
    const state = layOutOne('-, -', { decks })
    const unseen = unseenCards(wantedOne.view(state, only(1)))[CRIPPLE_CREEK]!
    expect(unseen).toHaveLength(3)
    expect(unseen).toContain(leaderOf(DALTONS))
    expectChance(state, 1, 1 / 3, ({ decks }) => decks[CRIPPLE_CREEK]!.at(-2) === outlaw('bob-dalton'))
  })

  test('WO-T05 three of one gang score 5, one each of three gangs 6', () => {
    expect(score('3/0/0/0, 1/1/1/0').points).toEqual([5, 6])
  })

  test('WO-T06 a third of an untouched Saloon are Sheriffs, two thirds trouble for others', () => {
    const state = dealt(3)
    expect(kindsOf(unseenCards(wantedOne.view(state, only(0)))[SALOON]!)).toEqual({
      sheriff: 4,
      'bounty-hunter': 4,
      swindler: 4,
    })
    expectChance(state, 0, 1 / 3, ({ decks }) => saloonKindOf(decks[SALOON]!.at(-1)!) === 'sheriff')
    expectChance(state, 0, 2 / 3, ({ decks }) => saloonKindOf(decks[SALOON]!.at(-1)!) !== 'sheriff')
  })

  test('WO-T07 Supremacy makes three Daltons worth 8', () => {
    expect(score('0/3/0/0, -').points).toEqual([5, 0])
    expect(score('0/3/0/0, -', { supremacy: DALTONS }).points).toEqual([8, 0])
  })

  test('WO-T08 the holder wins with his fourth token; points are not counted', () => {
    const { state, types } = score('one WDL 0/0/0/2, 3/3/0/1')
    expect(tokens(state)).toBe('WDLJ*, WD')
    expect(state.winner).toBe(0)
    expect(types()).not.toContain('scored')
    expect(types().at(-1)).toBe('game-over')
  })

  test('WO-T09 a tie in round 1: nobody has the One, the left neighbour starts round 2', () => {
    const { state } = score('2/0/0/0, 0/2/0/0, -')
    expect(state.one).toBeNull()
    expect([state.round, state.starter, state.active]).toEqual([2, 1, 1])
  })
})

describe('setup', () => {
  test('WO-T10 four towns of twelve with one card revealed, a hidden Saloon of twelve', () => {
    const state = dealt(6)
    const onlooker = wantedOne.view(state, 0)
    expect(onlooker.decks.map((deck) => deck.length)).toEqual([12, 12, 12, 12, 12])
    for (const town of [0, 1, 2, 3]) {
      expect(onlooker.decks[town]!.at(-1)).toBe(state.decks[town]!.at(-1))
      expect(onlooker.decks[town]!.slice(0, -1).every((card) => card === -1)).toBe(true)
    }
    expect(onlooker.decks[SALOON]!.every((card) => card === -1)).toBe(true)
  })

  test('WO-T11 quick: towns of eight, two a gang with the leader; a Saloon of nine, three of each', () => {
    const { decks } = dealt(4, { quick: true })
    expect(decks.map((deck) => deck.length)).toEqual([8, 8, 8, 8, 9])
    for (const town of [0, 1, 2, 3]) {
      expect(gangCounts(decks[town]!)).toEqual([2, 2, 2, 2])
      expect(decks[town]).toContain(leaderOf(town))
    }
    expect(kindsOf(decks[SALOON]!)).toEqual({ sheriff: 3, 'bounty-hunter': 3, swindler: 3 })
  })

  test('WO-T12 quick with five players is refused', () => {
    const setup = wantedOne.prepare({ seats: 5, options: { quick: true } })
    expect(setup).toEqual({ code: 'quick-seats', facts: { seats: 5, most: 4 } })
    expect(isRefusal(wantedOne.prepare({ seats: 4, options: { quick: true } }))).toBe(false)
  })

  test('WO-T13 in round 2 of a quick game the same 19 cards are still out', () => {
    expect(removedFrom(true)).toHaveLength(19)
    const play = randomGame(wantedOne, { seats: 4, options: { quick: true } }, 1)
    while (play.state.round < 2) expect(play.step()).toBeDefined()
    expect(play.state.decks.map((deck) => deck.toSorted((a, b) => a - b))).toEqual(cardsOf(true))
    expect(everyCard(play.state)).toHaveLength(60)
  })
})

describe('turn', () => {
  test('WO-T14 the revealed card is taken, the next one revealed, the next player is asked', () => {
    atTheTable('-, -, -', { decks: { deadwood: 'jesse-james will-carver …' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.standing()).toBe('0/0/0/1L, 0/0/0/0, 0/0/0/0')
      expect(table.told).toMatchObject([
        { type: 'drew', by: 0, town: DEADWOOD, card: outlaw('jesse-james') },
        { type: 'revealed', town: DEADWOOD, card: outlaw('will-carver'), left: 11, shows: true },
      ])
      expect(table.state.knows[DEADWOOD]!.at(-1)).toBe(EVERYBODY)
      table.waits(1, 'draw')
    })
  })

  test('WO-T15 no passing, no second draw', () => {
    atTheTable('-, -', {}, (table) => {
      expect(table.refused(0, { do: 'pass' }).code).toBe('unknown-action')
      expect(table.refused(0, stay).code).toBe('not-now')
      table.act(0, draw(TOMBSTONE))
      expect(table.refused(0, draw(TOMBSTONE)).code).toBe('not-asked')
      table.waits(1, 'draw')
    })
  })

  test('WO-T16 a Bounty Hunter takes Sundance Kid off Butch Cassidy', () => {
    const decks = { saloon: 'bounty-hunter …' }
    atTheTable('butch-cassidy sundance-kid cattle-kate, active', { decks }, (table) => {
      table.act(1, draw(SALOON))
      table.waits(1, 'bounty')
      table.act(1, hunt(0, WILD_BUNCH))
      expect(table.state.discard.slice(-1)).toEqual([outlaw('sundance-kid')])
      expect(table.state.players[0]!.stacks[WILD_BUNCH]).toEqual([outlaw('butch-cassidy')])
      expect(table.state.players[0]!.stacks[LONERS]).toEqual([outlaw('cattle-kate')])
      table.waits(0, 'draw')
    })
  })
})
