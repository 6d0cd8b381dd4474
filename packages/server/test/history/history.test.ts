// The book of finished games, on real tables without a network: what is entered, counted, listed, forgotten and thrown away.

import { findGame } from '@saloon/games'
import { type Refusal, below, chanceFrom, isRefusal, parseLog, replay } from '@saloon/kernel'
import { beforeEach, describe, expect, test } from 'vitest'
import { localBus } from '../../src/cluster/bus/local.ts'
import {
  SHELF,
  enterGame,
  finishedGame,
  gamesOf,
  gamesShown,
  maySee,
  renameIn,
} from '../../src/history/finished-games.ts'
import { logOf } from '../../src/history/replay.ts'
import { sweep } from '../../src/history/retention.ts'
import { statisticsOf } from '../../src/history/statistics.ts'
import { ratingsOf } from '../../src/ratings/book.ts'
import { memoryStore } from '../../src/store/memory.ts'
import type { Store } from '../../src/store/store.ts'
import { ALLOW_ALL } from '../../src/table/permissions.ts'
import { shut } from '../../src/table/interventions.ts'
import type { LiveTable } from '../../src/table/live-table.ts'
import { gameLog } from '../../src/table/table.ts'
import { type NewTable, Tables } from '../../src/table/registry.ts'

const DAY = 24 * 60 * 60 * 1000
const OPEN: NewTable = {
  game: 'bang-dice',
  seats: 3,
  options: {},
  rated: true,
  open: true,
  watchable: true,
  talk: 'none',
  clock: 'none',
  pace: 0,
}
const GAMES = ['bang-dice', 'wanted-one']

let store: Store
let tables: Tables
let now: number
let secrets: number
let cutOff: boolean // the process ends before the table is over

beforeEach(() => {
  store = memoryStore()
  now = Date.UTC(2026, 10, 15)
  secrets = 0
  cutOff = false
  tables = newHouse()
})

const newHouse = (): Tables =>
  new Tables(store, localBus(), {
    now: () => now,
    steady: () => now,
    newSecret: () => `secret ${secrets++}`,
    after: () => () => undefined,
    nameFor: (raw) => raw,
    rules: ALLOW_ALL,
    async finished(table, module, game) {
      await enterGame(store, table, module, game, now)
      if (cutOff) throw new Error('the power is gone')
    },
    report: (problem) => {
      throw new Error(problem)
    },
    wake: () => undefined,
  })

function sure<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(value.code)
  return value
}

let commands = 0
const wish = (table: LiveTable, player: string, wanted: Parameters<LiveTable['command']>[2]) =>
  table.command(player, `c${commands++}`, wanted)

/** These people sit down and start; a player named twice holds two seats, 'bot' is one. */
async function started(people: readonly string[], wanted: Partial<NewTable> = {}): Promise<LiveTable> {
  const table = sure(await tables.create(people[0]!, { ...OPEN, seats: people.length, ...wanted }))
  for (const [seat, player] of people.entries()) {
    if (player === 'bot')
      expect(await wish(table, people[0]!, { do: 'seat-bot', seat, bot: 'random', name: 'Bot' })).toBeNull()
    else expect(await wish(table, player, { do: 'sit-too', seat, name: `${player} at ${seat}` })).toBeNull()
  }
  await startAgain(table, people)
  return table
}

async function startAgain(table: LiveTable, people: readonly string[]): Promise<void> {
  for (const player of new Set(people)) if (player !== 'bot') await wish(table, player, { do: 'ready', ready: true })
  expect(await wish(table, people[0]!, { do: 'start' })).toBeNull()
}

/** By chance, to the end, each seat by whoever holds it. */
async function playOut(table: LiveTable, seed = 1): Promise<void> {
  const chance = chanceFrom(seed)
  while (!table.isOver) {
    const { game, state } = table.game!
    const asks = game.asks(state).filter((ask) => ask.must && !ask.locked)
    const { seat, id } = asks[below(chance, asks.length)]!
    await table.answerFor(seat, id, game.sample(state, seat, chance))
  }
}

