// How far back a seat may go by itself: only its own moves, nothing revealed, no chance used.

import type { Refusal, Seat } from './contract.ts'
import { actsThatCount, type ActRow, type Row } from './log.ts'

export interface Boundary {
  readonly last: number // the row to return to for taking back one move
  readonly earliest: number // the furthest row to return to
}

/** Computed from the rows; the reason why not is the first that fails. */
export function undoBoundary(rows: Iterable<Row>, seat: Seat): Boundary | Refusal {
  const acts = actsThatCount(rows)
  let boundary: Boundary | undefined
  for (let i = acts.length - 1; i >= 0; i--) {
    const barred = bars(acts[i]!, seat)
    if (barred) return boundary ?? barred
    const to = i === 0 ? 0 : acts[i - 1]!.seq
    boundary = { last: boundary?.last ?? to, earliest: to }
  }
  return boundary ?? { code: 'undo-nothing' }
}

function bars(act: ActRow, seat: Seat): Refusal | undefined {
  if (act.seat !== seat) return { code: 'undo-other-seat', facts: { seat: act.seat } }
  if (act.drew > 0) return { code: 'undo-chance' }
  if (act.told.some((event) => event.shows || event.only)) return { code: 'undo-revealed' }
  return undefined
}
