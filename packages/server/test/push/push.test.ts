// Notices by push, from the running server to a browser's push service, for a table by post.

import { chanceFrom } from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Device, Receiver, claimsOf } from './receiver.ts'
import { Client, type Running, call, newFolder, startServer } from '../support/running.ts'

const folder = newFolder()
const receiver = new Receiver()
let server: Running
let output = ''
const url = () => server.url
const start = async () => {
  server = await startServer({ SALOON_DATA: folder, SALOON_LOCAL_PUSH: 'yes', SALOON_LOG: 'debug' })
  server.process.stdout?.on('data', (chunk) => (output += String(chunk)))
}
beforeAll(async () => {
  await receiver.open()
  await start()
})
afterAll(async () => {
  await server.kill('SIGTERM')
  await receiver.close()
})

async function newPlayer(name: string, language: string): Promise<string> {
  return ((await call(url(), '/api/guests', undefined, { name, language })).body as { token: string }).token
}
const publicKey = async () => ((await call(url(), '/api/push')).body as { publicKey: string }).publicKey
const subscribe = (token: string, path: string, device: Device) =>
  call(url(), '/api/me/push', token, {
    endpoint: receiver.url + path,
    expirationTime: null,
    keys: device.keys,
  })
async function mine(method: string, path: string, token?: string): Promise<{ status: number; body: never }> {
  const headers = token === undefined ? {} : { Authorization: `Bearer ${token}` }
  const response = await fetch(url() + path, { method, headers })
  return { status: response.status, body: (await response.json()) as never }
}

