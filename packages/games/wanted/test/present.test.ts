// What screens are told beside the options: why a question comes up, what a card would do, what can't be played and why not.

import type { Seat } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { wanted } from '../src/index.ts'
import { A, B, C, D, E, type WantedTable, aim, atTheTable, card, end, grab, pass, play, sid } from './lay-out.ts'

const presented = (table: WantedTable, seat: Seat) => wanted.rules.present(table.view(seat), seat)
/** What is said of this action. */
const about = (table: WantedTable, seat: Seat, action: object) =>
  presented(table, seat).options.find(({ option }) => JSON.stringify(option) === JSON.stringify(action))
const why = (table: WantedTable, seat: Seat, id: string, at?: Seat) =>
  presented(table, seat).blocked.find(
    ({ thing }) => thing.facts?.['card'] === card(id) && (at === undefined || thing.facts['seat'] === at),
  )?.because

const out = { out: true } as const

describe('what can’t be played', () => {
  test('says how far away and how far the weapon reaches', () => {
    const laid = {
      seats: 6,
      A: { hand: 'bang-2C panic-JH' },
      D: { inPlay: 'mustang-8H' },
      C: { hand: 'beer-6H' },
    } as const
    atTheTable(laid, (table) => {
      expect(why(table, A, 'bang-2C', D)).toEqual({
        key: 'why.out-of-range',
        facts: { seat: D, distance: 4, range: 1 },
      })
      expect(why(table, A, 'bang-2C', C)).toEqual({
        key: 'why.out-of-range',
        facts: { seat: C, distance: 2, range: 1 },
      })
      expect(why(table, A, 'bang-2C', B)).toBeUndefined()
      expect(why(table, A, 'panic-JH', C)).toEqual({ key: 'why.too-far', facts: { seat: C, distance: 2 } })
      expect(why(table, A, 'panic-JH', B)).toEqual({ key: 'why.no-hand-cards', facts: { seat: B } })
      table.waits(A, 'play')
    })
  })

  test('says why a card can’t be played at anybody', () => {
    const laid = {
      bangs: 1,
      A: { inPlay: 'barrel-QS', hand: 'bang-2C missed-2S barrel-KS jail-10S' },
      B: { inPlay: 'jail-JS' },
    } as const
    atTheTable(laid, (table) => {
      expect(why(table, A, 'bang-2C')).toEqual({ key: 'why.bang-limit', facts: { played: 1 } })
      expect(why(table, A, 'missed-2S')).toEqual({ key: 'why.only-an-answer', facts: { card: card('missed-2S') } })
      expect(why(table, A, 'barrel-KS')).toEqual({ key: 'why.already-in-play', facts: { kind: 'barrel' } })
      expect(why(table, A, 'jail-10S', B)).toEqual({ key: 'why.already-jailed', facts: { seat: B } })
      table.waits(A, 'play')
    })
  })

  test('Calamity Janet’s Missed! is no longer blocked', () => {
    atTheTable({ A: { is: 'calamity-janet', hand: 'missed-2S' } }, (table) => {
      expect(why(table, A, 'missed-2S', B)).toBeUndefined()
      expect(about(table, A, aim('missed-2S', B))!.then).toMatchObject([{ key: 'then.shot' }])
      table.waits(A, 'play')
    })
  })

  test('a Beer at death’s door with two players left', () => {
    const laid = {
      A: { hand: 'bang-2C' },
      B: out,
      C: out,
      D: { is: 'sid-ketchum', life: 1, hand: 'beer-6H missed-2S' },
      E: out,
    } as const
    atTheTable(laid, (table) => {
      table.act(A, aim('bang-2C', D))
      table.act(D, pass)
      expect(why(table, D, 'beer-6H')).toEqual({ key: 'why.no-beer-for-two' })
      table.waits(D, 'deaths-door')
    })
  })
})

