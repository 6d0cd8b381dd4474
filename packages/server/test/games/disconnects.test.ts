// Whole games of every game of the house through real sockets, by people whose lines break at random; all end as their logs
// say. `npm run test:disconnects` plays 500 of each instead of two.

import { GAMES } from '@saloon/games'
import {
  type Chance,
  type Header,
  type Row,
  below,
  chanceFrom,
  hashOf,
  isRefusal,
  only,
  parseLog,
  replay,
} from '@saloon/kernel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Command } from '../../src/transport/protocol.ts'
import { Client, type Running, call, newFolder, newGuest, startServer } from '../support/running.ts'

const PLAYED = Number(process.env['SALOON_DISCONNECTS'] ?? 2)
const AT_ONCE = 8
const PEOPLE = 2

let server: Running
const url = () => server.url

beforeAll(async () => {
  for (const { game } of GAMES) await game.rules.ready?.() // the logs are played again here
  server = await startServer({ SALOON_DATA: newFolder() })
})
afterAll(() => server.kill('SIGTERM'))

interface Sum {
  games: number
  rows: number
  drops: number
}

/** Somebody with a bad line. */
class Unlucky {
  readonly client: Client
  drops = 0
  acts = 0
  private readonly chance: Chance

  constructor(token: string, table: string, game: string, chance: Chance) {
    this.client = new Client(url, token, table, game)
    this.chance = chance
    this.client.connect()
  }

  private maybeDrop(): void {
    if (below(this.chance, 12) !== 0) return
    this.drops++
    this.client.drop()
  }

  async surely(wish: Command): Promise<void> {
    const reply = this.client.command(wish)
    this.maybeDrop()
    expect(await reply, JSON.stringify(wish)).toBeNull()
  }

  /** To the end: before an answer, behind it, or while others think, the line may be lost. */
  async play(): Promise<void> {
    const { client } = this
    while (!client.isOver) {
      const wish = client.answer(this.chance)
      if (wish?.do !== 'act') {
        const { seq, game } = client.at
        this.maybeDrop()
        const isNews = () =>
          client.at.game !== game || client.at.seq > seq || client.answer(chanceFrom(1)) !== undefined
        await client.until(() => client.isOver || isNews())
        continue
      }
      const { seq: before } = client.at
      this.maybeDrop()
      const reply = client.command(wish)
      this.maybeDrop()
      const refused = await reply
      if (!refused) this.acts++
      else expect(refused.code).toMatch(/question-closed|not-asked|game-over/)
      // What one may do unasked leaves the question open: then the table has gone on all the same.
      const isPast = (): boolean => {
        const next = client.answer(chanceFrom(1))
        return client.at.seq > before || next?.do !== 'act' || next.ask !== wish.ask
      }
      await client.until(() => client.isOver || isPast())
    }
  }
}

async function playOne(game: string, seats: number, seed: number): Promise<Sum> {
  const tokens = await Promise.all(Array.from({ length: PEOPLE }, () => newGuest(url())))
  const { id } = (await call(url(), '/api/tables', tokens[0], { game, seats, pace: 0 })).body as { id: string }
  const people = tokens.map((token, n) => new Unlucky(token, id, game, chanceFrom(seed, n)))
  const [host, other] = people as [Unlucky, Unlucky]
  for (const [seat, person] of people.entries()) await person.surely({ do: 'sit', seat, name: `Person ${seat}` })
  for (let seat = PEOPLE; seat < seats; seat++)
    await host.surely({ do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` })
  await other.surely({ do: 'ready', ready: true })
  await host.surely({ do: 'start' })
  await Promise.all(people.map((person) => person.play()))
  await Promise.all(people.map(({ client }) => client.until(() => client.phase === 'over')))

  const log = parseLog((await call(url(), `/api/tables/${id}/log`)).body)
  if (isRefusal(log)) throw new Error(log.code)
  const { rows } = log
  const again = replay(host.client.game, log as { header: Header; rows: Row[]; secret?: string })
  if (isRefusal(again)) throw new Error(JSON.stringify(again))
  for (const [seat, { client, acts }] of people.entries()) {
    expect(client.at).toEqual({ game: 1, seq: rows.length })
    expect(hashOf(client.view)).toBe(hashOf(client.game.view(again.state, only(seat))))
    expect(rows.filter((row) => row.type === 'act' && row.seat === seat && row.by === 'person')).toHaveLength(acts)
    expect(client.wrong).toEqual([])
    client.close()
  }
  return { games: 1, rows: rows.length, drops: host.drops + other.drops }
}

describe('with lines that break', { timeout: 30 * 60_000 }, () => {
  test.each(GAMES.map(({ game: { rules } }) => [rules.id, rules.seats] as const))(
    '%s: every game ends as its log says',
    async (game, { min, max }) => {
      const sum: Sum = { games: 0, rows: 0, drops: 0 }
      const started = performance.now()
      let next = 1
      async function some(): Promise<void> {
        while (next <= PLAYED) {
          const seed = next++
          const seats = Math.max(PEOPLE, min + (seed % (max - min + 1)))
          const one = await playOne(game, seats, seed)
          for (const key of ['games', 'rows', 'drops'] as const) sum[key] += one[key]
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, some))
      expect(sum.games).toBe(PLAYED)
      expect(sum.drops, 'it was as bad as it should be').toBeGreaterThan(PLAYED)
      const seconds = Math.round((performance.now() - started) / 1000)
      if (PLAYED > 2) console.log(`${game}: ${JSON.stringify({ ...sum, seconds })}`)
    },
  )
})
