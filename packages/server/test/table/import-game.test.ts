// A game begun alone goes on at an online table, with its log; what doesn't hold opens no table.

import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { findGame } from '@saloon/games'
import {
  type Header,
  type Recording,
  type Row,
  act,
  chanceFrom,
  firstOf,
  formatLog,
  isRefusal,
  newHeader,
  note,
  parseLog,
  record,
  replay,
  take,
} from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { Client, type Running, call, newFolder, newGuest, nextThing, startServer } from '../support/running.ts'
import { sure } from '../support/room.ts'

const folder = newFolder()
let server: Running
const url = () => server.url
let token: string

beforeAll(async () => {
  server = await startServer({ SALOON_DATA: folder })
  token = await newGuest(url())
})
afterAll(() => server.kill('SIGTERM'))

/** Played alone so far, as the terminal does it: with who sat where in its header. */
function begun(id: string, seats: number, moves: number): Recording {
  const { game } = sure(findGame(id))
  const secret = 'a'.repeat(32)
  const header = newHeader(game, sure(game.prepare({ seats })), { secret })
  const players = Array.from({ length: seats }, (_, seat) => ({ name: `P${seat}`, bot: seat === 0 ? null : 'greedy' }))
  const table = sure(record(game, { ...header, players } as Header, secret))
  const chance = chanceFrom(7)
  for (let move = 0; move < moves; move++) {
    if (game.asked(table.state) === 0) break
    const seat = firstOf(game.asked(table.state))
    const ask = game.asks(table.state).find((open) => open.must && open.seat === seat)!
    const action = game.sample(table.state, seat, chance)
    take(table, sure(act(table, seat, { ask: ask.id, action }, seat === 0 ? 'person' : 'bot')))
  }
  return table
}
const logOf = ({ header, rows, secret }: Recording): string => formatLog({ header, rows, secret })

async function bring(log: string, by: string | undefined = token): Promise<{ status: number; body: never }> {
  const response = await fetch(`${url()}/api/tables`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-ndjson', ...(by !== undefined && { Authorization: `Bearer ${by}` }) },
    body: log,
  })
  return { status: response.status, body: (await response.json()) as never }
}

