// The ids of tables in this browser, which no table of the house can have, and tables that are about to begin.

import type { NewLocalTable } from './worker/messages.ts'

const PREFIX = 'local-'
export const isLocal = (code: string): boolean => code.startsWith(PREFIX)

const fresh = new Map<string, NewLocalTable>()

/** The id of a new table in this browser; it begins when it is opened. */
export function newLocalTable(table: Omit<NewLocalTable, 'id'>): string {
  const id = PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => (n % 36).toString(36)).join('')
  fresh.set(id, { ...table, id })
  return id
}

export const freshTable = (id: string): NewLocalTable | undefined => fresh.get(id)
export const hasBegun = (id: string): void => void fresh.delete(id)
