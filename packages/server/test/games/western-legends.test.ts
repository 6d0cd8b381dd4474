// A game of Western Legends, whole, by a program that knows nothing but what the bot API tells it.

import { type Action, type Option, chanceFrom, sampleAction } from '@saloon/kernel'
import { expect, test } from 'vitest'
import { openServer } from '../support/open-server.ts'
import { call, newGuest } from '../support/running.ts'

const server = openServer()
const url = () => server.url

interface Message {
  readonly type: string
  readonly id: string
  readonly seat: number
  readonly options: readonly Option<Action>[]
}

test('a program plays both seats over HTTP to the end, with whatever it is offered', { timeout: 180_000 }, async () => {
  const token = await newGuest(url())
  const options = { firstGame: true }
  const opened = await call(url(), '/api/tables', token, { game: 'western-legends', seats: 2, pace: 0, options })
  expect(opened.status).toBe(201)
  const { id: table } = opened.body as { id: string }
  let sent = 0
  const send = (wish: object) => call(url(), `/api/tables/${table}/commands`, token, { id: `c${sent++}`, wish })
  for (const seat of [0, 1]) expect((await send({ do: 'sit-too', seat, name: `Me ${seat}` })).status).toBe(200)
  expect((await send({ do: 'start' })).status).toBe(200)
  const stream = await fetch(`${url()}/api/tables/${table}/stream`, { headers: { Authorization: `Bearer ${token}` } })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  const chance = chanceFrom(7)
  const isOver = async () => ((await call(url(), `/api/tables/${table}`)).body as { phase: string }).phase === 'over'
  let rest = ''
  let answered = 0
  for (;;) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    const asked = lines.filter((line) => line !== '').map((line) => JSON.parse(line) as Message)
    for (const { type, id, seat, options: offered } of asked) {
      if (type !== 'asked') continue
      const { status, body } = await send({ do: 'act', seat, ask: id, action: sampleAction(offered, chance) })
      expect({ status, body }).toMatchObject({ status: 200 })
      answered++
    }
    if (await isOver()) break
  }
  expect(await isOver()).toBe(true)
  expect(answered).toBeGreaterThan(30) // the Man in Black may end it after a handful of rounds
  await reader.cancel()
})