describe('a game that was begun elsewhere', () => {
  test.each([
    ['bang-dice', 4, 12],
    ['wanted-one', 3, 20],
  ] as const)('%s waits for people, goes on from where it was, and its whole log holds', async (game, seats, moves) => {
    const local = begun(game, seats, moves)
    const { status, body } = await bring(logOf(local))
    expect(status).toBe(201)
    const { id } = body as { id: string }
    expect(body).toMatchObject({ game, phase: 'waiting', games: 0, rated: false, brought: moves })
    const other = await newGuest(url())
    const [ana, bo] = [token, other].map((each) => new Client(url, each, id, game)) as [Client, Client]
    for (const client of [ana, bo]) client.connect()
    expect(await ana.command({ do: 'sit', seat: 1, name: 'Ana' })).toBeNull()
    expect(await bo.command({ do: 'sit', seat: 0, name: 'Bo' })).toBeNull()
    expect(await ana.command({ do: 'set-options', options: {} })).toEqual({ code: 'game-brought' })
    expect(await ana.command({ do: 'add-seat' })).toEqual({ code: 'game-brought' })
    for (let seat = 2; seat < seats; seat++)
      expect(await ana.command({ do: 'seat-bot', seat, bot: 'greedy', personality: 'sly' })).toBeNull()
    expect(
      await ana.command({ do: 'set-table', open: false, watchable: true, talk: 'none', clock: 'none', pace: 0 }),
    ).toBeNull()
    expect(await bo.command({ do: 'ready', ready: true })).toBeNull()
    expect(ana.view).toBeUndefined() // it hasn't begun here, and nothing of it is shown
    expect(await ana.command({ do: 'start' })).toBeNull()
    await ana.until(() => ana.view !== undefined)
    await bo.until(() => bo.view !== undefined)
    expect(ana.at).toMatchObject({ game: 1 })
    expect(ana.at.seq).toBeGreaterThanOrEqual(moves)

    // Killed and started again, it is still the same game.
    await server.kill('SIGKILL')
    server = await startServer({ SALOON_DATA: folder })
    const picks = chanceFrom(3)
    const playing = [ana, bo].map(async (client) => {
      while (!client.isOver) {
        const wish = client.answer(picks)
        if (wish) await client.command(wish)
        if (!wish || !client.isOver) await nextThing(client)
      }
    })
    await Promise.all(playing)
    await ana.until(() => ana.phase === 'over')
    const text = (await call(url(), `/api/tables/${id}/log`)).body as string
    expect(
      text.startsWith(
        logOf(local)
          .split('\n')
          .slice(0, moves + 1)
          .join('\n'),
      ),
    ).toBe(true)
    const log = parseLog(text)
    if (isRefusal(log)) throw new Error(log.code)
    const again = replay(ana.game, log as { header: Header; rows: Row[]; secret?: string })
    if (isRefusal(again)) throw new Error(again.code)
    expect(ana.view).toEqual(ana.game.view(again.state, 0b10))
    // The next game is dealt by the house.
    expect(await bo.command({ do: 'ready', ready: true })).toBeNull()
    expect(await ana.command({ do: 'start' })).toBeNull()
    await ana.until(() => ana.at.game === 2)
    for (const client of [ana, bo]) client.close()
  })

  test('gives a person the seat that a bot had kept warm', async () => {
    const local = begun('wanted-one', 2, 4)
    take(local, sure(note(local, { type: 'seat', seat: 0, held: 'bot', because: 'left' })))
    const { body } = await bring(logOf(local))
    const { id } = body as { id: string }
    const send = (wish: object) => call(url(), `/api/tables/${id}/commands`, token, { id: crypto.randomUUID(), wish })
    for (const seat of [0, 1]) expect((await send({ do: 'sit-too', seat, name: 'Ana' })).status).toBe(200)
    expect((await send({ do: 'start' })).status).toBe(200)
    const ana = new Client(url, token, id, 'wanted-one')
    ana.connect()
    await ana.until(() => ana.at.seq === 7) // with the snapshot that it begins from here
    expect(ana.answer(chanceFrom(1))).toBeDefined()
    ana.close()
  })
})

test('what isn’t part of a log isn’t kept, however well it holds', async () => {
  const { game } = sure(findGame('bang-dice'))
  const secret = 'c'.repeat(32)
  const header = newHeader(game, sure(game.prepare({ seats: 3 })), { secret })
  const padded = sure(record(game, { ...header, padding: 'x'.repeat(100_000) } as Header, secret))
  const seat = firstOf(game.asked(padded.state))
  const ask = game.asks(padded.state).find((open) => open.must && open.seat === seat)!
  const action = game.sample(padded.state, seat, chanceFrom(7))
  take(padded, sure(act(padded, seat, { ask: ask.id, action }, 'person')))
  expect(await bring(logOf(padded))).toEqual({
    status: 422,
    body: { code: 'log-field', facts: { line: 1, field: 'padding' } },
  })
})

