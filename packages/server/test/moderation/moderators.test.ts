// The office of the running house: who gets in, what is reported, what moderators do, and that all of it is noted.

import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Noted } from '../../src/moderation/audit.ts'
import type { Health } from '../../src/ops/health.ts'
import type { Report } from '../../src/moderation/reports.ts'
import { type Answer, Line, ask, houseWithModerator, idOf, says, tableOf } from './moderators.ts'
import { type Running, newGuest, startServer } from '../support/running.ts'

let server: Running
let moderator: string
let folder: string
const url = () => server.url
const admin = (method: string, path: string, body?: unknown): Promise<Answer> =>
  ask(url(), method, `/api/admin${path}`, moderator, body)
const newest = async (): Promise<Noted> => ((await admin('GET', '/audit?limit=1')).body as Noted[])[0]!

beforeAll(async () => {
  ;({ server, moderator, folder } = await houseWithModerator())
})
afterAll(() => server.kill('SIGTERM'))

describe('the office', () => {
  test('D1: isn’t there for anybody else, whatever they send', async () => {
    const guest = await newGuest(url())
    const NOTHING = { status: 404, body: { code: 'not-found' } }
    const ROUTES: readonly [method: string, path: string, body?: unknown][] = [
      ['GET', '/health'],
      ['GET', '/house'],
      ['GET', '/tables'],
      ['GET', '/tables?phase=nonsense'],
      ['GET', '/tables/nowhere'],
      ['GET', '/reports'],
      ['GET', '/audit'],
      ['GET', '/announcements'],
      ['GET', '/nothing'],
      ['POST', '/tables/nowhere/actions', { do: 'close' }],
      ['POST', '/players/nobody/actions', { do: 'block' }],
      ['POST', '/players/nobody/actions', '{broken'],
      ['POST', '/announcements', {}],
      ['POST', '/backups', {}],
      ['POST', '/claim', { code: 'guessed' }],
      ['PUT', '/switches/free-chat', { on: false }],
      ['PUT', '/words/en', { refused: ['horse'], allowed: [] }],
      ['DELETE', '/announcements/1'],
    ]
    // Not its last letter: some of that one's bits mean nothing.
    const forged = `${moderator.slice(0, -10)}${moderator.at(-10) === 'A' ? 'B' : 'A'}${moderator.slice(-9)}`
    for (const token of [undefined, guest, 'nonsense', forged])
      for (const [method, path, body] of ROUTES)
        expect(await ask(url(), method, `/api/admin${path}`, token, body), `${method} ${path}`).toEqual(NOTHING)
    const line = await Line.open(url(), guest, { table: await tableOf(url(), [guest]), as: 'moderator' })
    expect((await line.last('wrong')).refused).toEqual({ code: 'not-found' })
    line.close()
  })

  test('says how the house is', async () => {
    const guest = await newGuest(url())
    await tableOf(url(), [guest])
    const line = await Line.open(url(), guest)
    const { status, body } = await admin('GET', '/health')
    expect(status).toBe(200)
    const { players, tables, games, sockets, requests, refused } = body as Health & { players: number }
    expect([players, tables, games, sockets].every((figure) => figure >= 1)).toBe(true)
    expect(requests.count).toBeGreaterThan(5)
    expect(requests.p50).toBeLessThanOrEqual(requests.p99!)
    expect(refused['not-found']).toBeGreaterThan(10)
    line.close()
  })

  test('lists tables by what is wanted, with who sits there', async () => {
    const guest = await newGuest(url())
    const playing = await tableOf(url(), [guest])
    const { id: waiting } = (await ask(url(), 'POST', '/api/tables', guest, { game: 'wanted-one', seats: 2 })).body as {
      id: string
    }
    type Listed = {
      tables: { table: { id: string; phase: string }; players: (string | null)[] }[]
      next: string | null
    }
    const list = async (query: string) => (await admin('GET', `/tables${query}`)).body as Listed
    const ids = ({ tables }: Listed) => tables.map(({ table }) => table.id)
    expect(ids(await list('?phase=playing'))).toContain(playing)
    expect(ids(await list('?phase=playing'))).not.toContain(waiting)
    expect(ids(await list('?game=wanted-one&phase=waiting'))).toEqual([waiting])
    const all = ids(await list('?limit=100'))
    const paged: string[] = []
    for (let next: string | null = ''; next !== null;) {
      const page = await list(next === '' ? '?limit=2' : `?limit=2&after=${next}`)
      paged.push(...ids(page))
      ;({ next } = page)
    }
    expect(paged).toEqual(all)
    const [row] = (await list('?phase=playing')).tables.filter(({ table }) => table.id === playing)
    expect(row!.players).toEqual([await idOf(url(), guest), null, null])
    expect((await admin('GET', '/tables?phase=nonsense')).status).toBe(400)
  })

  test('freezes a table, thaws it, and closes it', async () => {
    const guest = await newGuest(url())
    const table = await tableOf(url(), [guest], { talk: 'free' })
    const act = (what: string) => admin('POST', `/tables/${table}/actions`, { do: what, note: 'looking' })
    const line = await Line.open(url(), guest, { table })
    expect((await act('freeze')).status).toBe(200)
    await line.last('frozen')
    expect(await says(url(), table, guest, 'hello?')).toEqual({ status: 422, body: { code: 'table-frozen' } })
    expect((await admin('GET', '/tables?frozen=true')).body).toMatchObject({ tables: [{ table: { id: table } }] })
    expect((await act('thaw')).status).toBe(200)
    expect((await says(url(), table, guest, 'hello?')).status).toBe(200)
    expect((await act('close')).status).toBe(200)
    await line.hears(() => line.got.some((message) => message.type === 'table' && message.table.phase === 'closed'))
    expect((await ask(url(), 'GET', `/api/replays/${table}.1`)).body).toMatchObject({ stopped: 'void' })
    expect(await newest()).toMatchObject({ do: 'close-table', on: table, facts: { note: 'looking' } })
    expect((await admin('POST', '/tables/nowhere/actions', { do: 'close' })).status).toBe(404)
    expect((await act('burn')).status).toBe(400)
    line.close()
  })

  test('backs everything up beside the database', async () => {
    const { status, body } = await admin('POST', '/backups')
    expect(status).toBe(201)
    const { name } = body as { name: string }
    expect(readdirSync(join(folder, 'backups'))).toEqual([name])
    expect((await admin('GET', '/house')).body).toMatchObject({ keepDays: 90, backups: [{ name }] })
    expect(await newest()).toMatchObject({ do: 'back-up' })
  })
})

