// Reads the tables whose alarms rang, a few at a time, and as long as the process was busy everybody else has their turn: nobody
// waits for a table they didn't ask for. Who comes to a table doesn't queue here: it is read at once.

import type { Timer } from '../store/store.ts'
import { leasedGame } from './lease-name.ts'

/** Read at the same time: while one waits for the store another is worked on. */
const LANES = 8
/** However busy the process is, the next table waits no longer than this, in milliseconds. */
const LONGEST_BREATH = 100
/** Tables that stay in memory, because bots play there or clocks run, though nobody may be there. Others wait until some have come to rest … */
const MOST_STIRRING = 200
/** … or have had their time, in rounds. */
const LONGEST_STIR = 30

export interface Around {
  /** Alarms that rang and that we have now, of tables that have to be read; `isAll`: there are no more. */
  claim(): Promise<{ readonly care: readonly Timer[]; readonly isAll: boolean }>
  /** Reads the table and does what was to be done. */
  begin(timer: Timer): Promise<void>
  readonly tables: {
    /** Leaves the memory again if it may. */
    letRest(id: string): void
    isInMemory(id: string): boolean
  }
  after(milliseconds: number, task: () => void): () => void
  report(problem: string, facts: object): void
}

/** How far the tables are whose alarms rang. */
export interface Waking {
  /** All that had to be woken at the beginning has been. */
  readonly awake: boolean
  readonly woken: number
  readonly waiting: number
}

export class Waker {
  private queue: Timer[] = []
  private claiming: Promise<void> | undefined // shared by all lanes
  private isAll = false
  private lanes = 0
  private readonly stirring = new Map<string, number>() // tables, with the rounds since they were woken
  private woken = 0
  private isThrough = false // once nothing was left to be woken
  private isClosed = false
  private owed = 0 // milliseconds that everybody else has to have first
  private measured = performance.eventLoopUtilization()
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  get state(): Waking {
    return { awake: this.isThrough, woken: this.woken, waiting: this.queue.length }
  }

  close(): void {
    this.isClosed = true
  }

  /** Every second. */
  round(): void {
    this.settle()
    this.isAll = false
    while (this.lanes < LANES) {
      this.lanes++
      void this.lane()
    }
  }

  /** Where a bot has moved and a person is asked, the table leaves at once, and makes room. */
  private settle(): void {
    const { tables } = this.around
    for (const [id, rounds] of this.stirring) {
      tables.letRest(id)
      if (rounds < LONGEST_STIR && tables.isInMemory(id)) this.stirring.set(id, rounds + 1)
      else this.stirring.delete(id)
    }
  }

  private async lane(): Promise<void> {
    try {
      for (let timer = await this.next(); timer !== undefined; timer = await this.next()) {
        await this.wake(timer)
        await this.breathe()
      }
    } catch (error) {
      if (!this.isClosed) this.around.report('tables could not be looked after', { error: String(error) }) // the next round comes
    } finally {
      this.lanes--
    }
    if (this.lanes === 0 && this.isAll && this.queue.length === 0) this.isThrough = true
  }

  /** Undefined: there are no more, or no room for more. */
  private async next(): Promise<Timer | undefined> {
    for (;;) {
      if (this.isClosed || this.stirring.size >= MOST_STIRRING) return undefined
      const timer = this.queue.shift()
      if (timer !== undefined || this.isAll) return timer
      this.claiming ??= this.claim().finally(() => (this.claiming = undefined))
      await this.claiming
    }
  }

  private async claim(): Promise<void> {
    const { care, isAll } = await this.around.claim()
    this.isAll = isAll
    this.queue.push(...care)
    await this.breathe()
  }

  private async wake(timer: Timer): Promise<void> {
    const { tables, begin } = this.around
    const { table } = leasedGame(timer.id)
    await begin(timer)
    this.woken++
    tables.letRest(table)
    if (tables.isInMemory(table)) this.stirring.set(table, 0)
  }

  /** For as long as the loop has been busier than idle, whoever it was that kept it busy. */
  private async breathe(): Promise<void> {
    const { active, idle } = performance.eventLoopUtilization(this.measured)
    this.measured = performance.eventLoopUtilization()
    this.owed = Math.min(Math.max(0, this.owed + active - idle), LONGEST_BREATH)
    await new Promise<void>((resolve) => void this.around.after(this.owed, resolve))
  }
}
