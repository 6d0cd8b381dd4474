// How long the house takes to open with so many games under way, how long its bots and clocks take to be awake, how long anybody
// waits meanwhile, and how much memory it has then.
// usage: npm run bench:start [-- --tables 10000] [--only none,bots] [--json]

import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { WAITING, type Waiting, fillStore } from './full-store.ts'

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '10000' },
    only: { type: 'string' },
    json: { type: 'boolean', default: false },
  },
})
const many = Number(values.tables)
if (!Number.isInteger(many) || many < 1) throw new Error('--tables must be a whole number above 0')

/** Bots never come to an end while they play: of them only how the house opens is looked at, and how it is for others. */
const LONGEST = 120_000
const SETTLED = 20_000

interface Figures {
  readonly waiting: Waiting | 'none'
  readonly tables: number
  readonly open: number // ms from the start of the process until /healthz answers
  readonly awake: number | undefined // ms until /readyz says so
  readonly woken: number
  readonly slowest: number // ms that /healthz took meanwhile
  readonly peak: number // MiB
  readonly settled: number // MiB
}

const server = new URL('main.mjs', import.meta.url).pathname

async function measure(waiting: Waiting | 'none'): Promise<Figures> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-start-'))
  try {
    const tables = waiting === 'none' ? 0 : many
    if (waiting !== 'none') await fillStore(folder, tables, waiting)
    const began = performance.now()
    const child = spawn(process.execPath, [server], {
      env: { ...process.env, PORT: '0', SALOON_DATA: folder, SALOON_REQUESTS_PER_MINUTE: '1000000' },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    try {
      return { waiting, tables, ...(await watch(child, began)) }
    } finally {
      child.kill('SIGKILL')
      await new Promise((resolve) => child.once('close', resolve))
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function watch(child: ChildProcess, began: number): Promise<Omit<Figures, 'waiting' | 'tables'>> {
  const url = await addressOf(child)
  await fetch(`${url}/healthz`)
  const open = performance.now() - began
  let [slowest, awake, peak, woken] = [0, undefined as number | undefined, 0, 0]
  while (awake === undefined && performance.now() - began < LONGEST) {
    const asked = performance.now()
    await fetch(`${url}/healthz`)
    slowest = Math.max(slowest, performance.now() - asked)
    const state = (await (await fetch(`${url}/readyz`)).json()) as { awake: boolean; woken: number }
    if (state.awake) awake = performance.now() - began
    woken = state.woken
    peak = Math.max(peak, residentOf(child))
    await sleep(20)
  }
  await sleep(SETTLED)
  return { open, awake, woken, slowest, peak, settled: residentOf(child) }
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = ''
    child.stdout!.on('data', (chunk) => {
      said += String(chunk)
      const found = /http:\/\/localhost:(\d+)/.exec(said)
      if (found) resolve(`http://127.0.0.1:${found[1]}`)
    })
    child.once('close', () => reject(new Error(`the server ended: ${said}`)))
  })
}

/** MiB. */
const residentOf = ({ pid }: ChildProcess): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))![1]) / 1024

const all: Figures[] = []
const only = values.only?.split(',')
for (const waiting of ['none', ...WAITING] as const) {
  if (only && !only.includes(waiting)) continue
  const figures = await measure(waiting)
  all.push(figures)
  if (values.json) continue
  const { open, awake, woken, slowest, peak, settled, tables } = figures
  const until =
    awake === undefined ? `not awake after ${LONGEST / 1000} s` : `awake after ${(awake / 1000).toFixed(1)} s`
  console.log(
    `${tables} games, ${waiting}: open after ${(open / 1000).toFixed(2)} s, ${until} (${woken} woken), ` +
      `slowest answer meanwhile ${slowest.toFixed(0)} ms, memory ${peak.toFixed(0)} MiB at most, ${settled.toFixed(0)} MiB settled`,
  )
}
if (values.json) console.log(JSON.stringify(all))