const recordOf = async (table: LiveTable) => (await finishedGame(store, `${table.table.id}.${table.table.games}`))!

describe('a game that ends', () => {
  test('is entered with what came of it, as its rules say', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    now += 60_000
    await playOut(table)
    const { game, state, rows } = table.game!
    const outcome = game.rules.outcome(state)!
    const record = await recordOf(table)
    expect(record).toMatchObject({ game: 'bang-dice', number: 1, began: now - 60_000, ended: now, rows: rows.length })
    expect(record.because).toEqual(outcome.because)
    const { players } = state as unknown as { players: { role: string; character: string }[] }
    for (const [seat, one] of record.seats.entries()) {
      expect(one.won).toBe(outcome.winners.includes(seat))
      expect(one.place).toBe(one.won ? 1 : 1 + outcome.winners.length)
      expect(one.counts).toEqual({ role: players[seat]!.role, character: players[seat]!.character })
    }
    expect(record.seats.map(({ kind, player }) => [kind, player])).toEqual([
      ['person', 'ana'],
      ['person', 'bo'],
      ['bot', null],
    ])
  })

  test('counts once, also when the server is cut off before the table is over', async () => {
    cutOff = true
    const table = await started(['ana', 'bo', 'bot'])
    await expect(playOut(table)).rejects.toThrow('the power is gone')
    const before = await ratingsOf(store, 'ana', GAMES)
    cutOff = false
    tables = newHouse()
    const again = sure(await tables.get(table.table.id))
    expect(again.table.phase).toBe('over')
    expect(await ratingsOf(store, 'ana', GAMES)).toEqual(before)
    expect(before).toMatchObject([{ games: 1 }])
    expect(await statisticsOf(store, 'ana', GAMES)).toMatchObject([{ games: 1 }])
    expect((await gamesOf(store, 'ana', undefined, 10)).games).toHaveLength(1)
  })

  test('says what it did to each rating', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    await playOut(table)
    const { seats } = await recordOf(table)
    const [rating] = await ratingsOf(store, 'ana', GAMES)
    expect(seats[0]!.rating!.after).toEqual({ low: rating!.low, high: rating!.high })
    expect(seats[0]!.rating!.before).toEqual({ low: 0, high: 2000 })
    expect(seats[2]!.rating).toBeNull()
  })

  test('and was conceded is lost for one and won by the other', async () => {
    const table = await started(['ana', 'bo'], { game: 'wanted-one' })
    expect(await wish(table, 'bo', { do: 'concede', seat: 1 })).toBeNull()
    const record = await recordOf(table)
    expect(record).toMatchObject({ because: { key: 'result.conceded' }, stopped: 'conceded' })
    expect(record.seats).toMatchObject([
      { won: true, place: 1, conceded: false },
      { won: false, place: 2, conceded: true },
    ])
    expect(await statisticsOf(store, 'ana', GAMES)).toMatchObject([{ games: 1, wins: 1 }])
    expect(await statisticsOf(store, 'bo', GAMES)).toMatchObject([{ games: 1, wins: 0 }])
    expect(await ratingsOf(store, 'bo', GAMES)).toMatchObject([{ games: 1 }])
  })

  test('of which somebody gave up is lost for them, whatever the bot makes of it', async () => {
    for (let seed = 1; seed <= 6; seed++) {
      const table = await started(['ana', 'bo', 'bot'])
      await wish(table, 'ana', { do: 'concede', seat: 0 })
      await playOut(table, seed)
    }
    expect(await statisticsOf(store, 'ana', GAMES)).toMatchObject([{ games: 6, wins: 0 }])
  })

  test.each(GAMES)('of %s has a line in every language for each thing that is counted', async (game) => {
    const module = sure(findGame(game))
    const table = await started(['ana', 'bo', 'bot'], { game })
    await playOut(table)
    for (const { counts } of (await recordOf(table)).seats)
      for (const [what, value] of Object.entries(counts))
        for (const messages of Object.values(module.messages)) expect(messages[`${what}.${value}`]).toBeTruthy()
  })
})

