// The scenarios of the specification as played turns: worked examples and statements of the rulebook (14.1), first half.

import { describe, expect, test } from 'vitest'
import { rangeOf } from '../src/index.ts'
import { A, B, C, D, E, F, aim, atTheTable, bang, barrel, beer, dealt, discard, end, missed, play } from './lay-out.ts'

/** The first deal in which Paul Regret is the Sheriff, or isn't. */
function paul(sheriff: boolean) {
  for (let seed = 0; ; seed++) {
    const found = dealt(5, seed).players.find(({ character }) => character === 'paul-regret')
    if (found && (found.role === 'sheriff') === sheriff) return found
  }
}

describe('life points', () => {
  test('W-T01 Paul Regret who is not the Sheriff starts with 3 life points and 3 cards', () => {
    expect(paul(false)).toMatchObject({ life: 3, max: 3, hand: { length: 3 } })
  })

  test('W-T02 Paul Regret as Sheriff starts with 4 life points and 4 cards', () => {
    // As Sheriff he has the first turn, so two more cards are already in his hand.
    expect(paul(true)).toMatchObject({ life: 4, max: 4, hand: { length: 4 + 2 } })
  })

  test('W-T03 four unanswered hits eliminate Jesse Jones', () => {
    atTheTable({ A: { inPlay: 'volcanic-10S scope-AS', hand: 'bang-2C bang-3C bang-4C bang-5C' } }, (table) => {
      const lives = ['bang-2C', 'bang-3C', 'bang-4C', 'bang-5C'].map((id) => {
        table.act(A, aim(id, C))
        return table.lives().split(' ')[C]
      })
      expect(lives).toEqual(['3', '2', '1', 'x'])
      table.waits(A, 'play')
    })
  })

  test('W-T04 the hand limit follows the life points', () => {
    const five = 'bang-2C bang-3C bang-4C missed-2S missed-3S'
    atTheTable({ turn: C, C: { life: 3, hand: five } }, (table) => {
      table.act(C, end)
      table.waits(C, 'discard')
      expect(table.refused(C, discard('bang-2C'))).toEqual({ code: 'discard-exactly', facts: { count: 2 } })
      expect(table.refused(C, discard('bang-2C bang-3C bang-4C')).code).toBe('discard-exactly')
      table.act(C, discard('bang-2C missed-3S'))
      expect(table.hand(C)).toBe('bang-3C bang-4C missed-2S')
      expect(table.state.active).toBe(D)
      table.waits(D, 'pedro')
    })
    atTheTable({ turn: C, C: { hand: 'bang-2C bang-3C bang-4C missed-2S' } }, (table) => {
      table.act(C, end)
      expect(table.state.active).toBe(D)
      table.waits(D, 'play')
    })
  })
})

