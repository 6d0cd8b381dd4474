// Teams, rounds, moving and doors.

import { hashOf } from '@saloon/kernel'
import { scenario } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { type FigureId, pitchInTheWest, teamOf } from '../src/index.ts'
import { baseOf, figureOf, itemOf, newGame, placeAll, roundOf, turnOf } from './lay-out.ts'

const SOUTH = 27_000
const store = { store: { at: [0, 20, 90] } } as const
const before = { at: [0, 6, 0] } as const
const into = { do: 'move', dir: SOUTH, power: 250 } as const

describe('teams', () => {
  test('PW-T01: five players, two outlaws and three of the law, numbered in drawing order', () => {
    const { figures, teams } = newGame(5, { outlaws: 2, law: 3 }, 3)
    expect(figures.map(({ id }) => id)).toEqual(['f1', 'f2', 'f3', 'f4', 'f6'])
    expect(teams.filter((team) => team === 'outlaw')).toHaveLength(2)
    expect(new Set(figures.map(({ seat }) => seat)).size).toBe(5)
    for (const { seat, team } of figures) expect(teams[seat]).toBe(team)
    const drawn = figures.filter(({ team }) => team === 'law').map(({ seat }) => seat)
    expect(drawn).toEqual(drawn.toSorted((a, b) => a - b))
  })

  test('PW-T02: two players run three figures of one team each', () => {
    const { figures } = newGame(2, {})
    for (const seat of [0, 1]) {
      const own = figures.filter((figure) => figure.seat === seat)
      expect(own).toHaveLength(3)
      expect(new Set(own.map(({ team }) => team)).size).toBe(1)
    }
  })

  test('PW-T03, PW-R25: a new game: five life points and a colt each, and the stock of every base', () => {
    const state = newGame(4, {})
    for (const { id, life, pose } of state.figures) {
      expect(life).toBe(5)
      const held = state.items.filter(({ holder }) => holder === id)
      expect(held.map(({ kind }) => kind)).toEqual(['colt'])
      const { x, z } = held[0]!.pose!
      expect(Math.hypot(x - pose!.x, z - pose!.z)).toBeCloseTo(3200, -1)
    }
    expect(state.bases).toHaveLength(6)
    for (const { id, duel, life } of state.bases) {
      expect([duel, life]).toEqual([1, 2])
      const kinds = state.items.filter(({ holder }) => holder === id).map(({ kind }) => kind)
      expect(kinds.filter((kind) => kind !== 'gold').toSorted()).toEqual(['colt', 'dynamite'])
    }
  })

  test.each([
    [4, { outlaws: 3, law: 3 }, 'teams-and-players'],
    [6, { outlaws: 6 }, 'out-of-range'],
    [4, { scenario: 'free-the-prisoner', outlaws: 1 }, 'team-too-small'],
    [3, { outlaws: 1, law: 1 }, 'teams-and-players'],
    [2, { scenario: 'own' }, 'town-missing'],
    [2, { scenario: 'own', town: '{' }, 'town-refused'],
    [2, { town: '{}' }, 'town-not-needed'],
  ] as const)('%i players with %o: %s', (seats, options, code) => {
    const setup = pitchInTheWest.prepare({ seats, options })
    expect('code' in setup && [setup.code, 'bad-option', 'unknown-value', 'out-of-range']).toContain(code)
  })
})

