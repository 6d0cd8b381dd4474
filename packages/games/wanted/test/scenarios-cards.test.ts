// The scenarios of the specification as played turns: the cards (14.2).

import { NOBODY, only } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { rangeOf, wanted } from '../src/index.ts'
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
  beer,
  card,
  discard,
  end,
  giveUp,
  grab,
  missed,
  pass,
  play,
} from './lay-out.ts'

describe('BANG!, Missed!, Beer', () => {
  test('W-T35 BANG! and Missed!', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 4 4 4')
      expect(table.discarded()).toBe('missed-2S bang-2C')
      expect(table.state.bangs).toBe(1)
      table.waits(A, 'play')
    })
  })

  test('W-T36 declining to use a Missed!', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      expect(table.lives()).toBe('5 3 4 4 4')
      expect(table.hand(B)).toBe('missed-2S')
      table.waits(A, 'play')
    })
  })

  test('W-T37 a decision opened although it is hopeless, and nobody else can tell', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.waits(B, 'shot')
      expect(table.choices(B)).toEqual(['pass'])
      // Another hand of one card looks the same to everybody else, and asks the same question.
      const other = wanted.rules.clone(table.state)
      other.players[B]!.hand[0] = card('missed-2S')
      other.deck[other.deck.indexOf(card('missed-2S'))] = card('beer-6H')
      for (const eyes of [NOBODY, only(A), only(C)]) {
        expect(wanted.view(other, eyes)).toEqual(wanted.view(table.state, eyes))
        expect(wanted.asks(wanted.view(other, eyes))).toEqual(wanted.asks(wanted.view(table.state, eyes)))
      }
    })
  })

  test('W-T38 Beer at full life', () => {
    atTheTable({ A: { hand: 'beer-6H' } }, (table) => {
      table.act(A, play('beer-6H'))
      expect(table.lives()).toBe('5 4 4 4 4')
      expect(table.discarded()).toBe('beer-6H')
      expect(table.times('no-effect')).toBe(1)
      table.waits(A, 'play')
    })
  })

  test('W-T39 Beer at death’s door', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1, hand: 'beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      table.waits(B, 'deaths-door')
      table.act(B, beer('beer-6H'))
      expect(table.lives()).toBe('5 1 4 4 4')
      expect(table.hand(B)).toBe('')
      table.waits(A, 'play')
    })
  })

  test('W-T40 not enough Beers', () => {
    const hand = 'beer-6H beer-7H'
    atTheTable(
      { turn: B, at: 'start', B: { life: 1, inPlay: 'dynamite-2H', hand }, deck: 'winchester-8S' },
      (table) => {
        expect(table.lives()).toBe('5 x 4 4 4')
        expect(table.discarded()).toBe('winchester-8S dynamite-2H beer-6H beer-7H')
        expect(table.state.active).toBe(C)
        table.waits(C, 'play')
      },
    )
  })

  test('W-T41 Stagecoach (Convoi) draws 2 cards', () => {
    atTheTable({ A: { hand: 'stagecoach-9S-a' } }, (table) => {
      table.act(A, play('stagecoach-9S-a'))
      expect(table.state.players[A]!.hand).toHaveLength(2)
      table.waits(A, 'play')
    })
  })
})

