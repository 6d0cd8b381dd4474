// A table in memory, with its people: takes their commands, knows who is here, and tells each of them what happens. It connects
// the parts of this folder.

import { randomInt } from 'node:crypto'
import {
  type Action,
  type Ask,
  type Base,
  type Eyes,
  type GameModule,
  type Recording,
  type Refusal,
  type Seat,
  type StopRow,
  type View,
  countOf,
  isRefusal,
  note,
} from '@saloon/kernel'
import type { OpenQuestion } from '../notices/notices.ts'
import type { Down, Premove, Command } from '../transport/protocol.ts'
import { Idempotency } from './idempotency.ts'
import { Attendance } from './presence/attendance.ts'
import type { Had } from './presence/starts.ts'
import type { Viewers, Viewer } from './presence/viewers.ts'
import { TableEngine } from './engine.ts'
import { Broadcast } from './presence/broadcast.ts'
import { HandOvers } from './presence/hand-overs.ts'
import type { Hint } from '../cluster/hints.ts'
import type { Quiet } from '../cluster/quiet-notes.ts'
import type { Permissions } from './permissions.ts'
import type { Kept } from './persistence.ts'
import { Pauses } from './time/pauses.ts'
import { CountDown } from './lobby/count-down.ts'
import type { Delay } from './time/latency.ts'
import { MoreTime } from './time/more-time.ts'
import { Premoves } from './consent/premoves.ts'
import { Presence } from './presence/presence.ts'
import { Races } from './time/races.ts'
import { quietUntil, restsUntil } from './hibernation.ts'
import type { TablePorts } from './ports.ts'
import { type PlayerId, type Table, gameLog, isPaused, seatsHeld } from './table.ts'
import { TakeBacks } from './consent/take-backs.ts'
import { type Heard, TableChat } from './consent/chat.ts'
import { Commands } from './commands.ts'

export interface LiveTablePorts extends TablePorts {
  /** Somebody who isn't a person has to answer: asks a bot, which comes back with `answerFor`. */
  wake(table: LiveTable, asks: readonly Ask[], atOnce?: boolean): void
  /** People are asked at a table by post: who isn't there is told. */
  askedByPost?(table: LiveTable, questions: readonly OpenQuestion[]): void
  /** How somebody may be called at a table. */
  nameFor(raw: string): string | Refusal
  readonly rules: Permissions
}

export class LiveTable {
  private readonly ports: LiveTablePorts
  private readonly engine: TableEngine
  private readonly attendance: Attendance
  private readonly presence: Presence
  private readonly handOvers: HandOvers
  private readonly takeBacks: TakeBacks
  private readonly premoves: Premoves
  private readonly talk = new TableChat()
  private readonly pauses: Pauses
  private readonly broadcast: Broadcast
  private readonly commands: Commands
  private readonly countDown: CountDown
  private readonly races: Races
  private readonly idempotency: Idempotency

