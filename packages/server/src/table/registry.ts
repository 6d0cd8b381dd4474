// All tables of a server: creates them, finds them by id or code, loads them into memory when they are needed.

import { randomBytes } from 'node:crypto'
import { findGame } from '@saloon/games'
import { type GameModule, type Refusal, type Setup, isRefusal } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import { spellHint } from '../cluster/hints.ts'
import type { Quiet } from '../cluster/quiet-notes.ts'
import { SHELF } from '../history/finished-games.ts'
import { oldestFirst } from '../store/time-ordered-ids.ts'
import { noteUnused } from '../history/unused.ts'
import type { ImportedGame, Jobs } from '../jobs/jobs.ts'
import { Past } from '../jobs/past.ts'
import { jobsHere } from '../jobs/work.ts'
import type { Store } from '../store/store.ts'
import type { ClockName } from './time/clocks.ts'
import { codeIn, freeCode, newCode, tableWithCode } from './codes.ts'
import {
  type Kept,
  TABLES,
  Unreadable,
  keepTable,
  newSecret,
  openTables,
  readTable,
  removeTable,
} from './persistence.ts'
import { type LiveTablePorts, LiveTable } from './live-table.ts'
import { type PlayerId, type SeatPlan, type Table, type Talk, USUAL, gameLog } from './table.ts'
import { extrasOf } from './lobby/waiting-room.ts'

export interface NewTable {
  readonly game: string
  readonly seats: number
  readonly options: Readonly<Record<string, unknown>>
  readonly rated: boolean
  readonly open: boolean
  readonly watchable: boolean
  readonly talk: Talk
  readonly clock: ClockName
  readonly pace: number
  readonly series?: number | undefined
  readonly takeBacks?: number | undefined
  readonly delay?: number | undefined
  readonly ghosts?: boolean | undefined
  readonly patient?: boolean | undefined // usually among friends
  readonly aids?: boolean | undefined
}

const NEW = { phase: 'waiting', games: 0, frozen: false } as const satisfies Partial<Table>
/** An imported game is private until the host says otherwise. */
const BROUGHT = {
  rated: false,
  open: false,
  watchable: true,
  talk: 'phrases',
  clock: 'none',
  pace: 1000,
} as const satisfies Partial<Table>

/** With one question to the store. */
const MOST_LOOKED_AT = 1000
/** A table that somebody has just asked for stays in memory this long: they may be about to join it. */
const AWAKE_FOR = 60_000
/** So long after somebody last asked for a table, the node with its lease may have put it to rest. */
const LOOKED_AFTER_FOR = 30_000

/** What the server gives its tables. Tests may add games (`find`) and do without threads (`jobs`). */
export type RegistryPorts = Omit<LiveTablePorts, 'store' | 'bus' | 'node' | 'jobs' | 'past'> & {
  readonly jobs?: Jobs
  find?(game: string): GameModule | Refusal
}

export class Tables {
  private readonly live = new Map<string, Promise<LiveTable | Refusal>>()
  private readonly opened = new Map<string, LiveTable>()
  private readonly wanted = new Map<string, number>() // when somebody last asked for it
  private readonly resting = new Map<string, Promise<void>>() // whose rest is just being written
  private readonly damaged = new Set<string>() // and reported
  private readonly store: Store
  private readonly bus: Bus
  private readonly node = randomBytes(6).toString('base64url')
  private readonly given: RegistryPorts
  private readonly jobs: Jobs
  private readonly past: Past

  constructor(store: Store, bus: Bus, given: RegistryPorts) {
    this.store = store
    this.bus = bus
    this.given = given
    this.jobs = given.jobs ?? jobsHere((game) => this.module(game))
    this.past = new Past(this.jobs)
  }

  async create(host: PlayerId, wanted: NewTable): Promise<LiveTable | Refusal> {
    const forbidden = this.given.rules.mayOpen(wanted)
    if (forbidden) return forbidden
    const module = this.module(wanted.game)
    if (isRefusal(module)) return module
    const setup = module.game.prepare({ seats: wanted.seats, options: wanted.options })
    if (isRefusal(setup)) return setup
    const { game, rated, open, watchable, talk, clock, pace } = wanted
    return this.newTable(host, setup, {
      game,
      rated,
      open,
      watchable,
      talk,
      clock,
      pace,
      ...USUAL,
      ...extrasOf({ ...USUAL, patient: !wanted.open }, wanted),
    })
  }

