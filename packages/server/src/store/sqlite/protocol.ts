// The messages to and from the thread that holds the database.

import type { Change, Kept, Returned, Stored, Timer } from '../store.ts'
import { type Trouble, troubleOf } from '../trouble.ts'

interface Reads {
  read(log: string, from: number, limit: number | undefined): string[]
  lengths(logs: readonly string[]): number[]
  versions(kind: string, ids: readonly string[]): number[]
  get(kind: string, id: string): Stored | undefined
  list(kind: string, after: string | undefined, limit: number): Stored[]
}
interface Writes {
  append(log: string, after: number, rows: readonly string[]): boolean
  drop(log: string): void
  put(kind: string, id: string, expected: number, text: string): boolean
  change(changes: readonly Change[]): boolean
  remove(kind: string, id: string): void
  setTimer(id: string, due: number, text: string): void
  clearTimer(id: string): void
  claimTimers(now: number, lease: number, limit: number): Timer[]
  keepTimers(held: readonly Kept[], until: number): string[]
  takeTimers(ids: readonly string[], now: number, until: number): string[]
  returnTimers(returned: readonly Returned[]): string[]
}
export type Operations = Reads & Writes
export type Name = keyof Operations

const READS: readonly Name[] = ['read', 'lengths', 'versions', 'get', 'list'] satisfies readonly (keyof Reads)[]
export const isRead = (name: Name): boolean => READS.includes(name)

export type Request = readonly [name: Name, ...args: readonly unknown[]]
/** Requests that travel together. Closing comes last. */
export type ToThread = readonly Request[] | 'close'

/**
 * Requests are answered in the order in which they were sent, several in one message. Before them all comes an answer
 * to a request that nobody sent: whether the thread could do what it was started for.
 */
export interface FromThread {
  readonly answers: readonly unknown[]
  readonly failures: readonly Failure[] // of those answers that aren't any
}
export type Failure = readonly [index: number, code: Trouble, message: string]

export const STARTED: FromThread = { answers: [undefined], failures: [] }
export const notStarted = (error: unknown): FromThread => ({ answers: [undefined], failures: [failure(0, error)] })

export function failure(index: number, error: unknown): Failure {
  const { code, message } = troubleOf(error)
  return [index, code, message]
}
