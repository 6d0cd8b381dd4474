// The board: what lies where, how far apart, and the ways over it.

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { HIDEOUTS, LOCATIONS, type Location } from '../src/components/places.ts'
import {
  CELLS,
  type Dangers,
  SPACES,
  HIDEOUT_SPACES,
  type Hex,
  MESAS_BESIDE,
  MESA_EXITS,
  NEIGHBOURS,
  NEIGHBOURS_AND_MESAS,
  NOWHERE,
  OUT_OF_REACH,
  PLAN,
  TOWN_SPACES,
  areAdjacent,
  distance,
  distanceTo,
  hasBandit,
  hideoutOf,
  spaceAt,
  spaceOf,
  spacesOf,
  isMesaNode,
  journey,
  keyOf,
  kindOf,
  locationOf,
  mesaNode,
  nextLeg,
  reachNow,
  regionOf,
  sheriffSteps,
  stepTowards,
  steps,
  townOf,
  wayTo,
} from '../src/map/index.ts'

const keys = (spaces: Iterable<Hex>): string[] => [...spaces].map(keyOf)
const SAFE: Dangers = { bandits: 0, sheriff: NOWHERE, mesas: false }
const DIXON = 1 << HIDEOUTS.indexOf('hideout_b_dixon')

describe('the plan', () => {
  test('has a hundred hexes of which ninety-three can be entered, twelve and ten of them in the towns', () => {
    expect(CELLS).toHaveLength(100)
    expect(SPACES).toBe(93)
    expect(TOWN_SPACES.filter((hex) => townOf(hex) === 'darkrock')).toHaveLength(12)
    expect(TOWN_SPACES.filter((hex) => townOf(hex) === 'red_falls')).toHaveLength(10)
    expect(PLAN.every((_, hex) => (townOf(hex) === null) !== (regionOf(hex) === null))).toBe(true)
  })

  test('names spaces by column and row, and knows what is none', () => {
    expect(keyOf(spaceOf('c3r5'))).toBe('c3r5')
    expect(spaceOf('c5r3')).toBe(NOWHERE) // on the north mesa
    expect(spaceOf('c0r0')).toBe(NOWHERE)
    expect(keyOf(mesaNode('mesa_south'))).toBe('mesa_south')
  })

  test('puts places on their own spaces, stores and saloons on three that touch each other', () => {
    const taken = LOCATIONS.flatMap((location) => spacesOf(location))
    expect(new Set(taken).size).toBe(taken.length)
    for (const location of LOCATIONS) {
      const spaces = spacesOf(location)
      expect(spaces.every((space) => locationOf(space) === location)).toBe(true)
      const corner = ['store', 'saloon'].includes(kindOf(spaces[0]!)!)
      expect(spaces).toHaveLength(corner ? 3 : 1)
      if (corner)
        expect(spaces.every((space) => spaces.filter((other) => areAdjacent(space, other)).length === 2)).toBe(true)
      if (corner) expect(new Set(spaces.map(townOf)).size).toBe(1)
    }
    expect(locationOf(spaceOf('c2r0'))).toBeNull()
    expect(kindOf(spaceOf('c2r0'))).toBeNull()
    expect(kindOf(spaceOf('c3r5'))).toBe('bank')
  })

  test('puts the six hideouts outside the towns', () => {
    expect(keys(HIDEOUT_SPACES)).toEqual(['c0r2', 'c10r1', 'c6r4', 'c6r0', 'c0r6', 'c11r6'])
    expect(HIDEOUT_SPACES.map(hideoutOf)).toEqual([0, 1, 2, 3, 4, 5])
    expect(HIDEOUT_SPACES.every((hex) => townOf(hex) === null)).toBe(true)
    expect(hasBandit(DIXON, spaceOf('c6r4'))).toBe(true)
    expect(hasBandit(DIXON, spaceOf('c0r2'))).toBe(false)
    expect(hasBandit(63, spaceOf('c3r5'))).toBe(false)
  })

  test('knows the neighbours of each space, both ways', () => {
    expect(keys(NEIGHBOURS[spaceOf('c3r5')]!)).toEqual(['c3r4', 'c4r4', 'c2r5', 'c4r5', 'c3r6', 'c4r6'])
    expect(keys(NEIGHBOURS[spaceOf('c1r0')]!)).toEqual(['c2r0', 'c0r1', 'c1r1'])
    expect(keys(NEIGHBOURS[spaceOf('c6r4')]!)).toEqual(['c5r4', 'c7r4']) // the corridor of Dixon Creek
    NEIGHBOURS.forEach((beside, hex) => expect(beside.every((other) => NEIGHBOURS[other]!.includes(hex))).toBe(true))
  })

  test('knows what touches a mesa', () => {
    expect(keys(NEIGHBOURS_AND_MESAS[mesaNode('mesa_north')]!).toSorted()).toEqual(
      ['c4r3', 'c5r1', 'c5r2', 'c5r4', 'c6r1', 'c6r4', 'c7r1', 'c7r3', 'c7r4', 'c8r2'].toSorted(),
    )
    expect(keys(NEIGHBOURS_AND_MESAS[mesaNode('mesa_south')]!).toSorted()).toEqual(
      ['c4r5', 'c5r4', 'c5r6', 'c5r7', 'c6r4', 'c6r7', 'c7r4', 'c7r5', 'c7r6'].toSorted(),
    )
    expect(MESAS_BESIDE[spaceOf('c6r4')]).toBe(3)
    expect(MESA_EXITS.map((exits) => exits.length)).toEqual([10, 9])
  })

  const main: [Location, Location, number][] = [
    ['darkrock_bank', 'red_falls_cabaret', 5],
    ['darkrock_bank', 'sunny_hills_mine', 4],
    ['darkrock_bank', 'spikes_view_mine', 4],
    ['darkrock_bank', 'cliff_junction_mine', 5],
    ['darkrock_bank', 'rail_station', 3],
    ['darkrock_general_store', 'red_falls_general_store', 6],
    ['green_ranch', 'rail_station', 7],
    ['blue_ranch', 'rail_station', 9],
    ['green_ranch', 'blue_ranch', 8],
    ['darkrock_sheriff_office', 'red_falls_cabaret', 6],
    ['darkrock_sheriff_office', 'darkrock_bank', 2],
    ['darkrock_saloon', 'red_falls_saloon', 7],
  ]
  test.each(main)('from %s to %s: %i spaces', (from, to, spaces) => {
    expect(Math.min(...spacesOf(from).map((space) => distanceTo(space, to)))).toBe(spaces)
    expect(Math.min(...spacesOf(to).map((space) => distanceTo(space, from)))).toBe(spaces)
  })
})

