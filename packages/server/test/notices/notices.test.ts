// Tables by post, on a clock that we turn: who is told of what, and how often.

import { type Refusal, chanceFrom, isRefusal } from '@saloon/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { localBus } from '../../src/cluster/bus/local.ts'
import type { Player } from '../../src/identity/player.ts'
import { type Channel, type Notice, Notices } from '../../src/notices/notices.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import type { Viewer } from '../../src/table/presence/viewers.ts'
import type { ClockName } from '../../src/table/time/clocks.ts'
import { ALLOW_ALL } from '../../src/table/permissions.ts'
import type { LiveTable } from '../../src/table/live-table.ts'
import { Tables } from '../../src/table/registry.ts'

const HOUR = 60 * 60 * 1000
const START = 1_700_000_000_000

let store: Store
let set = 0 // by how much somebody has set the wall clock
let now: number
let alarms: { at: number; task: () => void }[]
let told: (Notice & { readonly to: string })[]
let problems: string[]
let notices: Notices
let tables: Tables
let commands: number

beforeEach(() => {
  store = memoryStore()
  now = START
  set = 0
  commands = 0
  problems = []
  openServer()
})

/** The house as it opens, also for the second time: what was in memory is gone. */
function openServer(more: readonly Channel[] = []): void {
  alarms = []
  told = []
  const after = (milliseconds: number, task: () => void) => {
    const alarm = { at: now + milliseconds, task }
    alarms.push(alarm)
    return () => void (alarms = alarms.filter((other) => other !== alarm))
  }
  const report = (problem: string) => void problems.push(problem)
  const channel: Channel = {
    name: 'slate',
    async notify(player, notice) {
      told.push({ to: player.id, ...notice })
    },
    close: () => undefined,
  }
  notices = new Notices({
    store,
    channels: [channel, ...more],
    player: async (id) => (id === 'gone' ? undefined : ({ id, language: 'en' } as Player)),
    now: () => now + set,
    steady: () => now,
    after,
    report,
  })
  tables = new Tables(store, localBus(), {
    now: () => now + set,
    steady: () => now,
    newSecret: () => 'f'.repeat(32),
    report,
    after,
    wake: () => undefined,
    rules: ALLOW_ALL,
    askedByPost: (table, questions) => notices.asked(table, questions),
    nameFor: (raw) => raw,
    finished: (table) => notices.over(table),
  })
}

/** All that was set off has happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 5))

async function pass(milliseconds: number): Promise<void> {
  now += milliseconds
  const due = alarms.filter(({ at }) => at <= now)
  alarms = alarms.filter(({ at }) => at > now)
  for (const { task } of due) task()
  await settle()
}

function someone(player: string): Viewer {
  return { player, looksThrough: -1, eyes: 0, send: () => undefined }
}

async function newTable(players: readonly string[], clock: ClockName = 'post'): Promise<LiveTable> {
  const seats = players.length
  const settings = { open: false, watchable: true, talk: 'none', clock, pace: 0 } as const
  const table = (await tables.create('ana', {
    game: 'wanted-one',
    seats,
    options: {},
    rated: false,
    ...settings,
  })) as LiveTable
  const want = (player: string, wish: Parameters<LiveTable['command']>[2]) =>
    table.command(player, `${commands++}`, wish)
  for (const [seat, player] of players.entries()) {
    expect(await want(player, { do: 'sit-too', seat, name: player })).toBeNull()
  }
  for (const player of players) expect(await want(player, { do: 'ready', ready: true })).toBeNull()
  expect(await want('ana', { do: 'start' })).toBeNull()
  await settle()
  return table
}

const openAsk = ({ game: recording }: LiveTable) => recording!.game.asks(recording!.state).find(({ must }) => must)!
const holderOf = ({ table }: LiveTable, seat: number): string =>
  (table.seats[seat]!.holder as { player: string }).player

/** Whoever is asked answers at random. */
async function answer(table: LiveTable): Promise<Refusal | null> {
  const { seat, id } = openAsk(table)
  const { game, state } = table.game!
  const action = game.sample(state, seat, chanceFrom(commands + 1))
  const player = holderOf(table, seat)
  const done = await table.command(player, `${commands++}`, { do: 'act', seat, ask: id, action: { ...action } })
  await settle()
  return done
}

