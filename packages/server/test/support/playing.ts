// People at tables, for tests that look at the house while it is at work.

import { chanceFrom } from '@saloon/kernel'
import { expect } from 'vitest'
import { Client, call, newGuest } from './running.ts'

export interface Sitting {
  readonly client: Client
  readonly table: string
  readonly token: string
}

/** A game of one person and bots, started. */
export async function sitDown(url: () => string, seats = 4): Promise<Sitting> {
  const game = 'bang-dice'
  const token = await newGuest(url())
  const { id: table } = (await call(url(), '/api/tables', token, { game, seats, pace: 0 })).body as { id: string }
  const client = new Client(url, token, table, game)
  client.connect()
  expect(await client.command({ do: 'sit', seat: 0, name: 'Ana' })).toBeNull()
  for (let seat = 1; seat < seats; seat++)
    expect(await client.command({ do: 'seat-bot', seat, bot: 'greedy', name: `Bot ${seat}` })).toBeNull()
  expect(await client.command({ do: 'start' })).toBeNull()
  await client.until(() => client.view !== undefined)
  return { client, table, token }
}

/** Plays on until the game is over, or for so many answers. */
export async function playOn(client: Client, seed: number, answers = Infinity): Promise<void> {
  const chance = chanceFrom(seed)
  for (let n = 0; n < answers && !client.isOver; n++) {
    await client.until(() => client.isOver || client.answer(chanceFrom(1)) !== undefined)
    const wish = client.answer(chance)
    if (wish === undefined) return
    const refused = await client.command(wish)
    if (refused) expect(refused.code).toMatch(/question-closed|not-asked/)
    else
      await client.until(() => client.isOver || client.answer(chanceFrom(1))?.['ask' as never] !== wish['ask' as never])
  }
}
