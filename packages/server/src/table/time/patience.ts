// However many bots play one after the other, nobody waits for long until they may do something again: the longer somebody has waited
// the quicker the bots are. The same at the house's tables and at those in a browser.

import type { Row } from '@saloon/kernel'

/** Nobody waits for bots any longer than this, at the usual pace; milliseconds. */
export const LONGEST_WAIT = 9_000
const USUAL_PACE = 1000
/** A bot takes so much of what is left of that time at the most, and never less than one can see. */
const SHARE = 0.2
const SHORTEST = 120

export class Patience {
  private since: number // when a person last did something
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
    this.since = now()
  }

  /** A game begins, or is gone on with. */
  restart(): void {
    this.since = this.now()
  }

  noted(row: Row): void {
    if (row.type === 'undo' || (row.type === 'act' && row.by === 'person')) this.restart()
  }

  /** The longest that a bot may take now; `isWaiting`: a person who plays waits for it. */
  most(pace: number, isWaiting: boolean): number {
    if (!isWaiting) return Infinity
    const left = LONGEST_WAIT * Math.max(1, pace / USUAL_PACE) - (this.now() - this.since)
    return Math.max(SHORTEST, left * SHARE)
  }
}
