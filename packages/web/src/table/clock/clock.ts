// A decision's own time, then the reserve of the game. The server sends what is left, and this counts down from there.

import type { ClockTime } from '../../link/link.ts'

const SECOND = 1000

export interface ClockFace {
  readonly left: number // milliseconds, of the decision's time or of the reserve
  readonly isReserve: boolean
  readonly cue: 10 | 5 | undefined // worth a word: so many seconds are left of all there is
}

/** `gone`: milliseconds since the table said so. */
export function clockAt({ left, reserve }: Pick<ClockTime, 'left' | 'reserve'>, gone: number): ClockFace {
  const all = Math.max(0, left - gone)
  const isReserve = all <= reserve && reserve > 0
  return {
    left: isReserve ? all : all - reserve,
    isReserve,
    cue: all <= 5 * SECOND ? 5 : all <= 10 * SECOND ? 10 : undefined,
  }
}

/** 14 s, 2:05, 23 h */
export function timeWords(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  return `${Math.floor(minutes / 60)} h`
}
