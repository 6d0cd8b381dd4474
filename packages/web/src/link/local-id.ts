// Ids of tables in this browser (the server never uses such ids), and the settings of tables that are about to begin.

import type { NewLocalTable } from './worker/messages.ts'

const PREFIX = 'local-'
export const isLocal = (code: string): boolean => code.startsWith(PREFIX)

const fresh = new Map<string, NewLocalTable>()

/** Gives a new table an id; the game begins when the table is opened. */
export function newLocalTable(table: Omit<NewLocalTable, 'id'>): string {
  const id = PREFIX + Array.from(crypto.getRandomValues(new Uint8Array(6)), (n) => (n % 36).toString(36)).join('')
  fresh.set(id, { ...table, id })
  return id
}

export const freshTable = (id: string): NewLocalTable | undefined => fresh.get(id)
export const hasBegun = (id: string): void => void fresh.delete(id)