  private constructor(ports: LiveTablePorts, module: GameModule, kept: Kept) {
    this.ports = ports
    this.engine = new TableEngine(ports, module, kept, {
      tableChanged: () => {
        if (isPaused(this.table)) this.races.interrupt()
        this.broadcast.tableChanged()
        this.presence.tableChanged()
      },
      stepTaken: (recording, row) => {
        this.broadcast.stepTaken(recording, row)
        this.takeBacks.noticed(row)
      },
      startedAfresh: () => {
        this.takeBacks.forget()
        this.broadcast.startedAfresh()
      },
      frozen: () => this.viewers.tellAll({ type: 'frozen' }),
      asked: (people, bots) => this.asked(people, bots),
      askedByPost: (questions) => ports.askedByPost?.(this, questions),
      clocksChanged: () => this.broadcast.clocksChanged(),
      finished: () => {
        this.races.forget()
        return this.premoves.forget()
      },
      heard: (from, hint) => this.heard(from, hint),
    })
    const { after, now, steady } = ports
    const { engine } = this
    const attendance = new Attendance({
      after,
      now: steady,
      onAway: (player) => this.handOvers.standInLater(player),
      onAwaited: () => this.presence.tell(),
    })
    this.attendance = attendance
    this.handOvers = new HandOvers(engine, attendance)
    this.pauses = new Pauses({ engine, attendance, now })
    this.takeBacks = new TakeBacks(engine, {
      now: steady,
      after,
      tellAll: (message) => this.viewers.tellAll(message),
      people: () => this.pauses.people,
    })
    this.premoves = new Premoves(engine, {
      store: ports.store,
      after,
      isWaiting: () => this.isWaiting,
      kept: () => engine.say(() => ({ type: 'prepared' })),
      changed: (seats) => this.broadcast.preparedChanged(seats),
    })
    this.broadcast = new Broadcast(this, after)
    this.presence = new Presence(engine, attendance, this.viewers, after)
    this.races = new Races({
      now: steady,
      after,
      chance: (below) => randomInt(below),
      // Bells sound on the node that takes care of the table; by post nobody listens.
      delay: (seat) => (this.table.clock === 'post' || !engine.holdsLease ? undefined : this.delayOf(seat)),
      tellAll: (message) => this.viewers.tellAll(message),
      carryOut: (seat, ask, action, by, receipt) =>
        engine.inTurn(async () =>
          // Who asks for a move back holds up bots, but no pitch that was released.
          (by === 'bot' ? this.isWaiting : isPaused(this.table))
            ? { code: 'paused' }
            : engine.act(receipt, seat, () => ({ ask, action }), by),
        ),
      wake: (asks) => ports.wake(this, asks, true),
    })
    this.countDown = new CountDown(engine, {
      after,
      start: (player) => this.start(player, null),
      tellAll: (message) => this.viewers.tellAll(message),
    })
    this.commands = new Commands({
      engine,
      module,
      rules: ports.rules,
      handOvers: this.handOvers,
      takeBacks: this.takeBacks,
      premoves: this.premoves,
      pauses: this.pauses,
      moreTime: new MoreTime(engine),
      countDown: this.countDown,
      nameFor: (raw) => ports.nameFor(raw),
      start: (player, receipt) => this.start(player, receipt),
      say: (player, receipt, message) => this.say(player, receipt, message),
      mute: (player, muted, isMuted) => this.talk.mute(player, muted, isMuted),
    })
    this.idempotency = new Idempotency(engine, this.commands, this.races, after)
  }

  /** When something happens here by itself; Infinity: never; undefined: it can't leave the memory now. */
  get restsUntil(): number | undefined {
    const { engine, viewers, attendance, idempotency, premoves, races, countDown, takeBacks, talk } = this
    return restsUntil({ engine, viewers, attendance, idempotency, premoves, races, countDown, takeBacks, talk })
  }

  /** How the table is, if nothing happens there by itself as long as it stays so. */
  get quiet(): Quiet | undefined {
    const { engine, idempotency, premoves, races } = this
    const until = quietUntil({ engine, idempotency, premoves, races })
    return until === undefined ? undefined : { until, ...this.known }
  }

  static async open(ports: LiveTablePorts, module: GameModule, kept: Kept): Promise<LiveTable> {
    const live = new LiveTable(ports, module, kept)
    await live.engine.reload()
    await live.premoves.load()
    live.engine.questions.lookAround()
    live.presence.say(true)
    return live
  }

  /** What other nodes have written meanwhile. */
  catchUp(): Promise<void> {
    return this.engine.inTurn(() => this.engine.catchUp())
  }

  /** What was to be done and wasn't; what this node has begun to look after. */
  nudge(): Promise<void> {
    return this.engine.inTurn(() => this.engine.nudge())
  }

  /** Somebody is here, and somebody has to look after the game: if nobody does, this node. */
  async takeLeaseIfFree(): Promise<void> {
    if (this.table.phase !== 'playing' || this.engine.holdsLease) return
    if (await this.ports.takeLease?.(this.table)) await this.leaseTaken()
  }

  /** This node looks after the table from now on. */
  leaseTaken(): Promise<void> {
    return this.engine.inTurn(async () => {
      this.races.takeOver()
      await this.engine.catchUp()
      await this.engine.nudge()
    })
  }

  get table(): Table {
    return this.engine.table
  }
  get game(): Recording | undefined {
    return this.engine.recording
  }
  get number(): number {
    return this.engine.number
  }
  /** How much of what is stored is in memory. */
  get known(): { readonly version: number; readonly length: number } {
    const isLatest = this.number === this.table.games
    return { version: this.engine.version, length: this.game && isLatest ? this.game.rows.length + 1 : 0 }
  }
  get isOver(): boolean {
    return this.engine.isOver
  }

