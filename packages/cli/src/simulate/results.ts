// What a simulation found, as one plain object: what --json prints, and what the table and the report are made of.

import { type Interval, type Lengths, type Shares, type Tally, lengthsOf, wilson } from '@saloon/bots'

export interface Line extends Interval {
  readonly word: string
  readonly games: number
  readonly wins: number
}
export interface Results {
  readonly game: string
  readonly seats: number
  readonly options: unknown
  readonly bots: readonly string[] // by seat
  readonly seed: number
  readonly workers: number
  readonly requested: number
  readonly interrupted: boolean
  readonly games: number
  readonly decisions: number
  readonly seconds: number
  readonly gamesPerSecond: number
  readonly decisionsPerSecond: number
  readonly unfinished: number
  readonly nobody: number // finished without a winner
  readonly outcomes: Readonly<Record<string, number>> // games won by each team; by each seat where there are no teams
  readonly traits: Readonly<Record<string, readonly Line[]>> // shares of wins with their 95 % intervals
  readonly reasons: Readonly<Record<string, number>>
  readonly length: Lengths | null // decisions in a finished game
  readonly lengths: Readonly<Record<string, number>> // the histogram
}
export type Circumstances = Pick<
  Results,
  'game' | 'seats' | 'options' | 'bots' | 'seed' | 'workers' | 'requested' | 'interrupted' | 'seconds'
>

/** What is asked first comes first; whatever else a game tells of its seats in between. */
const FIRST = ['bot', 'team', 'role']
const LAST = ['seat']

export function resultsOf(tally: Tally, circumstances: Circumstances): Results {
  const { games, decisions, unfinished, nobody, traits, reasons, lengths } = tally
  const seconds = Math.max(circumstances.seconds, 1e-6)
  const outcomes = Object.entries(traits['team'] ?? traits['seat'] ?? {}).map(
    ([word, { wins }]) => [word, wins] as const,
  )
  return {
    ...circumstances,
    games,
    decisions,
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    unfinished,
    nobody,
    outcomes: sorted(Object.fromEntries(outcomes)),
    traits: Object.fromEntries(orderOf(Object.keys(traits)).map((trait) => [trait, linesOf(trait, traits[trait]!)])),
    reasons: sorted(reasons),
    length: lengthsOf(lengths) ?? null,
    lengths,
  }
}

/** Always in the same order, whoever counted first. */
const sorted = (counts: Readonly<Record<string, number>>): Record<string, number> =>
  Object.fromEntries(Object.entries(counts).toSorted(([a], [b]) => a.localeCompare(b, 'en', { numeric: true })))

const orderOf = (traits: readonly string[]): string[] => [
  ...FIRST.filter((trait) => traits.includes(trait)),
  ...traits.filter((trait) => !FIRST.includes(trait) && !LAST.includes(trait)).toSorted(),
  ...LAST.filter((trait) => traits.includes(trait)),
]

/** Seats in their order, everything else the best first. */
function linesOf(trait: string, shares: Shares): Line[] {
  const lines = Object.entries(shares).map(([word, share]) => ({ word, ...share, ...wilson(share) }))
  if (trait === 'seat') return lines.toSorted((a, b) => Number(a.word) - Number(b.word))
  return lines.toSorted((a, b) => b.share - a.share || a.word.localeCompare(b.word, 'en'))
}
