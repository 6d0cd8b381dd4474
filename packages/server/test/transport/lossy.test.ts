// A client behind a bad line (lossy-client.ts) sees in the end what everybody sees, and what it sends twice happens once.
// SALOON_LOSSY=30 plays thirty games of each instead of three.

import { chanceFrom, hashOf, isRefusal, parseLog } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Command, readDown } from '../../src/transport/protocol.ts'
import { LossyClient } from './lossy-client.ts'
import { openServer } from '../support/open-server.ts'
import { Client, call, newGuest, nextThing } from '../support/running.ts'

const GAMES = Number(process.env['SALOON_LOSSY'] ?? 3)
const AT_ONCE = 3
const MOST_UNDONE = 2

const server = openServer()
const url = () => server.url

/** Whatever happens to it on the way, it is carried out. */
async function surely(client: LossyClient, wish: Command): Promise<void> {
  expect(await client.command(wish), JSON.stringify(wish)).toBeNull()
}

interface Seated {
  readonly client: LossyClient
  readonly id: string
  readonly token: string
}
async function sitDown(game: string, seats: number, seed: number): Promise<Seated> {
  const token = await newGuest(url())
  const { id } = (await call(url(), '/api/tables', token, { game, seats, pace: 0 })).body as { id: string }
  const client = new LossyClient(url(), token, id, game, chanceFrom(seed, 5))
  await surely(client, { do: 'add-seat' }) // not twice, however often it is sent
  await surely(client, { do: 'sit', seat: 0, name: 'Ana' })
  for (let seat = 1; seat <= seats; seat++)
    await surely(client, { do: 'seat-bot', seat, bot: seat % 2 === 0 ? 'random' : 'greedy', name: `Bot ${seat}` })
  await surely(client, { do: 'start' })
  return { client, id, token }
}

/** To the end, with some moves taken back. Gives what was acknowledged. */
async function playOut(client: LossyClient, seed: number): Promise<{ acts: number; undos: number }> {
  const chance = chanceFrom(seed, 6)
  const done = { acts: 0, undos: 0 }
  while (!client.isOver) {
    const wish = client.answer(chance)
    if (wish === undefined) {
      await nextThing(client)
      continue
    }
    if (done.undos < MOST_UNDONE && client.at.seq > 0) {
      const refused = await client.command({ do: 'undo', seat: 0, to: client.at.seq - 1 })
      if (!refused) done.undos++
    }
    const refused = await client.command(wish)
    if (refused) expect(refused.code).toMatch(/question-closed|not-asked|game-over/)
    else done.acts++
    await client.until(() => client.isOver || client.answer(chanceFrom(1))?.ask !== wish.ask)
  }
  return done
}

describe('behind a line that loses, doubles, delays and reorders', { timeout: 600_000 }, () => {
  test.each([
    ['bang-dice', 4],
    ['wanted-one', 3],
  ] as const)('a client of %s ends with what everybody sees', async (game, seats) => {
    const sum = { late: 0, lines: 0, undos: 0 }
    async function one(seed: number): Promise<void> {
      const { client, id, token } = await sitDown(game, seats, seed)
      const done = await playOut(client, seed)
      const fresh = new Client(url, token, id, game)
      fresh.at.game = 1
      fresh.connect()
      await fresh.until(() => fresh.phase === 'over' && fresh.view !== undefined)
      await client.until(() => client.at.seq >= fresh.at.seq)
      expect(client.at).toEqual(fresh.at)
      expect(hashOf(client.view)).toBe(hashOf(fresh.view))

      const log = parseLog((await call(url(), `/api/tables/${id}/log`)).body)
      if (isRefusal(log)) throw new Error(log.code)
      const { rows } = log
      expect(rows.filter((row) => row.type === 'act' && row.by === 'person')).toHaveLength(done.acts)
      expect(rows.filter((row) => row.type === 'undo')).toHaveLength(done.undos)
      expect(client.seats).toBe(seats + 1)
      // Every row was told to it, once, as it is told to somebody who wasn't there at all.
      expect([...client.told.keys()].filter((seq) => seq > 0).sort((a, b) => a - b)).toEqual(rows.map((row) => row.seq))
      for (const row of rows) {
        const told = row.type === 'act' ? row.told.map((event) => fresh.game.redact(event, 1)) : []
        expect(client.told.get(row.seq)).toEqual(told)
      }
      sum.late += client.late
      sum.lines += client.lines
      sum.undos += done.undos
      client.close()
      fresh.close()
    }
    for (let seed = 1; seed <= GAMES; seed += AT_ONCE) {
      await Promise.all(Array.from({ length: Math.min(AT_ONCE, GAMES - seed + 1) }, (_, i) => one(seed + i)))
    }
    // It was as bad as it should be.
    expect(sum.lines, 'connections').toBeGreaterThan(GAMES * 5)
    expect(sum.late, 'messages of given-up connections').toBeGreaterThan(0)
    expect(sum.undos, 'moves taken back').toBeGreaterThan(0)
  })
})

test('who is cut off while joining is not taken for present', async () => {
  const [ana, bo] = [await newGuest(url()), await newGuest(url())]
  const { id } = (await call(url(), '/api/tables', ana, { game: 'wanted-one', seats: 2 })).body as { id: string }
  for (const [seat, token] of [ana, bo].entries()) {
    const wish = { do: 'sit', seat, name: `Guest ${seat}` }
    expect((await call(url(), `/api/tables/${id}/commands`, token, { id: 'sit', wish })).status).toBe(200)
  }
  /** Gives the connection once it has said that it wants to join, without waiting for an answer. */
  async function joining(token: string): Promise<WebSocket> {
    const socket = new WebSocket(`${url().replace('http', 'ws')}/api/live`)
    await new Promise((resolve) => void socket.once('open', resolve))
    socket.send(JSON.stringify({ type: 'hello', protocol: 1, token }))
    socket.send(JSON.stringify({ type: 'join', table: id }))
    return socket
  }
  const watching = await joining(ana)
  let here = -1
  watching.on('message', (data) => {
    for (const message of readDown((data as Buffer).toString())) if (message.type === 'here') here = message.seats
  })
  for (let times = 0; times < 40; times++) (await joining(bo)).terminate()
  const deadline = Date.now() + 5000
  const settled = () => new Promise((resolve) => setTimeout(resolve, 100))
  do await settled()
  while (here !== 0b01 && Date.now() < deadline)
  expect(here).toBe(0b01)
  watching.close()
})
