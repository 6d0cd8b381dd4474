// The part of a row that everybody may know, whatever was in it.

import type { Seat } from '../contract.ts'
import type { ActRow, Row, SeatRow, StopRow } from './log.ts'

export type Happened =
  | { readonly type: 'deal' }
  | { readonly type: 'act'; readonly seat: Seat; readonly by: ActRow['by']; readonly drew?: true } // drew: chance was used
  | { readonly type: 'undo'; readonly seat: Seat; readonly to: number }
  | {
      readonly type: 'seat'
      readonly seat: Seat
      readonly held: SeatRow['held']
      readonly because: SeatRow['because']
    }
  | { readonly type: 'stop'; readonly because: StopRow['because'] }
  | { readonly type: 'snapshot' }

export function happenedIn(row: Row): Happened {
  switch (row.type) {
    case 'act':
      return { type: 'act', seat: row.seat, by: row.by, ...(row.drew > 0 && { drew: true }) }
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
