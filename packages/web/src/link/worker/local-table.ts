// A table in this browser: the rules, the bots at a pace one can follow, and what each pair of eyes is told. It speaks the
// protocol of the house, so the page can't tell the difference.

import type { Player } from '@saloon/bots/lazy'
import {
  type Action,
  type Ask,
  type Base,
  type Eyes,
  type GameEvent,
  type GameModule,
  type Outcome,
  type Patch,
  type Recording,
  type Refusal,
  type Row,
  type Seat,
  type Step,
  type View,
  act,
  chanceFrom,
  countOf,
  difference,
  everyone,
  has,
  isRefusal,
  isTelling,
  note,
  only,
  reactionTime,
  replay,
  stateAfter,
  take,
  undo,
} from '@saloon/kernel'
import type { Down, Up, Wish } from '@saloon/server/protocol'
import { Races, hasStamps } from '@saloon/server/races'
import { deal } from './deal.ts'
import type { NewLocalTable } from './messages.ts'
import { Minds } from './minds.ts'
import { Prepared } from './prepared.ts'
import { publicTable } from './public-table.ts'
import { type KeptGame, type KeptTable, type Shelf, logOf } from './shelf.ts'
import { dealFor, liveMomentFor, momentFor } from './told.ts'

export interface Surroundings {
  readonly shelf: Shelf
  readonly module: GameModule
  makeBot(name: string): Player | Refusal
  tell(message: Down): void
  now(): number
  /** The page's own, to the millisecond: bells sound by it. */
  clock(): number
  /** 0 … 1 */
  random(): number
  newSecret(): string
  after(milliseconds: number, task: () => void): () => void
}

/** Stands in for somebody who lets a bot play on. */
const STAND_IN = 'greedy'
/** How a bot's time varies around the table's pace. */
const QUICKEST = 0.7
const SLOWEST = 1.6
/** Until somebody has played, bots take no longer than one needs to see what they do. */
const OPENING = 500
/** Nothing is on its way for long between a page and its worker. */
const HERE = { lat: 0, varies: 0 }

type AnyStep = Step<Base, Action, GameEvent>

export class LocalTable {
  private kept: KeptTable
  private recording: Recording | undefined
  private standIns: Eyes = 0
  private looksThrough: Eyes = -1
  private shown: View<Base> | undefined // what the page has
  private waiting: (() => void) | undefined
  private tail: Promise<unknown> = Promise.resolve()
  private isHurried = false // bots among themselves: nobody need wait for them
  private readonly prepared = new Prepared()
  private readonly minds: Minds
  private readonly races: Races
  private readonly around: Surroundings

  private constructor(kept: KeptTable, around: Surroundings) {
    this.kept = kept
    this.around = around
    this.minds = new Minds(around.makeBot, chanceFrom(around.random() * 2 ** 32, around.now()))
    this.races = new Races({
      now: around.clock,
      after: around.after,
      chance: (below) => Math.floor(around.random() * below),
      // A device that goes from hand to hand is nobody's to be quick with.
      delay: () => (countOf(this.yours) === 1 ? HERE : undefined),
      tellAll: around.tell,
      carryOut: (seat, ask, action, by) =>
        this.inTurn(() => this.write(this.recording!, (table) => act(table, seat, { ask, action }, by))),
      wake: (asks) => {
        for (const ask of asks) void this.inTurn(() => this.letBotAnswer(ask))
      },
    })
  }

  static async create(fresh: NewLocalTable, around: Surroundings): Promise<LocalTable | Refusal> {
    const now = around.now()
    const { from, personFirst, ...plan } = fresh
    const table = new LocalTable(
      { ...plan, created: now, updated: now, games: 0, phase: 'over', waitingFor: [] },
      around,
    )
    const refused = await table.start(from, personFirst)
    return refused ?? table
  }

