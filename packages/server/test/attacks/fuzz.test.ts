// Nonsense and malice against the running server: everything is refused with a code, nothing changes, nothing grows.
// SALOON_FUZZ=100000 sends a hundred thousand messages and requests instead of five thousand; SALOON_SEED=7 repeats a run.

import { existsSync, readFileSync } from 'node:fs'
import { Agent } from 'node:http'
import { type Refusal, below, canonical, chanceFrom, hashOf } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { SEED } from '../../../../scripts/testing/seed.ts'
import { type Down, type Up, readDown } from '../../src/transport/protocol.ts'
import { MAKERS, type Target, hostile, notTheirs } from './fuzz-messages.ts'
import { ask, askRaw, badRequest } from './fuzz-requests.ts'
import { Client, type Running, call, newGuest, startServer } from '../support/running.ts'

const ALL = Number(process.env['SALOON_FUZZ'] ?? 5000)
const MEGABYTE = 1024 * 1024
/** With room to spare the collector lets garbage lie; without it what grows is a leak, and the server would end of it. */
const SMALL_HEAP = `${process.env['NODE_OPTIONS'] ?? ''} --max-old-space-size=64`

let server: Running
let reported = ''
const guests: { token: string; client: Client }[] = []
let target: Target
let stranger = ''

const url = () => server.url
/** Bytes of the server's process; nought where the system doesn't say. */
const memory = (): number => {
  const path = `/proc/${server.process.pid}/status`
  if (!existsSync(path)) return 0
  const status = readFileSync(path, 'utf8')
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)![1]) * 1024
}
/** The table as those who sit at it see it, each of them. */
const seen = () => guests.map(({ client }) => ({ ...client.at, view: hashOf(client.view) }))

/** Two people, two seats each, and a few moves: a game that stands still while nobody who is asked answers. */
beforeAll(async () => {
  server = await startServer({ SALOON_STORE: 'memory', NODE_OPTIONS: SMALL_HEAP })
  server.process.stdout!.on('data', (chunk) => (reported += String(chunk)))
  stranger = await newGuest(url())
  const tokens = [await newGuest(url()), await newGuest(url())]
  const { id: table } = (await call(url(), '/api/tables', tokens[0], { game: 'bang-dice', seats: 4 })).body as {
    id: string
  }
  for (const token of tokens) {
    const client = new Client(url, token, table, 'bang-dice')
    client.connect()
    guests.push({ token, client })
  }
  for (const seat of [0, 1, 2, 3])
    expect(await guests[seat % 2]!.client.command({ do: 'sit-too', seat, name: `Guest ${seat}` })).toBeNull()
  expect(await guests[1]!.client.command({ do: 'ready', ready: true })).toBeNull()
  expect(await guests[0]!.client.command({ do: 'start' })).toBeNull()
  await Promise.all(guests.map(({ client }) => client.until(() => client.view !== undefined)))
  const stale: string[] = []
  for (let moves = 0; moves < 6; moves++) {
    const { client } = guests.find((guest) => guest.client.answer(chanceFrom(1)))!
    const wish = client.answer(chanceFrom(moves))! as { seat: number; ask: string; action: { do: string } }
    expect(await client.command({ do: 'act', ...wish })).toBeNull()
    await Promise.all(guests.map((guest) => guest.client.until(() => guest.client.at.seq === moves + 1)))
    stale.push(wish.ask)
    const next = guests.map((guest) => guest.client.answer(chanceFrom(1))).find((open) => open !== undefined)!
    const { seat: asked, ask: open, action: legal } = next as unknown as typeof wish
    target = { table, seats: 4, ask: open, asked, stale, legal }
  }
})
afterAll(() => server.kill('SIGTERM'))

/** A connection that sends what it shouldn't, and sees to it that every message is refused. */
class Pest {
  private readonly socket: WebSocket
  private readonly answers: Down[] = []
  private heard: () => void = () => undefined
  readonly closed: Promise<number>

  private constructor(socket: WebSocket) {
    this.socket = socket
    this.closed = new Promise((resolve) => socket.on('close', resolve))
    socket.on('error', () => undefined)
    socket.on('message', (data) => {
      for (const message of readDown((data as Buffer).toString())) {
        if (message.type === 'here') continue // somebody else has come or gone
        this.answers.push(message)
        this.heard()
      }
    })
  }

