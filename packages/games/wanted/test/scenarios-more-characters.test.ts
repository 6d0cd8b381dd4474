// The scenarios of the specification as played turns: the characters (14.3), Sid Ketchum to Willy the Kid; death's door (14.5).

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
  barrel,
  beer,
  card,
  end,
  giveUp,
  missed,
  pass,
  play,
  sid,
} from './lay-out.ts'

describe('Sid Ketchum', () => {
  test('W-T76 out of turn', () => {
    atTheTable({ C: { is: 'sid-ketchum', life: 2, hand: 'bang-2C missed-2S duel-8C' } }, (table) => {
      table.act(C, sid('bang-2C duel-8C'))
      expect(table.lives()).toBe('5 4 3 4 4')
      expect(table.hand(C)).toBe('missed-2S')
      expect(table.discarded()).toBe('bang-2C duel-8C')
      table.waits(A, 'play')
    })
    atTheTable({ C: { is: 'sid-ketchum', hand: 'bang-2C missed-2S' } }, (table) => {
      expect(table.refused(C, sid('bang-2C missed-2S')).code).toBe('not-asked') // he isn't even permitted
      table.waits(A, 'play')
    })
  })

  test('W-T77 at death’s door with two players left', () => {
    const laid = {
      A: { hand: 'bang-2C' },
      B: { out: true },
      C: { out: true },
      D: { is: 'sid-ketchum', life: 1, hand: 'beer-6H missed-2S' },
      E: { out: true },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', D))
      table.act(D, pass)
      table.waits(D, 'deaths-door')
      expect(table.choices(D)).toEqual(['sid', 'give-up'])
      expect(table.refused(D, beer('beer-6H'))).toEqual({ code: 'no-beer-for-two' })
      table.act(D, sid('beer-6H missed-2S'))
      expect(table.lives()).toBe('5 x x 1 x')
      table.waits(A, 'play')
    })
  })

  test('W-T99 heals in his discard phase', () => {
    const hand = 'bang-2C bang-3C missed-2S beer-6H duel-8C'
    atTheTable({ turn: C, C: { is: 'sid-ketchum', life: 2, hand } }, (table) => {
      table.act(C, end)
      table.waits(C, 'discard')
      table.act(C, sid('bang-2C bang-3C'))
      expect(table.lives()).toBe('5 4 3 4 4')
      expect(table.hand(C)).toBe('missed-2S beer-6H duel-8C')
      expect(table.state.active).toBe(D)
      table.waits(D, 'pedro')
    })
  })

  test('W-T100 spends his whole hand while he is shot at', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'sid-ketchum', life: 2, hand: 'missed-2S beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.waits(B, 'shot')
      table.act(B, sid('missed-2S beer-6H'))
      expect(table.told.map(({ type }) => type)).toContain('sid-healed')
      expect(table.lives()).toBe('5 2 4 4 4')
      table.waits(A, 'play')
    })
  })
})

describe('Slab the Killer and Suzy Lafayette', () => {
  const slab = { is: 'slab-the-killer', hand: 'bang-2C' } as const

  test('W-T78 two misses are needed', () => {
    atTheTable({ A: slab, B: { hand: 'missed-2S beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      table.act(B, pass)
      expect(table.lives()).toBe('5 3 4 4 4')
      expect(table.discarded()).toBe('missed-2S bang-2C')
      table.waits(A, 'play')
    })
  })

  test('W-T79 a Barrel and a Missed!', () => {
    atTheTable({ A: slab, B: { inPlay: 'barrel-QS', hand: 'missed-2S' }, deck: 'beer-6H' }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, barrel)
      expect(table.choices(B)).toEqual(['missed missed-2S', 'pass'])
      expect(table.refused(B, barrel)).toEqual({ code: 'barrel-tried' })
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-T80 his Gatling needs one', () => {
    atTheTable({ A: { is: 'slab-the-killer', hand: 'gatling-10H' }, B: { hand: 'missed-2S' } }, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 3 3 3')
      table.waits(A, 'play')
    })
  })

  test('W-T81 Suzy Lafayette’s last card is resolved before she draws', () => {
    for (const [id, left] of [
      ['stagecoach-9S-a', 2],
      ['mustang-8H', 1],
    ] as const) {
      atTheTable({ A: { is: 'suzy-lafayette', hand: id } }, (table) => {
        table.act(A, play(id))
        expect(table.state.players[A]!.hand).toHaveLength(left)
        table.waits(A, 'play')
      })
    }
  })

  test('W-T82 Suzy Lafayette in a Duel', () => {
    atTheTable({ A: { is: 'suzy-lafayette', hand: 'duel-8C' }, B: { hand: 'bang-2C' } }, (table) => {
      table.act(A, aim('duel-8C', B))
      table.act(B, bang('bang-2C'))
      expect(table.lives()).toBe('4 4 4 4 4')
      expect(table.state.players[A]!.hand).toHaveLength(1)
      const order = table.told.map(({ type }) => type).filter((type) => type === 'hurt' || type === 'drew')
      expect(order).toEqual(['hurt', 'drew'])
      table.waits(A, 'play')
    })
  })

  test('W-T83 Suzy Lafayette against Slab the Killer', () => {
    atTheTable({ A: slab, B: { is: 'suzy-lafayette', hand: 'missed-2S' }, deck: 'missed-3S' }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      expect(table.hand(B)).toBe('missed-3S')
      table.act(B, missed('missed-3S'))
      expect(table.lives()).toBe('5 4 4 4 4')
      expect(table.state.players[B]!.hand).toHaveLength(1)
      table.waits(A, 'play')
    })
  })

  test('W-T84 Suzy Lafayette wounds El Gringo', () => {
    const laid = {
      A: { is: 'suzy-lafayette', hand: 'bang-2C' },
      B: { is: 'el-gringo' },
      deck: 'beer-6H beer-7H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      expect([table.hand(A), table.hand(B)]).toEqual(['beer-7H', 'beer-6H'])
      table.waits(A, 'play')
    })
  })
})

