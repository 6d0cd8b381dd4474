// Rulings W-R22 to W-R36 as tests: the turn and distances.

import { describe, expect, test } from 'vitest'
import { rangeOf } from '../src/index.ts'
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
  discard,
  end,
  giveUp,
  grab,
  missed,
  pass,
  play,
} from './lay-out.ts'

const out = { out: true } as const

describe('the turn', () => {
  test('W-R22 drawing is mandatory, playing is optional, discarding the excess is mandatory', () => {
    atTheTable({ turn: E, at: 'start', E: { life: 1, hand: 'beer-6H' } }, (table) => {
      expect(table.state.players[E]!.hand).toHaveLength(3)
      expect(table.choices(E)).toContain('end')
      table.act(E, end)
      table.waits(E, 'discard')
      expect(new Set(table.choices(E))).toEqual(new Set(['discard']))
    })
  })

  test('W-R23 the hand limit is the life points left in phase 3, and holds at no other time', () => {
    const hand = 'beer-6H missed-2S missed-3S missed-4S missed-5S'
    atTheTable({ A: { life: 2, hand } }, (table) => {
      table.waits(A, 'play') // five cards at two life points
      table.act(A, play('beer-6H'))
      table.act(A, end)
      table.act(A, discard('missed-2S'))
      expect(table.state.players[A]!.hand).toHaveLength(3)
      table.goesOn()
    })
  })

  test('W-R24 out of turn only answers may be used', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'missed-2S beer-6H bang-3C mustang-8H' } }, (table) => {
      expect(table.options(B)).toEqual([])
      table.act(A, aim('bang-2C', B))
      expect(table.choices(B)).toEqual(['missed missed-2S', 'pass'])
      expect(table.refused(B, beer('beer-6H')).code).toBe('not-now')
      expect(table.refused(B, play('mustang-8H')).code).toBe('not-now')
      expect(table.refused(B, missed('bang-3C')).code).toBe('no-missed')
      table.waits(B, 'shot')
    })
  })

  test('W-R25 a card is resolved completely before the next one is played', () => {
    atTheTable({ A: { hand: 'bang-2C beer-6H' }, B: { hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.options(A)).toEqual([])
      expect(table.refused(A, play('beer-6H')).code).toBe('not-asked')
      table.waits(B, 'shot')
    })
  })

  test('W-R26 the limit counts cards played as BANG! in phase 2 only', () => {
    atTheTable({ A: { hand: 'duel-8C bang-2C bang-3C bang-4C' }, B: { hand: 'bang-2D bang-3D' } }, (table) => {
      table.act(A, aim('duel-8C', B))
      table.act(B, bang('bang-2D'))
      table.act(A, bang('bang-2C'))
      table.act(B, pass)
      expect(table.state.bangs).toBe(0)
      table.act(A, aim('bang-3C', B))
      table.act(B, pass)
      expect(table.state.bangs).toBe(1)
      expect(table.refused(A, aim('bang-4C', B)).code).toBe('bang-limit')
      table.waits(A, 'play')
    })
  })

  test('W-R27 Gatling, Indians! and Duel are not BANG! cards', () => {
    atTheTable({ bangs: 1, A: { hand: 'gatling-10H indians-KD duel-8C bang-2C' } }, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(A, play('indians-KD'))
      table.act(A, aim('duel-8C', B))
      expect(table.state.bangs).toBe(1)
      expect(table.lives()).toBe('5 1 2 2 2')
      table.waits(A, 'play')
    })
    atTheTable({ A: { hand: 'gatling-10H indians-KD duel-8C bang-2C' } }, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(A, play('indians-KD'))
      table.act(A, aim('duel-8C', B))
      table.act(A, aim('bang-2C', B))
      table.goesOn()
    })
  })

  test('W-R28 the limit is looked at when a BANG! is played: Volcanic lifts it, losing Volcanic restores it', () => {
    atTheTable({ bangs: 1, A: { inPlay: 'volcanic-10S', hand: 'bang-2C bang-3C schofield-JC' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(A, play('schofield-JC'))
      expect(table.refused(A, aim('bang-3C', B))).toEqual({ code: 'bang-limit', facts: { played: 2 } })
      table.waits(A, 'play')
    })
  })

  test('W-R29 no two cards of one name in front of a player, weapons included', () => {
    atTheTable({ A: { inPlay: 'mustang-8H volcanic-10S', hand: 'mustang-9H volcanic-10C' } }, (table) => {
      expect(table.choices(A)).toEqual(['end'])
      for (const id of ['mustang-9H', 'volcanic-10C']) expect(table.refused(A, play(id)).code).toBe('already-in-play')
      table.waits(A, 'play')
    })
  })

  test('W-R30 W-R31 another weapon discards the first; losing it brings back the Colt 45', () => {
    atTheTable({ A: { inPlay: 'winchester-8S', hand: 'schofield-JC cat-balou-KH' } }, (table) => {
      table.act(A, play('schofield-JC'))
      expect([table.inPlay(A), table.discarded()]).toEqual(['schofield-JC', 'winchester-8S'])
      expect(rangeOf(table.state.players[A]!)).toBe(2)
      table.act(A, grab('cat-balou-KH', A, 'schofield-JC'))
      expect(rangeOf(table.state.players[A]!)).toBe(1)
      table.waits(A, 'play')
    })
  })

  test('W-R32 without a legal target a card can’t be played', () => {
    const laid = {
      A: { hand: 'bang-2C panic-JH jail-10S' },
      B: { inPlay: 'mustang-8H jail-JS' },
      C: out,
      D: out,
      E: { is: 'paul-regret', inPlay: 'jail-4H' },
    } as const
    atTheTable(laid, (table) => {
      expect(table.choices(A)).toEqual(['end'])
      table.waits(A, 'play')
    })
  })

  test('W-R33 who is eliminated in his own turn discards nothing; the turn ends with the resolution', () => {
    const laid = { turn: E, E: { life: 1, hand: 'duel-8C missed-2S missed-3S' }, A: { hand: 'bang-2C' } } as const
    atTheTable(laid, (table) => {
      table.act(E, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      table.act(E, pass)
      table.act(E, giveUp)
      expect(table.discarded()).toBe('bang-2C missed-2S missed-3S duel-8C')
      expect(table.state.active).toBe(A)
      table.waits(A, 'play')
    })
  })
})

