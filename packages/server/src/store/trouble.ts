// The errors of a store: codes and texts.

export const TROUBLES = [
  'closed', // it was closed before
  'misused', // asked for what no store, or not this one, can do
  'newer', // written by a newer Saloon
  'busy', // another process has held the lock for too long
  'full', // no room on the disk
  'damaged', // what is in the file is no database, or no longer
  'lost', // the thread that held the database is gone
  'failed', // anything else
] as const
export type Trouble = (typeof TROUBLES)[number]

export class StoreError extends Error {
  override readonly name = 'StoreError'
  readonly code: Trouble
  constructor(code: Trouble, message: string) {
    super(message)
    this.code = code
  }
}

/** Worth trying again: the disk was full, another process was writing, the database was away. */
const PASSING: readonly Trouble[] = ['closed', 'busy', 'full', 'lost']
export const isPassing = (error: unknown): error is StoreError =>
  error instanceof StoreError && PASSING.includes(error.code)

/** SQLite's primary codes, without the extended bits. */
const OF_SQLITE: { readonly [primary: number]: readonly [Trouble, string] } = {
  5: ['busy', 'Another process has kept the database locked for too long'],
  6: ['busy', 'The database is locked'],
  8: ['failed', 'The database may only be read, not written'],
  10: ['failed', 'The disk reports an error'],
  11: ['damaged', 'The database is damaged'],
  13: ['full', 'There is no room left for the database'],
  14: ['failed', 'The database can’t be opened'],
  18: ['misused', 'A text is too long for the database'],
  26: ['damaged', 'The file is no database'],
}

/** Any error of a database or its driver, as a StoreError. */
export function troubleOf(error: unknown): StoreError {
  if (error instanceof StoreError) return error
  const { errcode, message = String(error) } = error as { errcode?: number; message?: string }
  if (errcode === undefined) return new StoreError('failed', message)
  const [code, words] = OF_SQLITE[errcode & 0xff] ?? ['failed', 'The database failed']
  return new StoreError(code, `${words}: ${message}`)
}
