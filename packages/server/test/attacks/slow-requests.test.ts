// What a stranger can send that takes long holds up nobody else: somebody at another line gets their pongs meanwhile.

import { type Recording, chanceFrom, stateAfter } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Wavering, logOf, waveringGame } from '../../bench/attacks/long-logs.ts'
import { Visitor } from '../../bench/attacks/visitor.ts'
import { type Running, startServer } from '../support/running.ts'

const WOODEN: Wavering = { game: 'pitch-in-the-west', seats: 4, rows: 90, backEvery: 2 }
const LONG: Wavering = { game: 'flick-em-up', seats: 4, rows: 150 }
const CARDS: Wavering = { game: 'western-legends', seats: 4, rows: 400, backEvery: 4 }

let server: Running
let wooden: Recording
let long: Recording
let addresses = 0

/** With the limits that a server usually has, but for what is said here. */
const start = (env: Record<string, string> = {}) =>
  startServer({ SALOON_STORE: 'memory', SALOON_TRUST_PROXY: 'loopback', SALOON_SOCKET_WORK: '100', ...env })

async function newVisitor({ url }: Running = server): Promise<Visitor> {
  const visitor = new Visitor(url, `203.0.113.${++addresses}`)
  await visitor.comeIn()
  return visitor
}

beforeAll(async () => {
  server = await start()
  wooden = await waveringGame(WOODEN)
  long = await waveringGame(LONG)
  await (await newVisitor()).begin(logOf(wooden)) // the engine of the wooden table is loaded once, as it always was
})
afterAll(() => server.kill('SIGTERM'))

/** How long the task took, and how long at most somebody else waited for a pong meanwhile. */
async function waitedDuring<T>(task: () => Promise<T>): Promise<{ took: number; worst: number; done: T }> {
  const socket = await (await newVisitor()).connect()
  let sent = performance.now()
  let worst = 0
  socket.on('message', (data) => {
    if (!(data as Buffer).toString().includes('pong')) return
    worst = Math.max(worst, performance.now() - sent)
    setTimeout(ping, 5)
  })
  const ping = (): void => {
    sent = performance.now()
    if (socket.readyState === WebSocket.OPEN) socket.send('{"type":"ping"}')
  }
  ping()
  const began = performance.now()
  const done = await task()
  const took = performance.now() - began
  worst = Math.max(worst, performance.now() - sent)
  socket.terminate()
  return { took, worst, done }
}

/** Where everybody was held up they waited as long as it took; a moment is nothing on a crowded machine. */
const heldUp = (took: number): number => Math.max(200, took / 2)

