// Lines that die without a goodbye, and requests that never end: both are let go, and nobody who is merely quiet is.

import { type Socket, connect } from 'node:net'
import type { Refusal } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { startProxy } from '../cluster/proxy.ts'
import type { Down } from '../../src/transport/protocol.ts'
import { Client, type Running, call, newGuest, startServer } from '../support/running.ts'

/** Seconds, as the house is set up here. */
const SILENT = 3
const REQUEST = 3
/** The machine may be busy. */
const SLACK = 12_000

let server: Running
beforeAll(async () => {
  server = await startServer({
    SALOON_STORE: 'memory',
    SALOON_SILENT_SECONDS: String(SILENT),
    SALOON_REQUEST_SECONDS: String(REQUEST),
  })
}, 120_000)
afterAll(() => server.kill('SIGTERM'))

/** Keeps who is here. */
class Guest extends Client {
  here = -1
  protected override receive(message: Down): void {
    if (message.type === 'here') this.here = message.seats
    super.receive(message)
  }
}

const sockets = async (): Promise<number> => {
  const { body } = await call(server.url, '/metrics')
  return Number(/^saloon_sockets (\d+)$/m.exec(body)![1])
}
const nap = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds))

describe('a line that dies without a goodbye', () => {
  test('is noticed: the seat counts as away; who is quiet but there stays', { timeout: 60_000 }, async () => {
    const proxy = await startProxy(Number(new URL(server.url).port))
    const [token, other] = [await newGuest(server.url), await newGuest(server.url)]
    const { id } = (await call(server.url, '/api/tables', token, { game: 'bang-dice', seats: 3 })).body as {
      id: string
    }
    const far = new Guest(() => `http://127.0.0.1:${proxy.port}`, token, id, 'bang-dice')
    const near = new Guest(() => server.url, other, id, 'bang-dice')
    for (const [seat, guest] of [far, near].entries()) {
      guest.connect()
      await guest.until(() => guest.phase !== '')
      expect(await guest.command({ do: 'sit', seat, name: `Guest ${seat}` })).toBeNull()
    }
    await near.until(() => near.here === 0b011)
    await nap(SILENT * 1000 * 2) // both say nothing, and answer the pings
    expect([near.here, await sockets()]).toEqual([0b011, 2])
    proxy.set('stopped')
    const since = performance.now()
    await near.until(() => near.here === 0b010)
    expect(performance.now() - since).toBeLessThan(SILENT * 1000 + SLACK)
    expect(await sockets()).toBe(1)
    far.close()
    near.close()
    await proxy.close()
  })

  test(
    'is let go though the other end reads and answers nothing, or stops in the middle of a frame',
    { timeout: 60_000 },
    async () => {
      await vi.waitUntil(async () => (await sockets()) === 0, { timeout: SLACK })
      const dumb = [await upgraded(), await upgraded()]
      dumb[1]!.write(Buffer.from([0x81, 0xff, 0, 0, 0])) // a long text, of which nothing more comes
      expect(await sockets()).toBe(2)
      await vi.waitUntil(async () => (await sockets()) === 0, { timeout: SILENT * 1000 + SLACK })
      for (const socket of dumb) socket.destroy()
    },
  )
})

/** A socket that was opened by hand, and reads no more. */
async function upgraded(): Promise<Socket> {
  const socket = open()
  socket.write(
    'GET /api/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n' +
      'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await new Promise((resolve) => socket.once('data', resolve))
  socket.pause()
  return socket
}

function open(): Socket {
  const { hostname, port } = new URL(server.url)
  return connect(Number(port), hostname).on('error', () => undefined)
}

describe('a request that never ends', () => {
  const HEAD = 'POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 500\r\n'
  test.each([
    ['a byte of the body at a time', `${HEAD}\r\n{"name":"`, 'a'],
    ['a byte of the head at a time', `${HEAD}X-Slow: `, 'a'],
    ['nothing', '', ''],
  ])('is refused as too slow: %s', { timeout: 60_000 }, async (_what, first, then) => {
    const socket = open()
    let got = ''
    socket.on('data', (chunk) => (got += chunk.toString()))
    socket.write(first)
    const sending = setInterval(() => then !== '' && socket.write(then), 100)
    const since = performance.now()
    await new Promise((resolve) => socket.once('close', resolve))
    clearInterval(sending)
    expect(performance.now() - since).toBeLessThan(REQUEST * 1000 + SLACK)
    const [head = '', body = ''] = got.split('\r\n\r\n')
    expect(head).toMatch(/^HTTP\/1\.1 408 /)
    expect(JSON.parse(body) as Refusal).toEqual({ code: 'too-slow', facts: { seconds: REQUEST } })
  })

  test('is none where only the answer takes long: a stream stays open', { timeout: 60_000 }, async () => {
    const token = await newGuest(server.url)
    const { id } = (await call(server.url, '/api/tables', token, { game: 'bang-dice', seats: 3 })).body as {
      id: string
    }
    const headers = { Authorization: `Bearer ${token}` }
    const stream = await fetch(`${server.url}/api/tables/${id}/stream`, { headers })
    const reader = stream.body!.getReader()
    let isOver = false
    const read = async (): Promise<void> => {
      while (!(await reader.read()).done);
      isOver = true
    }
    void read().catch(() => (isOver = true))
    await nap(REQUEST * 1000 * 2.5)
    expect(isOver).toBe(false)
    await reader.cancel()
  })
})