  /** As it was left, wherever that was. */
  static async resume(kept: KeptTable, around: Surroundings): Promise<LocalTable | Refusal> {
    const table = new LocalTable(kept, around)
    const found = await around.shelf.game(logOf(kept.id, kept.games))
    if (!found) return { code: 'no-such-table', facts: { table: kept.id } }
    const { header, secret } = found.game
    const recording = replay(around.module.game, { header, rows: found.rows, secret })
    if (isRefusal(recording)) return recording
    table.recording = recording
    for (const row of recording.rows) table.noteHolder(row)
    table.wakeBots()
    return table
  }

  close(): void {
    this.races.forget()
    this.waiting?.()
  }

  // ---- what the page says ---------------------------------------------------------------------------------------

  receive(message: Up): void {
    switch (message.type) {
      case 'join':
        this.sendTable()
        this.around.tell({ type: 'here', seats: everyone(this.kept.seats.length) })
        this.sendStart()
        if (this.races.stroke) this.around.tell(this.races.stroke)
        return this.sendPrepared()
      case 'look':
        this.looksThrough = message.seats
        return this.sendStart()
      case 'command':
        void this.reply(message.id, message.wish)
        return
      default:
        return // there is nobody to say hello to, and no line to keep alive
    }
  }

  private async reply(id: string, wish: Wish): Promise<void> {
    const refused = await (this.isTimed(wish) ? this.answerInTime(wish) : this.inTurn(() => this.carryOut(wish)))
    this.around.tell({ type: 'reply', id, refused })
  }

  past(game: number, seq: number, eyes: Eyes): View<Base> | undefined {
    const past = this.recording && game === this.kept.games ? stateAfter(this.recording, seq) : undefined
    return past && this.recording!.game.view(past, eyes & this.yours)
  }