interface Sitting {
  readonly client: Client
  readonly table: string
  readonly invite: string
  isAsked(): boolean
}
/** A table by post, played until the second is asked, who never comes. The first is there all the time. */
async function byPost(here: string, away: string): Promise<Sitting> {
  const wanted = { game: 'bang-dice', seats: 3, clock: 'post', pace: 0 }
  const { id: table, invite } = (await call(url(), '/api/tables', here, wanted)).body as { id: string; invite: string }
  const client = new Client(url, here, table, 'bang-dice')
  client.connect()
  expect(await client.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
  expect(await client.command({ do: 'seat-bot', seat: 2, bot: 'random', name: 'Cy' })).toBeNull()
  const want = (id: string, wish: object) => call(url(), `/api/tables/${table}/commands`, away, { id, wish })
  expect((await want('1', { do: 'sit', seat: 1, name: 'Bo' })).status).toBe(200)
  expect((await want('2', { do: 'ready', ready: true })).status).toBe(200)
  expect(await client.command({ do: 'start' })).toBeNull()
  await client.until(() => client.view !== undefined)
  const isAsked = () => client.game.asks(client.view!).some(({ seat, must }) => seat === 1 && must)
  while (!isAsked()) {
    const wish = client.answer(chanceFrom(1))
    if (wish) expect(await client.command(wish)).toBeNull()
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
  return { client, table, invite, isAsked }
}

describe('a table by post', () => {
  test('tells who is asked and isn’t there, on all their devices, once, also over a restart', async () => {
    const [ana, bo] = [await newPlayer('Ana', 'en'), await newPlayer('Bo', 'fr')]
    const [phone, desk, anas] = [new Device(), new Device(), new Device()]
    expect(await subscribe(ana, '/ana', anas)).toMatchObject({ status: 201 })
    expect((await subscribe(bo, '/phone', phone)).body).toHaveLength(1)
    expect((await subscribe(bo, '/desk', desk)).body).toHaveLength(2)
    const { client, table, invite, isAsked } = await byPost(ana, bo)
    const before = await publicKey()
    await receiver.until(2)
    const [first, second] = [...receiver.pushed].sort((a, b) => b.path.localeCompare(a.path))
    for (const [pushed, device] of [
      [first!, phone],
      [second!, desk],
    ] as const) {
      expect(JSON.parse(device.read(pushed.body))).toEqual({
        kind: 'asked',
        title: expect.stringMatching(/\u00A0: à vous de jouer$/) as string,
        body: `La table ${invite} vous attend. Vous avez 24 heures.`,
        table,
        invite,
      })
      expect(claimsOf(pushed, before)).toMatchObject({ aud: receiver.url })
    }
    await server.kill('SIGKILL')
    await start()
    expect(await publicKey()).toBe(before)
    await client.until(isAsked)
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(receiver.pushed.map(({ path }) => path).sort((a, b) => a.localeCompare(b))).toEqual(['/desk', '/phone'])
    client.close()

    // Nothing by which anybody could send to them is in the log.
    expect(output).not.toMatch(/\/phone|\/desk/)
    for (const { keys } of [phone, desk]) for (const secret of Object.values(keys)) expect(output).not.toContain(secret)
  })

  test('drops a device that is gone, and goes on', async () => {
    const [ana, bo] = [await newPlayer('Ana', 'en'), await newPlayer('Bo', 'en')]
    await subscribe(bo, '/gone', new Device())
    receiver.answers.push({ status: 410 })
    const { client } = await byPost(ana, bo)
    for (let n = 0; n < 100; n++) {
      if (((await mine('GET', '/api/me/push', bo)).body as []).length === 0) break
      await new Promise((resolve) => setTimeout(resolve, 20))
    }
    expect((await mine('GET', '/api/me/push', bo)).body).toEqual([])
    client.close()
  })
})

describe('my devices', () => {
  test('are listed, taken off one by one or all at once, exported and forgotten', async () => {
    const token = await newPlayer('Ana', 'en')
    for (const path of ['/a', '/b', '/c']) await subscribe(token, path, new Device())
    const listed = async (as = token) => (await mine('GET', '/api/me/push', as)).body as { endpoint: string }[]
    expect((await listed()).map(({ endpoint }) => endpoint)).toEqual(
      ['/a', '/b', '/c'].map((path) => receiver.url + path),
    )
    const exported = (await mine('GET', '/api/me/export', token)).body
    expect(exported).toMatchObject({ push: [{ endpoint: `${receiver.url}/a` }, {}, {}], notices: [] })
    const one = await mine('DELETE', `/api/me/push?endpoint=${encodeURIComponent(`${receiver.url}/b`)}`, token)
    expect(one.body).toMatchObject([{ endpoint: `${receiver.url}/a` }, { endpoint: `${receiver.url}/c` }])
    expect((await mine('DELETE', '/api/me/push', token)).body).toEqual([])
    await subscribe(token, '/a', new Device())
    const { token: fresh } = (await mine('POST', '/api/me/sign-out', token)).body as { token: string }
    expect(await listed(fresh)).toEqual([])
    await subscribe(fresh, '/a', new Device())
    expect((await mine('DELETE', '/api/me', fresh)).status).toBe(200)
    expect((await mine('GET', '/api/me/push', fresh)).status).toBe(401)
  })

  test.each([
    ['an address without TLS', { endpoint: 'http://push.example/x' }, 422, 'push-endpoint'],
    ['an address of our own network', { endpoint: 'https://10.0.0.1/x' }, 422, 'push-endpoint'],
    ['a file', { endpoint: 'file:///etc/passwd' }, 422, 'push-endpoint'],
    ['no address', { endpoint: undefined }, 400, 'malformed'],
    ['keys that fit no curve', { keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) } }, 422, 'push-keys'],
    ['keys that are none', { keys: { p256dh: '<>', auth: '' } }, 400, 'malformed'],
    ['no keys', { keys: undefined }, 400, 'malformed'],
  ])('%s is refused, and nothing is kept', async (_what, wrong, status, code) => {
    const token = await newPlayer('Ana', 'en')
    const body = { endpoint: 'https://push.example/x', keys: new Device().keys, ...wrong }
    expect(await call(url(), '/api/me/push', token, body)).toMatchObject({ status, body: { code } })
    expect((await mine('GET', '/api/me/push', token)).body).toEqual([])
  })

  test('are mine alone', async () => {
    for (const method of ['GET', 'DELETE'])
      expect(await mine(method, '/api/me/push')).toEqual({ status: 401, body: { code: 'who-are-you' } })
    expect((await call(url(), '/api/me/push', undefined, { endpoint: 'x', keys: new Device().keys })).status).toBe(401)
  })
})

test('this machine is told nothing unless that is set', async () => {
  const strict = await startServer({ SALOON_STORE: 'memory' })
  try {
    const { token } = (await call(strict.url, '/api/guests', undefined, {})).body as { token: string }
    const body = { endpoint: `${receiver.url}/x`, keys: new Device().keys }
    const refused = await call(strict.url, '/api/me/push', token, body)
    expect(refused).toEqual({ status: 422, body: { code: 'push-endpoint' } })
  } finally {
    await strict.kill('SIGTERM')
  }
})
