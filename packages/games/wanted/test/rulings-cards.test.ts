// Rulings W-R58 to W-R83 as tests: Panic! and Cat Balou, Gatling, Indians!, Duel, General Store, Jail, Dynamite.

import { describe, expect, test } from 'vitest'
import {
  A,
  B,
  C,
  D,
  E,
  aim,
  atTheTable,
  bang,
  beer,
  card,
  discard,
  end,
  giveUp,
  grab,
  missed,
  pass,
  pick,
  play,
} from './lay-out.ts'

const out = { out: true } as const

describe('Panic! and Cat Balou', () => {
  test('W-R58 from a hand at random, from the table as chosen', () => {
    const hand = 'bang-2C bang-3C bang-4C'
    const taken = new Set<string>()
    for (const place of [0, 1, 2]) {
      atTheTable({ A: { hand: 'panic-JH' }, B: { hand, inPlay: 'barrel-QS' } }, (table) => {
        table.load(place)
        table.act(A, grab('panic-JH', B))
        taken.add(table.hand(A))
        table.waits(A, 'play')
      })
    }
    expect(taken).toEqual(new Set(hand.split(' ')))
    atTheTable({ A: { hand: 'cat-balou-KH' }, B: { hand, inPlay: 'barrel-QS mustang-8H' } }, (table) => {
      table.act(A, grab('cat-balou-KH', B, 'mustang-8H'))
      expect([table.inPlay(B), table.hand(B)]).toEqual(['barrel-QS', hand])
      table.waits(A, 'play')
    })
  })

  test('W-R59 any card in play may be chosen, and removing a Jail frees its prisoner', () => {
    const inPlay = 'winchester-8S barrel-QS scope-AS jail-10S dynamite-2H'
    atTheTable({ A: { hand: 'cat-balou-KH panic-JH' }, B: { inPlay } }, (table) => {
      const picks = table.options(A).flatMap((action) => (action.do === 'grab' ? [action.pick] : []))
      for (const id of inPlay.split(' ')) expect(picks.filter((one) => one === card(id))).toHaveLength(2)
      table.act(A, grab('cat-balou-KH', B, 'dynamite-2H'))
      table.act(A, grab('panic-JH', B, 'jail-10S'))
      table.act(A, end)
      table.waits(B, 'kit') // an ordinary turn
    })
  })

  test('W-R60 somebody without any card is no target', () => {
    atTheTable({ A: { hand: 'panic-JH cat-balou-KH' }, C: { hand: 'beer-6H' } }, (table) => {
      expect([table.targets(A, 'panic-JH'), table.targets(A, 'cat-balou-KH')]).toEqual([[], [C]])
      expect(table.refused(A, grab('cat-balou-KH', B))).toEqual({ code: 'no-hand-cards', facts: { seat: B } })
      table.waits(A, 'play')
    })
  })

  test('W-R61 both may be played on one’s own card in play, never on one’s own hand', () => {
    atTheTable({ A: { hand: 'cat-balou-KH bang-2C', inPlay: 'dynamite-2H' } }, (table) => {
      expect(table.refused(A, grab('cat-balou-KH', A))).toEqual({ code: 'not-your-own-hand' })
      table.act(A, grab('cat-balou-KH', A, 'dynamite-2H'))
      expect([table.inPlay(A), table.discarded()]).toEqual(['', 'dynamite-2H cat-balou-KH'])
      table.waits(A, 'play')
    })
  })

  test('W-R62 a Jail or Dynamite taken with Panic! may be played again', () => {
    atTheTable({ A: { hand: 'panic-JH panic-QH' }, B: { inPlay: 'jail-10S dynamite-2H' } }, (table) => {
      table.act(A, grab('panic-JH', B, 'jail-10S'))
      table.act(A, grab('panic-QH', B, 'dynamite-2H'))
      expect(table.hand(A)).toBe('jail-10S dynamite-2H')
      table.act(A, aim('jail-10S', D))
      table.act(A, play('dynamite-2H'))
      expect([table.inPlay(A), table.inPlay(D)]).toEqual(['dynamite-2H', 'jail-10S'])
      table.waits(A, 'play')
    })
  })
})

