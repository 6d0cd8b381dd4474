// A game with a duel, whole, through sockets and over HTTP: by the bells for whoever has compared clocks, steady for the rest.

import { type Row, chanceFrom } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { noon } from '../../../games/pitch-in-the-west/test/noon.ts'
import { Duellist } from '../table/time/duellist.ts'
import { rowsOf } from './log-holds.ts'
import { type Asked, playBothSeats } from './program.ts'
import { openServer } from '../support/open-server.ts'
import { Client, call, newGuest } from '../support/running.ts'

const server = openServer()
const url = () => server.url

async function open(): Promise<{ token: string; table: string }> {
  const token = await newGuest(url())
  const opened = await call(url(), '/api/tables', token, {
    game: 'pitch-in-the-west',
    seats: 2,
    pace: 0,
    options: noon,
  })
  expect(opened.status).toBe(201)
  return { token, table: (opened.body as { id: string }).id }
}

async function seated(token: string, table: string): Promise<Client> {
  const client = new Client(url, token, table, 'pitch-in-the-west')
  await client.game.rules.ready?.()
  client.connect()
  expect(await client.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
  expect(await client.command({ do: 'seat-bot', seat: 1, bot: 'greedy', name: 'Bot' })).toBeNull()
  return client
}

/** Holds still in a race; else plays anything. */
async function playOut(client: Client): Promise<void> {
  const chance = chanceFrom(7)
  while (!client.isOver) {
    const wish = client.answer(chance) as { do: 'act'; seat: number; ask: string; action: { do: string } } | undefined
    const { seq } = client.at
    if (wish) {
      const held = ['fire', 'set-down'].includes(wish.action.do) ? { ...wish, action: { do: 'hold' } } : wish
      const sure = held.action.do === 'ask-steady' ? { ...held, action: { do: 'ready', lat: 0, varies: 0 } } : held
      await client.command(sure)
    }
    await client.until(() => client.isOver || client.at.seq > seq)
  }
  await client.until(() => client.phase === 'over')
}

const toldIn = (rows: readonly Row[]) =>
  rows.flatMap((row) => (row.type === 'act' ? row.told.map(({ type }) => type) : []))

describe('Pitch in the West', { timeout: 180_000 }, () => {
  test('who has compared clocks duels by the bells, and the log replays', async () => {
    const { token, table } = await open()
    const client = await seated(token, table)
    const ear = new Duellist(url, token, table, 'pitch-in-the-west') // another line of the same player
    ear.connect()
    await ear.compareClocks()
    expect(await client.command({ do: 'start' })).toBeNull()
    await playOut(client)
    const told = toldIn(await rowsOf(client, url(), table))
    expect(told).toContain('bells')
    expect(told).toContain('released')
    const [first] = ear.dings
    expect(first).toMatchObject({ k: 1 })
    const series = ear.dings.slice(0, first!.n)
    expect(series.map(({ k }) => k)).toEqual(series.map((_, i) => i + 1))
    for (const [i, { at }] of series.slice(1).entries()) {
      expect(at - series[i]!.at).toBeGreaterThanOrEqual(600)
      expect(at - series[i]!.at).toBeLessThanOrEqual(1200)
    }
    ear.close()
    client.close()
  })

  test('who hasn’t duels steadily, whatever it claims', async () => {
    const { token, table } = await open()
    const client = await seated(token, table)
    expect(await client.command({ do: 'start' })).toBeNull()
    await playOut(client)
    const told = toldIn(await rowsOf(client, url(), table))
    expect(told).toContain('steady-duel')
    expect(told).not.toContain('bells')
    client.close()
  })

  test('a program plays both teams over HTTP to the end', async () => {
    const { token, table } = await open()
    await playBothSeats(url(), token, table, answer)
  })
})

/** As little as there is; in the duel straight ahead, which hits nobody. */
function answer({ kind, options }: Asked): object {
  const [first] = options as [{ against?: { one: string[] }; slot?: { one: number[] } }]
  switch (kind) {
    case 'challenge':
      return { do: 'challenge', against: first.against!.one[0], strokes: 3 }
    case 'ready':
      return { do: 'ready', lat: 0, varies: 0 } // nobody vouches for it
    case 'steady':
      return { do: 'duel-shot', slot: first.slot!.one[0], dir: 9000, power: 1 }
    case 'turn':
      return { do: 'end-turn' }
    default:
      throw new Error(`nobody told this program about ${kind}`)
  }
}
