// The rulings of the specification: cards and setup, turn.

import { HIDDEN, isRefusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import {
  GANGS,
  OUTLAW_CARDS,
  OUTLAW_SLUGS,
  cardsOf,
  deckOf,
  gangOf,
  leaderOf,
  removedFrom,
  wantedOne,
} from '../src/index.ts'
import {
  CRIPPLE_CREEK,
  DALTONS,
  DEADWOOD,
  DODGE_CITY,
  JAMES_YOUNGER,
  LONERS,
  SALOON,
  TOMBSTONE,
  WILD_BUNCH,
  atTheTable,
  dealt,
  draw,
  gangCounts,
  giveUp,
  hunt,
  kindsOf,
  outlaw,
  randomMoments,
  score,
  tokens,
} from './lay-out.ts'

const towns = [TOMBSTONE, CRIPPLE_CREEK, DODGE_CITY, DEADWOOD]

describe('cards and setup', () => {
  test('WO-R01 each town holds twelve Outlaws, three of each gang, its leader among the three', () => {
    expect(OUTLAW_SLUGS).toHaveLength(48)
    expect(new Set(OUTLAW_SLUGS).size).toBe(48)
    for (const town of towns) {
      expect(cardsOf(false)[town]).toHaveLength(12)
      expect(gangCounts(cardsOf(false)[town]!)).toEqual([3, 3, 3, 3])
      expect(cardsOf(false)[town]!.filter((card) => gangOf(card) === town)).toContain(leaderOf(town))
    }
  })

  test('WO-R02 one leader a town, of the gang that is tied to it', () => {
    const leaders = GANGS.map((_, gang) => leaderOf(gang))
    expect(leaders.map(deckOf)).toEqual(towns)
    expect(leaders.map(gangOf)).toEqual([WILD_BUNCH, DALTONS, LONERS, JAMES_YOUNGER])
    for (const town of towns) expect(cardsOf(false)[town]!.filter((card) => leaders.includes(card))).toHaveLength(1)
  })

  test('WO-R03 Billy the Kid leads the Loners, Jesse James the James-Younger gang', () => {
    expect(leaderOf(LONERS)).toBe(outlaw('billy-the-kid'))
    expect(leaderOf(JAMES_YOUNGER)).toBe(outlaw('jesse-james'))
  })

  test('WO-R04 Belle Starr and Cattle Kate are Loners; Butch Cassidy and Bob Dalton lead their gangs', () => {
    expect([gangOf(outlaw('belle-starr')), gangOf(outlaw('cattle-kate'))]).toEqual([LONERS, LONERS])
    expect(leaderOf(WILD_BUNCH)).toBe(outlaw('butch-cassidy'))
    expect(leaderOf(DALTONS)).toBe(outlaw('bob-dalton'))
    expect(deckOf(outlaw('bob-dalton'))).toBe(CRIPPLE_CREEK)
  })

  test('WO-R05 the quick game is for two to four and removes no leader', () => {
    const refused = [2, 3, 4, 5, 6].map((seats) => isRefusal(wantedOne.prepare({ seats, options: { quick: true } })))
    expect(refused).toEqual([false, false, false, true, true])
    for (const gang of [WILD_BUNCH, DALTONS, LONERS, JAMES_YOUNGER])
      expect(removedFrom(true)).not.toContain(leaderOf(gang))
  })

  test('WO-R06 the cards removed are always the same and known to all', () => {
    const removed = removedFrom(true)
    expect(removed.filter((card) => card < OUTLAW_CARDS).map((card) => OUTLAW_SLUGS[card])).toEqual([
      'etta-place',
      'arkansas-tom-jones',
      'pearl-hart',
      'hobbs-kerry',
      'bub-meeks',
      'bill-mcelhanie',
      'joaquin-murrieta',
      'arthur-mccoy',
      'deaf-charley-hanks',
      'charley-bryant',
      'clay-allison',
      'john-jarrett',
      'harry-tracy',
      'charley-pierce',
      'john-wesley-hardin',
      'bill-chadwell',
    ])
    expect(kindsOf(removed.filter((card) => card >= OUTLAW_CARDS))).toEqual({
      sheriff: 1,
      'bounty-hunter': 1,
      swindler: 1,
    })
    for (let seed = 0; seed < 10; seed++) {
      const inDecks = dealt(3, { quick: true }, seed).decks.flat()
      expect(removed.filter((card) => inDecks.includes(card))).toEqual([])
    }
    expect(removedFrom(false)).toEqual([])
  })

  test('WO-R07 the revealed card is part of its deck', () => {
    atTheTable('-, -', { decks: { deadwood: 'jesse-james will-carver bill-dalton cattle-kate' } }, (table) => {
      const seen = table.view(0).decks[DEADWOOD]!
      expect(seen).toEqual([HIDDEN, HIDDEN, HIDDEN, outlaw('jesse-james')])
      table.waits(0, 'draw')
    })
  })

  test('WO-R08 nothing of the Saloon is revealed in advance', () => {
    for (const { state } of randomMoments(3, {}, 4)) {
      if (state.winner === null)
        expect(wantedOne.view(state, 0b111).decks[SALOON]!.every((card) => card === HIDDEN)).toBe(true)
    }
  })

  test('WO-R09 chance chooses the first starter', () => {
    const starters = Array.from({ length: 60 }, (_, seed) => dealt(4, {}, seed).starter)
    expect(new Set(starters)).toEqual(new Set([0, 1, 2, 3]))
    expect(dealt(4).active).toBe(dealt(4).starter)
  })
})

describe('turn', () => {
  test('WO-R10 a turn is one draw from one of the five decks, and nothing else', () => {
    atTheTable('1/0/0/0, 1/0/0/0', {}, (table) => {
      expect(table.options(0)).toEqual([draw(0), draw(1), draw(2), draw(3), draw(4)])
      table.act(0, draw(DODGE_CITY))
      expect(table.options(0)).toEqual([])
      table.waits(1, 'draw')
    })
  })

  test('WO-R11 WO-R12 the revealed card is taken, the one below revealed at once, before the next player chooses', () => {
    const decks = { 'cripple-creek': 'kid-curry tom-horn clell-miller …' }
    atTheTable('-, -', { decks }, (table) => {
      expect(table.view(1).decks[CRIPPLE_CREEK]!.slice(-2)).toEqual([HIDDEN, outlaw('kid-curry')])
      table.act(0, draw(CRIPPLE_CREEK))
      expect(table.state.players[0]!.stacks[WILD_BUNCH]).toEqual([outlaw('kid-curry')])
      expect(table.types()).toEqual(['drew', 'revealed'])
      expect(table.view(1).decks[CRIPPLE_CREEK]!.slice(-2)).toEqual([HIDDEN, outlaw('tom-horn')])
      table.waits(1, 'draw')
    })
  })

  test('WO-R13 stacks are by gang, whatever the town; the newest card lies on top', () => {
    const decks = { tombstone: 'sundance-kid …', deadwood: 'will-carver …', 'dodge-city': 'jim-younger …' }
    atTheTable('-, -', { decks }, (table) => {
      table.act(0, draw(TOMBSTONE))
      table.act(1, draw(DODGE_CITY))
      table.act(0, draw(DEADWOOD))
      expect(table.state.players[0]!.stacks).toEqual([[outlaw('sundance-kid'), outlaw('will-carver')], [], [], []])
      expect(table.state.players[1]!.stacks).toEqual([[], [], [], [outlaw('jim-younger')]])
      table.waits(1, 'draw')
    })
  })

  test('WO-R14 a stack changes at its top only, one card at a time', () => {
    let before: number[][] = []
    let round = 0
    for (const { state } of randomMoments(4, { dollars: true, cavalry: true }, 8)) {
      const stacks = state.players.flatMap((player) => player.stacks.map((stack) => [...stack]))
      const rearranged = stacks.filter((now, i) => {
        const was = before[i] ?? []
        const kept = Math.min(now.length, was.length)
        return Math.abs(now.length - was.length) > 1 || now.slice(0, kept).join() !== was.slice(0, kept).join()
      })
      if (state.round === round) expect(rearranged).toEqual([])
      before = stacks
      round = state.round
    }
  })

  test('WO-R15 a card that goes uncovers the one below, which may go next', () => {
    const decks = { saloon: 'bounty-hunter bounty-hunter …', deadwood: 'calamity-jane …' }
    atTheTable('-, kid-curry elzy-lay bub-meeks grat-dalton, -', { decks }, (table) => {
      table.act(0, draw(SALOON))
      table.act(0, hunt(1, WILD_BUNCH))
      expect(table.state.players[1]!.stacks[WILD_BUNCH]).toEqual([outlaw('kid-curry'), outlaw('elzy-lay')])
      table.act(1, draw(DEADWOOD))
      table.act(2, draw(SALOON))
      table.act(2, hunt(1, WILD_BUNCH))
      expect(table.state.discard).toEqual(expect.arrayContaining([outlaw('bub-meeks'), outlaw('elzy-lay')]))
      table.goesOn()
    })
  })

  test('WO-R16 a covered leader is safe: only the top card of a stack can be named', () => {
    atTheTable('bob-dalton grat-dalton cattle-kate, -', { decks: { saloon: 'sheriff …' } }, (table) => {
      table.act(0, draw(SALOON))
      expect(table.options(0)).toEqual([giveUp(DALTONS), giveUp(LONERS)])
      table.act(0, giveUp(DALTONS))
      expect(table.state.players[0]!.stacks[DALTONS]).toEqual([leaderOf(DALTONS)])
      table.waits(1, 'draw')
    })
  })

  test('WO-R17 a leader is owned wherever it lies in the stack', () => {
    const covered = score('butch-cassidy sundance-kid etta-place, kid-curry elzy-lay bub-meeks')
    const onTop = score('sundance-kid etta-place butch-cassidy, kid-curry elzy-lay bub-meeks')
    expect(tokens(covered.state)).toBe('W, -')
    expect(tokens(onTop.state)).toBe('W, -')
  })
})
