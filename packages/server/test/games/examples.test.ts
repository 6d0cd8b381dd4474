// The bots of examples/ play whole games against the running server, as whoever tries them would.

import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundle } from '../../../../scripts/bundle.mjs'
import { type Running, call, newFolder, newGuest, startServer } from '../support/running.ts'

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url))
const isPython3 = (name: string) => spawnSync(name, ['--version'], { encoding: 'utf8' }).stdout?.startsWith('Python 3')
const PYTHON = ['python3', 'python'].find(isPython3)
if (PYTHON === undefined) console.warn('There is no Python 3 on this machine: examples/bot.py is not tried.')

const folder = newFolder()
let server: Running
const started: ChildProcess[] = []

beforeAll(async () => {
  await bundle(['examples/bot.ts'], folder)
  server = await startServer({ SALOON_STORE: 'memory' })
})
afterAll(async () => {
  for (const program of started) program.kill()
  await server.kill('SIGTERM')
})

/** What a program has printed when it ends; `at`: which table and seat it is told to take. */
function runs(program: string, file: string, ...at: string[]): Promise<string> {
  const child = spawn(program, [file, ...at], { cwd: ROOT, env: { ...process.env, SALOON_URL: server.url } })
  started.push(child)
  let printed = ''
  for (const output of [child.stdout, child.stderr]) output.on('data', (text) => (printed += String(text)))
  return new Promise((resolve) => child.once('close', (code) => resolve(code === 0 ? printed : `${code}: ${printed}`)))
}
const python = (...at: string[]) => runs(PYTHON!, 'examples/bot.py', ...at)
const typescript = (...at: string[]) => runs(process.execPath, join(folder, 'bot.mjs'), ...at)

describe('a bot of one’s own', () => {
  const WON = /^Table [A-Z]{4}\nSeat 0 .*done.*\nWon by .+\n$/i

  test.skipIf(PYTHON === undefined)('in Python opens a table and plays to the end', async () => {
    expect(await python()).toMatch(WON)
  })

  test('in TypeScript opens a table and plays to the end', async () => {
    expect(await typescript()).toMatch(WON)
  })

  test('joins a table by its letters, where others sit too', async () => {
    const host = await newGuest(server.url)
    const opened = await call(server.url, '/api/tables', host, { game: 'bang-dice', seats: 4, pace: 0 })
    const { id, invite } = opened.body as { id: string; invite: string }
    const wish = (wanted: object) =>
      call(server.url, `/api/tables/${id}/commands`, host, { id: crypto.randomUUID(), wish: wanted })
    const bots = [PYTHON === undefined ? typescript(invite, '0') : python(invite, '0'), typescript(invite, '1')]
    const isSeated = async (): Promise<boolean> => {
      const { seats } = (await call(server.url, `/api/tables/${id}`)).body as { seats: { holder: unknown }[] }
      return seats[0]!.holder !== null && seats[1]!.holder !== null
    }
    while (!(await isSeated())) await new Promise((resolve) => setTimeout(resolve, 20))
    // The host arranges something, so that they have to say again that they are ready.
    for (const seat of [2, 3]) await wish({ do: 'seat-bot', seat, bot: 'random', name: `House ${seat}` })
    while ((await wish({ do: 'start' })).status !== 200) await new Promise((resolve) => setTimeout(resolve, 20))
    const [one, other] = await Promise.all(bots)
    expect(one).toContain('Won by')
    expect(one!.split('\n').at(-2)).toBe(other!.split('\n').at(-2))
  })
})