describe('statistics', () => {
  test('add up over many games, by role, place, seats and month', async () => {
    let wins = 0
    const roles: Record<string, { games: number; wins: number }> = {}
    for (let seed = 1; seed <= 8; seed++) {
      const table = await started(seed % 2 === 0 ? ['ana', 'bot', 'bot'] : ['bo', 'ana', 'bot', 'bot'])
      await playOut(table, seed)
      const seat = (await recordOf(table)).seats.find(({ player }) => player === 'ana')!
      if (seat.won) wins++
      const role = (roles[seat.counts['role']!] ??= { games: 0, wins: 0 })
      role.games++
      if (seat.won) role.wins++
    }
    const [own] = await statisticsOf(store, 'ana', GAMES)
    expect(own).toMatchObject({ game: 'bang-dice', games: 8, wins, people: { games: 4 }, scores: null })
    expect(own!.counts['role']).toEqual(roles)
    expect(own!.seats).toMatchObject({ 3: { games: 4 }, 4: { games: 4 } })
    expect(own!.months).toEqual({ '2026-11': { games: 8, wins } })
    expect(Object.values(own!.places).reduce((sum, n) => sum + n)).toBe(8)
  })

  test('have the best score where a game has scores, and nothing of games around one device', async () => {
    const table = await started(['ana', 'bo', 'bo'], { game: 'wanted-one' })
    await playOut(table, 3)
    const { score } = (await recordOf(table)).seats[0]!
    expect(await statisticsOf(store, 'ana', GAMES)).toMatchObject([{ scores: { games: 1, sum: score, best: score } }])
    expect(await statisticsOf(store, 'bo', GAMES)).toEqual([])
    expect((await gamesOf(store, 'bo', undefined, 10)).games).toHaveLength(1)
  })
})

describe('finished games', () => {
  test('are listed with the newest first, in pages, by player and for everybody', async () => {
    const played: string[] = []
    for (let n = 0; n < 5; n++) {
      now += 1000
      const table = await started(['ana', 'bot', 'bot'], n === 2 ? { open: false } : {})
      await playOut(table, n)
      played.unshift(table.table.id)
    }
    const first = await gamesOf(store, 'ana', undefined, 2)
    const second = await gamesOf(store, 'ana', first.next!, 2)
    const third = await gamesOf(store, 'ana', second.next!, 2)
    expect([first, second, third].flatMap(({ games }) => games.map(({ table }) => table))).toEqual(played)
    expect(third.next).toBeNull()
    const everybody = (await gamesShown(store, undefined, undefined, 50)).games.map(({ table }) => table)
    expect(everybody).toEqual(played.toSpliced(2, 1))
    expect((await gamesShown(store, 'bang-dice', undefined, 50)).games).toHaveLength(4)
    expect((await gamesShown(store, 'wanted-one', undefined, 50)).games).toEqual([])
  })

  test('have a log that replays to the same end', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    await playOut(table)
    const log = sure(parseLog((await logOf(store, await recordOf(table)))!))
    const again = sure(replay(table.game!.game, log as never))
    expect(again.hash).toBe(table.game!.hash)
  })

  test('are for everybody if the table could be watched, else for those who played', async () => {
    const shown = await started(['ana', 'bo', 'bot'], { open: false })
    const hidden = await started(['ana', 'bo', 'bot'], { open: false, watchable: false })
    for (const table of [shown, hidden]) await playOut(table)
    const [one, other] = [await recordOf(shown), await recordOf(hidden)]
    for (const player of ['ana', 'bo', 'cy', undefined]) expect(maySee(one, player)).toBe(true)
    for (const player of ['ana', 'bo']) expect(maySee(other, player)).toBe(true)
    for (const player of ['cy', undefined]) expect(maySee(other, player)).toBe(false)
  })

  test('know nobody any more who had all removed', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    await playOut(table)
    expect(await renameIn(store, 'ana', null)).toEqual([table.table.id])
    const { seats } = await recordOf(table)
    expect(seats[0]).toMatchObject({ player: null, name: '' })
    expect(seats[1]).toMatchObject({ player: 'bo', name: 'bo at 1' })
    expect((await gamesOf(store, 'ana', undefined, 10)).games).toEqual([])
  })
})

