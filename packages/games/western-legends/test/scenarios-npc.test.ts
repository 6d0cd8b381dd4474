// Bandits, the bank guard and the Sheriff (specification 24.3), and the rulings they show.

import { describe, expect, test } from 'vitest'
import { A, B, C, atTheTable, commit, discard, doing, hex, hold, npc, pass, step, stop, use } from './lay-out.ts'

const DIXON = ['hideout_b_dixon'] as const

describe('bandits', () => {
  test('WL-T41: two wounds at once give Doc one card', () => {
    atTheTable(
      {
        A: { is: 'doc_holliday', lp: 5, at: 'c5r4', hand: 'A♠' },
        bandits: DIXON,
        fightDeck: '3 2',
        deck: '7♥ 7♦',
      },
      (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c6r4'))
        table.act(C, npc('3'))
        expect(table.player(A).wounds).toBe(2)
        expect(table.hand(A)).toBe('7♥')
        table.choose(A, 'lp')
        table.waits(A, 'extend')
      },
    )
  })

  test('WL-T49 WL-R55: fight card 5 leaves only the LP; so does being Wanted', () => {
    atTheTable({ A: { at: 'c5r4', hand: 'A♠' }, bandits: DIXON, fightDeck: '5 2' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('5'))
      expect(table.player(A)).toMatchObject({ lp: 1, marshal: 0, wounds: 1 }) // nothing to choose
      table.waits(A, 'action')
    })
    atTheTable({ A: { at: 'c5r4', hand: 'A♠', wanted: 1 }, bandits: DIXON, fightDeck: '8 2' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('8'))
      expect(table.player(A)).toMatchObject({ lp: 1, wanted: 1 })
      table.waits(A, 'action')
    })
    atTheTable({ A: { at: 'c5r4', hand: 'A♠' }, bandits: DIXON, fightDeck: '8 2' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('8'))
      table.waits(A, 'bandit-reward')
      table.choose(A, 'marshal')
      expect(table.player(A)).toMatchObject({ lp: 0, marshal: 1, money: 20 })
      table.waits(A, 'action')
    })
  })

  test('WL-T50 WL-R52: Untouchable cancels a fight card, but never the wound of a 6', () => {
    for (const [rank, wounds] of [
      ['6', 1],
      ['3', 0],
    ] as const) {
      atTheTable({ A: { at: 'c5r4', hand: 'Q♠' }, bandits: DIXON, fightDeck: `${rank} 2` }, (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c6r4'))
        table.act(C, npc(rank))
        table.waits(A, 'bonus')
        table.act(A, { do: 'bonus' })
        expect(table.player(A).wounds).toBe(wounds)
        table.choose(A, 'lp')
        table.waits(A, 'action')
      })
    }
  })

  test('WL-T51: fight card 10 starts the fight over with fresh cards, and the fighter draws', () => {
    atTheTable({ A: { at: 'c5r4', hand: 'A♠' }, bandits: DIXON, fightDeck: '10 2 K Q', deck: '5♥' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('10'))
      table.waits(C, 'npc-restart')
      table.choose(C, 'fightFlag')
      expect(table.events('started-over')).toMatchObject([{ by: C }])
      expect(table.discarded()).toBe('A♠')
      // The card just drawn is the only one left to fight with.
      expect(table.state.fightHand).toHaveLength(2)
      table.act(C, npc('K'))
      expect(table.events('values')).toMatchObject([{ value: 5, other: 13 }])
      expect(table.player(A).lp).toBe(1) // of the King
      table.goesOn()
    })
  })

  test('WL-T52: Wyatt Earp gains one action for the first bandit of a turn', () => {
    atTheTable(
      {
        A: { is: 'wyatt_earp', lp: 5, at: 'c6r1', hand: 'A♠ A♥', gear: 'mustang+' },
        bandits: ['hideout_b_sunny', 'hideout_a_sunny'],
        fightDeck: '2 4 7 8',
      },
      (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c6r0'))
        table.act(A, commit('A♠'))
        table.act(C, npc('2'))
        table.act(A, hold)
        table.choose(A, 'lp')
        expect(table.state.actionsLeft).toBe(3) // three, one spent, one gained
        table.act(A, stop)
        table.act(A, doing('move'))
        for (const to of ['c7r0', 'c8r0', 'c9r0', 'c9r1', 'c10r1']) table.act(A, step(to))
        table.act(C, npc('8'))
        table.choose(A, 'lp')
        expect(table.state.banditsBeaten).toBe(2)
        expect(table.state.actionsLeft).toBe(2)
        table.waits(A, 'action')
      },
    )
  })

  test('WL-R54: without a card one fights with nothing, and the fight card works all the same', () => {
    atTheTable({ A: { at: 'c5r4' }, bandits: DIXON, fightDeck: 'K 2', deck: '7♥' }, (table) => {
      table.act(A, doing('move'))
      table.act(A, step('c6r4'))
      table.act(C, npc('K'))
      expect(table.events('values')).toMatchObject([{ value: 0, other: 13 }])
      expect(table.player(A)).toMatchObject({ lp: 1, wounds: 1 })
      expect(table.hand(A)).toBe('7♥')
      table.waits(A, 'extend')
    })
  })
})

