// Discs that lie on stories already: nobody's leaves one without being asked, and whoever is asked is told what would be lost.

import { type Seat, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import type { Action } from '../src/actions.ts'
import { westernLegends } from '../src/game.ts'
import { A, type LegendsTable, atTheTable, pass, skip, use } from './lay-out.ts'

const disc = (slot: number): Action => ({ do: 'disc', slot })
const onSlots = ({ state }: LegendsTable, seat: Seat): number[] => [state.discs[seat]!, state.discs[6 + seat]!]
const safe = ({ state }: LegendsTable, seat: Seat): Action => westernLegends.safe(state, seat)
const presented = ({ state }: LegendsTable, seat: Seat) =>
  westernLegends.rules.present(westernLegends.view(state, only(seat)), seat)
const shownOf = (table: LegendsTable, seat: Seat, action: Action) =>
  presented(table, seat).options.find(({ option }) => JSON.stringify(option) === JSON.stringify(action))

/** A has completed the left story; the other disc of A lies alone on the right. */
const COMPLETE = { stories: ['wild_west', 'local_folk'], discs: ['AB', 'A'] } as const
/** The same, the right one asking for a track point. */
const MEETS_RIGHT = { stories: ['local_folk', 'wild_west'], discs: ['AB', 'A'] } as const

describe('without a free disc', () => {
  test('WL-T84 WL-R105: Reputation asks before it takes a disc from a story just completed, and may take none', () => {
    atTheTable({ A: { hand: '7♠' }, ...COMPLETE }, (table) => {
      expect(shownOf(table, A, use('7♠'))).toMatchObject({
        then: [{ key: 'then.no-free-disc' }],
        warning: { key: 'warning.only-undoes', facts: { slot: 0 } },
      })
      table.act(A, use('7♠'))
      table.waits(A, 'story-disc')
      expect(table.times('took-disc')).toBe(0)
      expect(table.options(A)).toEqual([disc(1), skip])
      expect(presented(table, A).because).toEqual({ key: 'because.no-free-disc' })
      expect(shownOf(table, A, disc(1))).toMatchObject({
        then: [
          { key: 'then.discs', facts: { count: 2, needed: 2 } },
          { key: 'then.disc-from', facts: { slot: 0, count: 1, needed: 2 } },
        ],
        warning: { key: 'warning.undoes', facts: { slot: 0 } },
      })
      expect(safe(table, A)).toEqual(skip)
      table.act(A, skip)
      expect(onSlots(table, A)).toEqual([1, 1])
      table.act(A, pass)
      expect(table.events('story')).toMatchObject([{ slot: 0 }])
      table.goesOn()
    })
  })

  test('WL-T85 WL-R105: nor does a condition that is met; for whoever is absent nothing moves', () => {
    atTheTable({ A: { hand: 'A♠', wanted: 1 }, ...MEETS_RIGHT }, (table) => {
      table.act(A, use('A♠'))
      table.waits(A, 'story-disc')
      expect(shownOf(table, A, disc(1))?.warning).toEqual({ key: 'warning.undoes', facts: { slot: 0 } })
      expect(safe(table, A)).toEqual(skip)
      table.act(A, disc(1)) // it is the player's to undo
      expect(onSlots(table, A)).toEqual([0, 2])
      table.act(A, pass)
      expect(table.events('story')).toMatchObject([{ slot: 1 }])
      table.goesOn()
    })
  })

  test('WL-R105: Reputation between two open stories: either disc, or none; nothing complete, nothing to warn of', () => {
    atTheTable({ seats: 5, A: { hand: '7♠' }, stories: ['wild_west', 'local_folk'], discs: ['AB', 'A'] }, (table) => {
      expect(shownOf(table, A, use('7♠'))).not.toHaveProperty('warning')
      table.act(A, use('7♠'))
      expect(table.options(A)).toEqual([disc(0), disc(1), skip])
      for (const slot of [0, 1]) expect(shownOf(table, A, disc(slot))).not.toHaveProperty('warning')
      expect(safe(table, A)).toEqual(skip)
      table.act(A, disc(0))
      expect(onSlots(table, A)).toEqual([2, 0])
      table.goesOn()
    })
  })

  test('WL-R105: both discs on the same complete story: Reputation may leave them there', () => {
    atTheTable({ A: { hand: '7♠' }, stories: ['wild_west', 'local_folk'], discs: ['AA', ''] }, (table) => {
      table.act(A, use('7♠'))
      table.waits(A, 'story-disc')
      expect(shownOf(table, A, disc(1))?.warning).toEqual({ key: 'warning.undoes', facts: { slot: 0 } })
      table.act(A, skip)
      expect(onSlots(table, A)).toEqual([2, 0])
      table.waits(A, 'action')
    })
  })
})

describe('with a free disc', () => {
  test('WL-R105: Reputation puts it, asks only where, and can’t be waved away', () => {
    atTheTable({ A: { hand: '7♠' }, stories: ['wild_west', 'local_folk'], discs: ['', 'B'] }, (table) => {
      expect(shownOf(table, A, use('7♠'))).toMatchObject({ then: [] })
      table.act(A, use('7♠'))
      expect(table.options(A)).toEqual([disc(0), disc(1)])
      table.refused(A, skip)
      expect(shownOf(table, A, disc(1))).toEqual({
        option: disc(1),
        then: [{ key: 'then.discs', facts: { count: 2, needed: 2 } }],
      })
      expect(safe(table, A)).toEqual(disc(0))
      table.act(A, disc(1))
      table.waits(A, 'action')
    })
    atTheTable({ A: { hand: '7♠' }, stories: ['wild_west', 'local_folk'], discs: ['AB', ''] }, (table) => {
      table.act(A, use('7♠')) // one place to put it: nothing to ask
      expect(onSlots(table, A)).toEqual([1, 1])
      table.waits(A, 'action')
    })
  })
})