describe('distance', () => {
  test('W-R34 the short way round over the living', () => {
    atTheTable({ seats: 7, C: out }, (table) => {
      expect([B, D, E, 5, 6].map((seat) => table.distance(A, seat))).toEqual([1, 2, 3, 2, 1])
      table.waits(A, 'play')
    })
  })

  test('W-R35 Mustang and Scope add up with Paul Regret and Rose Doolan, never below 1', () => {
    const laid = {
      seats: 7,
      A: { is: 'rose-doolan', inPlay: 'scope-AS' },
      B: { inPlay: 'mustang-9H' },
      D: { is: 'paul-regret', inPlay: 'mustang-8H' },
    } as const
    atTheTable(laid, (table) => {
      expect(table.distance(A, D)).toBe(3 + 2 - 2)
      expect(table.distance(A, B)).toBe(1)
      expect(table.distance(A, C)).toBe(1)
      expect(table.distance(6, D)).toBe(3 + 2)
      table.waits(A, 'play')
    })
  })

  test('W-R36 weapons change the range of BANG! only', () => {
    const laid = {
      A: { inPlay: 'winchester-8S', hand: 'panic-JH bang-2C' },
      C: { hand: 'beer-6H' },
      B: { hand: 'beer-7H' },
    }
    atTheTable(laid, (table) => {
      expect(table.distance(A, C)).toBe(2)
      expect(table.targets(A, 'bang-2C')).toEqual([B, C, D, E])
      expect(table.targets(A, 'panic-JH')).toEqual([A, B])
      table.waits(A, 'play')
    })
  })
})
