// A thread that puts a copy of the database in the place of the database, and ends. The copy is checked where it lies, taken
// over beside its place, brought up to date there, and moved in when nothing can go wrong any more.

import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { type Database, openDatabase, openToRead } from '../store/sqlite/database.ts'
import { sync } from '../store/files.ts'
import { STARTED, notStarted } from '../store/sqlite/protocol.ts'
import { send } from '../store/threads.ts'
import { StoreError, troubleOf } from '../store/trouble.ts'

export interface Restoring {
  readonly from: string
  readonly to: string
}

/** What SQLite keeps beside a database while it is open. */
const BESIDE = ['-wal', '-shm', '-journal']

try {
  const { from, to } = workerData as Restoring
  await restore(from, to)
  send(parentPort!, STARTED)
} catch (error) {
  send(parentPort!, notStarted(error))
}

async function restore(from: string, to: string): Promise<void> {
  const aside = `${to}.${randomUUID()}.part`
  try {
    await copyWhole(from, aside)
    const copy = await openDatabase(aside) // brought up to date, or refused if it is newer than we are
    try {
      if (statSync(to, { throwIfNoEntry: false })) makeRoom(copy, to)
    } finally {
      copy.close()
    }
    sync(aside)
    renameSync(aside, to)
    sync(dirname(to))
  } finally {
    for (const ending of ['', ...BESIDE]) rmSync(aside + ending, { force: true })
  }
}

async function copyWhole(from: string, aside: string): Promise<void> {
  const database = await openToRead(from)
  try {
    checkWhole(database)
    database.prepare('VACUUM INTO ?').run(aside)
  } catch (error) {
    throw troubleOf(error)
  } finally {
    database.close()
  }
}

function checkWhole(database: Database): void {
  const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
  const tables = database.prepare(`SELECT name FROM sqlite_schema WHERE name IN ('rows', 'documents')`).all()
  if (version === 0 || tables.length < 2) throw new StoreError('misused', 'The file is a database, but none of Saloon.')
  const [first] = database.prepare('PRAGMA integrity_check(1)').all() as { integrity_check: string }[]
  if (first?.integrity_check !== 'ok')
    throw new StoreError('damaged', `The database is damaged: ${first?.integrity_check}`)
}

/** Nobody may have the old database open, and nothing of it may stay: SQLite would take it for a part of the new one. */
function makeRoom(copy: Database, old: string): void {
  try {
    copy.exec('PRAGMA busy_timeout = 1000')
    copy.prepare('ATTACH ? AS old').run(old)
    copy.prepare('PRAGMA old.journal_mode = DELETE').get() // fails while anybody else has it open
    copy.exec('DETACH old')
  } catch (error) {
    const trouble = troubleOf(error)
    if (trouble.code !== 'damaged') throw trouble
    for (const ending of BESIDE) rmSync(old + ending, { force: true })
  }
}