describe('Vulture Sam and Willy the Kid', () => {
  test('W-T85 Vulture Sam inherits', () => {
    const laid = {
      A: { hand: 'bang-2C' },
      B: { life: 1, inPlay: 'barrel-QS jail-10S', hand: 'beer-6H' },
      D: { is: 'vulture-sam' },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      table.act(B, giveUp)
      expect(table.hand(D)).toBe('barrel-QS jail-10S beer-6H')
      expect(table.state.players[A]!.hand).toHaveLength(3)
      table.waits(A, 'play')
    })
  })

  test('W-T86 Vulture Sam as Sheriff kills a Deputy', () => {
    const laid = {
      A: { is: 'vulture-sam', inPlay: 'winchester-8S', hand: 'bang-2C missed-2S' },
      C: { life: 1, hand: 'bang-3C' },
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', C))
      table.act(C, pass)
      table.act(C, giveUp)
      expect([table.hand(A), table.inPlay(A)]).toEqual(['', ''])
      expect(table.discarded()).toBe('winchester-8S missed-2S bang-3C bang-2C')
      table.waits(A, 'play')
    })
  })

  test('W-T87 Vulture Sam and the Dynamite', () => {
    const laid = {
      turn: B,
      at: 'start',
      B: { life: 1, inPlay: 'dynamite-2H mustang-8H' },
      D: { is: 'vulture-sam' },
      deck: 'missed-6S',
    } as const
    atTheTable(laid, (table) => {
      expect(table.lives()).toBe('5 x 4 4 4')
      expect(table.hand(D)).toBe('mustang-8H')
      expect(table.discarded()).toBe('missed-6S dynamite-2H')
      table.waits(C, 'jesse')
    })
  })

  test('W-T88 Willy the Kid', () => {
    atTheTable({ turn: E, E: { hand: 'bang-2C bang-3C bang-4C' } }, (table) => {
      for (const [id, at] of [
        ['bang-2C', A],
        ['bang-3C', D],
        ['bang-4C', A],
      ] as const) {
        expect(table.targets(E, id)).toEqual([A, D])
        table.act(E, aim(id, at))
      }
      expect(table.lives()).toBe('3 4 4 3 4')
      table.waits(E, 'play')
    })
  })
})

describe('death’s door', () => {
  test('W-T97 opened although it is hopeless', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1, hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      table.waits(B, 'deaths-door')
      expect(table.choices(B)).toEqual(['give-up'])
      expect(table.view(C).players[B]!.hand).toEqual([-1])
      table.act(B, giveUp)
      expect(table.lives()).toBe('5 x 4 4 4')
      expect(table.state.players[A]!.hand).toHaveLength(3)
      expect(table.discarded()).toBe('missed-2S bang-2C')
      table.waits(A, 'play')
    })
  })

  test('W-T98 a Beer that is not enough', () => {
    const hand = 'beer-6H missed-2S'
    atTheTable({ turn: B, at: 'start', B: { life: 2, inPlay: 'dynamite-2H', hand }, deck: 'missed-5S' }, (table) => {
      expect(table.lives()).toBe('5 -1 4 4 4')
      table.act(B, beer('beer-6H'))
      expect(table.lives()).toBe('5 0 4 4 4')
      table.waits(B, 'deaths-door')
      expect(table.choices(B)).toEqual(['give-up'])
      table.act(B, giveUp)
      expect(table.discarded()).toBe('missed-5S dynamite-2H beer-6H missed-2S')
      expect(table.events('drew').filter(({ by }) => by !== C)).toEqual([])
      expect(table.state.active).toBe(C)
      table.waits(C, 'play')
    })
  })

  test('W-T101 Beer against a lethal Gatling', () => {
    atTheTable({ A: { hand: 'gatling-10H' }, B: { life: 1, hand: 'beer-6H' } }, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(B, pass)
      table.act(B, beer('beer-6H'))
      expect(table.lives()).toBe('5 1 3 3 3')
      expect(table.hand(B)).toBe('')
      expect(table.discarded()).toBe('beer-6H gatling-10H')
      table.waits(A, 'play')
    })
  })
})

test('what is played lies between the players until it is resolved', () => {
  atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'missed-2S' } }, (table) => {
    table.act(A, aim('bang-2C', B))
    expect(table.state.resolving).toBe(card('bang-2C'))
    expect(table.discarded()).toBe('')
    table.waits(B, 'shot')
  })
})
