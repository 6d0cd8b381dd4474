// The embedded store: one database file, held by a thread of its own so that waiting for the disk blocks nobody. Several
// processes may open the same folder: SQLite locks, and of two that write the same row one gets false.

import { join, resolve } from 'node:path'
import { connect } from './connection.ts'
import { DATABASE, makeFolder, makePrivate } from '../files.ts'
import { guarded } from '../guard.ts'
import type { Copying } from './sqlite-backup.ts'
import type { Holding } from './sqlite-worker.ts'
import { LIMIT, type Store } from '../store.ts'
import { startThread } from '../threads.ts'
import { troubleOf } from '../trouble.ts'
import { wallTime } from '../../time.ts'

/** Creates the folder if needed. */
export async function sqliteStore(folder: string): Promise<Store> {
  const file = resolve(join(folder, DATABASE))
  try {
    makeFolder(folder)
    makePrivate(file)
  } catch (error) {
    throw troubleOf(error)
  }
  const { ask, close } = await connect(startThread('sqlite-worker', { file } satisfies Holding))
  const copies = new Set<Promise<unknown>>()
  return guarded({
    append: (log, after, rows) => ask('append', log, after, [...rows]), // a copy: it is sent later
    read: (log, from = 1, limit) => ask('read', log, from, limit),
    length: async (log) => (await ask('lengths', [log]))[0]!,
    lengths: (logs) => ask('lengths', [...logs]),
    drop: (log) => ask('drop', log),
    async shelve() {}, // a file has no other place
    change: (changes) => ask('change', [...changes]),
    put: (kind, id, expected, text) => ask('put', kind, id, expected, text),
    get: (kind, id) => ask('get', kind, id),
    versions: (kind, ids) => ask('versions', kind, [...ids]),
    list: (kind, after, limit = LIMIT) => ask('list', kind, after, limit),
    remove: (kind, id) => ask('remove', kind, id),
    setTimer: ({ id, due, text }) => ask('setTimer', id, due, text),
    clearTimer: (id) => ask('clearTimer', id),
    claimTimers: (now, lease, limit = LIMIT) => ask('claimTimers', now, lease, limit),
    keepTimers: (held, until) => ask('keepTimers', [...held], until),
    takeTimers: (ids, now, until) => ask('takeTimers', [...ids], now, until),
    returnTimers: (returned) => ask('returnTimers', [...returned]),
    time: () => Promise.resolve(wallTime()),
    async backup(to) {
      const copied = connect(startThread('sqlite-backup', { from: file, to } satisfies Copying))
      copies.add(copied)
      await copied.finally(() => copies.delete(copied))
    },
    async close() {
      await Promise.allSettled(copies)
      await close()
    },
  })
}
