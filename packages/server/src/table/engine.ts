// The authoritative state of one table. Everything that happens is worked out on a copy, written to the store, and only then
// applied and told. Another node may write to the same log: whoever comes second reads what is there and judges again.

import {
  type Action,
  type ActRow,
  type Answer,
  type Base,
  type Eyes,
  type GameEvent,
  type GameModule,
  type Recording,
  type Refusal,
  type Seat,
  type Step,
  act,
  has,
  isRefusal,
  remember,
  repeat,
  snapshot,
  take,
  wayTo,
  whyNoUndo,
} from '@saloon/kernel'
import { isShort } from '../jobs/past.ts'
import { StoreError } from '../store/trouble.ts'
import { Controllers } from './presence/controllers.ts'
import { type Hint, readHint, spellHint } from '../cluster/hints.ts'
import {
  type Entry,
  type Kept,
  keepTable,
  loadGame,
  newSecret,
  noteOver,
  notePlaying,
  readTable,
  rowIn,
  spellEntry,
  startGame,
} from './persistence.ts'
import { Receipts } from './receipts.ts'
import { nextSetup } from './lobby/next-game.ts'
import { outcomeOf } from './outcome.ts'
import { OpenQuestions } from './time/deadlines.ts'
import { beginning, withGame } from './lobby/series.ts'
import type { Front, TablePorts } from './ports.ts'
import { type PlayerId, type Table, gameLog, isImported, withReceipt } from './table.ts'
import { Queue } from './queue.ts'
import { type Limits, limitsOf, mayStart } from './lobby/waiting-room.ts'

export type AnyStep = Step<Base, Action, GameEvent>
/** A step that is being worked out, or why there is none. */
type Work = AnyStep | Refusal | Promise<AnyStep | Refusal>

/** Rows between snapshots: a table is loaded from its last snapshot, and this many rows at most are replayed. Fewer where each may be a flick. */
const SNAPSHOT_EVERY = 200
const SNAPSHOT_OF_FLICKS_EVERY = 20

/** How often a command is retried when another node wrote first. */
const TRIES = 5

export class TableEngine {
  recording: Recording | undefined
  number = 0 // which of the table's games that is: the next one may have begun elsewhere
  controllers = new Controllers()
  readonly receipts = new Receipts()
  private kept: Kept
  readonly questions: OpenQuestions
  private readonly deaf: () => void // stops listening to other nodes
  private readonly queue: Queue
  private readonly module: GameModule
  private readonly ports: TablePorts
  private readonly front: Front

  constructor(ports: TablePorts, module: GameModule, kept: Kept, front: Front) {
    this.ports = ports
    this.module = module
    this.kept = kept
    this.front = front
    this.queue = new Queue((error) =>
      ports.report('something at a table could not be done', { table: this.table.id, error: String(error) }),
    )
    this.questions = new OpenQuestions(this, ports, front)
    this.deaf = ports.bus.listen(kept.table.id, (text) => this.hear(text))
  }

  /** To the other nodes. */
  say(hint: () => Hint): void {
    const { bus, node } = this.ports
    if (bus.reaches(this.table.id)) bus.publish(this.table.id, spellHint(node, hint()))
  }

  private hear(text: string): void {
    const heard = readHint(this.ports.node, text)
    if (heard === undefined) return
    const { from, hint } = heard
    if (hint.type === 'row') this.inTurnAnyway(() => this.follow(hint.game, hint.line))
    else if (hint.type === 'table') this.inTurnAnyway(() => this.catchUp())
    else this.front.heard(from, hint)
  }

  get holdsLease(): boolean {
    return this.ports.holdsLease?.(this.table) ?? true
  }

  /** No other node changes anything. */
  private get isAlone(): boolean {
    return this.ports.holdsLease === undefined
  }

  get table(): Table {
    return this.kept.table
  }

  get version(): number {
    return this.kept.version
  }

  get isOver(): boolean {
    return this.recording !== undefined && isFinished(this.recording)
  }

  inTurn<T>(task: () => Promise<T>): Promise<T> {
    return this.queue.inTurn(task)
  }

  /** For what nobody waits for: if it fails, whoever looks after the table looks again. */
  inTurnAnyway(task: () => Promise<unknown>): void {
    this.queue.inTurnAnyway(task)
  }

  // ---- rows -----------------------------------------------------------------------------------------------------

  /** Somebody acts. Null: done, and durable. */
  act(
    receipt: string | null,
    seat: Seat,
    answerTo: (recording: Recording) => Answer,
    by: ActRow['by'] = 'person',
  ): Promise<Refusal | null> {
    return this.write(receipt, (recording) => this.workOut(recording, seat, answerTo(recording), by))
  }

