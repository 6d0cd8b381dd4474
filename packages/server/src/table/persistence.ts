// How a table is stored: its document, and the log of each of its games. Line 1 of a log is the header with the secret; line n +
// 1 is row n, with its time and with who sent it, so that a repeated command is recognised after a restart, too.

import {
  type Base,
  type Game,
  type GameModule,
  type Header,
  type Recording,
  type Refusal,
  type Row,
  type Written,
  commitmentTo,
  isRefusal,
  newHeader,
  record,
  reopenAt,
  reopening,
} from '@saloon/kernel'
import { type Jobs, isJobsTrouble } from '../jobs/jobs.ts'
import { inSlices } from '../jobs/slices.ts'
import { parsed } from '../store/legible.ts'
import type { Store } from '../store/store.ts'
import type { NextSetup } from './lobby/next-game.ts'
import { type PlayerId, type Table, USUAL, gameLog } from './table.ts'

export interface Entry {
  readonly row: Row
  readonly receipt: string | null // player and command id
  readonly at: number
  readonly took: number // milliseconds the answer took, for the clock
}
export interface Kept {
  readonly table: Table
  readonly version: number
}

export const TABLES = 'table'
const SECRETS = 'secret'
export const PLAYING = 'playing'
const LOBBY = 'lobby'

export async function keepTable(store: Store, table: Table, expected: number): Promise<boolean> {
  const kept = await store.put(TABLES, table.id, expected, JSON.stringify(table))
  if (kept) await keepInLobby(store, table, isOpen(table))
  return kept
}

/** Removes the document and the secrets of its games; the logs are dropped one by one. */
export async function removeTable(store: Store, { id, games }: Table): Promise<void> {
  for (let game = 1; game <= games + 1; game++) await store.remove(SECRETS, gameLog(id, game))
  await store.remove(LOBBY, id)
  await store.remove(PLAYING, id)
  await store.remove(TABLES, id)
}

/** Whether strangers can sit down: such a table is listed in the lobby. */
const isOpen = ({ open, phase, seats }: Table): boolean =>
  open && phase === 'waiting' && seats.some((seat) => seat.holder === null)

async function keepInLobby(store: Store, { id }: Table, open: boolean): Promise<void> {
  const listed = await store.get(LOBBY, id)
  if (open && !listed) await store.put(LOBBY, id, 0, '')
  if (!open && listed) await store.remove(LOBBY, id)
}

/** Open tables with free seats, `after` the last one of the page before. */
export async function openTables(store: Store, after: string | undefined, limit: number): Promise<Table[]> {
  const listed = await store.list(LOBBY, after, limit)
  const kept = await Promise.all(listed.map(({ id }) => readTableIfItCanBe(store, id)))
  return kept.flatMap((found) => (found && isOpen(found.table) ? [found.table] : []))
}

/** A table's stored data is damaged. Only this table fails to open. */
export class Unreadable extends Error {
  override readonly name = 'Unreadable'
  readonly code: string | undefined // its code, as far as that can still be read

  constructor(text: string, why: string) {
    super(why)
    this.code = /"invite":"([A-Z]+)"/.exec(text)?.[1]
  }
}

export async function readTable(store: Store, id: string): Promise<Kept | undefined> {
  const stored = await store.get(TABLES, id)
  return stored && { table: readStored(stored.text), version: stored.version }
}

/** For lists, which skip damaged tables. */
export async function readTableIfItCanBe(store: Store, id: string): Promise<Kept | undefined> {
  try {
    return await readTable(store, id)
  } catch (error) {
    if (error instanceof Unreadable) return undefined
    throw error
  }
}

/** Fields that an older version didn't have get their usual values. */
function readStored(text: string): Table {
  const table = { ...USUAL, ...parsed<Table>(text) }
  const missing = NEEDED.find((field) => table[field] === undefined)
  if (missing !== undefined) throw new Unreadable(text, `the document has no ${missing}, or is no JSON`)
  return table as Table
}

const NEEDED = ['id', 'invite', 'game', 'seats', 'phase', 'games'] as const satisfies (keyof Table)[]

/** Tables with a game under way at which this player sits. */
export async function tablesPlayedBy(store: Store, player: PlayerId): Promise<string[]> {
  const ids: string[] = []
  for (let after: string | undefined; ;) {
    const some = await store.list(PLAYING, after)
    const tables = await Promise.all(some.map(({ id }) => store.get(TABLES, id)))
    ids.push(...tables.flatMap((table) => (table?.text.includes(JSON.stringify(player)) ? [table.id] : [])))
    after = some.at(-1)?.id
    if (after === undefined) return ids
  }
}

/** Notes that a game is under way, for the admins' list of tables. */
export async function notePlaying(store: Store, table: string, game: number): Promise<void> {
  for (;;) {
    const noted = await store.get(PLAYING, table)
    if (await store.put(PLAYING, table, noted?.version ?? 0, String(game))) return
  }
}

/** Unless another node has begun the next one already. */
export async function noteOver(store: Store, table: string, game: number): Promise<void> {
  const noted = await store.get(PLAYING, table)
  if (noted === undefined || Number(noted.text) > game) return
  await store.change([{ kind: PLAYING, id: table, expected: noted.version, text: null }])
}

