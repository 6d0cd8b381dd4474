// When what nobody waits for leaves: together with what else there is for the same reader, since a frame costs more than a move,
// and each that leaves by itself may have to wake whoever reads it.

import type { Reader } from './batching.ts'

/** Somebody for whom something waits. */
export interface Waiting extends Reader {
  /** The round in which it began to wait. */
  waitsSince: number
}

/** Everybody waits for one round at least and two at most: an answer takes half as long then, and who only looks on hardly sees the difference. */
const ROUND_MS = 25

/** So many readers within one turn of the loop, and the house is busy. */
const BUSY = 8

/**
 * What nobody waits for may wait itself. While many tables are at play it leaves in rounds: what follows for the same reader,
 * and often enough the reply to their own move, then goes in the same frame.
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
    // Whatever was for others has left with something else meanwhile; what they wait for now is younger.
    for (const reader of due) if (reader.waitsSince === this.round - 1) reader.flush()
    this.round++
    if (this.earlier.length > 0) this.goRound()
    else this.isBusy = false
  }
}
