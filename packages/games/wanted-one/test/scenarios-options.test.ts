// The scenarios of the specification as played turns: Dollars, Cavalry, Supremacy, views, further cases.

import { type Eyes, HIDDEN, type Told, type View, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type Event, EVERYBODY, type WantedOne, wantedOne } from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  DODGE_CITY,
  SALOON,
  TOMBSTONE,
  atTheTable,
  draw,
  outlaw,
  peek,
  randomMoments,
  recycle,
  ride,
  score,
  stay,
  tokens,
} from './lay-out.ts'

const dollars = { dollars: true }
const cavalry = { cavalry: true }

describe('Dollars', () => {
  test('WO-T57 the revealed card goes to the bottom, the next one is revealed, the draw is still to come', () => {
    const decks = { tombstone: 'sundance-kid grat-dalton doc-holliday' }
    atTheTable('-, -', { options: dollars, decks }, (table) => {
      table.act(0, recycle(TOMBSTONE))
      expect(table.state.decks[TOMBSTONE]).toEqual([
        outlaw('sundance-kid'),
        outlaw('doc-holliday'),
        outlaw('grat-dalton'),
      ])
      expect(table.told).toMatchObject([
        { type: 'recycled', by: 0, card: outlaw('sundance-kid'), dollars: 1 },
        { type: 'revealed', town: TOMBSTONE, card: outlaw('grat-dalton'), left: 3 },
      ])
      expect(table.state.players[0]!.dollars).toBe(1)
      table.waits(0, 'draw')
    })
  })

  test('WO-T58 one tile a turn, and none after the draw', () => {
    atTheTable('-, -', { options: { ...dollars, ...cavalry } }, (table) => {
      table.act(0, peek(SALOON))
      expect(table.refused(0, recycle(TOMBSTONE)).code).toBe('one-dollar-a-turn')
      expect(table.refused(0, peek(SALOON)).code).toBe('one-dollar-a-turn')
      table.act(0, draw(TOMBSTONE))
      expect(table.refused(0, peek(SALOON)).code).toBe('not-now')
      table.waits(0, 'cavalry')
    })
  })

  test('WO-T59 a town of one card can be neither recycled nor peeked', () => {
    atTheTable('-, -', { options: dollars, decks: { tombstone: 'sundance-kid' } }, (table) => {
      expect(table.refused(0, recycle(TOMBSTONE))).toEqual({ code: 'nothing-hidden', facts: { town: TOMBSTONE } })
      expect(table.refused(0, peek(TOMBSTONE))).toEqual({ code: 'nothing-hidden', facts: { town: TOMBSTONE } })
      expect(table.options(0)).not.toContainEqual(recycle(TOMBSTONE))
      expect(table.options(0)).toContainEqual(recycle(DEADWOOD))
      table.waits(0, 'draw')
    })
  })

  test('WO-T60 a peek at the Saloon is for the peeker alone, until the card is drawn; all see where', () => {
    atTheTable('-, -, -', { options: dollars, decks: { saloon: 'swindler sheriff …' } }, (table) => {
      const card = table.state.decks[SALOON]!.at(-1)!
      table.act(0, peek(SALOON))
      expect(table.view(0).decks[SALOON]!.at(-1)).toBe(card)
      for (const others of [table.view(1), table.view(2), table.view(), table.view(1, 2)]) {
        expect(others.decks[SALOON]!.every((hidden) => hidden === HIDDEN)).toBe(true)
      }
      const peeked = table.told[0]!
      expect(wantedOne.redact(peeked, only(0))).toMatchObject({ type: 'peeked', by: 0, deck: SALOON, only: { card } })
      expect(wantedOne.redact(peeked, only(1))).toEqual({
        type: 'peeked',
        by: 0,
        deck: SALOON,
        dollars: 1,
        move: 2,
        cause: 2,
      })
      table.act(0, draw(TOMBSTONE))
      expect(table.view(0).decks[SALOON]!.at(-1)).toBe(card)
      table.act(1, draw(SALOON))
      expect(table.view(0).decks[SALOON]!.every((hidden) => hidden === HIDDEN)).toBe(true)
      expect(table.view(2).discard).toContain(card)
      table.goesOn()
    })
  })

  test('WO-T61 a peeked card that is revealed is everybody’s, and the note is gone', () => {
    atTheTable('-, -', { options: dollars, decks: { deadwood: 'will-carver jesse-james bill-dalton …' } }, (table) => {
      table.act(0, peek(DEADWOOD))
      expect(table.view(0).decks[DEADWOOD]!.at(-2)).toBe(outlaw('jesse-james'))
      expect(table.view(1).decks[DEADWOOD]!.at(-2)).toBe(HIDDEN)
      table.act(0, draw(TOMBSTONE))
      table.act(1, draw(DEADWOOD))
      expect(table.view(1).decks[DEADWOOD]!.at(-1)).toBe(outlaw('jesse-james'))
      expect(table.view(0).decks[DEADWOOD]).toEqual(table.view(1).decks[DEADWOOD])
      expect(table.state.knows[DEADWOOD]).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, EVERYBODY])
      table.waits(0, 'draw')
    })
  })

  test('WO-T62 two tiles kept are two tiles in the next round', () => {
    atTheTable('-, $1', { options: dollars, decks: { deadwood: 'jesse-james' } }, (table) => {
      expect(table.state.players.map((player) => player.dollars)).toEqual([2, 1])
      table.act(0, draw(DEADWOOD))
      expect(table.state.round).toBe(2)
      expect(table.state.players.map((player) => player.dollars)).toEqual([2, 2])
      table.goesOn()
    })
  })
})

