// Taking, leaving, exchanging; gold and the camp.

import { describe, expect, test } from 'vitest'
import { baseOf, figureOf, itemOf, placeAll, turnOf } from './lay-out.ts'

const away = { f2: { at: [50, 30] } } as const
const leftOf = (table: { state: { stack: readonly unknown[] } }) => (table.state.stack.at(-1) as { left: number }).left

describe('taking', () => {
  test('PW-T23, PW-R06, PW-R28: with two in hand one of them stays on the base', () => {
    const figures = { f1: { in: 'bank', has: { 'colt-1': 0, 'colt-2': 1 } }, ...away } as const
    turnOf('f1', { figures, bases: { bank: { at: [0, -29, 270], has: ['gold-1'] } } }, (table) => {
      table.act(0, { do: 'take', thing: 'gold-1' })
      table.waits(0, 'leave')
      expect(table.refused(0, { do: 'leave', item: 'gold-1' }).code).toBe('not-held')
      table.act(0, { do: 'leave', item: 'colt-2' })
      expect(itemOf(table, 'colt-2').holder).toBe('bank')
      expect(itemOf(table, 'gold-1').holder).toBe('f1')
      expect(table.state.items.filter(({ holder }) => holder === 'f1')).toHaveLength(2)
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-T26, PW-R24, PW-R25: a life cube acts at once; above 8 nobody goes', () => {
    for (const [life, then] of [
      [8, 8],
      [4, 5],
    ] as const)
      turnOf(
        'f1',
        { figures: { f1: { in: 'bank', life }, ...away }, bases: { bank: { at: [0, -29, 270], life: 1 } } },
        (table) => {
          table.act(0, { do: 'take', thing: 'life' })
          expect(figureOf(table, 'f1').life).toBe(then)
          expect(baseOf(table, 'bank').life).toBe(0)
          expect(table.refused(0, { do: 'take', thing: 'life' }).code).toBe('not-there')
          table.goesOn()
        },
      )
  })

  const dead = { at: [8, 0], life: 0, has: { 'dynamite-1': 18 } } as const
  test('PW-T27, PW-R37: from a dead figure that the puck has touched', () => {
    turnOf('f1', { figures: { f1: { at: [0, 0] }, f3: dead, ...away } }, (table) => {
      expect(table.refused(0, { do: 'take', thing: 'dynamite-1' }).code).toBe('not-touched')
      table.act(0, { do: 'move', dir: 0, power: 150 })
      placeAll(table, 0)
      table.act(0, { do: 'take', thing: 'dynamite-1' })
      table.waits(0, 'put')
      placeAll(table, 0)
      expect(itemOf(table, 'dynamite-1').holder).toBe('f1')
      table.goesOn()
    })
  })

  test('PW-T28, PW-R39: the right to take ends with the turn', () => {
    const figures = { f1: { at: [0, 0] }, f3: dead, ...away } as const
    turnOf('f1', { figures }, (table) => {
      table.act(0, { do: 'move', dir: 0, power: 150 })
      placeAll(table, 0)
      table.act(0, { do: 'end-turn' })
      table.act(1, { do: 'end-turn' })
      table.waits(0, 'turn')
      expect(table.refused(0, { do: 'take', thing: 'dynamite-1' }).code).toBe('not-touched')
      table.goesOn()
    })
  })

  test('PW-R40, PW-R28: loose objects likewise; what is left stays where it lay', () => {
    const figures = { f1: { at: [0, 0], has: { 'colt-1': 36, 'colt-2': 18 } }, ...away } as const
    turnOf('f1', { figures, loose: { 'gold-3': [8, 0] } }, (table) => {
      table.act(0, { do: 'move', dir: 0, power: 120 })
      placeAll(table, 0)
      const was = itemOf(table, 'colt-1').pose
      table.act(0, { do: 'take', thing: 'gold-3' })
      table.act(0, { do: 'leave', item: 'colt-1' })
      expect(itemOf(table, 'colt-1')).toMatchObject({ holder: 'loose', pose: was })
      placeAll(table, 0)
      expect(itemOf(table, 'gold-3').holder).toBe('f1')
      table.goesOn()
    })
  })
})

describe('exchanging', () => {
  const three = (id: string) => (id === 'f1' ? 0 : id === 'f2' ? 1 : 2)
  const figures = {
    f1: { at: [0, 0], has: { 'colt-1': 36 } },
    f2: { at: [50, 30] },
    f3: { at: [12, 0, 90], has: { 'dynamite-1': 18 } },
  } as const
  const touched = { touched: ['f3'], seatOf: three }
  const offer = { do: 'trade', figure: 'f3', give: 'colt-1', get: 'dynamite-1' } as const

  test('PW-T29, PW-R38: refused, nothing changes and the action is spent', () => {
    turnOf(
      'f1',
      { figures },
      (table) => {
        const before = JSON.stringify(table.state.items)
        table.act(0, offer)
        table.waits(2, 'trade')
        table.act(2, { do: 'refuse' })
        expect(JSON.stringify(table.state.items)).toBe(before)
        expect(leftOf(table)).toBe(1)
        table.act(0, offer)
        table.act(2, { do: 'accept' })
        expect([itemOf(table, 'colt-1').holder, itemOf(table, 'dynamite-1').holder]).toEqual(['f3', 'f1'])
        table.goesOn()
      },
      touched,
    )
  })

  test('PW-R38: only with a team-mate the puck has touched; a gift needs a free hand', () => {
    turnOf(
      'f1',
      { figures },
      (table) => {
        expect(table.refused(0, offer).code).toBe('not-a-mate')
        table.act(0, { do: 'move', dir: 0, power: 200 })
        placeAll(table, 0)
        expect(table.refused(0, { ...offer, give: 'nothing', get: 'nothing' }).code).toBe('nothing-to-trade')
        table.act(0, { ...offer, get: 'nothing' })
        table.act(2, { do: 'accept' })
        expect(itemOf(table, 'colt-1').holder).toBe('f3')
        table.goesOn()
      },
      { seatOf: three },
    )
  })
})

describe('gold', () => {
  // The camp of Dusty Fork: x from -59 to -47, z from -8 to 8. From -33.5 a free run of 13.6 cm ends just inside.
  const carrier = (x: number) => ({ at: [x, 0], has: { 'gold-1': 0, 'gold-2': 36 } }) as const

  test('PW-T24, PW-R26, PW-R27: in the camp both sacks are won and stay there', () => {
    turnOf('f1', { scenario: 'bank-robbery', figures: { f1: carrier(-38), ...away } }, (table) => {
      table.act(0, { do: 'move', dir: 18_000, power: 200 })
      expect(figureOf(table, 'f1').pose!.x).toBeLessThanOrEqual(-47_000)
      expect([itemOf(table, 'gold-1').holder, itemOf(table, 'gold-2').holder]).toEqual(['camp', 'camp'])
      expect(table.state.items.filter(({ holder }) => holder === 'f1')).toEqual([])
      table.goesOn()
    })
  })

  test('PW-T25: ending 0.1 cm outside wins nothing', () => {
    let run = 0
    turnOf('f1', { scenario: 'bank-robbery', figures: { f1: carrier(0), ...away } }, (table) => {
      table.act(0, { do: 'move', dir: 18_000, power: 200 })
      run = -figureOf(table, 'f1').pose!.x
      table.goesOn()
    })
    turnOf('f1', { scenario: 'bank-robbery', figures: { f1: carrier((run - 46_900) / 1000), ...away } }, (table) => {
      table.act(0, { do: 'move', dir: 18_000, power: 200 })
      expect(figureOf(table, 'f1').pose!.x).toBeCloseTo(-46_900, -1)
      expect(itemOf(table, 'gold-1').holder).toBe('f1')
      table.goesOn()
    })
  })
})
