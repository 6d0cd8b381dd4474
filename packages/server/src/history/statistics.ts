// Statistics of one player at one game, kept by adding each game when it ends.

import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import type { FinishedGame, FinishedSeat } from './record.ts'

export interface Tally {
  readonly games: number
  readonly wins: number
}
type Tallies = Readonly<Record<string, Tally>>

export interface Statistics extends Tally {
  readonly people: Tally // of those, the games with other people in them
  readonly places: Readonly<Record<string, number>>
  readonly seats: Tallies // by how many played
  readonly counts: Readonly<Record<string, Tallies>> // by role, by character: whatever the game tells apart
  readonly months: Tallies // '2026-11', in universal time
  readonly scores: { readonly games: number; readonly sum: number; readonly best: number } | null
  readonly last: number
}

export const STATISTICS = 'statistics'
export const statisticsId = (player: PlayerId, game: string): string => `${player}/${game}`

const NONE: Tally = { games: 0, wins: 0 }
const NEWCOMER: Statistics = {
  ...NONE,
  people: NONE,
  places: {},
  seats: {},
  counts: {},
  months: {},
  scores: null,
  last: 0,
}

/** Around one device it can't be said who of those there won or lost; and a stopped game was neither. */
export const counts = ({ seats, because }: FinishedGame, player: PlayerId): boolean =>
  because !== null && seats.filter((seat) => seat.player === player).length === 1

/** `before` is text as it was kept, or nothing. */
export function withGame(before: string | undefined, game: FinishedGame, player: PlayerId): Statistics {
  const known = before === undefined ? NEWCOMER : (JSON.parse(before) as Statistics)
  const seat = game.seats.find((one) => one.player === player)!
  const isAmongPeople = game.seats.some((one) => one.kind === 'person' && one.player !== player)
  const { won } = seat
  return {
    ...plus(known, won),
    people: isAmongPeople ? plus(known.people, won) : known.people,
    places: seat.place === null ? known.places : { ...known.places, [seat.place]: (known.places[seat.place] ?? 0) + 1 },
    seats: add(known.seats, String(game.seats.length), won),
    counts: Object.entries(seat.counts).reduce(
      (all, [what, value]) => ({ ...all, [what]: add(all[what] ?? {}, value, won) }),
      known.counts,
    ),
    months: add(known.months, new Date(game.ended).toISOString().slice(0, 7), won),
    scores: withScore(known.scores, seat),
    last: Math.max(known.last, game.ended),
  }
}

const plus = ({ games, wins }: Tally, won: boolean): Tally => ({ games: games + 1, wins: wins + (won ? 1 : 0) })
const add = (tallies: Tallies, key: string, won: boolean): Tallies => ({
  ...tallies,
  [key]: plus(tallies[key] ?? NONE, won),
})

function withScore(known: Statistics['scores'], { score }: FinishedSeat): Statistics['scores'] {
  if (score === null) return known
  if (known === null) return { games: 1, sum: score, best: score }
  return { games: known.games + 1, sum: known.sum + score, best: Math.max(known.best, score) }
}

export async function statisticsOf(
  store: Store,
  player: PlayerId,
  games: readonly string[],
): Promise<readonly (Statistics & { readonly game: string })[]> {
  const stored = await Promise.all(games.map((game) => store.get(STATISTICS, statisticsId(player, game))))
  return games.flatMap((game, i) => {
    const found = stored[i]
    return found ? [{ game, ...(JSON.parse(found.text) as Statistics) }] : []
  })
}

export async function forgetStatistics(store: Store, player: PlayerId, games: readonly string[]): Promise<void> {
  for (const game of games) await store.remove(STATISTICS, statisticsId(player, game))
}
