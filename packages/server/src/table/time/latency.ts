// A client's latency, from its last pings: half the shortest round trip, and how much it varies.

/** In milliseconds. */
export interface Delay {
  readonly lat: number
  readonly varies: number
}

const ENOUGH = 8
const KEPT = 16

export class LatencyMeter {
  private readonly sent: number[] = []
  private ways: readonly number[] = [] // there and back

  /** A ping leaves. Those that were never answered are forgotten. */
  asked(now: number): void {
    this.sent.push(now)
    if (this.sent.length > KEPT) this.sent.shift()
  }

  /** Answers come in the order of the pings. */
  answered(now: number): void {
    const since = this.sent.shift()
    if (since !== undefined) this.ways = [...this.ways.slice(1 - KEPT), Math.max(0, now - since)]
  }

  /** Undefined: not measured often enough. */
  get delay(): Delay | undefined {
    if (this.ways.length < ENOUGH) return undefined
    const shortest = Math.min(...this.ways)
    const longest = Math.max(...this.ways.slice(-ENOUGH))
    return { lat: Math.round(shortest / 2), varies: Math.round((longest - shortest) / 2) }
  }
}
