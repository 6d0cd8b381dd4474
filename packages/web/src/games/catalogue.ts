// What home shows of each game, without loading any rules. A test compares it with the rules of those that are there.

import { MORE } from '@saloon/games/more'
import type { GameModule } from '@saloon/kernel'

export const LEVELS = ['easy', 'fair', 'hard'] as const
export type Level = (typeof LEVELS)[number]

export interface Listed {
  readonly id: string
  readonly seats: { readonly min: number; readonly max: number }
  readonly minutes: number
  readonly weight: 'quick' | 'middling' | 'long'
  /** How well bots can play it, from easy to hard. */
  readonly levels: readonly Level[]
  /** Opponents of a first game: a full enough table that is quick to follow. */
  readonly bots: number
}

const HOUSE = [
  { id: 'bang-dice', seats: { min: 3, max: 8 }, minutes: 15, weight: 'quick', bots: 4, levels: LEVELS },
  { id: 'wanted-one', seats: { min: 2, max: 6 }, minutes: 30, weight: 'quick', bots: 3, levels: LEVELS },
  { id: 'wanted', seats: { min: 4, max: 7 }, minutes: 40, weight: 'middling', bots: 4, levels: LEVELS },
  {
    id: 'western-legends',
    seats: { min: 2, max: 6 },
    minutes: 90,
    weight: 'long',
    bots: 2,
    levels: LEVELS,
  },
  {
    id: 'flick-em-up',
    seats: { min: 2, max: 10 },
    minutes: 45,
    weight: 'middling',
    bots: 1,
    levels: LEVELS,
  },
  {
    id: 'pitch-in-the-west',
    seats: { min: 2, max: 10 },
    minutes: 45,
    weight: 'middling',
    bots: 1,
    levels: LEVELS,
  },
] as const satisfies readonly Listed[]

export type GameId = (typeof HOUSE)[number]['id']

/** Of a game that was built in beside those of the house: what its rules say, and a guess. */
function listed({ game: { rules } }: GameModule): Listed {
  const bots = Math.max(rules.seats.min - 1, Math.min(3, rules.seats.max - 1))
  return { id: rules.id, seats: rules.seats, minutes: 15, weight: 'quick', bots, levels: ['easy'] }
}

/** Those that were built in pass for some of the house: whatever is kept by id has something to fall back upon. */
export const CATALOGUE = [...HOUSE, ...MORE.map(listed)] as readonly (Listed & { readonly id: GameId })[]

export const isGameId = (id: string): id is GameId => CATALOGUE.some((game) => game.id === id)
