// A program that plays over HTTP alone: it reads the stream of what it is asked, and answers.

import { expect } from 'vitest'
import { call } from '../support/running.ts'

export interface Asked {
  readonly type: 'asked'
  readonly id: string
  readonly seat: number
  readonly kind: string
  readonly options: readonly object[]
}

/** Sits down on both seats of a table that was just opened, starts, and plays to the end. */
export async function playBothSeats(
  url: string,
  token: string,
  table: string,
  answer: (asked: Asked) => object,
): Promise<void> {
  let sent = 0
  const send = async (wish: object): Promise<void> => {
    const { status } = await call(url, `/api/tables/${table}/commands`, token, { id: `c${sent++}`, wish })
    expect(status, JSON.stringify(wish)).toBe(200)
  }
  for (const seat of [0, 1]) await send({ do: 'sit-too', seat, name: `Me ${seat}` })
  await send({ do: 'start' })
  const stream = await fetch(`${url}/api/tables/${table}/stream`, { headers: { Authorization: `Bearer ${token}` } })
  const reader = stream.body!.pipeThrough(new TextDecoderStream()).getReader()
  let rest = ''
  let isOver = false
  while (!isOver) {
    const { value, done } = await reader.read()
    if (done) break
    const lines = (rest + value).split('\n')
    rest = lines.pop()!
    for (const line of lines.filter((text) => text !== '')) {
      const message = JSON.parse(line) as Asked | { readonly type: 'over' }
      if (message.type === 'over') isOver = true
      if (message.type === 'asked')
        await send({ do: 'act', seat: message.seat, ask: message.id, action: answer(message) })
    }
    isOver ||= ((await call(url, `/api/tables/${table}`)).body as { phase: string }).phase === 'over'
  }
  expect(isOver).toBe(true)
  await reader.cancel()
}
