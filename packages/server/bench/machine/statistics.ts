// From many numbers few.

export interface Latencies {
  readonly p50: number // milliseconds
  readonly p90: number
  readonly p99: number
  readonly max: number
}

export function latenciesOf(milliseconds: readonly number[]): Latencies {
  const sorted = Float64Array.from(milliseconds).sort()
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? NaN
  return { p50: at(0.5), p90: at(0.9), p99: at(0.99), max: sorted.at(-1) ?? NaN }
}

export function median(numbers: readonly number[]): number {
  const sorted = Float64Array.from(numbers).sort()
  const middle = sorted.length >> 1
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2
}

export type Figures = Readonly<Record<string, number>>

/** Figure by figure. */
export function medians(runs: readonly Figures[]): Figures {
  const names = Object.keys(runs[0]!)
  return Object.fromEntries(names.map((name) => [name, median(runs.map((run) => run[name]!))]))
}