describe('Cavalry', () => {
  test('WO-T63 WO-T64 the town under it is closed, and stays closed while it stays', () => {
    atTheTable('-, -, -', { options: cavalry }, (table) => {
      const withoutTombstone = [draw(CRIPPLE_CREEK), draw(DODGE_CITY), draw(DEADWOOD), draw(SALOON)]
      table.act(0, draw(DEADWOOD))
      table.waits(0, 'cavalry')
      table.act(0, ride(TOMBSTONE))
      expect(table.options(1)).toEqual(withoutTombstone)
      expect(table.refused(1, draw(TOMBSTONE))).toEqual({ code: 'cavalry-there', facts: { town: TOMBSTONE } })
      table.act(1, draw(DEADWOOD))
      table.act(1, stay)
      expect(table.options(2)).toEqual(withoutTombstone)
      table.waits(2, 'draw')
    })
  })

  test('WO-T65 never on the Saloon, never where it stands, never off', () => {
    atTheTable('-, -', { options: cavalry, cavalry: DODGE_CITY }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.refused(0, ride(SALOON)).code).toBe('no-cavalry-in-saloon')
      expect(table.refused(0, ride(DODGE_CITY))).toEqual({ code: 'cavalry-stands-there', facts: { town: DODGE_CITY } })
      expect(table.refused(0, ride(HIDDEN)).code).toBe('no-such-town')
      expect(table.refused(0, { do: 'take-off' }).code).toBe('unknown-action')
      expect(table.options(0)).toEqual([ride(TOMBSTONE), ride(CRIPPLE_CREEK), ride(DEADWOOD), stay])
      table.waits(0, 'cavalry')
    })
  })

  test('WO-T66 no Dollar tile is used under it', () => {
    atTheTable('-, -', { options: { ...cavalry, ...dollars }, cavalry: DODGE_CITY }, (table) => {
      expect(table.refused(0, recycle(DODGE_CITY))).toEqual({ code: 'cavalry-there', facts: { town: DODGE_CITY } })
      expect(table.refused(0, peek(DODGE_CITY))).toEqual({ code: 'cavalry-there', facts: { town: DODGE_CITY } })
      expect(table.options(0)).toContainEqual(recycle(DEADWOOD))
      table.waits(0, 'draw')
    })
  })

  test('WO-T67 a closed town with its last card revealed is not empty', () => {
    atTheTable('-, -', { options: cavalry, cavalry: DEADWOOD, decks: { deadwood: 'jesse-james' } }, (table) => {
      expect(table.refused(0, draw(DEADWOOD)).code).toBe('cavalry-there')
      expect(table.view(1).decks[DEADWOOD]).toEqual([outlaw('jesse-james')])
      table.act(0, draw(TOMBSTONE))
      expect(table.state.round).toBe(1)
      table.act(0, stay)
      table.waits(1, 'draw')
    })
  })

  test('WO-T68 who ends the round does not move it; in the next round it is off the decks', () => {
    atTheTable('-, 1/0/0/0', { options: cavalry, cavalry: TOMBSTONE, decks: { deadwood: 'jesse-james' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.state.round).toBe(2)
      expect(table.state.cavalry).toBeNull()
      expect(table.types()).not.toContain('cavalry-stayed')
      table.waits(1, 'draw')
    })
  })
})

