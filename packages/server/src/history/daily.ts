// Runs retention once a day, and soon after opening. Of several nodes one does it.

import type { Moderation } from '../moderation/moderation.ts'
import type { Store } from '../store/store.ts'
import type { Tables } from '../table/registry.ts'
import { claimChore } from './chores.ts'
import { putAway } from './archive.ts'
import { sweep } from './retention.ts'

const DAY = 24 * 60 * 60 * 1000
const AFTER_OPENING = 60_000
const ID = 'broom'

/** Call what it gives to stop. */
export function sweepDaily(
  store: Store,
  tables: Tables,
  { keepDays, reports, now }: Moderation,
  after: (milliseconds: number, task: () => void) => () => void,
  report: (problem: string, facts: object) => void,
  isShared: boolean,
): () => void {
  let stop = after(AFTER_OPENING, () => void again())
  async function again(): Promise<void> {
    stop = after(DAY, () => void again())
    try {
      if (isShared && !(await claimChore(store, ID, now(), DAY))) return
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
