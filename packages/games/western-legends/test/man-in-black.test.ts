// The cards of the Man in Black, one by one, as the second player's turn has ended (specification 18.2).

import { describe, expect, test } from 'vitest'
import { HIDEOUT_SPACES, distance } from '../src/map/index.ts'
import { A, B, type Laid, type LegendsTable, atTheTable, discard, hex } from './lay-out.ts'
import type { MibName } from '../src/components/index.ts'

/** Where the players do nothing for him: outside towns, with nothing that he counts. */
const NOWHERE = { at: 'c2r7' } as const

function turnsUp(next: MibName, laid: Laid, script: (table: LegendsTable) => void): void {
  atTheTable({ seats: 2, turn: B, step: 'man-in-black', mib: { next }, A: NOWHERE, B: NOWHERE, ...laid }, script)
}
function isAt({ state }: LegendsTable, place: string): void {
  expect(state.mibHex).toBe(hex(place))
}
function isAway({ state }: LegendsTable, spaces: number): void {
  expect(distance(state.sheriff, hex('darkrock_sheriff_office'))).toBe(spaces)
}
const hasBanditAt = ({ state }: LegendsTable, place: string): boolean =>
  ((state.bandits >> HIDEOUT_SPACES.indexOf(hex(place))) & 1) !== 0

describe('where he goes', () => {
  test('WL-T86: Under Every Rock: 1 LP, a bandit gone, $10 of everybody', () => {
    const laid: Laid = { A: { ...NOWHERE, money: 30 }, bandits: ['hideout_a_mesitos', 'hideout_b_dixon'] }
    turnsUp('under_every_rock', laid, (table) => {
      isAt(table, 'hideout_a_mesitos')
      expect(table.state.mibLp).toBe(1)
      expect([table.player(A).money, table.player(B).money]).toEqual([20, 0])
      expect(hasBanditAt(table, 'hideout_a_mesitos')).toBe(false)
      expect(hasBanditAt(table, 'hideout_b_dixon')).toBe(true)
      table.waits(A, 'income')
    })
  })

  test('WL-T87: The Vault: 2 LP and a card of each in Darkrock; 4 LP when nobody is there', () => {
    turnsUp('the_vault', { A: { at: 'c3r4', hand: '9♠ 4♦' } }, (table) => {
      table.waits(A, 'mib')
      table.act(A, discard('4♦'))
      expect(table.hand(A)).toBe('9♠')
      isAt(table, 'darkrock_bank')
      expect(table.state.mibLp).toBe(2)
      table.waits(A, 'income')
    })
    turnsUp('the_vault', { A: { at: 'c7r3', hand: '9♠ 4♦' } }, (table) => {
      expect(table.state.mibLp).toBe(4)
      expect(table.hand(A)).toBe('9♠ 4♦')
      table.waits(A, 'income')
    })
  })

  test('WL-T88: Curtain Call: 2 LP and 1 more for each in Red Falls', () => {
    for (const [a, b, lp] of [
      ['c2r7', 'c3r4', 2],
      ['c7r3', 'c3r4', 3],
      ['c7r3', 'c8r4', 4],
    ] as const)
      turnsUp('curtain_call', { A: { at: a }, B: { at: b } }, (table) => {
        isAt(table, 'red_falls_cabaret')
        expect(table.state.mibLp).toBe(lp)
        table.waits(A, 'income')
      })
  })

  test('WL-T89 WL-R107: Claim Jumper: 2 LP and 1 more for each who carries nuggets, who then loses one', () => {
    turnsUp('claim_jumper', { A: { ...NOWHERE, nuggets: 1 }, B: { ...NOWHERE, nuggets: 3 } }, (table) => {
      isAt(table, 'spikes_view_mine')
      expect(table.state.mibLp).toBe(4)
      expect([table.player(A).nuggets, table.player(B).nuggets]).toEqual([0, 2])
      table.waits(A, 'income')
    })
    turnsUp('claim_jumper', {}, (table) => {
      expect(table.state.mibLp).toBe(2)
      table.waits(A, 'income')
    })
  })

  test('WL-T90: End of the Line: 3 LP and 1 more for each herd, which runs home', () => {
    turnsUp(
      'end_of_the_line',
      { A: { ...NOWHERE, cattle: 3 }, mib: { at: 'c4r4', next: 'end_of_the_line' } },
      (table) => {
        isAt(table, 'rail_station')
        expect(table.state.mibLp).toBe(4)
        expect(table.player(A).herd).toBe(0)
        expect(table.state.ranches[0]).toHaveLength(8)
        table.waits(A, 'income')
      },
    )
  })

  test('WL-T91: A Word with the Law: 2 LP and the Sheriff on his way; 4 LP while nobody is Wanted', () => {
    turnsUp('word_with_the_law', {}, (table) => {
      isAt(table, 'darkrock_sheriff_office')
      expect(table.state.mibLp).toBe(4)
      isAway(table, 0)
      table.waits(A, 'income')
    })
    turnsUp('word_with_the_law', { B: { at: 'c9r7', wanted: 1 } }, (table) => {
      expect(table.state.mibLp).toBe(2)
      isAway(table, 4)
      table.waits(A, 'income')
    })
  })

  test('WL-T93: Hired Guns: bandits on two hideouts, 2 LP and 1 more for each wounded player', () => {
    turnsUp('hired_guns', { A: { ...NOWHERE, wounds: 3 } }, (table) => {
      isAt(table, 'hideout_c_cliff')
      expect(hasBanditAt(table, 'hideout_b_dixon') && hasBanditAt(table, 'hideout_c_spikes')).toBe(true)
      expect(table.state.mibLp).toBe(3)
      table.waits(A, 'income')
    })
    turnsUp('hired_guns', { A: { at: 'hideout_b_dixon' } }, (table) => {
      expect(hasBanditAt(table, 'hideout_b_dixon')).toBe(false) // a player is there
      expect(table.state.mibLp).toBe(2)
      table.waits(A, 'income')
    })
  })

  test('WL-T94: Marked Deck: 3 LP; whoever is in a town pays $10, discards, or lets him have 1 more', () => {
    const inTown = { at: 'c3r4', money: 10, hand: '9♠' } as const
    turnsUp('marked_deck', { A: inTown, B: { ...inTown, at: 'c7r3', hand: '4♦' } }, (table) => {
      isAt(table, 'darkrock_saloon')
      table.waits(A, 'mib')
      expect(table.options(A)).toHaveLength(3)
      table.choose(A, 'money')
      expect(table.player(A).money).toBe(0)
      table.waits(B, 'mib')
      table.choose(B, 'lp')
      expect(table.player(B)).toMatchObject({ money: 10, lp: 0 })
      expect(table.state.mibLp).toBe(4)
      table.waits(A, 'income')
    })
    turnsUp('marked_deck', { A: inTown }, (table) => {
      table.choose(A, 'discard', '9♠')
      expect(table.discarded()).toBe('9♠')
      expect(table.state.mibLp).toBe(3)
      table.waits(A, 'income')
    })
    // Who has nothing to give can't but let him; who is in no town is not asked.
    turnsUp('marked_deck', { A: { at: 'c3r4' }, B: { ...NOWHERE, money: 10 } }, (table) => {
      expect(table.state.mibLp).toBe(4)
      expect(table.player(B).money).toBe(10)
      table.waits(A, 'income')
    })
  })
})

