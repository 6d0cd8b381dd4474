// A table in memory. Commands are carried out one after the other; each is worked out on a copy, written, and only then
// taken in and told. Another node may write to the same log: who comes second reads it anew and judges again.

import {
  type Ask,
  type Eyes,
  type GameModule,
  type Outcome,
  type Recording,
  type Refusal,
  type Row,
  type Seat,
  type Step,
  type Base,
  type Action,
  type GameEvent,
  act,
  everyone,
  has,
  isRefusal,
  note,
  only,
  seatsOf,
  take,
  undo,
} from '@saloon/kernel'
import type { Wish } from '../protocol.ts'
import type { Store } from '../store/store.ts'
import { Audience, type Position, type Watcher, startFor } from './audience.ts'
import { Attendance } from './attendance.ts'
import { GameClock } from './clocks.ts'
import { appendEntry, keepTable, loadGame, newSecret, notePlaying, readTable, startGame } from './keeper.ts'
import { type PlayerId, type Table, gameLog, isPerson, publicTable, seatsHeld } from './table.ts'
import { TableTalk } from './talk.ts'
import { type Limits, type RoomWish, changeRoom, mayStart } from './waiting-room.ts'

/** What the table needs of the house it stands in. */
export interface House {
  readonly store: Store
  now(): number
  /** Something went wrong that is our fault: for the log of whoever runs the server. */
  report(problem: string, facts: object): void
  after(milliseconds: number, task: () => void): () => void
  nameFor(raw: string): string | Refusal
  finished(table: Table, outcome: Outcome): Promise<void>
  /** Somebody who isn't a person has to answer: asks a bot, which comes back with `answerFor`. */
  wake(table: LiveTable, asks: readonly Ask[]): void
}

/** A command sent twice is answered twice with the same words, and carried out once. */
const RECEIPTS = 500
/** Times a command is judged anew because somebody else wrote first. */
const TRIES = 5

type AnyStep = Step<Base, Action, GameEvent>

export class LiveTable {
  readonly module: GameModule
  readonly audience = new Audience()
  private readonly house: House
  private kept: { table: Table; version: number }
  private recording: Recording | undefined
  private readonly attendance: Attendance
  private readonly talk = new TableTalk()
  private clock = new GameClock('none')
  private alarm: (() => void) | undefined
  private cutOff: Eyes = 0 // of these, those whose line was lost
  private conceded: Eyes = 0 // seats that gave up: nobody comes back to them
  private standIns: Eyes = 0 // the seats of people who are away, for whom a bot answers
  private readonly receipts = new Map<string, Refusal | null>()
  private tail: Promise<unknown> = Promise.resolve()

  private constructor(house: House, module: GameModule, kept: { table: Table; version: number }) {
    this.house = house
    this.module = module
    this.kept = kept
    this.attendance = new Attendance(house.after, (player) => void this.inTurn(() => this.standInFor(player)))
  }

  static async open(house: House, module: GameModule, kept: { table: Table; version: number }): Promise<LiveTable> {
    const live = new LiveTable(house, module, kept)
    await live.reload()
    live.lookAround()
    return live
  }

  get table(): Table {
    return this.kept.table
  }
  get game(): Recording | undefined {
    return this.recording
  }
  get isOver(): boolean {
    return this.recording !== undefined && isFinished(this.recording)
  }

  // ---- commands -------------------------------------------------------------------------------------------------

  /** Carried out in turn. Null: done, and durable. */
  command(player: PlayerId, id: string, wish: Wish): Promise<Refusal | null> {
    const receipt = `${player} ${id}`
    return this.inTurn(async () => {
      const before = this.receipts.get(receipt)
      if (before !== undefined) return before
      const refused = await this.carryOut(player, receipt, wish)
      this.remember(receipt, refused)
      return refused
    })
  }

  /** What a bot has decided; it may have been overtaken by events, and then nobody minds. */
  answerFor(seat: Seat, ask: string, action: Action): Promise<Refusal | null> {
    return this.inTurn(() => {
      return this.write(null, (recording) => act(recording, seat, { ask, action }, 'bot'))
    })
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.tail.then(task)
    this.tail = turn.catch(() => undefined) // what went wrong is the caller's to hear; the next one goes on
    return turn
  }

