// How far back I may go, as far as can be known here: what chance had a hand in, only the table knows, and it says so.

import type { Refusal, Seat } from '@saloon/kernel'
import type { Moment } from '../link/link.ts'
import { momentsThatCount } from './log-lines.ts'

export interface UndoPoints {
  readonly last: number
  readonly earliest: number
}

export function undoPoints(moments: readonly Moment[], seat: Seat, isFree: boolean): UndoPoints | Refusal {
  const acts = momentsThatCount(moments).filter(({ happened }) => happened.type === 'act')
  if (!acts.some(({ happened }) => happened.type === 'act' && happened.seat === seat)) return { code: 'undo-nothing' }
  if (isFree) return freePoints(acts, seat)
  let points: UndoPoints | undefined
  for (let i = acts.length - 1; i >= 0; i--) {
    const { happened, told } = acts[i]!
    if (happened.type !== 'act') continue
    if (happened.seat !== seat) return points ?? { code: 'undo-other-seat', facts: { seat: happened.seat } }
    if (told.some(({ shows, only }) => shows || only)) return points ?? { code: 'undo-revealed' }
    const to = i === 0 ? 0 : acts[i - 1]!.seq
    points = { last: points?.last ?? to, earliest: to }
  }
  return points ?? { code: 'undo-nothing' }
}

/** Where everything may be taken back: to before my last own move, whatever the bots did since; or to the beginning. */
function freePoints(acts: readonly Moment[], seat: Seat): UndoPoints {
  const mine = acts.findLastIndex(({ happened }) => happened.type === 'act' && happened.seat === seat)
  return { last: mine === 0 ? 0 : acts[mine - 1]!.seq, earliest: 0 }
}
