// Fights between players (specification 24.3), and the rulings they show.

import { describe, expect, test } from 'vitest'
import { A, B, C, accept, atTheTable, commit, decline, fight, hex, hold, react } from './lay-out.ts'

const HERE = 'c7r7' // outside towns
const TOWN = 'c3r4'

describe('declining', () => {
  test('WL-T31 WL-R31: a target without a card can only decline, and loses', () => {
    atTheTable({ A: { at: HERE, hand: '5♥' }, B: { at: HERE }, deck: '7♥' }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.waits(B, 'fight-answer')
      expect(table.choices(B)).toEqual(['decline'])
      table.act(B, decline)
      expect(table.player(A).lp).toBe(2)
      expect(table.player(B).wounds).toBe(1)
      expect(table.hand(B)).toBe('7♥')
      table.waits(A, 'action')
    })
  })

  test('WL-T32 WL-R30 WL-R32 WL-R47: a declined Rob costs the card, gives the Wanted point and half the money', () => {
    atTheTable(
      {
        A: { is: 'annie_oakley', lp: 5, at: HERE, hand: '5♥', gear: 'shotgun' },
        B: { at: HERE, money: 50, hand: '2♣' },
        deck: '7♥ 7♦',
      },
      (table) => {
        table.act(A, fight(B, 'rob'))
        expect(table.hand(A)).toBe('') // chosen before the target answers
        table.act(B, decline)
        expect(table.player(A).wanted).toBe(1) // before the theft
        table.waits(A, 'loot')
        expect(table.player(A).money).toBe(0)
        table.act(A, { do: 'loot', take: 'money', cattle: 0 })
        expect(table.player(A).money).toBe(30)
        expect(table.player(B).money).toBe(20)
        expect(table.discarded()).toBe('5♥')
        expect(table.player(B).wounds).toBe(1) // the loser's; Annie demands nothing of who declines
        expect(table.hand(B)).toBe('2♣ 7♥')
        expect(table.hand(A)).toBe('7♦') // the Shotgun draws all the same
        table.waits(A, 'action')
      },
    )
  })
})

test('WL-T33 WL-R44 WL-R45 WL-R46: an arrest clears the target, and the Marshal gets the point alone', () => {
  atTheTable(
    {
      A: { at: HERE, marshal: 2, hand: 'K♠' },
      B: { at: HERE, wanted: 4, money: 50, nuggets: 3, cattle: 9, hand: '4♣' },
      sheriff: 'c0r3',
      deck: '7♥',
    },
    (table) => {
      table.act(A, fight(B, 'arrest'))
      table.act(B, accept)
      expect(table.player(B)).toMatchObject({ wanted: 0, money: 20, nuggets: 1, herd: 0, wounds: 1 })
      expect(table.hand(B)).toBe('7♥')
      expect(table.where(B)).toBe('c2r3')
      expect(table.state.sheriff).toBe(hex('c2r3'))
      expect(table.state.ranches[1]).toContain(9)
      expect(table.player(A)).toMatchObject({ marshal: 3, lp: 2, money: 0, nuggets: 0, herd: 0 })
      table.waits(A, 'action')
    },
  )
  // Neither without the star nor against somebody who isn't Wanted.
  atTheTable({ A: { at: HERE, hand: 'K♠' }, B: { at: HERE, wanted: 4 } }, (table) => {
    table.refused(A, fight(B, 'arrest'))
    table.waits(A, 'action')
  })
  atTheTable({ A: { at: HERE, marshal: 2, hand: 'K♠' }, B: { at: HERE } }, (table) => {
    table.refused(A, fight(B, 'arrest'))
    table.waits(A, 'action')
  })
})