  private async carryOut(player: PlayerId, receipt: string, wish: Wish): Promise<Refusal | null> {
    if (this.table.frozen) return { code: 'table-frozen' }
    switch (wish.do) {
      case 'act':
        return this.asHolder(player, wish.seat, () =>
          this.write(receipt, (recording) => act(recording, wish.seat, { ask: wish.ask, action: wish.action })),
        )
      case 'undo':
        return this.asHolder(player, wish.seat, () =>
          this.write(receipt, (recording) => undo(recording, wish.seat, wish.to, this.consent(player))),
        )
      case 'away':
        return this.asHolder(player, wish.seat, () => this.handOver(receipt, wish.seat, 'bot', 'left'))
      case 'back':
        return this.asHolder(player, wish.seat, () => this.handOver(receipt, wish.seat, 'person', 'back'))
      case 'concede':
        return this.asHolder(player, wish.seat, () => this.concede(receipt, wish.seat))
      case 'start':
        return this.start(player)
      case 'say':
        return this.talk.say(this.table, this.audience, player, wish.message, this.house.now())
      case 'mute':
        return this.mute(player, wish.seat, wish.muted)
      default:
        return this.arrange(player, wish)
    }
  }

  private arrange(player: PlayerId, wish: RoomWish): Promise<Refusal | null> {
    if (!('name' in wish)) return this.rearrange((table) => changeRoom(table, player, wish, this.limits))
    const name = this.house.nameFor(wish.name)
    if (typeof name !== 'string') return Promise.resolve(name)
    return this.rearrange((table) => changeRoom(table, player, { ...wish, name }, this.limits))
  }

  private mute(player: PlayerId, seat: Seat, muted: boolean): Refusal | null {
    const holder = this.table.seats[seat]?.holder
    if (holder?.kind !== 'person') return { code: 'not-a-person', facts: { seat } }
    this.talk.mute(player, holder.player, muted)
    return null
  }

  private asHolder(player: PlayerId, seat: Seat, task: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const plan = this.table.seats[seat]
    if (plan === undefined) return Promise.resolve({ code: 'no-such-seat', facts: { seats: this.table.seats.length } })
    if (!isPerson(plan, player)) return Promise.resolve({ code: 'not-your-seat', facts: { seat } })
    return this.recording === undefined ? Promise.resolve({ code: 'not-playing' }) : task()
  }

  private handOver(
    receipt: string,
    seat: Seat,
    held: 'person' | 'bot',
    because: 'left' | 'back',
  ): Promise<Refusal | null> {
    if (has(this.conceded, seat)) return Promise.resolve({ code: 'conceded', facts: { seat } })
    if (has(this.standIns, seat) === (held === 'bot')) return Promise.resolve(null) // it is so already
    return this.write(receipt, (recording) => note(recording, { type: 'seat', seat, held, because }))
  }

  /** Alone with bots everybody agrees: one may take back what one likes. */
  private consent(player: PlayerId): Eyes {
    const isAlone = this.table.seats.every((seat) => seat.holder?.kind !== 'person' || seat.holder.player === player)
    return isAlone ? everyone(this.table.seats.length) : 0
  }

  /** Between two it is over; with more a bot plays the lost hand to the end. */
  private concede(receipt: string, seat: Seat): Promise<Refusal | null> {
    return this.write(receipt, (recording) =>
      this.table.seats.length === 2
        ? note(recording, { type: 'stop', because: 'conceded' })
        : note(recording, { type: 'seat', seat, held: 'bot', because: 'conceded' }),
    )
  }

  /** Somebody has been gone for a while: a bot answers for them, if another person would have to wait otherwise. */
  private async standInFor(player: PlayerId): Promise<void> {
    if (this.attendance.has(player) || this.table.phase !== 'playing') return
    const isWaited = this.table.seats.some(
      ({ holder }) => holder?.kind === 'person' && this.attendance.has(holder.player),
    )
    if (!isWaited) return
    for (const seat of seatsOf(seatsHeld(this.table, player))) {
      if (!has(this.standIns, seat))
        await this.write(null, (recording) => note(recording, { type: 'seat', seat, held: 'bot', because: 'away' }))
    }
  }

  /** Who was merely cut off has the seat back at once; who left says so when they want it back. */
  private async welcomeBack(player: PlayerId): Promise<void> {
    for (const seat of seatsOf(seatsHeld(this.table, player) & this.cutOff)) {
      await this.write(null, (recording) => note(recording, { type: 'seat', seat, held: 'person', because: 'back' }))
    }
  }

  // ---- rows -----------------------------------------------------------------------------------------------------