describe('what a card would do', () => {
  test('in numbers', () => {
    const laid = {
      A: { life: 3, inPlay: 'volcanic-10S', hand: 'beer-6H schofield-JC gatling-10H bang-2C' },
      D: out,
    } as const
    atTheTable(laid, (table) => {
      expect(about(table, A, play('beer-6H'))!.then).toEqual([{ key: 'then.heals', facts: { life: 3, after: 4 } }])
      expect(about(table, A, play('schofield-JC'))!.then).toEqual([
        { key: 'then.weapon', facts: { range: 2, count: 3 } },
      ])
      expect(about(table, A, play('gatling-10H'))!.then).toEqual([{ key: 'then.gatling', facts: { count: 3 } }])
      expect(about(table, A, aim('bang-2C', B))!.then).toEqual([
        { key: 'then.shot', facts: { seat: B, misses: 1, life: 4 } },
      ])
      expect(about(table, A, end)!.then).toEqual([{ key: 'then.end.discard', facts: { count: 1 } }])
      table.waits(A, 'play')
    })
  })

  test('the last life point is worth a warning', () => {
    atTheTable({ A: { hand: 'bang-2C' }, B: { life: 1, hand: 'beer-6H' } }, (table) => {
      table.act(A, aim('bang-2C', B))
      expect(about(table, B, pass)!.warning).toEqual({ key: 'warning.last-life' })
      table.waits(B, 'shot')
    })
  })

  describe('W-R122 the Sheriff is warned before what may eliminate a Deputy', () => {
    const cards = 'bang-2C duel-8C gatling-10H indians-KD'
    const deputy = (seat: Seat) => ({ key: 'warning.deputy', facts: { seat } })

    test('by a BANG! or a Duel, if that player has one life point', () => {
      atTheTable({ A: { hand: cards }, B: { life: 1 } }, (table) => {
        expect(about(table, A, aim('bang-2C', B))!.warning).toEqual(deputy(B))
        expect(about(table, A, aim('duel-8C', B))!.warning).toEqual(deputy(B))
        expect(about(table, A, aim('bang-2C', E))!.warning).toBeUndefined()
        table.waits(A, 'play')
      })
    })

    test('by a Gatling or Indians!, whoever has one life point', () => {
      for (const id of ['gatling-10H', 'indians-KD']) {
        atTheTable({ A: { hand: cards }, C: { life: 1 } }, (table) => {
          expect(about(table, A, play(id))!.warning).toEqual(deputy(C))
          table.waits(A, 'play')
        })
        atTheTable({ A: { hand: cards }, C: { life: 1 }, D: { life: 1 } }, (table) => {
          expect(about(table, A, play(id))!.warning).toEqual({ key: 'warning.deputies', facts: { count: 2 } })
          table.waits(A, 'play')
        })
        atTheTable({ A: { life: 1, hand: cards } }, (table) => {
          expect(about(table, A, play(id))!.warning).toBeUndefined()
          table.waits(A, 'play')
        })
      }
    })

    test('not when the only Deputy is out, nor where there is none', () => {
      for (const laid of [
        { A: { hand: cards }, B: { life: 1 }, C: out, D: { life: 1 } },
        { seats: 4, A: { hand: cards }, B: { life: 1 }, D: { life: 1 } },
      ] as const) {
        atTheTable(laid, (table) => {
          for (const action of [aim('bang-2C', B), aim('duel-8C', B), play('gatling-10H'), play('indians-KD')])
            expect(about(table, A, action)!.warning).toBeUndefined()
          table.waits(A, 'play')
        })
      }
    })

    test('while one of two Deputies is still hidden', () => {
      atTheTable({ seats: 7, A: { hand: cards }, B: { life: 1 }, C: out }, (table) => {
        expect(about(table, A, play('gatling-10H'))!.warning).toEqual(deputy(B))
        table.waits(A, 'play')
      })
    })

    test('and nobody else is', () => {
      atTheTable({ turn: B, B: { hand: cards }, C: { life: 1 } }, (table) => {
        for (const action of [aim('bang-2C', C), play('gatling-10H'), play('indians-KD')])
          expect(about(table, B, action)!.warning).toBeUndefined()
        table.waits(B, 'play')
      })
    })

    test('whatever the hidden role really is', () => {
      const mixes = ['outlaw deputy renegade outlaw', 'deputy outlaw outlaw renegade', 'renegade outlaw deputy outlaw']
      const warnings = mixes.map((roles) => {
        let said: unknown
        atTheTable({ roles: `sheriff ${roles}`, A: { hand: cards }, B: { life: 1 } }, (table) => {
          said = presented(table, A)
          table.waits(A, 'play')
        })
        return said
      })
      expect(warnings[1]).toEqual(warnings[0])
      expect(warnings[2]).toEqual(warnings[0])
    })
  })

  test('W-R123 with a warning where it has no effect', () => {
    atTheTable({ A: { hand: 'beer-6H saloon-5H' } }, (table) => {
      expect(about(table, A, play('beer-6H'))!.warning).toEqual({ key: 'warning.unhurt', facts: { max: 5 } })
      expect(about(table, A, play('saloon-5H'))).toMatchObject({
        then: [{ key: 'then.nothing' }],
        warning: { key: 'warning.nobody-hurt' },
      })
      table.waits(A, 'play')
    })
    atTheTable({ A: { life: 2, hand: 'beer-6H saloon-5H' }, B: out, C: out, E: out }, (table) => {
      expect(about(table, A, play('beer-6H'))!.warning).toEqual({ key: 'warning.two-left' })
      expect(about(table, A, play('saloon-5H'))).toEqual({
        option: play('saloon-5H'),
        then: [{ key: 'then.saloon', facts: { count: 1 } }],
      })
      table.waits(A, 'play')
    })
    atTheTable({ A: { hand: 'saloon-5H' }, B: out }, (table) => {
      expect(about(table, A, play('saloon-5H'))!.warning).toEqual({ key: 'warning.nobody-hurt' })
      table.waits(A, 'play')
    })
  })

  test('W-R124 with a warning where a weapon is replaced', () => {
    atTheTable({ A: { hand: 'schofield-JC barrel-QS', inPlay: 'volcanic-10S' } }, (table) => {
      expect(about(table, A, play('schofield-JC'))!.warning).toEqual({
        key: 'warning.replaces',
        facts: { card: card('volcanic-10S') },
      })
      expect(about(table, A, play('barrel-QS'))!.warning).toBeUndefined()
      table.waits(A, 'play')
    })
    atTheTable({ A: { hand: 'schofield-JC' } }, (table) => {
      expect(about(table, A, play('schofield-JC'))!.warning).toBeUndefined()
      table.waits(A, 'play')
    })
  })

  test('from whom one grabs', () => {
    atTheTable(
      { A: { hand: 'panic-JH cat-balou-KH' }, B: { hand: 'beer-6H beer-7H', inPlay: 'barrel-QS' } },
      (table) => {
        expect(about(table, A, grab('panic-JH', B))!.then).toEqual([
          { key: 'then.takes.hand', facts: { seat: B, count: 2 } },
        ])
        expect(about(table, A, grab('cat-balou-KH', B, 'barrel-QS'))!.then).toEqual([
          { key: 'then.removes', facts: { seat: B, card: card('barrel-QS') } },
        ])
        table.waits(A, 'play')
      },
    )
  })
})

