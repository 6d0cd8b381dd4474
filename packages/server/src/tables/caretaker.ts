// Which node looks after which tables: wakes their bots, watches their clocks, tells people by post. A table with a game under way
// has an alarm in the store; whoever takes it looks after the table for as long as they keep it. A node that dies keeps nothing, and
// within seconds others have its tables. Two who believe to have the same one do some work twice, and write it once.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { Store, Timer } from '../store/store.ts'
import { careFor, caredFor, isCare } from './care.ts'
import type { LiveTable } from './live-table.ts'
import type { Table } from './table.ts'

/** How long a table waits for somebody when its node is gone, in milliseconds. */
const LEASE = 8_000
const ROUND = 1_000
/** Between a game's alarm and the game: a database may be away meanwhile. */
const LONGEST_START = 300_000
/** Taken at once, so that all nodes get some of what a dead one leaves behind. */
const MOST_TAKEN = 50

export interface Around {
  readonly store: Store
  /** The same on all nodes. */
  now(): number
  after(milliseconds: number, task: () => void): () => void
  table(id: string): Promise<LiveTable | Refusal>
  report(problem: string, facts: object): void
}

export class Caretaker {
  private readonly held = new Map<string, number>() // by alarm: until when
  private readonly around: Around
  private callOff: () => void = () => undefined
  private isClosed = false

  constructor(around: Around) {
    this.around = around
  }

  /** Begins to go round. */
  open(): void {
    const again = (): void => {
      this.round()
        .catch((error: unknown) => this.around.report('tables could not be looked after', { error: String(error) }))
        .finally(() => {
          if (!this.isClosed) this.callOff = this.around.after(ROUND, again)
        })
    }
    again()
  }

  cares({ id, games }: Pick<Table, 'id' | 'games'>): boolean {
    const until = this.held.get(careFor(id, games))
    return until !== undefined && until > this.around.now()
  }

  /** How many this node looks after. */
  get size(): number {
    return this.held.size
  }

  /** A game begins: whoever begins it looks after it first. */
  async playing(table: string, game: number, isPlaying: boolean): Promise<void> {
    const id = careFor(table, game)
    if (isPlaying) {
      const until = this.around.now() + LEASE
      await this.around.store.setTimer({ id, due: until, text: '' }) // nobody takes it before
      this.held.set(id, until)
    } else {
      this.held.delete(id)
      await this.around.store.clearTimer(id)
    }
  }

  /** Others may have them at once. */
  async close(): Promise<void> {
    this.isClosed = true
    this.callOff()
    const held = [...this.held].map(([id, until]) => ({ id, until }))
    this.held.clear()
    if (held.length > 0) await this.around.store.keepTimers(held, this.around.now())
  }

  private async round(): Promise<void> {
    await this.keep()
    if (this.isClosed) return
    const now = this.around.now()
    const taken = await this.around.store.claimTimers(now, LEASE, MOST_TAKEN)
    const care = taken.filter(({ id }) => isCare(id))
    for (const { id } of care) this.held.set(id, now + LEASE)
    await Promise.all(care.map((timer) => this.begin(timer)))
  }

  /** What we have we keep, in one go, before half of the time is over. */
  private async keep(): Promise<void> {
    const { store, now } = this.around
    const soon = now() + LEASE / 2
    const held = [...this.held].flatMap(([id, until]) => (until < soon ? { id, until } : []))
    if (held.length === 0) return
    const until = now() + LEASE
    const kept = new Set(await store.keepTimers(held, until))
    for (const { id, until: before } of held) {
      if (this.held.get(id) !== before) continue // over meanwhile, or begun anew
      if (kept.has(id)) this.held.set(id, until)
      else this.held.delete(id)
    }
  }

  private async begin({ id: alarm, due }: Timer): Promise<void> {
    const { table: id, game } = caredFor(alarm)
    try {
      const table = await this.around.table(id)
      if (isRefusal(table)) return
      await table.takeCare()
      const { phase, games } = table.table
      // About to begin on another node: looked at again when our time with it is over.
      if (game > games && this.around.now() - due < LONGEST_START) return void this.held.delete(alarm)
      const isUnderWay = phase === 'playing'
      if (isUnderWay && game === games) return
      if (isUnderWay) await this.playing(id, games, true)
      await this.playing(id, game, false)
    } catch (error) {
      this.around.report('a table could not be looked after', { table: id, error: String(error) })
    }
  }
}
