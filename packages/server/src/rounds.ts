// What nobody is waiting for may wait itself. While many tables are at play it leaves in rounds: what follows for the same
// reader, and often enough the reply to their own move, then goes in the same frame. A frame costs more than a move.

/** With so many at play an answer takes half as long: who only looks on hardly sees the difference. */
const ROUND_MS = 50

/** So many readers within one turn of the loop, and the house is busy. */
const BUSY = 8

export class Rounds {
  private readers: (() => void)[] = []

  /** Called once, soon. */
  add(flush: () => void): void {
    if (this.readers.push(flush) === 1) setImmediate(this.look)
  }

  private readonly look = (): void => {
    if (this.readers.length < BUSY) this.leave()
    else setTimeout(this.leave, ROUND_MS)
  }

  private readonly leave = (): void => {
    const { readers } = this
    this.readers = []
    for (const flush of readers) flush()
  }
}
