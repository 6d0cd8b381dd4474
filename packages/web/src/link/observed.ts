// A snapshot that changes and tells who looks at it: the part that all links share.

import { NOTHING_YET, type Snapshot } from './link.ts'

export class Observed {
  private current: Snapshot = NOTHING_YET
  private readonly listeners = new Set<() => void>()

  // Arrow functions: React calls them without us.
  readonly snapshot = (): Snapshot => this.current

  readonly subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  protected update(change: Partial<Snapshot>): void {
    this.current = { ...this.current, ...change }
    for (const listener of this.listeners) listener()
  }
}
