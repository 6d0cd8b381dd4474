// What a row of the log says to a pair of eyes: never the row itself.

import type { Eyes, Game, Recording, Row } from '@saloon/kernel'
import type { Happened } from '@saloon/server/protocol'
import type { Moment } from '../link.ts'

export function dealFor({ game, opening }: Recording, eyes: Eyes): Moment {
  return { seq: 0, happened: { type: 'deal' }, told: opening.map((event) => game.redact(event, eyes)) }
}

export function momentFor(game: Game, row: Row, eyes: Eyes): Moment {
  const told = row.type === 'act' ? row.told.map((event) => game.redact(event, eyes)) : []
  return { seq: row.seq, happened: happened(row), told }
}

function happened(row: Row): Happened {
  switch (row.type) {
    case 'act':
      return { type: 'act', seat: row.seat, by: row.by }
    case 'undo':
      return { type: 'undo', seat: row.seat, to: row.to }
    case 'seat':
      return { type: 'seat', seat: row.seat, held: row.held, because: row.because }
    case 'stop':
      return { type: 'stop', because: row.because }
    case 'snapshot':
      return { type: 'snapshot' }
  }
}