  /** At a wooden table in a thread: this table waits, and no other. */
  private workOut(recording: Recording, seat: Seat, answer: Answer, by: ActRow['by']): Work {
    const { flicks, visitor } = this.ports
    const isWooden = recording.game.rules.engine !== undefined
    if (flicks === undefined || !isWooden || recording.stopped) return act(recording, seat, answer, by)
    // Also what its bots play is whose table it is.
    const { host } = this.table
    return flicks.act(visitor?.(host) ?? host, recording, seat, answer, by)
  }

  /** Works a step out, writes it, takes it in and tells it. Null: done, and durable. */
  write(receipt: string | null, work: (recording: Recording) => Work, tries = TRIES): Promise<Refusal | null> {
    if (this.table.frozen) return Promise.resolve({ code: 'table-frozen' })
    const { recording } = this
    if (recording === undefined) return this.refuse({ code: 'not-playing' }, receipt, work, tries)
    let worked: Work
    try {
      worked = work(recording)
    } catch (error) {
      return this.freeze(error)
    }
    if (!(worked instanceof Promise)) return this.writeStep(recording, worked, receipt, work, tries)
    return worked.then(
      (step) => this.writeStep(recording, step, receipt, work, tries),
      (error: unknown) => this.freeze(error),
    )
  }

  private writeStep(
    recording: Recording,
    step: AnyStep | Refusal,
    receipt: string | null,
    work: (recording: Recording) => Work,
    tries: number,
  ): Promise<Refusal | null> {
    if (isRefusal(step)) return this.refuse(step, receipt, work, tries)
    const { row } = step
    const at = this.ports.now()
    const took = row.type === 'act' ? this.questions.took(row.answer.ask) : 0
    const { games: game } = this.table
    const line = spellEntry(step, { receipt, at, took })
    // Without async functions: half of what a move costs here would be promises.
    return this.ports.store.append(gameLog(this.table.id, game), row.seq, [line]).then(
      (written) => {
        if (!written) return this.judgeAnew(receipt, work, tries - 1)
        if (row.type === 'act') this.questions.charge(row.seat, took)
        if (receipt !== null) this.receipts.keep(receipt, null) // whatever becomes of what comes after it
        this.say(() => ({ type: 'row', game, line }))
        return this.takeIn(recording, step, rowIn(line, step))
      },
      (error: unknown) => {
        // It may have been written all the same: the log says so.
        if (tries > 1 && isPassing(error)) return this.judgeAnew(receipt, work, tries - 1)
        return this.reload().then(() => {
          this.front.startedAfresh() // with what may be in the log, and was never told
          throw error
        })
      },
    )
  }

  /** Somebody else has written first. */
  private async judgeAnew(
    receipt: string | null,
    work: (recording: Recording) => Work,
    tries: number,
  ): Promise<Refusal | null> {
    await this.catchUp()
    const elsewhere = receipt === null ? undefined : this.receipts.get(receipt)
    if (elsewhere !== undefined) return elsewhere // it was carried out by another node
    return tries > 0 ? this.write(receipt, work, tries) : { code: 'busy' }
  }

  /** Unless other nodes have gone on, or have carried it out already: a command is sent again where its answer was lost. */
  private refuse(
    why: Refusal,
    receipt: string | null,
    work: (recording: Recording) => Work,
    tries: number,
  ): Promise<Refusal | null> {
    if (receipt === null || tries <= 1 || this.isAlone) return Promise.resolve(why)
    const { version, recording } = this
    const rows = recording?.rows.length
    return this.catchUp().then(() => {
      const elsewhere = this.receipts.get(receipt)
      if (elsewhere !== undefined) return elsewhere
      const isNews = this.version !== version || this.recording !== recording || this.recording?.rows.length !== rows
      return isNews ? this.write(receipt, work, tries - 1) : why
    })
  }

  /** Back to an earlier row. Where that has to be played again it is done elsewhere: this table waits, and no other. */
  async goBack(
    receipt: string | null,
    player: PlayerId,
    { seat, to, agreed }: { readonly seat: Seat; readonly to: number; readonly agreed: Eyes },
    work: (recording: Recording) => Work,
  ): Promise<Refusal | null> {
    return (await this.recall(player, seat, to, agreed)) ?? this.write(receipt, work)
  }

