// Which node looks after which tables: wakes their bots, watches their clocks, tells people by post. A table with a game under way
// has an alarm in the store; whoever takes it looks after the table for as long as they keep it. A node that dies keeps nothing, and
// within seconds others have its tables. Two who believe to have the same one do some work twice, and write it once.
// A table at which nothing will happen by itself rests: its alarm rings when something will, and until then nobody has it in memory.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { Store, Timer } from '../store/store.ts'
import { leaseName, leasedGame, isLease } from './lease-name.ts'
import { type Quiet, spellQuiet, stillQuiet } from './quiet-notes.ts'
import { Waker, type Waking } from './waking.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Table } from '../table/table.ts'

/** How long a table waits for somebody when its node is gone, in milliseconds. */
const LEASE = 8_000
const ROUND = 1_000
/** Between a game's alarm and the game: a database may be away meanwhile. */
const LONGEST_START = 300_000
/** Taken at once, so that all nodes get some of what a dead one leaves behind. */
const MOST_TAKEN = 50
/** By who is alone; and kept at once: what else is asked of the store has its turn in between. */
const BATCH = 200
/** A table that rests for good is looked at now and then all the same, should anything have been missed. */
const LONGEST_REST = 7 * 24 * 60 * 60_000

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
    /** Of one in memory at which nothing happens by itself as it is now. */
    quiet(id: string): Quiet | undefined
    /** To nodes that have people there: nobody looks after it. */
    sayItRests(id: string): void
  }
  report(problem: string, facts: object): void
  /** No other node shares the store: what was being looked after when the process ended has waited for nobody else. */
  readonly isAlone?: boolean
}

export class Leases {
  private readonly held = new Map<string, number>() // by alarm: until when
  private readonly waker: Waker
  private opened: number | undefined
  private readonly deps: Dependencies
  private callOff: () => void = () => undefined
  private isClosed = false

  constructor(deps: Dependencies) {
    this.deps = deps
    this.waker = new Waker({
      ...deps,
      claim: () => this.claim(),
      begin: (timer) => this.begin(timer),
    })
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
    this.waker.close()
    const held = [...this.held].map(([id, until]) => ({ id, until, text: this.noteOf(id) }))
    this.held.clear()
    for (const some of inBatches(held)) await this.deps.store.keepTimers(some, this.deps.now())
  }

  /** Somebody comes to a table: if nobody looks after it, we do. */
  async take(tables: readonly Pick<Table, 'id' | 'games'>[]): Promise<readonly string[]> {
    const { store, now } = this.deps
    const until = now() + LEASE
    const ids = tables.filter((table) => !this.holdsLease(table)).map(({ id, games }) => leaseName(id, games))
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
    if (held === undefined) return
    await store.returnTimers([{ id: alarm, until: held, due: Math.min(until, now() + LONGEST_REST) }])
  }

  get waking(): Waking {
    return this.waker.state
  }

  private async round(): Promise<void> {
    await this.keep()
    if (!this.isClosed) this.waker.round()
  }

  /** Alarms that rang. Tables in memory are seen to here; what is as it was when somebody noted that it waits for people goes on waiting. */
  private async claim(): Promise<{ readonly care: readonly Timer[]; readonly isAll: boolean }> {
    const { store, now, isAlone = false, tables } = this.deps
    const asked = now()
    this.opened ??= asked
    // Of whoever had the store before us nothing is left; what is lent for longer is our own.
    const by = isAlone ? Math.max(asked, this.opened + LEASE - 1) : asked
    const most = isAlone ? BATCH : MOST_TAKEN
    const taken = await store.claimTimers(by, asked + LEASE - by, most)
    const care = taken.filter(({ id }) => isLease(id))
    for (const { id } of care) this.held.set(id, asked + LEASE)
    const isHere = ({ id }: Timer): boolean => tables.isInMemory(leasedGame(id).table)
    const quiet = await this.leaveQuiet(care.filter((timer) => !isHere(timer)))
    const loud = care.filter(({ id }) => !quiet.has(id))
    await Promise.all(loud.filter(isHere).map((timer) => this.begin(timer)))
    return { care: loud.filter((timer) => !isHere(timer)), isAll: taken.length < most }
  }

  /** Those at which nothing happens are given back unread. Where nobody can say, all are as if they weren't: they are read. */
  private async leaveQuiet(timers: readonly Timer[]): Promise<ReadonlySet<string>> {
    const { store, now, tables, report } = this.deps
    try {
      const quiet = await stillQuiet(store, timers, now())
      if (quiet.size === 0) return new Set()
      const latest = now() + LONGEST_REST
      const returned = [...quiet].flatMap(([id, until]) => {
        const held = this.held.get(id)
        this.held.delete(id)
        return held === undefined ? [] : { id, until: held, due: Math.min(until, latest) }
      })
      for (const id of await store.returnTimers(returned)) tables.sayItRests(leasedGame(id).table)
      return new Set(quiet.keys())
    } catch (error) {
      report('tables could not be put to rest', { error: String(error) })
      return new Set()
    }
  }

  /** What we have we keep before half of the time is over, and say of each table how it is. */
  private async keep(): Promise<void> {
    const { store, now } = this.deps
    const soon = now() + LEASE / 2
    for (const some of inBatches([...this.held].filter(([, until]) => until < soon))) {
      const held = some.map(([id, until]) => ({ id, until, text: this.noteOf(id) }))
      const until = now() + LEASE
      const kept = new Set(await store.keepTimers(held, until))
      for (const { id, until: before } of held) {
        if (this.held.get(id) !== before) continue // over meanwhile, or begun anew
        if (kept.has(id)) this.held.set(id, until)
        else this.held.delete(id)
      }
    }
  }

  /** Undefined: nothing new is known of it. */
  private noteOf(alarm: string): string | undefined {
    const { tables } = this.deps
    const { table } = leasedGame(alarm)
    if (!tables.isInMemory(table)) return undefined
    const quiet = tables.quiet(table)
    return quiet === undefined ? '' : spellQuiet(quiet)
  }

  private async begin({ id: alarm, due }: Timer): Promise<void> {
    const { table: id, game } = leasedGame(alarm)
    try {
      const { isAlone, tables } = this.deps
      const isNew = !tables.isInMemory(id)
      const table = await tables.wake(id)
      if (isRefusal(table)) {
        if (table.code === 'no-such-table') await this.playing(id, game, false)
        return
      }
      await (isNew && isAlone ? table.nudge() : table.leaseTaken()) // nobody else has written since it was read
      const { phase, games } = table.table
      // About to begin on another node: looked at again when our time with it is over.
      if (game > games && this.deps.now() - due < LONGEST_START) return void this.held.delete(alarm)
      const isUnderWay = phase === 'playing'
      if (isUnderWay && game === games) return
      if (isUnderWay) await this.playing(id, games, true)
      await this.playing(id, game, false)
    } catch (error) {
      if (!this.deps.tables.isInMemory(id)) this.held.delete(alarm) // it rings again
      if (!this.isClosed) this.deps.report('a table could not be looked after', { table: id, error: String(error) })
    }
  }
}

const inBatches = <T>(all: readonly T[]): T[][] =>
  Array.from({ length: Math.ceil(all.length / BATCH) }, (_, n) => all.slice(n * BATCH, (n + 1) * BATCH))