describe('one movement', () => {
  test('reaches what lies within its steps', () => {
    const reached = reachNow(spaceOf('c3r5'), 2, SAFE)
    expect(reached[spaceOf('c3r5')]).toBe(0)
    expect(reached[spaceOf('c4r5')]).toBe(1)
    expect(reached[spaceOf('c5r4')]).toBe(2)
    expect(reached[spaceOf('c6r4')]).toBe(OUT_OF_REACH)
  })

  test('goes no further than a bandit', () => {
    const dangers = { ...SAFE, bandits: DIXON }
    expect(reachNow(spaceOf('c5r4'), 4, dangers)[spaceOf('c6r4')]).toBe(1)
    expect(reachNow(spaceOf('c5r4'), 4, dangers)[spaceOf('c7r4')]).toBe(OUT_OF_REACH)
    expect(reachNow(spaceOf('c5r4'), 4, SAFE)[spaceOf('c7r4')]).toBe(2)
    expect(reachNow(spaceOf('c6r4'), 1, dangers)[spaceOf('c7r4')]).toBe(1) // who stands beside him may leave
  })

  test('goes round the Sheriff, never through him', () => {
    const dangers = { ...SAFE, sheriff: spaceOf('c6r4') }
    expect(reachNow(spaceOf('c5r4'), 5, dangers)[spaceOf('c6r4')]).toBe(OUT_OF_REACH)
    expect(reachNow(spaceOf('c5r4'), 5, dangers)[spaceOf('c7r4')]).toBe(OUT_OF_REACH)
  })

  test('crosses a mesa in two steps for whoever may, and never ends on it', () => {
    const dangers = { ...SAFE, mesas: true }
    expect(reachNow(spaceOf('c4r3'), 2, dangers)[spaceOf('c7r3')]).toBe(2)
    expect(reachNow(spaceOf('c4r3'), 2, SAFE)[spaceOf('c7r3')]).toBe(OUT_OF_REACH)
    expect(steps(spaceOf('c4r3'), 1, dangers).some(isMesaNode)).toBe(false)
    expect(steps(spaceOf('c4r3'), 2, dangers)).toContain(mesaNode('mesa_north'))
    expect(steps(spaceOf('c4r3'), 0, dangers)).toEqual([])
  })
})

const spaces = fc.nat(SPACES - 1)
const situations = fc
  .record({
    from: spaces,
    movement: fc.integer({ min: 1, max: 5 }),
    bandits: fc.nat(63),
    sheriff: spaces,
    wanted: fc.boolean(),
    mesas: fc.boolean(),
  })
  .map(({ from, movement, bandits, sheriff, wanted, mesas }) => ({
    from,
    movement,
    dangers: { bandits, sheriff: wanted && sheriff !== from ? sheriff : NOWHERE, mesas },
  }))