describe('Panic! and Cat Balou', () => {
  test('W-T42 Panic! on a hand: a random card, which only the two see', () => {
    atTheTable({ A: { hand: 'panic-JH' }, B: { hand: 'bang-2C bang-3C bang-4C' } }, (table) => {
      table.load(1)
      table.act(A, grab('panic-JH', B))
      expect(table.hand(A)).toBe('bang-3C')
      expect(table.hand(B)).toBe('bang-2C bang-4C')
      const [taken] = table.events('took-hand')
      const seen = [A, B, C].map((seat) => 'only' in wanted.redact(taken!, only(seat)))
      expect(seen).toEqual([true, true, false])
      expect(taken!.only).toMatchObject({ card: card('bang-3C') })
      table.waits(A, 'play')
    })
  })

  test('W-T43 Panic! and distance', () => {
    const laid = {
      A: { inPlay: 'winchester-8S', hand: 'panic-JH' },
      C: { inPlay: 'mustang-8H' },
      E: { hand: 'beer-6H' },
    }
    atTheTable(laid, (table) => {
      expect(table.targets(A, 'panic-JH')).toEqual([A, E])
      expect(table.refused(A, grab('panic-JH', C, 'mustang-8H'))).toEqual({
        code: 'too-far',
        facts: { seat: C, distance: 3 },
      })
      expect(table.refused(A, grab('panic-JH', B))).toEqual({ code: 'no-hand-cards', facts: { seat: B } })
      table.waits(A, 'play')
    })
  })

  test('W-T44 Panic! on one’s own Dynamite', () => {
    atTheTable({ A: { inPlay: 'dynamite-2H', hand: 'panic-JH' } }, (table) => {
      table.act(A, grab('panic-JH', A, 'dynamite-2H'))
      expect([table.hand(A), table.inPlay(A)]).toEqual(['dynamite-2H', ''])
      table.act(A, play('dynamite-2H'))
      expect(table.inPlay(A)).toBe('dynamite-2H')
      table.waits(A, 'play')
    })
  })

  test('W-T45 Cat Balou on a Jail', () => {
    const laid = { turn: C, C: { hand: 'cat-balou-KH' }, D: { is: 'slab-the-killer', inPlay: 'jail-10S' } } as const
    atTheTable(laid, (table) => {
      table.act(C, grab('cat-balou-KH', D, 'jail-10S'))
      expect(table.discarded()).toBe('jail-10S cat-balou-KH')
      table.act(C, end)
      expect(table.times('flipped')).toBe(0)
      table.waits(D, 'play')
    })
  })

  test('W-T46 Cat Balou on a hand', () => {
    atTheTable({ A: { hand: 'cat-balou-KH' }, D: { hand: 'bang-2C bang-3C' } }, (table) => {
      table.load(0)
      table.act(A, grab('cat-balou-KH', D))
      expect(table.hand(D)).toBe('bang-3C')
      expect(table.discarded()).toBe('bang-2C cat-balou-KH')
      expect(table.told).toContainEqual(
        expect.objectContaining({ type: 'removed', card: card('bang-2C'), shows: true }),
      )
      table.waits(A, 'play')
    })
  })
})

describe('Gatling and Duel', () => {
  test('W-T47 Gatling goes round clockwise', () => {
    const laid = { A: { hand: 'gatling-10H' }, B: { hand: 'missed-2S' }, C: { inPlay: 'barrel-QS' }, deck: 'bang-2D' }
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      table.waits(B, 'shot')
      table.act(B, missed('missed-2S'))
      table.waits(C, 'shot')
      table.act(C, barrel)
      expect(table.lives()).toBe('5 4 3 3 3')
      expect(table.events('hit').map(({ by }) => by)).toEqual([C, D, E])
      table.waits(A, 'play')
    })
  })

  test('W-T48 a reward in the middle of a Gatling', () => {
    atTheTable({ A: { hand: 'gatling-10H' }, B: { life: 1 }, C: { is: 'el-gringo' } }, (table) => {
      table.load(2)
      table.act(A, play('gatling-10H'))
      expect(table.lives()).toBe('5 x 2 3 3')
      expect(table.state.players[A]!.hand).toHaveLength(2)
      expect(table.state.players[C]!.hand).toHaveLength(1)
      const order = table.told.map(({ type }) => type).filter((type) => ['rewarded', 'took-hand'].includes(type))
      expect(order).toEqual(['rewarded', 'took-hand'])
      table.waits(A, 'play')
    })
  })

  test('W-T49 a Duel lost by the challenger', () => {
    atTheTable({ A: { hand: 'duel-8C' }, D: { hand: 'bang-2C' } }, (table) => {
      table.act(A, aim('duel-8C', D))
      table.act(D, bang('bang-2C'))
      expect(table.lives()).toBe('4 4 4 4 4')
      expect(table.times('hit')).toBe(0)
      expect(table.told).toContainEqual(expect.objectContaining({ type: 'hurt', by: A, points: 1, life: 4 }))
      table.waits(A, 'play')
    })
  })

  test('W-T50 eliminated by one’s own Duel', () => {
    atTheTable({ turn: E, E: { life: 1, hand: 'duel-8C' }, A: { hand: 'bang-2C' } }, (table) => {
      table.act(E, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      expect(table.lives()).toBe('5 4 4 4 x')
      expect(table.times('rewarded')).toBe(0)
      expect(table.discarded()).toBe('bang-2C duel-8C')
      expect(table.state.active).toBe(A)
      table.waits(A, 'play')
    })
  })

  test('W-T51 refusing in a Duel', () => {
    atTheTable({ A: { hand: 'duel-8C' }, D: { hand: 'bang-2C' } }, (table) => {
      table.act(A, aim('duel-8C', D))
      table.act(D, pass)
      expect(table.lives()).toBe('5 4 4 3 4')
      expect(table.hand(D)).toBe('bang-2C')
      table.waits(A, 'play')
    })
  })
})

