// What whoever runs the house sees of it: figures, for those who may look.

import { networkInterfaces } from 'node:os'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { playOn, sitDown } from '../support/playing.ts'
import { type Running, call, startServer } from '../support/running.ts'

const TOKEN = 'a-token-for-the-figures'

describe('/metrics', () => {
  let server: Running
  const url = () => server.url
  beforeAll(async () => {
    server = await startServer({ SALOON_STORE: 'memory', HOST: '0.0.0.0' })
  })
  afterAll(() => server.kill('SIGINT'))

  async function figures(): Promise<(name: string) => number> {
    const text = (await call(url(), '/metrics')).body as string
    return (name) => {
      const line = text.split('\n').find((one) => one.startsWith(`${name} `))
      if (line === undefined) throw new Error(`no ${name} in\n${text}`)
      return Number(line.slice(name.length))
    }
  }

  test('counts what happens in a game', async () => {
    const { client, table } = await sitDown(url)
    expect((await figures())('saloon_games')).toBe(1)
    expect((await call(url(), `/api/tables/${table}/log`)).status).toBe(403)
    await playOn(client, 1, 12) // more than one turn has: bots have answered, too
    client.send('{}')
    await client.until(() => client.wrong.length > 0)
    const { seq } = client.at // bots may go on meanwhile
    const of = await figures()
    client.close()
    expect(of('saloon_sockets')).toBe(1)
    expect(of('saloon_streams')).toBe(0)
    expect(of('saloon_tables')).toBe(1)
    expect(of('saloon_games')).toBeLessThanOrEqual(1)
    expect(of('saloon_rows_total')).toBeGreaterThan(seq) // the header is one more
    expect(of('saloon_append_seconds_count')).toBeGreaterThan(seq)
    expect(of('saloon_bot_decisions_total')).toBeGreaterThan(0)
    expect(of('saloon_messages_in_total')).toBeGreaterThan(5) // the game may be a short one
    expect(of('saloon_messages_out_total')).toBeGreaterThan(5)
    expect(of('saloon_bytes_out_total')).toBeGreaterThan(1000)
    expect(of('saloon_refusals_total{code="log-sealed"}')).toBe(1)
    expect(of('saloon_refusals_total{code="malformed"}')).toBe(1)
    expect(of('saloon_request_seconds_count{method="POST",route="/api/tables",status="201"}')).toBe(1)
    expect(of('process_cpu_seconds_total')).toBeGreaterThan(0)
  })

  test('has one series for a route, whatever is asked for, and one for all that isn’t there', async () => {
    for (const path of ['/api/tables/AAAA', '/api/tables/BBBB', '/api/nowhere', '/api/elsewhere?token=x'])
      await call(url(), path)
    const of = await figures()
    expect(of('saloon_request_seconds_count{method="GET",route="/api/tables/:table",status="404"}')).toBe(2)
    expect(of('saloon_request_seconds_count{method="GET",route="none",status="404"}')).toBe(2)
  })

  test('answers this machine only, and no proxy on it', async () => {
    expect((await fetch(`${url()}/metrics`)).headers.get('content-type')).toContain('text/plain; version=')
    const forwarded = await fetch(`${url()}/metrics`, { headers: { 'X-Forwarded-For': '192.0.2.1' } })
    expect({ status: forwarded.status, body: await forwarded.json() }).toEqual({
      status: 404,
      body: { code: 'not-found' },
    })
    const outside = Object.values(networkInterfaces())
      .flatMap((list) => list ?? [])
      .find(({ family, internal }) => family === 'IPv4' && !internal)?.address
    if (outside === undefined) return // a machine without a network
    expect((await call(url().replace('127.0.0.1', outside), '/metrics')).status).toBe(404)
    expect((await call(url().replace('127.0.0.1', outside), '/healthz')).status).toBe(200)
  })

  test('with a token answers who shows it, and nobody else', async () => {
    const guarded = await startServer({ SALOON_STORE: 'memory', SALOON_METRICS_TOKEN: TOKEN })
    expect((await call(guarded.url, '/metrics')).status).toBe(404)
    expect((await call(guarded.url, '/metrics', `${TOKEN}x`)).status).toBe(404)
    expect((await call(guarded.url, '/metrics', TOKEN)).status).toBe(200)
    const forwarded = await fetch(`${guarded.url}/metrics`, {
      headers: { 'X-Forwarded-For': '192.0.2.1', Authorization: `Bearer ${TOKEN}` },
    })
    expect(forwarded.status).toBe(200)
    await guarded.kill('SIGINT')
  })

  test('behind a proxy that is trusted, each visitor has an allowance of their own', async () => {
    const env = { SALOON_STORE: 'memory', SALOON_REQUESTS_PER_MINUTE: '2', SALOON_TRUST_PROXY: 'loopback' }
    const proxied = await startServer(env)
    const from = async (address: string) =>
      (await fetch(`${proxied.url}/api/games`, { headers: { 'X-Forwarded-For': address } })).status
    expect([await from('192.0.2.1'), await from('192.0.2.1'), await from('192.0.2.1')]).toEqual([200, 200, 429])
    expect(await from('192.0.2.2')).toBe(200)
    await proxied.kill('SIGINT')
  })

  test('a socket of another page is not counted', async () => {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/live`, { origin: 'http://elsewhere.example' })
    await new Promise((resolve) => socket.once('close', resolve))
    expect((await figures())('saloon_sockets')).toBe(0)
  })
})
