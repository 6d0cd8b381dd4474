// The duel's clock (9.1): when the town clock strikes, and which moment counts for a pitch. Numbers only, so that a replay is exact.

import { type Chance, below } from '@saloon/kernel'

export const FIRST_STROKE = 2500
const SHORTEST = 600
const LONGEST = 1200
/** A series lasts so long after the last stroke, whatever happens. */
export const SERIES_LASTS = 20_000
/** No stamp is later. */
export const MOST_TIME = 60_000
/** Nobody's line is worse in a duel by the bells: half the shortest way there and back, and how much it varies. */
export const MOST_LAT = 200
export const MOST_VARIES = 80
/** Nobody reacts faster. */
export const FASTEST = 100
/** Falls nearer to each other than this cancel out. */
export const AT_ONCE = 20
export const BETWEEN = { easy: 350, hard: 700 } as const
export const MOST_SERIES = 10
export const LATER_STROKES = 3

/** Those that were heard by `now` are as they were; the next one is later. */
export function drawStrokes(chance: Chance, count: number, heard: readonly number[] = [], now = 0): number[] {
  const strokes = heard.length === 0 ? [FIRST_STROKE] : [...heard]
  while (strokes.length < count) {
    const last = strokes.at(-1)!
    const soonest = Math.max(last + SHORTEST, now + 1)
    strokes.push(soonest + below(chance, last + LONGEST - soonest + 1))
  }
  return strokes
}

/** A lucky guess right after the last stroke gains nothing (PW-R46). */
export const reckoned = (time: number, last: number): number =>
  time >= last && time < last + FASTEST ? last + FASTEST : time