describe('a log that doesn’t hold opens no table', () => {
  const good = () => begun('bang-dice', 3, 6)
  const lines = () => logOf(good()).trimEnd().split('\n')
  const joined = (parts: readonly string[]) => `${parts.join('\n')}\n`
  const changed = (line: number, from: string | RegExp, to: string) =>
    joined(lines().map((text, n) => (n === line ? text.replace(from, to) : text)))

  const SHORT_ROW = '{"type":"stop","because":"void","seq":1,"state":"","hash":""}'

  test.each([
    ['nothing', () => '', 'log-empty'],
    ['no log', () => 'hello\n', 'log-malformed'],
    ['a torn line', () => logOf(good()).slice(0, -5), 'log-truncated'],
    ['no header', () => joined(lines().slice(1)), 'log-no-header'],
    ['no secret', () => joined(lines().slice(0, -1)), 'secret-missing'],
    ['another secret', () => logOf(good()).replace('"secret":"aaaa', '"secret":"bbbb'), 'commitment-differs'],
    ['a game we don’t have', () => changed(0, '"bang-dice"', '"chess"'), 'unknown-game'],
    ['another version', () => changed(0, '"version":1', '"version":99'), 'another-rules-version'],
    [
      'a changed row',
      () => changed(2, '"by":"bot"', '"by":"person"').replace('"by":"person"', '"by":"clock"'),
      'log-tampered',
    ],
    ['a missing row', () => joined(lines().toSpliced(2, 1)), 'row-missing'],
    ['too many seats', () => changed(0, '"seats":3', '"seats":30'), 'seats-out-of-range'],
    ['a prototype', () => changed(0, '"players"', '"__proto__"'), 'malformed'],
    ['a prototype in other letters', () => changed(0, '"players"', String.raw`"\u005f_proto__"`), 'malformed'],
    [
      'a prototype deep in a row',
      () => changed(2, '"action":{', String.raw`"action":{"__prot\u006f__":{},`),
      'malformed',
    ],
    ['a field of its own in the header', () => changed(0, '"players"', '"padding"'), 'log-field'],
    ['one in the set-up', () => changed(0, '"setup":{', '"setup":{"padding":1,'), 'log-field'],
    ['one in what it is made from', () => changed(0, '"from":{', '"from":{"padding":1,'), 'log-field'],
    ['one with a player', () => changed(0, '"players":[{', '"players":[{"padding":1,'), 'log-field'],
    ['one in a row', () => changed(1, '{', '{"padding":1,'), 'log-field'],
    ['one in an answer', () => changed(1, '"answer":{', '"answer":{"padding":1,'), 'log-field'],
    ['players who are none', () => changed(0, /"players":\[.*?\]/, `"players":"${'x'.repeat(100_000)}"`), 'log-field'],
    [
      'a heap that the game before is said to have left',
      () => changed(0, '"setup":{', `"setup":{"before":"${'x'.repeat(3000)}",`),
      'log-field',
    ],
    ['a finished game', () => logOf(begun('bang-dice', 3, 10_000)), 'game-over'],
    [
      'a stopped game',
      () => {
        const table = good()
        take(table, sure(note(table, { type: 'stop', because: 'abandoned' })))
        return logOf(table)
      },
      'game-over',
    ],
    [
      'a position laid out by hand',
      () => {
        const { game, state } = good()
        const header = newHeader(game, sure(game.prepare({ seats: 3 })), { state })
        return formatLog({ header, rows: [] })
      },
      'log-laid-out',
    ],
    ['too many rows', () => joined([lines()[0]!, ...Array.from({ length: 3001 }, () => SHORT_ROW)]), 'log-too-long'],
  ])('%s', async (_what, log, code) => {
    const { status, body } = await bring(log())
    expect(body).toMatchObject({ code })
    expect(status).toBe(code === 'malformed' ? 400 : 422)
  })

  test('too large a one, or one of a stranger', async () => {
    expect(await bring('x'.repeat(2 * 1024 * 1024 + 1))).toEqual({
      status: 413,
      body: { code: 'too-large', facts: { most: 2 * 1024 * 1024 } },
    })
    expect(await bring(logOf(good()), '')).toEqual({ status: 401, body: { code: 'who-are-you' } })
  })

  test('and the house has written nothing of them', async () => {
    const before = (await call(url(), '/metrics')).body as string
    const rows = /^saloon_rows_total (\d+)/m.exec(before)![1]
    await bring(changed(0, '"seats":3', '"seats":30'))
    const after = (await call(url(), '/metrics')).body as string
    expect(/^saloon_rows_total (\d+)/m.exec(after)![1]).toBe(rows)
    const files = readdirSync(folder)
    expect(files.some((name) => readFileSync(join(folder, name)).includes('"seats":30'))).toBe(false)
  })
})
