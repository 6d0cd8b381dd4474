// The scenarios of the rulebook (specification 24.1), and the rulings they show.

import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../src/components/index.ts'
import {
  A,
  B,
  C,
  D,
  E,
  accept,
  atTheTable,
  commit,
  dealt,
  discard,
  doing,
  fight,
  hex,
  hold,
  npc,
  pass,
  react,
  show,
  step,
  stop,
  told,
  use,
} from './lay-out.ts'

describe('fights', () => {
  test('WL-T01 WL-R33 WL-R36 WL-R48 WL-R49: a Duel of Annie and Bass, with a demand, a Shotgun and a tie', () => {
    atTheTable(
      {
        A: { is: 'annie_oakley', lp: 5, at: 'c3r3', hand: 'K♠ 3♥' },
        B: { is: 'bass_reeves', at: 'c3r3', hand: 'Q♦ 4♣ 5♣', gear: 'shotgun+' },
        deck: '7♥',
      },
      (table) => {
        table.act(A, fight(B, 'duel'))
        table.act(A, commit('K♠'))
        table.act(B, accept)
        table.waits(B, 'fight-start') // after the acceptance, before the own card
        table.choose(B, 'discard', '4♣')
        table.act(B, commit('Q♦'))
        table.act(A, hold)
        table.act(B, hold)
        expect(table.events('values')).toMatchObject([{ value: 12, other: 12 }])
        expect(table.events('won-fight')).toMatchObject([{ by: A, against: B }])
        expect(table.player(A).lp).toBe(7)
        expect(table.player(B).wounds).toBe(1)
        expect(table.hand(B)).toBe('5♣ 7♥')
        // The cards of the fight come last: what was drawn on the way couldn't be one of them.
        expect(table.discarded()).toBe('4♣ K♠ Q♦')
        table.waits(A, 'action')
        expect(table.refused(A, fight(B, 'duel')).code).not.toBe('')
      },
    )
  })

  test('WL-T03 WL-R39: Billy robs the bank with Bulletproof', () => {
    atTheTable(
      {
        A: { is: 'billy_the_kid', at: 'darkrock_bank', hand: 'J♥' },
        fightDeck: '3 7 J',
        deck: '9♥ 9♦',
      },
      (table) => {
        table.act(A, doing('rob-bank'))
        table.waits(C, 'npc-card') // the right-hand player
        table.act(C, npc('3'))
        expect(table.events('values')).toMatchObject([{ value: 11, other: 3 }])
        expect(table.player(A).wounds).toBe(0)
        expect(table.times('unharmed')).toBe(1)
        expect(table.player(A).wanted).toBe(3)
        expect(table.player(A).money).toBe(80)
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T09 WL-R50 WL-R51 WL-R56 WL-R63: Annie loses to a bandit, a Stick ’Em Up would only tie', () => {
    atTheTable(
      {
        A: { is: 'annie_oakley', at: 'c5r4', hand: '9♣ 6♥' },
        bandits: ['hideout_b_dixon'],
        fightDeck: 'J 4',
        deck: '2♣',
      },
      (table) => {
        table.act(A, doing('move'))
        table.act(A, step('c6r4'))
        table.act(A, commit('9♣'))
        table.act(C, npc('J'))
        table.waits(A, 'reaction')
        table.act(A, react('6♥')) // 11 - 2 is 9, a tie
        expect(table.events('values')).toMatchObject([{ value: 9, other: 9 }])
        expect(table.events('won-fight')).toMatchObject([{ by: 'bandit', against: A }])
        expect(table.player(A).money).toBe(10)
        expect(table.player(A).wounds).toBe(1)
        // Played, not discarded by force: Instinct draws nothing; the only new card is the loser's.
        expect(table.hand(A)).toBe('2♣')
        expect(table.state.bandits).toBe(0)
        expect(table.state.fightDeck).toHaveLength(13)
        expect(table.state.fightDeck.slice(0, 2).toSorted((a, b) => a - b)).toEqual([54, 61])
        table.waits(A, 'extend')
      },
    )
  })
})

test('WL-T02 WL-R69 WL-R70 WL-R71 WL-R74 WL-R76: poker with a dealer who cheats', () => {
  atTheTable(
    {
      A: { at: 'darkrock_saloon', money: 10, hand: '10♥' },
      C: { hand: 'A♠' },
      // The ante's card, four for the dealer, the flop; then what losing and Lady Luck draw.
      deck: '10♣ 2♦ 4♥ 9♠ J♣ J♦ 3♣ 10♠ 5♥ 5♦',
    },
    (table) => {
      table.act(A, doing('poker'))
      expect(table.state.pot).toBe(60)
      table.waits(C, 'poker-pick') // nobody else is in Darkrock: the right-hand player deals
      table.refused(C, show('A♠ 2♦')) // the own hand is set aside
      table.act(C, show('2♦ J♣'))
      table.act(A, show('10♥ 10♣'))
      expect(table.events('showed')).toMatchObject([
        { by: A, category: 3 },
        { by: C, category: 3 },
      ])
      expect(table.times('house-won')).toBe(1)
      expect(table.player(A).money).toBe(30)
      expect(table.player(A).lp).toBe(0)
      expect(table.hand(A)).toBe('5♥ 5♦')
      expect(table.hand(C)).toBe('A♠')
      expect(table.state.discard).toHaveLength(9)
      table.waits(A, 'action')
    },
  )
})

describe('stories', () => {
  test('WL-T04 WL-R84: of two slots of five players only the full one resolves, for each contributor', () => {
    atTheTable(
      {
        seats: 5,
        step: 'stories',
        turn: B,
        B: { at: 'c3r3', wanted: 1 },
        stories: ['local_folk', 'elixirs'],
        discs: ['ABC', 'DE'],
      },
      (table) => {
        expect([A, B, C, D, E].map((seat) => table.player(seat).money)).toEqual([10, 10, 10, 0, 0])
        expect(table.state.discs.slice(0, 6)).toEqual([0, 0, 0, 0, 0, 0])
        expect(table.state.discs.slice(6, 12)).toEqual([0, 0, 0, 1, 1, 0])
        table.waits(C, 'income')
      },
    )
  })

  test('WL-T10 WL-R87: bandits appear only where nobody stands', () => {
    atTheTable(
      {
        step: 'stories',
        A: {},
        B: { at: 'hideout_c_spikes' },
        bandits: ['hideout_b_dixon'],
        stories: ['blood_money'],
        discs: ['AC', ''],
      },
      (table) => {
        table.choose(A, 'money')
        table.choose(C, 'money')
        expect(table.state.bandits).toBe(0b101) // the first, and the one that was there
        table.waits(B, 'income')
      },
    )
  })

  test('WL-T11 WL-R61: the Sheriff goes exactly three spaces, away if the mover likes', () => {
    atTheTable(
      {
        step: 'stories',
        A: { at: 'c3r4', wanted: 1 },
        stories: ['ghost_mine'],
        discs: ['AB', ''],
      },
      (table) => {
        table.waits(A, 'sheriff-path')
        expect(table.refused(A, stop).code).not.toBe('')
        for (const to of ['c1r3', 'c0r3', 'c0r4']) table.act(A, { do: 'sheriff', to: hex(to) })
        expect(table.state.sheriff).toBe(hex('c0r4'))
        expect(table.player(A).wanted).toBe(1)
        table.waits(B, 'income')
      },
    )
  })

  test('WL-T16 WL-R83: Blood Money pays $30, or $50 for a wound; three wounds leave only the $30', () => {
    atTheTable(
      { step: 'stories', A: { wounds: 1 }, B: { wounds: 3 }, stories: ['blood_money'], discs: ['AB', ''] },
      (table) => {
        expect(table.options(A)).toHaveLength(2)
        table.choose(A, 'wound')
        expect(table.player(A)).toMatchObject({ money: 50, wounds: 2 })
        expect(table.player(B)).toMatchObject({ money: 30, wounds: 3 }) // nothing to choose
        table.waits(B, 'income')
      },
    )
  })
})

describe('the turn and the tracks', () => {
  test('WL-T05: with six cards and two wounds three are discarded', () => {
    atTheTable({ step: 'hand', A: { is: 'billy_the_kid', wounds: 2, hand: '2♥ 3♥ 4♥ 5♥ 6♥ 7♥' } }, (table) => {
      table.waits(A, 'hand-limit')
      table.refused(A, discard('2♥ 3♥'))
      table.refused(A, discard('2♥ 3♥ 4♥ 5♥'))
      table.act(A, discard('2♥ 3♥ 4♥'))
      expect(table.hand(A)).toBe('5♥ 6♥ 7♥')
      table.waits(B, 'income')
    })
  })

  test('WL-T06: box 2 of the Wanted track gives 1 LP at the end of the turn', () => {
    atTheTable({ A: { wanted: 2 } }, (table) => {
      table.act(A, pass)
      expect(table.player(A).lp).toBe(1)
      table.waits(B, 'income')
    })
  })

  test('WL-T07: two Marshal points from box 1 give $20 and 2 LP', () => {
    atTheTable({ A: { marshal: 1, hand: 'A♠ A♥' } }, (table) => {
      table.act(A, use('A♠'))
      table.choose(A, 'marshal')
      table.act(A, use('A♥'))
      table.choose(A, 'marshal')
      expect(table.player(A)).toMatchObject({ marshal: 3, money: 20, lp: 2 })
      table.waits(A, 'action')
    })
  })

  test('WL-T08: box 6 of the Wanted track draws a card at once and gives 2 LP at the end of the turn', () => {
    atTheTable({ A: { wanted: 5, hand: 'A♠' }, deck: '2♣' }, (table) => {
      table.act(A, use('A♠')) // a Wanted player has no choice
      expect(table.player(A).wanted).toBe(6)
      expect(table.hand(A)).toBe('2♣')
      expect(table.player(A).lp).toBe(0)
      table.act(A, pass)
      expect(table.player(A).lp).toBe(2)
      table.waits(B, 'income')
    })
  })

  test('WL-T12 WL-R90 WL-R91: the round is finished, then everybody plays once more', () => {
    atTheTable(
      { options: { length: 'short' }, turn: B, B: { at: 'red_falls_cabaret', money: 30, lp: 14 } },
      (table) => {
        table.act(B, doing('revel'))
        expect(table.state.ending).toBe(true)
        table.act(B, pass)
        const turns: number[] = []
        for (const seat of [C, A, B, C]) {
          expect(table.state.lastRound).toBe(turns.length > 0)
          turns.push(table.state.active)
          table.act(seat, { do: 'income', income: 'money' })
          table.act(seat, pass)
        }
        expect(turns).toEqual([C, A, B, C])
        expect(table.over().winners).toEqual([B])
      },
    )
  })

  test('WL-T13: at the Cabaret each $30 is 1 LP', () => {
    for (const [amount, lp] of [
      [30, 1],
      [60, 2],
      [90, 3],
      [120, 4],
    ] as const) {
      atTheTable({ A: { at: 'red_falls_cabaret', money: 120 } }, (table) => {
        table.act(A, doing('revel'))
        table.refused(A, { do: 'spend', amount: amount + 10 })
        table.act(A, { do: 'spend', amount })
        expect(table.player(A)).toMatchObject({ money: 120 - amount, lp })
        table.waits(A, 'action')
      })
    }
  })

  test('WL-T15: who starts with the most Wanted points plays first', () => {
    const [billy, jesse] = [CHARACTERS.indexOf('billy_the_kid'), CHARACTERS.indexOf('jesse_james')]
    for (let seed = 0; seed < 400; seed++) {
      const state = dealt(4, seed)
      const seats = [billy, jesse].map((one) => state.players.findIndex(({ dealt: two }) => two.includes(one)))
      if (seats.includes(-1) || seats[0] === seats[1]) continue
      told(state, (table) => {
        state.players.forEach(({ dealt: two }, seat) => {
          const character = two.includes(billy) ? billy : two.includes(jesse) ? jesse : two[0]!
          table.act(seat, { do: 'character', character })
        })
        expect(state.starter).toBe(seats[0])
        expect(table.events('plays-first')).toMatchObject([{ by: seats[0] }])
        table.goesOn()
      })
      return
    }
    expect.fail('no such deal')
  })
})

test('WL-T14: the first objective keeps 1 token of 1, the second 2 of 3, the third 3 of 5', () => {
  const claim = (n: number) =>
    ({ do: 'claim', objective: CHARACTERS.indexOf('bass_reeves') * 4 + n, cards: [] }) as const
  atTheTable(
    {
      options: { objectives: true },
      A: { is: 'bass_reeves', at: 'darkrock_bank', money: 40, marshal: 3, objectives: '1 3 4' },
      tokens: [1, 1, 2, 3, 2, 1],
    },
    (table) => {
      table.act(A, claim(2)) // $40 at the bank
      expect(table.player(A)).toMatchObject({ tokens: [1], money: 0 })
      table.walk(A, 'c3r4 c2r3')
      table.act(A, claim(0))
      table.waits(A, 'keep-tokens')
      expect(table.player(A).tokens).toEqual([1, 2, 3])
      table.act(A, { do: 'keep-tokens', ones: 0, twos: 1, threes: 1 })
      expect(table.player(A).tokens.toSorted((a, b) => a - b)).toEqual([2, 3])
      table.waits(A, 'action')
    },
  )
  atTheTable(
    {
      options: { objectives: true },
      A: { is: 'bass_reeves', at: 'darkrock_bank', money: 40, objectives: '3', completed: '1 4', tokens: [2, 3] },
      tokens: [1, 1, 2, 3],
    },
    (table) => {
      table.act(A, claim(2))
      expect(table.player(A).tokens).toHaveLength(5)
      table.refused(A, { do: 'keep-tokens', ones: 0, twos: 2, threes: 2 })
      table.act(A, { do: 'keep-tokens', ones: 0, twos: 1, threes: 2 })
      expect(table.player(A).tokens).toHaveLength(3)
      expect(table.state.tokens).toHaveLength(3)
      table.waits(A, 'action')
    },
  )
})
