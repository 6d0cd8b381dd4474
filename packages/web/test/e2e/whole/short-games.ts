// Every game of the house, as short as it gets.

import { STREET } from '../../../../games/flick-em-up/test/street.ts'
import { peaceful } from '../../../../games/pitch-in-the-west/test/noon.ts'

export interface Short {
  readonly game: string
  readonly seats: number
  readonly seed: number
  readonly options: Readonly<Record<string, unknown>>
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
