// Stories, the end, variants (specification 24.5), and the rulings they show.

import { describe, expect, test } from 'vitest'
import { CHARACTERS } from '../src/components/index.ts'
import { countOf } from '../src/outcome.ts'
import type { Legends } from '../src/state.ts'
import {
  A,
  B,
  C,
  F,
  type Laid,
  accept,
  atTheTable,
  commit,
  decline,
  discard,
  doing,
  fight,
  hex,
  hold,
  layOutLegends,
  npc,
  pass,
  told,
  use,
} from './lay-out.ts'

const claimOf = (character: (typeof CHARACTERS)[number], n: number) =>
  ({ do: 'claim', objective: CHARACTERS.indexOf(character) * 4 + n - 1, cards: [] as number[] }) as const

describe('discs', () => {
  test('WL-T66: the same condition on both slots takes a disc each, never two on one', () => {
    atTheTable({ seats: 5, A: { wanted: 1, hand: 'A♠ A♥ A♦' }, stories: ['wild_west', 'unsigned_letter'] }, (table) => {
      table.act(A, use('A♠'))
      table.waits(A, 'story-disc')
      expect(table.choices(A)).toEqual(['disc', 'skip'])
      table.act(A, { do: 'disc', slot: 0 })
      table.waits(A, 'action') // one event, one disc
      table.act(A, use('A♥'))
      table.refused(A, { do: 'disc', slot: 0 })
      table.act(A, { do: 'disc', slot: 1 })
      table.act(A, use('A♦')) // neither slot takes another one in this turn
      expect(table.state.discs.filter((count) => count > 0)).toEqual([1, 1])
      table.goesOn()
    })
  })

  test('WL-T67 WL-R86 WL-R103: without a free disc one comes from the other slot, even a full one', () => {
    atTheTable({ seats: 5, A: { hand: 'A♠' }, stories: ['local_folk', 'wild_west'], discs: ['AAB', ''] }, (table) => {
      table.act(A, use('A♠'))
      table.choose(A, 'wanted')
      table.act(A, { do: 'disc', slot: 1 })
      expect(table.times('took-disc')).toBe(1)
      expect([table.state.discs[0], table.state.discs[6]]).toEqual([1, 1])
      table.act(A, pass)
      expect(table.times('story')).toBe(0) // no longer full
      table.goesOn()
    })
    // With a free disc none is moved.
    atTheTable({ A: { hand: 'A♠' }, stories: ['local_folk', 'wild_west'], discs: ['A', ''] }, (table) => {
      table.act(A, use('A♠'))
      table.choose(A, 'wanted')
      table.act(A, { do: 'disc', slot: 1 })
      expect([table.state.discs[0], table.state.discs[6]]).toEqual([1, 1])
      table.waits(A, 'action')
    })
  })

  test('WL-T68: two discs are one reward', () => {
    atTheTable({ step: 'stories', stories: ['local_folk'], discs: ['BB', ''] }, (table) => {
      expect(table.player(B).money).toBe(10)
      expect(table.state.discs.every((count) => count === 0)).toBe(true)
      table.waits(B, 'income')
    })
  })

  test('WL-T69 WL-R85: what a story’s reward brings puts no disc', () => {
    atTheTable(
      { step: 'stories', A: { marshal: 1 }, stories: ['the_law'], below: [['wild_west'], []], discs: ['AB', ''] },
      (table) => {
        expect(table.player(A).marshal).toBe(2)
        expect(table.state.showing[0]).toBe(1) // the new card asks for a track point
        expect(table.state.discs.every((count) => count === 0)).toBe(true)
        table.waits(B, 'income')
      },
    )
  })

  test('WL-T70 WL-R68: Reputation puts a disc without a condition, and Calamity Jane draws; without a slot it is illegal', () => {
    atTheTable({ A: { is: 'calamity_jane', lp: 5, hand: '7♠' }, stories: ['local_folk'], deck: '2♥' }, (table) => {
      table.act(A, use('7♠'))
      expect(table.state.discs[0]).toBe(1)
      expect(table.hand(A)).toBe('2♥')
      table.waits(A, 'action')
    })
    atTheTable({ A: { hand: '7♠' }, stories: ['local_folk'], discs: ['BC', ''] }, (table) => {
      table.refused(A, use('7♠'))
      table.waits(A, 'action')
    })
  })

  test('WL-R88: a story that makes somebody Wanted makes the Sheriff move', () => {
    atTheTable({ step: 'stories', A: { wanted: 1 }, stories: ['night_stage'], discs: ['AB', ''] }, (table) => {
      table.choose(A, 'wanted')
      table.waits(A, 'sheriff-path')
      table.goesOn()
    })
  })
})

