// The clock of the house as this page reckons it: bells sound at a moment of the house's clock, and an answer in a race says when
// it was given by it. Compared a few times in a row, then once a second for as long as there may be a race.

import type { Down } from '@saloon/server/protocol'

/** The house has measured the line by then. */
const AT_FIRST = 10
const QUICKLY = 40
const USUALLY = 1_000
/** Clocks drift: what was true long ago counts no more. */
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
