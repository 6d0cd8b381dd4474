// Whether a node is to be sent visitors: not while it can't reach its database.

import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Running, call, startServer } from '../support/running.ts'
import { newDatabase } from './database.ts'
import { type Proxy, startProxy } from './proxy.ts'

let proxy: Proxy
let node: Running
beforeAll(async () => {
  const url = new URL(await newDatabase())
  proxy = await startProxy(Number(url.port))
  url.port = String(proxy.port)
  node = await startServer({ DATABASE_URL: url.href, SALOON_WEB: '', SALOON_LOG: 'silent' })
})
afterAll(async () => {
  await node.kill('SIGKILL')
  await proxy.close()
})

async function becomes(status: number): Promise<void> {
  for (;;) {
    const answer = await call(node.url, '/readyz')
    if (answer.status === status) return expect(answer.body).toMatchObject({ ok: status === 200 })
    await sleep(50)
  }
}

test.each(['cut', 'stopped'] as const)(
  'a line that is %s: not ready until it is back; alive all the time',
  async (how) => {
    await becomes(200)
    proxy.set(how)
    await becomes(503)
    expect((await call(node.url, '/healthz')).status).toBe(200)
    proxy.set('fine')
    await becomes(200)
  },
)