describe('the final count', () => {
  const count = (laid: Laid, seat: number = A) => countOf(layOutLegends(laid), seat)

  test('WL-T71 WL-R92: each $60 is 1 LP, up to 2', () => {
    expect(count({ A: { money: 120 } }).money).toBe(2)
    expect(count({ A: { money: 110 } }).money).toBe(1)
    expect(count({ A: { money: 50 } }).money).toBe(0)
  })

  test('WL-T72 WL-R93: tied leaders of the Wanted track get 1 each, like the others; alone it is 3', () => {
    const laid = { A: { wanted: 7 }, B: { wanted: 7 }, C: { wanted: 2 } }
    expect([A, B, C].map((seat) => count(laid, seat).track)).toEqual([1, 1, 1])
    expect([A, B].map((seat) => count({ A: { wanted: 7 }, B: { wanted: 6 } }, seat).track)).toEqual([3, 1])
    expect([1, 3, 4, 9].map((marshal) => count({ A: { marshal } }).track)).toEqual([1, 1, 2, 3])
  })

  test('WL-T73 WL-R94: of equal totals the one further on a track wins; the count triggers nothing', () => {
    // C's turn is the last one.
    const laid: Laid = {
      lastRound: true,
      turn: C,
      A: { is: 'calamity_jane', lp: 3, wanted: 4 },
      B: { lp: 4, marshal: 4 },
      C: { wanted: 5, lp: 0 },
    }
    atTheTable(laid, (table) => {
      table.act(C, pass)
      // A 3 + 1, B 4 + 2, C 2 for the turn + 3
      expect(table.over().scores).toMatchObject({ 0: 4, 1: 6, 2: 5 })
      expect(table.player(A).legend).toBe(false)
    })
    atTheTable({ ...laid, A: {}, B: { lp: 3, marshal: 4 }, C: { wanted: 5 } }, (table) => {
      table.act(C, pass)
      expect(table.over().scores).toMatchObject({ 1: 5, 2: 5 })
      expect(table.over().winners).toEqual([C])
    })
    atTheTable(
      { lastRound: true, turn: C, A: { lp: 2 }, B: { lp: 2, nuggets: 1 }, C: { lp: 2, wounds: 0 } },
      (table) => {
        table.act(C, pass)
        expect(table.over().ranking).toEqual([[B], [A, C]])
      },
    )
  })

  test('upgraded gear counts what is printed on it, and wounds cost 1 LP each (WL-R81)', () => {
    expect(count({ A: { gear: 'mule mustang+ revolver+ rifle+', wounds: 2 } })).toMatchObject({ gear: 5, wounds: -2 })
  })
})

describe('Wild Wild West', () => {
  const options = { wildWildWest: true }

  test('WL-T74: once the end is near the Sheriff arrests nobody and may go on', () => {
    atTheTable(
      { options, ending: true, A: { marshal: 1, hand: '4♥ K♠', at: 'c2r4' }, B: { at: 'c2r4', wanted: 2 } },
      (table) => {
        table.act(A, use('4♥'))
        table.act(A, { do: 'sheriff', to: hex('c2r4') })
        table.act(A, { do: 'sheriff', to: hex('c1r4') })
        table.act(A, doing('stop'))
        expect(table.player(B).wanted).toBe(2)
        table.refused(A, fight(B, 'arrest'))
        table.waits(A, 'action')
      },
    )
  })

  test('WL-T75: who wins a Duel outside the own turn gains 1 LP, who loses one loses 1', () => {
    atTheTable(
      { options, A: { at: 'c7r7', lp: 3, hand: '4♠' }, B: { at: 'c7r7', hand: 'K♥' }, deck: '2♥' },
      (table) => {
        table.act(A, fight(B, 'duel'))
        table.act(B, accept)
        expect(table.player(B)).toMatchObject({ lp: 1, wounds: 0 })
        expect(table.player(A)).toMatchObject({ lp: 2, wounds: 1 })
        expect(table.hand(A)).toBe('2♥')
        table.waits(A, 'action')
      },
    )
  })

  test('a Rob may take everything', () => {
    atTheTable({ options, A: { at: 'c7r7', hand: 'K♠' }, B: { at: 'c7r7', money: 70, nuggets: 3 } }, (table) => {
      table.act(A, fight(B, 'rob'))
      table.act(B, decline)
      table.act(A, { do: 'loot', take: 'all-money', cattle: 0 })
      expect(table.player(A).money).toBe(70)
      expect(table.player(B)).toMatchObject({ money: 0, nuggets: 3 })
      table.waits(A, 'action')
    })
  })
})

