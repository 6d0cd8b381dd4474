// A table in this browser: rules, bots, and what each set of eyes is told. It speaks the server's protocol, so the page can't
// tell the difference.

import {
  type Ask,
  type Base,
  type Eyes,
  type Outcome,
  type Recording,
  type Refusal,
  type Seat,
  type View,
  act,
  everyone,
  has,
  isRefusal,
  note,
  only,
  replay,
  stateAfter,
  take,
  undo,
} from '@saloon/kernel'
import type { Advice } from '@saloon/bots/lazy'
import type { Up, Command } from '@saloon/server/protocol'
import { deal } from './deal.ts'
import { type AnyStep, LocalBots, type Seated } from './local-bots.ts'
import type { NewLocalTable } from './messages.ts'
import { Viewer } from './viewer.ts'
import { type KeptGame, type KeptTable, logOf } from './local-store.ts'
import type { WorkerPorts } from './ports.ts'

export class LocalTable implements Seated {
  kept: KeptTable
  recording: Recording | undefined
  readonly viewer: Viewer
  private tail: Promise<unknown> = Promise.resolve()
  private readonly bots: LocalBots
  private readonly deps: WorkerPorts

  private constructor(kept: KeptTable, deps: WorkerPorts) {
    this.kept = kept
    this.deps = deps
    this.viewer = new Viewer(this, deps.tell)
    this.bots = new LocalBots(this, deps)
  }

  static async create(fresh: NewLocalTable, deps: WorkerPorts): Promise<LocalTable | Refusal> {
    const now = deps.now()
    const { from, personFirst, ...plan } = fresh
    const table = new LocalTable({ ...plan, created: now, updated: now, games: 0, phase: 'over', waitingFor: [] }, deps)
    const refused = await table.start(from, personFirst)
    return refused ?? table
  }

  /** As it was left, wherever that was. */
  static async resume(kept: KeptTable, deps: WorkerPorts): Promise<LocalTable | Refusal> {
    const table = new LocalTable(kept, deps)
    const found = await deps.store.game(logOf(kept.id, kept.games))
    if (!found) return { code: 'no-such-table', facts: { table: kept.id } }
    const { header, secret } = found.game
    const recording = replay(deps.module.game, { header, rows: found.rows, secret })
    if (isRefusal(recording)) return recording
    table.recording = recording
    for (const row of recording.rows) table.bots.noted(row)
    table.bots.wake()
    return table
  }

  close(): void {
    this.bots.races.forget()
    this.bots.rest()
  }

  // ---- what the page says ---------------------------------------------------------------------------------------

  receive(message: Up): void {
    switch (message.type) {
      case 'join':
        return this.welcome()
      case 'look':
        return this.viewer.look(message.seats)
      case 'command':
        void this.reply(message.id, message.wish)
        return
      default:
        return // there is nobody to say hello to, and no line to keep alive
    }
  }

  private welcome(): void {
    const { viewer, bots } = this
    viewer.sendTable(bots.isHurried)
    viewer.tell({ type: 'here', seats: everyone(this.kept.seats.length) })
    viewer.sendStart()
    if (bots.races.stroke) viewer.tell(bots.races.stroke)
    viewer.sendPremoves(bots.premoves)
  }

  private async reply(id: string, wish: Command): Promise<void> {
    const refused = await (this.bots.isTimed(wish)
      ? this.bots.answerInTime(wish)
      : this.inTurn(() => this.carryOut(wish)))
    this.viewer.tell({ type: 'reply', id, refused })
  }

  past(game: number, seq: number, eyes: Eyes): View<Base> | undefined {
    const past = this.recording && game === this.kept.games ? stateAfter(this.recording, seq) : undefined
    return past && this.recording!.game.view(past, eyes & this.yours)
  }

  advise(seat: Seat, ask: string, thinking: (share: number) => void): Advice | undefined {
    return this.bots.advise(seat, ask, thinking)
  }

  inTurn<T>(task: () => Promise<T>): Promise<T> {
    const turn = this.tail.then(task)
    this.tail = turn.catch(() => undefined)
    return turn
  }