/** The secret of a game is made before anybody sits down to it, and only its fingerprint is shown. */
export async function newSecret(store: Store, table: string, game: number, secret: string): Promise<string> {
  await store.put(SECRETS, gameLog(table, game), 0, secret)
  const kept = await store.get(SECRETS, gameLog(table, game)) // another node may have been first
  return commitmentTo(kept!.text)
}

/** Starts the next game of a table; undefined: another node was first. */
export async function startGame(
  store: Store,
  module: GameModule,
  table: Table,
  next: NextSetup,
  now: number,
): Promise<Recording | Refusal | undefined> {
  const { game } = module
  const setup = game.prepare({ seats: table.seats.length, ...next })
  if (isRefusal(setup)) return setup
  const log = gameLog(table.id, table.games + 1)
  const secret = (await store.get(SECRETS, log))!.text
  const header = newHeader(game, setup, { secret, numbers: table.seats.map((seat) => seat.number) })
  const recording = record(game, header, secret)
  if (isRefusal(recording)) return recording
  return (await store.append(log, 0, [JSON.stringify({ header, secret, at: now })])) ? recording : undefined
}

const ENTRY = '{"row":'

/** A row as it lies in the log. */
export function spellEntry({ text }: Pick<Written, 'text'>, { receipt, at, took }: Omit<Entry, 'row'>): string {
  const who = receipt === null ? 'null' : JSON.stringify(receipt)
  return `${ENTRY}${text},"receipt":${who},"at":${at},"took":${took}}`
}

/** The row in that line, as a part of it: the store may keep the line, and then there is no second text beside it. */
export const rowIn = (line: string, { text }: Pick<Written, 'text'>): string =>
  line.slice(ENTRY.length, ENTRY.length + text.length)

/** The row in any line, as it was written: a long game isn't read to be copied. A receipt is plain letters: nothing else looks like its name. */
export const rowOf = (line: string): string => line.slice(ENTRY.length, line.lastIndexOf(',"receipt":'))

export interface LoadedGame {
  readonly recording: Recording
  readonly entries: readonly Entry[]
  readonly started: number
}

/** The first line of a log. */
interface Top {
  readonly header: Header
  readonly secret: string | undefined // none where the game began in a laid-out position
  readonly at: number
}

export interface ReadLog {
  readonly header: Header
  readonly secret: string | undefined
  readonly started: number
  readonly entries: readonly Entry[]
  readonly rows: readonly Row[]
}

/** A log as it is kept, or what of it can't be read. */
export const readLog = (lines: readonly string[]): Promise<ReadLog | Refusal> => inSlices(readingLog(lines))

function* readingLog([first, ...lines]: readonly string[]): Generator<void, ReadLog | Refusal> {
  if (first === undefined) return { code: 'log-empty' }
  const { header, secret, at: started = 0 } = parsed<Top>(first) ?? {}
  if (typeof header !== 'object') return { code: 'log-no-header' }
  const entries: Entry[] = []
  for (const line of lines) {
    const entry = parsed<Entry>(line)
    if (typeof entry?.row !== 'object') return { code: 'row-unreadable', facts: { seq: entries.length + 1 } }
    entries.push(entry as Entry)
    yield
  }
  return { header, secret, started, entries, rows: entries.map(({ row }) => row) }
}

/** Moves behind the last snapshot that are played again on the spot; fewer where each may be a flick. */
const AT_ONCE = 50
const FLICKS_AT_ONCE = 2

/** Plays the log again from its last snapshot; whatever doesn't hold, or can't be read, is said and not played on. */
export async function loadGame(store: Store, game: Game, log: string, jobs: Jobs): Promise<LoadedGame | Refusal> {
  const lines = await store.read(log)
  const read = await readLog(lines)
  if (isRefusal(read)) return read
  const moves = read.rows.length - read.rows.findLastIndex(({ type }) => type === 'snapshot') - 1
  const isShort = moves <= (game.rules.engine === undefined ? AT_ONCE : FLICKS_AT_ONCE)
  const recording = isShort ? await reopenHere(game, read) : await reopenElsewhere(game, lines, read, jobs)
  return isRefusal(recording) ? recording : { recording, entries: read.entries, started: read.started }
}

export async function reopenHere(game: Game, read: ReadLog): Promise<Recording | Refusal> {
  try {
    return await inSlices(reopening(game, read))
  } catch (error) {
    return { code: 'log-impossible', facts: { problem: String(error).slice(0, 200) } } // no rule has ever met it
  }
}

async function reopenElsewhere(
  game: Game,
  lines: readonly string[],
  read: ReadLog,
  jobs: Jobs,
): Promise<Recording | Refusal> {
  const done = await jobs.run(undefined, { kind: 'reopen', game: game.rules.id, lines })
  if (!isRefusal(done)) return reopenAt(game, read, JSON.parse(done.state) as Base)
  // The log may be as it should be, only that nobody has found out.
  if (isJobsTrouble(done)) throw new Error(`the log could not be played again: ${done.code}`)
  return done
}
