// Finished games are kept for a while, then thrown away with all that leads to them; so are tables that nobody used. A game
// that nobody has touched for as long is stopped, and kept from then on like any other.

import { isRefusal } from '@saloon/kernel'
import { parsed } from '../store/legible.ts'
import type { Store } from '../store/store.ts'
import { type Entry, readTableIfItCanBe } from '../table/persistence.ts'
import { type Table, gameLog } from '../table/table.ts'
import type { Tables } from '../table/registry.ts'
import { SHELF, finishedGame, strikeOut } from './finished-games.ts'
import { oldestFirst, olderThan, partsOf } from '../store/time-ordered-ids.ts'

export interface Swept {
  readonly games: number
  readonly tables: number
  readonly stopped: number
}

/** Everything that came to its end before this moment. Whoever is still looking at it is left alone until next time. */
export async function sweep(store: Store, tables: Tables, before: number): Promise<Swept> {
  const swept = { games: 0, tables: 0, stopped: 0 }
  for (let after: string | undefined; ;) {
    const lines = await store.list(SHELF, after)
    for (const { id } of lines) {
      if (id >= olderThan(before)) return swept
      const [table = '', number = ''] = partsOf(id)
      if (number === '0') await lookAtTable(id, table)
      else await throwAwayGame(table, Number(number))
    }
    after = lines.at(-1)?.id
    if (after === undefined) return swept
  }

  /** The line of a table's opening stays as long as the table does. */
  async function lookAtTable(line: string, id: string): Promise<void> {
    const kept = await readTableIfItCanBe(store, id)
    if (kept === undefined) return store.remove(SHELF, line)
    const { games, phase } = kept.table
    if (phase === 'playing') {
      if ((await lastTouched(kept.table)) < before && (await stop(id))) swept.stopped++
    } else if (games === 0 || !(await finishedGame(store, `${id}.${games}`))) {
      // No game of its own stands on the shelf any more that would take it along.
      // A game that was brought along lies there before it goes on.
      if (await throwAwayTable(kept.table)) await store.drop(gameLog(id, Math.max(1, games)))
    }
  }

  async function throwAwayGame(id: string, number: number): Promise<void> {
    const game = await finishedGame(store, `${id}.${number}`)
    const kept = await readTableIfItCanBe(store, id)
    if (kept?.table.games === number && !(await throwAwayTable(kept.table))) return
    await store.drop(gameLog(id, number))
    if (game) await strikeOut(store, game)
    swept.games++
  }

  async function throwAwayTable(table: Table): Promise<boolean> {
    if (!(await tables.throwAway(table.id))) return false
    await store.remove(SHELF, oldestFirst(table.created, table.id, 0))
    swept.tables++
    return true
  }

  async function lastTouched({ id, games }: Table): Promise<number> {
    const log = gameLog(id, games)
    const [last] = await store.read(log, Math.max(1, await store.length(log)), 1)
    return last === undefined ? 0 : (parsed<Pick<Entry, 'at'>>(last)?.at ?? 0)
  }

  async function stop(id: string): Promise<boolean> {
    const table = await tables.get(id)
    return !isRefusal(table) && table.viewers.size === 0 && (await table.stop('abandoned')) === null
  }
}
