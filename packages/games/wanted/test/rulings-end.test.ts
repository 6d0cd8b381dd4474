// Rulings W-R109 to W-R119 as tests: rewards, penalties, the end, and how questions open and close.

import { premoveFor } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { wanted } from '../src/index.ts'
import { A, B, C, D, E, aim, atTheTable, card, end, grab, idsOf, missed, pass, play, sid } from './lay-out.ts'

const out = { out: true } as const

describe('rewards and penalties', () => {
  test('W-R109 whoever eliminates an Outlaw draws three cards, even an Outlaw', () => {
    for (const seat of [A, D, E]) {
      const by = { hand: 'duel-8C' }
      atTheTable(
        {
          turn: seat,
          [['A', '', '', 'D', 'E'][seat]!]: by,
          B: { life: 1 },
        },
        (table) => {
          table.act(seat, aim('duel-8C', B))
          expect(table.state.players[seat]!.hand).toHaveLength(3)
          table.waits(seat, 'play')
        },
      )
    }
  })

  test('W-R110 the Sheriff who eliminates a Deputy discards everything, and draws normally in his next turn', () => {
    const laid = { A: { is: 'slab-the-killer', inPlay: 'barrel-QS', hand: 'duel-8C beer-6H' }, C: { life: 1 } } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('duel-8C', C))
      expect([table.hand(A), table.inPlay(A)]).toEqual(['', ''])
      expect(table.discarded()).toBe('barrel-QS beer-6H duel-8C')
      table.waits(A, 'play')
    })
    atTheTable({ turn: E, A: { is: 'slab-the-killer' } }, (table) => {
      table.act(E, end)
      expect(table.state.players[A]!.hand).toHaveLength(2)
      table.waits(A, 'play')
    })
  })

  test('W-R111 anybody else gives neither reward nor penalty', () => {
    for (const [turn, at] of [
      ['B', C], // an Outlaw kills a Deputy
      ['A', D], // the Sheriff kills the Renegade
      ['D', C], // the Renegade kills a Deputy
    ] as const) {
      const seat = 'ABCDE'.indexOf(turn)
      const victim = { [['A', 'B', 'C', 'D', 'E'][at]!]: { life: 1 } }
      atTheTable({ turn: seat, [turn]: { hand: 'duel-8C beer-6H' }, ...victim }, (table) => {
        table.act(seat, aim('duel-8C', at))
        expect(table.hand(seat)).toBe('beer-6H')
        table.waits(seat, 'play')
      })
    }
  })

  test('W-R112 the reward comes after the cards were discarded, which may be part of a reshuffle', () => {
    const laid = {
      A: { hand: 'duel-8C' },
      B: { life: 1, inPlay: 'mustang-8H barrel-QS' },
      deck: 'bang-2C',
      onlyDeck: true,
    } as const
    atTheTable(laid, (table) => {
      table.load(0)
      table.act(A, aim('duel-8C', B))
      expect(table.hand(A)).toBe('bang-2C mustang-8H barrel-QS')
      expect([idsOf(table.state.deck), table.discarded()]).toEqual(['', 'duel-8C'])
      table.waits(A, 'play')
    })
  })
})

describe('the end', () => {
  test('W-R113 the Renegade wins only as the sole survivor; otherwise a dead Sheriff means the Outlaws', () => {
    const laid = { turn: D, A: { life: 1 }, B: out, C: out, D: { hand: 'duel-8C' }, E: out } as const
    atTheTable(laid, (table) => {
      table.act(D, aim('duel-8C', A))
      expect(table.over().winners).toEqual([D])
    })
    atTheTable({ ...laid, C: {} }, (table) => {
      table.act(D, aim('duel-8C', A))
      expect(table.over()).toMatchObject({
        winners: [B, E],
        ranking: [
          [B, E],
          [A, C, D],
        ],
      })
    })
  })

  test('W-R114 with all Outlaws dead and the Renegade alive the game goes on', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1 }, E: out }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.goesOn()
    })
  })

  test('W-R115 eliminated members of the winning team win too', () => {
    atTheTable(
      { seats: 7, A: { hand: 'duel-8C' }, B: out, C: out, D: { life: 1 }, E: out, F: out, G: out },
      (table) => {
        table.act(A, aim('duel-8C', D))
        expect(table.over().winners).toEqual([A, C, 6])
      },
    )
  })

  test('W-R116 if one card kills the Sheriff, all Outlaws and the Renegade, the Outlaws win', () => {
    const laid = {
      turn: C,
      A: { life: 1 },
      B: { life: 1 },
      C: { hand: 'gatling-10H' },
      D: { life: 1 },
      E: { life: 1 },
    } as const
    atTheTable(laid, (table) => {
      table.act(C, play('gatling-10H'))
      expect(table.lives()).toBe('x x 4 x x')
      expect(table.over()).toMatchObject({ winners: [B, E], because: { key: 'result.outlaws' } })
    })
  })

  test('W-R117 at the end all roles are shown, hands stay hidden', () => {
    const laid = { turn: D, A: { life: 1 }, C: { hand: 'missed-2S' }, D: { hand: 'duel-8C' } } as const
    atTheTable(laid, (table) => {
      table.act(D, aim('duel-8C', A))
      table.over()
      const view = table.view()
      expect(view.players.map(({ role }) => role)).toEqual(['sheriff', 'outlaw', 'deputy', 'renegade', 'outlaw'])
      expect(view.players[C]!.hand).toEqual([-1])
    })
  })
})