describe('a report', () => {
  test('D3: brings what was said and the moment to the moderators, and is closed once', async () => {
    const [ana, bo] = [await newGuest(url()), await newGuest(url())]
    const table = await tableOf(url(), [ana, bo])
    expect((await says(url(), table, ana, 'howdy')).status).toBe(200)
    const line = await Line.open(url(), ana, { table })
    expect((await says(url(), table, bo, 'you are a coyote')).status).toBe(200)
    const said = await line.last('said')
    const file = (token: string, body: object) => ask(url(), 'POST', `/api/tables/${table}/reports`, token, body)
    const complaint = { about: { message: said.id }, reason: 'insult', text: 'Not nice \0 \ud800' }
    expect(await file(ana, complaint)).toEqual({ status: 201, body: { reported: true } })
    expect(await file(ana, complaint)).toEqual({ status: 409, body: { code: 'reported-already' } })
    expect((await file(ana, { about: { seat: 1 }, reason: 'cheating' })).status).toBe(201)

    const open = (await admin('GET', '/reports')).body as Report[]
    expect(open).toHaveLength(2)
    const [report] = open
    expect(report).toMatchObject({
      by: await idOf(url(), ana),
      about: await idOf(url(), bo),
      name: 'Guest 1',
      reason: 'insult',
      message: said.id,
      moment: { table, game: 1 },
      closed: null,
    })
    expect(report!.quotes.map(({ said: { message } }) => (message as { text: string }).text)).toEqual([
      'howdy',
      'you are a coyote',
    ])
    const close = () => admin('POST', `/reports/${report!.id}/close`, { resolution: 'acted', note: 'warned' })
    expect((await close()).body).toMatchObject({ id: report!.id, closed: { resolution: 'acted', note: 'warned' } })
    expect(await close()).toEqual({ status: 404, body: { code: 'no-such-report' } })
    expect(await newest()).toMatchObject({ do: 'close-report', on: report!.id, failed: 'no-such-report' })
    expect((await admin('GET', '/reports')).body).toHaveLength(1)
    expect((await admin('GET', '/reports?state=closed')).body).toMatchObject([{ id: report!.id }])
    expect((await admin('GET', `/reports/${report!.id}`)).status).toBe(200)
    line.close()
  })

  test('is about a person who is there, and not about oneself; and there are only so many', async () => {
    const [ana, bo, eve] = [await newGuest(url()), await newGuest(url()), await newGuest(url())]
    const table = await tableOf(url(), [ana, bo], { watchable: false })
    const file = async (about: object, token = ana, where = table) =>
      (
        (await ask(url(), 'POST', `/api/tables/${where}/reports`, token, { about, reason: 'spam' })).body as {
          code?: string
        }
      ).code
    expect(await file({ seat: 0 })).toBe('report-yourself')
    expect(await file({ seat: 2 })).toBe('not-a-person')
    expect(await file({ seat: 9 })).toBe('no-such-seat')
    expect(await file({ message: 77 })).toBe('no-such-message')
    expect(await file({ seat: 1, message: 1 })).toBe('malformed')
    expect(await file({ seat: 1 }, eve)).toBe('not-watchable')
    expect(await file({ seat: 1 }, 'nonsense')).toBe('token-malformed')
    expect(await file({ seat: 1 }, ana, 'nowhere')).toBe('no-such-table')
    for (let n = 0; n < 10; n++)
      expect(await file({ seat: 1 }, ana, await tableOf(url(), [ana, bo], { talk: 'none' }))).toBeUndefined()
    expect(await file({ seat: 1 })).toBe('too-many-reports')
  })
})