  /** Works a step out, writes it, takes it in and tells it. */
  private async write(
    receipt: string | null,
    work: (recording: Recording) => AnyStep | Refusal,
  ): Promise<Refusal | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const recording = this.recording
      if (recording === undefined) return { code: 'not-playing' }
      let step: AnyStep | Refusal
      try {
        step = work(recording)
      } catch (error) {
        return this.freeze(error)
      }
      if (isRefusal(step)) return step
      const at = this.house.now()
      const log = gameLog(this.table.id, this.table.games)
      const took = step.row.type === 'act' ? this.clock.took(step.row.answer.ask, at) : 0
      if (await appendEntry(this.house.store, log, { row: step.row, receipt, at, took })) {
        if (step.row.type === 'act') this.clock.charge(step.row.seat, took)
        await this.takeIn(recording, step)
        return null
      }
      await this.reload()
      this.audience.startAfresh((watcher) => this.sendStart(watcher))
      if (receipt !== null && this.receipts.has(receipt)) return this.receipts.get(receipt)! // it was carried out elsewhere
    }
    return { code: 'busy' }
  }

  private async takeIn(recording: Recording, step: AnyStep): Promise<void> {
    take(recording, step)
    this.noteHolder(step.row)
    this.audience.tellStep(recording, this.table.games, step.row)
    if (isFinished(recording)) await this.finish()
    this.lookAround()
  }

  /** One table's bug is one table's bug: it stops where it is, with its log as it was, and its players are told. */
  private async freeze(error: unknown): Promise<Refusal> {
    this.house.report('a rule failed; the table is frozen', {
      table: this.table.id,
      game: this.table.games,
      error: String(error),
    })
    await this.rearrange((table) => ({ ...table, frozen: true }))
    this.audience.tellAll({ type: 'frozen' })
    return { code: 'table-frozen' }
  }

  // ---- the table itself -----------------------------------------------------------------------------------------

  private get limits(): Limits {
    const { rules, prepare } = this.module.game
    return {
      ...rules.seats,
      check(seats, options) {
        const setup = prepare({ seats, options })
        return isRefusal(setup) ? setup : undefined
      },
    }
  }

  private async rearrange(change: (table: Table) => Table | Refusal): Promise<Refusal | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const changed = change(this.table)
      if (isRefusal(changed)) return changed
      if (await keepTable(this.house.store, changed, this.kept.version)) {
        this.kept = { table: changed, version: this.kept.version + 1 }
        this.tellTable()
        return null
      }
      await this.reload()
    }
    return { code: 'busy' }
  }

  private async start(player: PlayerId): Promise<Refusal | null> {
    const refused = mayStart(this.table, player, this.limits)
    if (refused) return refused
    const { store, now } = this.house
    const recording = await startGame(store, this.module, this.table, now())
    if (recording !== undefined && isRefusal(recording)) return recording
    await notePlaying(store, this.table.id, true)
    const games = this.table.games + 1
    const commitment = await newSecret(store, this.table.id, games + 1)
    const started = await this.rearrange((table) => ({ ...table, phase: 'playing', games, commitment }))
    if (started) return started
    await this.reload() // also where another node was first: the game is the one in the log
    this.audience.startAfresh((watcher) => this.sendStart(watcher))
    this.lookAround()
    return null
  }

  private async finish(): Promise<void> {
    if (this.table.phase !== 'playing') return
    const unready = this.table.seats.map((seat) => ({ ...seat, ready: false, number: null }))
    const ended = await this.rearrange((table) =>
      table.phase === 'playing' ? { ...table, phase: 'over', seats: unready } : { code: 'game-over' },
    )
    await notePlaying(this.house.store, this.table.id, false)
    const outcome = this.recording?.game.rules.outcome(this.recording.state)
    if (ended === null && outcome) await this.house.finished(this.table, outcome) // once: another node finds it over
  }

  /** From what is stored; what was in memory doesn't count. */
  private async reload(): Promise<void> {
    const kept = await readTable(this.house.store, this.table.id)
    if (kept) this.kept = kept
    this.recording = undefined
    if (this.table.games === 0) return
    const loaded = await loadGame(this.house.store, this.module.game, gameLog(this.table.id, this.table.games))
    if (isRefusal(loaded)) {
      this.house.report('a log does not hold; the table is frozen', { table: this.table.id, refusal: loaded })
      this.kept = { ...this.kept, table: { ...this.table, frozen: true } }
      return
    }
    this.recording = loaded.recording
    this.standIns = 0
    this.conceded = 0
    this.cutOff = 0
    for (const row of loaded.recording.rows) this.noteHolder(row)
    this.clock = new GameClock(this.table.clock)
    for (const [i, { receipt, took }] of loaded.entries.entries()) {
      const row = loaded.recording.rows[i]!
      if (row.type === 'act') this.clock.charge(row.seat, took)
      if (receipt !== null) this.remember(receipt, null)
    }
    if (isFinished(loaded.recording)) await this.finish()
  }

  private remember(receipt: string, refused: Refusal | null): void {
    this.receipts.set(receipt, refused)
    if (this.receipts.size > RECEIPTS) this.receipts.delete(this.receipts.keys().next().value!)
  }

  // ---- whose turn it is ---------------------------------------------------------------------------------------

  /** After every change: bots are woken, and the clock of whoever is asked runs. */
  private lookAround(): void {
    this.alarm?.()
    this.alarm = undefined
    if (this.recording === undefined || this.table.frozen || isFinished(this.recording)) return
    const { game, state } = this.recording
    const asks = game.asks(state).filter((ask) => ask.must && !ask.locked)
    const isBots = ({ seat }: Ask) => this.table.seats[seat]?.holder?.kind === 'bot' || has(this.standIns, seat)
    const bots = asks.filter(isBots)
    if (bots.length > 0) this.house.wake(this, bots)
    this.setAlarm(asks.filter((ask) => !isBots(ask)))
  }

  private setAlarm(asks: readonly Ask[]): void {
    const now = this.house.now()
    this.clock.open(
      asks.map((ask) => ask.id),
      now,
    )
    const deadlines = asks.flatMap((ask) => this.clock.deadline(ask.seat, ask.id) ?? [])
    if (deadlines.length === 0) return
    const wait = Math.max(0, Math.min(...deadlines) - now)
    this.alarm = this.house.after(wait, () => void this.inTurn(() => this.answerOverdue(asks)))
  }

  /** The time is up: the safe answer, for each who hasn't given one. */
  private async answerOverdue(asks: readonly Ask[]): Promise<void> {
    for (const { seat, id } of asks) {
      const deadline = this.clock.deadline(seat, id)
      if (deadline === undefined || deadline > this.house.now()) continue
      await this.write(null, (recording) =>
        act(recording, seat, { ask: id, action: recording.game.safe(recording.state, seat) }, 'clock'),
      )
    }
  }

  private noteHolder(row: Row): void {
    if (row.type !== 'seat') return
    this.standIns = row.held === 'bot' ? this.standIns | only(row.seat) : this.standIns & ~only(row.seat)
    this.cutOff = row.because === 'away' ? this.cutOff | only(row.seat) : this.cutOff & ~only(row.seat)
    if (row.because === 'conceded') this.conceded |= only(row.seat)
  }

  // ---- what is told ---------------------------------------------------------------------------------------------

  private tellTable(): void {
    this.audience.each((watcher) => this.sendTable(watcher))
  }

  /** Whoever sits here, or may still sit down; others if the table is open to onlookers. */
  mayWatch(player: PlayerId | undefined): Refusal | undefined {
    const { phase, host, watchable } = this.table
    const belongs = seatsHeld(this.table, player) !== 0 || phase === 'waiting' || host === player
    return belongs || watchable ? undefined : { code: 'not-watchable' }
  }

  /** Somebody comes to look: where the table is, and what they missed if they say what they have. */
  join(watcher: Watcher, had?: Position): void {
    watcher.eyes = seatsHeld(this.table, watcher.player)
    this.audience.add(watcher)
    if (watcher.player !== undefined) {
      this.attendance.came(watcher.player)
      this.tellWhoIsHere()
      void this.inTurn(() => this.welcomeBack(watcher.player!))
    }
    this.sendTable(watcher)
    if (this.recording) this.sendStart(watcher, had)
  }

  /** The line is lost, or they look elsewhere. */
  leave(watcher: Watcher): void {
    this.audience.remove(watcher)
    if (watcher.player === undefined) return
    this.attendance.went(watcher.player)
    this.tellWhoIsHere()
  }

  private tellWhoIsHere(): void {
    this.audience.tellAll({ type: 'here', seats: this.seatsHere })
  }

  private get seatsHere(): Eyes {
    return this.table.seats.reduce(
      (eyes, { holder }, seat) =>
        holder?.kind === 'bot' || (holder && this.attendance.has(holder.player)) ? eyes | only(seat) : eyes,
      0,
    )
  }

  private sendTable(watcher: Watcher): void {
    const eyes = seatsHeld(this.table, watcher.player)
    const moved = eyes !== watcher.eyes
    watcher.eyes = eyes
    const host = watcher.player === this.table.host
    watcher.send(JSON.stringify({ type: 'table', table: publicTable(this.table), yours: eyes, host }))
    if (moved && this.recording) this.sendStart(watcher)
  }

  private sendStart(watcher: Watcher, had?: Position): void {
    const view = this.audience.view(this.recording!, watcher.eyes)
    watcher.send(JSON.stringify(startFor(this.recording!, this.table.games, watcher.eyes, view, had)))
  }
}

const isFinished = ({ game, state, stopped }: Recording): boolean => stopped || game.rules.outcome(state) !== undefined
