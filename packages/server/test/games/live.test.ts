// Whole games through real sockets: lines that break, a server that is killed, and nothing lost.

import { type Header, type Row, below, chanceFrom, isRefusal, parseLog, replay } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { openServer } from '../support/open-server.ts'
import { Client, call, newFolder, newGuest, nextThing } from '../support/running.ts'

const folder = newFolder()
const server = openServer({ SALOON_DATA: folder })
const url = () => server.url

/** A table with one person and bots, started. */
async function soloTable(game: string, seats: number): Promise<{ client: Client; table: string; token: string }> {
  const token = await newGuest(url())
  const opened = await call(url(), '/api/tables', token, { game, seats, pace: 0 })
  expect(opened.status).toBe(201)
  const { id: table } = opened.body as { id: string }
  const client = new Client(url, token, table, game)
  client.connect()
  expect(await client.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
  for (let seat = 1; seat < seats; seat++) {
    expect(
      await client.command({ do: 'seat-bot', seat, bot: seat % 2 === 0 ? 'random' : 'greedy', name: `Bot ${seat}` }),
    ).toBeNull()
  }
  expect(await client.command({ do: 'start' })).toBeNull()
  return { client, table, token }
}

/** Plays on until the game is over, now and then losing the line. */
async function playOut(client: Client, seed: number): Promise<void> {
  const chance = chanceFrom(seed)
  while (!client.isOver) {
    const wish = client.answer(chance)
    if (wish === undefined) {
      await nextThing(client)
      continue
    }
    const reply = client.command(wish)
    if (below(chance, 10) === 0) client.drop()
    const refused = await reply
    if (refused) expect(refused.code).toMatch(/question-closed|not-asked/)
    else
      await client.until(() => client.isOver || client.answer(chanceFrom(1))?.['ask' as never] !== wish['ask' as never])
  }
}

async function verifies(table: string, client: Client): Promise<void> {
  await client.until(() => client.phase === 'over')
  const log = parseLog((await call(url(), `/api/tables/${table}/log`)).body)
  if (isRefusal(log)) throw new Error(JSON.stringify(log))
  const again = replay(client.game, log as { header: Header; rows: Row[]; secret?: string })
  if (isRefusal(again)) throw new Error(JSON.stringify(again))
  expect(client.view).toEqual(client.game.view(again.state, 1))
}

describe('a game through sockets', () => {
  test.each([
    ['bang-dice', 5],
    ['wanted-one', 3],
    ['western-legends', 3],
  ] as const)('%s ends as its log says, however often the line is lost', async (game, seats) => {
    const { client, table } = await soloTable(game, seats)
    await playOut(client, seats)
    await verifies(table, client)
    client.close()
  })

  test('a log is sealed while its game goes on, and a table can be found by its letters', async () => {
    const { client, table } = await soloTable('wanted-one', 2)
    expect(await call(url(), `/api/tables/${table}/log`)).toEqual({ status: 403, body: { code: 'log-sealed' } })
    const { invite } = (await call(url(), `/api/tables/${table}`)).body as { invite: string }
    expect(((await call(url(), `/api/tables/${invite.toLowerCase()}`)).body as { id: string }).id).toBe(table)
    client.close()
  })

  test('a program plays over HTTP: a stream of what is asked, and commands', async () => {
    const token = await newGuest(url())
    const { id: table } = (await call(url(), '/api/tables', token, { game: 'bang-dice', seats: 3, pace: 0 })).body as {
      id: string
    }
    const send = (id: string, wish: object) => call(url(), `/api/tables/${table}/commands`, token, { id, wish })
    for (const seat of [0, 1, 2])
      expect((await send(`sit${seat}`, { do: 'sit-too', seat, name: `Me ${seat}` })).status).toBe(200)
    expect((await send('start', { do: 'start' })).status).toBe(200)
    const stream = await fetch(`${url()}/api/tables/${table}/stream`, { headers: { Authorization: `Bearer ${token}` } })
    const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
    let rest = ''
    let answered = 0
    while (answered < 20) {
      const { value, done } = await reader.read()
      if (done) break
      const lines = (rest + value).split('\n')
      rest = lines.pop()!
      for (const line of lines.filter((text) => text !== '')) {
        const message = JSON.parse(line) as {
          type: string
          id: string
          seat: number
          kind: string
          options: { do: string }[]
        }
        if (message.type !== 'asked') continue
        expect(message.options.length).toBeGreaterThan(0)
        const action = message.kind === 'roll' ? { do: 'roll' } : message.kind === 'reroll' ? { do: 'stop' } : undefined
        if (action === undefined) {
          answered = 20 // a shot or a beer: this program knows only how to roll
          break
        }
        expect((await send(`a${answered++}`, { do: 'act', seat: message.seat, ask: message.id, action })).status).toBe(
          200,
        )
      }
    }
    expect(answered).toBeGreaterThan(1)
    await reader.cancel()
  })
})

describe('what is kept about me', () => {
  const asks = (token: string, path: string, method: string, body?: object) =>
    fetch(url() + path, {
      method,
      headers: { Authorization: `Bearer ${token}`, ...(body && { 'Content-Type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })

  test('is mine to see, change, take away and have removed', async () => {
    const token = await newGuest(url())
    expect(await (await asks(token, '/api/me', 'GET')).json()).toMatchObject({ ratings: [] })
    expect(await (await asks(token, '/api/me', 'PATCH', { name: 'Ana', mark: 'star' })).json()).toMatchObject({
      name: 'Ana',
      mark: 'star',
    })
    expect((await asks(token, '/api/me', 'PATCH', { mark: 'banana' })).status).toBe(422)
    expect(await (await asks(token, '/api/me/export', 'GET')).json()).toMatchObject({
      player: { name: 'Ana' },
      ratings: [],
    })
    const { token: fresh } = (await (await asks(token, '/api/me/sign-out', 'POST')).json()) as { token: string }
    expect((await asks(token, '/api/me', 'GET')).status).toBe(401)
    expect((await asks(fresh, '/api/me', 'GET')).status).toBe(200)
    expect((await asks(fresh, '/api/me', 'DELETE')).status).toBe(200)
    expect((await asks(fresh, '/api/me', 'GET')).status).toBe(401)
  })

  test('needs a token of ours', async () => {
    for (const token of ['', 'x', '1.0001.abc.0.def']) expect((await asks(token, '/api/me', 'GET')).status).toBe(401)
    expect((await call(url(), '/api/me')).body).toEqual({ code: 'who-are-you' })
  })

  test('and the API describes itself', async () => {
    const { openapi, paths } = (await call(url(), '/api/openapi.json')).body as {
      openapi: string
      paths: Record<string, object>
    }
    expect(openapi).toBe('3.1.0')
    for (const path of [
      '/api/games',
      '/api/guests',
      '/api/me',
      '/api/tables',
      '/api/tables/{table}/commands',
      '/api/tables/{table}/stream',
    ]) {
      expect(Object.keys(paths)).toContain(path)
    }
  })
})

const KILLS = Number(process.env['SALOON_KILLS'] ?? 3)

describe('a server that is killed', { timeout: 60_000 + KILLS * 10_000 }, () => {
  test('in the middle of many games has lost nothing it acknowledged, and they go on', async () => {
    const games = await Promise.all([1, 2, 3, 4].map(() => soloTable('bang-dice', 4)))
    const playing = games.map(({ client }, i) => playOut(client, i + 1))
    for (let kill = 0; kill < KILLS; kill++) {
      await new Promise((resolve) => setTimeout(resolve, 250))
      const before = games.map(({ client }) => ({ ...client.at }))
      await server.killAndStart()
      for (const [i, { client }] of games.entries()) {
        await client.until(() => client.at.game > before[i]!.game || client.at.seq >= before[i]!.seq)
      }
    }
    await Promise.all(playing)
    for (const { client, table, token } of games) {
      await verifies(table, client)
      expect((await call(url(), '/api/me/statistics', token)).body).toMatchObject([{ games: 1 }]) // once, not twice
      client.close()
    }
  })
})
