// A game against bots, begun at once: what Play now starts.

import { remember, remembered } from '../../app/storage.ts'
import { CATALOGUE, type GameId, LEVELS, type Level } from '../../games/catalogue.ts'
import { isPlayable } from '../../games/index.ts'
import { useProfile } from '../../link/http/identity.ts'
import { newLocalTable } from '../../link/local-id.ts'

/** The bots of the house: characters of our own, the same in every game, each with its manner. */
const MANNERS: Readonly<Record<string, string>> = {
  'Greenhorn Gus': 'greenhorn',
  'Deacon Pike': 'cautious',
  'Dynamite Dolores': 'hot-headed',
  'Judge Abernathy': 'by-the-book',
  'Quiet Quincy': 'sly',
  'Ma Laramie': 'balancing',
  Coyote: 'playful',
  'Iron Nell': 'steely',
}
export const CHARACTERS: readonly string[] = Object.keys(MANNERS)

/** How well a bot plays where nobody has said. */
const USUAL_LEVEL = 'fair'

/** Of this name, at this level; a game without levels has bots that play anything. */
export function botNamed(game: string, name: string, level: Level = USUAL_LEVEL): string {
  if (CATALOGUE.find(({ id }) => id === game)?.levels.length === 1) return 'random'
  return ['greedy', MANNERS[name], level].filter((word) => word !== undefined).join(':')
}

/** How well a bot of this spelling plays, also one that was kept before there were levels. */
export const levelOf = (bot: string): Level =>
  bot === 'random' ? 'easy' : (LEVELS.find((level) => bot.split(':').includes(level)) ?? USUAL_LEVEL)

/** Milliseconds a bot takes for a decision at its usual pace. */
export const USUAL_PACE = 1_000

/** What Play now starts: the game played last. */
export function lastPlayed(): GameId {
  const last = remembered<string>('last-game') ?? ''
  return isPlayable(last) ? (last as GameId) : 'bang-dice'
}

export const notePlayed = (game: GameId): void => remember('last-game', game)

/** The address of the table. */
export function playNow(game: GameId, level: Level = USUAL_LEVEL): string {
  const { bots } = CATALOGUE.find(({ id }) => id === game)!
  const seats = [
    { kind: 'person' as const, name: useProfile.getState().name },
    ...CHARACTERS.slice(0, bots).map((name) => ({ kind: 'bot' as const, bot: botNamed(game, name, level), name })),
  ]
  const isFirst = remembered<string>('last-game') === undefined
  notePlayed(game)
  const table = { game, options: {}, seats, pace: USUAL_PACE, freeUndo: false }
  return `/t/${newLocalTable(isFirst ? { ...table, personFirst: true } : table)}`
}
