// The server's clock, estimated by this page: bells are announced in server time, and answers in a race are timestamped in it.
// Measured a few times in a row, then once a second while there may be a race.

import type { Down } from '@saloon/server/protocol'

/** Measurements at the beginning; the server has measured our latency by then, too. */
const AT_FIRST = 10
const QUICKLY = 40
const USUALLY = 1_000
/** Only the last measurements count, because clocks drift. */
const KEPT = 16

interface Comparison {
  readonly way: number // there and back
  readonly ahead: number
}

export interface Dependencies {
  now(): number
  ask(mine: number): void
  /** Whether there may be a race. */
  isNeeded(): boolean
  after(milliseconds: number, task: () => void): () => void
}

export class ServerClock {
  private comparisons: readonly Comparison[] = []
  private asked = 0 // on this line
  private isAsking = false
  private next: (() => void) | undefined
  private readonly deps: Dependencies

  constructor(deps: Dependencies) {
    this.deps = deps
  }

  /** After everything that may have begun a game. */
  look(): void {
    if (this.isAsking || this.next || !this.deps.isNeeded()) return
    this.isAsking = true
    this.asked++
    this.deps.ask(this.deps.now())
  }

  heard({ mine, at }: Pick<Extract<Down, { type: 'time' }>, 'mine' | 'at'>): void {
    const { now, after } = this.deps
    this.isAsking = false
    const way = Math.max(0, now() - mine)
    this.comparisons = [...this.comparisons.slice(1 - KEPT), { way, ahead: at - mine - way / 2 }]
    this.next = after(this.asked < AT_FIRST ? QUICKLY : USUALLY, () => {
      this.next = undefined
      this.look()
    })
  }

  /** The line is gone: another one has another length. */
  stop(): void {
    this.next?.()
    this.next = undefined
    this.isAsking = false
    this.asked = 0
    this.comparisons = []
  }

  /** By how much the house's clock is ahead of ours, by the comparison that took the shortest way; 0: not compared yet. */
  get ahead(): number {
    let best: Comparison | undefined
    for (const one of this.comparisons) if (best === undefined || one.way < best.way) best = one
    return best?.ahead ?? 0
  }
}