describe('Gatling and Indians!', () => {
  test('W-R63 one target at a time, clockwise, each finished before the next', () => {
    for (const id of ['gatling-10H', 'indians-KD']) {
      atTheTable({ turn: C, C: { hand: id }, D: { life: 1, hand: 'missed-2S' }, B: { hand: 'beer-6H' } }, (table) => {
        table.act(C, play(id))
        table.act(D, pass)
        table.waits(D, 'deaths-door') // nobody else is hit yet
        expect(table.lives()).toBe('5 4 4 0 4')
        table.act(D, giveUp)
        table.act(B, pass)
        expect(table.events('hit').map(({ by }) => by)).toEqual([D, E, A, B])
        table.waits(C, 'play')
      })
    }
  })

  test('W-R64 whoever plays Gatling, Indians! or Duel is responsible for the losses of others', () => {
    for (const [id, action] of [
      ['gatling-10H', play('gatling-10H')],
      ['indians-KD', play('indians-KD')],
      ['duel-8C', aim('duel-8C', B)],
    ] as const) {
      atTheTable({ A: { hand: id }, B: { life: 1 } }, (table) => {
        table.act(A, action)
        expect(table.events('rewarded')).toMatchObject([{ by: A, for: B }])
        expect(table.state.players[A]!.hand).toHaveLength(3)
        table.waits(A, 'play')
      })
    }
  })

  test('W-R65 who was eliminated earlier in the same card no longer counts for a Beer', () => {
    const laid = {
      turn: D,
      D: { hand: 'indians-KD' },
      E: { life: 1 },
      A: { life: 1, hand: 'beer-6H' },
      B: out,
      C: out,
    } as const
    atTheTable(laid, (table) => {
      table.act(D, play('indians-KD'))
      table.act(A, pass)
      expect(table.lives()).toBe('x x x 4 x')
      expect(table.over().winners).toEqual([D])
    })
  })

  test('W-R66 the winner is determined after the whole card', () => {
    const laid = {
      turn: D,
      D: { hand: 'gatling-10H' },
      E: { life: 1 },
      A: { life: 1 },
      B: out,
      C: { life: 1, hand: 'missed-2S' },
    } as const
    atTheTable(laid, (table) => {
      table.act(D, play('gatling-10H'))
      expect(table.lives()).toBe('x x 1 4 x')
      table.waits(C, 'shot') // the Sheriff is dead and the card goes on
      table.act(C, missed('missed-2S'))
      expect(table.over()).toMatchObject({ winners: [B, E], because: { key: 'result.outlaws' } })
    })
  })
})