describe('the Man in Black', () => {
  test('WL-T76: robbed, he pays $60 and still has $120', () => {
    atTheTable({ seats: 2, A: { at: 'rail_station', hand: 'A♠' }, fightDeck: '2 3 4' }, (table) => {
      table.act(A, { do: 'fight-mib', fight: 'rob' })
      table.act(A, { do: 'loot', take: 'money', cattle: 0 })
      expect(table.player(A)).toMatchObject({ money: 60, wanted: 1 })
      table.waits(A, 'action')
      table.refused(A, { do: 'fight-mib', fight: 'rob' }) // once a turn
    })
  })

  test('WL-T77: he uses the best of three, the card against him loses 1, and ties are his', () => {
    for (const [hand, value, lp] of [
      ['Q♠', 11, 2],
      ['J♠', 10, 0],
    ] as const) {
      atTheTable({ seats: 2, A: { at: 'rail_station', hand }, fightDeck: '2 10 4' }, (table) => {
        table.act(A, { do: 'fight-mib', fight: 'duel' })
        expect(table.events('values')).toMatchObject([{ value, other: 10 }]) // the 10 itself does nothing
        expect(table.player(A).lp).toBe(lp)
        expect(table.times('started-over')).toBe(0)
        table.goesOn()
      })
    }
  })

  test('WL-R101: in the Wild Wild West he pays all, loses 1 LP for a Duel, and beating his own attack gives 1 LP', () => {
    const options = { wildWildWest: true }
    atTheTable(
      { seats: 2, options, mib: { lp: 4 }, A: { at: 'rail_station', hand: 'A♠' }, fightDeck: '2 3 4' },
      (table) => {
        table.act(A, { do: 'fight-mib', fight: 'rob' })
        table.act(A, { do: 'loot', take: 'all-money', cattle: 0 })
        expect(table.player(A).money).toBe(120)
        table.waits(A, 'action')
      },
    )
    atTheTable(
      { seats: 2, options, mib: { lp: 4 }, A: { at: 'rail_station', hand: 'A♠' }, fightDeck: '2 3 4' },
      (table) => {
        table.act(A, { do: 'fight-mib', fight: 'duel' })
        expect(table.state.mibLp).toBe(3)
        expect(table.player(A).lp).toBe(2) // in the own turn
        table.waits(A, 'action')
      },
    )
    atTheTable(
      {
        seats: 2,
        options,
        turn: B,
        step: 'man-in-black',
        A: { lp: 3, hand: 'A♠' },
        fightDeck: '2 3 4',
        mib: { next: 'call_out' },
      },
      (table) => {
        expect(table.player(A).lp).toBe(5) // 1 of his card, 1 of the Wild Wild West
        expect(table.state.mibLp).toBe(0)
        table.waits(A, 'income')
      },
    )
  })
})

test('WL-T78: a first game has one slot, fewer items, no cattle, and counts neither money nor wounds', () => {
  atTheTable({ seats: 3, options: { firstGame: true }, A: { at: 'c3r3', money: 120, wounds: 2 } }, (table) => {
    expect(table.state.piles).toHaveLength(1)
    expect(countOf(table.state, A)).toMatchObject({ money: 0, wounds: 0 })
    table.goesOn()
  })
  const state = layOutLegends({ seats: 3, options: { firstGame: true } })
  expect(state.showing).toHaveLength(1)
})

