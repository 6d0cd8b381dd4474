// The schema in PostgreSQL and its migrations. A released migration is never changed: add another. Nodes of the previous version
// keep working while the first new one starts, so a migration may only remove what has gone unused for a version.

import type { ClientBase } from 'pg'
import { StoreError } from '../trouble.ts'
import { withClient } from './line.ts'

interface Migration {
  readonly sql: string
  /** Programs that know less than this version can't work with the tables any more. */
  readonly oldest: number
}

const MIGRATIONS: readonly Migration[] = [
  {
    oldest: 1,
    // Names compare by code points, as everywhere else. Logs that were put away are kept by the month in which they were:
    // each month is a table of its own, to be moved to slower disks, copied away or dropped as a whole.
    sql: `
      CREATE TABLE rows (
        log text COLLATE "C" NOT NULL, seq integer NOT NULL, text text NOT NULL,
        PRIMARY KEY (log, seq)
      );
      CREATE TABLE shelved (
        log text COLLATE "C" NOT NULL, month date NOT NULL, length integer NOT NULL, texts text[] NOT NULL,
        PRIMARY KEY (log, month)
      ) PARTITION BY RANGE (month);
      CREATE TABLE shelved_else PARTITION OF shelved DEFAULT;
      CREATE TABLE documents (
        kind text COLLATE "C" NOT NULL, id text COLLATE "C" NOT NULL, version integer NOT NULL, text text NOT NULL,
        PRIMARY KEY (kind, id)
      );
      CREATE TABLE timers (
        id text COLLATE "C" NOT NULL PRIMARY KEY, due bigint NOT NULL, text text NOT NULL,
        free bigint NOT NULL -- from when on it may be taken; later than due while somebody has it
      );
      CREATE INDEX timers_free ON timers (free);
      -- Values and alarms change often and in place: room for that on each page, and cleaned up early.
      ALTER TABLE documents SET (fillfactor = 80, autovacuum_vacuum_scale_factor = 0.05);
      ALTER TABLE timers SET (fillfactor = 70, autovacuum_vacuum_scale_factor = 0.02);`,
  },
]

export const LATEST = MIGRATIONS.length

/** The key of an advisory lock ('saloon' as a number): one node migrates at a time. */
const LOCK = 0x7361_6c6f

export interface Migrated {
  readonly from: number
  readonly to: number
}

/** Runs all missing migrations or none, however many nodes start at once. */
export async function migrate(client: ClientBase): Promise<Migrated> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await checkEncoding(client)
    await client.query(
      'CREATE TABLE IF NOT EXISTS saloon_versions (version integer PRIMARY KEY, oldest integer NOT NULL, at timestamptz NOT NULL DEFAULT now())',
    )
    const { rows } = await client.query<{ version: number; oldest: number }>(
      'SELECT version, oldest FROM saloon_versions ORDER BY version DESC LIMIT 1',
    )
    const { version: from, oldest } = rows[0] ?? { version: 0, oldest: 0 }
    if (oldest > LATEST)
      throw new StoreError(
        'newer',
        `The database has version ${from}, of a newer Saloon; this one knows versions up to ${LATEST}.`,
      )
    for (let version = from + 1; version <= LATEST; version++) {
      const migration = MIGRATIONS[version - 1]!
      await client.query(migration.sql)
      await client.query('INSERT INTO saloon_versions (version, oldest) VALUES ($1, $2)', [version, migration.oldest])
    }
    await client.query('COMMIT')
    return { from, to: Math.max(from, LATEST) }
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined) // what went wrong first is what counts
    throw error
  }
}

export const migratePostgres = (url: string): Promise<Migrated> => withClient(url, migrate)

async function checkEncoding(client: ClientBase): Promise<void> {
  const { rows } = await client.query<{ encoding: string }>(`SELECT current_setting('server_encoding') AS encoding`)
  if (rows[0]?.encoding !== 'UTF8')
    throw new StoreError(
      'misused',
      `The database keeps its texts as ${rows[0]?.encoding}: make one with ENCODING 'UTF8'.`,
    )
}

/** Creates this month's partition for archived logs; usually it exists. */
export async function makeRoom(client: Pick<ClientBase, 'query'>, now: Date): Promise<void> {
  const from = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1))
  const to = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1))
  const [first, next] = [from, to].map((date) => date.toISOString().slice(0, 10)) as [string, string]
  const name = `shelved_${first.slice(0, 7).replace('-', '_')}`
  await client.query(
    `CREATE TABLE IF NOT EXISTS ${name} PARTITION OF shelved FOR VALUES FROM ('${first}') TO ('${next}')`,
  )
}
