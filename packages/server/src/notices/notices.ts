// Games by post: who is asked and isn't there is told, once for each question, and once more when time runs short. How they
// are told is for channels to know; a house may have several, and more can be added.

import type { PersonalDataHolder } from '../identity/personal-data.ts'
import type { Player } from '../identity/player.ts'
import type { Store } from '../store/store.ts'
import type { PlayerId, Table } from '../table/table.ts'

export const NOTICE_KINDS = ['asked', 'hurry'] as const
export interface Notice {
  readonly kind: (typeof NOTICE_KINDS)[number]
  readonly table: string
  readonly invite: string
  readonly game: string
  readonly until: number // when the clock answers, by the wall clock
}

/** A way to reach people who aren't here. */
export interface Channel {
  readonly name: string
  /** Tries again by itself if it must; what it rejects with is reported. */
  notify(player: Player, notice: Notice): Promise<void>
  /** The server closes: nothing more is sent. */
  close(): void
}

/** A question that is open at a table by post; moments of the steady clock. */
export interface OpenQuestion {
  readonly seat: number
  readonly id: string
  readonly until: number
  readonly hurryAt: number
}
export interface PostTable {
  readonly table: Table
  isHere(player: PlayerId): boolean
}

export interface NoticePorts {
  readonly store: Store
  readonly channels: readonly Channel[]
  player(id: PlayerId): Promise<Player | undefined>
  now(): number
  steady(): number
  after(milliseconds: number, task: () => void): () => void
  report(problem: string, facts: object): void
}

const KIND = 'noticed'
const TRIES = 5

/** What somebody knows of a table: the last question they were told of, or saw, and how. */
interface Known {
  readonly question: string
  readonly kinds: readonly Notice['kind'][]
}

export class Notices implements PersonalDataHolder {
  readonly part = 'notices'
  readonly #ports: NoticePorts
  readonly #known = new Map<string, Map<PlayerId, string>>() // by table: what needn't be looked up in the store again
  readonly #alarms = new Map<string, () => void>()
  #isClosed = false

  constructor(ports: NoticePorts) {
    this.#ports = ports
  }

