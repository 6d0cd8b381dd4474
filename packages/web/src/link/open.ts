// Opens the link for an address: a table of this browser, or one on the server by id or code.

import { type Refusal, isRefusal } from '@saloon/kernel'
import { findTable } from './http/api.ts'
import type { TableLink } from './link.ts'
import { isLocal } from './local-id.ts'

/** `watch`: watches anonymously; `moderator`: watches as a moderator, and everybody at the table is told. */
export async function openLink(code: string, as: 'player' | 'watch' | 'moderator'): Promise<TableLink | Refusal> {
  if (isLocal(code)) {
    const { LocalTableLink } = await import('./local.ts')
    return new LocalTableLink(code)
  }
  const { OnlineTable } = await import('./online.ts')
  const table = await findTable(code)
  return isRefusal(table) ? table : new OnlineTable(table.id, as !== 'watch', as === 'moderator')
}
