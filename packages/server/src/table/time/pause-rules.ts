// The rules of pauses, as pure functions: the clock stops and bots wait. The host, or the only person there, can pause at once;
// else everybody present must agree. Anybody seated can end it. Games by post have no pauses.

import type { Eyes, Refusal } from '@saloon/kernel'
import { type PlayerId, type Table, isPaused, seatsHeld } from '../table.ts'

/** `mustAgree`: the seats of people who are present and play for themselves. */
export function wantPause(table: Table, by: PlayerId, mustAgree: Eyes, now: number): Table | Refusal {
  const mine = seatsHeld(table, by)
  if (table.phase !== 'playing') return { code: 'not-playing' }
  if (mine === 0) return { code: 'not-seated' }
  if (table.clock === 'post') return { code: 'no-pause-by-post' }
  if (isPaused(table)) return { code: 'paused' }
  const wanted = (table.pause?.wanted ?? 0) | mine
  const isAgreed = by === table.host || isAll(wanted, mustAgree)
  return { ...table, pause: { wanted, since: isAgreed ? now : null } }
}

/** Somebody who hadn't agreed has left: maybe all others have agreed already. */
export function agreedByNow(table: Table, mustAgree: Eyes, now: number): Table | undefined {
  const { pause } = table
  if (pause === null || pause.since !== null || !isAll(pause.wanted, mustAgree)) return undefined
  return { ...table, pause: { ...pause, since: now } }
}

/** Ends a pause, or declines the request for one. */
export function goOn(table: Table, by: PlayerId): Table | Refusal {
  if (seatsHeld(table, by) === 0) return { code: 'not-seated' }
  return table.pause === null ? { code: 'not-paused' } : { ...table, pause: null }
}

const isAll = (eyes: Eyes, wanted: Eyes): boolean => (wanted & ~eyes) === 0
