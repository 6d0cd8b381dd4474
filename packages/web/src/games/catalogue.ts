// What home shows of each game, without loading any rules. A test compares it with the rules of those that are there.

export interface Listed {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly weight: 'quick' | 'middling' | 'long'
  /** The bots that know it, from easy to hard. */
  readonly levels: readonly string[]
  /** Opponents of a first game: a full enough table that is quick to follow. */
  readonly bots: number
}

export const CATALOGUE = [
  { id: 'bang-dice', seats: { min: 3, max: 8 }, minutes: 15, weight: 'quick', bots: 4, levels: ['random', 'greedy'] },
  { id: 'wanted-one', seats: { min: 2, max: 6 }, minutes: 30, weight: 'quick', bots: 3, levels: ['random', 'greedy'] },
  { id: 'wanted', seats: { min: 4, max: 7 }, minutes: 40, weight: 'middling', bots: 4, levels: ['random', 'greedy'] },
  {
    id: 'western-legends',
    seats: { min: 2, max: 6 },
    minutes: 90,
    weight: 'long',
    bots: 2,
    levels: ['random', 'greedy'],
  },
  {
    id: 'flick-em-up',
    seats: { min: 2, max: 10 },
    minutes: 45,
    weight: 'middling',
    bots: 1,
    levels: ['random', 'greedy'],
  },
  {
    id: 'pitch-in-the-west',
    seats: { min: 2, max: 10 },
    minutes: 45,
    weight: 'middling',
    bots: 1,
    levels: ['random', 'greedy'],
  },
] as const satisfies readonly Listed[]

export type GameId = (typeof CATALOGUE)[number]['id']

export const isGameId = (id: string): id is GameId => CATALOGUE.some((game) => game.id === id)
