// The rulings of the specification: Dollars, Cavalry, Supremacy, information and players.

import { HIDDEN, isRefusal, listActions } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { unseenCards, wantedOne } from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  DODGE_CITY,
  SALOON,
  TOMBSTONE,
  WILD_BUNCH,
  atTheTable,
  dealt,
  draw,
  everyCard,
  gangCounts,
  giveUp,
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
  test('WO-R65 two tiles a round, one a turn, before the draw', () => {
    expect(dealt(3, dollars).players.map((player) => player.dollars)).toEqual([2, 2, 2])
    expect(dealt(3).players.map((player) => player.dollars)).toEqual([0, 0, 0])
    atTheTable('-, -', { options: dollars }, (table) => {
      table.act(0, peek(SALOON))
      expect(table.options(0).map((action) => action.do)).toEqual(['draw', 'draw', 'draw', 'draw', 'draw'])
      table.act(0, draw(TOMBSTONE))
      table.act(1, draw(TOMBSTONE))
      table.act(0, recycle(DEADWOOD))
      table.act(0, draw(TOMBSTONE))
      table.act(1, draw(TOMBSTONE))
      expect(table.state.players.map((player) => player.dollars)).toEqual([0, 2])
      expect(table.refused(0, peek(SALOON)).code).toBe('no-dollar-left')
      table.waits(0, 'draw')
    })
    atTheTable('-, -', {}, (table) => {
      expect(table.refused(0, peek(SALOON)).code).toBe('dollars-not-played')
      table.waits(0, 'draw')
    })
  })

  test('WO-R66 unspent tiles are not carried over', () => {
    atTheTable('$2, $0, $1', { options: dollars, decks: { deadwood: 'jesse-james' } }, (table) => {
      table.act(0, draw(DEADWOOD))
      expect(table.state.players.map((player) => player.dollars)).toEqual([2, 2, 2])
      table.goesOn()
    })
  })

  test('WO-R67 a tile never replaces the draw', () => {
    atTheTable('-, -', { options: dollars }, (table) => {
      table.act(0, recycle(TOMBSTONE))
      expect(table.standing()).toBe('0/0/0/0, 0/0/0/0')
      table.waits(0, 'draw')
      expect(table.options(0)).toEqual([draw(0), draw(1), draw(2), draw(3), draw(4)])
    })
  })

  test('WO-R68 recycling and peeking need a hidden card', () => {
    const decks = { tombstone: 'sundance-kid', deadwood: 'will-carver jesse-james' }
    atTheTable('-, -', { options: dollars, decks }, (table) => {
      expect(table.refused(0, recycle(TOMBSTONE)).code).toBe('nothing-hidden')
      expect(table.refused(0, peek(TOMBSTONE)).code).toBe('nothing-hidden')
      expect(table.options(0)).toEqual(expect.arrayContaining([recycle(DEADWOOD), peek(DEADWOOD)]))
      table.waits(0, 'draw')
    })
  })

  test('WO-R69 any of the five decks can be peeked at, the Saloon down to its last card', () => {
    atTheTable('-, -', { options: dollars, decks: { saloon: 'sheriff' } }, (table) => {
      const peeks = table.options(0).filter((action) => action.do === 'peek')
      expect(peeks).toEqual([peek(0), peek(1), peek(2), peek(3), peek(SALOON)])
      expect(table.refused(0, recycle(SALOON)).code).toBe('saloon-not-recycled')
      table.waits(0, 'draw')
    })
  })

  test('WO-R70 who peeks keeps the secret and draws where he likes; where he looked is public', () => {
    atTheTable('-, -, -', { options: dollars, decks: { deadwood: 'will-carver jesse-james …' } }, (table) => {
      table.act(0, peek(DEADWOOD))
      expect(table.view(0).decks[DEADWOOD]!.at(-2)).toBe(outlaw('jesse-james'))
      expect([table.view(1), table.view(2), table.view()].map((view) => view.decks[DEADWOOD]!.at(-2))).toEqual([
        HIDDEN,
        HIDDEN,
        HIDDEN,
      ])
      expect(table.view(1).knows).toEqual(table.view(0).knows)
      expect(table.options(0)).toEqual([draw(0), draw(1), draw(2), draw(3), draw(4)])
      table.waits(0, 'draw')
    })
  })

  test('WO-R71 everybody knows the recycled card at the bottom and the one revealed', () => {
    atTheTable(
      '-, -',
      { options: dollars, decks: { deadwood: 'will-carver jesse-james cattle-kate bill-dalton' } },
      (table) => {
        table.act(0, recycle(DEADWOOD))
        const seen = [outlaw('will-carver'), HIDDEN, HIDDEN, outlaw('jesse-james')]
        for (const view of [table.view(0), table.view(1), table.view()]) expect(view.decks[DEADWOOD]).toEqual(seen)
        table.act(0, draw(DEADWOOD))
        table.act(1, recycle(DEADWOOD))
        expect(table.view().decks[DEADWOOD]).toEqual([
          outlaw('cattle-kate'),
          outlaw('will-carver'),
          outlaw('bill-dalton'),
        ])
        table.waits(1, 'draw')
      },
    )
  })

  test('WO-R72 recycling leaves as many cards, and ends no round', () => {
    atTheTable('-, -', { options: dollars, decks: { deadwood: 'will-carver jesse-james' } }, (table) => {
      table.act(0, recycle(DEADWOOD))
      expect(table.state.decks[DEADWOOD]).toHaveLength(2)
      expect(table.state.round).toBe(1)
      table.waits(0, 'draw')
    })
  })
})

