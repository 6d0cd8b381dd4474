// Rulings W-R97 to W-R108 as tests: Sid Ketchum to Willy the Kid.

import { only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { wanted } from '../src/index.ts'
import {
  A,
  B,
  C,
  D,
  E,
  aim,
  atTheTable,
  bang,
  card,
  drawFrom,
  giveUp,
  grab,
  missed,
  pass,
  play,
  sid,
} from './lay-out.ts'

const out = { out: true } as const

describe('Sid Ketchum', () => {
  test('W-R97 in anybody’s turn, between any two steps, as often as he can pay', () => {
    const hand = 'bang-2C bang-3C bang-4C bang-5C missed-2S'
    atTheTable(
      { A: { hand: 'gatling-10H' }, B: { hand: 'missed-3S' }, C: { is: 'sid-ketchum', life: 1, hand } },
      (table) => {
        table.act(C, sid('bang-2C bang-3C'))
        table.act(A, play('gatling-10H'))
        table.waits(B, 'shot')
        const [question] = wanted.asks(table.state)
        table.act(C, sid('bang-4C bang-5C'))
        expect(wanted.asks(table.state)[0]).toEqual(question) // still the same question
        expect(table.lives()).toBe('5 4 3 4 4')
        table.act(B, missed('missed-3S'))
        table.act(C, missed('missed-2S'))
        expect(table.lives()).toBe('5 4 3 3 3')
        table.waits(A, 'play')
      },
    )
  })

  test('W-R98 not at full life, and not between a Panic! and its effect', () => {
    atTheTable({ A: { hand: 'panic-JH' }, B: { is: 'sid-ketchum', hand: 'bang-2C bang-3C' } }, (table) => {
      expect(wanted.asks(table.state).some(({ must }) => !must)).toBe(false)
      expect(wanted.refusal(table.state, B, sid('bang-2C bang-3C'))).toEqual({ code: 'sid-unhurt', facts: { life: 4 } })
      table.load(0)
      table.act(A, grab('panic-JH', B))
      expect(table.hand(A)).toBe('bang-2C') // one action: nobody was asked in between
      table.waits(A, 'play')
    })
  })

  test('W-R99 his ability is not a Beer', () => {
    const laid = {
      A: { hand: 'bang-2C' },
      B: out,
      C: out,
      D: { is: 'sid-ketchum', life: 1, hand: 'bang-3C missed-2S' },
      E: out,
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', D))
      table.act(D, pass)
      table.act(D, sid('bang-3C missed-2S'))
      expect(table.lives()).toBe('5 x x 1 x')
      table.waits(A, 'play')
    })
  })
})

describe('Suzy Lafayette', () => {
  test('W-R100 her last card is resolved before she draws', () => {
    atTheTable({ A: { is: 'suzy-lafayette', hand: 'panic-JH' }, B: { hand: 'bang-2C' } }, (table) => {
      table.act(A, grab('panic-JH', B))
      expect(table.hand(A)).toBe('bang-2C')
      table.waits(A, 'play')
    })
  })

  test('W-R101 she draws nothing in the middle of a Duel, challenging or challenged', () => {
    atTheTable({ A: { hand: 'duel-8C bang-2C' }, B: { is: 'suzy-lafayette', hand: 'bang-3C' } }, (table) => {
      table.act(A, aim('duel-8C', B))
      table.act(B, bang('bang-3C'))
      expect(table.hand(B)).toBe('')
      table.act(A, bang('bang-2C'))
      expect(table.lives()).toBe('5 3 4 4 4') // lost at once, with an empty hand
      expect(table.state.players[B]!.hand).toHaveLength(1)
      table.waits(A, 'play')
    })
  })

  test('W-R102 answering Slab the Killer with her last Missed! she draws at once', () => {
    const laid = {
      A: { is: 'slab-the-killer', hand: 'bang-2C' },
      B: { is: 'suzy-lafayette', hand: 'missed-2S' },
      deck: 'beer-6H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      table.waits(B, 'shot')
      expect(table.choices(B)).toEqual(['pass'])
      expect(table.hand(B)).toBe('beer-6H')
    })
  })

  test('W-R103 wounding El Gringo with her last card she draws, loses it, and draws again', () => {
    const laid = {
      A: { is: 'suzy-lafayette', hand: 'gatling-10H' },
      B: { is: 'el-gringo' },
      deck: 'beer-6H beer-7H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      expect([table.hand(A), table.hand(B)]).toEqual(['beer-7H', 'beer-6H'])
      table.waits(A, 'play')
    })
  })

  test('Jesse Jones takes her last card, and she draws at once', () => {
    const laid = { turn: C, at: 'draw', A: { is: 'suzy-lafayette', hand: 'beer-6H' }, deck: 'bang-2C bang-3C' } as const
    atTheTable(laid, (table) => {
      table.act(C, drawFrom(A))
      expect([table.hand(A), table.hand(C)]).toEqual(['bang-2C', 'beer-6H bang-3C'])
      table.waits(C, 'play')
    })
  })
})