  private async carryOut(wish: Command): Promise<Refusal | null> {
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
        const refused = this.bots.premoves.prepare(this.recording, wish)
        if (!refused) this.viewer.sendPremoves(this.bots.premoves)
        return refused
      }
      case 'start':
        return this.kept.phase === 'playing' ? { code: 'game-running' } : this.start()
      case 'hurry':
        this.bots.isHurried = true
        this.viewer.sendTable(true)
        this.bots.wake()
        return null
      case 'pace':
        this.kept = { ...this.kept, pace: wish.pace }
        await keptOrNot(this.deps.store.keep({ table: this.kept }))
        this.viewer.sendTable(this.bots.isHurried)
        this.bots.wake() // whoever is thinking now does so at the new pace
        return null
      case 'leave':
        this.bots.rest()
        return null
      default:
        return { code: 'not-at-this-table' } // seats and options are arranged before such a table begins
    }
  }

  private async asHolder(seat: Seat, work: (table: Recording) => AnyStep | Refusal): Promise<Refusal | null> {
    if (this.recording === undefined) return { code: 'not-playing' }
    if (!has(this.yours, seat)) return { code: 'not-your-seat', facts: { seat } }
    return this.write(work)
  }

  get yours(): Eyes {
    return this.kept.seats.reduce((eyes, { kind }, seat) => (kind === 'person' ? eyes | only(seat) : eyes), 0)
  }

  /** Where everything may be taken back everybody has agreed beforehand. */
  private get consent(): Eyes {
    return this.kept.freeUndo ? everyone(this.kept.seats.length) : 0
  }

  // ---- rows -----------------------------------------------------------------------------------------------------

  /** `from`: in the middle of another game, with chance of its own. */
  private async start(from?: Base, personFirst = false): Promise<Refusal | null> {
    const { module, store, now } = this.deps
    const { id, seats, options, freeUndo } = this.kept
    const setup = module.game.prepare({ seats: seats.length, options })
    if (isRefusal(setup)) return setup
    const dealt = deal(this.deps, setup, from, personFirst ? this.yours : 0)
    if (isRefusal(dealt)) return dealt
    const { header, recording, secret } = dealt
    this.bots.forget()
    this.recording = recording
    this.kept = { ...this.kept, games: this.kept.games + 1, phase: 'playing' }
    this.noteProgress()
    const log = logOf(id, this.kept.games)
    await keptOrNot(
      store.keep({ table: this.kept, game: { log, table: id, header, secret, seats, begun: now(), freeUndo } }),
    )
    this.viewer.sendTable(this.bots.isHurried)
    this.viewer.sendStart()
    this.bots.wake()
    return null
  }

  async write(work: (table: Recording) => AnyStep | Refusal): Promise<Refusal | null> {
    const table = this.recording!
    const step = work(table)
    if (isRefusal(step)) return step
    take(table, step)
    this.bots.noted(step.row)
    this.noteProgress()
    const log = logOf(this.kept.id, this.kept.games)
    await keptOrNot(this.deps.store.keep({ table: this.kept, row: [log, step.row] }))
    this.viewer.sendStep(step.row)
    if (this.kept.phase === 'over') await this.finish(table, log)
    this.bots.wake()
    return null
  }

  private noteProgress(): void {
    const { game, state, stopped } = this.recording!
    const isOver = stopped || game.rules.outcome(state) !== undefined
    this.kept = {
      ...this.kept,
      updated: this.deps.now(),
      phase: isOver ? 'over' : 'playing',
      waitingFor: isOver ? [] : this.open.map(({ seat }) => seat),
    }
  }

  private async finish(table: Recording, log: string): Promise<void> {
    const { store, now } = this.deps
    const found = await store.game(log).catch(() => undefined)
    const outcome = table.game.rules.outcome(table.state)
    if (found) {
      await keptOrNot(store.keep({ game: { ...found.game, ended: now(), ...this.resultOf(table.state, outcome) } }))
    }
    this.viewer.sendTable(this.bots.isHurried)
  }

  /** What statistics will ask for; a game that was stopped has none of it. */
  private resultOf(state: Recording['state'], outcome: Outcome | undefined): Partial<KeptGame> {
    if (outcome === undefined) return {}
    const { winners, scores } = outcome
    const counts = this.deps.module.counts?.(state)
    return { winners, ...(scores && { scores }), ...(counts && { counts }) }
  }

  /** Questions that must be answered now. */
  get open(): readonly Ask[] {
    const { game, state } = this.recording!
    return game.asks(state).filter((ask) => ask.must && !ask.locked)
  }
}

/** If the browser can't store anything (full, private, blocked), the game goes on all the same. */
async function keptOrNot(keeping: Promise<void>): Promise<void> {
  try {
    await keeping
  } catch {
    return
  }
}
