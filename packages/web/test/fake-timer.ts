// Time that a test lets pass.

import type { Timer } from '../src/table/motion/queue.ts'

export class FakeTimer implements Timer {
  private time = 0
  private due: { at: number; then: () => void }[] = []

  now = (): number => this.time

  after(milliseconds: number, then: () => void): () => void {
    const one = { at: this.time + milliseconds, then }
    this.due.push(one)
    return () => {
      this.due = this.due.filter((other) => other !== one)
    }
  }

  /** When something is due next. */
  get next(): number | undefined {
    return this.due.length === 0 ? undefined : Math.min(...this.due.map(({ at }) => at))
  }

  run(until: number): void {
    for (;;) {
      const [next] = this.due.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)
      if (!next) break
      this.due = this.due.filter((one) => one !== next)
      this.time = next.at
      next.then()
    }
    this.time = until
  }
}
