// Two versions of the protocol side by side: a client of the next one and a client of this one play at the same table.

import { chanceFrom } from '@saloon/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { PROTOCOL } from '../../src/transport/protocol.ts'
import { Client, type Running, call, newGuest, startServer } from '../support/running.ts'

let server: Running
const url = () => server.url
beforeAll(async () => {
  server = await startServer({ SALOON_STORE: 'memory', SALOON_WEB: '' })
})
afterAll(() => server.kill('SIGKILL'))

class OfVersion extends Client {
  protected override readonly speaks: number
  constructor(version: number, token: string | undefined, table: string) {
    super(url, token, table, 'wanted-one')
    this.speaks = version
  }
}

async function newTable(token: string): Promise<string> {
  const { body } = await call(url(), '/api/tables', token, { game: 'wanted-one', seats: 2, pace: 0 })
  return (body as { id: string }).id
}

async function playOut(client: Client, seed: number): Promise<void> {
  const chance = chanceFrom(seed)
  while (!client.isOver) {
    const { seq } = client.at
    const wish = client.answer(chance)
    if (wish) expect(await client.command(wish)).toBeNull()
    await client.until(() => client.isOver || client.at.seq > seq || client.answer(chance) !== undefined)
  }
}

test('who speaks the next version is answered in ours, and plays with who speaks ours', async () => {
  const tokens = await Promise.all([newGuest(url()), newGuest(url())])
  const table = await newTable(tokens[0])
  const ana = new OfVersion(PROTOCOL, tokens[0], table)
  const ben = new OfVersion(PROTOCOL + 1, tokens[1], table)
  const clients = [ana, ben]
  for (const [seat, client] of clients.entries()) {
    client.connect()
    expect(await client.command({ do: 'sit', seat, name: `Player ${seat}` })).toBeNull()
  }
  expect(clients.map(({ spoken }) => spoken)).toEqual([PROTOCOL, PROTOCOL])
  expect(await ben.command({ do: 'ready', ready: true })).toBeNull()
  expect(await ana.command({ do: 'start' })).toBeNull()
  await Promise.all(clients.map((client, n) => playOut(client, n + 1)))
  expect(ana.at).toEqual(ben.at)
  for (const client of clients) client.close()
})

test.each([0, 1000])('version %i is none: that is said, and the line stays', async (version) => {
  const client = new OfVersion(version, undefined, await newTable(await newGuest(url())))
  client.connect()
  await client.until(() => client.wrong.length > 0)
  expect(client.wrong[0]).toMatchObject({ code: 'malformed', facts: { field: 'protocol' } })
  await client.until(() => client.phase !== '') // it has joined all the same, as a stranger
  client.close()
})
