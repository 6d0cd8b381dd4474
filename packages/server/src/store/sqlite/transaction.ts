import type { Database } from './database.ts'

/** All or nothing, with no other process writing meanwhile. Durable when it returns. */
export function inTransaction(database: Database, work: () => void): void {
  database.exec('BEGIN IMMEDIATE')
  try {
    work()
    database.exec('COMMIT')
  } catch (error) {
    rollBack(database)
    throw error
  }
}

function rollBack(database: Database): void {
  try {
    database.exec('ROLLBACK')
  } catch {
    // SQLite has done it by itself, as it does when the disk is full
  }
}