describe('Cavalry', () => {
  test('WO-R73 it moves at the end of a turn, whichever deck was drawn from, to a town', () => {
    for (const deck of [TOMBSTONE, DEADWOOD, SALOON]) {
      atTheTable('1/1/0/0, -', { options: cavalry, decks: { saloon: 'sheriff …' } }, (table) => {
        expect(table.refused(0, ride(TOMBSTONE)).code).toBe('not-now')
        table.act(0, draw(deck))
        if (deck === SALOON) table.act(0, giveUp(WILD_BUNCH))
        table.waits(0, 'cavalry')
        expect(table.options(0)).toEqual([ride(TOMBSTONE), ride(CRIPPLE_CREEK), ride(DODGE_CITY), ride(DEADWOOD), stay])
      })
    }
  })

  test('WO-R74 leaving it is allowed, on a town or off; taking it off is not', () => {
    for (const where of [undefined, DODGE_CITY] as const) {
      atTheTable('-, -', { options: cavalry, ...(where !== undefined && { cavalry: where }) }, (table) => {
        table.act(0, draw(TOMBSTONE))
        expect(table.refused(0, ride(-1)).code).toBe('no-such-town')
        table.act(0, stay)
        expect(table.state.cavalry).toBe(where ?? null)
        expect(table.told.at(-1)).toMatchObject({ type: 'cavalry-stayed', by: 0 })
        table.waits(1, 'draw')
      })
    }
  })

  test('WO-R75 moving means to another town', () => {
    atTheTable('-, -', { options: cavalry, cavalry: DEADWOOD }, (table) => {
      table.act(0, draw(TOMBSTONE))
      expect(table.refused(0, ride(DEADWOOD)).code).toBe('cavalry-stands-there')
      table.act(0, ride(DODGE_CITY))
      expect(table.state.cavalry).toBe(DODGE_CITY)
      table.waits(1, 'draw')
    })
  })

  test('WO-R76 nobody draws or spends tiles under it', () => {
    atTheTable('-, -', { options: { ...cavalry, ...dollars }, cavalry: CRIPPLE_CREEK }, (table) => {
      for (const action of [draw(CRIPPLE_CREEK), recycle(CRIPPLE_CREEK), peek(CRIPPLE_CREEK)]) {
        expect(table.refused(0, action)).toEqual({ code: 'cavalry-there', facts: { town: CRIPPLE_CREEK } })
      }
      table.waits(0, 'draw')
    })
  })

  test('WO-R77 a closed town is not an empty one', () => {
    atTheTable('-, -', { options: cavalry, cavalry: DEADWOOD, decks: { deadwood: 'jesse-james' } }, (table) => {
      for (const seat of [0, 1, 0, 1]) {
        table.act(seat, draw(TOMBSTONE))
        table.act(seat, stay)
      }
      expect(table.state.round).toBe(1)
      table.waits(0, 'draw')
    })
  })

  test('WO-R78 there are always four decks to draw from, or five', () => {
    for (let seed = 0; seed < 4; seed++) {
      for (const { state } of randomMoments(3, { cavalry: true, dollars: true }, seed)) {
        if (state.stack.at(-1)?.kind !== 'draw') continue
        const draws = listActions(wantedOne.options(state, state.active)).filter((action) => action.do === 'draw')
        expect(draws).toHaveLength(state.cavalry === null ? 5 : 4)
      }
    }
  })

  test('WO-R79 each round begins without it', () => {
    atTheTable(
      '-, 2/0/0/0',
      { options: cavalry, cavalry: CRIPPLE_CREEK, decks: { deadwood: 'jesse-james' } },
      (table) => {
        table.act(0, draw(DEADWOOD))
        expect([table.state.round, table.state.cavalry]).toEqual([2, null])
        expect(table.options(1)).toContainEqual(draw(CRIPPLE_CREEK))
        table.waits(1, 'draw')
      },
    )
  })
})

