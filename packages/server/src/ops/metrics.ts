// What is counted and measured while the server is open, in the words of whoever looks at it. Only this file knows that it
// is Prometheus who does.

import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client'

const COUNTERS = {
  rows: ['saloon_rows_total', 'Rows written to the logs of games'],
  'messages-in': ['saloon_messages_in_total', 'Messages received through sockets'],
  'messages-out': ['saloon_messages_out_total', 'Messages sent through sockets'],
  'bytes-out': ['saloon_bytes_out_total', 'Bytes of messages and lines sent through sockets and streams'],
  'bot-decisions': ['saloon_bot_decisions_total', 'Decisions taken by bots'],
} as const
const REFUSALS = ['saloon_refusals_total', 'What was refused, by the code that says why'] as const
const GAUGES = {
  sockets: ['saloon_sockets', 'Open sockets'],
  streams: ['saloon_streams', 'Open streams'],
  tables: ['saloon_tables', 'Tables in memory'],
  games: ['saloon_games', 'Tables in memory with a game under way'],
} as const
const APPEND = ['saloon_append_seconds', 'From asking the store to append rows until they are durable'] as const
const REQUEST = ['saloon_request_seconds', 'Requests by route and status; of a stream, until it begins'] as const

/** Of people who wait: from a disk that is fast to patience that ends. */
const SECONDS = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]

export type Counted = keyof typeof COUNTERS
export type Gauged = keyof typeof GAUGES

const registry = new Registry()
const registers = [registry]

// Plain numbers, for they change with every message; handed on when somebody looks.
const counted: Record<Counted, number> = {
  rows: 0,
  'messages-in': 0,
  'messages-out': 0,
  'bytes-out': 0,
  'bot-decisions': 0,
}
for (const [what, [name, help]] of Object.entries(COUNTERS) as [Counted, readonly [string, string]][]) {
  void new Counter({
    name,
    help,
    registers,
    collect() {
      this.reset()
      this.inc(counted[what])
    },
  })
}
const refusals = new Counter({ name: REFUSALS[0], help: REFUSALS[1], labelNames: ['code'], registers })
const append = new Histogram({ name: APPEND[0], help: APPEND[1], buckets: SECONDS, registers })
const requests = new Histogram({
  name: REQUEST[0],
  help: REQUEST[1],
  labelNames: ['method', 'route', 'status'],
  buckets: SECONDS,
  registers,
})

export function count(what: Counted, n = 1): void {
  counted[what] += n
}

export function countRefusal(code: string): void {
  refusals.inc({ code })
}

export function appended(seconds: number): void {
  append.observe(seconds)
}

/** `route` as it was declared: a table's id would make a series of its own. */
export function answered(method: string, route: string, status: number, seconds: number): void {
  requests.observe({ method, route, status }, seconds)
}

const readings = new Map<Gauged, () => number>()
for (const [what, [name, help]] of Object.entries(GAUGES) as [Gauged, readonly [string, string]][]) {
  void new Gauge({
    name,
    help,
    registers,
    collect() {
      this.set(readings.get(what)?.() ?? 0)
    },
  })
}

/** Read whenever somebody looks. */
export function gauge(what: Gauged, read: () => number): void {
  readings.set(what, read)
}

/** Of the process itself too: memory, processor, how long the event loop keeps others waiting. */
export function watchProcess(): void {
  if (registry.getSingleMetric('process_cpu_seconds_total') === undefined) collectDefaultMetrics({ register: registry })
}

export const METRICS_TYPE = registry.contentType
export const readMetrics = (): Promise<string> => registry.metrics()

export interface Figures {
  readonly gauges: Readonly<Record<Gauged, number>>
  readonly refusals: ReadonlyMap<string, number>
  readonly requests: ReadonlyMap<number, number> // how many took no longer than so many seconds
  readonly appends: ReadonlyMap<number, number>
}

/** The same figures for our own use. */
export async function readFigures(): Promise<Figures> {
  const what = Object.keys(GAUGES) as Gauged[]
  const codes = (await refusals.get()).values.map(({ labels, value }) => [String(labels.code), value] as const)
  return {
    gauges: Object.fromEntries(what.map((one) => [one, readings.get(one)?.() ?? 0])) as Record<Gauged, number>,
    refusals: new Map(codes),
    requests: await bucketsOf(requests),
    appends: await bucketsOf(append),
  }
}

async function bucketsOf(histogram: Pick<Histogram, 'get'>): Promise<Map<number, number>> {
  const buckets = new Map<number, number>([...SECONDS, Infinity].map((edge) => [edge, 0]))
  for (const { metricName, labels, value } of (await histogram.get()).values) {
    if (!metricName?.endsWith('_bucket')) continue
    const edge = labels.le === '+Inf' ? Infinity : Number(labels.le)
    buckets.set(edge, (buckets.get(edge) ?? 0) + value)
  }
  return buckets
}