  /** With the log of a game that was begun elsewhere, and goes on here. */
  async bring(host: PlayerId, log: string, visitor: string = host): Promise<LiveTable | Refusal> {
    const forbidden = this.given.rules.mayOpen(BROUGHT)
    if (forbidden) return forbidden
    const brought = await this.jobs.run(visitor, { kind: 'bring', log, now: this.given.now() })
    if (isRefusal(brought)) return brought
    const { game, setup, rows } = brought
    return this.newTable(host, setup, { ...BROUGHT, game, ...USUAL, brought: rows }, brought)
  }

  private async newTable(
    host: PlayerId,
    { seats, options }: Setup,
    settings: Omit<Table, 'id' | 'invite' | 'created' | 'host' | 'options' | 'seats' | keyof typeof NEW | 'commitment'>,
    brought?: ImportedGame,
  ): Promise<LiveTable | Refusal> {
    const id = randomBytes(12).toString('base64url')
    const invite = await newCode(this.store, id)
    if (typeof invite !== 'string') return invite
    const free = (): SeatPlan => ({ holder: null, ready: false, number: null })
    const table: Table = {
      id,
      invite,
      created: this.given.now(),
      host,
      options: options as Readonly<Record<string, unknown>>,
      seats: Array.from({ length: seats }, free),
      commitment: brought?.commitment ?? (await newSecret(this.store, id, 1, this.given.newSecret())),
      ...NEW,
      ...settings,
    }
    await this.store.put(SHELF, oldestFirst(table.created, id, 0), 0, '') // first: else retention could miss it
    await noteUnused(this.store, table)
    if (brought) await this.store.append(gameLog(id, 1), 0, brought.lines)
    await keepTable(this.store, table, 0)
    return this.get(id)
  }

  /** From memory, or loaded from the store. */
  get(id: string): Promise<LiveTable | Refusal> {
    const now = this.given.steady()
    const isNews = now - (this.wanted.get(id) ?? -Infinity) > LOOKED_AFTER_FOR
    this.wanted.set(id, now)
    const opening = this.wake(id)
    const live = this.opened.get(id)
    return live && isNews ? live.takeLeaseIfFree().then(() => live) : opening
  }

  /** Like `get`, for a caller that only looks after the table: it may leave memory again at once. */
  wake(id: string): Promise<LiveTable | Refusal> {
    const known = this.live.get(id)
    if (known) return known
    const opening = this.open(id)
    this.live.set(id, opening)
    const forget = (): void => {
      this.live.delete(id)
      this.wanted.delete(id)
    }
    opening.then((table) => isRefusal(table) && forget(), forget)
    return opening
  }

  isInMemory(id: string): boolean {
    return this.opened.has(id)
  }

  /** Of one in memory: how it is, if nothing happens there by itself. */
  quiet(id: string): Quiet | undefined {
    return this.opened.get(id)?.quiet
  }

  /** To nodes that have people there: nobody looks after it. */
  sayItRests(id: string): void {
    if (this.given.holdsLease) this.bus.publish(id, spellHint(this.node, { type: 'rests' }))
  }

  async find(code: string): Promise<LiveTable | Refusal> {
    const id = await tableWithCode(this.store, codeIn(code))
    return id === undefined ? { code: 'no-such-table', facts: { table: code.slice(0, 40) } } : this.get(id)
  }

  /** In memory now. */
  get size(): number {
    return this.live.size
  }

  /** Of those, with a game under way. */
  get playing(): number {
    let playing = 0
    for (const { table } of this.opened.values()) if (table.phase === 'playing') playing++
    return playing
  }

  /** Tables at which nothing happens and nobody looks leave the memory; the store has them. */
  sweep(): void {
    for (const id of this.opened.keys()) this.letRest(id)
  }

  /** Unless it is in use, or somebody has asked for it a moment ago. */
  letRest(id: string): void {
    const live = this.opened.get(id)
    const isWanted = this.given.steady() - (this.wanted.get(id) ?? -Infinity) < AWAKE_FOR
    if (live && !isWanted) this.putAside(id, live)
  }

