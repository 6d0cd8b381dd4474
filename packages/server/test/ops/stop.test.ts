// How the house closes: it says so, finishes what it has begun, and goes.

import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { measuredStore } from '../../src/ops/measured-store.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { playOn, sitDown } from '../support/playing.ts'
import { call, newFolder, startServer } from '../support/running.ts'
import { onThisMachine } from '../../../../scripts/testing/on-this-machine.ts'

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('SIGTERM', () => {
  test('tells sockets and streams, finishes what is written, and ends with 0 within five seconds', async () => {
    const folder = newFolder()
    let server = await startServer({ SALOON_DATA: folder })
    const url = () => server.url
    const { client, table, token } = await sitDown(url)
    const playing = playOn(client, 1)

    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/live`)
    const heard: string[] = []
    socket.on('message', (data) => heard.push((data as Buffer).toString()))
    const socketClosed = new Promise<number>((resolve) => socket.once('close', resolve))
    await new Promise((resolve) => socket.once('open', resolve))
    const stream = await fetch(`${url()}/api/tables/${table}/stream`, { headers: { Authorization: `Bearer ${token}` } })
    const lines = stream.text()

    const asked = performance.now()
    const ended = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
    server.process.kill('SIGTERM')
    const state = () => Promise.all([call(url(), '/readyz'), call(url(), '/healthz')])
    await expect.poll(state, { interval: 10 }).toMatchObject([{ status: 503, body: { ok: false } }, { status: 200 }])
    expect(await socketClosed).toBe(1001)
    expect(heard).toEqual(['{"type":"closing"}'])
    expect((await lines).trimEnd().split('\n').at(-1)).toBe('{"type":"closing"}')
    expect(await ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(onThisMachine(5_000))

    const before = { ...client.at }
    server = await startServer({ SALOON_DATA: folder })
    await client.until(() => client.at.game > before.game || client.at.seq >= before.seq)
    await playing // what was sent and not answered was sent again: nobody has to start over
    expect(client.isOver).toBe(true)
    client.close()
    await server.kill('SIGINT')
  })

  test('waits neither for a socket that doesn’t go nor for a request that doesn’t end', async () => {
    const server = await startServer({ SALOON_STORE: 'memory' })
    const { port } = new URL(server.url)
    const { connect } = await import('node:net')
    const deaf = connect(Number(port), '127.0.0.1')
    deaf.on('error', () => undefined)
    deaf.write(
      `GET /api/live HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n` +
        `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n\r\n`,
    )
    await new Promise((resolve) => deaf.once('data', resolve))
    deaf.pause()
    const slow = connect(Number(port), '127.0.0.1')
    slow.on('error', () => undefined)
    slow.write('POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{')
    await sleep(50)
    const asked = performance.now()
    const ended = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
    server.process.kill('SIGTERM')
    expect(await ended).toBe(0)
    expect(performance.now() - asked).toBeLessThan(onThisMachine(5_000))
    deaf.destroy()
    slow.destroy()
  })
})

test('the store closes when who writes one thing after the other has written the last', async () => {
  const slow = memoryStore()
  const store = measuredStore({
    ...slow,
    async put(...args) {
      await sleep(10)
      return slow.put(...args)
    },
  })
  const written = (async () => {
    for (let n = 0; n < 5; n++) await store.put('kind', `${n}`, 0, '')
  })()
  await store.close()
  await written
  await expect(store.put('kind', 'late', 0, '')).rejects.toMatchObject({ code: 'closed' })
})