describe('Vulture Sam, Willy the Kid, and all the others', () => {
  test('W-R104 Vulture Sam takes the cards before any reward or penalty', () => {
    const laid = {
      A: { is: 'vulture-sam', hand: 'bang-2C' },
      B: { life: 1, inPlay: 'jail-10S', hand: 'missed-2S' },
      deck: 'beer-6H beer-7H beer-8H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      table.act(B, giveUp)
      expect(table.hand(A)).toBe('jail-10S missed-2S beer-6H beer-7H beer-8H')
      expect(table.events('took-over')).toMatchObject([{ by: A, from: B, cards: [card('jail-10S')] }])
      const [inherited] = table.events('inherited')
      expect(inherited).toMatchObject({ by: A, from: B, count: 1 })
      expect(wanted.redact(inherited!, only(C))).not.toHaveProperty('only')
      table.waits(A, 'play')
    })
  })

  test('W-R105 what Vulture Sam takes during a Gatling helps him later in the same card', () => {
    const laid = { A: { hand: 'gatling-10H' }, B: { life: 1, hand: 'missed-2S' }, D: { is: 'vulture-sam' } } as const
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(B, pass)
      table.act(B, giveUp)
      table.waits(D, 'shot')
      table.act(D, missed('missed-2S'))
      expect(table.lives()).toBe('5 x 3 4 3')
      table.waits(A, 'play')
    })
  })

  test('W-R106 Vulture Sam gets nothing from his own elimination', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'vulture-sam', life: 1, inPlay: 'jail-10S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect([table.hand(B), table.discarded()]).toEqual(['', 'jail-10S bang-2C'])
      table.waits(A, 'play')
    })
  })

  test('W-R107 Willy the Kid and Volcanic lift the limit, neither extends the range', () => {
    for (const laid of [
      { turn: E, E: { hand: 'bang-2C bang-3C bang-4C' } },
      { turn: E, E: { is: 'slab-the-killer', inPlay: 'volcanic-10S', hand: 'bang-2C bang-3C bang-4C' } },
    ] as const) {
      atTheTable(laid, (table) => {
        for (const id of ['bang-2C', 'bang-3C', 'bang-4C']) {
          expect(table.targets(E, id)).toEqual([A, D])
          table.act(E, aim(id, D))
        }
        expect(table.state.players[D]!.life).toBe(1)
        table.waits(E, 'play')
      })
    }
  })

  test('W-R108 abilities that are no choice are automatic: nobody is asked about them', () => {
    const laid = {
      A: { is: 'suzy-lafayette', hand: 'gatling-10H' },
      B: { is: 'bart-cassidy' },
      C: { is: 'el-gringo' },
      D: { life: 1, is: 'rose-doolan', inPlay: 'mustang-8H' },
      E: { is: 'vulture-sam' },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      // Bart drew, El Gringo took the card Suzy drew for him, Sam took the Mustang, which left E to be asked for his share.
      table.waits(E, 'shot')
      expect([B, C, E].map((seat) => table.state.players[seat]!.hand.length)).toEqual([1, 1, 1])
    })
  })
})