describe('the broom', () => {
  const KINDS = ['table', 'secret', 'code', 'lobby', 'playing', 'finished', 'shown', SHELF, 'played/ana', 'played/bo']
  const left = async () =>
    Object.fromEntries(
      await Promise.all(
        [...KINDS, 'shown/bang-dice'].map(async (kind) => [kind, (await store.list(kind)).length] as const),
      ),
    )
  const nothing = Object.fromEntries([...KINDS, 'shown/bang-dice'].map((kind) => [kind, 0]))

  test('throws away what ended before, with all that leads to it, and nothing else', async () => {
    const old = await started(['ana', 'bo', 'bot'])
    await playOut(old)
    const unused = sure(await tables.create('ana', OPEN))
    now += 10 * DAY
    const recent = await started(['ana', 'bo', 'bot'])
    await playOut(recent)
    const running = await started(['ana', 'bo', 'bot'])
    const cutoff = now - 5 * DAY
    expect(await sweep(store, tables, cutoff)).toEqual({ games: 1, tables: 2, stopped: 0 })
    expect(await sweep(store, tables, cutoff)).toEqual({ games: 0, tables: 0, stopped: 0 })
    for (const { table } of [old, unused]) {
      expect(await tables.get(table.id)).toMatchObject({ code: 'no-such-table' })
      expect(await tables.find(table.invite)).toMatchObject({ code: 'no-such-table' })
      expect(await store.length(gameLog(table.id, 1))).toBe(0)
      expect(await finishedGame(store, `${table.id}.1`)).toBeUndefined()
    }
    expect((await gamesOf(store, 'ana', undefined, 10)).games.map(({ table }) => table)).toEqual([recent.table.id])
    expect(await logOf(store, await recordOf(recent))).toContain('reveal')
    expect(sure(await tables.get(running.table.id)).table.phase).toBe('playing')
    expect(await statisticsOf(store, 'ana', GAMES)).toMatchObject([{ games: 2 }]) // counts stay
  })

  test('leaves nothing when everything is old, and stops first what nobody touched', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    await playOut(table)
    now += DAY
    await startAgain(table, ['ana', 'bo'])
    await started(['ana', 'bo', 'bot'], { rated: false })
    now += DAY
    expect(await sweep(store, tables, now)).toEqual({ games: 1, tables: 0, stopped: 2 })
    expect(await store.length(gameLog(table.table.id, 1))).toBe(0)
    expect(await recordOf(table)).toMatchObject({ number: 2, stopped: 'abandoned' })
    now += DAY
    expect(await sweep(store, tables, now)).toEqual({ games: 2, tables: 2, stopped: 0 })
    expect(await left()).toEqual(nothing)
  })

  test('keeps a table with its last game as long as somebody looks', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    await playOut(table)
    const onlooker = { player: undefined, looksThrough: 0, eyes: 0, send: () => undefined }
    table.join(onlooker)
    now += DAY
    expect(await sweep(store, tables, now)).toEqual({ games: 0, tables: 0, stopped: 0 })
    expect(await logOf(store, await recordOf(table))).toContain('reveal')
    table.leave(onlooker)
    expect(await sweep(store, tables, now)).toEqual({ games: 1, tables: 1, stopped: 0 })
    expect(await left()).toEqual(nothing)
  })

  test('takes a table along that was shut in the middle of a game', async () => {
    const table = await started(['ana', 'bo', 'bot'])
    expect(await shut(table, store, () => expect.unreachable())).toBeNull()
    expect(table.table.phase).toBe('closed')
    expect(await recordOf(table)).toMatchObject({ stopped: 'void' })
    now += DAY
    expect(await sweep(store, tables, now)).toEqual({ games: 1, tables: 1, stopped: 0 })
    expect(await left()).toEqual(nothing)
  })
})
