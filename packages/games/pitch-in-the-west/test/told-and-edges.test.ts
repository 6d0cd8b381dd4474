// Who is named in what is told, and limits met to the last thousandth.

import { scenario } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { pitchInTheWest } from '../src/index.ts'
import type { Bells } from '../src/state.ts'
import { at, bellsOf, figureOf, newGame, placeAll, square, type Table, turnOf } from './lay-out.ts'

const last = (table: Table, type: string) => table.told.findLast((event) => event.type === type)
const SOUTH = 27_000

describe('what is told', () => {
  test('a duel without a loser names the attacker first', () => {
    bellsOf(
      (table) => {
        table.act(0, { do: 'hold' })
        table.act(1, { do: 'hold' })
        expect(last(table, 'duel-undecided')).toMatchObject({ figure: 'f1', target: 'f2' })
        table.goesOn()
      },
      { series: 10 },
    )
  })

  test('an exchange is refused by whoever was asked', () => {
    const figures = {
      f1: { at: [0, 0], has: { 'colt-1': 36 } },
      f2: { at: [50, 30] },
      f3: { at: [12, 0, 90], has: { 'dynamite-1': 18 } },
    } as const
    const seatOf = (id: string) => (id === 'f1' ? 0 : id === 'f2' ? 1 : 2)
    turnOf(
      'f1',
      { figures },
      (table) => {
        table.act(0, { do: 'trade', figure: 'f3', give: 'colt-1', get: 'dynamite-1' })
        expect(last(table, 'offered')).toMatchObject({ by: 0, figure: 'f1', mate: 'f3' })
        table.act(2, { do: 'refuse' })
        expect(last(table, 'trade-refused')).toMatchObject({ by: 2, figure: 'f1', mate: 'f3' })
        table.goesOn()
      },
      { touched: ['f3'], seatOf },
    )
  })

  test.each([
    [5, 3],
    [2, 0],
    [1, 0],
  ])('a law bullet that kills a townsperson: of %i life points the shooter keeps %i', (life, left) => {
    const law = { at: [0, 0], life, has: { 'colt-1': 0 } } as const
    const town = {
      scenario: 'protect-the-townsfolk',
      figures: { f1: { at: [50, 30] }, f2: law, f4: { at: [50, -30] } },
      townsfolk: { n1: [20, 0, 180], n2: [-50, 0], n3: [-50, 10] },
    } as const
    turnOf('f2', town, (table) => {
      table.act(1, { do: 'hands', item: 'colt-1', dir: 0, power: 1000 })
      expect(last(table, 'hurt')).toMatchObject({ figure: 'f2', life: left })
      expect(figureOf(table, 'f2').life).toBe(left)
      table.goesOn()
    })
  })

  test('an escort that enters a building without room for two leaves its townsperson outside, free', () => {
    const town = {
      scenario: 'protect-the-townsfolk',
      figures: { f1: { at: [50, 30] }, f2: { at: [0, 0] }, f4: { in: 'store' } },
      townsfolk: { n1: [4, -1], n2: [-50, 0], n3: [-50, 10] },
      bases: { store: { at: [0, 20, 90] } },
    } as const
    turnOf('f2', town, (table) => {
      table.act(1, { do: 'move', dir: SOUTH, power: 20 })
      placeAll(table, 1)
      table.act(1, { do: 'escort', npc: 'n1' })
      while (table.state.stack.at(-1)!.kind !== 'turn' || figureOf(table, 'f2') !== onTurn(table)) endTurn(table)
      table.act(1, { do: 'move', dir: SOUTH, power: 300 })
      expect(figureOf(table, 'f2').inside).toBe('store')
      expect(last(table, 'left-alone')).toMatchObject({ npc: 'n1' })
      expect(last(table, 'saved')).toBeUndefined()
      expect(table.state.townsfolk[0]).toMatchObject({ alive: true, escort: null })
      expect(table.state.townsfolk[0]!.pose).not.toBeNull()
      table.goesOn()
    })
  })
})

const onTurn = (table: Table) => figureOf(table, (table.state.stack.at(-1) as unknown as { figure: 'f1' }).figure)
const endTurn = (table: Table) =>
  table.act((table.state.stack.at(-1) as unknown as { seat: number }).seat, { do: 'end-turn' })

/** How long after a square shot of this side the other one has fallen. */
function flight(side: 0 | 1): number {
  let fell = 0
  bellsOf((table) => {
    table.act(side, { do: 'fire', ...square(side), ...at(10_280) })
    fell = (table.state.stack.at(-1) as Bells).fall!.at
    table.goesOn()
  })
  return fell - 10_280
}

describe('edges', () => {
  test.each([
    [19, [5, 5]],
    [20, [5, 3]],
  ])('PW-R47: of falls %i ms apart', (apart, lives) => {
    const second = 10_280 + flight(0) + apart - flight(1)
    bellsOf((table) => {
      table.act(0, { do: 'fire', ...square(0), ...at(10_280) })
      table.act(1, { do: 'fire', ...square(1), ...at(second) })
      for (const seat of [0, 1]) {
        const isAsked = pitchInTheWest.asks(table.state).some((ask) => ask.seat === seat && ask.kind === 'bells')
        if (isAsked) table.act(seat, { do: 'hold' })
      }
      expect(['f1', 'f2'].map((id) => figureOf(table, id as 'f1').life)).toEqual(lives)
      table.goesOn()
    })
  })

  test.each([
    [-25_799, true],
    [-25_800, false],
  ])('PW-R53: a crate at %i is out of the way of a coach that stops at -34,000: %s', (x, stays) => {
    scenario(pitchInTheWest, newGame(2, { scenario: 'stagecoach-attack', outlaws: 1, law: 1 }), (table) => {
      const crate = table.state.things.find(({ kind }) => kind === 'crate')!
      crate.pose = { x, y: 0, z: 0, facing: 0, turn: null }
      while (table.state.round === 1) endTurn(table)
      expect(crate.pose.z === 0).toBe(stays)
      table.goesOn()
    })
  })
})
