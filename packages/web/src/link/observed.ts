// Holds the current snapshot and notifies subscribers: what all links have in common. Changes that arrive together are notified
// once, else bots at full speed would keep the page from ever finishing a render.

import { NOTHING_YET, type Snapshot } from './link.ts'

export class Observed {
  private current: Snapshot = NOTHING_YET
  private readonly listeners = new Set<() => void>()
  private afterwards: (() => void)[] | undefined // there: we are about to tell

  // Arrow functions: React calls them without us.
  readonly snapshot = (): Snapshot => this.current

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  protected update(change: Partial<Snapshot>): void {
    this.current = { ...this.current, ...change }
    if (this.afterwards) return
    this.afterwards = []
    setTimeout(() => this.tell(), 0)
  }

  /** When everybody has been told of what changed so far: an answer must not overtake what it led to. */
  protected whenTold(task: () => void): void {
    if (this.afterwards) this.afterwards.push(task)
    else task()
  }

  private tell(): void {
    const tasks = this.afterwards ?? []
    this.afterwards = undefined
    for (const listener of this.listeners) listener()
    for (const task of tasks) task()
  }
}
