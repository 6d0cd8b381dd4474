// Finds dead connections. A line that dies without a goodbye (a phone asleep, a cable pulled) is just silent: whoever is silent
// is pinged, which browsers answer by themselves, and whoever stays silent is cut off.

/** Somebody at the other end of a line. */
export interface Other {
  /** Since the last beat. */
  wasHeard: boolean
  /** Beats since then. */
  missed: number
  ping(): void
  hangUp(): void
}

/** Within the longest silence: one in which they may have been heard last, and three that they missed. */
const BEATS = 4

export class Heartbeat {
  private readonly others = new Set<Other>()

  /** Milliseconds. Beats are counted, not time: while this process stands still nobody is silent. */
  constructor(longestSilence: number) {
    setInterval(() => this.beat(), longestSilence / BEATS).unref()
  }

  add(other: Other): void {
    this.others.add(other)
  }

  remove(other: Other): void {
    this.others.delete(other)
  }

  private beat(): void {
    for (const other of this.others) {
      other.missed = other.wasHeard ? 0 : other.missed + 1
      other.wasHeard = false
      if (other.missed === BEATS - 1) other.hangUp()
      else if (other.missed > 0) other.ping()
    }
  }
}
