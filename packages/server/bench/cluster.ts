// `npm run bench:cluster`: durable moves a second with 1, 2 and 3 nodes on one PostgreSQL and one NATS, and what each part costs.
// usage: run-cluster.mjs [--seconds 10] [--tables 200] [--nodes 1,2,3]

import { readFileSync, readdirSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { startNats } from '../test/cluster/nats.ts'
import { startPostgres } from '../test/cluster/postgres.ts'
import type { LoadRequest, Played } from './load.ts'
import { Helper, stopAll } from './machine/processes.ts'
import type { Usage } from './servers/answering.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const TICKS = 100 // a second, of what the kernel counts

process.on('exit', stopAll)
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    tables: { type: 'string', default: '200' },
    nodes: { type: 'string', default: '1,2,3' },
  },
})
const [seconds, tables] = [Number(values.seconds), Number(values.tables)]
const wanted = values.nodes.split(',').map(Number)
if (![seconds, tables, ...wanted].every((number) => Number.isInteger(number) && number > 0)) {
  console.error('--seconds, --tables and --nodes must be whole numbers above 0, the last with commas.')
  process.exit(2)
}

const [postgres, nats] = await Promise.all([startPostgres(), startNats()])
try {
  console.log(
    `${tables} tables, ${seconds} s, ${availableParallelism()} cores shared by everything, Node ${process.version}\n`,
  )
  console.log('nodes  moves/s  p50 ms  p99 ms  cpu ms a move: nodes  PostgreSQL  NATS  load')
  for (const nodes of wanted) console.log(await measure(nodes))
} finally {
  await Promise.all([postgres.stop(), nats.stop()])
}
process.exit(0)

async function measure(many: number): Promise<string> {
  const url = await postgres.newDatabase()
  const start = (name: string, args: readonly string[]) =>
    Helper.start<string>(name, {
      node: process.execPath,
      file: join(HERE, 'saloon-server.mjs'),
      args,
      core: undefined,
    })
  const nodes = await Promise.all(
    Array.from({ length: many }, (_, n) => start(`node ${n + 1}`, ['postgres', url, nats.url])),
  )
  const loads = await Promise.all(
    nodes.map(async ([, at], n) => {
      const [load] = await Helper.start(`load ${n + 1}`, {
        node: process.execPath,
        file: join(HERE, 'load.mjs'),
        args: [],
        core: undefined,
      })
      const open: LoadRequest = { do: 'open', driver: 'saloon', url: at, tables: Math.ceil(tables / many) }
      return { load, group: await load.ask<number>(open, 120) }
    }),
  )
  const cpu = async () => ({
    nodes: (await Promise.all(nodes.map(([node]) => node.ask<Usage>('usage', 10)))).reduce(
      (sum, { cpuMicroseconds }) => sum + cpuMicroseconds / 1e6,
      0,
    ),
    postgres: cpuOf(postgres.pid!) + childrenOf(postgres.pid!).reduce((sum, pid) => sum + cpuOf(pid), 0),
    nats: cpuOf(nats.pid!),
  })
  const play = (length: number): Promise<Played[]> =>
    Promise.all(
      loads.map(({ load, group }) =>
        load.ask<Played>({ do: 'play', group, seconds: length, think: 0 } satisfies LoadRequest, length + 60),
      ),
    )
  await play(Math.min(3, seconds)) // warm
  const before = await cpu()
  const played = await play(seconds)
  const after = await cpu()
  await Promise.all([...nodes.map(([node]) => node.stop()), ...loads.map(({ load }) => load.stop())])
  const moves = played.reduce((sum, one) => sum + one.moves, 0)
  const rate = played.reduce((sum, one) => sum + one.moves / one.seconds, 0)
  const each = (spent: number): string => ((spent * 1000) / moves).toFixed(3)
  const load = played.reduce((sum, one) => sum + one.cpuSeconds, 0)
  return [
    String(many).padStart(5),
    rate.toFixed(0).padStart(8),
    Math.max(...played.map(({ latencies }) => latencies.p50))
      .toFixed(1)
      .padStart(7),
    Math.max(...played.map(({ latencies }) => latencies.p99))
      .toFixed(1)
      .padStart(7),
    each(after.nodes - before.nodes).padStart(21),
    each(after.postgres - before.postgres).padStart(11),
    each(after.nats - before.nats).padStart(5),
    each(load).padStart(5),
  ].join(' ')
}

/** Seconds of processor that a process has used. */
function cpuOf(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
    return (Number(fields[11]) + Number(fields[12])) / TICKS
  } catch {
    return 0 // gone, or not Linux
  }
}

function childrenOf(parent: number): number[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => {
    try {
      return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')[1]) === parent
    } catch {
      return false
    }
  })
}
