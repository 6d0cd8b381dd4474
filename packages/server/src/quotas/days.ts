// What each address has taken within a day. In memory only: an address is kept nowhere, and a restart forgets it.

import { isIPv6 } from 'node:net'

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
    this.days.set(placeOf(address), day)
  }

  private of(address: string): Day | undefined {
    for (const [place, { until }] of this.days) {
      if (until > this.now()) break
      this.days.delete(place)
    }
    return this.days.get(placeOf(address))
  }
}

/** Who has an address of the new kind has 2^64 of them: those count together. */
export function placeOf(address: string): string {
  const plain = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1] ?? address
  if (!isIPv6(plain)) return plain
  const [head = '', tail] = plain.split('%')[0]!.split('::')
  const front = head === '' ? [] : head.split(':')
  const back = tail === undefined || tail === '' ? [] : tail.split(':')
  const between = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0')
  const groups = [...front, ...between, ...back].slice(0, 4)
  return `${groups.map((group) => Number.parseInt(group, 16).toString(16)).join(':')}::/64`
}
