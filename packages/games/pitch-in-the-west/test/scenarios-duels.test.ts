// Duels: by the bells, hard ones, steady ones. The last stroke is at 10,000.

import { acceptedTime } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { pitchInTheWest } from '../src/index.ts'
import { at, baseOf, bellsOf, figureOf, square, type Table, turnOf } from './lay-out.ts'

const shot = (side: 0 | 1, time: number, slot = 3) => ({ do: 'fire', ...square(side, slot), ...at(time) }) as const
/** Away from the other one. */
const miss = (side: 0 | 1, time: number, slot: number) =>
  ({ do: 'fire', slot, dir: side === 0 ? 9000 : 27_000, power: 1, ...at(time) }) as const
const told = (table: Table) => table.told.map(({ type }) => type)

describe('by the bells', () => {
  test('PW-T33, PW-R42: the first to fall loses 2 life points and its next turn', () => {
    bellsOf((table) => {
      table.act(0, shot(0, 10_280))
      table.waits(1, 'bells') // what was released before the fall may still be on its way
      table.act(1, shot(1, 10_310))
      table.act(1, { do: 'hold' }) // nothing else of its is on the way
      expect(figureOf(table, 'f2')).toMatchObject({ life: 3 })
      expect(figureOf(table, 'f1')).toMatchObject({ life: 5, sitsOut: false })
      expect(told(table)).toContain('sat-out') // f2 would have been next
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-T34: whichever message arrives first, the order of accepted times decides', () => {
    const a = { ...shot(0, 0), claimed: 10_280, arrived: 10_400, lat: 100 }
    const b = { ...shot(1, 0), claimed: 10_310, arrived: 10_320, lat: 10 }
    expect(b.arrived).toBeLessThan(a.arrived)
    const inOrder = [
      [1, b],
      [0, a],
    ] as const
    bellsOf((table) => {
      for (const [seat, action] of inOrder.toSorted(([, x], [, y]) => acceptedTime(x) - acceptedTime(y)))
        table.act(seat, action)
      table.act(1, { do: 'hold' })
      expect([figureOf(table, 'f1').life, figureOf(table, 'f2').life]).toEqual([5, 3])
      table.goesOn()
    })
    bellsOf((table) => {
      table.act(1, b)
      expect(table.refused(0, a).code).toBe('out-of-order')
      table.goesOn()
    })
  })

  test('PW-T35, PW-R43, PW-R44: an early bird who wins takes 1, and the other keeps its turn', () => {
    bellsOf((table) => {
      table.act(0, shot(0, 9950))
      table.act(1, { do: 'hold' })
      expect(figureOf(table, 'f2')).toMatchObject({ life: 4, sitsOut: false })
      expect(told(table)).toContain('early')
      table.waits(1, 'turn')
      table.goesOn()
    })
  })

  test('PW-T36, PW-R46: less than 100 ms after the stroke is good, but reckoned at 100', () => {
    bellsOf((table) => {
      table.act(0, miss(0, 10_060, 0))
      expect(table.told.findLast(({ type }) => type === 'released')).toMatchObject({ reaction: 100 })
      expect(told(table)).not.toContain('early')
      table.goesOn()
    })
  })

  test('PW-T37, PW-R43: an early bird who falls loses 3 and its next turn', () => {
    bellsOf((table) => {
      table.act(0, miss(0, 9950, 1))
      table.act(1, shot(1, 10_200))
      table.act(0, { do: 'hold' })
      expect(figureOf(table, 'f1')).toMatchObject({ life: 2, sitsOut: true })
      table.goesOn()
    })
  })

  test('PW-R45: both early: as if neither had been', () => {
    bellsOf((table) => {
      table.act(0, miss(0, 9900, 1))
      table.act(1, miss(1, 9950, 1))
      table.act(0, shot(0, 10_300))
      table.act(1, { do: 'hold' })
      expect(figureOf(table, 'f2').life).toBe(3)
      expect(told(table)).toContain('sat-out')
      table.goesOn()
    })
  })

  test('PW-T38: what a client claims counts only within what its line allows', () => {
    expect(acceptedTime({ claimed: 10_150, arrived: 10_600, lat: 40 })).toBe(10_440)
    expect(acceptedTime({ claimed: 99_999, arrived: 10_600, lat: 40 })).toBe(10_568) // in the future
    expect(acceptedTime({ claimed: 10_560, arrived: 10_600, lat: 40 })).toBe(10_560)
  })

  test('PW-T39: six pitches each and nobody down: a new series with three strokes', () => {
    bellsOf((table) => {
      for (let slot = 0; slot < 6; slot++)
        for (const side of [0, 1] as const) table.act(side, miss(side, 10_200 + 400 * slot + side, slot))
      expect(told(table)).toContain('new-series')
      expect(table.state.stack.at(-1)).toMatchObject({ kind: 'bells', series: 2, now: 0, fall: null })
      expect(pitchInTheWest.race(table.state)!.strokes).toHaveLength(3)
      table.goesOn()
    })
  })

  test('PW-R50, PW-R48: after ten series it is over without a loser, and both are where they were', () => {
    bellsOf(
      (table) => {
        const places = JSON.stringify(table.state.figures.map(({ pose, life }) => [pose, life]))
        table.act(0, { do: 'hold' })
        table.act(1, { do: 'hold' })
        expect(told(table)).toContain('duel-undecided')
        expect(table.state.bells).toBeNull()
        expect(JSON.stringify(table.state.figures.map(({ pose, life }) => [pose, life]))).toBe(places)
        table.goesOn()
      },
      { series: 10 },
    )
    const bases = { store: { at: [0, 20, 90], duel: 1 } } as const
    turnOf('f1', { figures: { f1: { in: 'store' }, f2: { at: [40, 0] } }, bases }, (table) => {
      table.act(0, { do: 'take', thing: 'duel' })
      expect(baseOf(table, 'store').duel).toBe(0) // spent before anything is decided
      table.waits(0, 'challenge')
      table.goesOn()
    })
  })

  test('PW-T40, PW-R47: falls less than 20 ms apart cancel out: both stand, the series goes on', () => {
    bellsOf((table) => {
      table.act(0, shot(0, 10_280))
      table.act(1, shot(1, 10_295))
      expect(told(table)).toContain('both-stand')
      expect([figureOf(table, 'f1').life, figureOf(table, 'f2').life]).toEqual([5, 5])
      expect(table.state.stack.at(-1)).toMatchObject({ kind: 'bells', series: 1, fall: null })
      table.act(0, { do: 'hold' })
      table.waits(1, 'bells')
      table.goesOn()
    })
  })

  test('a pitch released after its own figure’s fall is void', () => {
    bellsOf((table) => {
      table.act(0, shot(0, 10_280))
      table.act(1, shot(1, 11_500))
      expect(told(table)).toContain('void-pitch')
      expect([figureOf(table, 'f1').life, figureOf(table, 'f2').life]).toEqual([5, 3])
      table.goesOn()
    })
  })

  test('two pitches of a player are at least 350 ms apart', () => {
    bellsOf((table) => {
      table.act(0, miss(0, 10_200, 0))
      expect(table.refused(0, miss(0, 10_549, 1))).toMatchObject({ code: 'too-soon', facts: { between: 350 } })
      expect(table.refused(0, miss(0, 10_600, 0)).code).toBe('pitched-already')
      table.act(0, miss(0, 10_550, 1))
      table.goesOn()
    })
  })

  test('PW-R49: what is lost in a duel may kill; the dead is laid at its place on the table', () => {
    bellsOf(
      (table) => {
        table.act(0, shot(0, 10_300))
        table.act(1, { do: 'hold' })
        expect(table.over()).toMatchObject({ winners: [0] })
        expect(figureOf(table, 'f2')).toMatchObject({ life: 0, pose: { x: 30_000, z: 0 } })
        expect(figureOf(table, 'f2').pose!.turn).not.toBeNull()
      },
      { life: 2 },
    )
  })
})

describe('hard', () => {
  const down = (time: number) => ({ do: 'set-down', side: 'right', ...at(time) }) as const

  test('PW-T41: no pitch without a cylinder that was set down', () => {
    bellsOf(
      (table) => {
        expect(table.refused(0, shot(0, 10_300)).code).toBe('nothing-set-down')
        table.act(0, down(10_200))
        expect(table.refused(0, down(10_250)).code).toBe('already-set-down')
        table.act(0, shot(0, 10_400))
        table.waits(1, 'bells')
        table.goesOn()
      },
      { hard: true },
    )
  })

  test('PW-T53, PW-R55: setting one down before the last stroke is early', () => {
    bellsOf(
      (table) => {
        table.act(0, down(9900))
        table.act(0, miss(0, 10_200, 3))
        table.act(1, down(10_210))
        table.act(1, shot(1, 10_300))
        table.act(0, { do: 'hold' })
        expect(figureOf(table, 'f1')).toMatchObject({ life: 2, sitsOut: true })
        table.goesOn()
      },
      { hard: true },
    )
  })

  test('in an easy duel the cylinders lie ready', () => {
    bellsOf((table) => {
      expect(table.refused(0, down(10_200)).code).toBe('easy-duel')
      table.goesOn()
    })
  })
})

describe('steady', () => {
  const bases = { store: { at: [0, 20, 90], duel: 1 } } as const
  const challenge = (table: Table) => {
    table.act(0, { do: 'take', thing: 'duel' })
    table.act(0, { do: 'challenge', against: 'f2', strokes: 3 })
  }
  const figures = { f1: { in: 'store' }, f2: { at: [40, 0] } } as const

  test.each([
    ['a line of 260 ms', { do: 'ready', lat: 260, varies: 0 }],
    ['a line that varies by more than 80 ms', { do: 'ready', lat: 20, varies: 81 }],
    ['no clock', { do: 'ready', lat: -1, varies: 0 }],
    ['a player asks for it', { do: 'ask-steady' }],
  ] as const)('PW-T42: %s makes it a steady duel', (_name, answer) => {
    turnOf('f1', { figures, bases }, (table) => {
      challenge(table)
      table.act(0, { do: 'ready', lat: 20, varies: 5 })
      table.act(1, answer)
      table.waits(0, 'steady')
      table.goesOn()
    })
  })

  test('PW-T43: the two pitch in turn, the attacker first; a fall costs 2 and the next turn', () => {
    turnOf('f1', { figures, bases, options: { clock: 'steady' } }, (table) => {
      challenge(table)
      table.waits(0, 'steady')
      table.act(0, { do: 'duel-shot', slot: 0, dir: 9000, power: 1 })
      table.waits(1, 'steady')
      table.act(1, { do: 'duel-shot', slot: 5, dir: 27_000, power: 1 })
      table.act(0, { do: 'duel-shot', ...square(0, 3) })
      expect(figureOf(table, 'f2')).toMatchObject({ life: 3, sitsOut: true })
      table.waits(0, 'turn')
      table.goesOn()
    })
  })
})
