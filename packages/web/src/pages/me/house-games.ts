// My games on the server: finished games, statistics and ratings.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { GameId } from '../../games/catalogue.ts'
import { ask } from '../../link/http/api.ts'
import { tokenIfAny } from '../../link/http/identity.ts'

export interface Range {
  readonly low: number
  readonly high: number
}
export interface HouseGame {
  readonly replay: string
  readonly game: GameId
  readonly ended: number
  readonly stopped: string | null
  readonly mine: readonly number[]
  readonly seats: readonly {
    readonly name: string
    readonly won: boolean
    readonly rating: { readonly before: Range; readonly after: Range } | null
  }[]
}
export interface Tally {
  readonly games: number
  readonly wins: number
}
type Tallies = Readonly<Record<string, Tally>>
export interface Statistics extends Tally {
  readonly game: GameId
  readonly seats: Tallies
  readonly counts: Readonly<Record<string, Tallies>>
  readonly months: Tallies
  readonly scores: { readonly best: number } | null
}
interface HouseStatistics extends Statistics {
  readonly people: Tally
}
export interface Known {
  readonly statistics: readonly HouseStatistics[]
  readonly ratings: readonly (Range & { readonly game: string; readonly games: number })[]
}
export interface Page {
  readonly games: readonly HouseGame[]
  readonly next: string | null
}

/** Nobody the house knows has nothing there. */
export async function gamesAtTheHouse(after?: string): Promise<Page | Refusal> {
  const token = tokenIfAny()
  if (token === undefined) return { games: [], next: null }
  return ask<Page>(`/api/me/games?limit=20${after === undefined ? '' : `&after=${after}`}`, { token })
}

export async function knownAtTheHouse(): Promise<Known> {
  const token = tokenIfAny()
  if (token === undefined) return { statistics: [], ratings: [] }
  const [statistics, me] = await Promise.all([
    ask<Known['statistics']>('/api/me/statistics', { token }),
    ask<{ readonly ratings: Known['ratings'] }>('/api/me', { token }),
  ])
  return { statistics: isRefusal(statistics) ? [] : statistics, ratings: isRefusal(me) ? [] : me.ratings }
}

export const endOf = ({ stopped, mine, seats }: HouseGame): 'won' | 'lost' | 'shared' | 'stopped' =>
  mine.length > 1 ? 'shared' : mine.some((seat) => seats[seat]!.won) ? 'won' : stopped !== null ? 'stopped' : 'lost'
