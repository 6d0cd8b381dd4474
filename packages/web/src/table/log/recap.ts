// What happened while the user was away: at most six chips, the most important ones, in the order they happened.

import type { Line } from './log-lines.ts'

export const MOST_CHIPS = 6

export interface Recap {
  readonly chips: readonly Line[]
  readonly more: number // that happened and have no chip
}

export const weightOf = ({ event, isFight, seats }: Line, me: number | undefined): number =>
  (me !== undefined && seats.includes(me) ? 4 : 0) +
  (isFight ? 2 : 0) +
  (event?.shows ? 2 : 0) +
  (event?.type === 'game-over' || event?.type === 'eliminated' ? 8 : 0)

/** Rows that were missed: what comes after them is shown again, and a recap that grew would move under the finger. */
export interface Missed {
  readonly after: number
  readonly upTo: number
}

export function recapOf(lines: readonly Line[], { after, upTo }: Missed, me: number | undefined): Recap | undefined {
  const missed = lines.filter(({ seq, event }) => seq > after && seq <= upTo && event !== undefined)
  if (missed.length === 0) return undefined
  const kept = missed
    .map((line, i) => ({ line, i, weight: weightOf(line, me) }))
    .toSorted((a, b) => b.weight - a.weight || b.i - a.i)
    .slice(0, MOST_CHIPS)
    .toSorted((a, b) => a.i - b.i)
  return { chips: kept.map(({ line }) => line), more: missed.length - kept.length }
}

/** Away for longer than this, and what one missed is told instead of shown. */
export const LONG_AWAY = 10_000