describe('Duel and General Store', () => {
  test('W-R67 the challenged player answers first', () => {
    atTheTable({ A: { hand: 'duel-8C bang-2C' }, D: { hand: 'bang-3C' } }, (table) => {
      table.act(A, aim('duel-8C', D))
      table.waits(D, 'duel')
      table.act(D, bang('bang-3C'))
      table.waits(A, 'duel')
      expect(table.state.stack.at(-1)).toMatchObject({ fired: 1 })
    })
  })

  test('W-R68 a BANG! may be refused in a Duel and against Indians!', () => {
    atTheTable({ A: { hand: 'indians-KD duel-8C' }, B: { hand: 'bang-2C' } }, (table) => {
      table.act(A, play('indians-KD'))
      table.act(B, pass)
      table.act(A, aim('duel-8C', B))
      table.act(B, pass)
      expect([table.lives(), table.hand(B)]).toEqual(['5 2 3 3 3', 'bang-2C'])
      table.waits(A, 'play')
    })
  })

  test('W-R69 if the challenger loses nobody is responsible', () => {
    const laid = { turn: E, E: { life: 1, hand: 'duel-8C' }, A: { is: 'el-gringo', hand: 'bang-2C' } } as const
    atTheTable(laid, (table) => {
      table.act(E, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      expect(table.lives()).toBe('4 4 4 4 x')
      expect([table.times('rewarded'), table.times('hit')]).toEqual([0, 0])
      table.goesOn()
    })
    const gringo = { turn: B, B: { is: 'el-gringo', hand: 'duel-8C' }, A: { hand: 'bang-2C beer-6H' } } as const
    atTheTable(gringo, (table) => {
      table.act(B, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      expect(table.times('took-hand')).toBe(0)
      table.waits(B, 'play')
    })
  })

  test('W-R70 after a Duel the BANG! of the turn may still be played, at the same opponent too', () => {
    atTheTable({ A: { hand: 'duel-8C bang-2C' }, B: {} }, (table) => {
      table.act(A, aim('duel-8C', B))
      table.act(A, aim('bang-2C', B))
      expect(table.lives()).toBe('5 2 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-R71 General Store shows one card for each player alive, its player picks first, nobody may refuse', () => {
    atTheTable({ turn: D, D: { hand: 'general-store-9C' }, B: out }, (table) => {
      table.act(D, play('general-store-9C'))
      expect(table.state.store).toHaveLength(4)
      for (const seat of [D, E, A]) {
        table.waits(seat, 'store')
        expect(table.options(seat).every((action) => action.do === 'pick')).toBe(true)
        table.act(seat, { do: 'pick', card: table.state.store[0]! })
      }
      expect(table.state.players[C]!.hand).toHaveLength(1)
      table.waits(D, 'play')
    })
  })

  test('W-R72 with fewer cards picking stops when the display is empty', () => {
    const laid = { A: { hand: 'general-store-9C' }, deck: 'bang-2C bang-3C bang-4C', onlyDeck: true } as const
    atTheTable(laid, (table) => {
      table.act(A, play('general-store-9C'))
      table.act(A, pick('bang-3C'))
      table.act(B, pick('bang-2C'))
      expect([A, B, C, D, E].map((seat) => table.hand(seat))).toEqual(['bang-3C', 'bang-2C', 'bang-4C', '', ''])
      table.waits(A, 'play')
    })
  })
})

describe('Jail and Dynamite', () => {
  test('W-R73 Jail neither for the Sheriff nor for somebody in Jail; for oneself it is legal', () => {
    atTheTable({ turn: D, D: { hand: 'jail-10S' }, B: { inPlay: 'jail-JS' } }, (table) => {
      expect(table.targets(D, 'jail-10S')).toEqual([C, D, E])
      table.act(D, aim('jail-10S', D))
      expect(table.inPlay(D)).toBe('jail-10S')
      table.waits(D, 'play')
    })
  })

  test('W-R74 W-R75 the Jail is discarded in both cases; who stays inside skips drawing and playing, not discarding', () => {
    const laid = { turn: E, at: 'start', E: { life: 1, inPlay: 'jail-10S', hand: 'beer-6H missed-2S' } } as const
    atTheTable({ ...laid, deck: 'beer-7H' }, (table) => {
      expect([table.inPlay(E), table.discarded()]).toEqual(['', 'beer-7H jail-10S'])
      expect(table.state.players[E]!.hand).toHaveLength(4)
      table.waits(E, 'play')
    })
    atTheTable({ ...laid, deck: 'bang-2D' }, (table) => {
      expect([table.inPlay(E), table.discarded()]).toEqual(['', 'bang-2D jail-10S'])
      expect(table.hand(E)).toBe('beer-6H missed-2S')
      table.act(E, discard('missed-2S'))
      expect(table.state.active).toBe(A)
      table.waits(A, 'play')
    })
  })

  test('W-R76 a jailed player is affected by everything and answers as usual', () => {
    const b = { life: 1, inPlay: 'jail-10S', hand: 'missed-2S bang-3C beer-6H' } as const
    atTheTable({ A: { hand: 'bang-2C indians-KD duel-8C panic-JH' }, B: b }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      table.act(A, play('indians-KD'))
      table.act(B, bang('bang-3C'))
      table.act(A, aim('duel-8C', B))
      table.act(B, pass)
      table.act(B, beer('beer-6H'))
      table.act(A, grab('panic-JH', B, 'jail-10S'))
      expect(table.lives()).toBe('5 1 3 3 3')
      table.waits(A, 'play')
    })
  })

  test('W-R77 Dynamite is checked before Jail', () => {
    const laid = { turn: B, at: 'start', B: { life: 2, inPlay: 'jail-10S dynamite-2H' }, deck: 'missed-2S' } as const
    atTheTable(laid, (table) => {
      expect(table.lives()).toBe('5 x 4 4 4')
      expect(table.discarded()).toBe('missed-2S dynamite-2H jail-10S') // no card was flipped for the Jail
      table.goesOn()
    })
  })

  test('W-R78 Dynamite is not checked in the turn in which it is played', () => {
    atTheTable({ A: { hand: 'dynamite-2H bang-2C' }, deck: 'missed-2S' }, (table) => {
      table.act(A, play('dynamite-2H'))
      table.act(A, end)
      expect(table.times('flipped')).toBe(0)
      table.goesOn()
    })
  })

  test('W-R79 a Dynamite that does not explode goes to the next living player on the left', () => {
    const laid = {
      turn: D,
      at: 'start',
      D: { is: 'slab-the-killer', inPlay: 'dynamite-2H' },
      E: out,
      deck: 'bang-2C',
    } as const
    atTheTable(laid, (table) => {
      expect(table.inPlay(A)).toBe('dynamite-2H')
      table.act(D, end)
      expect(table.events('flipped')).toMatchObject([{ by: A, of: 'dynamite' }])
      table.goesOn()
    })
  })

  test('W-R80 nobody causes the loss by Dynamite', () => {
    const laid = { turn: D, E: { life: 1, inPlay: 'dynamite-2H' }, deck: 'missed-3S' } as const
    atTheTable(laid, (table) => {
      table.act(D, end)
      expect(table.lives()).toBe('5 4 4 4 x')
      expect([table.times('rewarded'), table.times('hit')]).toEqual([0, 0])
      table.goesOn()
    })
  })

  test('W-R81 the exploding Dynamite is discarded before the damage', () => {
    const laid = {
      turn: B,
      at: 'start',
      B: { life: 1, inPlay: 'dynamite-2H barrel-QS' },
      E: { is: 'vulture-sam' },
      deck: 'missed-3S',
    } as const
    atTheTable(laid, (table) => {
      expect([table.hand(E), table.discarded()]).toEqual(['barrel-QS', 'missed-3S dynamite-2H'])
      table.goesOn()
    })
  })

  test('W-R82 who is killed by Dynamite takes no turn', () => {
    const laid = { turn: B, at: 'start', B: { life: 1, inPlay: 'dynamite-2H' }, C: out, deck: 'missed-3S' } as const
    atTheTable(laid, (table) => {
      expect(table.state.active).toBe(D)
      table.waits(D, 'pedro')
    })
  })

  test('W-R83 Dynamite and Jail leave play with whoever is eliminated', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1, inPlay: 'dynamite-2H jail-10S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.discarded()).toBe('dynamite-2H jail-10S bang-2C')
      table.waits(A, 'play')
    })
  })
})
