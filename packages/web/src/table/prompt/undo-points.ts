// How far back one may go, as far as it is known here: the table has the last word.

import type { Refusal, Seat } from '@saloon/kernel'
import type { Moment } from '../../link/link.ts'
import { momentsThatCount } from '../log/log-lines.ts'

export interface UndoPoints {
  readonly last: number
  readonly earliest: number
}

export function undoPoints(moments: readonly Moment[], seat: Seat, isFree: boolean): UndoPoints | Refusal {
  const acts = momentsThatCount(moments).filter(({ happened }) => happened.type === 'act')
  const before = lastOwnMove(moments, seat)
  if (before === undefined) return { code: 'undo-nothing' }
  // Where everything may be taken back: whatever the bots did since, or to the beginning.
  if (isFree) return { last: before, earliest: 0 }
  let points: UndoPoints | undefined
  for (let i = acts.length - 1; i >= 0; i--) {
    const { happened, told } = acts[i]!
    if (happened.type !== 'act') continue
    if (happened.seat !== seat) return points ?? { code: 'undo-other-seat', facts: { seat: happened.seat } }
    if (happened.drew) return points ?? { code: 'undo-chance' }
    if (told.some(({ shows, only }) => shows || only)) return points ?? { code: 'undo-revealed' }
    const to = i === 0 ? 0 : acts[i - 1]!.seq
    points = { last: points?.last ?? to, earliest: to }
  }
  return points ?? { code: 'undo-nothing' }
}

/** The row before my last own move that counts. */
export function lastOwnMove(moments: readonly Moment[], seat: Seat): number | undefined {
  const acts = momentsThatCount(moments).filter(({ happened }) => happened.type === 'act')
  const mine = acts.findLastIndex(({ happened }) => happened.type === 'act' && happened.seat === seat)
  return mine === -1 ? undefined : mine === 0 ? 0 : acts[mine - 1]!.seq
}
