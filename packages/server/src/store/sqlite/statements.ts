// The SQL statements for SQLite. The caller holds the transaction.

import type { Database } from './database.ts'
import type { Operations } from './protocol.ts'
import type { Kept, Returned, Stored, Timer } from '../store.ts'

export function tablesOf(database: Database): Operations {
  // Only plain question marks: the SQLite of early Node 22 doesn't know numbered ones.
  const sql = (statement: string) => database.prepare(statement)

  const lastRow = sql('SELECT max(seq) AS seq FROM rows WHERE log = ?')
  const addRow = sql('INSERT INTO rows (log, seq, text) VALUES (?, ?, ?)')
  const dropRows = sql('DELETE FROM rows WHERE log = ?')
  const rowsFrom = sql('SELECT text FROM rows WHERE log = ? AND seq >= ? ORDER BY seq LIMIT ?')

  const addDocument = sql('INSERT INTO documents (kind, id, version, text) VALUES (?, ?, 1, ?) ON CONFLICT DO NOTHING')
  const changeDocument = sql(
    'UPDATE documents SET version = version + 1, text = ? WHERE kind = ? AND id = ? AND version = ?',
  )
  const removeDocument = sql('DELETE FROM documents WHERE kind = ? AND id = ?')
  const oneDocument = sql('SELECT id, version, text FROM documents WHERE kind = ? AND id = ?')
  const firstDocuments = sql('SELECT id, version, text FROM documents WHERE kind = ? ORDER BY id LIMIT ?')
  const nextDocuments = sql('SELECT id, version, text FROM documents WHERE kind = ? AND id > ? ORDER BY id LIMIT ?')

  const setTimer = sql(
    `INSERT INTO timers (id, due, free, text) VALUES (?, ?, ?, ?)
     ON CONFLICT DO UPDATE SET due = excluded.due, free = excluded.free, text = excluded.text`,
  )
  const clearTimer = sql('DELETE FROM timers WHERE id = ?')
  const ringing = sql('SELECT id, due, text FROM timers WHERE due <= ? AND free <= ? ORDER BY due, id LIMIT ?')
  const lendTimer = sql('UPDATE timers SET free = ? WHERE id = ?')

  const keepTimer = sql(
    'UPDATE timers SET free = ?1, due = min(due, ?1), text = coalesce(?4, text) WHERE id = ?2 AND free = ?3',
  )

  const takeTimer = sql('UPDATE timers SET due = min(due, ?1), free = ?2 WHERE id = ?3 AND (free = due OR free <= ?1)')
  const returnTimer = sql("UPDATE timers SET due = ?1, free = ?1, text = '' WHERE id = ?2 AND free = ?3")

  const lengthOf = (log: string): number => (lastRow.get(log) as { seq: number | null }).seq ?? 0
  const get = (kind: string, id: string) => oneDocument.get(kind, id) as Stored | undefined
  function put(kind: string, id: string, expected: number, text: string): boolean {
    const { changes } = expected === 0 ? addDocument.run(kind, id, text) : changeDocument.run(text, kind, id, expected)
    return changes === 1
  }

  return {
    append(log, after, rows) {
      if (lengthOf(log) !== after) return false
      for (const [index, row] of rows.entries()) addRow.run(log, after + 1 + index, row)
      return true
    },
    read: (log, from, limit = -1) => (rowsFrom.all(log, from, limit) as { text: string }[]).map(({ text }) => text),
    lengths: (logs) => logs.map(lengthOf),
    drop: (log) => void dropRows.run(log),

    put,
    change(changes) {
      // Looked at before anything is written: the transaction is shared with others, and can't be taken back for this one.
      if (changes.some(({ kind, id, expected }) => (get(kind, id)?.version ?? 0) !== expected)) return false
      for (const { kind, id, expected, text } of changes) {
        if (text === null) removeDocument.run(kind, id)
        else put(kind, id, expected, text)
      }
      return true
    },
    remove: (kind, id) => void removeDocument.run(kind, id),
    get,
    versions: (kind, ids) => ids.map((id) => get(kind, id)?.version ?? 0),
    list: (kind, after, limit) =>
      (after === undefined ? firstDocuments.all(kind, limit) : nextDocuments.all(kind, after, limit)) as Stored[],

    setTimer: (id, due, text) => void setTimer.run(id, due, due, text),
    clearTimer: (id) => void clearTimer.run(id),
    claimTimers(now, lease, limit) {
      const timers = ringing.all(now, now, limit) as Timer[]
      for (const { id } of timers) lendTimer.run(now + lease, id)
      return timers
    },
    keepTimers(held, until) {
      const isKept = ({ id, until: before, text }: Kept): boolean =>
        keepTimer.run(until, id, before, text ?? null).changes === 1
      return held.filter(isKept).map(({ id }) => id)
    },
    takeTimers: (ids, now, until) => ids.filter((id) => takeTimer.run(now, until, id).changes === 1),
    returnTimers(returned) {
      const isTheirs = ({ id, until: before, due }: Returned): boolean => returnTimer.run(due, id, before).changes === 1
      return returned.filter(isTheirs).map(({ id }) => id)
    },
  }
}