describe('Supremacy', () => {
  test('WO-T69 one card more for who has one', () => {
    const points = [0, 1, 6, 7, 8].map((cards) => score(`0/${cards}/0/0, -`, { supremacy: DALTONS }).points[0])
    expect(points).toEqual([0, 3, 23, 30, 30])
  })

  test('WO-T70 majorities are counted without it', () => {
    const { state, told, points } = score('0/2/0/0, 0/3/0/0', { supremacy: DALTONS })
    expect(told).toContainEqual(expect.objectContaining({ type: 'counted', gang: DALTONS, counts: [2, 3] }))
    expect(tokens(state)).toBe('-, D*')
    expect(points).toEqual([5, 8])
  })

  test('WO-T71 other gangs score as ever', () => {
    expect(score('3/0/0/0, -', { supremacy: DALTONS }).points).toEqual([5, 0])
  })
})

describe('views', () => {
  const ONLOOKER = 0
  const game = () => [1, 2, 3].flatMap((seed) => [...moments(seed)])

  /** Positions of the first rounds, with what was told in the round so far. */
  function* moments(seed: number): Generator<{ views: View<WantedOne>[]; told: Told<Event>[] }> {
    for (const { state, told } of randomMoments(3, { dollars: true, cavalry: true }, seed)) {
      if (state.round > 4) return
      const start = told.findLastIndex((event) => event.type === 'round-began')
      yield {
        views: [ONLOOKER, only(0), only(1), only(2)].map((eyes) => wantedOne.view(state, eyes)),
        told: told.slice(start),
      }
    }
  }

  test('WO-T72 a view shows of the decks only cards that its eyes were told of in this round', () => {
    let wiser = 0 // positions in which somebody knows more than others
    for (const { views, told } of game()) {
      for (const { eyes, decks } of views) {
        const known = new Set(told.flatMap((event) => cardsToldTo(event, eyes)))
        expect(decks.flat().filter((card) => card !== HIDDEN && !known.has(card))).toEqual([])
      }
      if (new Set(views.map(({ decks }) => JSON.stringify(decks))).size > 1) wiser++
    }
    expect(wiser).toBeGreaterThan(20)
  })

  test('WO-T73 everything else is the same in all views', () => {
    for (const { views } of game()) {
      const shared = views.map(({ eyes: _eyes, decks, ...view }) =>
        JSON.stringify([view, decks.map((deck) => deck.length)]),
      )
      expect(new Set(shared).size).toBe(1)
    }
  })

  const cardsToldTo = (event: Told<Event>, eyes: Eyes): number[] => {
    const seen = wantedOne.redact(event, eyes)
    return [...('card' in seen ? [seen.card] : []), ...('only' in seen ? [seen.only.card] : [])]
  }
})

describe('further cases', () => {
  test('WO-T74 a peek ends with the round, wherever the card lies then', () => {
    for (let more = 0; more < 12; more++) {
      const decks = { deadwood: 'will-carver jesse-james …', tombstone: 'sundance-kid' }
      atTheTable('-, -', { options: dollars, decks }, (table) => {
        table.state.chance = [more, 2, 3, 4]
        table.act(0, peek(DEADWOOD))
        expect(table.state.knows[DEADWOOD]!.at(-2)).toBe(only(0))
        table.act(0, draw(TOMBSTONE))
        expect(table.state.round).toBe(2)
        expect(table.state.knows.map((deck) => deck.slice(0, -1).every((eyes) => eyes === 0))).toEqual([
          true,
          true,
          true,
          true,
          true,
        ])
        expect(table.view(0).decks).toEqual(table.view(1).decks)
        table.goesOn()
      })
    }
  })
})
