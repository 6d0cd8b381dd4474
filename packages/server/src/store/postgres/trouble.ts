// Translates errors of PostgreSQL and its driver into those of every store.

import { StoreError, type Trouble } from '../trouble.ts'

/** By SQLSTATE code, or its class. */
const OF_POSTGRES: Readonly<Record<string, readonly [Trouble, string]>> = {
  '08': ['lost', 'The line to the database is lost'],
  '40': ['busy', 'The database was busy with what others wanted'],
  '53100': ['full', 'There is no room left for the database'],
  '53': ['busy', 'The database has no room for one more'],
  '54': ['misused', 'A text is too long for the database'],
  '55': ['busy', 'The database is locked'],
  '57014': ['busy', 'The database took too long'],
  '57': ['lost', 'The database stops, or is starting'],
  '58': ['failed', 'The disk of the database reports an error'],
  '25006': ['lost', 'The database may only be read: another one leads now'],
  XX001: ['damaged', 'The database is damaged'],
  XX002: ['damaged', 'The database is damaged'],
}

const LINE = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
]
/** Errors for which the driver has no code. */
const LINE_WORDS = /connection terminated|timeout|not queryable|client was closed|connection error/i

export function troubleOfPostgres(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { code, message = String(error) } = error as { code?: string; message?: string }
  if (code === undefined ? LINE_WORDS.test(message) : LINE.includes(code))
    return new StoreError('lost', `The database can’t be reached: ${message || code}`)
  const [trouble, words] = OF_POSTGRES[code ?? ''] ??
    OF_POSTGRES[(code ?? '').slice(0, 2)] ?? ['failed', 'The database failed']
  return new StoreError(trouble, `${words}: ${message}`)
}

/** Unique violation: another node has written the same key. */
export const isTaken = (error: unknown): boolean => (error as { code?: string }).code === '23505'
