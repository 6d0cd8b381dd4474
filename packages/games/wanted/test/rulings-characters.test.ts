// Rulings W-R84 to W-R96 as tests: the characters who draw, flip or mix cards.

import { describe, expect, test } from 'vitest'
import {
  A,
  B,
  C,
  D,
  E,
  F,
  aim,
  atTheTable,
  bang,
  barrel,
  beer,
  card,
  choose,
  draw,
  drawDiscard,
  drawFrom,
  end,
  missed,
  pass,
  play,
  putBack,
} from './lay-out.ts'

describe('Bart Cassidy and El Gringo', () => {
  test('W-R84 Bart Cassidy draws a card for each life point lost, whoever caused it', () => {
    atTheTable({ turn: B, B: { is: 'bart-cassidy', hand: 'duel-8C' }, A: { hand: 'bang-2C' } }, (table) => {
      table.act(B, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      expect(table.state.players[B]!.hand).toHaveLength(1)
      table.waits(B, 'play')
    })
    atTheTable(
      { turn: B, at: 'start', B: { is: 'bart-cassidy', inPlay: 'dynamite-2H' }, deck: 'missed-2S' },
      (table) => {
        expect(table.state.players[B]!).toMatchObject({ life: 1, hand: { length: 3 + 2 } })
        table.waits(B, 'play')
      },
    )
  })

  test('W-R85 Bart Cassidy and El Gringo get their cards only when they have survived', () => {
    for (const is of ['bart-cassidy', 'el-gringo'] as const) {
      atTheTable({ A: { hand: 'bang-2C missed-3S' }, B: { is, life: 1, hand: 'beer-6H' } }, (table) => {
        table.act(A, aim('bang-2C', B))
        table.act(B, pass)
        expect([table.hand(A), table.hand(B)]).toEqual(['missed-3S', 'beer-6H'])
        table.act(B, beer('beer-6H'))
        expect(table.state.players[B]!.hand).toHaveLength(1)
        table.waits(A, 'play')
      })
      atTheTable({ A: { hand: 'bang-2C missed-3S' }, B: { is, life: 1 } }, (table) => {
        table.act(A, aim('bang-2C', B))
        expect(table.hand(A).split(' ')).toContain('missed-3S')
        expect(table.events('drew').map(({ by }) => by)).toEqual([A])
        table.waits(A, 'play')
      })
    }
  })

  test('W-R86 El Gringo takes from the hand of whoever caused it, at random', () => {
    const taken = [0, 1].map((place) => {
      let card = ''
      const laid = { A: { hand: 'bang-2C missed-3S missed-4S', inPlay: 'mustang-8H' }, B: { is: 'el-gringo' } } as const
      atTheTable(laid, (table) => {
        table.load(place)
        table.act(A, aim('bang-2C', B))
        expect(table.inPlay(A)).toBe('mustang-8H')
        card = table.hand(B)
        table.waits(A, 'play')
      })
      return card
    })
    expect(taken).toEqual(['missed-3S', 'missed-4S'])
  })
})

describe('draw phases', () => {
  test('W-R87 W-R88 Black Jack’s third card is not shown and gives no further one; his shown card stays in his hand', () => {
    atTheTable({ turn: E, deck: 'missed-2S bang-5D beer-6H beer-7H' }, (table) => {
      table.act(E, end)
      expect(table.hand(A)).toBe('missed-2S bang-5D beer-6H')
      expect(table.events('showed').map((event) => event.card)).toEqual([card('bang-5D')])
      expect(table.times('flipped')).toBe(0)
      expect(table.discarded()).toBe('')
      table.waits(A, 'play')
    })
  })

  test('W-R91 Jesse Jones takes at random, at any distance, from a hand that isn’t empty', () => {
    const laid = { seats: 6, turn: C, at: 'draw', F: { hand: 'bang-2C bang-3C bang-4C' }, deck: 'beer-6H' } as const
    // His own hand is none of those.
    atTheTable({ ...laid, C: { hand: 'missed-2S' } }, (table) => {
      expect(table.options(C)).toEqual([{ do: 'draw' }, { do: 'draw-from', seat: F }])
      table.waits(C, 'jesse')
    })
    atTheTable(laid, (table) => {
      expect(table.options(C)).toEqual([{ do: 'draw' }, { do: 'draw-from', seat: F }])
      expect(table.refused(C, drawFrom(C)).code).toBe('not-at-yourself')
      table.load(1)
      table.act(C, drawFrom(F))
      expect([table.hand(C), table.hand(F)]).toEqual(['bang-3C beer-6H', 'bang-2C bang-4C'])
      table.waits(C, 'play')
    })
  })

  test('W-R92 W-R120 Kit Carlson’s cards are secret; the one put back is the next of the deck, and he still knows it', () => {
    atTheTable({ turn: B, at: 'draw', deck: 'bang-2C beer-6H missed-2S' }, (table) => {
      expect(table.view(B).peeked).toEqual(['bang-2C', 'beer-6H', 'missed-2S'].map(card))
      expect(table.view(A, C, D, E).peeked).toEqual([-1, -1, -1])
      table.act(B, putBack('beer-6H'))
      expect(table.state.deck.at(-1)).toBe(card('beer-6H'))
      // He still knows it; nobody else does.
      expect(table.view(B).deck.at(-1)).toBe(card('beer-6H'))
      expect(table.view(A, C, D, E).deck.at(-1)).toBe(-1)
      table.act(B, end)
      table.act(C, draw)
      expect(table.hand(C).split(' ')[0]).toBe('beer-6H')
      expect(table.view(B).deck.at(-1)).toBe(-1)
      table.waits(C, 'play')
    })
  })

  test('W-R93 a reshuffle while Kit Carlson takes his cards: the one put back lies on the new deck', () => {
    const laid = { turn: B, at: 'draw', deck: 'bang-2C', onlyDeck: true, discard: 'beer-6H beer-7H beer-8H' } as const
    atTheTable(laid, (table) => {
      table.waits(B, 'kit')
      expect(table.state.peeked).toHaveLength(3)
      table.act(B, putBack('bang-2C'))
      expect(table.state.deck).toHaveLength(2)
      expect(table.state.deck.at(-1)).toBe(card('bang-2C'))
      table.waits(B, 'play')
    })
    // With fewer than three cards left there is nothing to choose.
    atTheTable({ turn: B, at: 'draw', deck: 'bang-2C beer-6H', onlyDeck: true }, (table) => {
      expect(table.hand(B)).toBe('bang-2C beer-6H')
      table.waits(B, 'play')
    })
  })

  test('W-R95 Pedro Ramirez may take any top discard: a flipped card, his Jail, the Dynamite', () => {
    const laid = { turn: D, at: 'start', D: { inPlay: 'dynamite-2H' } } as const
    atTheTable({ ...laid, deck: 'beer-6H' }, (table) => {
      table.act(D, drawDiscard)
      expect(table.hand(D).split(' ')[0]).toBe('beer-6H')
      table.waits(D, 'play')
    })
    atTheTable({ ...laid, deck: 'missed-2S' }, (table) => {
      table.act(D, drawDiscard)
      expect(table.hand(D).split(' ')[0]).toBe('dynamite-2H')
      table.waits(D, 'play')
    })
    atTheTable({ turn: D, at: 'start', D: { inPlay: 'jail-10S' }, deck: 'beer-6H' }, (table) => {
      table.act(D, drawDiscard)
      expect(table.hand(D).split(' ')[0]).toBe('jail-10S')
      table.waits(D, 'play')
    })
  })

  test('W-R96 with an empty discard pile Pedro Ramirez draws from the deck', () => {
    atTheTable({ turn: D, at: 'draw', deck: 'bang-2C bang-3C' }, (table) => {
      expect(table.hand(D)).toBe('bang-2C bang-3C')
      table.waits(D, 'play')
    })
  })
})

describe('Calamity Janet and Lucky Duke', () => {
  test('W-R89 a Missed! played as BANG! counts for the limit', () => {
    atTheTable({ A: { is: 'calamity-janet', hand: 'missed-2S bang-2C' } }, (table) => {
      table.act(A, aim('missed-2S', B))
      expect(table.state.bangs).toBe(1)
      expect(table.refused(A, aim('bang-2C', B)).code).toBe('bang-limit')
      table.waits(A, 'play')
    })
  })

  test('W-R90 Missed! as BANG! in a Duel and against Indians!, BANG! as Missed! against a Gatling', () => {
    const laid = {
      A: { hand: 'indians-KD duel-8C gatling-10H' },
      B: { is: 'calamity-janet', hand: 'missed-2S missed-3S bang-2C' },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('indians-KD'))
      table.act(B, bang('missed-2S'))
      table.act(A, aim('duel-8C', B))
      table.act(B, bang('missed-3S'))
      table.act(A, pass)
      table.act(A, play('gatling-10H'))
      table.act(B, missed('bang-2C'))
      expect(table.state.players[B]!.life).toBe(4)
      table.waits(A, 'play')
    })
  })

  test('W-R94 Lucky Duke discards both cards, the chosen one on top', () => {
    const laid = {
      A: { hand: 'bang-2C' },
      B: { is: 'lucky-duke', inPlay: 'barrel-QS' },
      deck: 'beer-6H bang-3C',
    } as const
    for (const [chosen, pile, life] of [
      ['beer-6H', 'bang-3C beer-6H bang-2C', 4],
      ['bang-3C', 'beer-6H bang-3C bang-2C', 3],
    ] as const) {
      atTheTable(laid, (table) => {
        table.act(A, aim('bang-2C', B))
        table.act(B, barrel)
        table.waits(B, 'lucky')
        expect(table.view(E).flipped).toEqual([card('beer-6H'), card('bang-3C')])
        table.act(B, choose(chosen))
        expect(table.discarded()).toBe(pile)
        expect(table.state.players[B]!.life).toBe(life)
        table.waits(A, 'play')
      })
    }
  })
})
