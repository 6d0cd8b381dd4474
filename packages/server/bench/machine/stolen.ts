// What the host takes. A virtual machine's core stands still while the host gives it to somebody else, for tens of milliseconds at
// a time, and whatever is under way then is answered late, whoever serves it. Linux counts that time, in hundredths of a second.

import { readFileSync } from 'node:fs'

/** In milliseconds. */
export interface Span {
  readonly from: number
  readonly to: number
}

const LOOK_EVERY = 10
/** The count is brought up to date with the clock's tick: what is seen now may have been taken that long ago. */
const SEEN_LATE = 10

/** When something was taken from any core. */
export class StolenTime {
  private readonly spans: Span[] = []
  private looked = performance.now()
  private known = stolenSoFar()
  private readonly timer = setInterval(() => this.look(), LOOK_EVERY)

  private look(): void {
    const [now, stolen] = [performance.now(), stolenSoFar()]
    if (stolen !== this.known) this.spans.push({ from: this.looked - SEEN_LATE, to: now })
    this.looked = now
    this.known = stolen
  }

  /** Until now, from when it was made. Undefined: this system doesn't count it. */
  stop(): readonly Span[] | undefined {
    clearInterval(this.timer)
    this.look()
    return this.known === undefined ? undefined : this.spans
  }
}

function stolenSoFar(): number | undefined {
  try {
    return stolenIn(readFileSync('/proc/stat', 'utf8'))
  } catch {
    return undefined
  }
}

/** Of all cores together: the eighth number of the first line. */
export function stolenIn(stat: string): number | undefined {
  const stolen = /^cpu(?: +\d+){7} +(\d+)/.exec(stat)?.[1]
  return stolen === undefined ? undefined : Number(stolen)
}

/** Those during which nothing was taken. */
export function undisturbed<T extends Span>(moves: readonly T[], stolen: readonly Span[]): T[] {
  return moves.filter(({ from, to }) => !stolen.some((span) => span.from < to && from < span.to))
}