  private putAside(id: string, live: LiveTable): boolean {
    const until = live.restsUntil
    if (until === undefined) return false
    const { table } = live
    const isOurs = table.phase === 'playing' && (this.given.holdsLease?.(table) ?? true)
    if (isOurs && !this.given.rest) return false // nobody would wake it
    live.forget()
    this.opened.delete(id)
    this.live.delete(id)
    this.wanted.delete(id)
    if (isOurs) this.layToRest(table, until)
    return true
  }

  private layToRest(table: Table, until: number): void {
    const resting = this.given.rest!(table, until)
      .then(() => this.sayItRests(table.id)) // now, and not before, somebody else can take it
      .catch((error: unknown) => this.given.report('a table could not be put to rest', failure(table.id, error)))
      .finally(() => this.resting.delete(table.id))
    this.resting.set(table.id, resting)
  }

  /** Where other nodes write too: takes in whatever was missed, of tables in memory. */
  async catchUp(): Promise<void> {
    const open = [...this.opened]
    for (let from = 0; from < open.length; from += MOST_LOOKED_AT) {
      const some = open.slice(from, from + MOST_LOOKED_AT)
      const ids = some.map(([id]) => id)
      const before = some.map(([, live]) => live.known)
      const versions = await this.store.versions(TABLES, ids)
      const lengths = await this.store.lengths(some.map(([id, { table }]) => gameLog(id, table.games)))
      for (const [i, [, live]] of some.entries()) {
        const { version, length } = before[i]!
        if (versions[i]! > version || lengths[i]! > length) await live.catchUp()
      }
    }
  }

  /** For good, out of memory and store. False: somebody is there, or a game is under way. */
  async throwAway(id: string): Promise<boolean> {
    const live = this.opened.get(id)
    if (live && !this.putAside(id, live)) return false
    const kept = await this.read(id)
    if (kept === undefined) return true
    if (isRefusal(kept) || kept.table.phase === 'playing') return false
    await freeCode(this.store, kept.table.invite, id)
    await removeTable(this.store, kept.table)
    return true
  }

  /** How many lines there are to it on this node. */
  watching(id: string): number {
    return this.opened.get(id)?.viewers.size ?? 0
  }

  /** In memory now, with whoever is there. */
  get all(): Iterable<LiveTable> {
    return this.opened.values()
  }

  /** The lobby, a page at a time. */
  listOpen(after: string | undefined, limit = 50): Promise<Table[]> {
    return openTables(this.store, after, limit)
  }

  private async open(id: string): Promise<LiveTable | Refusal> {
    await this.resting.get(id)
    const kept = await this.read(id)
    if (!kept) return { code: 'no-such-table', facts: { table: id.slice(0, 40) } }
    if (isRefusal(kept)) return kept
    const module = this.module(kept.table.game)
    if (isRefusal(module)) return module
    await module.game.rules.ready?.()
    if (kept.table.phase === 'playing') await this.takeLease(kept.table)
    const table = await LiveTable.open(this.ports, module, kept)
    this.opened.set(id, table)
    return table
  }

  /** Before anything happens there: should we end now, somebody has to wake it. */
  private async takeLease(table: Table): Promise<void> {
    try {
      await this.given.takeLease?.(table)
    } catch (error) {
      this.given.report('a table could not be looked after', failure(table.id, error)) // it may still be looked at
    }
  }

  /** What is damaged is said once, with all by which it can be found. */
  private async read(id: string): Promise<Kept | Refusal | undefined> {
    try {
      return await readTable(this.store, id)
    } catch (error) {
      if (!(error instanceof Unreadable)) throw error
      const { code, message } = error
      if (!this.damaged.has(id)) this.given.report('a table can’t be read', { table: id, code, error: message })
      this.damaged.add(id)
      return { code: 'table-unreadable', facts: { table: id } }
    }
  }

  private module(game: string): GameModule | Refusal {
    return (this.given.find ?? findGame)(game)
  }

  private get ports(): LiveTablePorts {
    const { find: _find, ...given } = this.given
    const { store, bus, node, jobs, past } = this
    return { store, bus, node, ...given, jobs, past }
  }
}

const failure = (table: string, error: unknown): object => ({ table, error: String(error) })
