// What the six scenarios add, and how they end.

import { scenario } from '@saloon/kernel/kit'
import { describe, expect, test } from 'vitest'
import { checkScenario, pitchInTheWest, SIX, SIX_IDS } from '../src/index.ts'
import { baseOf, figureOf, itemOf, newGame, placeAll, roundOf, type Table, turnOf } from './lay-out.ts'

const SOUTH = 27_000
const endTurns = (table: Table, until: () => boolean): void => {
  while (!until()) table.act((table.state.stack.at(-1) as unknown as { seat: number }).seat, { do: 'end-turn' })
}

test.each(SIX_IDS)('%s can be played', (id) => {
  expect(checkScenario(JSON.parse(JSON.stringify(SIX[id]))).problems).toEqual([])
})

describe('the stagecoach', () => {
  test('PW-T44, PW-R53: after round 1 it stands at x = -34 with all aboard; who is in its way stands aside, unharmed', () => {
    scenario(pitchInTheWest, newGame(2, { scenario: 'stagecoach-attack', outlaws: 1, law: 1 }), (table) => {
      const law = table.state.figures.find(({ team }) => team === 'law')!
      law.pose = { ...law.pose!, x: -34_000, z: 0 }
      endTurns(table, () => table.state.round === 2)
      expect(baseOf(table, 'coach').pose).toMatchObject({ x: -34_000, z: 0 })
      expect(table.state.items.filter(({ holder }) => holder === 'coach')).toHaveLength(8)
      expect(law.life).toBe(5)
      expect(Math.abs(figureOf(table, 'f2').pose!.z)).toBeGreaterThan(5000)
      expect(figureOf(table, 'f2').pose!.x).toBe(-34_000)
      table.goesOn()
    })
  })

  const coach = { coach: { at: [-34, 0, 90], kind: 'coach', has: ['gold-1', 'gold-2', 'gold-3', 'gold-4'] } } as const
  test('PW-T45: touched by dynamite in round 2 it doesn’t move at the end of round 2', () => {
    const figures = { f1: { at: [-34, 20], has: { 'dynamite-1': 18 } }, f2: { in: 'coach' } } as const
    turnOf('f1', { scenario: 'stagecoach-attack', figures, bases: coach }, (table) => {
      baseOf(table, 'coach').stop = 1
      table.act(0, { do: 'hands', item: 'dynamite-1', dir: 9000, power: 300 })
      expect(figureOf(table, 'f2').life).toBe(4) // aboard as in a building
      endTurns(table, () => table.state.round === 3)
      expect(baseOf(table, 'coach').pose.x).toBeCloseTo(-34_000, -3)
      endTurns(table, () => table.state.round === 4)
      expect(baseOf(table, 'coach').pose.x).toBe(-22_000)
      table.goesOn()
    })
  })

  test('PW-T46: after round 9 with 4 gold aboard and 4 in the camp the law wins', () => {
    const figures = { f1: { at: [-34, 20] }, f2: { at: [50, 30] } } as const
    turnOf('f2', { scenario: 'stagecoach-attack', round: 9, figures, bases: coach, camp: 4 }, (table) => {
      table.act(1, { do: 'end-turn' })
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.vehicleGold' } })
    })
  })
})

describe('the train', () => {
  const wagon = { wagon: { at: [0, 20, 90], kind: 'wagon', locked: true, has: ['gold-1', 'gold-2'] } } as const

  test('PW-T47: in round 1 the wagon is locked: the figure stands in front of it', () => {
    const town = {
      scenario: 'train-hold-up',
      round: 1,
      figures: { f1: { at: [0, 4] }, f2: { at: [50, 30] } },
      bases: wagon,
    } as const
    turnOf('f1', town, (table) => {
      table.act(0, { do: 'move', dir: SOUTH, power: 250 })
      expect(figureOf(table, 'f1').inside).toBeNull()
      table.goesOn()
    })
  })

  test('PW-R02: dynamite opens it and harms nobody; from round 3 on it is open anyway', () => {
    const figures = { f1: { at: [0, 4], has: { 'dynamite-1': 54 } }, f2: { at: [50, 30] } } as const
    turnOf('f1', { scenario: 'train-hold-up', round: 1, figures, bases: wagon }, (table) => {
      table.act(0, { do: 'hands', item: 'dynamite-1', dir: SOUTH, power: 300 })
      expect(baseOf(table, 'wagon').locked).toBe(false)
      table.goesOn()
    })
    turnOf('f2', { scenario: 'train-hold-up', round: 2, figures, bases: wagon }, (table) => {
      table.act(1, { do: 'end-turn' })
      expect(table.state.round).toBe(3)
      expect(baseOf(table, 'wagon').locked).toBe(false)
      table.goesOn()
    })
  })

  test('PW-T48: an outlaw aboard at the end of round 8 is dead and its gold counts as aboard', () => {
    const figures = { f1: { in: 'wagon', has: { 'gold-5': 0 } }, f2: { at: [50, 30] }, f3: { at: [-50, 0] } } as const
    const bases = { wagon: { ...wagon.wagon, locked: false } } as const
    turnOf('f3', { scenario: 'train-hold-up', round: 8, figures, bases, camp: 2 }, (table) => {
      table.act(0, { do: 'end-turn' })
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.mostGold' } })
      expect(figureOf(table, 'f1').life).toBe(0)
      expect(itemOf(table, 'gold-5').holder).toBe('wagon')
    })
  })

  test('PW-T54: the four buildings and the locomotive carry their stock, the wagon only 8 gold', () => {
    const { bases, items } = newGame(2, { scenario: 'train-hold-up' })
    for (const { id, duel, life } of bases) {
      const on = items.filter(({ holder }) => holder === id).map(({ kind }) => kind)
      if (id === 'wagon') {
        expect([duel, life]).toEqual([0, 0])
        expect(on).toEqual(Array.from({ length: 8 }, () => 'gold'))
      } else {
        expect([duel, life]).toEqual([1, 2])
        expect(on.toSorted()).toEqual(['colt', 'dynamite'])
      }
    }
    expect(bases).toHaveLength(6)
  })
})