describe('the bank', () => {
  test('WL-T47 WL-R53: a tie with the guard is lost, after his card has done its work', () => {
    atTheTable({ A: { at: 'darkrock_bank', hand: '8♠' }, fightDeck: '8 4 5', deck: '7♥' }, (table) => {
      table.act(A, doing('rob-bank'))
      table.act(C, npc('8'))
      expect(table.player(A)).toMatchObject({ wanted: 1, wounds: 2, money: 0 })
      expect(table.hand(A)).toBe('7♥')
      expect(table.state.fightDeck.slice(0, 3).toSorted((a, b) => a - b)).toEqual([54, 55, 58]) // under the deck
      table.waits(A, 'action')
      table.refused(A, doing('rob-bank')) // once a turn
    })
  })

  test('WL-T48: a Marshal who robs the bank stands on Wanted box 3, with the card of box 2', () => {
    atTheTable({ A: { at: 'darkrock_bank', marshal: 6, hand: 'K♠' }, fightDeck: 'Q J 2', deck: '7♥ 7♦' }, (table) => {
      table.act(A, doing('rob-bank'))
      table.act(C, npc('J'))
      expect(table.player(A)).toMatchObject({ marshal: 0, wanted: 3, money: 90 }) // $10 of the Jack
      expect(table.hand(A)).toBe('7♥')
      table.waits(A, 'action')
    })
  })

  test('a bank robber needs a card', () => {
    atTheTable({ A: { at: 'darkrock_bank' } }, (table) => {
      table.refused(A, doing('rob-bank'))
      table.waits(A, 'action')
    })
  })
})