test('who is out becomes a ghost, nobody else does', () => {
  atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1 }, D: out }, (table) => {
    expect(wanted.rules.out!(table.state)).toBe(1 << D)
    table.act(A, aim('bang-2C', B))
    expect(wanted.rules.out!(table.state)).toBe((1 << B) | (1 << D))
    table.goesOn()
  })
  const before = { sheriff: 0, characters: ['sid-ketchum', null, null, null, null] }
  const options = { simplified: false, rotate: false, keep: true }
  expect(wanted.rules.out!(wanted.start({ seats: 5, options, before }, [1, 2, 3, 4]))).toBe(0)
})

describe('questions', () => {
  const spent = { is: 'sid-ketchum', life: 2, hand: 'bang-2C bang-3C' } as const

  test('W-R118 a question whose public reason Sid Ketchum takes away is closed, and counts as passed', () => {
    for (const [id, action, kind] of [
      ['indians-KD', play('indians-KD'), 'indians'],
      ['duel-8C', aim('duel-8C', B), 'duel'],
      ['bang-2D', aim('bang-2D', B), 'shot'],
    ] as const) {
      atTheTable({ A: { hand: id }, B: spent }, (table) => {
        table.act(A, action)
        table.waits(B, kind)
        table.act(B, sid('bang-2C bang-3C'))
        expect(table.state.players[B]!.life).toBe(2) // one gained, one lost
        table.waits(A, 'play')
      })
    }
    // With a Barrel the shot is still a question.
    atTheTable({ A: { hand: 'bang-2D' }, B: { ...spent, inPlay: 'barrel-QS' } }, (table) => {
      table.act(A, aim('bang-2D', B))
      table.act(B, sid('bang-2C bang-3C'))
      table.waits(B, 'shot')
    })
    // What was meant for the old state is judged by the new one: an empty hand can't be grabbed at.
    atTheTable({ A: { hand: 'panic-JH' }, B: spent }, (table) => {
      table.act(B, sid('bang-2C bang-3C'))
      expect(table.refused(A, grab('panic-JH', B))).toEqual({ code: 'no-hand-cards', facts: { seat: B } })
      table.waits(A, 'play')
    })
  })

  test('W-R119 questions open by public facts only, and a single choice must still be sent', () => {
    const laid = { A: { hand: 'gatling-10H' }, B: { hand: 'beer-6H' }, C: { hand: 'missed-2S' } }
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      expect(table.choices(B)).toEqual(['pass'])
      table.act(B, pass)
      table.waits(C, 'shot')
      expect(table.view(D).stack).toEqual(table.state.stack) // all there is to see of it
      expect(wanted.asks(table.view(D))).toHaveLength(1)
    })
  })

  test('an answer prepared while a Gatling comes round is given when its question opens', () => {
    atTheTable({ A: { hand: 'gatling-10H' }, B: { hand: 'beer-6H' }, C: { hand: 'beer-7H missed-2S' } }, (table) => {
      table.act(A, play('gatling-10H'))
      const { cause } = wanted.asks(table.state)[0]!
      const prepared = [{ seat: C, cause, kind: 'shot', actions: [missed('missed-3S'), missed('missed-2S')] }]
      expect(premoveFor(wanted, table.state, wanted.asks(table.state)[0]!, prepared)).toBeUndefined()
      table.act(B, pass)
      const [ask] = wanted.asks(table.state)
      expect(premoveFor(wanted, table.state, ask!, prepared)).toEqual({ ask: ask!.id, action: missed('missed-2S') })
      table.waits(C, 'shot')
    })
  })

  test('what comes round is said beforehand', () => {
    const C_HAS = { hand: 'missed-2S beer-7H' }
    atTheTable({ A: { hand: 'gatling-10H' }, B: { hand: 'beer-6H' }, C: C_HAS, D: out }, (table) => {
      table.act(A, play('gatling-10H'))
      const { cause } = wanted.asks(table.state)[0]!
      expect(wanted.ahead(table.state)).toEqual([
        { seat: C, kind: 'shot', cause },
        { seat: E, kind: 'shot', cause },
      ])
      // Each may prepare an answer from what they have now; who has been asked has nothing to prepare.
      expect(wanted.early(table.view(C), C)).toEqual([
        { kind: 'shot', cause, options: [missed('missed-2S'), { do: 'pass' }] },
      ])
      expect(wanted.early(table.view(B), B)).toEqual([])
      table.waits(B, 'shot')
    })
    const deck = 'bang-2C bang-3C bang-4C bang-5C bang-6C'
    atTheTable({ A: { hand: 'general-store-9C' }, deck }, (table) => {
      table.act(A, play('general-store-9C'))
      const { cause } = wanted.asks(table.state)[0]!
      expect(wanted.ahead(table.state)).toEqual([B, C, D].map((seat) => ({ seat, kind: 'store', cause })))
      expect(table.state.store).toContain(card('bang-6C'))
      expect(wanted.early(table.view(D), D)).toEqual([
        { kind: 'store', cause, options: [{ do: 'pick', card: { one: table.state.store } }] },
      ])
      table.waits(A, 'store')
    })
  })
})
