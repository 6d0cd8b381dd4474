// What each address has taken within a day. In memory only: an address is kept nowhere, and a restart forgets it.

import { visitorAt } from '../jobs/addresses.ts'

const DAY = 24 * 60 * 60 * 1000

interface Day {
  readonly until: number
  readonly taken: Map<string, number>
}

export class Days {
  private readonly days = new Map<string, Day>() // by address; those that began first stand first
  private readonly now: () => number

  constructor(now: () => number) {
    this.now = now
  }

  taken(address: string, what: string): number {
    return this.of(address)?.taken.get(what) ?? 0
  }

  take(address: string, what: string, many: number): void {
    const day = this.of(address) ?? { until: this.now() + DAY, taken: new Map<string, number>() }
    day.taken.set(what, (day.taken.get(what) ?? 0) + many)
    this.days.set(visitorAt(address), day)
  }

  private of(address: string): Day | undefined {
    for (const [place, { until }] of this.days) {
      if (until > this.now()) break
      this.days.delete(place)
    }
    return this.days.get(visitorAt(address))
  }
}
