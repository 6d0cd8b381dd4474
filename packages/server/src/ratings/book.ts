// Ratings as they are kept: one for each player and game, changed by finished rated tables only.

import type { Outcome } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import type { PlayerId, Table } from '../tables/table.ts'
import { type RatedSeat, rateOutcome } from './from-outcome.ts'
import { NEWCOMER, type Rating, range } from './plackett-luce.ts'

const KIND = 'rating'
const TRIES = 8

interface Kept extends Rating {
  readonly games: number
}
export interface ShownRating {
  readonly game: string
  readonly games: number
  readonly low: number
  readonly high: number
}

const idOf = (player: PlayerId, game: string): string => `${player}/${game}`

/** Once for each game played: the caller sees to that. */
export async function rateGame(store: Store, table: Table, outcome: Outcome): Promise<void> {
  const seats = await Promise.all(
    table.seats.map(async ({ holder }): Promise<RatedSeat> =>
      holder?.kind === 'person'
        ? { kind: 'person', player: holder.player, rating: await ratingOf(store, holder.player, table.game) }
        : { kind: 'bot', level: 'fair' },
    ),
  )
  const people = new Set(seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : [])))
  if (people.size < 2) return // against bots alone nobody climbs
  for (const [player, { mu, sigma }] of rateOutcome(outcome, { rated: table.rated, seats })) {
    await keep(store, idOf(player, table.game), (before) => ({ mu, sigma, games: before.games + 1 }))
  }
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

async function keep(store: Store, id: string, change: (before: Kept) => Kept): Promise<void> {
  for (let tries = 0; tries < TRIES; tries++) {
    const stored = await store.get(KIND, id)
    const before = stored ? (JSON.parse(stored.text) as Kept) : { ...NEWCOMER, games: 0 }
    if (await store.put(KIND, id, stored?.version ?? 0, JSON.stringify(change(before)))) return
  }
  throw new Error(`the rating ${id} could not be kept`)
}