  /** The state after row `to` is at hand from now on, if the table can go back there. `player`: who wants it. */
  async recall(player: PlayerId | undefined, seat: Seat, to: number, agreed: Eyes): Promise<Refusal | undefined> {
    const { recording } = this
    if (recording === undefined || whyNoUndo(recording, seat, to, agreed)) return undefined // it will be said
    if (isShort(recording, wayTo(recording, to))) return undefined
    const { past, visitor } = this.ports
    const who = player === undefined ? undefined : (visitor?.(player) ?? player)
    const state = await past.positionAfter(who, gameLog(this.table.id, this.number), recording, to)
    if (isRefusal(state)) return state
    remember(recording, to, state)
    return undefined
  }

  private takeIn(recording: Recording, step: AnyStep, text: string): Promise<Refusal | null> | null {
    take(recording, step, text)
    this.controllers.note(step.row)
    this.questions.noted(step.row)
    this.front.stepTaken(recording, step.row)
    if (isFinished(recording)) return this.finish().then(() => this.questions.lookAround())
    const every = recording.game.rules.engine === undefined ? SNAPSHOT_EVERY : SNAPSHOT_OF_FLICKS_EVERY
    if (step.row.seq % every === 0) return this.write(null, snapshot)
    return this.questions.lookAround()
  }

  /** One table's bug is one table's bug: it stops where it is, with its log as it was, and its players are told. */
  private async freeze(error: unknown): Promise<Refusal> {
    const { id, games } = this.table
    this.ports.report('a rule failed; the table is frozen', { table: id, game: games, error: String(error) })
    await this.rearrange((table) => ({ ...table, frozen: true }))
    this.front.frozen()
    return { code: 'table-frozen' }
  }

  // ---- the table itself -----------------------------------------------------------------------------------------

  get limits(): Limits {
    return limitsOf(this.module)
  }

  async rearrange(change: (table: Table) => Table | Refusal, receipt: string | null = null): Promise<Refusal | null> {
    for (let tries = 0; tries < TRIES; tries++) {
      const elsewhere = receipt === null ? undefined : this.receipts.get(receipt)
      if (elsewhere !== undefined) return elsewhere
      const changed = change(this.table)
      if (isRefusal(changed)) {
        if (tries === 0 && (await this.hadMissedSomething())) continue
        return changed
      }
      const table = withReceipt(changed, receipt)
      if (await keepTable(this.ports.store, table, this.kept.version)) {
        this.know({ table, version: this.kept.version + 1 })
        this.say(() => ({ type: 'table' }))
        this.front.tableChanged()
        return null
      }
      await this.catchUp()
    }
    return { code: 'busy' }
  }

  async start(player: PlayerId, receipt: string | null): Promise<Refusal | null> {
    let refused = mayStart(this.table, player, this.limits)
    if (refused && (await this.hadMissedSomething())) refused = mayStart(this.table, player, this.limits)
    const elsewhere = receipt === null ? undefined : this.receipts.get(receipt)
    if (elsewhere !== undefined) return elsewhere
    if (refused) return refused
    const { store, now } = this.ports
    if (!isImported(this.table)) {
      const setup = nextSetup(this.module, this.table, this.recording)
      const recording = await startGame(store, this.module, this.table, setup, now())
      if (recording !== undefined && isRefusal(recording)) return recording
    }
    const games = this.table.games + 1
    await notePlaying(store, this.table.id, games)
    await this.ports.playing?.(this.table.id, games, true)
    const commitment = await newSecret(store, this.table.id, games + 1, this.ports.newSecret())
    const started = await this.rearrange((table) => {
      const series = beginning(table.series)
      return { ...table, phase: 'playing', games, commitment, series, pause: null, sworn: 0, next: 0, hurried: false }
    }, receipt)
    if (started) return started
    await this.reload() // also where another node was first: the game is the one in the log
    this.front.startedAfresh()
    this.questions.lookAround()
    return null
  }

  private async finish(): Promise<void> {
    if (this.table.phase !== 'playing' || this.recording === undefined) return
    await this.ports.finished(this.table, this.module, this.recording)
    const { games: game } = this.table
    const outcome = outcomeOf(this.recording)
    await this.rearrange((table) => {
      if (table.phase !== 'playing') return { code: 'game-over' }
      const series = withGame(table.series, table.seats.length, outcome)
      // Who was out may have gone, and has said that they play on.
      const seats = table.seats.map((plan, seat) => ({ ...plan, ready: has(table.next, seat), number: null }))
      return { ...table, phase: 'over', seats, pause: null, series }
    })
    await noteOver(this.ports.store, this.table.id, game)
    await this.ports.playing?.(this.table.id, game, false)
    await this.front.finished()
  }

  // ---- memory and store -----------------------------------------------------------------------------------------