describe('Supremacy', () => {
  test('WO-R80 one card more when points are counted', () => {
    expect(score('2/3/0/0, 0/1/0/0', { supremacy: DALTONS }).points).toEqual([3 + 8, 3])
  })

  test('WO-R81 majorities are not touched', () => {
    const { state } = score('1/2/0/0, 2/2L/0/0', { supremacy: WILD_BUNCH })
    expect(tokens(state)).toBe('-, WD*')
  })

  test('WO-R82 no card of the gang, no bonus', () => {
    expect(score('1/0/0/0, 0/1/0/0', { supremacy: DALTONS }).points).toEqual([2, 3])
  })

  test('WO-R83 drawn anew each round, among all four; it may repeat', () => {
    const drawn: number[] = []
    for (let seed = 0; seed < 8; seed++) {
      const told = [...randomMoments(4, { supremacy: true }, seed)].at(-1)!.told
      const gangs = told.flatMap((event) => (event.type === 'supremacy-drawn' ? [event.gang] : []))
      expect(gangs).toHaveLength(told.filter((event) => event.type === 'round-began').length)
      drawn.push(...gangs)
    }
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2, 3]))
    expect(drawn.some((gang, i) => i > 0 && gang === drawn[i - 1])).toBe(true)
  })
})

describe('information and players', () => {
  test('WO-R84 what has been face up stays public, and what is left can be counted', () => {
    const decks = { tombstone: 'sundance-kid grat-dalton …', saloon: 'bounty-hunter …' }
    atTheTable('-, kid-curry etta-place', { options: dollars, decks }, (table) => {
      table.act(0, recycle(TOMBSTONE))
      table.act(0, draw(SALOON))
      for (const view of [table.view(), table.view(0), table.view(1)]) {
        expect(view.players[1]!.stacks[WILD_BUNCH]).toEqual([outlaw('kid-curry')])
        expect(view.discard).toEqual(table.state.discard)
        expect(view.decks[TOMBSTONE]![0]).toBe(outlaw('sundance-kid'))
        expect(gangCounts(unseenCards(view)[TOMBSTONE]!)).toEqual([1, 2, 3, 3])
      }
      table.waits(1, 'draw')
    })
  })

  test('WO-R85 two players play by the same rules', () => {
    const two = dealt(2, { duel: true, dollars: true, cavalry: true, supremacy: true })
    expect(two.decks.map((deck) => deck.length)).toEqual([12, 12, 12, 12, 12])
    expect(everyCard(two)).toHaveLength(60)
    expect(isRefusal(wantedOne.prepare({ seats: 2 }))).toBe(false)
    expect(wantedOne.options(two, two.active)).toEqual(
      wantedOne.options({ ...dealt(6, { dollars: true }), active: 0 }, 0),
    )
  })

  test('WO-R86 neither kind of token needs the other', () => {
    expect(tokens(score('2/0/0/0, 1/2/0/0').state)).toBe('W, D*')
    expect(tokens(score('W 2/0/0/0, one W 1/0/0/0').state)).toBe('W*, W')
  })

  test('WO-R87 what was known of the decks ends with the round', () => {
    const decks = {
      deadwood: 'will-carver jesse-james …',
      tombstone: 'sundance-kid grat-dalton frank-james',
      'dodge-city': 'billy-the-kid',
    }
    atTheTable('-, -', { options: dollars, decks }, (table) => {
      table.act(0, peek(DEADWOOD))
      table.act(0, draw(TOMBSTONE))
      table.act(1, recycle(TOMBSTONE))
      table.act(1, draw(SALOON))
      expect(table.state.knows.flat().filter((eyes) => eyes !== 0)).toHaveLength(6)
      table.act(0, draw(DODGE_CITY))
      expect(table.state.round).toBe(2)
      for (const view of [table.view(0), table.view(1), table.view()]) {
        expect(view.decks.flat().filter((card) => card !== HIDDEN)).toEqual(
          [0, 1, 2, 3].map((town) => table.state.decks[town]!.at(-1)),
        )
      }
      table.goesOn()
    })
  })
})
