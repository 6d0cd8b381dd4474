// Leases decide which node looks after which tables: wakes their bots, watches their clocks, notifies people by post. Each table
// with a game under way has an alarm in the store; the node that takes it holds the lease for as long as it renews it. A dead
// node renews nothing, and others take over within seconds. If two nodes believe they hold a lease, some work is done twice but
// written once.
// A table at which nothing is due rests: its alarm is set for when something is, and until then no node has it in memory.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { Store, Timer } from '../store/store.ts'
import { leaseName, leasedGame, isLease } from './lease-name.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Table } from '../table/table.ts'

/** How long a lease lasts: so long a table waits when its node has died; milliseconds. */
const LEASE = 8_000
const ROUND = 1_000
/** The longest time between setting a game's alarm and starting it: the database may be away meanwhile. */
const LONGEST_START = 300_000
/** Leases taken in one round, so that all nodes share what a dead one leaves. A single node takes all. */
const MOST_TAKEN = 50
const ALL = 1_000_000
/** A table at which nothing is due is checked now and then all the same. */
const LONGEST_REST = 7 * 24 * 60 * 60_000
/** After loading a table the server waits as long as that took, at most this long, so that others get their turn. */
const LONGEST_BREATH = 100

export interface Dependencies {
  readonly store: Store
  /** The same on all nodes. */
  now(): number
  after(milliseconds: number, task: () => void): () => void
  readonly tables: {
    /** In memory now, or read for nobody but us. */
    wake(id: string): Promise<LiveTable | Refusal>
    /** Leaves the memory again if it may. */
    letRest(id: string): void
    isInMemory(id: string): boolean
  }
  report(problem: string, facts: object): void
  /** No other node shares the store: what was being looked after when the process ended has waited for nobody else. */
  readonly isAlone?: boolean
}

/** Progress of loading the tables whose alarms rang. */
export interface Waking {
  /** All that had to be woken at the beginning has been. */
  readonly awake: boolean
  readonly woken: number
  readonly waiting: number
}

export class Leases {
  private readonly held = new Map<string, number>() // by alarm: until when
  private queue: Timer[] = [] // alarms that rang, of tables that aren't in memory
  private isWaking = false
  private woken = 0
  private isThrough = false // once nothing was left to be woken
  private isFirst = true
  private readonly deps: Dependencies
  private callOff: () => void = () => undefined
  private isClosed = false

  constructor(deps: Dependencies) {
    this.deps = deps
  }

  /** Begins to go round. */
  open(): void {
    const again = (): void => {
      this.round()
        .catch((error: unknown) => this.deps.report('tables could not be looked after', { error: String(error) }))
        .finally(() => {
          if (!this.isClosed) this.callOff = this.deps.after(ROUND, again)
        })
    }
    again()
  }

  holdsLease({ id, games }: Pick<Table, 'id' | 'games'>): boolean {
    const until = this.held.get(leaseName(id, games))
    return until !== undefined && until > this.deps.now()
  }

  /** How many this node looks after. */
  get size(): number {
    return this.held.size
  }

  /** A game begins: whoever begins it looks after it first. */
  async playing(table: string, game: number, isPlaying: boolean): Promise<void> {
    const id = leaseName(table, game)
    if (isPlaying) {
      const until = this.deps.now() + LEASE
      await this.deps.store.setTimer({ id, due: until, text: '' }) // nobody takes it before
      this.held.set(id, until)
    } else {
      this.held.delete(id)
      await this.deps.store.clearTimer(id)
    }
  }

  /** Others may have them at once. */
  async close(): Promise<void> {
    this.isClosed = true
    this.callOff()
    const held = [...this.held].map(([id, until]) => ({ id, until }))
    this.held.clear()
    if (held.length > 0) await this.deps.store.keepTimers(held, this.deps.now())
  }

  /** Somebody comes to a table: if nobody looks after it, we do. */
  async take(tables: readonly Pick<Table, 'id' | 'games'>[]): Promise<readonly string[]> {
    const { store, now } = this.deps
    const until = now() + LEASE
    const ids = tables.map(({ id, games }) => leaseName(id, games))
    const taken = ids.length === 0 ? [] : await store.takeTimers(ids, now(), until)
    for (const id of taken) this.held.set(id, until)
    return taken.map((id) => leasedGame(id).table)
  }

  /** Nothing happens there before this moment unless somebody comes. */
  async rest({ id, games }: Pick<Table, 'id' | 'games'>, until: number): Promise<void> {
    const { store, now } = this.deps
    const alarm = leaseName(id, games)
    const held = this.held.get(alarm)
    this.held.delete(alarm)
    // Not ours any more: then another node knows better.
    if (held !== undefined) await store.returnTimer({ id: alarm, until: held }, Math.min(until, now() + LONGEST_REST))
  }

  get waking(): Waking {
    return { awake: this.isThrough, woken: this.woken, waiting: this.queue.length }
  }

  private async round(): Promise<void> {
    await this.keep()
    const { isAlone = false, tables } = this.deps
    if (this.isClosed || (this.queue.length > 0 && !isAlone)) return
    const care = await this.claim(isAlone)
    const isHere = ({ id }: Timer): boolean => tables.isInMemory(leasedGame(id).table)
    this.queue.push(...care.filter((timer) => !isHere(timer)))
    this.isThrough ||= this.queue.length === 0
    if (!this.isWaking) void this.wakeAll()
    await Promise.all(care.filter(isHere).map((timer) => this.begin(timer)))
  }

  private async claim(isAlone: boolean): Promise<readonly Timer[]> {
    const { store, now } = this.deps
    // Of whoever had the store before us nothing is left.
    const by = now() + (isAlone && this.isFirst ? LEASE : 0)
    const taken = await store.claimTimers(by, LEASE, isAlone ? ALL : MOST_TAKEN)
    this.isFirst = false
    const care = taken.filter(({ id }) => isLease(id))
    for (const { id } of care) this.held.set(id, by + LEASE)
    return care
  }

  /** One after the other, and in between everybody else has a turn: nobody waits for a table they didn't ask for. */
  private async wakeAll(): Promise<void> {
    this.isWaking = true
    for (let timer = this.queue.shift(); timer !== undefined && !this.isClosed; timer = this.queue.shift()) {
      const began = performance.now()
      await this.begin(timer)
      this.deps.tables.letRest(leasedGame(timer.id).table)
      this.woken++
      const breath = Math.min(performance.now() - began, LONGEST_BREATH)
      await new Promise<void>((resolve) => void this.deps.after(breath, resolve))
    }
    this.isWaking = false
  }

  /** What we have we keep, in one go, before half of the time is over. */
  private async keep(): Promise<void> {
    const { store, now } = this.deps
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
    const { table: id, game } = leasedGame(alarm)
    try {
      const table = await this.deps.tables.wake(id)
      if (isRefusal(table)) {
        if (table.code === 'no-such-table') await this.playing(id, game, false)
        return
      }
      await table.leaseTaken()
      const { phase, games } = table.table
      // About to begin on another node: looked at again when our time with it is over.
      if (game > games && this.deps.now() - due < LONGEST_START) return void this.held.delete(alarm)
      const isUnderWay = phase === 'playing'
      if (isUnderWay && game === games) return
      if (isUnderWay) await this.playing(id, games, true)
      await this.playing(id, game, false)
    } catch (error) {
      if (!this.isClosed) this.deps.report('a table could not be looked after', { table: id, error: String(error) })
    }
  }
}