describe('whom he fights', () => {
  test('WL-T92: Call-Out: the leader, for 5 LP; beating him gives 1', () => {
    const leader = { at: 'c9r7', lp: 4, hand: '9♠' } as const
    turnsUp('call_out', { B: leader, fightDeck: '2 3 J' }, (table) => {
      isAt(table, 'c9r7')
      expect(table.state.mibLp).toBe(5)
      expect(table.player(B)).toMatchObject({ lp: 4, wounds: 1 })
      table.waits(A, 'income')
    })
    turnsUp('call_out', { B: leader, fightDeck: '2 3 4' }, (table) => {
      expect(table.state.mibLp).toBe(0)
      expect(table.player(B)).toMatchObject({ lp: 5, wounds: 1 }) // of fight card 4
      table.waits(A, 'income')
    })
  })

  test('WL-T95: Your Money or Your Life: the richest, for 3 LP and half the money; beating him gives $20', () => {
    const rich = { at: 'c9r7', money: 50, hand: '9♠' } as const
    turnsUp('money_or_life', { B: rich, fightDeck: '2 3 J' }, (table) => {
      isAt(table, 'c9r7')
      expect(table.state.mibLp).toBe(3)
      expect(table.player(B)).toMatchObject({ money: 30, wounds: 1 }) // $10 of the Jack, then half
      table.waits(A, 'income')
    })
    turnsUp('money_or_life', { B: rich, fightDeck: '2 3 4' }, (table) => {
      expect(table.state.mibLp).toBe(0)
      expect(table.player(B)).toMatchObject({ money: 70 })
      table.waits(A, 'income')
    })
  })
})
