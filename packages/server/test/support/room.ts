// A house without a network, where time passes only when we say so: tables, the people at them, and what each of them is sent.

import {
  type Action,
  type Ask,
  type Base,
  type GameModule,
  type Recording,
  type Refusal,
  isRefusal,
  patched,
} from '@saloon/kernel'
import { expect } from 'vitest'
import { localBus } from '../../src/cluster/bus/local.ts'
import type { OpenQuestion } from '../../src/notices/notices.ts'
import type { Down, Command } from '../../src/transport/protocol.ts'
import { enterGame } from '../../src/history/finished-games.ts'
import { memoryStore } from '../../src/store/memory.ts'
import { Leases } from '../../src/cluster/leases.ts'
import { ALLOW_ALL } from '../../src/table/permissions.ts'
import type { LiveTable } from '../../src/table/live-table.ts'
import { type NewTable, Tables } from '../../src/table/registry.ts'

export const PEOPLE = ['ana', 'bo', 'cy', 'di']
export const USUALLY: NewTable = {
  game: 'bang-dice',
  seats: 4,
  options: {},
  rated: false,
  open: true,
  watchable: true,
  talk: 'phrases',
  clock: 'none',
  pace: 0,
}

export function sure<T extends object>(value: T | Refusal): T {
  if (isRefusal(value)) throw new Error(JSON.stringify(value))
  return value
}

/** Somebody who keeps what they are sent, as a client does. */
export class Looker {
  readonly looksThrough = -1
  eyes = 0
  readonly got: Down[] = []
  view: (Base & Record<string, unknown>) | undefined
  seq = -1
  readonly player: string | undefined

  constructor(player?: string) {
    this.player = player
  }

  send(text: string): void {
    const message = JSON.parse(text) as Down
    this.got.push(message)
    if (message.type === 'start') [this.view, this.seq] = [message.view as never, message.seq]
    if (message.type === 'step') {
      expect(message.seq).toBe(this.seq + 1)
      this.seq = message.seq
      this.view = patched(this.view, message.patch) as never
    }
  }

  /** The latest message of a kind. */
  last<T extends Down['type']>(type: T): Extract<Down, { type: T }> | undefined {
    return this.got.findLast((message): message is Extract<Down, { type: T }> => message.type === type)
  }
}

export class Room {
  store = memoryStore()
  now = 1000
  set = 0 // by how much somebody has set the wall clock
  woken: Ask[] = []
  readonly posted: { readonly at: number; readonly table: string; readonly questions: readonly OpenQuestion[] }[] = []
  readonly problems: string[] = []
  private alarms: { at: number; task: () => void }[] = []
  private secrets = 0
  private commands = 0
  private readonly module: GameModule | undefined
  tables: Tables
  /** Goes round once it is opened. */
  leases!: Leases

  /** With a game of its own, if it isn't one of the house. */
  constructor(module?: GameModule) {
    this.module = module
    this.tables = this.open()
  }

  /** Another process with the same store: nothing in memory is known to it. */
  restart(): void {
    this.alarms = []
    this.woken = []
    this.now++ // it takes a moment
    this.tables = this.open()
  }

  private open(): Tables {
    const { module } = this
    const after = (milliseconds: number, task: () => void): (() => void) => {
      const alarm = { at: this.now + milliseconds, task }
      this.alarms.push(alarm)
      return () => void (this.alarms = this.alarms.filter((other) => other !== alarm))
    }
    const report = (problem: string): void => void this.problems.push(problem)
    const tables: Tables = new Tables(this.store, localBus(), {
      now: () => this.now + this.set,
      steady: () => this.now,
      newSecret: () => `secret ${this.secrets++}`,
      after,
      nameFor: (raw) => raw,
      rules: ALLOW_ALL,
      finished: (table, game, recording) => enterGame(this.store, table, game, recording, this.now),
      report,
      wake: (_table, asks) => this.woken.push(...asks),
      askedByPost: (table, questions) => this.posted.push({ at: this.now, table: table.table.id, questions }),
      playing: (table, game, isPlaying) => this.leases.playing(table, game, isPlaying),
      takeLease: async (table) => (await this.leases.take([table])).length > 0,
      rest: (table, until) => this.leases.rest(table, until),
      ...(module && { find: () => module }),
    })
    this.leases = new Leases({ store: this.store, tables, now: () => this.now, after, report, isAlone: true })
    return tables
  }