  /** From what is stored; what was in memory doesn't count. */
  async reload(): Promise<void> {
    const { store } = this.ports
    const kept = (await readTable(store, this.table.id)) ?? this.kept
    const { id, games } = kept.table
    const loaded =
      games === 0 ? undefined : await loadGame(store, this.module.game, gameLog(id, games), this.ports.jobs)
    // All at once: who comes to look meanwhile sees the one game or the other.
    this.know(kept)
    this.number = games
    this.recording = undefined
    if (loaded === undefined) return
    if (isRefusal(loaded)) {
      const { id: table, invite: code } = this.table
      this.ports.report('a log does not hold; the table is frozen', { table, code, game: games, refusal: loaded })
      this.kept = { ...this.kept, table: { ...this.table, frozen: true } }
      return
    }
    const { recording, entries, started } = loaded
    this.recording = recording
    this.controllers = new Controllers(recording.rows.besidesActs())
    this.questions.restart(entries.at(-1)?.at ?? started)
    for (const { row, receipt, took } of entries) {
      if (row.type === 'act') this.questions.charge(row.seat, took)
      if (receipt !== null) this.receipts.keep(receipt, null)
    }
    if (isFinished(recording)) await this.finish()
  }

  private know(kept: Kept): void {
    this.kept = kept
    for (const receipt of kept.table.done) this.receipts.keep(receipt, null)
  }

  /** Takes in what other nodes have written, and no more than that. */
  async catchUp(): Promise<void> {
    const before = this.kept
    const kept = (await readTable(this.ports.store, this.table.id)) ?? before
    const isAnotherGame = kept.table.games !== this.number
    if (isAnotherGame) await this.reload()
    else if (kept.version !== before.version) this.know(kept)
    if (this.version !== before.version) {
      this.front.tableChanged()
      if (this.table.frozen && !before.table.frozen) this.front.frozen()
    }
    if (isAnotherGame) this.front.startedAfresh()
    else if (this.recording) {
      const log = gameLog(this.table.id, this.table.games)
      for (const line of await this.ports.store.read(log, this.recording.rows.length + 2)) await this.takeOver(line)
    }
    this.questions.lookAround()
  }

  /** Before somebody is refused: what another node has changed a moment ago may not have been heard of yet. */
  private async hadMissedSomething(): Promise<boolean> {
    if (this.isAlone) return false
    const { version } = this.kept
    await this.catchUp()
    return this.kept.version !== version
  }

  /** Another node has written this line. */
  private async follow(game: number, line: string): Promise<void> {
    const rows = this.recording?.rows.length ?? 0
    const { seq } = (JSON.parse(line) as Entry).row
    if (game !== this.number || seq > rows + 1) return this.catchUp() // something was missed
    if (seq <= rows) return
    await this.takeOver(line)
    this.questions.lookAround()
  }

  /** A row that is in the log already. It must lead where it led whoever wrote it; else the log is read from its beginning. */
  private async takeOver(line: string): Promise<void> {
    const { recording } = this
    if (recording === undefined) return
    const { row, receipt, took } = JSON.parse(line) as Entry
    if (row.type === 'undo') await this.recall(undefined, row.seat, row.to, row.agreed)
    const step = await (row.type === 'act'
      ? this.workOut(recording, row.seat, row.answer, row.by)
      : repeat(recording, row))
    if (isRefusal(step) || step.row.hash !== row.hash) {
      await this.reload()
      return this.front.startedAfresh()
    }
    if (row.type === 'act') this.questions.charge(row.seat, took)
    if (receipt !== null) this.receipts.keep(receipt, null)
    take(recording, step)
    this.controllers.note(step.row)
    this.front.stepTaken(recording, step.row)
    // Whoever wrote the last row ends the game; if they can't any more, whoever looks after the table does.
    if (isFinished(recording) && this.holdsLease) await this.finish()
  }

  /** Now and then: what was to be done and wasn't, because the store was away or whoever should have done it is gone. */
  async nudge(): Promise<void> {
    if (this.recording === undefined || !this.holdsLease) return
    if (isFinished(this.recording)) return this.finish()
    await this.questions.nudge()
  }

  get isIdle(): boolean {
    return this.queue.areIdle
  }

  get isCrowded(): boolean {
    return this.queue.areCrowded
  }

  /** Leaves the memory: the store has everything. */
  forget(): void {
    this.deaf()
    this.queue.end()
    this.questions.forget()
  }
}

const isFinished = ({ game, state, stopped }: Recording): boolean => stopped || game.rules.outcome(state) !== undefined

/** The store is unavailable or busy for a moment. */
const isPassing = (error: unknown): boolean =>
  error instanceof StoreError && (error.code === 'lost' || error.code === 'busy')