describe('rounds', () => {
  test('PW-R41: figures play in the order of their numbers, two actions each', () => {
    roundOf({ figures: { f1: { at: [-40, 0] }, f2: { at: [40, 0] }, f3: { at: [-40, 20] } } }, (table) => {
      const order: string[] = []
      for (let turn = 0; turn < 3; turn++) {
        const { figure, seat, left } = table.state.stack.at(-1) as unknown as {
          figure: FigureId
          seat: number
          left: number
        }
        order.push(figure)
        expect(left).toBe(2)
        table.act(seat, { do: 'move', dir: 9000, power: 30 })
        placeAll(table, seat)
        table.waits(seat, 'turn')
        table.act(seat, { do: 'move', dir: 27_000, power: 30 })
        placeAll(table, seat)
      }
      expect(order).toEqual(['f1', 'f2', 'f3'])
      expect(table.state.round).toBe(3)
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-T22, PW-R51: a prisoner and a figure that sits out are skipped; the loss of a turn reaches into the next round', () => {
    roundOf(
      {
        figures: { f1: { in: 'prison', jailed: true }, f2: { at: [40, 0] }, f3: { at: [-40, 0], sitsOut: true } },
        bases: { prison: { at: [0, -30, 270], locked: true } },
      },
      (table) => {
        table.waits(1, 'turn')
        table.act(1, { do: 'end-turn' })
        expect(table.told.map(({ type }) => type)).toContain('sat-out')
        expect(table.told.map(({ type }) => type)).toContain('in-prison')
        expect(table.state.round).toBe(3)
        expect(figureOf(table, 'f3').sitsOut).toBe(false)
        table.act(1, { do: 'end-turn' })
        table.waits(0, 'turn')
        table.goesOn()
      },
    )
  })
})

describe('doors', () => {
  test('PW-T04, PW-R03, PW-R04: in the first round the figure stands in front of the zone', () => {
    turnOf('f1', { round: 1, figures: { f1: before, f2: { at: [40, 0] } }, bases: store }, (table) => {
      table.act(0, into)
      const { inside, pose } = figureOf(table, 'f1')
      expect(inside).toBeNull()
      expect(pose!.z).toBeLessThan(16_000)
      expect(pose!.z).toBeGreaterThan(12_000)
      table.waits(0, 'place')
      table.goesOn()
    })
  })

  test('PW-T05, PW-R31, PW-R32: later it is on the base, as soon as any part of the puck is in the zone', () => {
    // 8.4 cm of way: the puck's edge comes 0.15 cm into the zone, its centre stays far outside.
    turnOf('f1', { figures: { f1: before, f2: { at: [40, 0] } }, bases: store }, (table) => {
      table.act(0, { do: 'move', dir: SOUTH, power: 114 })
      expect(figureOf(table, 'f1')).toMatchObject({ inside: 'store', pose: null })
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-T06, PW-R34: an opponent inside keeps it out, and the action is spent', () => {
    turnOf('f1', { figures: { f1: before, f2: { in: 'store' } }, bases: store }, (table) => {
      table.act(0, into)
      expect(figureOf(table, 'f1').inside).toBeNull()
      placeAll(table, 0)
      expect((table.state.stack.at(-1) as unknown as { left: number }).left).toBe(1)
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-T07, PW-R33: two team-mates inside leave no room', () => {
    const figures = { f1: before, f3: { in: 'store' }, f5: { in: 'store' }, f2: { at: [40, 0] } } as const
    turnOf('f1', { figures, bases: store }, (table) => {
      table.act(0, into)
      expect(figureOf(table, 'f1').inside).toBeNull()
      table.goesOn()
    })
  })

  test('PW-T08: one team-mate inside leaves room', () => {
    turnOf('f1', { figures: { f1: before, f3: { in: 'store' }, f2: { at: [40, 0] } }, bases: store }, (table) => {
      table.act(0, into)
      expect(['f1', 'f3'].map((id) => figureOf(table, id as FigureId).inside)).toEqual(['store', 'store'])
      table.goesOn()
    })
  })

  test('PW-R05: vehicles may be entered in the first round, from both sides', () => {
    const bases = { coach: { at: [0, 20, 90], kind: 'coach' } } as const
    for (const [z, dir] of [
      [6, SOUTH],
      [34, 9000],
    ] as const)
      turnOf('f1', { round: 1, figures: { f1: { at: [0, z] }, f2: { at: [40, 0] } }, bases }, (table) => {
        table.act(0, { do: 'move', dir, power: 250 })
        expect(figureOf(table, 'f1').inside).toBe('coach')
        table.goesOn()
      })
  })

  test('out of the door and, aimed at the wall, not out of it', () => {
    turnOf('f1', { figures: { f1: { in: 'store' }, f2: { at: [40, 0] } }, bases: store }, (table) => {
      expect(table.refused(0, { do: 'move', dir: 0, power: 100 }).code).toBe('inside')
      table.act(0, { do: 'move-out', zone: 0, offset: 0, dir: SOUTH, power: 20 })
      expect(figureOf(table, 'f1').inside).toBe('store')
      table.act(0, { do: 'move-out', zone: 0, offset: 0, dir: 9000, power: 300 })
      expect(figureOf(table, 'f1').inside).toBeNull()
      expect(figureOf(table, 'f1').pose!.z).toBeLessThan(10_000)
      table.waits(0, 'place')
      table.goesOn()
    })
  })
})

describe('moving', () => {
  test('PW-T18, PW-R29, PW-R35: a townsperson knocked over by the puck stands up where it is', () => {
    turnOf('f1', { figures: { f1: { at: [0, 0] }, f2: { at: [50, 30] } }, townsfolk: { n1: [8, 0, 180] } }, (table) => {
      table.act(0, { do: 'move', dir: 0, power: 1000 })
      const [person] = table.state.townsfolk
      expect(person).toMatchObject({ alive: true })
      expect(person!.pose!.turn).toBeNull()
      expect(person!.pose!.x).toBeGreaterThan(8000)
      table.waits(0, 'place')
      table.goesOn()
    })
  })

  test('PW-T30, PW-R36: a puck that leaves the table puts everything back', () => {
    const town = { figures: { f1: { at: [40, 0] }, f2: { at: [0, 30] } }, things: { 'crate-1': [45, 2.7] } } as const
    turnOf('f1', town, (table) => {
      const before = JSON.stringify([table.state.figures, table.state.things, table.state.items])
      table.act(0, { do: 'move', dir: 0, power: 1000 })
      expect(table.told.map(({ type }) => type)).toContain('move-failed')
      expect(JSON.stringify([table.state.figures, table.state.things, table.state.items])).toBe(before)
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-R08, PW-R07: objects lie on a ring at 3.2 cm, in slots of 5°, and not too close to each other', () => {
    const figures = { f1: { at: [0, 0], has: { 'colt-1': 0, 'gold-1': 18 } }, f2: { at: [40, 0] } } as const
    turnOf('f1', { figures }, (table) => {
      table.act(0, { do: 'move', dir: 9000, power: 100 })
      table.waits(0, 'place')
      const { x, z } = figureOf(table, 'f1').pose!
      expect(table.refused(0, { do: 'place', facing: 0, slots: [0, 7] }).code).toBe('too-close')
      table.act(0, { do: 'place', facing: 4500, slots: [0, 8] })
      expect(itemOf(table, 'colt-1').pose).toMatchObject({ x: x + 3200, z })
      const gold = itemOf(table, 'gold-1').pose!
      expect(Math.round(Math.atan2(z - gold.z, gold.x - x) * (180 / Math.PI))).toBe(40)
      expect(figureOf(table, 'f1').pose!.facing).toBe(4500)
      table.waits(0, 'turn')
      table.goesOn()
    })
  })

  test('PW-R09, PW-R10: carried discs are bodies: pushed a little they stay, pushed far they return to the ring', () => {
    const law = { at: [20, 0, 180], has: { 'colt-2': 36 } } as const // towards the west, at (16.8, 0)
    for (const power of [260, 1000])
      turnOf('f1', { figures: { f1: { at: [0, 0] }, f2: law } }, (table) => {
        const was = itemOf(table, 'colt-2').pose!
        table.act(0, { do: 'move', dir: 20, power })
        const now = itemOf(table, 'colt-2').pose!
        const owner = figureOf(table, 'f2').pose!
        expect(now).not.toEqual(was)
        expect(Math.hypot(now.x - owner.x, now.z - owner.z)).toBeLessThanOrEqual(6000)
        expect(itemOf(table, 'colt-2').holder).toBe('f2')
        table.goesOn()
      })
  })

  test('PW-T52: the same state, action and seed give the same result', () => {
    const play = () => {
      const state = newGame(4, { wobble: 'normal' }, 9)
      scenario(pitchInTheWest, state, (table) => {
        const { seat } = table.state.stack.at(-1) as unknown as { seat: number }
        table.act(seat, { do: 'move', dir: 1200, power: 700 })
        placeAll(table, seat)
        table.goesOn()
      })
      return hashOf(state)
    }
    expect(play()).toBe(play())
  })

  test('PW-R48, PW-T32: the strokes', () => {
    turnOf(
      'f1',
      {
        figures: { f1: { in: 'store' }, f2: { in: 'bank' } },
        bases: { ...store, store: { at: [0, 20, 90], duel: 1 }, bank: { at: [0, -20, 270] } },
      },
      (table) => {
        const places = JSON.stringify(table.state.figures.map(({ pose, inside }) => [pose, inside]))
        table.act(0, { do: 'take', thing: 'duel' })
        expect(baseOf(table, 'store').duel).toBe(0)
        table.act(0, { do: 'challenge', against: 'f2', strokes: 5 })
        table.act(0, { do: 'ready', lat: 20, varies: 5 })
        table.act(1, { do: 'ready', lat: 30, varies: 5 })
        const { strokes } = pitchInTheWest.race(table.state)!
        expect(strokes).toHaveLength(5)
        strokes.slice(1).forEach((at, i) => {
          expect(at - strokes[i]!).toBeGreaterThanOrEqual(600)
          expect(at - strokes[i]!).toBeLessThanOrEqual(1200)
        })
        expect(JSON.stringify(table.view(0, 1))).not.toContain(String(strokes.at(-1)))
        table.act(0, { do: 'hold' })
        table.waits(1, 'bells')
        expect(JSON.stringify(table.state.figures.map(({ pose, inside }) => [pose, inside]))).toBe(places)
        table.goesOn()
      },
    )
  })
})

test('odd numbers are outlaws, even ones the law', () => {
  expect([teamOf('f1'), teamOf('f2'), teamOf('f9'), teamOf('f10')]).toEqual(['outlaw', 'law', 'outlaw', 'law'])
})