describe('who is asked in a game by post and isn’t there', () => {
  test('is told once, with what is public and nothing else', async () => {
    const table = await newTable(['ana', 'bo'])
    const { id, invite } = table.table
    const to = holderOf(table, openAsk(table).seat)
    expect(told).toEqual([{ to, kind: 'asked', table: id, invite, game: 'wanted-one', until: START + 24 * HOUR }])
    await pass(HOUR)
    table.join(someone('onlooker'))
    await settle()
    expect(told).toHaveLength(1)
    expect(problems).toEqual([])
  })

  test('is told of each question once, however many steps there are', async () => {
    const table = await newTable(['ana', 'bo', 'cy'])
    const asked = new Set<string>()
    for (let n = 0; n < 30 && !table.isOver; n++) {
      asked.add(openAsk(table).id)
      expect(await answer(table)).toBeNull()
    }
    if (!table.isOver) asked.add(openAsk(table).id)
    expect(told).toHaveLength(asked.size)
    expect(new Set(told.map(({ to }) => to)).size).toBeGreaterThan(1)
  })

  test('is told again when a quarter of the time is left, and when the next question comes', async () => {
    const table = await newTable(['ana', 'bo'])
    const first = openAsk(table)
    await pass(18 * HOUR - 1)
    expect(told).toHaveLength(1)
    await pass(1)
    expect(told.slice(1)).toMatchObject([{ to: holderOf(table, first.seat), kind: 'hurry', until: START + 24 * HOUR }])
    await pass(5 * HOUR)
    expect(told).toHaveLength(2)
    await pass(HOUR) // and now the clock answers
    const second = openAsk(table)
    expect(second.id).not.toBe(first.id)
    expect(told.slice(2)).toMatchObject([{ to: holderOf(table, second.seat), kind: 'asked', until: now + 24 * HOUR }])
  })

  test.each([-HOUR, HOUR])('is told as soon as ever when somebody sets the clock by %i ms meanwhile', async (by) => {
    const table = await newTable(['ana', 'bo'])
    set = by
    await pass(18 * HOUR - 1)
    expect(told).toHaveLength(1)
    await pass(1)
    const { seat } = openAsk(table)
    expect(told.slice(1)).toMatchObject([{ to: holderOf(table, seat), kind: 'hurry', until: now + by + 6 * HOUR }])
  })

  test('is told once for several seats', async () => {
    await newTable(['ana', 'ana'])
    expect(told).toHaveLength(1)
    await pass(18 * HOUR)
    expect(told).toHaveLength(2)
  })

  test('is not told twice because the house was closed meanwhile, and the time goes on', async () => {
    const { id } = (await newTable(['ana', 'bo'])).table
    now += HOUR
    openServer()
    const table = await tables.get(id)
    if (isRefusal(table)) throw new Error(table.code)
    await settle()
    expect(told).toEqual([])
    await pass(17 * HOUR)
    expect(told).toMatchObject([{ kind: 'hurry', until: START + 24 * HOUR }])
    openServer()
    await tables.get(id)
    await pass(5 * HOUR)
    expect(told).toEqual([])
    await pass(HOUR)
    expect(told).toMatchObject([{ kind: 'asked' }])
  })

  test('keeps the seat: by post no bot stands in for them', async () => {
    const table = await newTable(['ana', 'bo'])
    const { seat } = openAsk(table)
    const [asked, other] = seat === 0 ? ['ana', 'bo'] : ['bo', 'ana']
    const watcher = someone(asked)
    table.join(someone(other))
    table.join(watcher)
    table.leave(watcher)
    await pass(HOUR)
    expect(table.game!.rows.slice().filter(({ type }) => type === 'seat')).toEqual([])
    expect(openAsk(table).seat).toBe(seat)
  })
})

describe('nobody is told', () => {
  test('who is at the table and sees it; but when they have left and time runs short', async () => {
    const table = await newTable(['ana', 'bo'])
    const watchers = ['ana', 'bo'].map(someone)
    for (const watcher of watchers) table.join(watcher)
    told = []
    await answer(table)
    await answer(table)
    expect(told).toEqual([])
    for (const watcher of watchers) table.leave(watcher)
    await pass(17 * HOUR)
    expect(told).toEqual([])
    await pass(HOUR)
    expect(told).toMatchObject([{ kind: 'hurry' }])
  })

  test.each(['none', 'relaxed', 'brisk'] as const)('at a table with the clock “%s”', async (clock) => {
    await newTable(['ana', 'bo'], clock)
    await pass(1000)
    expect(told).toEqual([])
    expect(await store.list('noticed')).toEqual([])
  })

  test('for whom a bot plays', async () => {
    const table = await newTable(['ana', 'bo'])
    told = []
    for (const seat of [0, 1]) await table.command(holderOf(table, seat), `away ${seat}`, { do: 'away', seat })
    await pass(20 * HOUR)
    expect(told).toEqual([])
  })

  test('who isn’t a player any more, and nobody else waits because of it', async () => {
    await newTable(['ana', 'gone', 'gone', 'gone'])
    await pass(24 * HOUR)
    expect(told.every(({ to }) => to === 'ana')).toBe(true)
    expect(problems).toEqual([])
  })

  test('when the game is over, and nothing is kept about it', async () => {
    const table = await newTable(['ana', 'bo'])
    while (!table.isOver) expect(await answer(table)).toBeNull()
    await settle()
    told = []
    await pass(20 * HOUR)
    expect(told).toEqual([])
    expect(await store.list('noticed')).toEqual([])
  })

  test('when somebody has given up', async () => {
    const table = await newTable(['ana', 'bo'])
    told = []
    await table.command('ana', 'up', { do: 'concede', seat: 0 })
    await pass(20 * HOUR)
    expect(told).toEqual([])
  })

  test('when the house is closed', async () => {
    const table = await newTable(['ana', 'bo'])
    told = []
    notices.close()
    await answer(table)
    await pass(20 * HOUR)
    expect(told).toEqual([])
  })
})

test('several channels tell alike, and one that fails is reported', async () => {
  const got: string[] = []
  const second: Channel = {
    name: 'bell',
    async notify(player) {
      got.push(player.id)
      throw new Error('the rope is torn')
    },
    close: () => got.push('closed'),
  }
  openServer([second])
  await newTable(['ana', 'bo'])
  expect(got).toEqual(told.map(({ to }) => to))
  expect(problems).toEqual(['a notice could not be sent'])
  notices.close()
  expect(got.at(-1)).toBe('closed')
})

test('what somebody was told of is theirs to see and to have removed', async () => {
  for (let n = 0; n < 3; n++) await newTable(['ana', 'ana'])
  const kept = await notices.collect(store, 'ana')
  expect(kept).toHaveLength(3)
  expect(kept[0]).toMatchObject({ kinds: ['asked'], question: expect.stringMatching(/^1\//) as string })
  await store.put('noticed', 'ana2/table', 0, '{}') // somebody else, whose id begins alike
  await notices.forget('ana')
  expect(await notices.collect(store, 'ana')).toEqual([])
  expect(await store.list('noticed')).toHaveLength(1)
})
