// A game against bots, begun at once: what Play now starts.

import { remember, remembered } from '../../app/storage.ts'
import { CATALOGUE, type GameId } from '../../games/catalogue.ts'
import { isPlayable } from '../../games/index.ts'
import { useProfile } from '../../link/http/identity.ts'
import { newLocalTable } from '../../link/local-id.ts'

/** The bots of the house: characters of our own, the same in every game. */
export const CHARACTERS = [
  'Greenhorn Gus',
  'Deacon Pike',
  'Dynamite Dolores',
  'Judge Abernathy',
  'Quiet Quincy',
  'Ma Laramie',
  'Coyote',
  'Iron Nell',
] as const

/** Milliseconds a bot takes for a decision at its usual pace. */
export const USUAL_PACE = 1_000

/** What Play now starts: the game played last. */
export function lastPlayed(): GameId {
  const last = remembered<string>('last-game') ?? ''
  return isPlayable(last) ? (last as GameId) : 'bang-dice'
}

export const notePlayed = (game: GameId): void => remember('last-game', game)

/** The address of the table. */
export function playNow(game: GameId): string {
  const { bots, levels } = CATALOGUE.find(({ id }) => id === game)!
  const seats = [
    { kind: 'person' as const, name: useProfile.getState().name },
    ...CHARACTERS.slice(0, bots).map((name) => ({ kind: 'bot' as const, bot: levels.at(-1)!, name })),
  ]
  const isFirst = remembered<string>('last-game') === undefined
  notePlayed(game)
  const table = { game, options: {}, seats, pace: USUAL_PACE, freeUndo: false }
  return `/t/${newLocalTable(isFirst ? { ...table, personFirst: true } : table)}`
}
