// The open questions of a table: wakes the bots that are asked, runs people's clocks, and gives the safe answer at zero.

import { randomInt } from 'node:crypto'
import { type Ask, type Refusal, type Row, type Seat, has, note } from '@saloon/kernel'
import type { Down } from '../../transport/protocol.ts'
import { GameClock } from './clocks.ts'
import type { TableEngine } from '../engine.ts'
import type { Front, TablePorts } from '../ports.ts'
import { Patience } from './patience.ts'
import { ResponseDelay } from './response-delay.ts'
import { isPaused, paceOf } from '../table.ts'

type Clocks = Extract<Down, { type: 'clocks' }>

export class OpenQuestions {
  private clock = new GameClock('none')
  private alarm: (() => void) | undefined
  private stillSince: number | undefined // a pause began then
  private wasUrgent = false // in this game: screens have been told of a time, also at a table without a clock
  private readonly responseDelay: ResponseDelay
  private readonly patience: Patience
  private readonly engine: TableEngine
  private readonly ports: TablePorts
  private readonly front: Front

  constructor(engine: TableEngine, ports: TablePorts, front: Front) {
    this.engine = engine
    this.ports = ports
    this.front = front
    this.patience = new Patience(ports.steady)
    this.responseDelay = new ResponseDelay(ports.steady, () => randomInt(2 ** 32) / 2 ** 32)
  }

  /** The game is read from its log, whose last row was written then. */
  restart(lastAt: number): void {
    const { table, recording } = this.engine
    this.clock = new GameClock(table.clock)
    this.patience.restart()
    this.stillSince = undefined
    this.wasUrgent = false
    // By post the time goes on while the server is closed. Elsewhere it doesn't: nobody could have answered.
    if (table.clock !== 'post' || recording === undefined) return
    const passed = Math.max(0, this.ports.now() - lastAt)
    this.clock.open(recording.game.asks(recording.state), this.ports.steady() - passed)
  }

  /** How long the answer to this question took, if it is given now. */
  took(question: string): number {
    return this.clock.took(question, this.ports.steady())
  }

  /** Milliseconds until an answer to this question may be seen. */
  holdsBack(question: string): number {
    return this.responseDelay.wait(question)
  }

  noted(row: Row): void {
    this.patience.noted(row)
  }

  /** The longest that a bot may take for a decision now. */
  get patienceLeft(): number {
    const { table, controllers, recording } = this.engine
    const out = recording === undefined ? 0 : recording.game.out(recording.state)
    const isWaiting = table.seats.some(
      ({ holder }, seat) => holder?.kind === 'person' && !has(out, seat) && !controllers.isStoodInFor(seat),
    )
    return this.patience.most(table.pace, isWaiting)
  }

  charge(seat: Seat, took: number): void {
    this.clock.charge(seat, took)
  }

  /** The wall clock when somebody has to be told or answered for, should nobody come; Infinity: never; undefined: it may be any moment. */
  get quietUntil(): number | undefined {
    const { table, recording, isOver } = this.engine
    if (table.frozen || recording === undefined) return Infinity
    // A clock that is no post's runs too fast to be left alone, and what was granted on one isn't in the log.
    const isPatient =
      table.clock === 'post' ? !this.clock.isShifted : table.clock === 'none' && this.alarm === undefined
    if (isOver || !isPatient) return undefined
    if (isPaused(table)) return Infinity
    const asks = recording.game.asks(recording.state).filter(({ must, locked }) => must && !locked)
    if (asks.some(({ seat }) => this.isBots(seat))) return undefined
    const steady = this.ports.steady()
    const times = asks.map((ask) => this.clock.timed(ask))
    if (times.some(({ until }) => until <= steady)) return undefined
    const next = Math.min(...times.flatMap(({ until, hurryAt }) => (hurryAt > steady ? [hurryAt] : [until])), Infinity)
    return this.ports.now() + next - steady
  }

  /** After every change. */
  lookAround(): null {
    this.forget()
    this.noticePause()
    const { table, recording, isOver } = this.engine
    if (recording === undefined || table.frozen || isPaused(table) || isOver) {
      if (this.isTimed) this.front.clocksChanged()
      return null
    }
    const people = this.wake()
    this.wasUrgent ||= people.some((ask) => this.within(ask) !== undefined)
    if (this.isTimed) {
      this.setAlarm(people)
      this.front.clocksChanged()
    }
    if (table.clock === 'post' && this.engine.holdsLease)
      this.front.askedByPost(people.map((ask) => this.clock.timed(ask)))
    return null
  }

