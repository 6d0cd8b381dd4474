// What admins and moderators do to a table, whatever goes on there.

import type { Refusal } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import { noteOver } from './persistence.ts'
import type { LiveTable } from './live-table.ts'

/** Nothing can be done at the table until it is thawed. */
export async function freeze(table: LiveTable): Promise<Refusal | null> {
  const refused = await table.overhaul((before) => ({ ...before, frozen: true }))
  if (!refused) table.viewers.tellAll({ type: 'frozen' })
  return refused
}

export const thaw = (table: LiveTable): Promise<Refusal | null> =>
  table.overhaul((before) => ({ ...before, frozen: false }))

/** Closes a table for good. A game under way ends without a winner; `failed` is told if a broken rule prevents even that. */
export async function shut(table: LiveTable, store: Store, failed: (error: unknown) => void): Promise<Refusal | null> {
  if (table.table.frozen) await thaw(table)
  if (table.table.phase === 'playing') {
    await table.stop('void').catch(failed)
    await noteOver(store, table.table.id, table.table.games)
  }
  return table.overhaul((before) => ({ ...before, phase: 'closed' }))
}
