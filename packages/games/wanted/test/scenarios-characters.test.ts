// The scenarios of the specification as played turns: the characters (14.3), Bart Cassidy to Rose Doolan.

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
  jourdonnais,
  missed,
  pass,
  play,
  putBack,
} from './lay-out.ts'

describe('Bart Cassidy, Black Jack, Calamity Janet', () => {
  test('W-T59 Bart Cassidy draws 1 card for a BANG!, 3 for Dynamite', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'bart-cassidy' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.state.players[B]!.hand).toHaveLength(1)
      table.waits(A, 'play')
    })
    const laid = { turn: B, at: 'start', B: { is: 'bart-cassidy', inPlay: 'dynamite-2H' }, deck: 'missed-2S' } as const
    atTheTable(laid, (table) => {
      expect(table.lives()).toBe('5 1 4 4 4')
      expect(table.state.players[B]!.hand).toHaveLength(3 + 2) // and the two of his draw phase
      table.waits(B, 'play')
    })
  })

  test('W-T60 Bart Cassidy’s last life point', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'bart-cassidy', life: 1 }, deck: 'beer-6H' }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.lives()).toBe('5 x 4 4 4')
      expect(table.events('drew').filter(({ by }) => by === B)).toEqual([])
      table.waits(A, 'play')
    })
    const saved = {
      A: { hand: 'bang-2C' },
      B: { is: 'bart-cassidy', life: 1, hand: 'beer-7H' },
      deck: 'beer-6H',
    } as const
    atTheTable(saved, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      expect(table.hand(B)).toBe('beer-7H')
      table.act(B, beer('beer-7H'))
      expect(table.lives()).toBe('5 1 4 4 4')
      expect(table.hand(B)).toBe('beer-6H')
      table.waits(A, 'play')
    })
  })

  test('W-T61 Black Jack shows his second card', () => {
    atTheTable({ at: 'draw', deck: 'missed-2S bang-5D beer-6H' }, (table) => {
      expect(table.hand(A)).toBe('missed-2S bang-5D beer-6H')
      table.waits(A, 'play')
    })
    atTheTable({ at: 'draw', deck: 'missed-2S bang-5C beer-6H' }, (table) => {
      expect(table.hand(A)).toBe('missed-2S bang-5C')
      table.waits(A, 'play')
    })
    // What was told of it: a turn that begins while somebody listens.
    atTheTable({ turn: E, deck: 'missed-2S bang-5D beer-6H' }, (table) => {
      table.act(E, { do: 'end' })
      const shown = table.told.filter(({ type }) => type === 'showed' || type === 'drew')
      expect(shown).toMatchObject([
        { type: 'drew', by: A, count: 1, only: { eyes: 1 << A, cards: [card('missed-2S')] } },
        { type: 'showed', by: A, card: card('bang-5D') },
        { type: 'drew', by: A, count: 1, only: { eyes: 1 << A, cards: [card('beer-6H')] } },
      ])
      table.waits(A, 'play')
    })
  })

  test('W-T62 Calamity Janet shoots with a Missed!', () => {
    atTheTable({ A: { is: 'calamity-janet', hand: 'missed-2S bang-2C missed-3S' } }, (table) => {
      table.act(A, aim('missed-2S', B))
      expect(table.lives()).toBe('5 3 4 4 4')
      expect(table.state.bangs).toBe(1)
      for (const id of ['bang-2C', 'missed-3S']) expect(table.refused(A, aim(id, E)).code).toBe('bang-limit')
      table.waits(A, 'play')
    })
  })

  test('W-T63 Calamity Janet responds with either', () => {
    const hand = 'bang-2C missed-2S'
    const either = (as: string) => [`${as} bang-2C`, `${as} missed-2S`, 'pass']
    for (const [attack, kind, action, answers] of [
      ['gatling-10H', 'shot', play('gatling-10H'), missed],
      ['indians-KD', 'indians', play('indians-KD'), bang],
      ['duel-8C', 'duel', aim('duel-8C', C), bang],
    ] as const) {
      for (const used of ['bang-2C', 'missed-2S']) {
        atTheTable({ A: { hand: attack }, C: { is: 'calamity-janet', hand } }, (table) => {
          table.act(A, action)
          table.waits(C, kind)
          expect(table.choices(C)).toEqual(either(kind === 'shot' ? 'missed' : 'bang'))
          table.act(C, answers(used))
          expect(table.state.players[C]!.life).toBe(4)
          table.waits(A, 'play')
        })
      }
    }
  })
})

describe('El Gringo', () => {
  test('W-T64 takes a card from who hits him', () => {
    atTheTable({ A: { hand: 'bang-2C beer-6H' }, B: { is: 'el-gringo' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.lives()).toBe('5 2 4 4 4')
      expect([table.hand(A), table.hand(B)]).toEqual(['', 'beer-6H'])
      table.waits(A, 'play')
    })
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'el-gringo' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect([table.lives(), table.hand(B)]).toEqual(['5 2 4 4 4', ''])
      table.waits(A, 'play')
    })
  })

  test('W-T65 takes nothing for a Duel of his own', () => {
    atTheTable({ turn: B, B: { is: 'el-gringo', hand: 'duel-8C' }, A: { hand: 'bang-2C beer-6H' } }, (table) => {
      table.act(B, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      expect(table.lives()).toBe('5 2 4 4 4')
      expect([table.hand(A), table.hand(B)]).toEqual(['beer-6H', ''])
      table.waits(B, 'play')
    })
  })

  test('W-T66 takes nothing for Dynamite', () => {
    const laid = {
      at: 'start',
      A: { is: 'el-gringo', inPlay: 'dynamite-2H' },
      B: { hand: 'bang-2C bang-3C bang-4C' },
      deck: 'missed-4S',
    } as const
    atTheTable(laid, (table) => {
      expect(table.lives()).toBe('1 4 4 4 4')
      expect(table.hand(B)).toBe('bang-2C bang-3C bang-4C')
      expect(table.state.players[A]!.hand).toHaveLength(2)
      table.waits(A, 'play')
    })
  })
})