  /** Whoever should have answered by now is answered for. */
  async nudge(): Promise<void> {
    const people = this.wake()
    if (!isPaused(this.engine.table)) await this.answerOverdue(people)
  }

  forget(): void {
    this.alarm?.()
    this.alarm = undefined
  }

  private get isTimed(): boolean {
    return this.engine.table.clock !== 'none' || this.wasUrgent
  }

  /** Of people who must answer, at a table with a clock; undefined: there is none. */
  get clocks(): Clocks | undefined {
    const { table, recording, isOver } = this.engine
    if (!this.isTimed || recording === undefined) return undefined
    const { game, state } = recording
    const asks = isOver ? [] : game.asks(state).filter(({ must, locked }) => must && !locked)
    const at = this.stillSince ?? this.ports.steady() // in a pause nothing has passed since it began
    return { type: 'clocks', runs: !isPaused(table), times: this.clock.times(asks, at) }
  }

  /** More time for what this seat is asked now. */
  grant(seat: Seat, milliseconds: number): Refusal | null {
    const ask = this.clocks?.times.find((time) => time.seat === seat)
    if (ask === undefined || !this.clock.grant(ask.ask, milliseconds)) return { code: 'no-clock-runs', facts: { seat } }
    this.lookAround()
    return null
  }

  /** The time that a pause takes is nobody's. */
  private noticePause(): void {
    if (isPaused(this.engine.table)) this.stillSince ??= this.ports.steady()
    else if (this.stillSince !== undefined) {
      this.clock.stoodStill(this.ports.steady() - this.stillSince)
      this.stillSince = undefined
    }
  }

  /** Says who has to answer, and gives the people among them. */
  private wake(): readonly Ask[] {
    const { table, holdsLease } = this.engine
    const { game, state } = this.engine.recording!
    const bots: Ask[] = []
    const people: Ask[] = []
    const asks = game.asks(state)
    // A person's answer is held back for the whole time, whoever waits: else it would tell.
    const { patienceLeft } = this
    this.responseDelay.asked(game, asks, paceOf(table), ({ seat }) => (this.isBots(seat) ? patienceLeft : Infinity))
    for (const ask of asks) {
      if (!ask.must || ask.locked) continue
      if (this.isBots(ask.seat)) bots.push(ask)
      else people.push(ask)
    }
    if (holdsLease && !table.frozen && !isPaused(table)) this.front.asked(people, bots)
    return people
  }

  private isBots(seat: Seat): boolean {
    const { table, controllers } = this.engine
    return table.seats[seat]?.holder?.kind === 'bot' || controllers.isStoodInFor(seat)
  }

  private setAlarm(asks: readonly Ask[]): void {
    const now = this.ports.steady()
    this.clock.open(
      asks.map((ask) => ({ id: ask.id, within: this.within(ask) })),
      now,
    )
    const deadlines = asks.flatMap((ask) => this.clock.deadline(ask.seat, ask.id) ?? [])
    if (deadlines.length === 0) return
    const wait = Math.max(0, Math.min(...deadlines) - now)
    this.alarm = this.ports.after(wait, () => this.engine.inTurnAnyway(() => this.answerOverdue(asks)))
  }

  /** How long this question may stay open; undefined: nobody else sits and waits for it. */
  private within({ seat, kind }: Ask): number | undefined {
    const { table, recording, controllers } = this.engine
    const within = recording!.game.rules.frames[kind]?.within
    if (within === undefined || table.clock === 'post') return undefined
    const mine = table.seats[seat]?.holder
    const waits = table.seats.some(
      ({ holder }, other) =>
        holder?.kind === 'person' &&
        (mine?.kind !== 'person' || holder.player !== mine.player) &&
        !controllers.isStoodInFor(other),
    )
    return waits ? within : undefined
  }

  /** The time is up: the safe answer, for each who hasn't given one; and a bot has the seat until they take it back. */
  private async answerOverdue(asks: readonly Ask[]): Promise<void> {
    const { engine } = this
    if (!engine.holdsLease) return
    for (const { seat, id } of asks) {
      const deadline = this.clock.deadline(seat, id)
      if (deadline === undefined || deadline > this.ports.steady()) continue
      // Where somebody stands in at once they answer as well.
      if (!this.clock.isUrgent(id))
        await engine.act(null, seat, ({ game, state }) => ({ ask: id, action: game.safe(state, seat) }), 'clock')
      // By post nobody sits and waits, so nobody needs to stand in.
      const isOn = engine.table.clock !== 'post' && !engine.isOver && !engine.controllers.isStoodInFor(seat)
      if (isOn)
        await engine.write(null, (recording) => note(recording, { type: 'seat', seat, held: 'bot', because: 'away' }))
    }
  }
}
