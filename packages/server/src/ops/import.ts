// From a folder to PostgreSQL: everything that an embedded store keeps, in one step, into a database that has nothing yet.

import type pg from 'pg'
import { type Database, openDatabase } from '../store/sqlite/database.ts'
import { withClient } from '../store/postgres/line.ts'
import { type Migrated, migrate, migratePostgres } from '../store/postgres/migrations.ts'
import { StoreError } from '../store/trouble.ts'
import { databaseIn } from './backup.ts'

export type { Migrated }
export { StoreError }

/** Brings the tables up to date, and says from which version to which. */
export const migrateDatabase = (url: string): Promise<Migrated> => migratePostgres(url)

export interface Imported {
  readonly rows: number
  readonly documents: number
  readonly timers: number
}

const MOST_AT_ONCE = 1000

/** The folder's server must not be running: what it writes meanwhile would be left behind. */
export async function importInto(url: string, folder: string): Promise<Imported> {
  const source = await openDatabase(databaseIn(folder))
  try {
    return await withClient(url, async (client) => {
      await migrate(client)
      await client.query('BEGIN')
      const imported = await copy(source, client)
      await client.query('COMMIT')
      await client.query('ANALYZE')
      return imported
    })
  } finally {
    source.close()
  }
}

async function copy(source: Database, client: pg.Client): Promise<Imported> {
  await client.query('LOCK TABLE rows, documents, timers IN EXCLUSIVE MODE') // a node that starts now waits
  const { rows } = await client.query<{ taken: boolean }>(
    'SELECT EXISTS (SELECT FROM rows) OR EXISTS (SELECT FROM shelved) OR EXISTS (SELECT FROM documents) OR EXISTS (SELECT FROM timers) AS taken',
  )
  if (rows[0]!.taken) throw new StoreError('misused', 'The database isn’t empty: nothing was imported.')
  return {
    rows: await copyTable(source, client, 'rows', ['log text', 'seq int', 'text text']),
    documents: await copyTable(source, client, 'documents', ['kind text', 'id text', 'version int', 'text text']),
    timers: await copyTable(source, client, 'timers', ['id text', 'due bigint', 'free bigint', 'text text']),
  }
}

/** `columns`: with their types. */
async function copyTable(
  source: Database,
  client: pg.Client,
  table: string,
  columns: readonly string[],
): Promise<number> {
  const names = columns.map((column) => column.split(' ')[0]!)
  const arrays = columns.map((column, i) => `$${i + 1}::${column.split(' ')[1]}[]`)
  const insert = `INSERT INTO ${table} (${names.join(', ')}) SELECT * FROM unnest(${arrays.join(', ')})`
  // By pages and not by a cursor: one that is open across an await may be cleared away with its statement.
  const page = source.prepare(
    `SELECT rowid AS place, ${names.join(', ')} FROM ${table} WHERE rowid > ? ORDER BY rowid LIMIT ${MOST_AT_ONCE}`,
  )
  for (let copied = 0, last: unknown = -1; ;) {
    const rows = page.all(last) as Record<string, unknown>[]
    if (rows.length === 0) return copied
    await client.query(
      insert,
      names.map((name) => rows.map((row) => row[name])),
    )
    copied += rows.length
    last = rows.at(-1)!['place']
  }
}
