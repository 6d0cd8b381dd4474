// The list of all stored tables, for admins.

import type { Store } from '../store/store.ts'
import { PLAYING, TABLES, readTableIfItCanBe } from './persistence.ts'
import type { Phase, Table } from './table.ts'

export interface Wanted {
  readonly phase?: Phase | undefined
  readonly game?: string | undefined
  readonly frozen?: boolean | undefined
}
export interface Listed {
  readonly tables: readonly Table[]
  readonly next: string | null // where to go on; null: that was all
}

/** How many are read for one page at most, however few of them match. */
const MOST_LOOKED_AT = 1000

export async function listTables(
  store: Store,
  { phase, game, frozen }: Wanted,
  after: string | undefined,
  limit: number,
): Promise<Listed> {
  const isWanted = (table: Table): boolean =>
    (phase === undefined || table.phase === phase) &&
    (game === undefined || table.game === game) &&
    (frozen === undefined || table.frozen === frozen)
  const found: Table[] = []
  let last = after
  for (let looked = 0; looked < MOST_LOOKED_AT;) {
    const some = await store.list(phase === 'playing' ? PLAYING : TABLES, last)
    for (const { id } of some) {
      const kept = await readTableIfItCanBe(store, id)
      last = id
      if (kept && isWanted(kept.table)) found.push(kept.table)
      if (found.length === limit) return { tables: found, next: id }
    }
    looked += some.length
    if (some.length === 0) return { tables: found, next: null }
  }
  return { tables: found, next: last ?? null }
}
