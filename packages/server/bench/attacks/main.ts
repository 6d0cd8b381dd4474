// `npm run bench:attacks`, built and started by run-attacks.mjs: how long other visitors wait for their moves while strangers from
// several addresses repeat, as fast as the limits allow, what takes the server long.

import { spawn } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { askedFor } from '../asked-for.ts'
import type { LoadRequest, Played } from '../load.ts'
import { Helper, stopAll, watched } from '../machine/processes.ts'
import type { AttackRequest } from './attackers.ts'
import type { Attack, Tally } from './attacks.ts'
import { HELP, type Options, readOptions } from './options.ts'
import { type Result, formatResults } from './report.ts'

const HERE = fileURLToPath(new URL('.', import.meta.url))
const A_SECOND = 1000
/** Seconds. */
const WARMUP = 5
const SLOWEST_ANSWER = 240 // a server that is attacked may be deaf for minutes
const STARTS_WITHIN = 30

process.on('exit', stopAll)
const options = askedFor(readOptions, HELP)
if (options) {
  const results = [await measure(options)]
  for (const attack of options.attacks) results.push(await measure(options, attack))
  console.log(options.json ? JSON.stringify({ options, results }) : formatResults(options, results))
  process.exit()
}

/** Each time with a server just started. */
async function measure({ seconds, tables, addresses }: Options, attack?: Attack): Promise<Result> {
  console.error(attack ?? 'without')
  const server = await startServer()
  const program = { node: process.execPath, args: [], core: undefined }
  const [load] = await Helper.start<string>('who plays', { ...program, file: join(HERE, 'load.mjs') })
  const ask = <T>(request: LoadRequest, within: number): Promise<T> => load.ask<T>(request, within + SLOWEST_ANSWER)
  try {
    const group = await ask<number>({ do: 'open', driver: 'dice', url: server.url, tables }, tables)
    await ask<Played>({ do: 'play', group, seconds: WARMUP, think: A_SECOND }, WARMUP)
    const play = () => ask<Played>({ do: 'play', group, seconds, think: A_SECOND }, seconds)
    if (attack === undefined) return resultOf('without', await play())
    const [attackers] = await Helper.start<string>('who attacks', { ...program, file: join(HERE, 'attackers.mjs') })
    try {
      const tell = <T>(request: AttackRequest): Promise<T> => attackers.ask<T>(request, seconds + SLOWEST_ANSWER)
      await tell<number>({ do: 'prepare', attack, url: server.url, addresses })
      const attacking = tell<Tally>({ do: 'attack', seconds })
      const played = await play()
      return resultOf(attack, played, await attacking)
    } finally {
      await attackers.stop()
    }
  } catch (error) {
    return { name: attack ?? 'without', problem: (error as Error).message.split('\n')[0]! }
  } finally {
    await load.stop()
    server.stop()
  }
}

function resultOf(name: string, { moves, latencies, undisturbed }: Played, tally?: Tally): Result {
  const { p50, p99, max } = latencies
  return { name, moves, p50, p99, calm: undisturbed?.p99, max, ...tally }
}

/** As it is, with the limits it has, behind a proxy that says who asks. */
function startServer(): Promise<{ readonly url: string; stop(): void }> {
  const child = watched(
    spawn(process.execPath, [process.env['ATTACKED_SERVER']!], {
      stdio: ['ignore', 'pipe', 'inherit'],
      env: {
        ...process.env,
        PORT: '0',
        SALOON_DATA: mkdtempSync(join(HERE, 'data-')),
        SALOON_TRUST_PROXY: 'loopback',
        SALOON_LOG: 'silent',
        NODE_ENV: 'production',
      },
    }),
  )
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('the server does not start')), STARTS_WITHIN * 1000)
    child.stdout!.on('data', (chunk) => {
      const [url] = /http:\/\/localhost:\d+/.exec(String(chunk)) ?? []
      if (url === undefined) return
      clearTimeout(late)
      resolve({ url: url.replace('localhost', '127.0.0.1'), stop: () => child.kill('SIGKILL') })
    })
  })
}
