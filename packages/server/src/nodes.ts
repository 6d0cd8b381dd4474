// What a node does because it isn't alone: looks after its share of the tables, says who is there by way of it, and looks into
// the store for what it may have missed.

import type { Bus } from './bus/bus.ts'
import type { Office } from './moderation/office.ts'
import type { Store } from './store/store.ts'
import { SAY_AGAIN_AFTER } from './tables/attendance.ts'
import { Caretaker } from './tables/caretaker.ts'
import type { Tables } from './tables/tables.ts'

const ROUND = 1_000
/** While hints come in, a look into the store is for the one that was lost; while none come, it is how anything is learned. */
const ROUNDS_BETWEEN_LOOKS = 15
const ROUNDS_BETWEEN_NUDGES = 3
const ROUNDS_BETWEEN_REREADING = 30

export interface Around {
  readonly store: Store
  readonly bus: Bus
  readonly tables: Tables
  readonly office: Office
  now(): number
  after(milliseconds: number, task: () => void): () => void
  report(problem: string, facts: object): void
}

export class Nodes {
  private readonly around: Around
  readonly caretaker: Caretaker
  private callOff: () => void = () => undefined
  private rounds = 0
  private isClosed = false

  constructor(around: Around) {
    this.around = around
    const { store, tables, now, after, report } = around
    this.caretaker = new Caretaker({ store, now, after, report, table: (id) => tables.get(id) })
  }

  open(): void {
    this.around.bus.whenBack(() => void this.lookEverywhere())
    this.caretaker.open()
    const again = (): void => {
      void this.round().finally(() => {
        if (!this.isClosed) this.callOff = this.around.after(ROUND, again)
      })
    }
    this.callOff = this.around.after(ROUND, again)
  }

  async close(): Promise<void> {
    this.isClosed = true
    this.callOff()
    await this.caretaker.close().catch(() => undefined) // then others wait until it has run out
  }

  private async round(): Promise<void> {
    this.rounds++
    const { bus, tables } = this.around
    const isTime = (every: number): boolean => this.rounds % every === 0
    if (isTime(SAY_AGAIN_AFTER / ROUND)) for (const table of tables.all) table.sayWhoIsHere()
    if (!bus.isShared || !bus.isUp || isTime(ROUNDS_BETWEEN_LOOKS)) await this.tried(() => tables.catchUp())
    if (isTime(ROUNDS_BETWEEN_NUDGES)) await this.tried(() => this.nudge())
    if (isTime(ROUNDS_BETWEEN_REREADING)) await this.tried(() => this.around.office.reread())
  }

  private async lookEverywhere(): Promise<void> {
    await this.tried(() => this.around.tables.catchUp())
    await this.tried(() => this.around.office.reread())
    for (const table of this.around.tables.all) table.sayWhoIsHere(true)
  }

  private async nudge(): Promise<void> {
    for (const table of this.around.tables.all) if (this.caretaker.cares(table.table)) await table.nudge()
  }

  /** The store may be away: the next round comes. */
  private async tried(task: () => Promise<void>): Promise<void> {
    try {
      await task()
    } catch (error) {
      if (!this.isClosed) this.around.report('other nodes could not be followed', { error: String(error) })
    }
  }
}
