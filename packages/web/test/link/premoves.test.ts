// Answers left ahead at a table in this browser: told to the page, given when the question comes, gone when it doesn't come any more.

import { makeBot } from '@saloon/bots'
import { type Ask, isRefusal } from '@saloon/kernel'
import { madeUpModule } from '@saloon/kernel/kit'
import type { Down, Command } from '@saloon/server/protocol'
import { expect, test } from 'vitest'
import type { GameModule } from '@saloon/kernel'
import { LocalTable } from '../../src/link/worker/local-table.ts'
import { localStoreInMemory } from '../../src/link/worker/local-store.ts'

const module = madeUpModule as unknown as GameModule

/** Time passes when we say so. */
async function open(seed: number) {
  const told: Down[] = []
  let alarm: (() => void) | undefined
  let waits: number[] = []
  const table = await LocalTable.create(
    {
      id: 'local-prepared',
      game: 'made-up',
      options: {},
      pace: 1000,
      freeUndo: false,
      seats: [
        { kind: 'person', name: 'Ana' },
        ...['Bo', 'Cy', 'Di'].map((name) => ({ kind: 'bot' as const, bot: 'random', name })),
      ],
    },
    {
      store: localStoreInMemory(),
      module,
      makeBot: (name) => makeBot(name, module),
      tell: (message) => told.push(message),
      now: () => 1,
      clock: () => 1,
      random: () => 0.5,
      newSecret: () => String(seed).padStart(64, '0'),
      after(milliseconds, task) {
        waits.push(milliseconds)
        alarm = task
        return () => {
          if (alarm === task) alarm = undefined
        }
      },
    },
  )
  if (isRefusal(table)) throw new Error(table.code)
  let commands = 0
  const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5))
  return {
    told,
    get waits() {
      return waits
    },
    async wish(wish: Command) {
      const id = `c${commands++}`
      table.receive({ type: 'command', id, wish })
      await settle()
      return told.findLast((message) => message.type === 'reply' && message.id === id) as { refused: object | null }
    },
    /** Whoever is waited for answers. */
    async pass() {
      waits = []
      const ring = alarm
      alarm = undefined
      ring?.()
      await settle()
    },
    look() {
      table.receive({ type: 'join', table: 'local-prepared', whole: true })
      return told.findLast((message) => message.type === 'start') as Extract<Down, { type: 'start' }>
    },
    prepared: () =>
      (told.findLast((message) => message.type === 'prepared') as { prepared: readonly object[] }).prepared,
  }
}

type Open = Awaited<ReturnType<typeof open>>
const viewOf = (table: Open) => table.look().view as Parameters<GameModule['game']['asks']>[0]
const mine = (table: Open): Ask | undefined =>
  module.game.asks(viewOf(table)).find(({ seat, must, locked }) => seat === 0 && must && !locked)

/** Plays on by the safe answer until something is coming to me that I could answer. */
async function untilComing(table: Open) {
  for (let turn = 0; turn < 200; turn++) {
    const view = viewOf(table) as never
    const [coming] = module.game.early(view, 0)
    if (coming && module.game.asks(view).every(({ seat, must }) => seat !== 0 || !must)) return coming
    const ask = mine(table)
    if (ask) await table.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...module.game.safe(view, 0) } })
    else await table.pass()
  }
  throw new Error('nothing ever came round')
}

test('4.6: an answer left ahead is kept, changed, withdrawn, and given after the time of a reaction', async () => {
  const table = await open(3)
  const { kind, cause, options } = await untilComing(table)
  expect(options.at(-1)).toEqual({ do: 'stand' })
  const prepare = (actions: { do: string }[]) => table.wish({ do: 'prepare', seat: 0, cause, kind, actions })
  expect(await prepare([{ do: 'stand' }])).toMatchObject({ refused: null })
  expect(table.prepared()).toEqual([{ seat: 0, cause, kind, actions: [{ do: 'stand' }] }])
  expect(await prepare([])).toMatchObject({ refused: null })
  expect(table.prepared()).toEqual([])
  expect(await table.wish({ do: 'prepare', seat: 1, cause, kind, actions: [{ do: 'stand' }] })).toMatchObject({
    refused: { code: 'not-your-seat' },
  })
  expect(await table.wish({ do: 'prepare', seat: 0, cause: 9999, kind, actions: [{ do: 'stand' }] })).toMatchObject({
    refused: { code: 'not-ahead' },
  })
  await prepare([{ do: 'stand' }])
  for (let turn = 0; turn < 10 && mine(table) === undefined; turn++) await table.pass()
  const asked = mine(table)
  expect(asked).toMatchObject({ kind, cause })
  expect(table.waits.at(-1)).toBeGreaterThanOrEqual(1200)
  expect(table.waits.at(-1)).toBeLessThanOrEqual(2500)
  const { seq } = table.look()
  await table.pass()
  const given = table.told.findLast((message) => message.type === 'step')
  expect(given).toMatchObject({ seq: seq + 1, happened: { type: 'act', seat: 0, by: 'person' } })
  expect(table.prepared()).toEqual([])
})
