// A histogram for what happens with every move: the library's own takes longer to note a duration than we to make the move.

import type { Metric } from 'prom-client'

export class Timings {
  readonly name: string
  private readonly help: string
  private readonly bounds: readonly number[]
  private readonly counts: number[] // how many were at most each bound and above the one before; the last: the rest
  private sum = 0

  constructor(name: string, help: string, bounds: readonly number[]) {
    this.name = name
    this.help = help
    this.bounds = bounds
    this.counts = Array<number>(bounds.length + 1).fill(0)
  }

  note(seconds: number): void {
    let bucket = 0
    while (bucket < this.bounds.length && seconds > this.bounds[bucket]!) bucket++
    this.counts[bucket]!++
    this.sum += seconds
  }

  /** As a registry of the library wants it. */
  asMetric(): Metric {
    return { name: this.name, get: () => Promise.resolve(this.read()) } as unknown as Metric
  }

  private read(): object {
    const { name, help } = this
    let count = 0
    const buckets = [...this.bounds, '+Inf'].map((le, i) => {
      count += this.counts[i]!
      return { metricName: `${name}_bucket`, labels: { le }, value: count }
    })
    const totals = [
      { metricName: `${name}_sum`, labels: {}, value: this.sum },
      { metricName: `${name}_count`, labels: {}, value: count },
    ]
    return { name, help, type: 'histogram', aggregator: 'sum', values: [...buckets, ...totals] }
  }
}
