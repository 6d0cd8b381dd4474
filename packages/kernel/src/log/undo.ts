// How far back a seat may go by itself: only its own moves, nothing revealed, no chance used.

import type { Refusal, Seat } from '../contract.ts'
import { actsThatCount, type ActRow, type Row } from './log.ts'

type Numbered = ActRow & { readonly seq: number }

export interface Boundary {
  readonly last: number // the row to return to for taking back one move
  readonly earliest: number // the furthest row to return to
}

/** How far back this seat may go, from the rows; else the first reason why not. */
export const undoBoundary = (rows: Iterable<Row>, seat: Seat): Boundary | Refusal =>
  boundaryIn(actsThatCount(rows).reverse(), seat)

/** The same from the acts that count, newest first: reads only as many as it needs. */
export function boundaryIn(newestFirst: Iterable<Numbered>, seat: Seat): Boundary | Refusal {
  let boundary: Boundary | undefined
  let isOpen = false // the one after it may be taken back
  const reach = (to: number): Boundary => ({ last: boundary?.last ?? to, earliest: to })
  for (const act of newestFirst) {
    if (isOpen) boundary = reach(act.seq)
    const barred = bars(act, seat)
    if (barred) return boundary ?? barred
    isOpen = true
  }
  return isOpen ? reach(0) : { code: 'undo-nothing' }
}

function bars(act: ActRow, seat: Seat): Refusal | undefined {
  if (act.seat !== seat) return { code: 'undo-other-seat', facts: { seat: act.seat } }
  if (act.drew > 0) return { code: 'undo-chance' }
  if (act.told.some((event) => event.shows || event.only)) return { code: 'undo-revealed' }
  return undefined
}
