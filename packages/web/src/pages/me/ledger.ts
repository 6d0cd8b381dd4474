// The games that this browser has kept, as lines of a ledger and as figures.

import type { GameId } from '../../games/catalogue.ts'
import type { KeptGame } from '../../link/worker/shelf.ts'

export interface Line {
  readonly log: string
  readonly game: GameId
  readonly begun: number
  readonly others: readonly string[]
  readonly ended: 'won' | 'lost' | 'shared' | 'open'
}

export interface Figures {
  readonly game: GameId
  readonly played: number
  readonly won: number
}

export function linesOf(games: readonly KeptGame[]): Line[] {
  return games
    .map(({ log, header, begun, ended, winners = [], seats }): Line => {
      const people = seats.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
      const state =
        ended === undefined ? 'open' : people.length > 1 ? 'shared' : winners.includes(people[0]!) ? 'won' : 'lost'
      const others = seats.flatMap(({ name }, seat) => (people.length === 1 && seat === people[0] ? [] : [name]))
      return { log, game: header.game as GameId, begun, others, ended: state }
    })
    .sort((a, b) => b.begun - a.begun)
}

/** Only what counts: finished, alone, and with nothing taken back that had used chance. */
export function figuresOf(games: readonly KeptGame[]): Figures[] {
  const counted = linesOf(games.filter(({ freeUndo }) => !freeUndo)).filter(
    ({ ended }) => ended === 'won' || ended === 'lost',
  )
  return [...new Set(counted.map(({ game }) => game))].map((game) => {
    const mine = counted.filter((line) => line.game === game)
    return { game, played: mine.length, won: mine.filter(({ ended }) => ended === 'won').length }
  })
}