describe('Jesse Jones, Jourdonnais, Kit Carlson', () => {
  test('W-T67 Jesse Jones', () => {
    const laid = { turn: C, at: 'draw', A: { hand: 'beer-6H' }, deck: 'bang-2C bang-3C' } as const
    atTheTable(laid, (table) => {
      table.waits(C, 'jesse')
      table.act(C, drawFrom(A))
      expect(table.hand(C)).toBe('beer-6H bang-2C')
      expect(table.state.deck.at(-1)).toBe(card('bang-3C'))
      table.waits(C, 'play')
    })
    atTheTable({ turn: C, at: 'draw', deck: 'bang-2C bang-3C' }, (table) => {
      expect(table.hand(C)).toBe('bang-2C bang-3C')
      table.waits(C, 'play')
    })
  })

  test('W-T68 Jourdonnais against Slab the Killer', () => {
    const laid = {
      A: { is: 'slab-the-killer', hand: 'bang-2C' },
      B: { is: 'jourdonnais', inPlay: 'barrel-QS' },
      deck: 'beer-6H beer-7H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, barrel)
      table.act(B, jourdonnais)
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-T69 Kit Carlson', () => {
    const deck = 'bang-2C beer-6H missed-2S duel-8C'
    atTheTable({ turn: B, at: 'draw', deck }, (table) => {
      table.waits(B, 'kit')
      expect(table.view(A).peeked).toEqual([-1, -1, -1])
      table.act(B, putBack('missed-2S'))
      expect(table.hand(B)).toBe('bang-2C beer-6H')
      expect(table.state.deck.slice(-2)).toEqual([card('duel-8C'), card('missed-2S')])
      for (const event of table.told) expect(event).toHaveProperty('only.eyes', 1 << B)
      table.waits(B, 'play')
    })
  })
})

describe('Lucky Duke, Paul Regret, Pedro Ramirez, Rose Doolan', () => {
  test('W-T70 Lucky Duke and the Dynamite', () => {
    const laid = { seats: 6, turn: F, at: 'start', F: { inPlay: 'dynamite-2H' }, deck: 'missed-5S bang-2C' } as const
    atTheTable(laid, (table) => {
      table.waits(F, 'lucky')
      table.act(F, choose('bang-2C'))
      expect(table.lives()).toBe('5 4 4 4 4 4')
      expect(table.discarded()).toBe('missed-5S bang-2C')
      expect(table.inPlay(A)).toBe('dynamite-2H')
      table.waits(F, 'play')
    })
  })

  test('W-T71 Lucky Duke in Jail', () => {
    const laid = { seats: 6, turn: F, at: 'start', F: { inPlay: 'jail-10S' }, deck: 'bang-2C beer-6H' } as const
    atTheTable(laid, (table) => {
      table.act(F, choose('beer-6H'))
      expect(table.discarded()).toBe('bang-2C beer-6H jail-10S')
      expect(table.state.players[F]!.hand).toHaveLength(2)
      table.waits(F, 'play')
    })
  })

  test('W-T72 Paul Regret', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'paul-regret' } }, (table) => {
      expect(table.distance(A, B)).toBe(2)
      expect(table.targets(A, 'bang-2C')).toEqual([E])
      table.waits(A, 'play')
    })
  })

  test('W-T73 Pedro Ramirez', () => {
    atTheTable({ turn: D, at: 'draw', discard: 'bang-2C beer-6H', deck: 'missed-2S' }, (table) => {
      table.waits(D, 'pedro')
      table.act(D, drawDiscard)
      expect(table.hand(D)).toBe('beer-6H missed-2S')
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'took-discard', by: D, card: card('beer-6H') }))
      table.waits(D, 'play')
    })
  })

  test('W-T74 Pedro Ramirez leaves Jail', () => {
    const laid = { turn: D, at: 'start', D: { inPlay: 'jail-JS' }, deck: 'beer-6H bang-2C' } as const
    atTheTable(laid, (table) => {
      table.act(D, drawDiscard)
      expect(table.hand(D)).toBe('jail-JS bang-2C')
      expect(table.discarded()).toBe('beer-6H')
      table.waits(D, 'play')
    })
  })

  test('W-T75 Rose Doolan', () => {
    const one = (hand: string) => ({ hand })
    const laid = {
      A: { is: 'rose-doolan', hand: 'bang-2C panic-JH' },
      B: one('beer-6H'),
      C: one('beer-7H'),
      D: one('beer-8H'),
      E: one('beer-9H'),
    } as const
    atTheTable(laid, (table) => {
      expect(table.targets(A, 'bang-2C')).toEqual([B, C, D, E])
      expect(table.targets(A, 'panic-JH')).toEqual([B, C, D, E])
      table.waits(A, 'play')
    })
  })

  test('a draw phase with a choice may be an ordinary one', () => {
    atTheTable({ turn: D, at: 'draw', discard: 'beer-6H', deck: 'bang-2C bang-3C' }, (table) => {
      table.act(D, draw)
      expect(table.hand(D)).toBe('bang-2C bang-3C')
      table.waits(D, 'play')
    })
    atTheTable({ turn: C, at: 'draw', A: { hand: 'beer-6H' }, deck: 'bang-2C bang-3C' }, (table) => {
      table.act(C, draw)
      expect(table.hand(C)).toBe('bang-2C bang-3C')
      table.waits(C, 'play')
    })
  })
})