describe('values', () => {
  test('WL-T34 WL-R98: outside towns the card against Jesse James loses 1', () => {
    atTheTable({ A: { at: HERE, hand: 'A♠' }, B: { is: 'jesse_james', lp: 5, at: HERE, hand: 'A♥' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.events('values')).toMatchObject([{ value: 13, other: 14 }])
      expect(table.events('won-fight')).toMatchObject([{ by: B }])
      expect(table.player(A).wounds).toBe(1)
      table.waits(A, 'action')
    })
  })

  test('WL-T35 WL-R38: in a town he wins the tie as the target; without him the attacker does', () => {
    atTheTable({ A: { at: TOWN, hand: 'A♠' }, B: { is: 'jesse_james', lp: 5, at: TOWN, hand: 'A♥' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.events('values')).toMatchObject([{ value: 14, other: 14 }])
      expect(table.events('won-fight')).toMatchObject([{ by: B }])
      table.waits(A, 'action')
    })
    atTheTable({ A: { at: TOWN, hand: 'A♠' }, B: { at: TOWN, hand: 'A♥' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.events('won-fight')).toMatchObject([{ by: A }])
      table.waits(A, 'action')
    })
  })

  test('WL-T36 WL-R37: nothing makes a 2 less than 2', () => {
    atTheTable({ A: { at: TOWN, hand: '2♠ 6♥', gear: 'revolver+' }, B: { at: TOWN, hand: '2♣' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(A, commit('2♠'))
      table.act(B, accept)
      table.act(A, react('6♥'))
      expect(table.events('values')).toMatchObject([{ value: 2, other: 2 }])
      table.waits(A, 'action')
    })
  })

  test('WL-T37 WL-R40: each side plays one Stick ’Em Up, asked in turn until two passes', () => {
    atTheTable({ A: { at: TOWN, hand: 'K♠ 6♥ 6♦' }, B: { at: TOWN, hand: 'Q♣ 6♣ 6♠' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(A, commit('K♠'))
      table.act(B, accept)
      table.act(B, commit('Q♣'))
      table.waits(A, 'reaction')
      table.act(A, hold)
      table.act(B, react('6♣'))
      table.act(A, react('6♥'))
      table.waits(B, 'reaction')
      table.refused(B, react('6♠')) // one a fight
      table.act(B, hold)
      table.waits(A, 'reaction')
      table.refused(A, react('6♦'))
      table.act(A, hold)
      expect(table.events('values')).toMatchObject([{ value: 11, other: 10 }])
      table.waits(A, 'action')
    })
  })
})

describe('starting over', () => {
  test('WL-T38 WL-R41 WL-R43: Shootout begins the same fight anew, without a new demand, and it may be declined now', () => {
    atTheTable(
      {
        A: { is: 'annie_oakley', lp: 5, at: TOWN, hand: 'K♠ 5♦', gear: 'rifle' },
        B: { at: TOWN, hand: '8♥ 4♣ 7♦' },
      },
      (table) => {
        table.load(0, 0)
        table.act(A, fight(B, 'duel'))
        expect(table.times('peeked')).toBe(1)
        table.act(A, commit('K♠'))
        table.act(B, accept)
        table.choose(B, 'discard', '4♣')
        table.act(B, commit('8♥'))
        table.waits(B, 'bonus') // before any reaction
        table.act(B, { do: 'bonus' })
        expect(table.discarded()).toBe('4♣ K♠ 8♥')
        expect(table.state.actionsLeft).toBe(2)
        table.waits(B, 'fight-answer') // the attacker's only card is committed
        expect(table.times('peeked')).toBe(1)
        expect(table.hand(A)).toBe('')
        table.act(B, accept) // no demand again
        expect(table.events('values')).toMatchObject([{ value: 5, other: 7 }])
        table.waits(A, 'action')
        table.refused(A, fight(B, 'rob')) // it was one fight
      },
    )
    atTheTable({ A: { at: TOWN, hand: 'K♠ 5♦' }, B: { at: TOWN, hand: '8♥ 7♦' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(A, commit('K♠'))
      table.act(B, accept)
      table.act(B, commit('8♥'))
      table.act(B, { do: 'bonus' })
      table.act(B, decline)
      expect(table.player(A).lp).toBe(2)
      table.waits(A, 'action')
    })
  })

  test('WL-T39: without another card Shootout is not offered', () => {
    atTheTable({ A: { at: TOWN, hand: 'K♠' }, B: { at: TOWN, hand: '8♥' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.events('won-fight')).toMatchObject([{ by: A }])
      table.waits(A, 'action')
    })
  })

  test('WL-R42: of two Shootouts the attacker’s is decided first, and used it discards the other', () => {
    atTheTable({ A: { at: TOWN, hand: '8♥ 5♦' }, B: { at: TOWN, hand: '8♦ 7♦' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(A, commit('8♥'))
      table.act(B, accept)
      table.act(B, commit('8♦'))
      table.waits(A, 'bonus')
      table.act(A, { do: 'bonus' })
      expect(table.discarded()).toBe('8♥ 8♦')
      table.waits(B, 'fight-answer')
      table.act(B, decline)
      table.goesOn()
    })
  })
})

describe('wounds', () => {
  test('WL-T40: Doc with three wounds takes none, so draws only the loser’s card', () => {
    atTheTable(
      { A: { at: TOWN, hand: 'A♠' }, B: { is: 'doc_holliday', lp: 5, wounds: 3, at: TOWN, hand: '2♣' }, deck: '7♥ 7♦' },
      (table) => {
        table.act(A, fight(B, 'duel'))
        table.act(B, accept)
        expect(table.player(B).wounds).toBe(3)
        expect(table.hand(B)).toBe('7♥')
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T42: against Bulletproof neither the loser’s wound nor Wallop’s is taken', () => {
    atTheTable({ A: { at: TOWN, hand: '8♠', gear: 'revolver' }, B: { at: TOWN, hand: 'J♣ ', wounds: 1 } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.events('won-fight')).toMatchObject([{ by: B }])
      table.goesOn()
    })
    atTheTable(
      { A: { at: TOWN, hand: '8♠ 6♥ 3♣', gear: 'revolver+' }, B: { at: TOWN, hand: 'J♣', wounds: 1 } },
      (table) => {
        table.act(A, fight(B, 'duel'))
        table.act(A, commit('8♠'))
        table.act(B, accept)
        table.act(A, react('6♥'))
        table.act(A, hold)
        expect(table.events('values')).toMatchObject([{ value: 8, other: 8 }])
        expect(table.events('won-fight')).toMatchObject([{ by: A }])
        expect(table.player(B).wounds).toBe(0) // healed 1 at the reveal, and unharmed twice
        expect(table.times('unharmed')).toBe(2)
        table.waits(A, 'action')
      },
    )
  })

  test('Wallop adds a wound for a beaten player', () => {
    atTheTable({ A: { at: TOWN, hand: '8♠' }, B: { at: TOWN, hand: '5♣' } }, (table) => {
      table.act(A, fight(B, 'duel'))
      table.act(B, accept)
      expect(table.player(B).wounds).toBe(2)
      table.waits(A, 'action')
    })
  })
})

test('WL-T43 WL-R35: a Rifle shows two cards of the target, or the only one, before the attack card', () => {
  atTheTable(
    {
      A: { at: TOWN, hand: 'A♠ 4♥', gear: 'rifle' },
      B: { at: TOWN, hand: '2♣' },
      C: { at: TOWN, hand: '5♣', gear: 'rifle' },
    },
    (table) => {
      table.act(A, fight(B, 'duel'))
      expect(table.events('peeked')).toMatchObject([{ by: A, from: B, count: 1, only: { cards: [2] } }])
      table.waits(A, 'attack-card')
      expect(table.view(A).players[B]!.hand).toEqual([2])
      expect(table.view(C).players[B]!.hand).toEqual([-1])
      table.act(A, commit('4♥'))
      table.act(B, accept)
      table.act(A, hold)
      table.act(A, fight(C, 'duel')) // the target's Rifle shows nothing
      expect(table.events('peeked').every(({ by }) => by === A)).toBe(true)
      table.goesOn()
    },
  )
})
