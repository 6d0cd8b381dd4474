// The figures of `/metrics` that a moderator wants to see at a glance.

import { readFigures } from './metrics.ts'

export interface Health {
  readonly upFor: number // seconds
  readonly tables: number
  readonly games: number
  readonly sockets: number
  readonly streams: number
  readonly requests: Latency
  readonly writes: Latency
  readonly errors: { readonly ourFault: number; readonly frozen: number }
  readonly refused: Readonly<Record<string, number>>
  readonly memory: number // bytes
}
export interface Latency {
  readonly count: number
  /** Seconds within which so many in a hundred were done: the upper edge of a bucket; null: none yet, or beyond every bucket. */
  readonly p50: number | null
  readonly p95: number | null
  readonly p99: number | null
}

export async function readHealth(): Promise<Health> {
  const { gauges, refusals, requests, appends } = await readFigures()
  const refused = Object.fromEntries([...refusals].sort(([, a], [, b]) => b - a))
  return {
    upFor: Math.round(process.uptime()),
    ...gauges,
    requests: latencyOf(requests),
    writes: latencyOf(appends),
    errors: { ourFault: refused['our-fault'] ?? 0, frozen: refused['table-frozen'] ?? 0 },
    refused,
    memory: process.memoryUsage.rss(),
  }
}

/** `buckets`: how many took no longer than this, in ascending order. */
export function latencyOf(buckets: ReadonlyMap<number, number>): Latency {
  const count = buckets.get(Infinity) ?? 0
  const within = (share: number): number | null => {
    for (const [seconds, sofar] of buckets)
      if (count > 0 && sofar >= share * count) return seconds === Infinity ? null : seconds
    return null
  }
  return { count, p50: within(0.5), p95: within(0.95), p99: within(0.99) }
}