describe('the showdown', () => {
  test('PW-T49: at the start of round 4 the lowest living numbers duel before anyone plays', () => {
    const figures = {
      f1: { at: [-40, 0], life: 0 },
      f2: { at: [40, 0] },
      f3: { at: [-40, 20] },
      f4: { at: [40, 20] },
    } as const
    roundOf({ round: 4, figures }, (table) => {
      table.waits(0, 'challenge')
      expect(table.refused(0, { do: 'challenge', against: 'f4', strokes: 3 }).code).toBe('not-a-rival')
      table.act(0, { do: 'challenge', against: 'f2', strokes: 3 })
      expect(table.state.stack.at(-1)).toMatchObject({ kind: 'ready', attacker: 'f3', defender: 'f2' })
      table.goesOn()
    })
  })
})

describe('townsfolk', () => {
  const six = 'protect-the-townsfolk'
  const bases = { store: { at: [0, 20, 90] } } as const

  test('PW-T50: an escort that enters an empty building saves its townsperson, and a place is free again', () => {
    const town = {
      scenario: six,
      figures: { f1: { at: [50, 30] }, f2: { at: [0, 0] } },
      townsfolk: { n1: [4, -1], n2: [-50, 0], n3: [-50, 10] },
      bases,
    } as const
    turnOf('f2', town, (table) => {
      expect(table.refused(1, { do: 'escort', npc: 'n1' }).code).toBe('not-touched')
      table.act(1, { do: 'move', dir: SOUTH, power: 20 }) // 1.5 cm: still within 3.5 of it
      placeAll(table, 1)
      table.act(1, { do: 'escort', npc: 'n1' })
      expect(table.state.townsfolk[0]).toMatchObject({ escort: 'f2' })
      table.act(0, { do: 'end-turn' })
      table.waits(1, 'turn')
      table.act(1, { do: 'move', dir: SOUTH, power: 300 })
      expect(figureOf(table, 'f2').inside).toBe('store')
      expect(table.state.townsfolk[0]).toMatchObject({ pose: null, alive: true, escort: null })
      expect(table.state.figures.filter(({ inside }) => inside === 'store')).toHaveLength(1)
      table.goesOn()
    })
  })

  test('PW-T51: a law bullet that kills a townsperson costs its shooter 2 life points', () => {
    const figures = { f1: { at: [50, 30] }, f2: { at: [0, 0], has: { 'colt-1': 0 } } } as const
    turnOf('f2', { scenario: six, figures, townsfolk: { n1: [20, 0, 180], n2: [-50, 0], n3: [-50, 10] } }, (table) => {
      table.act(1, { do: 'hands', item: 'colt-1', dir: 0, power: 1000 })
      expect(table.state.townsfolk[0]!.alive).toBe(false)
      expect(figureOf(table, 'f2').life).toBe(3)
      table.goesOn()
    })
  })

  test('PW-R54: if one event fulfils the goals of both, the team of the figure on turn loses', () => {
    // The last living law figure kills the third townsperson, and dies of it itself: both of its losses go to the outlaws anyway;
    // an outlaw who kills the last of the law and the prisoner with one throw of dynamite makes both goals true.
    const figures = {
      f1: { in: 'prison', jailed: true, life: 1 },
      f2: { in: 'prison', life: 1 },
      f3: { at: [0, 0], has: { 'dynamite-1': 0 } },
    } as const
    const town = {
      scenario: 'free-the-prisoner',
      figures,
      bases: { prison: { at: [20, 0, 180], locked: true } },
      prisoner: 'f1',
    } as const
    turnOf('f3', town, (table) => {
      table.act(0, { do: 'hands', item: 'dynamite-1', dir: 0, power: 600 })
      expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.figureDead' } })
    })
  })
})

test('bank robbery: 6 gold in the camp win at once; after the last round the law wins', () => {
  const figures = { f1: { at: [-38, 0], has: { 'gold-1': 0 } }, f2: { at: [50, 30] } } as const
  turnOf('f1', { scenario: 'bank-robbery', figures, camp: 5 }, (table) => {
    table.act(0, { do: 'move', dir: 18_000, power: 200 })
    expect(table.over()).toMatchObject({ winners: [0], because: { key: 'result.goldInCamp' } })
  })
  turnOf('f2', { scenario: 'bank-robbery', round: 10, figures }, (table) => {
    table.act(1, { do: 'end-turn' })
    expect(table.over()).toMatchObject({ winners: [1], because: { key: 'result.win' } })
  })
})
