// What a node does because it isn't alone: announces who is connected to it, checks the store for hints it may have missed, and
// takes leases for games whose people are here.

import type { Bus } from './bus/bus.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { Store } from '../store/store.ts'
import { SAY_AGAIN_AFTER } from '../table/presence/attendance.ts'
import type { Leases } from './leases.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Tables } from '../table/registry.ts'

const ROUND = 1_000
/** While hints arrive, reading the store only finds lost ones; while none arrive, it is the only way to learn anything. */
const ROUNDS_BETWEEN_LOOKS = 15
const ROUNDS_BETWEEN_NUDGES = 3
const ROUNDS_BETWEEN_REREADING = 30

export interface Dependencies {
  readonly store: Store
  readonly bus: Bus
  readonly tables: Tables
  readonly leases: Leases
  readonly moderation: Moderation
  now(): number
  after(milliseconds: number, task: () => void): () => void
  report(problem: string, facts: object): void
}

export class Nodes {
  private readonly deps: Dependencies
  private callOff: () => void = () => undefined
  private rounds = 0
  private isClosed = false

  constructor(deps: Dependencies) {
    this.deps = deps
  }

  open(): void {
    this.deps.bus.whenBack(() => void this.lookEverywhere())
    const again = (): void => {
      void this.round().finally(() => {
        if (!this.isClosed) this.callOff = this.deps.after(ROUND, again)
      })
    }
    this.callOff = this.deps.after(ROUND, again)
  }

  close(): void {
    this.isClosed = true
    this.callOff()
  }

  private async round(): Promise<void> {
    this.rounds++
    const { bus, tables } = this.deps
    const isTime = (every: number): boolean => this.rounds % every === 0
    if (isTime(SAY_AGAIN_AFTER / ROUND)) for (const table of tables.all) table.sayWhoIsHere()
    const hearsNothing = !bus.isShared || !bus.isUp
    if (hearsNothing || isTime(ROUNDS_BETWEEN_LOOKS)) {
      await this.tried(() => tables.catchUp())
      await this.tried(() => this.takeLeasesOfThoseHere())
    }
    if (isTime(ROUNDS_BETWEEN_NUDGES)) await this.tried(() => this.nudge())
    if (isTime(ROUNDS_BETWEEN_REREADING)) await this.tried(() => this.deps.moderation.reread())
  }

  private async lookEverywhere(): Promise<void> {
    await this.tried(() => this.deps.tables.catchUp())
    await this.tried(() => this.takeLeasesOfThoseHere())
    await this.tried(() => this.deps.moderation.reread())
    for (const table of this.deps.tables.all) table.sayWhoIsHere(true)
  }

  /** A node that couldn't hear of the people here may have put their game to rest, and the hint that says so may be lost. */
  private async takeLeasesOfThoseHere(): Promise<void> {
    const { tables, leases } = this.deps
    const isOurs = ({ table, viewers }: LiveTable): boolean =>
      table.phase === 'playing' && viewers.size > 0 && !leases.holdsLease(table)
    const taken = new Set(await leases.take([...tables.all].filter(isOurs).map(({ table }) => table)))
    for (const table of tables.all) if (taken.has(table.table.id)) await table.leaseTaken()
  }

  private async nudge(): Promise<void> {
    for (const table of this.deps.tables.all) if (this.deps.leases.holdsLease(table.table)) await table.nudge()
  }

  /** The store may be away: the next round comes. */
  private async tried(task: () => Promise<void>): Promise<void> {
    try {
      await task()
    } catch (error) {
      if (!this.isClosed) this.deps.report('other nodes could not be followed', { error: String(error) })
    }
  }
}