describe('distances', () => {
  const six = { seats: 6 } as const

  test('W-T05 the Mustang example', () => {
    atTheTable({ ...six, A: { inPlay: 'mustang-8H' } }, (table) => {
      expect([B, F, C, E, D].map((seat) => table.distance(seat, A))).toEqual([2, 2, 3, 3, 4])
      expect([B, C, D, E, F].map((seat) => table.distance(A, seat))).toEqual([1, 2, 3, 2, 1])
      table.waits(A, 'play')
    })
  })

  test('W-T06 the Scope example', () => {
    atTheTable({ ...six, A: { inPlay: 'scope-AS' } }, (table) => {
      expect([B, F, C, E, D].map((seat) => table.distance(A, seat))).toEqual([1, 1, 1, 1, 2])
      expect([table.distance(D, A), table.distance(C, A)]).toEqual([3, 2])
      table.waits(A, 'play')
    })
  })

  test('W-T07 which weapon reaches distance 2', () => {
    const reaches = ['', 'volcanic-10S', 'schofield-JC', 'remington-KC', 'rev-carabine-AC', 'winchester-8S'].map(
      (weapon) => {
        let reached = false
        atTheTable({ ...six, A: { hand: 'bang-2C', inPlay: weapon } }, (table) => {
          expect(table.distance(A, C)).toBe(2)
          reached = table.targets(A, 'bang-2C').includes(C)
          if (!reached) {
            expect(table.refused(A, aim('bang-2C', C))).toEqual({
              code: 'out-of-range',
              facts: { seat: C, distance: 2, range: 1 },
            })
          }
          table.waits(A, 'play')
        })
        return reached
      },
    )
    expect(reaches).toEqual([false, false, true, true, true, true])
  })

  test('W-T08 a Scope instead of a weapon', () => {
    atTheTable({ ...six, A: { hand: 'bang-2C', inPlay: 'scope-AS' } }, (table) => {
      expect(table.targets(A, 'bang-2C')).toEqual([B, C, E, F])
      table.waits(A, 'play')
    })
  })

  test('W-T09 a target with a Mustang at distance 4', () => {
    const reaches = ['remington-KC', 'rev-carabine-AC', 'winchester-8S'].map((weapon) => {
      let reached = false
      atTheTable({ ...six, A: { hand: 'bang-2C', inPlay: weapon }, D: { inPlay: 'mustang-8H' } }, (table) => {
        expect(table.distance(A, D)).toBe(4)
        reached = table.targets(A, 'bang-2C').includes(D)
        table.waits(A, 'play')
      })
      return reached
    })
    expect(reaches).toEqual([false, true, true])
  })

  test('W-T22 built-in horses and scopes add up', () => {
    const laid = {
      ...six,
      A: { is: 'rose-doolan', inPlay: 'scope-AS' },
      D: { is: 'paul-regret', inPlay: 'mustang-8H' },
    }
    atTheTable(laid as never, (table) => {
      expect([table.distance(A, D), table.distance(A, C), table.distance(D, A), table.distance(C, D)]).toEqual([
        3, 1, 3, 3,
      ])
      table.waits(A, 'play')
    })
  })

  test('W-T23 an elimination brings players closer', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1 } }, (table) => {
      expect(table.distance(A, C)).toBe(2)
      table.act(A, aim('bang-2C', B))
      expect(table.lives()).toBe('5 x 4 4 4')
      expect(table.distance(A, C)).toBe(1)
      table.waits(A, 'play')
    })
  })
})

