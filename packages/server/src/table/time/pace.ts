// How long bots take for a decision, changed while a game is played.

import type { Refusal } from '@saloon/kernel'
import { type PlayerId, type Table, seatsHeld } from '../table.ts'

/** Milliseconds. Where several people play nobody makes it faster: one couldn't follow any more. */
export const QUICKEST_FOR_SEVERAL = 250

/** Whoever opened the table, for all who sit there. */
export function changePace(table: Table, by: PlayerId, pace: number): Table | Refusal {
  if (seatsHeld(table, by) === 0) return { code: 'not-seated' }
  if (by !== table.host) return { code: 'host-only' }
  const isShared = table.seats.some(({ holder }) => holder?.kind === 'person' && holder.player !== by)
  if (isShared && pace < QUICKEST_FOR_SEVERAL) return { code: 'pace-too-fast', facts: { least: QUICKEST_FOR_SEVERAL } }
  return { ...table, pace }
}
