// The games that this browser has kept, as lines of a ledger and as figures.

import type { GameId } from '../../games/catalogue.ts'
import type { KeptGame } from '../../link/worker/local-store.ts'
import type { Statistics, Tally } from './house-games.ts'

export interface Line {
  readonly log: string
  readonly game: GameId
  readonly begun: number
  readonly others: readonly string[]
  readonly ended: 'won' | 'lost' | 'shared' | 'open'
}

export interface Figures extends Statistics {
  readonly streak: number // the most games won one after the other
  readonly lately: readonly boolean[] // won or not: the last ones, the newest last
}

const LATELY = 10

const peopleOf = ({ seats }: KeptGame): number[] => seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))

function endOf(game: KeptGame): Line['ended'] {
  const [me, another] = peopleOf(game)
  if (game.ended === undefined) return 'open'
  return another !== undefined ? 'shared' : game.winners?.includes(me!) ? 'won' : 'lost'
}

export function linesOf(games: readonly KeptGame[]): Line[] {
  return games
    .map((kept): Line => {
      const [me, another] = peopleOf(kept)
      const others = kept.seats.flatMap(({ name }, seat) => (another === undefined && seat === me ? [] : [name]))
      return { log: kept.log, game: kept.header.game as GameId, begun: kept.begun, others, ended: endOf(kept) }
    })
    .sort((a, b) => b.begun - a.begun)
}

/** Only what counts: finished, alone, and with nothing taken back that had used chance. */
export function figuresOf(games: readonly KeptGame[]): Figures[] {
  const counted = games
    .filter((game) => !game.freeUndo && ['won', 'lost'].includes(endOf(game)))
    .sort((a, b) => a.begun - b.begun)
  const ids = [...new Set(counted.map(({ header }) => header.game))]
  return ids.map((id) =>
    figuresOfOne(
      id as GameId,
      counted.filter(({ header }) => header.game === id),
    ),
  )
}

function figuresOfOne(game: GameId, played: readonly KeptGame[]): Figures {
  const results = played.map((one) => endOf(one) === 'won')
  const mine = (one: KeptGame): Readonly<Record<string, string>> => one.counts?.[peopleOf(one)[0]!] ?? {}
  const whats = [...new Set(played.flatMap((one) => Object.keys(mine(one))))]
  const scores = played.flatMap((one) => one.scores?.[String(peopleOf(one)[0])] ?? [])
  return {
    game,
    games: played.length,
    wins: results.filter(Boolean).length,
    seats: tallies(played, ({ seats }) => String(seats.length)),
    months: tallies(played, ({ begun }) => new Date(begun).toISOString().slice(0, 'yyyy-mm'.length)),
    counts: Object.fromEntries(whats.map((what) => [what, tallies(played, (one) => mine(one)[what])])),
    scores: scores.length === 0 ? null : { best: Math.max(...scores) },
    streak: longestRun(results),
    lately: results.slice(-LATELY),
  }
}

function tallies(played: readonly KeptGame[], by: (game: KeptGame) => string | undefined): Record<string, Tally> {
  const found: Record<string, { games: number; wins: number }> = {}
  for (const game of played) {
    const key = by(game)
    if (key === undefined) continue
    const tally = (found[key] ??= { games: 0, wins: 0 })
    tally.games++
    if (endOf(game) === 'won') tally.wins++
  }
  return found
}

function longestRun(results: readonly boolean[]): number {
  let run = 0
  let longest = 0
  for (const isWon of results) {
    run = isWon ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