describe('objectives', () => {
  const options = { objectives: true }

  test('WL-T79 WL-R104: with no action left the question is put once more, whatever anybody holds', () => {
    for (const [objectives, gear, open] of [
      ['1', 'provisions', true],
      ['2', 'provisions', false],
      ['1', '', false],
    ] as const) {
      atTheTable({ options, actions: 0, A: { is: 'annie_oakley', at: 'c8r3', objectives, gear } }, (table) => {
        table.waits(A, 'action')
        expect(table.choices(A).filter((name) => name !== 'claim')).toEqual(['pass'])
        if (!open) {
          table.refused(A, claimOf('annie_oakley', 1))
          return
        }
        table.act(A, claimOf('annie_oakley', 1))
        expect(table.player(A)).toMatchObject({ gear: 0, completed: [0] })
        table.waits(A, 'action') // which the claim did not answer
      })
    }
  })

  test('WL-T81: after a fight won among the stories the hand limit is asked about with nothing to discard', () => {
    for (const objectives of ['2', '1']) {
      atTheTable(
        {
          options,
          step: 'stories',
          A: { is: 'doc_holliday', at: 'c2r4', wanted: 2, wounds: 2, hand: '2♣ A♠', objectives },
          stories: ['wild_west'],
          discs: ['BC', ''],
          fightDeck: 'J Q 9 K',
        },
        (table) => {
          table.act(A, { do: 'sheriff', to: hex('c2r4') })
          table.act(A, discard('2♣'))
          table.act(C, npc('K'))
          expect(table.events('escaped')).toHaveLength(1)
          table.waits(A, 'hand-limit')
          if (objectives === '2') table.act(A, claimOf('doc_holliday', 2))
          else table.refused(A, claimOf('doc_holliday', 2))
          table.act(A, { do: 'discard', cards: [] })
          expect(table.player(A).completed).toHaveLength(objectives === '2' ? 1 : 0)
          table.waits(B, 'income')
        },
      )
    }
  })

  test('WL-T82 WL-R102: of too few tokens those left are drawn', () => {
    const tokens = [1, 2, 2]
    atTheTable(
      {
        seats: 6,
        options,
        turn: F,
        starter: F,
        tokens: [3],
        A: { tokens },
        B: { tokens },
        C: { tokens },
        D: { tokens },
        E: { tokens },
        F: { is: 'bass_reeves', at: 'darkrock_bank', money: 40, objectives: '3', completed: '1 2', tokens: [2, 2] },
      },
      (table) => {
        table.act(F, claimOf('bass_reeves', 3))
        expect(table.player(F).tokens).toEqual([2, 2, 3])
        expect(table.state.tokens).toEqual([])
        table.waits(F, 'action')
      },
    )
  })

  test('WL-R89: objectives are completed in the own turn alone', () => {
    atTheTable(
      {
        options,
        A: { at: 'c7r7', hand: '4♠' },
        B: { is: 'doc_holliday', wounds: 2, at: 'c7r7', hand: 'K♥ 3♥', objectives: '2' },
      },
      (table) => {
        table.act(A, fight(B, 'duel'))
        table.act(B, accept)
        table.act(B, commit('K♥'))
        table.refused(B, claimOf('doc_holliday', 2))
        table.act(B, hold)
        expect(table.events('won-fight')).toMatchObject([{ by: B }])
        table.refused(B, claimOf('doc_holliday', 2))
        table.waits(A, 'action')
      },
    )
  })
})

test('WL-T80: an empty deck is made of the discards first', () => {
  atTheTable({ step: 'income', A: {}, onlyDeck: true, discard: '2♥ 3♥ 4♥ 5♥ 6♥' }, (table) => {
    table.act(A, { do: 'income', income: 'cards' })
    expect(table.events('reshuffled')).toMatchObject([{ count: 5 }])
    expect(table.player(A).hand).toHaveLength(2)
    expect(table.state.deck).toHaveLength(3)
    table.waits(A, 'action')
  })
  // With nothing anywhere the draw is lost.
  atTheTable({ step: 'income', A: {}, onlyDeck: true }, (table) => {
    table.act(A, { do: 'income', income: 'cards' })
    expect(table.player(A).hand).toHaveLength(0)
    table.waits(A, 'action')
  })
})

test('what lies in a slot is known by its back alone', () => {
  const state: Legends = layOutLegends({ stories: ['blood_money', 'wild_west'] })
  told(state, (table) => {
    const view = table.view(A)
    expect(view.piles).toEqual([[-1], [-1]])
    expect(view.showing).toEqual([0, 1])
    table.act(A, pass)
    table.goesOn()
  })
})
