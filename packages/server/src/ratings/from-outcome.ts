// What a finished game does to the ratings of those who played it.

import type { Outcome, Party, Seat } from '@saloon/kernel'
import type { PlayerId } from '../table/table.ts'
import { type Rating, rate } from './plackett-luce.ts'

/** Bots are measuring sticks: they count as this strong, and no game changes it. */
export const BOT_RATINGS = {
  easy: { mu: 18, sigma: 2 },
  fair: { mu: 25, sigma: 2 },
  hard: { mu: 30, sigma: 2 },
} as const satisfies Record<string, Rating>
export type BotLevel = keyof typeof BOT_RATINGS

export type RatedSeat =
  | { readonly kind: 'person'; readonly player: PlayerId; readonly rating: Rating }
  | { readonly kind: 'bot'; readonly level: BotLevel }

export interface RatedTable {
  readonly rated: boolean
  readonly seats: readonly RatedSeat[]
  readonly sides?: readonly (readonly Seat[])[] // of a game whose sides everybody knows from the start, such as two clans
}

/**
 * The new rating of each person at a rated table; of nobody at others, or where one person held two seats.
 * Who won together is one team: that is all an outcome tells about who belonged to whom. Losers are rated each for
 * themselves, tied with those of their rank, since they may have been enemies (an outlaw and a renegade); unless the game
 * has known sides, which then win and lose as one. An automaton that took a place counts as a fair bot.
 */
export function rateOutcome(outcome: Outcome, table: RatedTable): ReadonlyMap<PlayerId, Rating> {
  const ratings = new Map<PlayerId, Rating>()
  const people = table.seats.flatMap((seat) => (seat.kind === 'person' ? [seat.player] : []))
  if (!table.rated || new Set(people).size < people.length) return ratings

  const teams = table.sides ? sidesOf(outcome, table.sides) : teamsOf(outcome, table.seats.length)
  const rated = rate(
    teams.map(({ parties, rank }) => ({ rank, players: parties.map((party) => ratingOf(table, party)) })),
  )
  teams.forEach(({ parties }, team) =>
    parties.forEach((party, member) => {
      const seat = typeof party === 'number' ? table.seats[party] : undefined
      if (seat?.kind === 'person') ratings.set(seat.player, rated[team]![member]!)
    }),
  )
  return ratings
}

interface RankedTeam {
  readonly parties: readonly Party[]
  readonly rank: number // winners 0, then by the ranking; whom it leaves out is last
}

function teamsOf(outcome: Outcome, seats: number): RankedTeam[] {
  const everybody = new Set<Party>([...outcome.ranking.flat(), ...Array.from({ length: seats }, (_, seat) => seat)])
  const losers = [...everybody].filter((party) => !outcome.winners.includes(party))
  const single = losers.map((party) => ({ parties: [party], rank: rankOf(outcome, party) }))
  return outcome.winners.length > 0 ? [{ parties: outcome.winners, rank: 0 }, ...single] : single
}

const sidesOf = (outcome: Outcome, sides: readonly (readonly Seat[])[]): RankedTeam[] =>
  sides.map((parties) => ({ parties, rank: Math.min(...parties.map((seat) => rankOf(outcome, seat))) }))

function rankOf({ winners, ranking }: Outcome, party: Party): number {
  if (winners.includes(party)) return 0
  const place = ranking.findIndex((parties) => parties.includes(party))
  return 1 + (place === -1 ? ranking.length : place)
}

function ratingOf({ seats }: RatedTable, party: Party): Rating {
  const seat = typeof party === 'number' ? seats[party] : undefined
  return seat?.kind === 'person' ? seat.rating : BOT_RATINGS[seat?.level ?? 'fair']
}
