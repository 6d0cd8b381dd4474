// What a row of the log says to a set of eyes: never the row itself.

import { type Eyes, type Game, type Recording, type Row, happenedIn } from '@saloon/kernel'
import type { Moment } from '../link.ts'

export function dealFor({ game, opening }: Recording, eyes: Eyes): Moment {
  return { seq: 0, happened: { type: 'deal' }, told: opening.map((event) => game.redact(event, eyes)) }
}

export function momentFor(game: Game, row: Row, eyes: Eyes): Moment {
  const told = row.type === 'act' ? row.told.map((event) => game.redact(event, eyes)) : []
  return { seq: row.seq, happened: happenedIn(row), told }
}

/** The same with its motion, for those who watch live. */
export function liveMomentFor(game: Game, row: Row, eyes: Eyes): Moment {
  const moment = momentFor(game, row, eyes)
  return row.type === 'act' && row.film ? { ...moment, film: row.film } : moment
}
