// The scenarios of the specification as played turns: worked examples and statements of the rulebook (14.1), second half.

import { chanceFrom, isRefusal } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { type Wanted, cardsOf, kindOf, wanted } from '../src/index.ts'
import {
  A,
  B,
  C,
  D,
  E,
  aim,
  atTheTable,
  bang,
  barrel,
  card,
  discard,
  end,
  idsOf,
  jourdonnais,
  layOutWanted,
  pass,
  pick,
  play,
  told,
} from './lay-out.ts'

describe('eliminations', () => {
  test('W-T19 the Sheriff who kills a Deputy loses all cards', () => {
    const laid = {
      A: { inPlay: 'schofield-JC', hand: 'bang-2C missed-2S beer-6H' },
      C: { life: 1 },
      E: { hand: 'bang-9C' },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', C))
      expect(table.lives()).toBe('5 4 x 4 4')
      expect([table.hand(A), table.inPlay(A)]).toEqual(['', ''])
      expect(table.discarded()).toBe('schofield-JC missed-2S beer-6H bang-2C')
      table.waits(A, 'play')
      table.act(A, end)
      // Round the table: in his next turn he draws as usual, Black Jack at least two.
      table.act(B, { do: 'put-back', card: table.state.peeked[0]! })
      table.act(B, end)
      table.act(D, { do: 'draw' })
      table.act(D, end)
      table.act(E, end)
      expect(table.state.players[A]!.hand.length).toBeGreaterThanOrEqual(2)
      table.waits(A, 'play')
    })
  })

  test('W-T20 with the Outlaws dead and the Renegade alive the game goes on', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { out: true }, E: { life: 1 } }, (table) => {
      table.act(A, aim('bang-2C', E))
      expect(table.lives()).toBe('5 x 4 4 x')
      expect(table.state.players[A]!.hand).toHaveLength(3)
      table.goesOn()
    })
  })

  test('W-T25 Beer with two players left', () => {
    const laid = {
      A: { life: 3, hand: 'beer-6H bang-2C' },
      B: { out: true },
      C: { out: true },
      D: { life: 1, hand: 'beer-7H' },
      E: { out: true },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('beer-6H'))
      expect(table.lives()).toBe('3 x x 1 x')
      table.act(A, aim('bang-2C', D))
      table.act(D, pass)
      expect(table.lives()).toBe('3 x x x x')
      expect(table.over()).toMatchObject({ winners: [A, C], because: { key: 'result.law' } })
    })
  })
})

