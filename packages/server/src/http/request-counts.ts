// How many requests each address has made, by the steady clock. The plugin's own store reads the wall clock: when that is set
// back, whoever has used their minute up would be kept out until it is there again.

import { steadyTime } from '../time.ts'

/** Addresses that are remembered; the one that was silent for longest goes. */
const REMEMBERED = 5_000

interface Counted {
  readonly since: number
  current: number
}
type Done = (error: Error | null, result?: { current: number; ttl: number }) => void

export class RequestCounts {
  private readonly counts = new Map<string, Counted>()

  incr(address: string, done: Done, window: number): void {
    const now = steadyTime()
    const before = this.counts.get(address)
    const counted = before !== undefined && now < before.since + window ? before : { since: now, current: 0 }
    counted.current++
    this.counts.delete(address) // the latest stands last
    this.counts.set(address, counted)
    if (this.counts.size > REMEMBERED) this.counts.delete(this.counts.keys().next().value!)
    done(null, { current: counted.current, ttl: counted.since + window - now })
  }

  child(): RequestCounts {
    return new RequestCounts()
  }
}
