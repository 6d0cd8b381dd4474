// All tables of the house: made, found by id or by code, brought into memory when somebody needs them.

import { randomBytes, randomInt } from 'node:crypto'
import { findGame } from '@saloon/games'
import { type GameModule, type Refusal, type Setup, isRefusal } from '@saloon/kernel'
import type { Bus } from '../bus/bus.ts'
import { SHELF } from '../history/book.ts'
import { oldestFirst } from '../history/order.ts'
import type { Brought, Jobs } from '../jobs/jobs.ts'
import { Past } from '../jobs/past.ts'
import { jobsHere } from '../jobs/work.ts'
import type { Store } from '../store/store.ts'
import type { ClockName } from './clocks.ts'
import { TABLES, keepTable, newSecret, openTables, readTable, removeTable } from './keeper.ts'
import { type House, LiveTable } from './live-table.ts'
import { type PlayerId, type SeatPlan, type Table, type Talk, USUAL, gameLog } from './table.ts'
import { extrasOf } from './waiting-room.ts'

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
/** A game that was brought along: among friends, until the host says otherwise. */
const BROUGHT = {
  rated: false,
  open: false,
  watchable: true,
  talk: 'phrases',
  clock: 'none',
  pace: 1000,
} as const satisfies Partial<Table>

/** Without L, which people take for an I. */
const LETTERS = 'ABCDEFGHIJKMNOPQRSTUVWXYZ'
const CODE_LENGTH = 4
const CODES = 'code'
/** With one question to the store. */
const MOST_LOOKED_AT = 1000

/** What the house lends its tables; another game than those of the house may be found, for tests, which have no threads for jobs either. */
export type Hands = Omit<House, 'store' | 'bus' | 'node' | 'jobs' | 'past'> & {
  readonly jobs?: Jobs
  find?(game: string): GameModule | Refusal
}

export class Tables {
  private readonly live = new Map<string, Promise<LiveTable | Refusal>>()
  private readonly opened = new Map<string, LiveTable>()
  private readonly store: Store
  private readonly bus: Bus
  private readonly node = randomBytes(6).toString('base64url')
  private readonly hands: Hands
  private readonly jobs: Jobs
  private readonly past: Past

  constructor(store: Store, bus: Bus, hands: Hands) {
    this.store = store
    this.bus = bus
    this.hands = hands
    this.jobs = hands.jobs ?? jobsHere((game) => this.module(game))
    this.past = new Past(this.jobs)
  }

  async create(host: PlayerId, wanted: NewTable): Promise<LiveTable | Refusal> {
    const forbidden = this.hands.rules.mayOpen(wanted)
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
    const forbidden = this.hands.rules.mayOpen(BROUGHT)
    if (forbidden) return forbidden
    const brought = await this.jobs.run(visitor, { kind: 'bring', log, now: this.hands.now() })
    if (isRefusal(brought)) return brought
    const { game, setup, rows } = brought
    return this.newTable(host, setup, { ...BROUGHT, game, ...USUAL, brought: rows }, brought)
  }

  private async newTable(
    host: PlayerId,
    { seats, options }: Setup,
    settings: Omit<Table, 'id' | 'invite' | 'created' | 'host' | 'options' | 'seats' | keyof typeof NEW | 'commitment'>,
    brought?: Brought,
  ): Promise<LiveTable | Refusal> {
    const id = randomBytes(12).toString('base64url')
    const free = (): SeatPlan => ({ holder: null, ready: false, number: null })
    const table: Table = {
      id,
      invite: await this.newCode(id),
      created: this.hands.now(),
      host,
      options: options as Readonly<Record<string, unknown>>,
      seats: Array.from({ length: seats }, free),
      commitment: brought?.commitment ?? (await newSecret(this.store, id, 1, this.hands.newSecret())),
      ...NEW,
      ...settings,
    }
    await this.store.put(SHELF, oldestFirst(table.created, id, 0), 0, '') // first: nothing escapes the broom
    if (brought) await this.store.append(gameLog(id, 1), 0, brought.lines)
    await keepTable(this.store, table, 0)
    return this.get(id)
  }

  /** In memory already, or from the store. Unknown ids create nothing. */
  get(id: string): Promise<LiveTable | Refusal> {
    const known = this.live.get(id)
    if (known) return known
    const opening = this.open(id)
    this.live.set(id, opening)
    const forget = (): void => void this.live.delete(id)
    opening.then((table) => isRefusal(table) && forget(), forget)
    return opening
  }

  async find(code: string): Promise<LiveTable | Refusal> {
    const letters = readCode(code)
    const stored = isCode(letters) ? await this.store.get(CODES, letters) : undefined
    return stored ? this.get(stored.text) : { code: 'no-such-table', facts: { table: code.slice(0, 40) } }
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
    for (const [id, live] of this.opened) this.putAside(id, live)
  }

  private putAside(id: string, live: LiveTable): boolean {
    const isOurs = live.table.phase === 'playing' && (this.hands.cares?.(live.table) ?? true)
    if (live.audience.size > 0 || isOurs) return false
    live.forget()
    this.opened.delete(id)
    this.live.delete(id)
    return true
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
    const kept = await readTable(this.store, id)
    if (kept === undefined) return true
    if (kept.table.phase === 'playing') return false
    const { invite } = kept.table
    if ((await this.store.get(CODES, invite))?.text === id) await this.store.remove(CODES, invite)
    await removeTable(this.store, kept.table)
    return true
  }

  /** How many lines there are to it on this node. */
  watching(id: string): number {
    return this.opened.get(id)?.audience.size ?? 0
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
    const kept = await readTable(this.store, id)
    if (!kept) return { code: 'no-such-table', facts: { table: id.slice(0, 40) } }
    const module = this.module(kept.table.game)
    if (isRefusal(module)) return module
    await module.game.rules.ready?.()
    const table = await LiveTable.open(this.house, module, kept)
    this.opened.set(id, table)
    return table
  }

  private module(game: string): GameModule | Refusal {
    return (this.hands.find ?? findGame)(game)
  }

  private get house(): House {
    const { find: _find, ...hands } = this.hands
    const { store, bus, node, jobs, past } = this
    return { store, bus, node, ...hands, jobs, past }
  }

  private async newCode(table: string): Promise<string> {
    for (;;) {
      const code = Array.from({ length: CODE_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('')
      if (await this.store.put(CODES, code, 0, table)) return code
    }
  }
}

const isCode = (text: string): boolean => /^[A-Z]{4}$/.test(text)

/** Forgives case and look-alikes, and takes a whole link. */
export const readCode = (text: string): string =>
  (text.trim().split('/').at(-1) ?? '').toUpperCase().replaceAll('0', 'O').replaceAll(/[1L]/g, 'I')
