// Finished games over HTTP: mine, everybody's, and their logs for whoever may see them.

import { chanceFrom, isRefusal, parseLog, replay } from '@saloon/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ask, houseWithModerator } from '../moderation/moderators.ts'
import { playOn, sitDown } from '../support/playing.ts'
import { Client, type Running, call, newGuest } from '../support/running.ts'

let server: Running
let moderator: string
const url = () => server.url

beforeAll(async () => {
  ;({ server, moderator } = await houseWithModerator())
})
afterAll(() => server.kill('SIGTERM'))

interface Listed {
  readonly games: readonly {
    readonly replay: string
    readonly table: string
    readonly mine: readonly number[]
    readonly log: string
    readonly seats: readonly { readonly won: boolean; readonly counts: { readonly role: string } }[]
  }[]
  readonly next: string | null
}

test('my games, my statistics, and a replay that verifies', async () => {
  const { client, table, token } = await sitDown(url)
  expect((await call(url(), `/api/tables/${table}/log`)).body).toEqual({ code: 'log-sealed' })
  expect((await call(url(), `/api/replays/${table}.1/log`)).body).toMatchObject({ code: 'no-such-replay' })
  await playOn(client, 7)
  await client.until(() => client.phase === 'over')
  const mine = (await call(url(), '/api/me/games', token)).body as Listed
  expect(mine).toMatchObject({ next: null, games: [{ table, replay: `${table}.1`, mine: [0], game: 'bang-dice' }] })
  const [game] = mine.games
  const { won, counts } = game!.seats[0]!
  const outcome = client.game.rules.outcome(client.view!)!
  expect(won).toBe(outcome.winners.includes(0))
  expect((await call(url(), '/api/me/statistics', token)).body).toMatchObject([
    { game: 'bang-dice', games: 1, wins: won ? 1 : 0, counts: { role: { [counts.role]: { games: 1 } } } },
  ])
  expect(JSON.stringify(mine)).not.toContain(token.split('.')[2])

  const text = (await call(url(), game!.log)).body as string
  const log = parseLog(text)
  if (isRefusal(log)) throw new Error(log.code)
  const again = replay(client.game, log as never)
  if (isRefusal(again)) throw new Error(again.code)
  expect(client.view).toEqual(client.game.view(again.state, 1))
  expect((await call(url(), `/api/tables/${table}/log`)).body).toBe(text)
  client.close()

  const kept = (await call(url(), '/api/me/export', token)).body
  expect(kept).toMatchObject({ games: [{ table }], statistics: [{ games: 1 }], reports: [], standing: { muted: null } })
  expect((await ask(url(), 'DELETE', '/api/me', token)).status).toBe(200)
  const after = (await call(url(), `/api/replays/${table}.1`)).body as { seats: { name: string; kind: string }[] }
  expect(after.seats[0]).toMatchObject({ name: '', kind: 'person' })
  expect((await call(url(), `/api/tables/${table}`)).body).toMatchObject({ seats: [{ holder: null }, {}, {}, {}] })
})

test('a table that could not be watched shows its game to those who played, and to moderators', async () => {
  const [ana, eve] = [await newGuest(url()), await newGuest(url())]
  const plan = { game: 'bang-dice', seats: 3, pace: 0, watchable: false }
  const { id } = (await call(url(), '/api/tables', ana, plan)).body as { id: string }
  const client = new Client(url, ana, id, 'bang-dice')
  client.connect()
  for (const seat of [0, 1, 2]) await client.command({ do: 'sit-too', seat, name: `Ana ${seat}` })
  await client.command({ do: 'start' })
  await client.until(() => client.view !== undefined)
  await playOn(client, 3)
  await client.until(() => client.phase === 'over')
  for (const path of [`/api/replays/${id}.1`, `/api/replays/${id}.1/log`, `/api/tables/${id}/log`]) {
    for (const token of [ana, moderator]) expect((await call(url(), path, token)).status, path).toBe(200)
    for (const token of [eve, undefined])
      expect(await call(url(), path, token), path).toEqual({ status: 403, body: { code: 'not-watchable' } })
    expect((await call(url(), path, 'nonsense')).status).toBe(401)
  }
  expect((await call(url(), '/api/me/statistics', ana)).body).toEqual([]) // around one device nobody can say who won
  client.close()
})

test('everybody sees the games of open tables, by game and in pages', async () => {
  const token = await newGuest(url())
  const played: string[] = []
  for (let n = 0; n < 3; n++) {
    const plan = { game: 'bang-dice', seats: 3, pace: 0, open: true }
    const { id } = (await call(url(), '/api/tables', token, plan)).body as { id: string }
    const client = new Client(url, token, id, 'bang-dice')
    client.connect()
    for (const seat of [0, 1, 2]) await client.command({ do: 'sit-too', seat, name: `Ana ${seat}` })
    await client.command({ do: 'start' })
    await client.until(() => client.view !== undefined)
    await playOn(client, chanceFrom(n)[0])
    await client.until(() => client.phase === 'over')
    client.close()
    played.unshift(`${id}.1`)
  }
  const list = async (query: string) => (await call(url(), `/api/replays${query}`)).body as Listed
  expect((await list('')).games.map(({ replay }) => replay)).toEqual(played)
  const first = await list('?limit=2&game=bang-dice')
  const second = await list(`?limit=2&game=bang-dice&after=${first.next}`)
  expect([...first.games, ...second.games].map(({ replay }) => replay)).toEqual(played)
  expect((await list('?game=wanted-one')).games).toEqual([])
  for (const query of ['?limit=0', '?limit=1000', '?after=x', '?after=../..', '?game=%00'])
    expect((await call(url(), `/api/replays${query}`)).status).toBe(400)
  for (const replay of ['nothing.1', 'x', '..', 'a.b', `${'x'.repeat(90)}.1`])
    expect((await call(url(), `/api/replays/${replay}`)).status).toBeGreaterThanOrEqual(400)
})

test('the API describes all of it', async () => {
  const { paths } = (await call(url(), '/api/openapi.json')).body as { paths: Record<string, Record<string, object>> }
  const ours = Object.keys(paths).filter((path) =>
    /replays|\/me\/(?:games|statistics|standing)|admin|reports|ann/.test(path),
  )
  expect(ours.length).toBeGreaterThanOrEqual(25)
  for (const path of ours)
    for (const [method, { summary, responses }] of Object.entries(paths[path]!) as [string, Record<string, string>][])
      expect([`${method} ${path}`, summary, responses].every(Boolean)).toBe(true)
})