  /** What a report of theirs quotes, and where the game is. */
  testimonyOf(player: PlayerId): { readonly heard: readonly Heard[]; readonly game: number; readonly seq: number } {
    return { heard: this.talk.heardBy(player, this), game: this.table.games, seq: this.game?.rows.length ?? 0 }
  }
  /** Who is out of the game that is being played. */
  get out(): Eyes {
    return this.game === undefined || this.isOver ? 0 : this.game.game.out(this.game.state)
  }
  get viewers(): Viewers {
    return this.broadcast.viewers
  }
  get prepared(): readonly Premove[] {
    return this.premoves.list
  }
  /** The longest that a bot may take for a decision now: somebody waits for it. */
  get patienceLeft(): number {
    return this.engine.questions.patienceLeft
  }
  get clocks(): Down | undefined {
    return this.engine.questions.clocks
  }
  get request(): Down | undefined {
    return this.takeBacks.message
  }

  forget(): void {
    this.engine.forget()
    this.attendance.forget()
    this.presence.forget()
  }

  // ---- other nodes ----------------------------------------------------------------------------------------------

  private heard(from: string, hint: Hint): void {
    switch (hint.type) {
      case 'prepared':
        return this.engine.inTurnAnyway(() => this.premoves.loadAgain())
      case 'said':
        if (this.isNews(hint.receipt)) this.talk.hear(this, hint.by, hint.said)
        return
      case 'echo':
        return this.engine.inTurnAnyway(async () => {
          if (this.isNews(hint.receipt)) await this.commands.carryOutEchoed(hint.player, '', hint.wish, true)
        })
      case 'rests':
        if (this.viewers.size > 0) this.engine.inTurnAnyway(() => this.takeLeaseIfFree())
        return
      case 'here':
        return this.presence.heard(from, hint)
      default:
        return // the engine's business
    }
  }

  /** Not what was sent to this node as well, and carried out here already. */
  private isNews(receipt: string): boolean {
    if (this.engine.receipts.get(receipt) !== undefined) return false
    this.engine.receipts.keep(receipt, null)
    return true
  }

  /** Now and then: a node that says nothing more has nobody. */
  sayWhoIsHere(asks = false): void {
    this.presence.say(asks)
  }

  // ---- who is asked ---------------------------------------------------------------------------------------------

  private asked(people: readonly Ask[], bots: readonly Ask[]): void {
    this.premoves.asked(people, bots)
    if (this.isWaiting) return
    const thinking = bots.filter((ask) => !this.premoves.answers(ask))
    const unhurried = this.races.asked(this.game!, thinking)
    if (unhurried.length > 0) this.ports.wake(this, unhurried)
  }

  /** A device that goes from hand to hand is nobody's to be quick with. */
  private delayOf(seat: Seat): Delay | undefined {
    const holder = this.table.seats[seat]?.holder
    if (holder?.kind !== 'person' || countOf(seatsHeld(this.table, holder.player)) !== 1) return undefined
    return this.viewers.delayOf(holder.player)
  }

  /** Bots hold still: a pause, or somebody asks for a move back. */
  private get isWaiting(): boolean {
    return isPaused(this.table) || this.takeBacks.isOpen
  }

  // ---- commands -------------------------------------------------------------------------------------------------

  /** Carried out in turn. Null: done, and durable. */
  command(player: PlayerId, id: string, command: Command): Promise<Refusal | null> {
    return this.idempotency.command(player, `${player} ${id}`, command)
  }

  /** An answer to this question would be seen too soon. */
  holdsBack(ask: string): boolean {
    return this.idempotency.holdsBack(ask)
  }
  whenItMayBeSeen(ask: string): Promise<void> {
    return this.idempotency.whenItMayBeSeen(ask)
  }

  /** What a bot has decided; it may have been overtaken by events, and then nobody minds. */
  answerFor(seat: Seat, ask: string, action: Action): Promise<Refusal | null> {
    return this.game === undefined
      ? refused({ code: 'not-playing' })
      : this.races.answer(this.game, seat, ask, action, 'bot', null)
  }