  private inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.tail.then(task)
    this.tail = turn.catch(() => undefined)
    return turn
  }

  private async carryOut(wish: Wish): Promise<Refusal | null> {
    switch (wish.do) {
      case 'act':
        return this.asHolder(wish.seat, (table) => act(table, wish.seat, { ask: wish.ask, action: wish.action }))
      case 'undo':
        return this.asHolder(wish.seat, (table) => undo(table, wish.seat, wish.to, this.consent))
      case 'away':
        return this.asHolder(wish.seat, (table) =>
          note(table, { type: 'seat', seat: wish.seat, held: 'bot', because: 'left' }),
        )
      case 'back':
        return this.asHolder(wish.seat, (table) =>
          note(table, { type: 'seat', seat: wish.seat, held: 'person', because: 'back' }),
        )
      case 'concede':
        return this.asHolder(wish.seat, (table) =>
          this.kept.seats.length === 2
            ? note(table, { type: 'stop', because: 'conceded' })
            : note(table, { type: 'seat', seat: wish.seat, held: 'bot', because: 'conceded' }),
        )
      case 'prepare': {
        if (this.recording === undefined) return { code: 'not-playing' }
        if (!has(this.yours, wish.seat)) return { code: 'not-your-seat', facts: { seat: wish.seat } }
        const refused = this.prepared.prepare(this.recording, wish)
        if (!refused) this.sendPrepared()
        return refused
      }
      case 'start':
        return this.kept.phase === 'playing' ? { code: 'game-running' } : this.start()
      case 'hurry':
        this.isHurried = true
        this.sendTable()
        this.wakeBots()
        return null
      case 'leave':
        this.waiting?.()
        return null
      default:
        return { code: 'not-at-this-table' } // seats and options are arranged before such a table begins
    }
  }

  /** An answer by the bells waits until no earlier one can be on its way: others go on meanwhile. */
  private isTimed(wish: Wish): wish is Extract<Wish, { do: 'act' }> {
    if (wish.do !== 'act' || this.recording === undefined || !hasStamps(wish.action) || !has(this.yours, wish.seat))
      return false
    return this.races.stamps(this.recording, wish.seat, wish.action)
  }

  private answerInTime({ seat, ask, action }: Extract<Wish, { do: 'act' }>): Promise<Refusal | null> {
    return this.races.answer(this.recording!, seat, ask, action, 'person', null)
  }

  private async asHolder(seat: Seat, work: (table: Recording) => AnyStep | Refusal): Promise<Refusal | null> {
    if (this.recording === undefined) return { code: 'not-playing' }
    if (!has(this.yours, seat)) return { code: 'not-your-seat', facts: { seat } }
    return this.write(this.recording, work)
  }

  private get yours(): Eyes {
    return this.kept.seats.reduce((eyes, { kind }, seat) => (kind === 'person' ? eyes | only(seat) : eyes), 0)
  }

  /** Where everything may be taken back everybody has agreed beforehand. */
  private get consent(): Eyes {
    return this.kept.freeUndo ? everyone(this.kept.seats.length) : 0
  }

  // ---- rows -----------------------------------------------------------------------------------------------------

  /** `from`: in the middle of another game, with chance of its own. */
  private async start(from?: Base, personFirst = false): Promise<Refusal | null> {
    const { module, shelf, now } = this.around
    const { id, seats, options, freeUndo } = this.kept
    const setup = module.game.prepare({ seats: seats.length, options })
    if (isRefusal(setup)) return setup
    const dealt = deal(this.around, setup, from, personFirst ? this.yours : 0)
    if (isRefusal(dealt)) return dealt
    const { header, recording, secret } = dealt
    this.minds.forget()
    this.prepared.list = []
    this.isHurried = false
    this.standIns = 0
    this.recording = recording
    this.kept = { ...this.kept, games: this.kept.games + 1, phase: 'playing' }
    this.noteProgress()
    const log = logOf(id, this.kept.games)
    await keptOrNot(
      shelf.keep({ table: this.kept, game: { log, table: id, header, secret, seats, begun: now(), freeUndo } }),
    )
    this.sendTable()
    this.sendStart()
    this.wakeBots()
    return null
  }

  private async write(table: Recording, work: (table: Recording) => AnyStep | Refusal): Promise<Refusal | null> {
    const step = work(table)
    if (isRefusal(step)) return step
    take(table, step)
    this.noteHolder(step.row)
    if (step.row.type === 'undo') this.minds.forget()
    this.noteProgress()
    const log = logOf(this.kept.id, this.kept.games)
    await keptOrNot(this.around.shelf.keep({ table: this.kept, row: [log, step.row] }))
    this.sendStep(step.row)
    if (this.kept.phase === 'over') await this.finish(table, log)
    this.wakeBots()
    return null
  }

  private noteHolder(row: Row): void {
    if (row.type !== 'seat') return
    this.standIns = row.held === 'bot' ? this.standIns | only(row.seat) : this.standIns & ~only(row.seat)
  }

  private noteProgress(): void {
    const { game, state, stopped } = this.recording!
    const isOver = stopped || game.rules.outcome(state) !== undefined
    this.kept = {
      ...this.kept,
      updated: this.around.now(),
      phase: isOver ? 'over' : 'playing',
      waitingFor: isOver ? [] : this.open.map(({ seat }) => seat),
    }
  }

  private async finish(table: Recording, log: string): Promise<void> {
    const { shelf, now } = this.around
    const found = await shelf.game(log).catch(() => undefined)
    const outcome = table.game.rules.outcome(table.state)
    if (found) {
      await keptOrNot(shelf.keep({ game: { ...found.game, ended: now(), ...this.resultOf(table.state, outcome) } }))
    }
    this.sendTable()
  }

  /** What statistics will ask for; a game that was stopped has none of it. */
  private resultOf(state: Recording['state'], outcome: Outcome | undefined): Partial<KeptGame> {
    if (outcome === undefined) return {}
    const { winners, scores } = outcome
    const counts = this.around.module.counts?.(state)
    return { winners, ...(scores && { scores }), ...(counts && { counts }) }
  }

  // ---- bots -----------------------------------------------------------------------------------------------------

  /** Questions that must be answered now. */
  private get open(): readonly Ask[] {
    const { game, state } = this.recording!
    return game.asks(state).filter((ask) => ask.must && !ask.locked)
  }

  /** One bot at a time, each after the time one needs to follow. */
  private wakeBots(): void {
    this.waiting?.()
    this.waiting = undefined
    if (this.recording === undefined || this.kept.phase !== 'playing') return this.races.forget()
    const bots = this.open.filter(({ seat }) => this.botAt(seat) !== undefined)
    const [ask] = this.races.asked(this.recording, bots)
    if (this.prepared.tidy(this.recording, this.open)) this.sendPrepared()
    const reaction = this.open.find((ask) => this.prepared.answerTo(this.recording!, ask) !== undefined)
    if (reaction) {
      const wait = reactionTime(this.around.random())
      this.waiting = this.around.after(wait, () => void this.inTurn(() => this.givePrepared(reaction)))
      return
    }
    if (ask === undefined) return
    const isWaiting =
      this.standIns === 0 && !this.recording.rows.some((row) => row.type === 'act' && row.by === 'person')
    const random = this.around.random()
    const pace = this.isHurried ? 0 : this.kept.pace
    const thinking = isTelling(this.recording.game, ask)
      ? reactionTime(random, pace)
      : pace * (QUICKEST + random * (SLOWEST - QUICKEST))
    const wait = Math.min(thinking, isWaiting ? OPENING : Infinity)
    this.waiting = this.around.after(wait, () => void this.inTurn(() => this.letBotAnswer(ask)))
  }

  private botAt(seat: Seat): string | undefined {
    const holder = this.kept.seats[seat]!
    return holder.kind === 'bot' ? holder.bot : has(this.standIns, seat) ? STAND_IN : undefined
  }

  private async letBotAnswer({ seat, id }: Ask): Promise<void> {
    const recording = this.recording!
    const ask = this.open.find((open) => open.id === id)
    const name = this.botAt(seat)
    if (ask === undefined || name === undefined) return this.wakeBots() // overtaken by events
    const answer = this.minds.answer(recording, ask, name)
    if (hasStamps(answer.action) && this.races.stamps(recording, seat, answer.action))
      void this.races.answer(recording, seat, answer.ask, answer.action, 'bot', null)
    else await this.write(recording, (table) => act(table, seat, answer, 'bot'))
  }

  private async givePrepared(ask: Ask): Promise<void> {
    const recording = this.recording!
    const answer = this.open.some(({ id }) => id === ask.id) ? this.prepared.answerTo(recording, ask) : undefined
    this.prepared.drop(ask)
    this.sendPrepared()
    if (answer) await this.write(recording, (table) => act(table, ask.seat, answer))
    else this.wakeBots()
  }

  // ---- what the page is told ------------------------------------------------------------------------------------

  private get eyes(): Eyes {
    return this.yours & this.looksThrough
  }

  private sendTable(): void {
    this.around.tell({
      type: 'table',
      table: { ...publicTable(this.kept), hurried: this.isHurried },
      yours: this.yours,
      host: true,
    })
  }

  private sendPrepared(): void {
    this.around.tell({ type: 'prepared', prepared: this.prepared.list })
  }

  private sendStart(): void {
    if (this.recording === undefined) return
    const { game, rows, state } = this.recording
    const { eyes } = this
    this.shown = game.view(state, eyes)
    const missed = [dealFor(this.recording, eyes), ...rows.map((row) => momentFor(game, row, eyes))]
    this.around.tell({ type: 'start', game: this.kept.games, seq: rows.length, view: this.shown, missed })
  }

  private sendStep(row: Row): void {
    const { game, state } = this.recording!
    const view = game.view(state, this.eyes)
    const change = difference(this.shown ?? null, view)
    this.shown = view
    this.around.tell({
      type: 'step',
      game: this.kept.games,
      ...liveMomentFor(game, row, this.eyes),
      ...(change !== '' && { patch: JSON.parse(change) as Patch }),
    })
  }
}

/** A browser that keeps nothing (full, private, blocked) plays on all the same. */
async function keptOrNot(keeping: Promise<void>): Promise<void> {
  try {
    await keeping
  } catch {
    return
  }
}
