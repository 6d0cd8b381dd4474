// Every game of the house, as short as it gets.

import { peaceful } from '../../../games/pitch-in-the-west/test/noon.ts'

export interface Short {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly options: Readonly<Record<string, unknown>>
}

/** One against one, about to shoot at each other, one hour before midnight. */
const STREET = {
  format: 1,
  game: 'flick-em-up',
  id: 'street',
  name: 'A short street',
  clock: { start: 11, end: 12 },
  hats: { law: 'blue', outlaw: 'blue' },
  initiative: { cowboy: 'L1' },
  rules: [],
  buildings: [],
  objects: [{ id: 'barrel-1', kind: 'barrel', x: 0, z: 4, facing: 0 }],
  gallows: null,
  figures: [
    { id: 'L1', clan: 'law', hat: 1, x: -8, z: 0, facing: 0, life: 1, items: [] },
    { id: 'O1', clan: 'outlaw', hat: 1, x: 8, z: 0, facing: 180, life: 1, items: [] },
  ],
  neutrals: [],
  markers: [],
  setupChoices: [],
  victory: [{ clan: 'both', when: 'enemyDead', n: 1, timing: 'immediate' }],
  atClockEnd: [{ test: 'mostLivingCowboys' }, { test: 'draw' }],
  special: [],
}

/** Two people at most; bots on the other seats see to it that it ends. */
export const SHORT_GAMES: readonly Short[] = [
  { game: 'bang-dice', seats: 3, seed: 5, options: {} },
  { game: 'wanted-one', seats: 2, seed: 4, options: { quick: true } },
  { game: 'wanted', seats: 4, seed: 2, options: { simplified: true } },
  { game: 'western-legends', seats: 4, seed: 3, options: { firstGame: true } },
  {
    game: 'flick-em-up',
    seats: 2,
    seed: 3,
    options: { scenario: 'own', town: JSON.stringify(STREET) },
  },
  {
    game: 'pitch-in-the-west',
    seats: 2,
    seed: 3,
    options: peaceful,
  },
]
