// Stores this browser's tables and games in IndexedDB. Where that is blocked nothing is stored, and everything still plays.

import type { Header, Row, Seat } from '@saloon/kernel'
import type { LocalSeat } from './messages.ts'

/** A table as it is stored. */
export interface KeptTable {
  readonly id: string
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly LocalSeat[]
  readonly pace: number
  readonly freeUndo: boolean
  readonly aids?: boolean // usually so
  readonly created: number
  readonly updated: number
  readonly games: number // begun so far
  readonly phase: 'playing' | 'over' | 'closed'
  readonly waitingFor: readonly Seat[] // who must answer now
}

/** A game of a table, without its rows. */
export interface KeptGame {
  readonly log: string // table/number
  readonly table: string
  readonly header: Header
  readonly secret: string | undefined // none where the game began in the middle of another
  readonly seats: readonly LocalSeat[]
  readonly begun: number
  readonly ended?: number
  readonly winners?: readonly (number | string)[]
  readonly scores?: Readonly<Record<string, number>>
  readonly counts?: readonly Readonly<Record<string, string>>[] // by seat: what statistics tell apart
  readonly freeUndo: boolean
}

export interface LocalStore {
  table(id: string): Promise<KeptTable | undefined>
  tables(): Promise<KeptTable[]>
  game(log: string): Promise<{ readonly game: KeptGame; readonly rows: Row[] } | undefined>
  games(): Promise<KeptGame[]>
  /** All of it or nothing. */
  keep(what: {
    readonly table?: KeptTable
    readonly game?: KeptGame
    readonly row?: readonly [log: string, row: Row]
  }): Promise<void>
  remove(table: string): Promise<void>
  clear(): Promise<void>
}

export const logOf = (table: string, game: number): string => `${table}/${game}`

const NAME = 'saloon'
const VERSION = 1
const STORES = ['tables', 'games', 'rows'] as const

export async function openLocalStore(): Promise<LocalStore> {
  try {
    return shelfIn(await openDatabase())
  } catch {
    return localStoreInMemory()
  }
}

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open(NAME, VERSION)
    opening.addEventListener('upgradeneeded', () => {
      opening.result.createObjectStore('tables', { keyPath: 'id' })
      opening.result.createObjectStore('games', { keyPath: 'log' })
      opening.result.createObjectStore('rows') // by [log, seq]
    })
    opening.addEventListener('success', () => resolve(opening.result))
    opening.addEventListener('error', () => reject(opening.error ?? new Error('blocked')))
    opening.addEventListener('blocked', () => reject(new Error('blocked')))
  })
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result))
    request.addEventListener('error', () => reject(request.error ?? new Error('storage failed')))
  })
}

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve())
    transaction.addEventListener('abort', () => reject(transaction.error ?? new Error('storage failed')))
  })
}

const rowsOf = (log: string): IDBKeyRange => IDBKeyRange.bound([log, 0], [log, Infinity])

function shelfIn(database: IDBDatabase): LocalStore {
  const read = (store: (typeof STORES)[number]) => database.transaction(store).objectStore(store)
  return {
    table: (id) => answer(read('tables').get(id)) as Promise<KeptTable | undefined>,
    tables: () => answer(read('tables').getAll()) as Promise<KeptTable[]>,
    async game(log) {
      const game = (await answer(read('games').get(log))) as KeptGame | undefined
      return game && { game, rows: (await answer(read('rows').getAll(rowsOf(log)))) as Row[] }
    },
    games: () => answer(read('games').getAll()) as Promise<KeptGame[]>,
    async keep({ table, game, row }) {
      const transaction = database.transaction(STORES, 'readwrite')
      if (table) transaction.objectStore('tables').put(table)
      if (game) transaction.objectStore('games').put(game)
      if (row) transaction.objectStore('rows').put(row[1], [row[0], row[1].seq])
      await done(transaction)
    },
    async remove(id) {
      const transaction = database.transaction(STORES, 'readwrite')
      const games = (await answer(transaction.objectStore('games').getAll())) as KeptGame[]
      transaction.objectStore('tables').delete(id)
      for (const { log } of games.filter((game) => game.table === id)) {
        transaction.objectStore('games').delete(log)
        transaction.objectStore('rows').delete(rowsOf(log))
      }
      await done(transaction)
    },
    async clear() {
      const transaction = database.transaction(STORES, 'readwrite')
      for (const store of STORES) transaction.objectStore(store).clear()
      await done(transaction)
    },
  }
}

export function localStoreInMemory(): LocalStore {
  const tables = new Map<string, KeptTable>()
  const games = new Map<string, KeptGame>()
  const rows = new Map<string, Row[]>()
  return {
    table: (id) => Promise.resolve(tables.get(id)),
    tables: () => Promise.resolve([...tables.values()]),
    game(log) {
      const game = games.get(log)
      return Promise.resolve(game && { game, rows: [...(rows.get(log) ?? [])] })
    },
    games: () => Promise.resolve([...games.values()]),
    keep({ table, game, row }) {
      if (table) tables.set(table.id, table)
      if (game) games.set(game.log, game)
      if (row) rows.set(row[0], [...(rows.get(row[0]) ?? []), row[1]])
      return Promise.resolve()
    },
    remove(id) {
      tables.delete(id)
      for (const { log, table } of games.values()) {
        if (table !== id) continue
        games.delete(log)
        rows.delete(log)
      }
      return Promise.resolve()
    },
    clear() {
      for (const store of [tables, games, rows]) store.clear()
      return Promise.resolve()
    },
  }
}
