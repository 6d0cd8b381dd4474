// SQLite: Node's own from 22.13 on, else a package with the same interface.

import type { DatabaseSyncInstance } from '@photostructure/sqlite'
import { migrate } from './migrations.ts'
import { troubleOf } from '../trouble.ts'

export type Database = DatabaseSyncInstance

/** How long to wait while another process writes, in milliseconds. */
const PATIENCE = 5_000

export async function openDatabase(file: string): Promise<Database> {
  const database = await connectTo(file)
  try {
    database.exec('PRAGMA journal_mode = WAL')
    // A commit returns when it is on the disk; on a Mac that takes one setting more.
    database.exec('PRAGMA synchronous = FULL; PRAGMA fullfsync = ON')
    migrate(database)
    return database
  } catch (error) {
    database.close()
    throw troubleOf(error)
  }
}

/** Read-only, without migrations. */
export const openToRead = (file: string): Promise<Database> => connectTo(file, { readOnly: true })

async function connectTo(file: string, options: { readOnly?: boolean } = {}): Promise<Database> {
  const { DatabaseSync } = await loadSqlite()
  try {
    const database = new DatabaseSync(file, options)
    database.exec(`PRAGMA busy_timeout = ${PATIENCE}`)
    return database
  } catch (error) {
    throw troubleOf(error)
  }
}

type Sqlite = Pick<typeof import('@photostructure/sqlite'), 'DatabaseSync'>

async function loadSqlite(): Promise<Sqlite> {
  const ofNode = process.getBuiltinModule('node:sqlite') as Sqlite | undefined
  return ofNode ?? import('@photostructure/sqlite')
}
