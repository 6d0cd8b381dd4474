// Ratings as they are kept: one for each player and game, changed by finished rated tables only.

import type { Outcome } from '@saloon/kernel'
import type { Change, Store } from '../store/store.ts'
import type { PlayerId, Table } from '../table/table.ts'
import { type RatedSeat, rateOutcome } from './from-outcome.ts'
import { NEWCOMER, type Range, type Rating, range } from './plackett-luce.ts'

const KIND = 'rating'

interface Kept extends Rating {
  readonly games: number
}
export interface ShownRating extends Range {
  readonly game: string
  readonly games: number
}

const idOf = (player: PlayerId, game: string): string => `${player}/${game}`

/** What a game does to somebody's rating, to be kept in one step with everything else that the game leaves behind. */
export interface NewRating {
  readonly player: PlayerId
  readonly before: Range
  readonly after: Range
  readonly change: Change
}

export async function ratingsAfter(store: Store, table: Table, outcome: Outcome): Promise<NewRating[]> {
  const kept = new Map<PlayerId, { readonly rating: Kept; readonly version: number }>()
  async function known(player: PlayerId): Promise<Kept> {
    const stored = await store.get(KIND, idOf(player, table.game))
    const rating = stored ? (JSON.parse(stored.text) as Kept) : { ...NEWCOMER, games: 0 }
    kept.set(player, { rating, version: stored?.version ?? 0 })
    return rating
  }
  const seats = await Promise.all(
    table.seats.map(async ({ holder }): Promise<RatedSeat> =>
      holder?.kind === 'person'
        ? { kind: 'person', player: holder.player, rating: await known(holder.player) }
        : { kind: 'bot', level: holder?.bot === 'random' ? 'easy' : (holder?.level ?? 'fair') },
    ),
  )
  if (kept.size < 2) return [] // against bots alone nobody climbs
  return Array.from(rateOutcome(outcome, { rated: table.rated, seats }), ([player, { mu, sigma }]) => {
    const { rating, version } = kept.get(player)!
    const text = JSON.stringify({ mu, sigma, games: rating.games + 1 } satisfies Kept)
    const change = { kind: KIND, id: idOf(player, table.game), expected: version, text }
    return { player, before: range(rating), after: range({ mu, sigma }), change }
  })
}

export async function ratingsOf(store: Store, player: PlayerId, games: readonly string[]): Promise<ShownRating[]> {
  const kept = await Promise.all(games.map(async (game) => ({ game, rating: await ratingOf(store, player, game) })))
  return kept.flatMap(({ game, rating }) => (rating.games > 0 ? [{ game, games: rating.games, ...range(rating) }] : []))
}

export async function forgetRatings(store: Store, player: PlayerId, games: readonly string[]): Promise<void> {
  for (const game of games) await store.remove(KIND, idOf(player, game))
}

async function ratingOf(store: Store, player: PlayerId, game: string): Promise<Kept> {
  const stored = await store.get(KIND, idOf(player, game))
  return stored ? (JSON.parse(stored.text) as Kept) : { ...NEWCOMER, games: 0 }
}
