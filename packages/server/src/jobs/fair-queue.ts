// A fair queue: visitors take turns, one item each, however many somebody has queued.

export class FairQueue<T> {
  private readonly lines = new Map<string, T[]>() // of those who wait; whose turn is next comes first
  private readonly served = new Set<string>()
  private size = 0

  get length(): number {
    return this.size
  }

  waitingOf(visitor: string): number {
    return this.lines.get(visitor)?.length ?? 0
  }

  add(visitor: string, item: T): void {
    const line = this.lines.get(visitor)
    if (line) line.push(item)
    else this.lines.set(visitor, [item])
    this.size++
  }

  /** The next one that fits; its visitor waits until they are `done`, then for all others. */
  take(fits: (item: T) => boolean): { readonly visitor: string; readonly item: T } | undefined {
    for (const [visitor, line] of this.lines) {
      if (this.served.has(visitor) || !fits(line[0]!)) continue
      const item = line.shift()!
      this.size--
      if (line.length === 0) this.lines.delete(visitor)
      this.served.add(visitor)
      return { visitor, item }
    }
    return undefined
  }

  done(visitor: string): void {
    this.served.delete(visitor)
    const line = this.lines.get(visitor)
    if (line === undefined) return
    this.lines.delete(visitor)
    this.lines.set(visitor, line)
  }

  /** Everything that waits, which waits no more. */
  clear(): T[] {
    const waiting = [...this.lines.values()].flat()
    this.lines.clear()
    this.size = 0
    return waiting
  }
}
