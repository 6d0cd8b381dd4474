// The rulings of ../README.md, played.

import { HIDDEN, chanceFrom, isRefusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { liarsDice } from '../src/index.ts'
import { atTheTable, believe, bid, doubt } from './lay-out.ts'

describe('a round', () => {
  test('LD-R01 everybody has as many dice as the setting says, and chance says who begins', () => {
    expect(isRefusal(liarsDice.prepare({ seats: 7 }))).toBe(true)
    const setup = liarsDice.prepare({ seats: 6, options: { dice: 3 } })
    if (isRefusal(setup)) throw new Error(setup.code)
    const deals = Array.from({ length: 60 }, (_, seed) => liarsDice.start(setup, chanceFrom(seed)))
    expect(deals[0]!.dice.map((dice) => dice.length)).toEqual([3, 3, 3, 3, 3, 3])
    expect(new Set(deals.map(({ turn }) => turn)).size).toBe(6)
  })

  test('LD-R02 all dice are rolled anew, and each sees their own', () => {
    atTheTable('12 6', { loaded: [4, 5] }, (table) => {
      table.act(0, bid(2, 1))
      table.act(1, doubt)
      expect(table.state.dice).toEqual([[4], [5]])
      expect(table.view(0).dice).toEqual([[4], [HIDDEN]])
      expect(table.view().dice).toEqual([[HIDDEN], [HIDDEN]])
      table.waits(0, 'bid')
    })
  })

  test('LD-R03 the first bid is any, up to all dice', () => {
    atTheTable('12 6', {}, (table) => {
      expect(table.options(0)).toHaveLength(3 * 6)
      expect(table.refused(0, bid(4, 1))).toMatchObject({ code: 'not-offered' })
      table.act(0, bid(3, 6))
      table.waits(1, 'doubt')
    })
  })

  test('LD-R04 a later bid has more dice, or as many of a higher face', () => {
    atTheTable('12 6', { last: { by: 1, count: 2, face: 4 } }, (table) => {
      expect(table.refused(0, bid(2, 4))).toEqual({ code: 'not-higher' })
      expect(table.refused(0, bid(1, 6)).code).toBe('not-offered')
      expect(table.options(0)).toEqual([bid(2, 5), bid(2, 6), ...[1, 2, 3, 4, 5, 6].map((face) => bid(3, face))])
      table.goesOn()
    })
  })
})

describe('believe or doubt', () => {
  test('LD-R05 all the others answer at once, and nobody learns an answer before all are in', () => {
    atTheTable('12 6 3', {}, (table) => {
      table.act(0, bid(1, 1))
      table.act(2, doubt)
      expect(table.view(1).locked).toEqual([null, null, HIDDEN])
      expect(table.told.map(({ type }) => type)).toEqual(['bid', 'locked'])
      table.waits(1, 'doubt')
    })
  })

  test('LD-R06 if nobody doubts the next one bids, and who could bid no higher can only doubt', () => {
    atTheTable('12 6 3', {}, (table) => {
      table.act(0, bid(1, 1))
      table.act(1, believe)
      table.act(2, believe)
      table.act(1, bid(4, 6))
      expect(table.options(2)).toEqual([doubt])
      expect(table.options(0)).toEqual([believe, doubt])
      table.goesOn()
    })
  })

  test('LD-R07 a bid that holds costs each doubter a die, one that fails the bidder', () => {
    atTheTable('12 66 33', { loaded: [1, 2, 3, 4, 5, 6].slice(0, 4) as [1, 2, 3, 4] }, (table) => {
      table.act(0, bid(2, 6))
      table.act(1, doubt)
      table.act(2, doubt)
      expect(table.state.dice.map((dice) => dice.length)).toEqual([2, 1, 1])
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'held', found: 2 }))
      table.goesOn()
    })
    atTheTable('12 66 33', { loaded: [1, 2, 3, 4, 5] }, (table) => {
      table.act(0, bid(3, 6))
      table.act(1, believe)
      table.act(2, doubt)
      expect(table.state.dice.map((dice) => dice.length)).toEqual([1, 2, 2])
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'failed', found: 2 }))
      table.goesOn()
    })
  })
})

describe('the next round and the end', () => {
  test('LD-R08 who lost begins; of several the first to the left; if out, the next one', () => {
    atTheTable('12 66 33', { loaded: [1, 1, 1, 1] }, (table) => {
      table.act(0, bid(1, 6))
      table.act(1, doubt)
      table.act(2, doubt)
      table.waits(1, 'bid')
    })
    atTheTable('12 6 33', { loaded: [1, 1, 1, 1] }, (table) => {
      table.act(0, bid(1, 6))
      table.act(1, doubt)
      table.act(2, believe)
      table.waits(2, 'bid')
    })
  })

  test('LD-R09 the last one with dice wins; the others are ranked by when they went out, and may look on', () => {
    atTheTable('1 6 -', {}, (table) => {
      expect(liarsDice.out(table.state)).toBe(0b100)
      table.act(0, bid(2, 1))
      table.act(1, doubt)
      expect(table.over()).toMatchObject({ winners: [1], ranking: [[1], [0], [2]] })
    })
  })

  test('LD-R10 for somebody who isn’t there: the smallest higher bid, and belief where that is possible', () => {
    atTheTable('1 6', { last: { by: 1, count: 1, face: 6 } }, (table) => {
      expect(liarsDice.safe(table.state, 0)).toEqual(bid(2, 1))
      table.act(0, bid(2, 5))
      expect(liarsDice.safe(table.state, 1)).toEqual(believe)
      table.act(1, believe)
      expect(liarsDice.safe(table.state, 1)).toEqual(bid(2, 6))
      table.act(1, bid(2, 6))
      expect(liarsDice.safe(table.state, 0)).toEqual(doubt)
      table.goesOn()
    })
  })
})
