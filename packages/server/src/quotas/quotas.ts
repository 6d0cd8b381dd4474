// How much one player, and one address, may have of what takes room: tables, games brought along and their bytes, guests, lines.
// What a player has is counted in the store, and comes free with the table; what an address has taken is counted in memory, for a
// day from its first request. Over the quota nothing happens but a refusal.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { PersonalDataHolder } from '../identity/personal-data.ts'
import type { Store } from '../store/store.ts'
import { readTableIfItCanBe } from '../table/persistence.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { PlayerId } from '../table/table.ts'
import { Queue } from '../table/queue.ts'
import { Days } from './days.ts'
import { Lines } from './lines.ts'

export interface Quota {
  readonly player: number
  readonly address: number
}
export interface Limits {
  readonly tables: Quota
  readonly brought: Quota
  readonly megabytes: Quota // of games brought along
  readonly sockets: Quota
  readonly guests: Pick<Quota, 'address'>
}
export interface Visitor {
  readonly player: PlayerId
  readonly address: string
}

/** What somebody has opened; `bytes` of the game that was brought along, if one was. */
interface Opened {
  readonly bytes?: number
}
type Taken = Readonly<Record<'tables' | 'brought' | 'megabytes', number>>

const MEGABYTE = 1024 * 1024
const openedBy = (player: PlayerId): string => `opened/${player}`

/** What is said of each that is used up. */
const CODES = {
  tables: 'too-many-tables',
  brought: 'too-many-brought',
  megabytes: 'too-much-brought',
  guests: 'too-many-guests',
} as const

export class Quotas implements PersonalDataHolder {
  readonly part = 'opened'
  readonly lines: Lines
  readonly #store: Store
  readonly #limits: Limits | undefined
  readonly #days: Days
  readonly #queue = new Map<PlayerId, { readonly queue: Queue; waiting: number }>()

  /** Without limits anybody has as much as they like. */
  constructor(store: Store, limits: Limits | undefined, now: () => number) {
    this.#store = store
    this.#limits = limits
    this.#days = new Days(now)
    this.lines = new Lines(limits?.sockets)
  }

  async guest<T extends object>(address: string, welcome: () => Promise<T | Refusal>): Promise<T | Refusal> {
    const most = this.#limits?.guests.address ?? Infinity
    if (this.#days.taken(address, 'guests') >= most) return { code: CODES.guests, facts: { most } }
    this.#days.take(address, 'guests', 1)
    const guest = await welcome()
    if (isRefusal(guest)) this.#days.take(address, 'guests', -1)
    return guest
  }

  /** `bytes`: of the log that is brought along. */
  opening(
    { player, address }: Visitor,
    bytes: number | undefined,
    open: () => Promise<LiveTable | Refusal>,
  ): Promise<LiveTable | Refusal> {
    const limits = this.#limits
    if (limits === undefined) return open()
    const wanted = takes({ ...(bytes !== undefined && { bytes }) })
    return this.#oneByOne(player, async () => {
      const refused = this.#whyNotFrom(address, wanted, limits) ?? (await this.#whyNotBy(player, wanted, limits))
      if (refused) return refused
      for (const [what, many] of entriesOf(wanted)) this.#days.take(address, what, many)
      const table = await open()
      if (isRefusal(table)) for (const [what, many] of entriesOf(wanted)) this.#days.take(address, what, -many)
      else await this.#store.put(openedBy(player), table.table.id, 0, JSON.stringify({ bytes }))
      return table
    })
  }

  // ---- what is kept about somebody ------------------------------------------------------------------------------

  async collect(store: Store, player: PlayerId): Promise<readonly object[]> {
    return (await all(store, player)).map(({ id, text }) => ({ table: id, ...(JSON.parse(text) as Opened) }))
  }

  async forget(player: PlayerId): Promise<void> {
    for (const { id } of await all(this.#store, player)) await this.#store.remove(openedBy(player), id)
  }

  // ---- counting -------------------------------------------------------------------------------------------------

  #whyNotFrom(address: string, wanted: Taken, limits: Limits): Refusal | undefined {
    return tooMuch(wanted, limits, 'address', (what) => this.#days.taken(address, what))
  }

  /** Looked at closely only where it seems too much: what is over or gone counts no more. */
  async #whyNotBy(player: PlayerId, wanted: Taken, limits: Limits): Promise<Refusal | undefined> {
    const opened = await all(this.#store, player)
    const sum = sumOf(opened.map(({ text }) => takes(JSON.parse(text) as Opened)))
    if (!tooMuch(wanted, limits, 'player', (what) => sum[what])) return undefined
    const still = sumOf(await Promise.all(opened.map(({ id, text }) => this.#stillTaken(player, id, text))))
    return tooMuch(wanted, limits, 'player', (what) => still[what])
  }

  async #stillTaken(player: PlayerId, id: string, text: string): Promise<Taken> {
    const kept = await readTableIfItCanBe(this.#store, id)
    const taken = takes(JSON.parse(text) as Opened)
    const isOpen = kept?.table.phase === 'waiting' || kept?.table.phase === 'playing'
    const isThere = kept !== undefined && (isOpen || taken.brought > 0) // a log that was brought takes room until it is thrown away
    if (!isThere) await this.#store.remove(openedBy(player), id)
    return isThere ? { ...taken, tables: isOpen ? 1 : 0 } : NOTHING
  }

  /** Two requests at once would both find the last place free. */
  async #oneByOne<T>(player: PlayerId, task: () => Promise<T>): Promise<T> {
    const own = this.#queue.get(player) ?? { queue: new Queue(() => undefined), waiting: 0 }
    this.#queue.set(player, own)
    own.waiting++
    try {
      return await own.queue.inTurn(task)
    } finally {
      own.waiting--
      if (own.waiting === 0) this.#queue.delete(player)
    }
  }
}

const NOTHING: Taken = { tables: 0, brought: 0, megabytes: 0 }
const takes = ({ bytes }: Opened): Taken => ({
  tables: 1,
  brought: bytes === undefined ? 0 : 1,
  megabytes: (bytes ?? 0) / MEGABYTE,
})
const entriesOf = (taken: Taken) => Object.entries(taken) as [keyof Taken, number][]

const sumOf = (all: readonly Taken[]): Taken =>
  all.reduce(
    (sum, { tables, brought, megabytes }) => ({
      tables: sum.tables + tables,
      brought: sum.brought + brought,
      megabytes: sum.megabytes + megabytes,
    }),
    NOTHING,
  )

function tooMuch(
  wanted: Taken,
  limits: Limits,
  whose: keyof Quota,
  taken: (what: keyof Taken) => number,
): Refusal | undefined {
  for (const [what, many] of entriesOf(wanted)) {
    const most = limits[what][whose]
    if (many > 0 && taken(what) + many > most) return { code: CODES[what], facts: { most, of: whose } }
  }
  return undefined
}

async function all(store: Store, player: PlayerId): Promise<{ readonly id: string; readonly text: string }[]> {
  const found: { readonly id: string; readonly text: string }[] = []
  for (;;) {
    const some = await store.list(openedBy(player), found.at(-1)?.id)
    if (some.length === 0) return found
    found.push(...some)
  }
}
