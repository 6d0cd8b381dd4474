// The schema in SQLite and its migrations. A released migration is never changed: add another.

import type { Database } from './database.ts'
import { inTransaction } from './transaction.ts'
import { StoreError } from '../trouble.ts'

const MIGRATIONS: readonly string[] = [
  // 1. Rows lie in the order in which they came, with an index beside: a commit for many logs then touches few pages, and
  // twice as many rows a second can be written as when they lie in the order of their logs.
  `CREATE TABLE rows (
     log TEXT NOT NULL, seq INTEGER NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (log, seq)
   ) STRICT;
   CREATE TABLE documents (
     kind TEXT NOT NULL, id TEXT NOT NULL, version INTEGER NOT NULL, text TEXT NOT NULL,
     PRIMARY KEY (kind, id)
   ) STRICT;
   CREATE TABLE timers (
     id TEXT NOT NULL PRIMARY KEY, due INTEGER NOT NULL, text TEXT NOT NULL,
     free INTEGER NOT NULL -- from when on it may be taken; later than due while somebody has it
   ) STRICT;
   CREATE INDEX timers_due ON timers (due, id);`,
  // 2. Who needs waking is known by alarms, here too: each game under way gets its own, as if the process had just ended.
  `INSERT INTO timers (id, due, free, text)
   SELECT 'care/' || id || '/' || text, 0, 0, '' FROM documents WHERE kind = 'playing'
   ON CONFLICT DO NOTHING;`,
]

/** Runs all missing migrations or none. */
export function migrate(database: Database): void {
  inTransaction(database, () => {
    const { user_version: version } = database.prepare('PRAGMA user_version').get() as { user_version: number }
    if (version > MIGRATIONS.length)
      throw new StoreError(
        'newer',
        `The database has version ${version}, of a newer Saloon; this one knows versions up to ${MIGRATIONS.length}.`,
      )
    for (const statements of MIGRATIONS.slice(version)) database.exec(statements)
    database.exec(`PRAGMA user_version = ${MIGRATIONS.length}`)
  })
}
