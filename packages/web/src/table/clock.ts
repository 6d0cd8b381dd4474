// A decision's own time, then the reserve of the game. The server's clock counts; this one only shows about how long is left.

export interface Allowance {
  readonly decision: number // milliseconds
  readonly reserve: number
}
const SECOND = 1000
const MINUTE = 60 * SECOND
export const ALLOWANCES: Readonly<Record<'none' | 'relaxed' | 'brisk' | 'post', Allowance | undefined>> = {
  none: undefined,
  relaxed: { decision: 30 * SECOND, reserve: 5 * MINUTE },
  brisk: { decision: 15 * SECOND, reserve: 2 * MINUTE },
  post: { decision: 24 * 60 * MINUTE, reserve: 0 },
}

export interface ClockFace {
  readonly left: number // milliseconds
  readonly isReserve: boolean
  readonly cue: 10 | 5 | undefined // worth a word: so many seconds are left of all there is
}

export function clockAt({ decision, reserve }: Allowance, gone: number): ClockFace {
  const isReserve = gone > decision && reserve > 0
  const left = Math.max(0, (isReserve ? decision + reserve : decision) - gone)
  const all = Math.max(0, decision + reserve - gone)
  return { left, isReserve, cue: all <= 5 * SECOND ? 5 : all <= 10 * SECOND ? 10 : undefined }
}

/** 14 s, 2:05, 23 h */
export function timeWords(left: number): string {
  const seconds = Math.ceil(left / SECOND)
  if (seconds < 60) return `${seconds} s`
  const minutes = Math.floor(seconds / 60)
  if (minutes < 60) return `${minutes}:${String(seconds % 60).padStart(2, '0')}`
  return `${Math.floor(minutes / 60)} h`
}