  async again({ table: { id } }: LiveTable): Promise<LiveTable> {
    return sure(await this.tables.get(id))
  }

  wish(table: LiveTable, player: string, wanted: Command): Promise<Refusal | null> {
    return table.command(player, `c${this.commands++}`, wanted)
  }

  async can(table: LiveTable, player: string, wanted: Command): Promise<void> {
    expect(await this.wish(table, player, wanted), JSON.stringify(wanted)).toBeNull()
  }

  /** Time passes, and what was due in it happens. */
  async wait(milliseconds: number, table: LiveTable): Promise<void> {
    this.now += milliseconds
    const due = this.alarms.filter(({ at }) => at <= this.now)
    this.alarms = this.alarms.filter(({ at }) => at > this.now)
    for (const { task } of due) task()
    // Behind all that was set off, and behind what that set off.
    for (let times = 0; times < 3; times++) await this.wish(table, 'nobody', { do: 'ready', ready: true })
  }

  /** Time passes, an alarm at a time, and what each sets off comes to its end. */
  async rings(milliseconds: number): Promise<void> {
    const until = this.now + milliseconds
    for (;;) {
      for (let turns = 0; turns < 5; turns++) await new Promise((resolve) => setImmediate(resolve))
      const next = this.alarms.filter(({ at }) => at <= until).toSorted((a, b) => a.at - b.at)[0]
      if (next === undefined) break
      this.alarms = this.alarms.filter((other) => other !== next)
      this.now = Math.max(this.now, next.at)
      next.task()
    }
    this.now = until
  }

  /** People in the first seats, bots in the others; everybody is ready. */
  async table(wanted: Partial<NewTable> = {}, people = PEOPLE.length): Promise<LiveTable> {
    const { seats, ...rest } = { ...USUALLY, ...wanted }
    const table = sure(await this.tables.create('ana', { seats, ...rest }))
    for (let seat = 0; seat < seats; seat++) {
      const player = seat < people ? PEOPLE[seat] : undefined
      if (player !== undefined) await this.can(table, player, { do: 'sit', seat, name: player })
      else await this.can(table, 'ana', { do: 'seat-bot', seat, bot: 'random', name: `Bot ${seat}` })
    }
    await this.ready(table)
    return table
  }

  async ready(table: LiveTable): Promise<void> {
    for (const { holder } of table.table.seats)
      if (holder?.kind === 'person') await this.can(table, holder.player, { do: 'ready', ready: true })
  }

  async playing(wanted: Partial<NewTable> = {}, people = PEOPLE.length): Promise<LiveTable> {
    const table = await this.table(wanted, people)
    await this.can(table, 'ana', { do: 'start' })
    return table
  }

  /** Each comes to look. */
  join(table: LiveTable, ...players: (string | undefined)[]): Looker[] {
    return players.map((player) => {
      const looker = new Looker(player)
      table.join(looker)
      return looker
    })
  }

  game(table: LiveTable): Recording {
    return table.game!
  }

  asked(table: LiveTable): Ask {
    const { game, state } = table.game!
    return game.asks(state).find((ask) => ask.must && !ask.locked)!
  }

  /** Whoever is asked gives this answer, or the safe one; bots through the door for bots. */
  async move(table: LiveTable, action?: Action): Promise<void> {
    const { seat, id } = this.asked(table)
    const { game, state } = table.game!
    const given = { ...(action ?? game.safe(state, seat)) }
    const { holder } = table.table.seats[seat]!
    if (holder?.kind === 'person') await this.can(table, holder.player, { do: 'act', seat, ask: id, action: given })
    else expect(await table.answerFor(seat, id, given)).toBeNull()
  }

  async playOut(table: LiveTable): Promise<void> {
    while (!table.isOver) await this.move(table)
  }
}