describe('nobody waits', { timeout: 120_000 }, () => {
  test('while a log that takes moves back with every other row is played again', async () => {
    const visitor = await newVisitor()
    const { took, worst, done } = await waitedDuring(() => visitor.bring(logOf(wooden)))
    expect(done.status).toBe(201)
    expect(worst).toBeLessThan(heldUp(took))
  })

  test('while strangers look at earlier moments of a wooden table; and they see what was there', async () => {
    const table = await (await newVisitor()).begin(logOf(long))
    const moments = [120, 50, 131, 44, 0, 98, 149, long.rows.length]
    const stranger = new Visitor(server.url, '203.0.113.250')
    const look = (seq: number) => stranger.ask<object>(`/api/tables/${table}/games/1/views/${seq}`)
    const { took, worst, done } = await waitedDuring(() => Promise.all(moments.map(look)))
    for (const [n, seq] of moments.entries())
      expect(done[n]).toEqual({ status: 200, body: jsonOf(long.game.view(stateAfter(long, seq)!, 0)) })
    expect(worst).toBeLessThan(heldUp(took))
    expect((await look(9999)).status).toBe(404)
  })

  test('while a long way back is gone at a wooden table; and it leads where it should', async () => {
    const visitor = await newVisitor()
    const table = await visitor.begin(logOf(long))
    const { seq: to } = [...long.rows.newestFirst()][6]! // the latest few are at hand
    const { took, worst, done } = await waitedDuring(() => visitor.command(table, { do: 'undo', seat: 0, to }))
    expect(done).toBe(200)
    expect(worst).toBeLessThan(heldUp(took))
    const { body } = await new Visitor(server.url, visitor.address).ask<{ moves: number }>(
      `/api/tables/${table}/games/1/views/${long.rows.length + 2}`,
    )
    expect(body.moves).toBe(stateAfter(long, to)!.moves)
  })

  test('while somebody comes to a long table again and again: what it costs counts, not how many messages it takes', async () => {
    const visitor = await newVisitor()
    const table = await visitor.begin(logOf(await waveringGame(CARDS)))
    const sockets = [await visitor.connect(), await visitor.connect()]
    let bytes = 0
    let refused = ''
    let [starts, wrongs] = [0, 0]
    const began = performance.now()
    const heard = (data: unknown): void => {
      const text = String(data)
      bytes += text.length
      starts += text.split('"type":"start"').length - 1
      wrongs += text.split('"type":"wrong"').length - 1
      refused = /\{"type":"wrong".*/.exec(text)?.[0] ?? refused
    }
    for (const socket of sockets) {
      socket.on('message', heard)
      for (let n = 0; n < 150; n++) socket.send(JSON.stringify({ type: 'join', table, whole: true }))
    }
    await expect.poll(() => Math.min(starts, wrongs), { timeout: 30_000 }).toBeGreaterThan(0)
    await new Promise((resolve) => setTimeout(resolve, 1500))
    expect(starts).toBeLessThan(75) // of 300
    // Who was refused isn't read for a second: then a few are refused again, on each of two sockets.
    expect(wrongs).toBeLessThan(40 * (1 + (performance.now() - began) / 1000))
    expect(bytes).toBeLessThan(10_000_000) // of 40 million
    expect(JSON.parse(refused)).toEqual({
      type: 'wrong',
      refused: { code: 'too-fast', facts: { seconds: expect.any(Number) as number, message: 'join' } },
    })
    // All lines of an address count together, and others have an allowance of their own.
    const line = await (await newVisitor()).connect()
    const first = new Promise<string>((resolve) =>
      line.on('message', (data) => {
        const found = /"type":"(?:start|wrong)"/.exec((data as Buffer).toString())
        if (found) resolve(found[0])
      }),
    )
    line.send(JSON.stringify({ type: 'join', table, whole: true }))
    expect(await first).toBe('"type":"start"')
    for (const socket of [...sockets, line]) socket.terminate()
  })
})

describe('what is over the budget', { timeout: 120_000 }, () => {
  test('is refused with what it was, its thread ends, and the house goes on', async () => {
    const strict = await start({ SALOON_JOB_SECONDS: '0.1', SALOON_JOB_THREADS: '1' })
    try {
      const visitor = await newVisitor(strict)
      expect(await visitor.bring(logOf(long))).toEqual({
        status: 422,
        body: { code: 'too-costly', facts: { seconds: 0.1 } },
      })
      const short = await waveringGame({ game: 'bang-dice', seats: 3, rows: 1 })
      expect((await visitor.bring(logOf(short))).status).toBe(201)
    } finally {
      await strict.kill('SIGTERM')
    }
  })

  test('of an address, is refused until there is something left again; others have theirs', async () => {
    const strict = await start({ SALOON_JOB_SECONDS_PER_MINUTE: '1' })
    try {
      const visitor = await newVisitor(strict)
      let refused = await visitor.bring(logOf(wooden))
      expect(refused.status).toBe(201)
      for (let n = 0; n < 50 && refused.status === 201; n++) refused = await visitor.bring(logOf(wooden))
      expect(refused).toMatchObject({ status: 429, body: { code: 'too-much' } })
      expect((await (await newVisitor(strict)).bring(logOf(wooden))).status).toBe(201)
    } finally {
      await strict.kill('SIGTERM')
    }
  })

  test('of an address, with flicks at its tables: they wait until there is something left again; others’ don’t', async () => {
    const strict = await start({ SALOON_SOCKET_WORK: '2' })
    try {
      const { flick, log } = await aFlick()
      const [visitor, other] = [await newVisitor(strict), await newVisitor(strict)]
      const otherTable = await other.begin(log)
      const tables: string[] = []
      for (let n = 0; n < 4; n++) tables.push(await visitor.begin(log))
      const began = performance.now()
      const timed = async (who: Visitor, table: string): Promise<number> => {
        expect(await who.command(table, flick)).toBe(200)
        return performance.now() - began
      }
      const flicks = Promise.all(tables.map((table) => timed(visitor, table)))
      const others = await timed(other, otherTable)
      const last = Math.max(...(await flicks))
      expect(last).toBeGreaterThan(800) // 4 ms at once, then 2 in a second
      expect(others).toBeLessThan(last / 2)
    } finally {
      await strict.kill('SIGTERM')
    }
  })
})

/** A game in which somebody is about to flick. */
async function aFlick(): Promise<{ readonly flick: object; readonly log: string }> {
  for (let rows = 4; ; rows++) {
    const table = await waveringGame({ game: 'flick-em-up', seats: 2, rows })
    const { id: ask, seat } = table.game.asks(table.state).find(({ must }) => must)!
    const action = table.game.sample(table.state, seat, chanceFrom(rows))
    if (action.do === 'shoot') return { flick: { do: 'act', seat, ask, action }, log: logOf(table) }
  }
}

const jsonOf = (value: object): unknown => JSON.parse(JSON.stringify(value))
