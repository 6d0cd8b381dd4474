// A game on the wooden table, whole, through sockets and over HTTP: the same rests and motions for everybody, and a log that holds.

import { chanceFrom } from '@saloon/kernel'
import { describe, expect, test } from 'vitest'
import { STREET_OF_FOUR } from '../../../games/flick-em-up/test/street.ts'
import { rowsOf } from './log-holds.ts'
import { type Asked, playBothSeats } from './program.ts'
import { openServer } from '../support/open-server.ts'
import { Client, call, newGuest } from '../support/running.ts'

const server = openServer()
const url = () => server.url

const options = { scenario: 'own', town: JSON.stringify(STREET_OF_FOUR) }

async function open(): Promise<{ token: string; table: string }> {
  const token = await newGuest(url())
  const opened = await call(url(), '/api/tables', token, { game: 'flick-em-up', seats: 2, pace: 0, options })
  expect(opened.status).toBe(201)
  return { token, table: (opened.body as { id: string }).id }
}

describe('Flick ’em Up!', () => {
  test('through a socket against a bot: it ends as its log says, which keeps the motion of every flick', async () => {
    const { token, table } = await open()
    const client = new Client(url, token, table, 'flick-em-up')
    await client.game.rules.ready?.()
    client.connect()
    expect(await client.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
    expect(await client.command({ do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' })).toBeNull()
    expect(await client.command({ do: 'start' })).toBeNull()
    const chance = chanceFrom(7)
    while (!client.isOver) {
      const wish = client.answer(chance)
      const { seq } = client.at
      if (wish) await client.command(wish)
      await client.until(() => client.isOver || client.at.seq > seq)
    }
    await client.until(() => client.phase === 'over')
    const rows = await rowsOf(client, url(), table)
    const flicks = rows.filter((row) => row.type === 'act' && row.told.some(({ type }) => type === 'pitched'))
    for (const row of flicks) expect(row).toHaveProperty('film')
    client.close()
  })

  test('a program plays both clans over HTTP to the end', async () => {
    const { token, table } = await open()
    await playBothSeats(url(), token, table, answer)
  })

  test('flicks that are none are refused with a reason, and change nothing', async () => {
    const { token, table } = await open()
    const client = new Client(url, token, table, 'flick-em-up')
    client.connect()
    expect(await client.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
    expect(await client.command({ do: 'seat-bot', seat: 1, bot: 'random', name: 'Bot' })).toBeNull()
    expect(await client.command({ do: 'start' })).toBeNull()
    await client.until(() => client.answer(chanceFrom(1)) !== undefined)
    await client.command(client.answer(chanceFrom(1))!)
    await client.until(() => (client.view as { stack?: { kind: string }[] }).stack?.at(-1)?.kind === 'turn')
    const { ask, seat } = client.answer(chanceFrom(1)) as unknown as { ask: string; seat: number }
    const before = client.at.seq
    for (const wrong of [
      { dir: 36_000 },
      { dir: -1 },
      { dir: 0.5 },
      { power: 0 },
      { power: 1e9 },
      { spin: null },
      { clear: 'moon' },
    ]) {
      const action = { do: 'move', dir: 0, power: 10, spin: 0, clear: 'none', ...wrong }
      const refused = await client.command({ do: 'act', seat, ask, action } as never)
      expect(refused?.code).toMatch(/malformed|out-of-range|door-free|not-offered/)
    }
    expect(client.at.seq).toBe(before)
    client.close()
  })
})

/** The first cowboy there is, and a shot straight ahead; whatever else is asked gets the simplest answer. */
function answer({ seat, kind, options: offered }: Asked): object {
  const [first] = offered as [{ do: string; cowboy?: { one: string[] } }]
  const ahead = seat === 0 ? 0 : 18_000
  switch (kind) {
    case 'choose':
      return first.do === 'play'
        ? { do: 'play', cowboy: first.cowboy!.one[0] }
        : { do: 'rise', cowboy: first.cowboy!.one[0], facing: 0 }
    case 'turn':
      return { do: 'shoot', weapon: 'colt', side: 'left', dir: ahead, power: 900 }
    default:
      throw new Error(`nobody told this program about ${kind}`)
  }
}