describe('moderators', () => {
  const act = async (token: string, body: object) => admin('POST', `/players/${await idOf(url(), token)}/actions`, body)

  test('warn: the player hears it at once, and again until they have read it', async () => {
    const guest = await newGuest(url())
    const line = await Line.open(url(), guest)
    expect((await act(guest, { do: 'warn', reason: 'insult', text: 'Mind your words' })).status).toBe(200)
    expect(await line.last('standing')).toMatchObject({ warnings: [{ id: 1, reason: 'insult', seen: false }] })
    const again = await Line.open(url(), guest)
    expect((await again.last('standing')).warnings).toMatchObject([{ text: 'Mind your words' }])
    expect((await ask(url(), 'POST', '/api/me/standing', guest, { seen: 1 })).body).toMatchObject({
      warnings: [{ seen: true }],
    })
    const later = await Line.open(url(), guest)
    later.say({ type: 'ping' })
    await later.last('pong')
    // That it was read may be told to all of their lines, this one among them.
    const unread = later.got.filter((message) => message.type === 'standing' && message.warnings.length > 0)
    expect(unread).toEqual([])
    for (const one of [line, again, later]) one.close()
  })

  test('mute: they play on and say nothing, until it is lifted', async () => {
    const guest = await newGuest(url())
    const table = await tableOf(url(), [guest])
    expect((await act(guest, { do: 'mute', reason: 'spam', minutes: 60 })).status).toBe(200)
    const refused = await says(url(), table, guest, 'hm')
    expect(refused).toMatchObject({ status: 403, body: { code: 'muted', facts: { reason: 'spam' } } })
    expect(
      (await ask(url(), 'POST', `/api/tables/${table}/commands`, guest, { id: 'away', wish: { do: 'away', seat: 0 } }))
        .status,
    ).toBe(200)
    expect((await act(guest, { do: 'unmute' })).status).toBe(200)
    expect((await says(url(), table, guest, 'hm')).status).toBe(200)
  })

  test('block: every door is closed, open lines are cut, and it lasts beyond a restart', async () => {
    const guest = await newGuest(url())
    const id = await idOf(url(), guest)
    const table = await tableOf(url(), [guest])
    const line = await Line.open(url(), guest, { table })
    const stream = await fetch(`${url()}/api/tables/${table}/stream`, { headers: { Authorization: `Bearer ${guest}` } })
    expect((await act(guest, { do: 'block', reason: 'threat', minutes: null })).status).toBe(200)
    expect(await line.closed).toBe(1008)
    const blocked = { code: 'blocked', facts: { reason: 'threat' } }
    expect((await line.last('wrong')).refused).toEqual(blocked)
    expect((await stream.text()).trimEnd().split('\n').at(-1)).toBe(JSON.stringify({ type: 'wrong', refused: blocked }))

    await server.kill('SIGKILL')
    server = await startServer({ SALOON_DATA: folder, SALOON_ADMINS: await moderatorsId() })
    const DOORS: readonly [method: string, path: string, body?: object][] = [
      ['GET', '/api/me'],
      ['PATCH', '/api/me', { name: 'Ana' }],
      ['GET', '/api/me/games'],
      ['GET', '/api/me/statistics'],
      ['POST', '/api/me/sign-out'],
      ['POST', '/api/tables', { game: 'bang-dice', seats: 3 }],
      ['POST', `/api/tables/${table}/commands`, { id: 'x', wish: { do: 'leave' } }],
      ['POST', `/api/tables/${table}/reports`, { about: { seat: 1 }, reason: 'spam' }],
      ['GET', `/api/tables/${table}/stream`],
      ['GET', `/api/replays/${table}.1`],
    ]
    for (const [method, path, body] of DOORS)
      expect(await ask(url(), method, path, guest, body), path).toEqual({ status: 403, body: blocked })
    const again = await Line.open(url(), guest)
    expect((await again.last('wrong')).refused).toEqual(blocked)
    again.close()
    expect((await ask(url(), 'GET', '/api/me/export', guest)).status).toBe(200) // theirs all the same
    expect((await admin('POST', `/players/${id}/actions`, { do: 'unblock' })).status).toBe(200)
    expect((await ask(url(), 'GET', '/api/me', guest)).status).toBe(200)
  })

  const moderatorsId = async (): Promise<string> => moderator.split('.')[2]!

  test('remove a name, wherever it shows', async () => {
    const guest = await newGuest(url())
    await ask(url(), 'PATCH', '/api/me', guest, { name: 'Rotten' })
    const table = await tableOf(url(), [guest])
    const line = await Line.open(url(), guest, { table })
    const { body } = await act(guest, { do: 'remove-name' })
    const { name } = body as { name: string }
    expect(name).not.toBe('Rotten')
    await line.hears(() => line.got.some((one) => one.type === 'table' && one.table.seats[0]!.holder?.name === name))
    expect((await ask(url(), 'GET', '/api/me', guest)).body).toMatchObject({ name })
    line.close()
  })

  test('D2: have every deed noted, in order, and none can be changed', async () => {
    const guest = await newGuest(url())
    const player = await idOf(url(), guest)
    const { seq } = await newest()
    await admin('PUT', '/switches/new-guests', { on: true })
    await act(guest, { do: 'warn', reason: 'other', report: 'r1' })
    await act(guest, { do: 'mute', reason: 'spam', minutes: 5 })
    await act(guest, { do: 'remove-name' })
    await admin('DELETE', '/announcements/none')
    const rows = (await admin('GET', '/audit')).body as Noted[]
    const by = await moderatorsId()
    expect(rows.slice(0, 6).map(({ seq: n, do: what, on }) => [n - seq, what, on])).toEqual([
      [6, 'take-down', 'none'],
      [5, 'take-down', 'none'],
      [4, 'remove-name', player],
      [3, 'mute', player],
      [2, 'warn', player],
      [1, 'switch', 'new-guests'],
    ])
    expect(rows[0]!.failed).toBe('no-such-announcement')
    expect(rows.every((row) => row.by === by && row.at > 0)).toBe(true)
    const page = (await admin('GET', `/audit?before=${seq + 3}&limit=2`)).body as Noted[]
    expect(page.map((row) => row.seq)).toEqual([seq + 2, seq + 1])
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE'])
      expect((await admin(method, '/audit', method === 'DELETE' ? undefined : {})).status).toBe(404)
  })

  test('do nothing to themselves or to nobody, and say things right', async () => {
    const guest = await newGuest(url())
    expect(await act(moderator, { do: 'block', reason: 'other', minutes: 5 })).toMatchObject({ status: 422 })
    expect(await admin('POST', '/players/nobody/actions', { do: 'remove-name' })).toMatchObject({ status: 404 })
    for (const wrong of [{ do: 'shoot' }, { do: 'mute', reason: 'spam', minutes: 0 }, { do: 'mute', reason: 'x' }, []])
      expect((await act(guest, wrong)).status).toBe(400)
    expect((await admin('GET', `/players/${await idOf(url(), guest)}`)).body).toMatchObject({
      standing: { warnings: [], muted: null, blocked: null },
      reports: [],
    })
  })
})
