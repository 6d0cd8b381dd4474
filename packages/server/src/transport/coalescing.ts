// Holds back messages that nobody waits for, so that they share a frame with whatever else goes to the same reader. A frame costs
// more than a move, and each one may wake its reader.

import type { Reader } from './batching.ts'

/** A reader for whom something is held back. */
export interface Waiting extends Reader {
  /** The round in which its oldest message was added. */
  waitsSince: number
}

/** Every reader waits one to two rounds. Answers take half as long that way, and onlookers hardly notice the delay. */
const ROUND_MS = 25

/** With so many readers in one turn of the loop the server counts as busy. */
const BUSY = 8

/**
 * While the server is busy, such messages are sent in rounds: later ones for the same reader, often the reply to their own
 * move, then go in the same frame.
 */
export class Coalescing {
  private latest: Waiting[] = []
  private earlier: Waiting[] = [] // since the round before
  private round = 0
  private isBusy = false

  add(reader: Waiting): void {
    reader.waitsSince = this.round
    if (this.latest.push(reader) === 1 && !this.isBusy) setImmediate(this.lookAround)
  }

  private readonly lookAround = (): void => {
    if (this.latest.length >= BUSY) return this.goRound()
    const { latest } = this
    this.latest = []
    for (const reader of latest) reader.flush()
  }

  private goRound(): void {
    this.isBusy = true
    setTimeout(this.endRound, ROUND_MS)
  }

  private readonly endRound = (): void => {
    const due = this.earlier
    this.earlier = this.latest
    this.latest = []
    // The others were flushed with something else meanwhile; what they wait for now is newer.
    for (const reader of due) if (reader.waitsSince === this.round - 1) reader.flush()
    this.round++
    if (this.earlier.length > 0) this.goRound()
    else this.isBusy = false
  }
}
