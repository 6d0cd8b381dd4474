// The house opens at once, however many games are under way and whatever has become of one of them.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { fillStore } from '../bench/full-store.ts'
import { DATABASE } from '../src/store/files.ts'
import { openDatabase } from '../src/store/sqlite/database.ts'
import { gameLog } from '../src/table/table.ts'
import { Client, type Running, call, newGuest, startServer } from './support/running.ts'

const MANY = 100

async function inFullHouse(
  waiting: Parameters<typeof fillStore>[2],
  work: (server: Running, ids: readonly string[]) => Promise<void>,
  damage: (change: (sql: string, ...values: string[]) => void, ids: readonly string[]) => void = () => undefined,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-open-'))
  try {
    const ids = await fillStore(folder, MANY, waiting)
    const database = await openDatabase(join(folder, DATABASE))
    damage((sql, ...values) => void database.prepare(sql).run(...values), ids)
    database.close()
    const server = await startServer({ SALOON_DATA: folder, SALOON_WEB: '', SALOON_LOG: 'error' })
    try {
      await work(server, ids)
    } finally {
      await server.kill('SIGKILL')
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const inMemory = async ({ url }: Running): Promise<number> =>
  Number(/^saloon_tables (\d+)/m.exec((await call(url, '/metrics')).body)![1])

async function awake({ url }: Running): Promise<{ woken: number; waiting: number }> {
  for (;;) {
    const { status, body } = await call(url, '/readyz')
    expect(status).toBe(200) // it takes visitors all the time
    const state = body as { ok: boolean; awake: boolean; woken: number; waiting: number }
    if (state.awake) return state
    expect(state.woken + state.waiting).toBeLessThanOrEqual(MANY)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

test('games that wait for people aren’t read before somebody asks for one', async () => {
  await inFullHouse('resting', async (server, ids) => {
    expect(await awake(server)).toMatchObject({ woken: 0, waiting: 0 })
    expect(await inMemory(server)).toBe(0)
    const { status, body } = await call(server.url, `/api/tables/${ids[7]}`)
    expect([status, body]).toMatchObject([200, { id: ids[7], phase: 'playing' }])
    expect(await inMemory(server)).toBe(1)
  })
}, 120_000)

test('after the process was killed each is looked at in the background, and leaves again; nobody waits for that', async () => {
  await inFullHouse('unnoted', async (server, ids) => {
    const before = (await call(server.url, '/readyz')).body as { awake: boolean; waiting: number }
    expect(before.awake).toBe(false)
    const { body } = await call(server.url, `/api/tables/${ids.at(-1)}`) // the last in the row
    expect(body).toMatchObject({ phase: 'playing' })
    expect((await awake(server)).woken).toBeGreaterThanOrEqual(MANY - 1)
    expect(await inMemory(server)).toBeLessThan(5)
  })
}, 120_000)

test('games of which it is known that they wait for people aren’t read then either', async () => {
  await inFullHouse('people', async (server, ids) => {
    expect(await awake(server)).toEqual({ ok: true, awake: true, woken: 0, waiting: 0 })
    expect(await inMemory(server)).toBe(0)
    const { body } = await call(server.url, `/api/tables/${ids.at(-1)}`)
    expect(body).toMatchObject({ phase: 'playing' })
  })
}, 120_000)

test('who has opened or come in often enough is told so, and nothing changes', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-open-'))
  const server = await startServer({
    SALOON_DATA: folder,
    SALOON_WEB: '',
    SALOON_TABLES_PER_PLAYER: '2',
    SALOON_SOCKETS_PER_PLAYER: '1',
    SALOON_SOCKETS_PER_ADDRESS: '2',
    SALOON_GUESTS_PER_ADDRESS: '2',
  })
  try {
    const [ana] = [await newGuest(server.url), await newGuest(server.url)]
    expect(await call(server.url, '/api/guests', undefined, {})).toEqual({
      status: 429,
      body: { code: 'too-many-guests', facts: { most: 2 } },
    })
    const open = () => call(server.url, '/api/tables', ana, { game: 'bang-dice', seats: 3, open: true })
    const tables = [await open(), await open()]
    expect(tables.map(({ status }) => status)).toEqual([201, 201])
    expect(await open()).toEqual({ status: 429, body: { code: 'too-many-tables', facts: { most: 2, of: 'player' } } })
    expect((await call(server.url, '/api/tables')).body).toHaveLength(2)

    const { id } = tables[0]!.body as { id: string }
    const first = new Client(() => server.url, ana, id, 'bang-dice')
    first.connect()
    await first.until(() => first.phase !== '')
    const live = `${server.url.replace('http', 'ws')}/api/live`
    const second = new WebSocket(live)
    const told: string[] = []
    second.on('message', (data) => told.push((data as Buffer).toString()))
    await new Promise((resolve) => second.once('open', resolve))
    const third = new WebSocket(live)
    expect(await new Promise((resolve) => third.once('error', ({ message }) => resolve(message)))).toContain('429')
    second.send(JSON.stringify({ type: 'hello', protocol: 1, token: ana }))
    await new Promise((resolve) => second.once('close', resolve))
    expect(told.join('')).toContain('too-many-sockets')
    first.close()
  } finally {
    await server.kill('SIGKILL')
    rmSync(folder, { recursive: true, force: true })
  }
}, 120_000)

test('one table’s damage is one table’s damage: it is named in the log and says so, all others open', async () => {
  await inFullHouse(
    'unnoted',
    async (server, [document, row, header, none, fine]) => {
      await awake(server)
      const of = (id?: string) => call(server.url, `/api/tables/${id}`)
      expect(await of(document)).toEqual({
        status: 500,
        body: { code: 'table-unreadable', facts: { table: document } },
      })
      for (const id of [row, header, none]) {
        expect(await of(id)).toMatchObject({ status: 200, body: { id, frozen: true } })
        const token = await newGuest(server.url)
        const said = await call(server.url, `/api/tables/${id}/commands`, token, {
          id: 'a',
          wish: { do: 'act', seat: 0, ask: '0.0.0.0', action: { do: 'roll' } },
        })
        expect(said.status).toBeGreaterThanOrEqual(400)
      }
      expect(await of(fine)).toMatchObject({ status: 200, body: { id: fine, frozen: false } })
      const lines = server
        .said()
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as object)
      expect(lines).toContainEqual(
        expect.objectContaining({ msg: 'a table can’t be read', table: document, code: 'AAAA' }),
      )
      for (const [table, code, refusal] of [
        [row, 'BAAA', { code: 'row-unreadable', facts: { seq: 4 } }],
        [header, 'CAAA', { code: 'log-no-header' }],
        [none, 'DAAA', { code: 'log-empty' }],
      ] as const)
        expect(lines).toContainEqual(
          expect.objectContaining({ msg: 'a log does not hold; the table is frozen', table, code, refusal }),
        )
    },
    (change, [document, row, header, none]) => {
      change("UPDATE documents SET text = substr(text, 1, length(text) - 9) WHERE kind = 'table' AND id = ?", document!)
      change("UPDATE rows SET text = '{' || text WHERE log = ? AND seq = 5", gameLog(row!, 1))
      change("UPDATE rows SET text = '[]' WHERE log = ? AND seq = 1", gameLog(header!, 1))
      change('DELETE FROM rows WHERE log = ?', gameLog(none!, 1))
    },
  )
}, 120_000)