  /** A moderator or the server ends the game without a winner. Null: it is over. */
  stop(because: StopRow['because']): Promise<Refusal | null> {
    return this.engine.inTurn(() => this.engine.write(null, (recording) => note(recording, { type: 'stop', because })))
  }

  /** The server changes the table's document, whatever goes on there. */
  overhaul(change: (table: Table) => Table): Promise<Refusal | null> {
    return this.engine.inTurn(async () => {
      const refused = await this.engine.rearrange(change)
      this.engine.questions.lookAround()
      this.presence.tell()
      return refused
    })
  }

  private say(player: PlayerId, receipt: string, message: unknown): Refusal | null {
    const said = this.talk.say(this, player, message, this.ports)
    if (isRefusal(said)) return said
    this.engine.say(() => ({ type: 'said', by: player, said, receipt }))
    return null
  }

  private async start(player: PlayerId, receipt: string | null): Promise<Refusal | null> {
    this.countDown.lapse()
    const whyNot = await this.engine.start(player, receipt)
    if (!whyNot) await this.handOvers.sitDown()
    return whyNot
  }

  // ---- coming and going -----------------------------------------------------------------------------------------

  /** Whoever sits here, or may still sit down; others if the table is open to onlookers. */
  mayWatch(player: PlayerId | undefined): Refusal | undefined {
    const { phase, host, watchable } = this.table
    const belongs = seatsHeld(this.table, player) !== 0 || phase === 'waiting' || host === player
    return belongs || watchable ? undefined : { code: 'not-watchable' }
  }

  /** Before they come to look, or look again: what of a long game has to be spelled for them, piece by piece. */
  unspelled(viewer: Viewer, had: Had): readonly (() => void)[] {
    return this.broadcast.unspelled(viewer, had)
  }

  /** Somebody comes to look: where the table is, and what they missed if they say what they have. */
  join(viewer: Viewer, had?: Had): void {
    this.broadcast.enter(viewer, had)
    const { player } = viewer
    const { stroke } = this.races
    if (stroke) viewer.send(JSON.stringify(stroke))
    if (this.presence.isModerated) viewer.send(JSON.stringify({ type: 'moderator', here: true } satisfies Down))
    if (player === undefined) return this.presence.onlookersChanged()
    this.attendance.came(player)
    this.presence.changed()
    this.engine.inTurnAnyway(() => this.handOvers.welcomeBack(player))
  }

  /** A moderator looks on, with an onlooker's eyes and without a voice; everybody here knows. */
  observe(viewer: Viewer): void {
    this.presence.moderators++
    this.join(viewer)
    this.presence.changed()
  }

  stopObserving(viewer: Viewer): void {
    this.leave(viewer)
    this.presence.moderators--
    this.presence.changed()
  }

  /** The line is lost, or they look elsewhere. */
  leave(viewer: Viewer): void {
    this.broadcast.leave(viewer)
    if (viewer.player === undefined) return this.presence.onlookersChanged()
    this.attendance.went(viewer.player)
    this.presence.changed()
    this.engine.inTurnAnyway(() => this.pauses.somebodyLeft())
  }

  isHere(player: PlayerId): boolean {
    return this.attendance.has(player)
  }

  /** The device has changed hands: other eyes have been told other things. */
  lookAgain(viewer: Viewer): void {
    this.broadcast.lookAgain(viewer)
  }

  /** What somebody saw, through the eyes they have now, after an earlier row of this game. */
  async viewAt(
    visitor: string,
    player: PlayerId | undefined,
    seats: Eyes,
    game: number,
    seq: number,
  ): Promise<View<Base> | Refusal> {
    const refused = this.mayWatch(player)
    if (refused) return refused
    const held = seatsHeld(this.table, player)
    // Who sees the game later than others may not look ahead by looking back.
    const isLate = held === 0 && this.table.delay > 0
    const recording = !isLate && game === this.number ? this.game : undefined
    const past = recording && (await this.ports.past.stateAfter(visitor, gameLog(this.table.id, game), recording, seq))
    if (past === undefined) return { code: 'no-such-moment', facts: { game, seq } }
    return isRefusal(past) ? past : recording!.game.view(past, held & seats)
  }
}

const refused = (why: Refusal): Promise<Refusal> => Promise.resolve(why)