describe('the Sheriff', () => {
  test('WL-T44 WL-R57 WL-R58: he who moves him chooses among several, who alone discards and fights', () => {
    atTheTable(
      {
        A: { marshal: 1, hand: '4♥' },
        B: { at: 'c2r4', wanted: 2, hand: '2♣ 6♣ Q♦' },
        C: { at: 'c2r4', wanted: 1, hand: '5♣' },
        fightDeck: 'K 7 8 9',
        deck: '7♥',
      },
      (table) => {
        table.act(A, use('4♥'))
        table.act(A, { do: 'sheriff', to: hex('c2r4') })
        table.waits(A, 'sheriff-target')
        table.act(A, { do: 'arrest', at: B })
        table.act(B, discard('2♣'))
        expect(table.hand(C)).toBe('5♣')
        table.act(B, commit('Q♦'))
        expect(table.state.fightHand).toHaveLength(4)
        table.waits(A, 'npc-card') // B's right-hand player
        table.act(A, npc('K'))
        // Outside the own turn: Untouchable, then a reaction.
        table.act(B, { do: 'bonus' })
        table.act(B, { do: 'react', card: 18 }) // 6♣
        expect(table.events('values')).toMatchObject([{ value: 12, other: 11 }])
        expect(table.state.sheriff).toBe(hex('c2r3'))
        expect(table.player(A).lp).toBe(1) // of the Manhunt
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T45: beaten, he goes back to his office, and the player keeps everything', () => {
    atTheTable(
      {
        A: { marshal: 1, hand: '4♥' },
        B: { at: 'c2r4', wanted: 2, money: 50, nuggets: 2, hand: '2♣ A♦' },
        fightDeck: '7 8 9 5',
      },
      (table) => {
        table.act(A, use('4♥'))
        table.act(A, { do: 'sheriff', to: hex('c2r4') })
        table.act(B, discard('2♣'))
        table.act(A, npc('8'))
        expect(table.state.sheriff).toBe(hex('c2r3'))
        expect(table.where(B)).toBe('c2r4')
        expect(table.player(B)).toMatchObject({ wanted: 2, money: 50, nuggets: 2, lp: 0, wounds: 1 })
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T46 WL-R60: with nobody Wanted he does not move; a Marshal’s Manhunt still gives the LP', () => {
    atTheTable({ step: 'stories', stories: ['dead_or_alive'], discs: ['AB', ''] }, (table) => {
      expect(table.state.sheriff).toBe(hex('c2r3'))
      expect(table.times('sheriff-moved')).toBe(0)
      table.waits(B, 'income')
    })
    atTheTable({ A: { marshal: 1, hand: '4♥' } }, (table) => {
      table.act(A, use('4♥'))
      expect(table.player(A).lp).toBe(1)
      expect(table.times('sheriff-moved')).toBe(0)
      table.waits(A, 'action')
    })
  })

  test('WL-R62 WL-R96: who is arrested by the own Manhunt gains no LP for it, and goes on from the office', () => {
    atTheTable({ A: { at: 'c2r4', wanted: 2, hand: '4♥ 2♣' }, fightDeck: 'J Q 9 A', deck: '7♥' }, (table) => {
      table.act(A, use('4♥'))
      table.act(A, { do: 'sheriff', to: hex('c2r4') })
      // The 2 is discarded: nothing is left to fight with.
      table.act(C, npc('Q'))
      expect(table.player(A)).toMatchObject({ wanted: 0, lp: 0 })
      expect(table.where(A)).toBe('c2r3')
      expect(table.state.actionsLeft).toBe(2)
      table.waits(A, 'action')
    })
  })

  test('WL-R59 WL-R23 WL-R24: placed beside a Wanted player he arrests nobody; anybody shares a hex', () => {
    atTheTable(
      {
        A: { at: 'c7r7', marshal: 1, hand: 'A♠' },
        B: { at: 'c7r7', wanted: 1 },
        C: { at: 'c2r3', wanted: 3, hand: '5♣' },
        sheriff: 'c0r3',
        bandits: ['hideout_a_mesitos'],
      },
      (table) => {
        table.act(A, { do: 'fight', at: B, fight: 'arrest' })
        table.act(B, { do: 'decline' })
        expect(table.where(B)).toBe('c2r3')
        expect(table.where(C)).toBe('c2r3')
        expect(table.state.sheriff).toBe(hex('c2r3'))
        expect(table.player(C).wanted).toBe(3)
        expect(table.times('stepped')).toBe(0) // being placed is no movement
        table.waits(A, 'action')
      },
    )
  })

  test('WL-R97: arrested while stories are resolved, one gains nothing for having been Wanted', () => {
    atTheTable(
      {
        step: 'stories',
        A: { at: 'c2r4', wanted: 4 },
        stories: ['wild_west'],
        discs: ['BC', ''],
        fightDeck: 'J Q 9 K',
      },
      (table) => {
        table.act(A, { do: 'sheriff', to: hex('c2r4') })
        table.act(C, npc('J'))
        expect(table.player(A)).toMatchObject({ wanted: 0, lp: 0 })
        table.waits(B, 'income')
      },
    )
  })

  test('WL-R10: the player on the right is the one before in turn order', () => {
    atTheTable({ turn: B, B: { at: 'c5r4', hand: 'A♠' }, bandits: DIXON, fightDeck: '8 2' }, (table) => {
      table.act(B, doing('move'))
      table.act(B, step('c6r4'))
      table.waits(A, 'npc-card')
      table.act(A, npc('8'))
      table.choose(B, 'lp')
      table.act(B, pass)
      table.goesOn()
    })
  })
})
