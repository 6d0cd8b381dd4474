// Rulings W-R37 to W-R57 as tests: shots, Beer, Saloon and death's door.

import { describe, expect, test } from 'vitest'
import { A, B, C, D, E, aim, atTheTable, bang, barrel, beer, jourdonnais, missed, pass, play } from './lay-out.ts'

const out = { out: true } as const

describe('shots', () => {
  test('W-R37 only the target may cancel a shot', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { hand: 'beer-6H' }, C: { hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.options(C)).toEqual([])
      expect(table.refused(C, missed('missed-2S')).code).toBe('not-asked')
      table.waits(B, 'shot')
    })
  })

  test('W-R38 Barrel and Jourdonnais are optional', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { is: 'jourdonnais', inPlay: 'barrel-QS' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(table.choices(B)).toEqual(['barrel', 'jourdonnais', 'pass'])
      table.act(B, pass)
      expect(table.times('flipped')).toBe(0)
      expect(table.lives()).toBe('5 3 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-R39 W-R40 a Barrel once a shot, before or after a Missed!', () => {
    const laid = { A: { hand: 'bang-2C' }, B: { inPlay: 'barrel-QS', hand: 'missed-2S' }, deck: 'bang-2D' } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, barrel)
      expect(table.refused(B, barrel).code).toBe('barrel-tried')
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
    const slab = { ...laid, A: { is: 'slab-the-killer', hand: 'bang-2C' }, deck: 'beer-6H' } as const
    atTheTable(slab, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      table.act(B, barrel)
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-R41 Barrel and Jourdonnais work against Gatling', () => {
    const laid = {
      A: { hand: 'gatling-10H' },
      B: { inPlay: 'barrel-QS' },
      C: { is: 'jourdonnais' },
      deck: 'beer-6H beer-7H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('gatling-10H'))
      table.act(B, barrel)
      table.act(C, jourdonnais)
      expect(table.lives()).toBe('5 4 4 3 3')
      table.waits(A, 'play')
    })
  })

  test('W-R42 Barrel, Jourdonnais and Missed! do nothing against Indians! and in a Duel', () => {
    const b = { is: 'jourdonnais', inPlay: 'barrel-QS', hand: 'missed-2S' } as const
    for (const [id, action] of [
      ['indians-KD', play('indians-KD')],
      ['duel-8C', aim('duel-8C', B)],
    ] as const) {
      atTheTable({ A: { hand: id }, B: b }, (table) => {
        table.act(A, action)
        expect(table.choices(B)).toEqual(['pass'])
        expect(table.refused(B, barrel).code).toBe('not-now')
        expect(table.refused(B, bang('missed-2S')).code).toBe('no-bang')
        table.act(B, pass)
        expect(table.state.players[B]!.life).toBe(3)
        table.goesOn()
      })
    }
  })

  const slab = { is: 'slab-the-killer', hand: 'bang-2C' } as const

  test('W-R43 W-R44 two misses against Slab the Killer: Jourdonnais may make both with checks', () => {
    const laid = {
      A: slab,
      B: { is: 'jourdonnais', inPlay: 'barrel-QS', hand: 'beer-8H' },
      deck: 'beer-6H beer-7H',
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, barrel)
      expect(table.state.stack.at(-1)).toMatchObject({ left: 1 })
      expect(table.choices(B)).toEqual(['jourdonnais', 'pass'])
      table.act(B, jourdonnais)
      expect([table.lives(), table.hand(B)]).toEqual(['5 4 4 4 4', 'beer-8H'])
      table.waits(A, 'play')
    })
  })

  test('W-R45 a single Missed! may be played in vain', () => {
    atTheTable({ A: slab, B: { hand: 'missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('missed-2S'))
      expect([table.lives(), table.hand(B)]).toEqual(['5 3 4 4 4', ''])
      table.waits(A, 'play')
    })
  })

  test('W-R46 a Gatling of Slab the Killer needs one miss', () => {
    atTheTable({ A: { is: 'slab-the-killer', hand: 'gatling-10H' }, B: { hand: 'missed-2S beer-6H' } }, (table) => {
      table.act(A, play('gatling-10H'))
      expect(table.state.stack.at(-1)).toMatchObject({ left: 1 })
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 3 3 3')
      table.waits(A, 'play')
    })
  })

  test('W-R47 Calamity Janet mixes BANG! and Missed! against Slab the Killer', () => {
    atTheTable({ A: slab, B: { is: 'calamity-janet', hand: 'bang-3C missed-2S' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, missed('bang-3C'))
      table.act(B, missed('missed-2S'))
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-R48 a target with a hand or a barrel is asked, one with neither isn’t', () => {
    for (const [seated, asked] of [
      [{ hand: 'beer-6H' }, true],
      [{ inPlay: 'barrel-QS' }, true],
      [{ is: 'jourdonnais' }, true],
      [{ inPlay: 'mustang-9H' }, false],
    ] as const) {
      atTheTable({ A: { hand: 'bang-2C', inPlay: 'scope-AS' }, B: seated }, (table) => {
        table.act(A, aim('bang-2C', B))
        table.waits(asked ? B : A, asked ? 'shot' : 'play')
      })
    }
  })
})

describe('Beer, Saloon, death’s door', () => {
  test('W-R49 life never exceeds the starting amount', () => {
    atTheTable({ A: { life: 5, hand: 'beer-6H saloon-5H' }, B: { life: 4 } }, (table) => {
      table.act(A, play('beer-6H'))
      table.act(A, play('saloon-5H'))
      expect(table.lives()).toBe('5 4 4 4 4')
      table.waits(A, 'play')
    })
  })

  test('W-R50 out of turn a Beer helps only against a lethal loss, and only its owner', () => {
    const laid = { A: { hand: 'bang-2C' }, B: { life: 2, hand: 'beer-6H' }, C: { hand: 'beer-7H' } }
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      expect(table.lives()).toBe('5 1 4 4 4')
      table.waits(A, 'play')
    })
    atTheTable({ ...laid, B: { life: 1, hand: 'beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      expect(table.refused(C, beer('beer-7H')).code).toBe('not-asked')
      expect(table.refused(B, beer('beer-7H'))).toMatchObject({ code: 'not-in-hand' })
      table.waits(B, 'deaths-door')
    })
  })

  test('W-R51 W-R52 Beer has no effect with two players left, and may be played in vain', () => {
    const laid = {
      A: { life: 3, hand: 'beer-6H bang-2C' },
      B: out,
      C: out,
      D: { life: 1, hand: 'beer-7H beer-8H' },
      E: out,
    } as const
    atTheTable(laid, (table) => {
      table.act(A, play('beer-6H'))
      expect([table.lives(), table.discarded()]).toEqual(['3 x x 1 x', 'beer-6H'])
      table.act(A, aim('bang-2C', D))
      table.act(D, pass)
      expect(table.over().winners).toEqual([A, C])
    })
    // The dying player counts: with three left, himself among them, a Beer saves.
    atTheTable({ ...laid, E: {} }, (table) => {
      table.act(A, play('beer-6H'))
      expect(table.lives()).toBe('4 x x 1 4')
      table.act(A, aim('bang-2C', D))
      table.act(D, pass)
      table.act(D, beer('beer-7H'))
      expect(table.lives()).toBe('4 x x 1 4')
      table.waits(A, 'play')
    })
  })

  test('W-R53 several life points lost at once need as many rescues, back to exactly one', () => {
    const laid = {
      turn: B,
      at: 'start',
      B: { life: 1, inPlay: 'dynamite-2H', hand: 'beer-6H beer-7H beer-8H beer-9H' },
      deck: 'missed-2S',
    } as const
    atTheTable(laid, (table) => {
      for (const [id, life] of [
        ['beer-6H', -1],
        ['beer-7H', 0],
        ['beer-8H', 1],
      ] as const) {
        table.waits(B, 'deaths-door')
        table.act(B, beer(id))
        expect(table.state.players[B]!.life).toBe(life)
      }
      expect(table.hand(B)).toBe('beer-9H')
      table.waits(B, 'kit')
    })
  })

  test('W-R54 death’s door opens by the number of cards alone; with too few they stay unspent', () => {
    for (const [hand, asked] of [
      ['missed-2S missed-3S missed-4S', true],
      ['beer-6H beer-7H', false],
    ] as const) {
      const laid = { turn: B, at: 'start', B: { life: 1, inPlay: 'dynamite-2H', hand }, deck: 'missed-5S' } as const
      atTheTable(laid, (table) => {
        if (!asked) expect(table.discarded()).toBe(`missed-5S dynamite-2H ${hand}`)
        table.waits(asked ? B : C, asked ? 'deaths-door' : 'play')
      })
    }
  })

  test('W-R55 Saloon heals the living, works with two players left, and saves nobody at death’s door', () => {
    atTheTable({ A: { life: 3, hand: 'saloon-5H' }, B: out, C: out, D: { life: 2 }, E: out }, (table) => {
      table.act(A, play('saloon-5H'))
      expect(table.lives()).toBe('4 x x 3 x')
      table.waits(A, 'play')
    })
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1, hand: 'saloon-5H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      expect(table.choices(B)).toEqual(['give-up'])
      expect(table.refused(B, beer('saloon-5H')).code).toBe('no-beer')
      table.waits(B, 'deaths-door')
    })
  })

  test('W-R56 a jailed player drinks at death’s door, but not in a turn he spends in Jail', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1, inPlay: 'jail-10S', hand: 'beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      table.act(B, pass)
      table.act(B, beer('beer-6H'))
      expect(table.lives()).toBe('5 1 4 4 4')
      table.waits(A, 'play')
    })
    const jailed = {
      turn: B,
      at: 'start',
      B: { life: 2, inPlay: 'jail-10S', hand: 'beer-6H' },
      deck: 'bang-2C',
    } as const
    atTheTable(jailed, (table) => {
      expect([table.lives(), table.hand(B)]).toEqual(['5 2 4 4 4', 'beer-6H'])
      expect(table.state.active).toBe(C)
      table.goesOn()
    })
  })

  test('W-R57 death’s door also opens in one’s own turn', () => {
    atTheTable({ turn: E, E: { life: 1, hand: 'duel-8C beer-6H' }, A: { hand: 'bang-2C' } }, (table) => {
      table.act(E, aim('duel-8C', A))
      table.act(A, bang('bang-2C'))
      table.act(E, pass)
      table.act(E, beer('beer-6H'))
      expect(table.lives()).toBe('5 4 4 4 1')
      table.waits(E, 'play')
    })
  })
})