describe('Dynamite, weapons, the deck', () => {
  test('W-T52 Dynamite does not explode on 10 or ace of spades', () => {
    for (const flipped of ['volcanic-10S', 'bang-AS']) {
      const laid = {
        turn: B,
        at: 'start',
        B: { inPlay: 'dynamite-2H' },
        C: { is: 'slab-the-killer' },
        deck: flipped,
      } as const
      atTheTable(laid, (table) => {
        expect(table.lives()).toBe('5 4 4 4 4')
        expect(table.inPlay(C)).toBe('dynamite-2H')
        table.act(B, { do: 'put-back', card: table.state.peeked[0]! })
        table.act(B, end)
        expect(table.events('flipped').map(({ by }) => by)).toEqual([C])
        table.goesOn()
      })
    }
  })

  test('W-T53 Dynamite explodes on 9 of spades', () => {
    const laid = { turn: B, at: 'start', B: { inPlay: 'dynamite-2H' }, deck: 'stagecoach-9S-a' } as const
    atTheTable(laid, (table) => {
      expect(table.lives()).toBe('5 1 4 4 4')
      expect(table.discarded()).toBe('stagecoach-9S-a dynamite-2H')
      table.waits(B, 'kit')
    })
  })

  test('W-T54 Dynamite is idle in the turn it is played and skips the dead', () => {
    const laid = {
      A: { hand: 'dynamite-2H' },
      B: { is: 'bart-cassidy', life: 1 },
      C: { is: 'rose-doolan', hand: 'bang-2D' },
      D: { is: 'slab-the-killer' },
      // Two for B, two and the reward of three for C, two each for D and E; then the check.
      deck: 'missed-2S missed-3S missed-4S missed-5S missed-6S missed-7S missed-8S missed-10C missed-JC missed-QC missed-KC bang-2C',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('dynamite-2H'))
      table.act(A, end)
      table.act(B, end)
      table.act(B, discard('missed-2S'))
      table.act(C, aim('bang-2D', B))
      table.act(B, pass)
      table.act(B, giveUp)
      table.act(C, end)
      table.act(C, discard('missed-4S'))
      table.act(D, end)
      expect(table.times('flipped')).toBe(0)
      table.act(E, end)
      expect(table.events('flipped')).toMatchObject([{ by: A, cards: [card('bang-2C')] }])
      expect(table.inPlay(C)).toBe('dynamite-2H')
      table.waits(A, 'play')
    })
  })

  test('W-T55 a stolen weapon', () => {
    atTheTable({ A: { hand: 'panic-JH' }, B: { inPlay: 'winchester-8S' } }, (table) => {
      table.act(A, grab('panic-JH', B, 'winchester-8S'))
      expect(rangeOf(table.state.players[B]!)).toBe(1)
      expect([table.hand(A), table.inPlay(A)]).toEqual(['winchester-8S', ''])
      table.waits(A, 'play')
    })
  })

  test('W-T56 Volcanic after a BANG!', () => {
    atTheTable({ bangs: 1, A: { hand: 'volcanic-10C bang-3C' } }, (table) => {
      expect(table.refused(A, aim('bang-3C', B)).code).toBe('bang-limit')
      table.act(A, play('volcanic-10C'))
      table.act(A, aim('bang-3C', B))
      expect(table.lives()).toBe('5 3 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-T57 a reshuffle at the moment the deck runs out', () => {
    const laid = {
      A: { hand: 'stagecoach-9S-a' },
      deck: 'bang-2C',
      onlyDeck: true,
      discard: 'beer-6H missed-2S',
    } as const
    atTheTable(laid, (table) => {
      table.load(0) // the lower of the two discards becomes the top of the new deck
      table.act(A, play('stagecoach-9S-a'))
      expect(table.hand(A)).toBe('bang-2C beer-6H')
      expect(table.state.deck).toEqual([card('missed-2S')])
      expect(table.discarded()).toBe('stagecoach-9S-a')
      expect(table.times('reshuffled')).toBe(1)
      table.waits(A, 'play')
    })
  })

  test('W-T58 nothing left to draw', () => {
    atTheTable({ A: { hand: 'wells-fargo-3H' }, onlyDeck: true }, (table) => {
      table.act(A, play('wells-fargo-3H'))
      expect(table.hand(A)).toBe('')
      expect(table.discarded()).toBe('wells-fargo-3H')
      table.waits(A, 'play')
    })
  })
})
