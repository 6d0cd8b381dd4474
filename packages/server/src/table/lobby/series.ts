// A series of games at one table: how many, how many have been played, and who leads. Wins stay with the seat, whoever sits in
// it.

import type { Outcome, Seat } from '@saloon/kernel'

export interface Series {
  readonly of: number // games in all; 1: none, just games
  readonly played: number
  readonly wins: readonly number[] // games won, by seat
  readonly points: readonly number[] | null // by seat, of games that give any
  readonly winners: readonly Seat[] | null // when all are played: who won most games, of equals who has most points
}

export const LONGEST_SERIES = 20

export const newSeries = (of: number): Series => ({ of, played: 0, wins: [], points: null, winners: null })
export const NO_SERIES: Series = newSeries(1)

export const isUnderWay = ({ of, played }: Series): boolean => of > 1 && played > 0 && played < of

/** A game that starts is the next of the series, or the first of a new one. */
export const beginning = (series: Series): Series => (isUnderWay(series) ? series : newSeries(series.of))

/** With one more game played. No outcome: it was abandoned, and counts as a game without a winner. */
export function withGame(series: Series, seats: number, outcome: Outcome | undefined): Series {
  if (series.of === 1) return series
  const played = series.played + 1
  const zeros = Array.from({ length: seats }, () => 0)
  const wins = (series.wins.length === seats ? series.wins : zeros).map((won, seat) =>
    outcome?.winners.includes(seat) ? won + 1 : won,
  )
  const scores = outcome?.scores
  const points = scores ? (series.points ?? zeros).map((sum, seat) => sum + (scores[String(seat)] ?? 0)) : series.points
  return { of: series.of, played, wins, points, winners: played === series.of ? winnersOf(wins, points) : null }
}

function winnersOf(wins: readonly number[], points: readonly number[] | null): Seat[] {
  const most = Math.max(...wins)
  const first = wins.flatMap((won, seat) => (won === most ? [seat] : []))
  if (points === null) return first
  const best = Math.max(...first.map((seat) => points[seat]!))
  return first.filter((seat) => points[seat] === best)
}
