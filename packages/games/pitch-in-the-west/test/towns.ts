// Small towns where something happens at every turn, for tests that play many games.

import type { Options, Scenario } from '../src/index.ts'

const places = (x: number, facing: number) => [-16, -8, 0, 8, 16].map((z) => ({ x, z, facing }))

export const SMALL: Scenario = {
  format: 1,
  id: 'small',
  name: 'Small town',
  town: {
    id: 'small',
    name: 'Small town',
    box: 2,
    buildings: [{ id: 'bank', type: 'bank', x: 0, z: -30, facing: 270 }],
    vehicles: [{ id: 'coach', type: 'stagecoach', x: 0, z: 24, facing: 90 }],
    objects: [{ id: 'crate-1', kind: 'crate', x: 0, z: 8, facing: 0 }],
    camp: { x: -30, z: 0, halfX: 12, halfZ: 20 },
    npcSpots: [{ id: 'n1', x: 0, z: 0, facing: 90 }],
    starts: { outlaw: places(-10, 0), law: places(10, 180) },
  },
  rounds: 4,
  players: { min: 2, max: 10 },
  duel: 'easy',
  stockBases: 'buildings-and-coach',
  gold: [
    { at: 'coach', n: 3 },
    { at: 'bank', n: 2 },
  ],
  npc: ['n1'],
  starts: {},
  special: [{ id: 'escort-npc' }, { id: 'noon-duel', round: 2 }, { id: 'law-bullet-killing-npc-costs-2-life' }],
  victory: [
    { team: 'outlaw', when: 'goldInCamp', n: 2, timing: 'immediate' },
    { team: 'law', when: 'allDead', of: 'outlaw', timing: 'immediate' },
    { team: 'outlaw', when: 'allDead', of: 'law', timing: 'immediate' },
  ],
  atEnd: [{ test: 'mostLifePoints' }, { test: 'mostLiving' }, { test: 'draw' }],
}

const own = (change: Partial<Scenario>): Partial<Options> => ({
  scenario: 'own',
  town: JSON.stringify({ ...SMALL, ...change }),
})
/** Nobody takes a duel cube: a duel of random players lasts long. */
const quiet = { stockBases: 'buildings-except-bank', special: [{ id: 'escort-npc' }] } as const
const noon = { rounds: 1, special: [{ id: 'noon-duel', round: 1 }], npc: [] } as const

export const VARIANTS: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 2, options: { ...own({ ...quiet, rounds: 2 }), outlaws: 1, law: 1 } },
  { seats: 2, options: { ...own({ ...noon, duel: 'hard' }), outlaws: 1, law: 1 } },
  { seats: 3, options: { ...own({ ...quiet, rounds: 1 }), outlaws: 1, law: 3, wobble: 'light' } },
]
/** One pitch after the other, and the train. */
export const LONGER: readonly { readonly seats: number; readonly options: Partial<Options> }[] = [
  { seats: 2, options: { ...own(noon), outlaws: 1, law: 1, clock: 'steady' } },
  { seats: 4, options: { scenario: 'train-hold-up', wobble: 'off' } },
]