/** Action by action, each begun wherever the last could end: the slow way to the same numbers. */
function actionByAction(from: Hex, movement: number, most: number, dangers: Dangers): number[] {
  const needed = Array.from({ length: SPACES }, () => OUT_OF_REACH)
  needed[from] = 0
  for (let action = 1; action <= most; action++) {
    const starts = needed.flatMap((actions, space) => (actions === action - 1 ? [space] : []))
    for (const start of starts) {
      reachNow(start, movement, dangers).forEach((used, space) => {
        if (used !== OUT_OF_REACH) needed[space] = Math.min(needed[space]!, action)
      })
    }
  }
  return needed
}

describe('a journey', () => {
  test('needs as many actions as going action by action', () => {
    fc.assert(
      fc.property(situations, ({ from, movement, dangers }) => {
        expect([...journey(from, movement, 4, dangers).actions]).toEqual(actionByAction(from, movement, 4, dangers))
      }),
      { numRuns: 150 },
    )
  })

  test('tells a way of adjacent nodes that never meets the Sheriff and fights as often as it says', () => {
    fc.assert(
      fc.property(situations, spaces, ({ from, movement, dangers }, to) => {
        const found = journey(from, movement, 6, dangers)
        const way = wayTo(found, to)
        if (found.actions[to] === OUT_OF_REACH || to === from) {
          expect(way).toEqual([])
          return
        }
        expect(way.at(-1)).toBe(to)
        way.forEach((node, n) => expect(NEIGHBOURS_AND_MESAS[way[n - 1] ?? from]).toContain(node))
        expect(way).not.toContain(dangers.sheriff)
        expect(way.filter((node) => hasBandit(dangers.bandits, node))).toHaveLength(found.fights[to]!)
      }),
      { numRuns: 150 },
    )
  })

  test('from the bank to the cabaret costs a fight at Dixon Creek, or three spaces more', () => {
    const [bank, cabaret] = [spaceAt('darkrock_bank'), spaceAt('red_falls_cabaret')]
    const dangers = { ...SAFE, bandits: DIXON }
    expect(journey(bank, 5, 3, SAFE).actions[cabaret]).toBe(1)
    const through = journey(bank, 5, 3, dangers)
    expect(through.actions[cabaret]).toBe(2)
    expect(through.fights[cabaret]).toBe(1)
    expect(journey(bank, 5, 3, dangers, true).fights[cabaret]).toBe(0)
    expect(wayTo(journey(bank, 3, 4, dangers, true), cabaret)).toHaveLength(8)
  })

  test('is walked leg by leg: to a bandit, or to the edge of a mesa that must wait', () => {
    const dangers = { ...SAFE, bandits: DIXON, mesas: true }
    const way = ['c4r5', 'c5r4', 'c6r4', 'c7r4'].map(spaceOf)
    expect(keys(nextLeg(way, 4, dangers))).toEqual(['c4r5', 'c5r4', 'c6r4'])
    expect(keys(nextLeg([spaceOf('c4r3'), mesaNode('mesa_north'), spaceOf('c7r3')], 2, dangers))).toEqual(['c4r3'])
    expect(nextLeg([], 2, dangers)).toEqual([])
  })
})

describe('the Sheriff', () => {
  test('never steps where he could not go on as far as he must', () => {
    // Round the north-western corner: stepping into it after its three neighbours would leave him nowhere to go.
    const corner = spaceOf('c1r0')
    const entered = ['c0r1', 'c1r1'].map(spaceOf)
    expect(sheriffSteps(spaceOf('c2r0'), [...entered, spaceOf('c2r0')], 1)).toContain(corner)
    expect(sheriffSteps(spaceOf('c2r0'), [...entered, spaceOf('c2r0')], 2)).not.toContain(corner)
  })

  test('always finds a walk of six', () => {
    for (let from = 0; from < SPACES; from++) {
      const entered: Hex[] = []
      let at = from
      for (let left = 6; left > 0; left--) {
        const [next] = sheriffSteps(at, entered, left)
        expect(next).toBeDefined()
        entered.push((at = next!))
      }
      expect(new Set(entered).size).toBe(6)
    }
  })

  test('goes straight towards somebody, by the lowest column, then the lowest row', () => {
    expect(keyOf(stepTowards(spaceOf('c2r3'), spaceOf('c2r5')))).toBe('c2r4')
    fc.assert(
      fc.property(spaces, spaces, (from, to) => {
        if (from === to) return
        const next = stepTowards(from, to)
        expect(areAdjacent(from, next)).toBe(true)
        expect(distance(next, to)).toBe(distance(from, to) - 1)
      }),
    )
  })
})
