// Allowances (token buckets): how much of something each visitor may use at once, and how fast it comes back. On steady time,
// whatever is done to the system's clock.

export interface Rate {
  readonly burst: number
  readonly perSecond: number
}

/** With more visitors than this, full allowances are dropped from the list. */
const MANY = 1000

export class Allowances {
  private readonly left = new Map<string, { amount: number; at: number }>()
  private tidyAt = MANY
  private readonly rate: Rate
  private readonly now: () => number

  constructor(rate: Rate, now: () => number = () => performance.now()) {
    this.rate = rate
    this.now = now
  }

  /** Used, be it more than there was: then nothing is left for a while. */
  use(visitor: string, amount: number): void {
    this.left.set(visitor, { amount: this.leftOf(visitor) - amount, at: this.now() })
    if (this.left.size > this.tidyAt) this.tidy()
  }

  /** Seconds until there is something left again; 0: there is. */
  wait(visitor: string): number {
    const left = this.leftOf(visitor)
    return left > 0 ? 0 : Math.max(1, Math.ceil(-left / this.rate.perSecond))
  }

  private leftOf(visitor: string): number {
    const { burst, perSecond } = this.rate
    const known = this.left.get(visitor)
    return known === undefined ? burst : Math.min(burst, known.amount + ((this.now() - known.at) / 1000) * perSecond)
  }

  /** Whoever has everything again needs no place in the list. */
  private tidy(): void {
    for (const visitor of this.left.keys()) if (this.leftOf(visitor) >= this.rate.burst) this.left.delete(visitor)
    this.tidyAt = Math.max(MANY, this.left.size * 2)
  }
}