describe('cards of the rulebook', () => {
  test('W-T10 two Beers against Dynamite', () => {
    const hand = 'beer-6H beer-7H'
    atTheTable({ turn: B, at: 'start', B: { life: 2, inPlay: 'dynamite-2H', hand }, deck: 'missed-5S' }, (table) => {
      table.waits(B, 'deaths-door')
      expect(table.lives()).toBe('5 -1 4 4 4')
      table.act(B, beer('beer-6H'))
      expect(table.lives()).toBe('5 0 4 4 4')
      table.act(B, beer('beer-7H'))
      expect(table.lives()).toBe('5 1 4 4 4')
      expect(table.discarded()).toBe('missed-5S dynamite-2H beer-6H beer-7H')
      table.waits(B, 'kit')
    })
  })

  test('W-T11 a Barrel stops a shot on a heart', () => {
    const laid = {
      A: { is: 'bart-cassidy', hand: 'bang-2C' },
      B: { is: 'black-jack', inPlay: 'barrel-QS', hand: 'beer-6H' },
      deck: 'jail-4H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, barrel)
      expect(table.lives()).toBe('5 4 4 4 4')
      expect(table.hand(B)).toBe('beer-6H')
      expect(table.discarded()).toBe('jail-4H bang-2C')
      table.waits(A, 'play')
    })
  })

  test('W-T12 a BANG! after a Duel', () => {
    atTheTable({ A: { hand: 'duel-8C bang-2C bang-3C' }, B: { hand: 'bang-2D' } }, (table) => {
      table.act(A, aim('duel-8C', B))
      table.act(B, bang('bang-2D'))
      table.act(A, bang('bang-2C'))
      expect(table.lives()).toBe('5 3 4 4 4')
      expect(table.state.bangs).toBe(0)
      table.act(A, aim('bang-3C', B))
      expect(table.lives()).toBe('5 2 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-T13 Gatling and BANG! in one turn, in either order', () => {
    for (const order of [
      [aim('bang-2C', B), play('gatling-10H')],
      [play('gatling-10H'), aim('bang-2C', B)],
    ]) {
      atTheTable({ A: { hand: 'bang-2C gatling-10H' } }, (table) => {
        for (const action of order) table.act(A, action)
        expect(table.lives()).toBe('5 2 3 3 3')
        table.waits(A, 'play')
      })
    }
  })

  test('W-T14 Volcanic', () => {
    atTheTable({ A: { inPlay: 'volcanic-10S', hand: 'bang-2C bang-3C bang-4C' } }, (table) => {
      for (const [id, at] of [
        ['bang-2C', B],
        ['bang-3C', E],
        ['bang-4C', B],
      ] as const) {
        expect(table.targets(A, id)).toEqual([B, E])
        table.act(A, aim(id, at))
      }
      expect(table.lives()).toBe('5 2 4 4 3')
      table.waits(A, 'play')
    })
  })

  test('W-T15 jailed players defend themselves', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { inPlay: 'jail-10S', hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 4 4 4')
      expect(table.inPlay(B)).toBe('jail-10S')
      table.waits(A, 'play')
    })
  })

  test('W-T16 Dynamite before Jail', () => {
    const laid = { turn: B, at: 'start', B: { inPlay: 'jail-10S dynamite-2H' }, deck: 'bang-2D beer-6H' } as const
    atTheTable(laid, (table) => {
      expect(table.inPlay(C)).toBe('dynamite-2H')
      expect(table.inPlay(B)).toBe('')
      expect(table.discarded()).toBe('bang-2D beer-6H jail-10S')
      table.waits(B, 'kit')
    })
  })

  test('W-T17 an elimination by Dynamite rewards nobody', () => {
    const laid = { turn: B, at: 'start', B: { life: 3, inPlay: 'dynamite-2H' }, deck: 'missed-2S' } as const
    atTheTable(laid, (table) => {
      expect(table.lives()).toBe('5 x 4 4 4')
      expect(table.state.players[B]!.shown).toBe(true)
      expect([A, D, E].map((seat) => table.hand(seat))).toEqual(['', '', ''])
      expect(table.state.active).toBe(C)
      table.waits(C, 'play')
    })
  })

  test('W-T18 an Outlaw kills an Outlaw and draws 3 cards', () => {
    atTheTable({ seats: 6, turn: E, E: { hand: 'bang-2C' }, F: { life: 1 } }, (table) => {
      table.act(E, aim('bang-2C', F))
      expect(table.lives()).toBe('5 4 4 4 4 x')
      expect(table.state.players[E]!.hand).toHaveLength(3)
      table.waits(E, 'play')
    })
  })

  test('W-T34 no identical blue cards, one weapon', () => {
    const laid = { A: { inPlay: 'barrel-QS schofield-JC', hand: 'barrel-KS schofield-QC remington-KC' } }
    atTheTable(laid, (table) => {
      expect(table.choices(A)).toEqual(['play remington-KC', 'end'])
      expect(table.refused(A, play('barrel-KS'))).toEqual({ code: 'already-in-play', facts: { kind: 'barrel' } })
      expect(table.refused(A, play('schofield-QC')).code).toBe('already-in-play')
      table.act(A, play('remington-KC'))
      expect(table.inPlay(A)).toBe('barrel-QS remington-KC')
      expect(table.discarded()).toBe('schofield-JC')
      expect(rangeOf(table.state.players[A]!)).toBe(3)
      table.waits(A, 'play')
    })
  })
})