  static async comesIn(token?: string, table?: string): Promise<Pest> {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/live`)
    const pest = new Pest(socket)
    await new Promise((resolve) => void socket.once('open', resolve))
    const says = (message: Up) => socket.send(JSON.stringify(message))
    if (token !== undefined) says({ type: 'hello', protocol: 1, token })
    if (table !== undefined) says({ type: 'join', table })
    await pest.got((token === undefined ? 0 : 1) + (table === undefined ? 0 : 2))
    return pest
  }

  private async got(count: number): Promise<Down[]> {
    while (this.answers.length < count) await new Promise<void>((resolve) => (this.heard = resolve))
    return this.answers.splice(0, count)
  }

  send(message: string | Buffer): void {
    this.socket.send(message)
  }

  /** As many refusals as messages, each with a code that isn't our fault. */
  async isRefused(messages: readonly (string | Buffer)[]): Promise<void> {
    for (const message of messages) this.send(message)
    const answers = await this.got(messages.length)
    for (const answer of answers) {
      const refused = answer.type === 'wrong' || answer.type === 'reply' ? answer.refused : null
      if (!isCoded(refused)) throw new Error(`${JSON.stringify(answer)} of ${messages.map(String).join('\n')}`)
    }
  }

  close(): void {
    this.socket.close()
  }
}

const isCoded = (refused: Refusal | null): boolean =>
  /^[a-z-]+$/.test(refused?.code ?? '') && refused!.code !== 'our-fault'

/** So many times, a few at once, each with its own chance. */
async function swarm(size: number, times: number, work: (turn: number, bee: number) => Promise<number>): Promise<void> {
  const bees = Array.from({ length: size }, async (_, bee) => {
    for (let done = 0; done < times / size;) done += await work(done, bee)
  })
  await Promise.all(bees)
}

describe('a server that is sent nonsense', () => {
  test(`refuses all of it with a code, and stays as it was (seed ${SEED})`, { timeout: 3_600_000 }, async () => {
    const before = seen()
    const started = memory()
    const [holder] = guests.filter(({ client }) => (client.yours & (1 << target.asked)) !== 0)
    const [other] = guests.filter((guest) => guest !== holder)
    const pests = [
      await Pest.comesIn(),
      await Pest.comesIn(stranger),
      await Pest.comesIn(stranger, target.table),
      await Pest.comesIn(other!.token, target.table),
      await Pest.comesIn(holder!.token, target.table),
    ]
    const asked = pests.length - 1 // for all but the one who is asked the right answer is wrong, too
    const chances = pests.map((_, bee) => chanceFrom(SEED, bee))
    await swarm(pests.length, ALL * 0.6, async (_, bee) => {
      const chance = chances[bee]!
      const makers = bee === asked ? MAKERS : [...MAKERS, notTheirs]
      const messages = Array.from({ length: 1 + below(chance, 8) }, () => hostile(chance, target, makers))
      if (below(chance, 4) === 0) messages.push(messages[0]!, messages[0]!) // and once more, and once more
      await pests[bee]!.isRefused(messages)
      return messages.length
    })

    const agent = new Agent({ keepAlive: true, maxSockets: 4 })
    const draws = [1, 2, 3, 4].map((bee) => chanceFrom(SEED, 100 + bee))
    await swarm(draws.length, ALL * 0.35, async (_, bee) => {
      const bad = badRequest(draws[bee]!, target, stranger)
      const { status, type, text } = await ask(url(), agent, bad)
      const what = `${bad.method} ${bad.path} ${JSON.stringify(bad.headers)} ${bad.body?.slice(0, 200)} → ${status} ${text}`
      if (status < 400 || status > 499) throw new Error(what)
      if (bad.path.startsWith('/api/') && !(type.startsWith('application/json') && (JSON.parse(text) as Refusal).code))
        throw new Error(what)
      return 1
    })
    agent.destroy()

    await swarm(draws.length, ALL * 0.05, async (_, bee) => {
      expect(await askRaw(url(), draws[bee]!)).toMatch(/^(HTTP\/1\.1 4\d\d [^{]+\{"code":"[a-z-]+"|$)/)
      return 1
    })

    expect(await call(url(), '/healthz')).toEqual({ status: 200, body: { ok: true } })
    expect(seen()).toEqual(before)
    for (const { client } of guests) expect(client.wrong).toEqual([])
    expect(reported).not.toContain('"level":50')
    const grown = (memory() - started) / MEGABYTE
    console.log(`${ALL} refused; the server has grown by ${grown.toFixed(1)} MiB`)
    expect(grown).toBeLessThan(80)
    for (const pest of pests) pest.close()
  })

  test('closes a connection that sends too much at once, and says why', async () => {
    const before = seen()
    for (const [size, isBinary] of [
      [64 * 1024 + 1, false],
      [200_000, false],
      [3_000_000, false],
      [100_000, true],
    ] as const) {
      const pest = await Pest.comesIn(stranger, target.table)
      pest.send(isBinary ? Buffer.alloc(size) : 'x'.repeat(size))
      expect(await pest.closed).toBe(1009)
    }
    expect(seen()).toEqual(before)
  })

  test('lets nobody watch a table that isn’t to be watched, by whatever door', async () => {
    const token = await newGuest(url())
    const wanted = { game: 'wanted-one', seats: 2, watchable: false, pace: 10_000 }
    const { id } = (await call(url(), '/api/tables', token, wanted)).body as { id: string }
    const wishes = [
      { do: 'sit', seat: 0, name: 'Ana' },
      { do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' },
      { do: 'start' },
    ]
    for (const [n, wish] of wishes.entries())
      expect((await call(url(), `/api/tables/${id}/commands`, token, { id: `w${n}`, wish })).status).toBe(200)
    const refusal = { code: 'not-watchable' }
    expect(await call(url(), `/api/tables/${id}/stream`, stranger)).toEqual({ status: 403, body: refusal })
    const pest = await Pest.comesIn(stranger)
    await pest.isRefused([JSON.stringify({ type: 'join', table: id })])
    pest.close()
  })

  test('plays on as if nothing had been', async () => {
    const fresh = new Client(url, guests[0]!.token, target.table, 'bang-dice')
    fresh.connect()
    await fresh.until(() => fresh.view !== undefined)
    expect(canonical(fresh.view)).toBe(canonical(guests[0]!.client.view))
    const { client } = guests.find((guest) => (guest.client.yours & (1 << target.asked)) !== 0)!
    const { seq } = client.at
    const wish = { do: 'act', seat: target.asked, ask: target.ask, action: target.legal } as never
    expect(await client.command(wish)).toBeNull()
    await fresh.until(() => fresh.at.seq === seq + 1)
    for (const guest of [fresh, ...guests.map((one) => one.client)]) guest.close()
  })
})
