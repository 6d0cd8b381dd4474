// The broom: once a day, and soon after opening. Of several nodes one sweeps.

import type { Office } from '../moderation/office.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../tables/tables.ts'
import { putAway } from './putting-away.ts'
import { sweep } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const AFTER_OPENING = 60_000
const KIND = 'chore'
const ID = 'broom'

/** Call what it gives to stop. */
export function sweepDaily(
  store: Store,
  tables: Tables,
  { keepDays, reports, now }: Office,
  after: (milliseconds: number, task: () => void) => () => void,
  report: (problem: string, facts: object) => void,
  isShared: boolean,
): () => void {
  let stop = after(AFTER_OPENING, () => void again())
  async function again(): Promise<void> {
    stop = after(DAY, () => void again())
    try {
      if (isShared && !(await takeBroom(store, now()))) return
      await putAway(store, now() - DAY)
      if (keepDays === undefined) return
      const before = now() - keepDays * DAY
      await sweep(store, tables, before)
      await reports.sweep(before)
    } catch (error) {
      report('what is too old could not be thrown away', { error: String(error) })
    }
  }
  return () => stop()
}

/** False: another node has swept lately, or is about to. */
async function takeBroom(store: Store, now: number): Promise<boolean> {
  const stored = await store.get(KIND, ID)
  if (stored && now - Number(stored.text) < DAY / 2) return false
  return store.put(KIND, ID, stored?.version ?? 0, String(now))
}
