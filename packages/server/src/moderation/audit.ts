// What moderators did: a log that is only ever appended to. Each deed is noted before it is done, so that none can happen unnoticed;
// one that failed is followed by a row that says so.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'

const LOG = 'audit'

export interface Deed {
  readonly by: PlayerId
  readonly do: string
  readonly on?: string // the player, table, report or announcement it was done to
  readonly facts?: object
}
export interface Noted extends Deed {
  readonly seq: number
  readonly at: number
  readonly failed?: string // why the deed noted before came to nothing
}

export class Audit {
  private readonly store: Store
  private readonly now: () => number

  constructor(store: Store, now: () => number) {
    this.store = store
    this.now = now
  }

  async carryOut<T extends object>(deed: Deed, work: () => Promise<T | Refusal>): Promise<T | Refusal> {
    await this.note(deed)
    try {
      const done = await work()
      if (isRefusal(done)) await this.note(deed, done.code)
      return done
    } catch (error) {
      await this.note(deed, 'our-fault')
      throw error
    }
  }

  /** The newest first, those before number `before`. */
  async page(before: number | undefined, limit: number): Promise<Noted[]> {
    const last = Math.min((before ?? Infinity) - 1, await this.store.length(LOG))
    const first = Math.max(1, last - limit + 1)
    if (last < 1) return []
    const rows = await this.store.read(LOG, first, last - first + 1)
    return rows.map((row, i) => ({ seq: first + i, ...(JSON.parse(row) as Omit<Noted, 'seq'>) })).reverse()
  }

  private async note(deed: Deed, failed?: string): Promise<void> {
    const row = JSON.stringify({ at: this.now(), ...deed, ...(failed !== undefined && { failed }) })
    while (!(await this.store.append(LOG, await this.store.length(LOG), [row]))); // another node was faster
  }
}
