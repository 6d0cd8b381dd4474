// Poker, places, tracks (specification 24.4), and the rulings they show.

import { describe, expect, test } from 'vitest'
import { type Category, CATEGORIES, categoryOf, rate } from '../src/poker/hands.ts'
import { A, B, C, D, atTheTable, card, cards, doing, hex, item, show, use } from './lay-out.ts'

const categoryNamed = (flop: string, own: string): Category => CATEGORIES[categoryOf(rate(cards(flop), cards(own)))]!

describe('hands', () => {
  test('WL-T53 WL-R72: five of a kind, from one Cheat or two, loses to a royal flush alone', () => {
    const flop = 'K♦ K♥ K♣'
    expect(categoryNamed(flop, '2♦ K♠')).toBe('five_of_a_kind')
    expect(categoryNamed(flop, '2♦ 2♥')).toBe('five_of_a_kind')
    expect(rate(cards(flop), cards('2♦ K♠'))).toBeGreaterThan(rate(cards('9♦ 8♦ 7♦'), cards('6♦ 5♦')))
    expect(rate(cards(flop), cards('2♦ K♠'))).toBeLessThan(rate(cards('Q♠ J♠ 10♠'), cards('A♠ K♠')))
  })

  test('WL-T54: Q♦ J♦ 10♦ with K♦ and the Cheat of diamonds is a royal flush', () => {
    expect(categoryNamed('Q♦ J♦ 10♦', '2♦ K♦')).toBe('royal_flush')
  })

  test('WL-T58 WL-R73: A 2 3 4 5 is a straight to the 5; kickers decide, suits never', () => {
    expect(categoryNamed('2♣ 3♦ 5♠', 'A♠ 4♥')).toBe('straight')
    expect(rate(cards('2♣ 3♦ 5♠'), cards('A♠ 4♥'))).toBeLessThan(rate(cards('2♣ 3♦ 5♠'), cards('6♠ 4♣')))
    const flop = cards('Q♦ 7♣ 4♥')
    expect(rate(flop, cards('Q♠ 9♥'))).toBeGreaterThan(rate(flop, cards('Q♥ 8♥')))
    expect(rate(flop, cards('Q♠ 9♥'))).toBe(rate(flop, cards('Q♥ 9♠')))
  })

  test('WL-R71: a Cheat in the flop is a plain 2', () => {
    expect(categoryNamed('2♥ K♣ Q♠', 'J♦ 9♥')).toBe('high_card')
  })
})

