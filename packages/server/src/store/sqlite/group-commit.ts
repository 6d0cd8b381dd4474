// Group commit: many requests, one transaction. Waiting for the disk takes the time, not the amount written.

import type { Database } from './database.ts'
import { type Failure, type FromThread, type Operations, type Request, failure, isRead } from './protocol.ts'
import { inTransaction } from './transaction.ts'
import { troubleOf } from '../trouble.ts'

/** Answers all requests. When it returns, the writes are durable; the reads see them. */
export function answerTogether(database: Database, tables: Operations, requests: readonly Request[]): FromThread {
  const answers: unknown[] = requests.map(() => undefined)
  const failures: Failure[] = []

  const answer = (index: number): void => {
    const [name, ...args] = requests[index]!
    answers[index] = (tables[name] as (...args: readonly unknown[]) => unknown)(...args)
  }

  // What throws takes the whole transaction with it. The others are then tried without it: in halves, until it is alone.
  const write = (indexes: readonly number[]): void => {
    try {
      inTransaction(database, () => indexes.forEach(answer))
    } catch (error) {
      const isLocked = troubleOf(error).code === 'busy' // for everybody; asking for each would take as long each time
      if (isLocked || indexes.length === 1) {
        for (const index of indexes) failures.push(failure(index, error))
        return
      }
      const half = indexes.length >> 1
      write(indexes.slice(0, half))
      write(indexes.slice(half))
    }
  }

  const writes: number[] = []
  const reads: number[] = []
  for (const [index, [name]] of requests.entries()) (isRead(name) ? reads : writes).push(index)
  if (writes.length > 0) write(writes)
  for (const index of reads) {
    try {
      answer(index)
    } catch (error) {
      failures.push(failure(index, error))
    }
  }
  return { answers, failures }
}
