// Tables at which nobody ever played go within hours, and their codes are free again: waiting rooms that nobody came back to, games
// that were brought along and left there. Who is there is left alone.

import type { Store } from '../store/store.ts'
import { readTableIfItCanBe } from '../table/persistence.ts'
import { type Table, gameLog } from '../table/table.ts'
import type { Tables } from '../table/registry.ts'
import { SHELF } from './finished-games.ts'
import { claimChore } from './chores.ts'
import { oldestFirst, olderThan, partsOf } from '../store/time-ordered-ids.ts'

const HOUR = 60 * 60 * 1000
const UNUSED = 'unused'
const AFTER_OPENING = 90_000
/** Other nodes say who is there by way of them. */
const TO_ANSWER = 2_000

/** Every table begins as one that nobody has used. */
export const noteUnused = async (store: Store, { created, id }: Pick<Table, 'created' | 'id'>): Promise<void> =>
  void (await store.put(UNUSED, oldestFirst(created, id), 0, ''))

/** Those opened before this moment. Gives how many. */
export async function sweepUnused(
  store: Store,
  tables: Pick<Tables, 'throwAway' | 'wake' | 'letRest'>,
  before: number,
  othersAnswer: () => Promise<void> = () => Promise.resolve(),
): Promise<number> {
  let many = 0
  for (let after: string | undefined; ;) {
    const lines = await store.list(UNUSED, after)
    const old = lines.filter(({ id }) => id < olderThan(before)).map(({ id }) => id)
    const unused = await stillUnused(old)
    for (const { table } of unused) await tables.wake(table.id)
    if (unused.length > 0) await othersAnswer()
    for (const { line, table } of unused) {
      if (await throwAway(line, table)) many++
      else tables.letRest(table.id)
    }
    after = lines.at(-1)?.id
    if (after === undefined || old.length < lines.length) return many
  }

  async function stillUnused(lines: readonly string[]): Promise<{ readonly line: string; readonly table: Table }[]> {
    const found: { readonly line: string; readonly table: Table }[] = []
    for (const line of lines) {
      const [id = ''] = partsOf(line)
      const kept = await readTableIfItCanBe(store, id)
      if (kept === undefined || kept.table.games > 0) await store.remove(UNUSED, line)
      else found.push({ line, table: kept.table })
    }
    return found
  }

  async function throwAway(line: string, { id, created }: Table): Promise<boolean> {
    if (!(await tables.throwAway(id))) return false
    await store.drop(gameLog(id, 1)) // of a game that was brought along
    await store.remove(SHELF, oldestFirst(created, id, 0))
    await store.remove(UNUSED, line)
    return true
  }
}

/** Call what it gives to stop. */
export function sweepUnusedHourly(
  deps: {
    readonly store: Store
    readonly tables: Tables
    now(): number
    after(milliseconds: number, task: () => void): () => void
    report(problem: string, facts: object): void
    readonly isShared: boolean
  },
  hours: number,
): () => void {
  const { store, tables, now, after, report, isShared } = deps
  let stop = after(AFTER_OPENING, () => void again())
  const othersAnswer = (): Promise<void> =>
    isShared ? new Promise((resolve) => void after(TO_ANSWER, resolve)) : Promise.resolve()
  async function again(): Promise<void> {
    stop = after(HOUR, () => void again())
    try {
      if (isShared && !(await claimChore(store, 'unused', now(), HOUR))) return
      await sweepUnused(store, tables, now() - hours * HOUR, othersAnswer)
    } catch (error) {
      report('unused tables could not be thrown away', { error: String(error) })
    }
  }
  return () => stop()
}