describe('poker games', () => {
  test('WL-T55 WL-R99 WL-R100: who joins without a card plays the one drawn, four cards in all', () => {
    atTheTable(
      {
        A: { at: 'c2r4', money: 10, hand: '3♥ 6♠' },
        B: { at: 'c4r3', money: 10 },
        deck: '4♠ Q♠ Q♦ 7♣ 7♥ 5♥',
      },
      (table) => {
        table.act(A, doing('poker'))
        table.act(B, doing('join')) // anywhere in the same town
        table.waits(A, 'poker-pick')
        expect(table.choices(A)).toEqual(['show']) // neither Sprint nor Stick ’Em Up in here
        table.act(A, show('6♠ 4♠'))
        table.act(B, show('Q♠'))
        expect(table.events('showed')).toMatchObject([{ category: 1 }, { category: 2 }])
        expect(table.player(B)).toMatchObject({ money: 70, lp: 0 })
        expect(table.hand(A)).toBe('3♥ 5♥')
        table.waits(A, 'action')
      },
    )
    const flop = cards('Q♦ Q♣ 9♥')
    expect(rate(flop, cards('A♠'))).toBeLessThan(rate(flop, cards('A♥ 3♠')))
    expect(rate(flop, cards('A♠'))).toBe(rate(flop, cards('A♥')))
  })

  test('WL-T56: of equal hands the active player’s takes the pot and the LP', () => {
    atTheTable(
      {
        A: { at: 'c2r4', money: 10, hand: 'K♠ 4♠' },
        B: { at: 'c2r4', money: 10, hand: 'K♥ 4♥' },
        deck: '3♣ 3♦ Q♦ 7♣ 8♥ 5♥',
      },
      (table) => {
        table.act(A, doing('poker'))
        table.act(B, doing('join'))
        table.act(A, show('K♠ 4♠'))
        table.act(B, show('K♥ 4♥'))
        expect(table.player(A)).toMatchObject({ money: 70, lp: 1 })
        expect(table.player(B)).toMatchObject({ money: 0, lp: 0 })
        expect(table.hand(B)).toBe('3♦ 5♥')
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T57 WL-R75 WL-R77: two others who tie share in tens, are winners both, and $120 is the limit', () => {
    atTheTable(
      {
        seats: 4,
        A: { at: 'c2r4', money: 10, hand: '5♠ 4♠' },
        B: { at: 'c2r4', money: 10, hand: 'K♥ 4♥' },
        C: { at: 'c2r4', money: 100, hand: 'K♠ 4♣' },
        D: { at: 'c2r4', money: 10, hand: '6♥ 2♠' },
        deck: '3♣ 3♦ 3♥ 3♠ Q♦ 7♣ 8♥',
      },
      (table) => {
        table.act(A, doing('poker'))
        for (const seat of [B, C, D]) table.act(seat, doing('join'))
        expect(table.state.pot).toBe(90)
        table.act(A, show('5♠ 4♠'))
        table.act(B, show('K♥ 4♥'))
        table.act(C, show('K♠ 4♣'))
        table.act(D, show('6♥ 2♠'))
        expect(table.events('won-poker')).toMatchObject([
          { by: B, amount: 40 },
          { by: C, amount: 40 },
        ])
        expect([A, B, C, D].map((seat) => table.player(seat).money)).toEqual([0, 40, 120, 0])
        expect([A, B, C, D].map((seat) => table.player(seat).lp)).toEqual([0, 0, 0, 0])
        expect([A, B, C, D].map((seat) => table.player(seat).hand.length)).toEqual([2, 1, 1, 2])
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T59: the Hat and Wild Bill’s ability add to a game won', () => {
    atTheTable(
      {
        A: { is: 'wild_bill_hickok', lp: 5, at: 'c2r4', money: 10, hand: 'A♠ A♥', gear: 'ten_gallon' },
        B: { at: 'c2r4', money: 10, hand: '5♥ 4♥' },
        deck: '3♣ 3♦ Q♦ 7♣ 8♥',
      },
      (table) => {
        table.act(A, doing('poker'))
        table.act(B, doing('join'))
        table.act(A, show('A♠ A♥'))
        table.act(B, show('5♥ 4♥'))
        expect(table.player(A)).toMatchObject({ money: 90, lp: 7 })
        table.waits(A, 'action')
      },
    )
  })

  test('Wild Bill takes a random card back when he loses', () => {
    atTheTable(
      {
        A: { is: 'wild_bill_hickok', lp: 5, at: 'c2r4', money: 10, hand: '5♥ 4♥', gear: 'ten_gallon' },
        B: { at: 'c2r4', money: 10, hand: 'A♠ A♥' },
        deck: '3♣ 3♦ Q♦ 7♣ 8♥ J♠',
      },
      (table) => {
        table.act(A, doing('poker'))
        table.act(B, doing('join'))
        table.act(A, show('5♥ 4♥'))
        table.act(B, show('A♠ A♥'))
        table.waits(A, 'take-back')
        expect(table.player(A).money).toBe(10) // of the Hat
        table.load(1)
        table.act(A, doing('take-back'))
        expect(table.hand(A)).toBe('3♣ J♠ 4♥')
        table.waits(A, 'action')
      },
    )
  })
})

describe('places', () => {
  test('WL-T60 WL-R65 WL-R66: Fool’s Gold is a nugget at the bank, also for the upgraded Mule', () => {
    atTheTable({ A: { at: 'darkrock_bank', nuggets: 4, money: 40, hand: '10♣', gear: 'mule+' } }, (table) => {
      table.act(A, doing('deposit'))
      table.act(A, { do: 'hand-in', nuggets: 4, cards: cards('10♣') })
      expect(table.player(A)).toMatchObject({ money: 120, lp: 6, nuggets: 0 })
      expect(table.discarded()).toBe('10♣')
      table.waits(A, 'action')
    })
    // Three nuggets and the card are four; elsewhere the card is no nugget.
    atTheTable({ A: { at: 'darkrock_bank', nuggets: 3, hand: '10♣', gear: 'mule+' } }, (table) => {
      table.act(A, doing('deposit'))
      table.act(A, { do: 'hand-in', nuggets: 3, cards: cards('10♣') })
      expect(table.player(A).lp).toBe(5)
      table.waits(A, 'action')
    })
    atTheTable({ A: { at: 'c7r7', hand: 'A♠' }, B: { at: 'c7r7', hand: '10♣' } }, (table) => {
      table.act(A, { do: 'fight', at: B, fight: 'rob' })
      table.act(B, doing('decline'))
      table.waits(A, 'action') // there was nothing to take
      expect(table.hand(B)).toContain('10♣')
    })
  })

  test('WL-T61: the doctor heals everything and each wound is a card', () => {
    atTheTable({ A: { at: 'red_falls_doctor', money: 10, wounds: 3 }, deck: '2♥ 3♥ 4♥' }, (table) => {
      table.act(A, doing('heal'))
      expect(table.player(A)).toMatchObject({ money: 0, wounds: 0 })
      expect(table.hand(A)).toBe('2♥ 3♥ 4♥')
      table.waits(A, 'action')
      table.refused(A, doing('heal'))
    })
  })

  test('WL-T62 WL-R79: changing away from a Mule loses the nuggets it carried', () => {
    atTheTable({ step: 'gear', A: { nuggets: 5, gear: 'mule mustang' } }, (table) => {
      table.act(A, { do: 'gear', weapon: -1, mount: item('mustang') })
      expect(table.player(A)).toMatchObject({ nuggets: 4, mount: item('mustang') })
      table.waits(A, 'action')
    })
  })

  test('WL-T65: the Miner’s Map rerolls one die, once; flakes are rolled again', () => {
    atTheTable({ A: { at: 'sunny_hills_mine', gear: 'miners_map' } }, (table) => {
      table.load(0, 5) // a nugget and gravel
      table.act(A, doing('prospect'))
      table.waits(A, 'reroll')
      table.load(4, 3) // the gravel becomes flakes, which become residue
      table.act(A, { do: 'reroll', die: 1 })
      expect(table.player(A)).toMatchObject({ nuggets: 1, money: 20 })
      table.waits(A, 'action') // no second reroll
    })
  })

  test('WL-T83 WL-R104: a deposit is asked about whenever there are cards in the hand', () => {
    atTheTable({ A: { at: 'darkrock_bank', nuggets: 1, hand: '4♠ 5♠' } }, (table) => {
      table.act(A, doing('deposit'))
      table.waits(A, 'deposit')
      expect(table.options(A)).toEqual([{ do: 'hand-in', nuggets: 1, cards: [] }])
    })
    atTheTable({ A: { at: 'darkrock_bank', nuggets: 1 } }, (table) => {
      table.act(A, doing('deposit'))
      expect(table.player(A)).toMatchObject({ nuggets: 0, lp: 1, money: 20 })
      table.waits(A, 'action')
    })
  })
})

describe('tracks', () => {
  test('WL-T63: on the last box each point is 1 LP', () => {
    atTheTable({ A: { marshal: 9, hand: 'A♠' } }, (table) => {
      table.act(A, use('A♠'))
      table.choose(A, 'marshal')
      expect(table.player(A)).toMatchObject({ marshal: 9, lp: 1 })
      table.waits(A, 'action')
    })
  })

  test('WL-T64 WL-R67: Living Legend makes a Neutral player Wanted, and the Sheriff can move', () => {
    atTheTable({ A: { hand: 'A♠ 4♠' } }, (table) => {
      table.act(A, use('A♠'))
      table.choose(A, 'wanted')
      expect(table.player(A).wanted).toBe(1)
      table.act(A, use('4♠'))
      table.waits(A, 'sheriff-path')
      table.act(A, { do: 'sheriff', to: hex('c1r3') })
      table.act(A, doing('stop')) // up to three
      expect(table.player(A).lp).toBe(1)
      table.waits(A, 'action')
    })
    atTheTable({ A: { marshal: 5, hand: 'A♠' } }, (table) => {
      table.act(A, use('A♠'))
      table.choose(A, 'wanted')
      expect(table.player(A)).toMatchObject({ marshal: 0, wanted: 1 })
      table.waits(A, 'action')
    })
    atTheTable({ A: { wanted: 1, hand: 'A♠' } }, (table) => {
      table.act(A, use('A♠')) // nothing to choose
      expect(table.player(A)).toMatchObject({ marshal: 0, wanted: 2 })
      table.goesOn()
    })
  })
})

test('a card that isn’t in the hand is refused', () => {
  atTheTable({ A: { hand: '5♠' }, C: { hand: '5♥' } }, (table) => {
    table.refused(A, { do: 'card', card: card('5♥') })
    table.waits(A, 'action')
  })
})
