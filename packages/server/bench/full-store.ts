// A folder with thousands of games under way, written in a moment: a few games are played, and their logs stand for all. No row
// says at which table it was written.

import { randomBytes } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chanceFrom, firstOf, isRefusal } from '@saloon/kernel'
import { localBus } from '../src/cluster/bus/local.ts'
import { SHELF } from '../src/history/finished-games.ts'
import { oldestFirst } from '../src/store/time-ordered-ids.ts'
import { type Database, openDatabase } from '../src/store/sqlite/database.ts'
import { memoryStore } from '../src/store/memory.ts'
import { DATABASE } from '../src/store/files.ts'
import type { Store } from '../src/store/store.ts'
import { inTransaction } from '../src/store/sqlite/transaction.ts'
import { leaseName } from '../src/cluster/lease-name.ts'
import { spellQuiet } from '../src/cluster/quiet-notes.ts'
import { ALLOW_ALL } from '../src/table/permissions.ts'
import { PLAYING, TABLES } from '../src/table/persistence.ts'
import type { LiveTable } from '../src/table/live-table.ts'
import { type Table, gameLog } from '../src/table/table.ts'
import { Tables } from '../src/table/registry.ts'
import { steadyTime, wallTime } from '../src/time.ts'

/** Whom the games wait for: people who rest, as when the house was closed long after them; people, as when it was killed, or was
 *  killed when no alarm said yet that a game is quiet; bots. */
export const WAITING = ['resting', 'people', 'unnoted', 'bots'] as const
export type Waiting = (typeof WAITING)[number]

const GAMES = ['bang-dice', 'wanted', 'wanted-one']
const SEATS = 4
const MOVES = 40
const DAY = 24 * 60 * 60 * 1000

interface Template {
  readonly table: Table
  readonly rows: readonly string[]
}

/** Ids of the tables, in the folder's database, which is made. */
export async function fillStore(folder: string, many: number, waiting: Waiting): Promise<string[]> {
  const templates = await Promise.all(GAMES.map((game, n) => played(game, waiting === 'bots' ? 'bot' : 'person', n)))
  mkdirSync(folder, { recursive: true })
  const database = await openDatabase(join(folder, DATABASE))
  const ids = Array.from({ length: many }, () => randomBytes(12).toString('base64url'))
  inTransaction(database, () => {
    const write = writer(database)
    for (const [n, id] of ids.entries()) write(templates[n % templates.length]!, id, codeOf(n), waiting)
  })
  database.close()
  return ids
}

function writer(database: Database) {
  const row = database.prepare('INSERT INTO rows (log, seq, text) VALUES (?, ?, ?)')
  const document = database.prepare('INSERT INTO documents (kind, id, version, text) VALUES (?, ?, 1, ?)')
  const timer = database.prepare('INSERT INTO timers (id, due, free, text) VALUES (?, ?, ?, ?)')
  return ({ table, rows }: Template, id: string, invite: string, waiting: Waiting): void => {
    for (const [n, text] of rows.entries()) row.run(gameLog(id, 1), n + 1, text)
    document.run(TABLES, id, JSON.stringify({ ...table, id, invite }))
    document.run('code', invite, id)
    document.run(PLAYING, id, '1')
    document.run(SHELF, oldestFirst(table.created, id, 0), '')
    const due = waiting === 'resting' ? Date.now() + DAY : Date.now()
    const quiet = spellQuiet({ until: Infinity, version: 1, length: rows.length })
    timer.run(leaseName(id, 1), due, due, waiting === 'people' ? quiet : '')
  }
}

const codeOf = (n: number): string =>
  Array.from({ length: 4 }, (_, place) => 'ABCDEFGHIJKMNOPQRSTUVWXYZ'[Math.floor(n / 25 ** place) % 25]).join('')

/** A game of the real house, some moves on. */
async function played(game: string, asked: 'person' | 'bot', seed: number): Promise<Template> {
  const store = memoryStore()
  const tables = houseAround(store)
  const table = sure(await tables.create('host', { ...SETTINGS, game, seats: SEATS }))
  let commands = 0
  const want = async (player: string, wish: Parameters<LiveTable['command']>[2]): Promise<void> => {
    const refused = await table.command(player, `c${commands++}`, wish)
    if (refused) throw new Error(refused.code)
  }
  const people = asked === 'bot' ? 1 : SEATS
  for (let seat = 0; seat < SEATS; seat++) {
    if (seat < people) await want(`p${seat}`, { do: 'sit', seat, name: `P${seat}` })
    else await want('host', { do: 'seat-bot', seat, bot: 'greedy', name: `Bot ${seat}` })
  }
  for (let seat = 0; seat < people; seat++) await want(`p${seat}`, { do: 'ready', ready: true })
  await want('host', { do: 'start' })
  const chance = chanceFrom(seed + 1)
  for (let moves = 0; moves < MOVES || holderOf(table)?.kind !== asked; moves++) await move(table, chance, want)
  const rows = await store.read(gameLog(table.table.id, 1))
  return { table: table.table, rows }
}

const SETTINGS = {
  options: {},
  rated: false,
  open: false,
  watchable: true,
  talk: 'phrases',
  clock: 'none',
  pace: 1000,
} as const

const askOf = ({ game: recording }: LiveTable) => {
  const { game, state } = recording!
  const seat = firstOf(game.asked(state))
  return game.asks(state).find((ask) => ask.must && !ask.locked && ask.seat === seat)!
}
const holderOf = (table: LiveTable) => table.table.seats[askOf(table).seat]!.holder

async function move(
  table: LiveTable,
  chance: ReturnType<typeof chanceFrom>,
  want: (player: string, wish: Parameters<LiveTable['command']>[2]) => Promise<void>,
): Promise<void> {
  const { seat, id } = askOf(table)
  const { game, state } = table.game!
  const action = { ...game.sample(state, seat, chance) }
  const holder = table.table.seats[seat]!.holder!
  if (holder.kind === 'person') await want(holder.player, { do: 'act', seat, ask: id, action })
  else await table.answerFor(seat, id, action)
}

function houseAround(store: Store): Tables {
  return new Tables(store, localBus(), {
    now: wallTime,
    steady: steadyTime,
    newSecret: () => 'a'.repeat(32),
    report: (problem) => {
      throw new Error(problem)
    },
    after(_milliseconds, task) {
      const timer = setTimeout(task, 0) // nobody is here to wait
      return () => clearTimeout(timer)
    },
    wake: () => undefined,
    nameFor: (name) => name,
    rules: ALLOW_ALL,
    finished: () => Promise.resolve(),
  })
}

function sure<T extends object>(value: T): Exclude<T, { code: string }> {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value as Exclude<T, { code: string }>
}
