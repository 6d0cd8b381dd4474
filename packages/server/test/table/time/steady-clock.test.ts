// Somebody sets the wall clock, back or ahead: nothing that is measured notices.

import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { RequestCounts } from '../../../src/http/request-counts.ts'
import type { Entry } from '../../../src/table/persistence.ts'
import { gameLog } from '../../../src/table/table.ts'
import { PHRASES, pointsAtSeat } from '../../../src/words/phrases.ts'
import { Room } from '../../support/room.ts'
import { Client, newFolder, newGuest, startServer } from '../../support/running.ts'

const HOUR = 3_600_000
const SECOND = 1000

afterEach(() => vi.restoreAllMocks())

test('an open socket is heard when the clock of the machine goes back by an hour', { timeout: 90_000 }, async () => {
  const clock = join(newFolder(), 'clock')
  const server = await startServer({
    SALOON_STORE: 'memory',
    SALOON_MESSAGES_PER_SECOND: '20',
    TEST_CLOCK: clock,
    NODE_OPTIONS: `--import ${new URL('set-clock.mjs', import.meta.url).href}`,
  })
  try {
    const client = new Pinger(() => server.url, await newGuest(server.url), 'nowhere', 'bang-dice')
    client.connect()
    await client.until(() => client.spoken === 1)
    writeFileSync(clock, String(-HOUR))
    server.process.kill('SIGUSR2')
    await vi.waitUntil(async () => (await dateOf(server.url)) < Date.now() - HOUR / 2, { timeout: 20_000 })
    // More than may be sent at once, and then again when as many may be as before.
    for (let round = 0; round < 2; round++) {
      const before = client.pongs
      for (let sent = 0; sent < 60; sent++) client.send({ type: 'ping' })
      await client.until(() => client.pongs === before + 60)
      await new Promise((resolve) => setTimeout(resolve, 3 * SECOND))
    }
    expect(client.wrong.filter(({ code }) => code === 'too-fast')).toEqual([])
    client.close()
  } finally {
    await server.kill('SIGTERM')
  }
})

class Pinger extends Client {
  pongs = 0
  protected override receive(message: Parameters<Client['receive']>[0]): void {
    if (message.type === 'pong') this.pongs++
    super.receive(message)
  }
}

/** What time the house believes it is. */
async function dateOf(url: string): Promise<number> {
  const guest = await fetch(`${url}/api/guests`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: '{}',
  })
  const { token } = (await guest.json()) as { token: string }
  const me = await fetch(`${url}/api/me/export`, { headers: { Authorization: `Bearer ${token}` } })
  return ((await me.json()) as { player: { created: number } }).player.created
}

test('a visitor who has made all their requests may make more a minute later, also then', () => {
  let wall = 1_000_000 * SECOND
  let steady = 0
  vi.spyOn(Date, 'now').mockImplementation(() => wall)
  vi.spyOn(performance, 'now').mockImplementation(() => steady)
  const counts = new RequestCounts()
  const asked = (): number => {
    let current = 0
    counts.incr('::1', (_error, result) => (current = result!.current), 60 * SECOND)
    return current
  }
  expect([asked(), asked(), asked()]).toEqual([1, 2, 3])
  wall -= HOUR
  steady += 59 * SECOND
  expect(asked()).toBe(4)
  steady += SECOND
  expect(asked()).toBe(1)
})

describe.each([
  ['back', -HOUR],
  ['ahead', HOUR],
])('when the clock is set %s by an hour', (_where, set) => {
  test('whoever is asked has as long as before, and is charged what they took', async () => {
    const room = new Room()
    const table = await room.playing({ clock: 'brisk' })
    const { seat, id } = room.asked(table)
    await room.wait(10 * SECOND, table)
    room.set += set
    const [looker] = room.join(table, 'cy')
    const left = 5 * SECOND + 120 * SECOND
    expect(looker!.last('clocks')!.times).toEqual([{ seat, ask: id, left, reserve: 120 * SECOND }])
    await room.wait(left - 1, table)
    expect(room.game(table).rows.length).toBe(0)
    await room.move(table)
    const [line] = await room.store.read(gameLog(table.table.id, 1), 2)
    expect((JSON.parse(line!) as Entry).took).toBe(10 * SECOND + left - 1)
  })

  test('a pause stays as long as it was', async () => {
    const room = new Room()
    const table = await room.playing({ clock: 'brisk' }, 1)
    while (room.asked(table).seat !== 0) await room.move(table)
    const [ana] = room.join(table, 'ana')
    const { left } = ana!.last('clocks')!.times[0]!
    await room.can(table, 'ana', { do: 'pause' })
    room.set += set
    await room.wait(30 * SECOND, table)
    await room.can(table, 'ana', { do: 'resume' })
    expect(ana!.last('clocks')!.times).toMatchObject([{ left }])
  })

  test('who has just spoken may speak again as soon as ever', async () => {
    const room = new Room()
    const table = await room.playing()
    const say = { do: 'say', message: { kind: 'phrase', phrase: PHRASES.find((id) => !pointsAtSeat(id))! } } as const
    await room.can(table, 'ana', say)
    room.set += set
    expect(await room.wish(table, 'ana', say)).toEqual({ code: 'too-fast', facts: { seconds: 3 } })
    await room.wait(3 * SECOND, table)
    await room.can(table, 'ana', say)
  })

  test('the others have as long to agree to a move back', async () => {
    const room = new Room()
    const table = await room.playing()
    const { seat } = room.asked(table)
    const players = ['ana', 'bo', 'cy', 'di']
    await room.move(table)
    while (room.asked(table).seat === seat) await room.move(table)
    await room.can(table, players[seat]!, { do: 'ask-undo', seat, to: 0 })
    room.set += set
    await room.wait(44 * SECOND, table)
    const [looker] = room.join(table, 'eve')
    expect(looker!.last('undo-asked')).toMatchObject({ seat, left: SECOND })
  })
})