describe('why one is asked', () => {
  test('by a shot, a Gatling, Indians!, a Duel', () => {
    for (const [id, action, because] of [
      ['bang-2C', aim('bang-2C', B), { key: 'because.shot', facts: { seat: A, left: 2, card: card('bang-2C') } }],
      ['gatling-10H', play('gatling-10H'), { key: 'because.gatling', facts: { seat: A } }],
      ['indians-KD', play('indians-KD'), { key: 'because.indians', facts: { seat: A } }],
      ['duel-8C', aim('duel-8C', B), { key: 'because.challenged', facts: { seat: A } }],
    ] as const) {
      atTheTable({ A: { is: 'slab-the-killer', hand: id }, B: { hand: 'beer-6H' } }, (table) => {
        table.act(A, action)
        expect(presented(table, B).because).toEqual(because)
        expect(presented(table, B).ifNot).toEqual({
          key: `safe.${table.state.stack.at(-1)!.kind}`,
          facts: { life: 4, after: 3 },
        })
        expect(presented(table, A)).toEqual({ options: [], blocked: [] })
        table.goesOn()
      })
    }
  })

  test('by the General Store, with what is left in it', () => {
    atTheTable({ A: { hand: 'general-store-9C' } }, (table) => {
      table.act(A, play('general-store-9C'))
      expect(presented(table, A).because).toEqual({ key: 'because.store', facts: { seat: A, count: 5 } })
      table.goesOn()
    })
  })

  test('whoever ends the turn is told how many cards could still be played, each once', () => {
    const laid = {
      A: { hand: 'panic-JH missed-2S beer-6H' },
      B: { hand: 'bang-2C', inPlay: 'mustang-8H barrel-QS' },
      E: { hand: 'bang-3C' },
    } as const
    atTheTable(laid, (table) => {
      expect(about(table, A, end)?.warning).toEqual({ key: 'warning.unused', facts: { count: 2 } })
      table.waits(A, 'play')
    })
  })

  test('Sid Ketchum is shown what he may do, asked or not', () => {
    atTheTable({ C: { is: 'sid-ketchum', life: 2, hand: 'bang-2C bang-3C' } }, (table) => {
      expect(presented(table, C)).toMatchObject({
        options: [{ option: { do: 'sid' }, then: [{ key: 'then.sid', facts: { life: 2, after: 3 } }] }],
      })
      expect(presented(table, B).options).toEqual([])
      table.act(C, sid('bang-2C bang-3C'))
      expect(presented(table, C).options).toEqual([])
      table.waits(A, 'play')
    })
  })
})

test('the table in words tells everybody’s distance and range to who looks', () => {
  atTheTable({ A: { inPlay: 'schofield-JC', hand: 'bang-2C' }, C: { inPlay: 'mustang-8H' } }, (table) => {
    const { seats } = wanted.rules.describe(table.view(A))
    expect(seats[A]).toContainEqual({ key: 'seat.range', facts: { range: 2 } })
    expect(seats[A]).toContainEqual({ key: 'seat.cards', facts: { cards: [card('bang-2C')] } })
    expect(seats[C]).toContainEqual({ key: 'seat.distance', facts: { distance: 3 } })
    expect(wanted.rules.describe(table.view()).seats[C]!.map(({ key }) => key)).not.toContain('seat.distance')
    table.waits(A, 'play')
  })
})