  /** After each step: all questions to people that are open at this table now. */
  asked(at: PostTable, questions: readonly OpenQuestion[]): void {
    const { id } = at.table
    this.#alarms.get(id)?.()
    this.#alarms.delete(id)
    const isNews = !this.#known.has(id) // time may have run short while nobody had the table in memory
    const urgent = mostUrgent(at.table, questions)
    for (const [player, question] of urgent) this.#start(at, player, question, 'asked')
    if (isNews) this.#tellLate(at, questions)
    const next = Math.min(...questions.map(({ hurryAt }) => hurryAt).filter((time) => time > this.#ports.steady()))
    if (next === Infinity) return
    const ring = (): void => this.#hurry(at, questions)
    this.#alarms.set(id, this.#ports.after(next - this.#ports.steady(), ring))
  }

  /** Time runs short; unless it is all over, for the game or for the question: then we have been told. */
  #hurry(at: PostTable, questions: readonly OpenQuestion[]): void {
    const { phase, frozen } = at.table
    if (phase !== 'playing' || frozen) return
    this.#tellLate(at, questions)
    this.asked(at, questions)
  }

  #tellLate(at: PostTable, questions: readonly OpenQuestion[]): void {
    const late = questions.filter(({ hurryAt }) => hurryAt <= this.#ports.steady())
    for (const [player, question] of mostUrgent(at.table, late)) this.#start(at, player, question, 'hurry')
  }

  /** A game is over. */
  async over({ id, seats }: Table): Promise<void> {
    this.#alarms.get(id)?.()
    this.#alarms.delete(id)
    this.#known.delete(id)
    for (const { holder } of seats)
      if (holder?.kind === 'person') await this.#ports.store.remove(KIND, idOf(holder.player, id))
  }

  /** The table leaves the memory; when it has something to say it is woken. What people know is in the store. */
  rest(table: string): void {
    this.#alarms.get(table)?.()
    this.#alarms.delete(table)
    this.#known.delete(table)
  }

  close(): void {
    this.#isClosed = true
    for (const channel of this.#ports.channels) channel.close()
    for (const cancel of this.#alarms.values()) cancel()
  }

  // ---- telling --------------------------------------------------------------------------------------------------

  #start(at: PostTable, player: PlayerId, question: OpenQuestion, kind: Notice['kind']): void {
    const { id, games } = at.table
    const known = this.#known.get(id) ?? new Map<PlayerId, string>()
    const what = `${games}/${question.id} ${kind}`
    if (this.#isClosed || (kind === 'asked' && known.get(player) === what)) return
    if (kind === 'asked') this.#known.set(id, known.set(player, what))
    this.#tell(at, player, question, kind).catch((error: unknown) => {
      if (!this.#isClosed) this.#ports.report('a notice could not be sent', { table: id, error: String(error) })
    })
  }

  /** Who is here sees the question, and needs no telling later either. */
  async #tell(at: PostTable, player: PlayerId, { id, until }: OpenQuestion, kind: Notice['kind']): Promise<void> {
    const { id: table, invite, game, games } = at.table
    const left = until - this.#ports.steady()
    const isHere = at.isHere(player)
    if (!(await this.#note(idOf(player, table), `${games}/${id}`, kind)) || isHere) return
    const who = await this.#ports.player(player)
    if (who === undefined) return
    const notice: Notice = { kind, table, invite, game, until: this.#ports.now() + left }
    await Promise.all(this.#ports.channels.map((channel) => channel.notify(who, notice)))
  }

  /** True: nobody has told them yet, on any node, before or after a restart; and from now on somebody has. */
  async #note(id: string, question: string, kind: Notice['kind']): Promise<boolean> {
    const { store } = this.#ports
    for (let n = 0; n < TRIES; n++) {
      const stored = await store.get(KIND, id)
      const before = stored && (JSON.parse(stored.text) as Known)
      const kinds = before?.question === question ? before.kinds : []
      if (kinds.includes(kind)) return false
      const known: Known = { question, kinds: [...kinds, kind] }
      if (await store.put(KIND, id, stored?.version ?? 0, JSON.stringify(known))) return true
    }
    return false
  }

  // ---- what is kept about somebody ------------------------------------------------------------------------------

  async collect(store: Store, player: PlayerId): Promise<readonly object[]> {
    const all = await noticesOf(store, player)
    return all.map(({ id, text }) => ({ table: id.slice(player.length + 1), ...(JSON.parse(text) as Known) }))
  }

  async forget(player: PlayerId): Promise<void> {
    const { store } = this.#ports
    for (const { id } of await noticesOf(store, player)) await store.remove(KIND, id)
  }
}

const idOf = (player: PlayerId, table: string): string => `${player}/${table}`

async function noticesOf(store: Store, player: PlayerId): Promise<{ readonly id: string; readonly text: string }[]> {
  const all: { readonly id: string; readonly text: string }[] = []
  for (;;) {
    const some = await store.list(KIND, all.at(-1)?.id ?? `${player}/`)
    const theirs = some.filter(({ id }) => id.startsWith(`${player}/`))
    all.push(...theirs)
    if (theirs.length === 0 || theirs.length < some.length) return all
  }
}

/** Of each person the question whose time is up first: several seats at one device are told together. */
function mostUrgent(table: Table, questions: readonly OpenQuestion[]): Map<PlayerId, OpenQuestion> {
  const urgent = new Map<PlayerId, OpenQuestion>()
  for (const question of questions) {
    const holder = table.seats[question.seat]?.holder
    if (holder?.kind !== 'person') continue
    const other = urgent.get(holder.player)
    if (other === undefined || question.until < other.until) urgent.set(holder.player, question)
  }
  return urgent
}