describe('cards', () => {
  test('W-T21 Jourdonnais with a Barrel has two checks', () => {
    const laid = {
      A: { hand: 'bang-2C' },
      B: { is: 'jourdonnais', inPlay: 'barrel-QS' },
      deck: 'bang-2D beer-6H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, jourdonnais)
      expect(table.times('uncovered')).toBe(1)
      expect(table.refused(B, jourdonnais).code).toBe('barrel-tried')
      table.act(B, barrel)
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-T24 General Store', () => {
    const deck = 'bang-2C beer-6H missed-2S panic-JH duel-8C'
    atTheTable({ A: { hand: 'general-store-9C' }, deck }, (table) => {
      table.act(A, play('general-store-9C'))
      table.act(A, pick('beer-6H'))
      table.act(B, pick('panic-JH'))
      table.act(C, pick('missed-2S'))
      expect(table.refused(D, pick('missed-2S'))).toEqual({
        code: 'not-among-them',
        facts: { card: card('missed-2S') },
      })
      table.act(D, pick('bang-2C'))
      expect([A, B, C, D, E].map((seat) => table.hand(seat))).toEqual([
        'beer-6H',
        'panic-JH',
        'missed-2S',
        'bang-2C',
        'duel-8C',
      ])
      expect(table.told.find(({ type }) => type === 'store-opened')).toMatchObject({ cards: deck.split(' ').map(card) })
      expect(table.discarded()).toBe('general-store-9C')
      table.waits(A, 'play')
    })
  })

  test('W-T26 Diligence (Wells Fargo) draws 3 cards', () => {
    atTheTable({ A: { hand: 'wells-fargo-3H' } }, (table) => {
      table.act(A, play('wells-fargo-3H'))
      expect(table.state.players[A]!.hand).toHaveLength(3)
      expect(table.discarded()).toBe('wells-fargo-3H')
      table.waits(A, 'play')
    })
  })

  test('W-T27 Saloon', () => {
    const laid = { A: { life: 3, hand: 'saloon-5H' }, B: { life: 1 }, D: { life: 2 }, E: { out: true } } as const
    atTheTable(laid, (table) => {
      table.act(A, play('saloon-5H'))
      expect(table.lives()).toBe('4 2 4 3 x')
      table.waits(A, 'play')
    })
  })

  test('W-T28 Indians! ignore Barrel and Missed!', () => {
    const laid = { A: { hand: 'indians-KD' }, B: { inPlay: 'barrel-QS', hand: 'missed-2S' }, C: { hand: 'bang-2C' } }
    atTheTable(laid, (table) => {
      table.act(A, play('indians-KD'))
      expect(table.choices(B)).toEqual(['pass'])
      table.act(B, pass)
      table.act(C, bang('bang-2C'))
      expect(table.lives()).toBe('5 3 4 3 3')
      expect(table.hand(B)).toBe('missed-2S')
      expect(table.times('flipped')).toBe(0)
      table.waits(A, 'play')
    })
  })

  test('W-T29 a failed Jail check, then the discards', () => {
    const hand = 'bang-3C bang-4C missed-2S beer-6H'
    atTheTable({ turn: B, at: 'start', B: { life: 2, inPlay: 'jail-10S', hand }, deck: 'bang-2C' }, (table) => {
      expect(table.discarded()).toBe('bang-2C jail-10S')
      table.waits(B, 'discard')
      expect(table.hand(B)).toBe(hand)
      table.act(B, discard('bang-3C bang-4C'))
      expect(table.hand(B)).toBe('missed-2S beer-6H')
      expect(table.state.active).toBe(C)
      table.waits(C, 'jesse')
    })
  })

  test('W-T30 no Jail for the Sheriff', () => {
    atTheTable({ turn: B, B: { hand: 'jail-10S' }, D: { inPlay: 'jail-JS' } }, (table) => {
      expect(table.targets(B, 'jail-10S')).toEqual([B, C, E])
      expect(table.refused(B, aim('jail-10S', A))).toEqual({ code: 'sheriff-not-jailed', facts: { seat: A } })
      expect(table.refused(B, aim('jail-10S', D))).toEqual({ code: 'already-jailed', facts: { seat: D } })
      table.waits(B, 'play')
    })
  })

  test('W-T31 the simplified deck', () => {
    const deck = cardsOf(true)
    expect(deck).toHaveLength(67)
    const gone = ['duel', 'dynamite', 'indians', 'general-store', 'jail', 'volcanic']
    expect(deck.some((one) => gone.includes(kindOf(one)))).toBe(false)
    expect(
      cardsOf(false)
        .filter((one) => !deck.includes(one))
        .every((one) => gone.includes(kindOf(one))),
    ).toBe(true)
  })

  test('W-T33 the limit of one BANG!', () => {
    atTheTable({ A: { hand: 'bang-2C bang-3C' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.refused(A, aim('bang-3C', E))).toEqual({ code: 'bang-limit', facts: { played: 1 } })
      table.waits(A, 'play')
    })
  })
})

describe('a series of games', () => {
  /** The last shot of a game in which A and D survive. */
  function finished(): Wanted {
    const state = layOutWanted({
      roles: 'sheriff outlaw renegade deputy outlaw',
      A: { hand: 'duel-8C' },
      B: { out: true },
      C: { out: true },
      D: { life: 3 },
      E: { out: true },
    })
    told(state, (table) => {
      table.act(A, aim('duel-8C', D))
      table.over()
    })
    return state
  }

  test('W-T32 consecutive games', () => {
    const options = { simplified: false, rotate: true, keep: true }
    const setup = wanted.prepare({ seats: 5, options, before: wanted.rules.carry!(finished()) })
    if (isRefusal(setup)) throw new Error(setup.code)
    for (let seed = 0; seed < 50; seed++) {
      told(wanted.start(setup, chanceFrom(seed)), (table) => {
        table.waits(A, 'keep-character')
        expect(table.state.players[A]).toMatchObject({ role: null, character: null, hand: [] })
        table.act(A, { do: 'keep' })
        table.act(D, { do: 'change' })
        const { players } = table.state
        expect(players[A]!.character).toBe('black-jack')
        for (const seat of [B, C, D, E]) expect(players[seat]!.character).not.toBe('black-jack')
        expect(new Set(players.map(({ character }) => character)).size).toBe(5)
        expect(players[B]).toMatchObject({ role: 'sheriff', shown: true })
        for (const { life, max, inPlay } of players) expect({ life, inPlay }).toEqual({ life: max, inPlay: [] })
        expect(table.state.active).toBe(B)
        expect(idsOf(players[A]!.hand).split(' ')).toHaveLength(4)
        table.goesOn()
      })
    }
  })
})
