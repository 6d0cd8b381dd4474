// A table with people at it: what they want of it, who is here, and what each of them is told.

import { makeBot } from '@saloon/bots'
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
  act,
  everyone,
  isRefusal,
  note,
  only,
  seatsOf,
  stateAfter,
  undo,
} from '@saloon/kernel'
import type { OpenQuestion } from '../notices/notices.ts'
import type { Down, Wish } from '../protocol.ts'
import { Attendance } from './attendance.ts'
import { Audience, type Had, type Watcher, startFor } from './audience.ts'
import { type Surroundings, TableEngine } from './engine.ts'
import type { HouseRules } from './house-rules.ts'
import type { Kept } from './keeper.ts'
import { type PlayerId, type Table, isPerson, publicTable, seatsHeld } from './table.ts'
import { TableTalk } from './talk.ts'
import { type RoomWish, changeRoom } from './waiting-room.ts'

export interface House extends Surroundings {
  /** Somebody who isn't a person has to answer: asks a bot, which comes back with `answerFor`. */
  wake(table: LiveTable, asks: readonly Ask[]): void
  /** People are asked at a table by post: who isn't there is told. */
  askedByPost?(table: LiveTable, questions: readonly OpenQuestion[]): void
  /** How somebody may be called at a table. */
  nameFor(raw: string): string | Refusal
  readonly rules: HouseRules
}

export class LiveTable {
  readonly audience = new Audience()
  private readonly house: House
  private readonly module: GameModule
  private readonly engine: TableEngine
  private readonly attendance: Attendance
  private readonly talk = new TableTalk()
  private moderators = 0 // who look on

  private constructor(house: House, module: GameModule, kept: Kept) {
    this.house = house
    this.module = module
    this.engine = new TableEngine(house, module, kept, {
      tableChanged: () => this.audience.each((watcher) => this.sendTable(watcher)),
      stepTaken: (recording, row) => this.audience.tellStep(recording, this.table.games, row),
      startedAfresh: () => this.audience.startAfresh((watcher) => this.sendStart(watcher)),
      frozen: () => this.audience.tellAll({ type: 'frozen' }),
      botsAsked: (asks) => house.wake(this, asks),
      askedByPost: (questions) => house.askedByPost?.(this, questions),
    })
    this.attendance = new Attendance(house.after, (player) => {
      void this.engine.inTurn(() => this.standInFor(player))
    })
  }

  static async open(house: House, module: GameModule, kept: Kept): Promise<LiveTable> {
    const live = new LiveTable(house, module, kept)
    await live.engine.reload()
    live.engine.lookAround()
    return live
  }

  get table(): Table {
    return this.engine.table
  }
  get game(): Recording | undefined {
    return this.engine.recording
  }
  get isOver(): boolean {
    return this.engine.isOver
  }

  /** What a report quotes, and where the game is. */
  get testimony(): { readonly heard: TableTalk['latest']; readonly game: number; readonly seq: number } {
    return { heard: this.talk.latest, game: this.table.games, seq: this.game?.rows.length ?? 0 }
  }

  forget(): void {
    this.engine.forget()
  }

  // ---- commands -------------------------------------------------------------------------------------------------

  /** Carried out in turn. Null: done, and durable. */
  command(player: PlayerId, id: string, wish: Wish): Promise<Refusal | null> {
    const receipt = `${player} ${id}`
    return this.engine.inTurn(() => this.answer(player, receipt, wish))
  }

  private answer(player: PlayerId, receipt: string, wish: Wish): Promise<Refusal | null> {
    const { receipts } = this.engine
    const before = receipts.get(receipt)
    if (before !== undefined) return Promise.resolve(before)
    return this.carryOut(player, receipt, wish).then((refused) => {
      receipts.keep(receipt, refused)
      return refused
    })
  }

  /** What a bot has decided; it may have been overtaken by events, and then nobody minds. */
  answerFor(seat: Seat, ask: string, action: Action): Promise<Refusal | null> {
    return this.engine.inTurn(() =>
      this.engine.write(null, (recording) => act(recording, seat, { ask, action }, 'bot')),
    )
  }

  /** The house ends the game: nobody has won. Null: it is over. */
  stop(because: StopRow['because']): Promise<Refusal | null> {
    return this.engine.inTurn(() => this.engine.write(null, (recording) => note(recording, { type: 'stop', because })))
  }

  /** The house changes something about the table, whoever is there and whatever goes on. */
  overhaul(change: (table: Table) => Table): Promise<Refusal | null> {
    return this.engine.inTurn(async () => {
      const refused = await this.engine.rearrange(change)
      this.engine.lookAround()
      this.tellWhoIsHere()
      return refused
    })
  }

  private carryOut(player: PlayerId, receipt: string, wish: Wish): Promise<Refusal | null> {
    if (this.table.frozen) return Promise.resolve({ code: 'table-frozen' })
    const forbidden = this.house.rules.allows(player, wish)
    if (forbidden) return Promise.resolve(forbidden)
    switch (wish.do) {
      case 'act':
        return this.asHolder(player, wish.seat, () =>
          this.engine.write(receipt, (recording) => act(recording, wish.seat, { ask: wish.ask, action: wish.action })),
        )
      case 'undo':
        return this.asHolder(player, wish.seat, () =>
          this.engine.write(receipt, (recording) => undo(recording, wish.seat, wish.to, this.consent(player))),
        )
      case 'away':
        return this.asHolder(player, wish.seat, () => this.handOver(receipt, wish.seat, 'bot', 'left'))
      case 'back':
        return this.asHolder(player, wish.seat, () => this.handOver(receipt, wish.seat, 'person', 'back'))
      case 'concede':
        return this.asHolder(player, wish.seat, () => this.concede(receipt, wish.seat))
      case 'start':
        return this.engine.start(player)
      case 'say':
        return Promise.resolve(this.talk.say(this.table, this.audience, player, wish.message, this.house.now()))
      case 'mute':
        return Promise.resolve(this.mute(player, wish.seat, wish.muted))
      default:
        return this.arrange(player, wish)
    }
  }

  private arrange(player: PlayerId, wish: RoomWish): Promise<Refusal | null> {
    const bot = wish.do === 'seat-bot' ? makeBot(wish.bot, this.module) : undefined
    if (bot && isRefusal(bot)) return Promise.resolve(bot)
    const named = 'name' in wish ? this.house.nameFor(wish.name) : undefined
    if (typeof named === 'object') return Promise.resolve(named)
    const wanted = named === undefined ? wish : ({ ...wish, name: named } as RoomWish)
    return this.engine.rearrange((table) => changeRoom(table, player, wanted, this.engine.limits))
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
    return this.game === undefined ? Promise.resolve({ code: 'not-playing' }) : task()
  }

  /** Alone with bots everybody agrees: one may take back what one likes. */
  private consent(player: PlayerId): Eyes {
    const isAlone = this.table.seats.every((seat) => seat.holder?.kind !== 'person' || seat.holder.player === player)
    return isAlone ? everyone(this.table.seats.length) : 0
  }

  // ---- seats that change hands ----------------------------------------------------------------------------------

  private handOver(
    receipt: string,
    seat: Seat,
    held: 'person' | 'bot',
    because: 'left' | 'back',
  ): Promise<Refusal | null> {
    const { holders } = this.engine
    if (holders.hasConceded(seat)) return Promise.resolve({ code: 'conceded', facts: { seat } })
    if (holders.isStoodInFor(seat) === (held === 'bot')) return Promise.resolve(null) // it is so already
    return this.engine.write(receipt, (recording) => note(recording, { type: 'seat', seat, held, because }))
  }

  /** Between two it is over; with more a bot plays the lost hand to the end. */
  private concede(receipt: string, seat: Seat): Promise<Refusal | null> {
    return this.engine.write(receipt, (recording) =>
      this.table.seats.length === 2
        ? note(recording, { type: 'stop', because: 'conceded' })
        : note(recording, { type: 'seat', seat, held: 'bot', because: 'conceded' }),
    )
  }

  /** Somebody has been gone for a while: a bot answers for them, if another person would have to wait otherwise. */
  private async standInFor(player: PlayerId): Promise<void> {
    const { phase, clock } = this.table
    if (this.attendance.has(player) || phase !== 'playing' || clock === 'post') return // by post nobody sits and waits
    const isHere = ({ holder }: Table['seats'][number]) =>
      holder?.kind === 'person' && this.attendance.has(holder.player)
    if (!this.table.seats.some(isHere)) return
    for (const seat of seatsOf(seatsHeld(this.table, player))) {
      if (this.engine.holders.isStoodInFor(seat)) continue
      await this.engine.write(null, (recording) =>
        note(recording, { type: 'seat', seat, held: 'bot', because: 'away' }),
      )
    }
  }

  /** Who was merely cut off has the seat back at once; who left says so when they want it back. */
  private async welcomeBack(player: PlayerId): Promise<void> {
    for (const seat of seatsOf(this.engine.holders.cutOffAmong(seatsHeld(this.table, player)))) {
      await this.engine.write(null, (recording) =>
        note(recording, { type: 'seat', seat, held: 'person', because: 'back' }),
      )
    }
  }

  // ---- coming and going -----------------------------------------------------------------------------------------

  /** Whoever sits here, or may still sit down; others if the table is open to onlookers. */
  mayWatch(player: PlayerId | undefined): Refusal | undefined {
    const { phase, host, watchable } = this.table
    const belongs = seatsHeld(this.table, player) !== 0 || phase === 'waiting' || host === player
    return belongs || watchable ? undefined : { code: 'not-watchable' }
  }

  /** Somebody comes to look: where the table is, and what they missed if they say what they have. */
  join(watcher: Watcher, had?: Had): void {
    const { player } = watcher
    watcher.eyes = seatsHeld(this.table, player) & watcher.looksThrough
    this.audience.add(watcher)
    this.sendTable(watcher)
    if (this.game) this.sendStart(watcher, had)
    if (this.moderators > 0) watcher.send(JSON.stringify({ type: 'moderator', here: true } satisfies Down))
    if (player === undefined) return
    this.attendance.came(player)
    this.tellWhoIsHere()
    void this.engine.inTurn(() => this.welcomeBack(player))
  }

  /** A moderator looks on, with an onlooker's eyes and without a voice; everybody here knows. */
  observe(watcher: Watcher): void {
    this.moderators++
    this.join(watcher)
    this.audience.tellAll({ type: 'moderator', here: true })
  }

  stopObserving(watcher: Watcher): void {
    this.leave(watcher)
    if (--this.moderators === 0) this.audience.tellAll({ type: 'moderator', here: false })
  }

  /** The line is lost, or they look elsewhere. */
  leave(watcher: Watcher): void {
    this.audience.remove(watcher)
    if (watcher.player === undefined) return
    this.attendance.went(watcher.player)
    this.tellWhoIsHere()
  }

  isHere(player: PlayerId): boolean {
    return this.attendance.has(player)
  }

  private tellWhoIsHere(): void {
    const isHere = ({ holder }: Table['seats'][number]) =>
      holder?.kind === 'bot' || (holder !== null && this.attendance.has(holder.player))
    const seats = this.table.seats.reduce((eyes, plan, seat) => (isHere(plan) ? eyes | only(seat) : eyes), 0)
    this.audience.tellAll({ type: 'here', seats })
  }

  /** The device has changed hands, or the seat its holder: other eyes have been told other things. */
  lookAgain(watcher: Watcher): void {
    const eyes = seatsHeld(this.table, watcher.player) & watcher.looksThrough
    if (eyes === watcher.eyes) return
    watcher.eyes = eyes
    if (this.game) this.sendStart(watcher, 'nothing')
  }

  /** What somebody saw, through the eyes they have now, after an earlier row of this game. */
  viewAt(player: PlayerId | undefined, seats: Eyes, game: number, seq: number): View<Base> | Refusal {
    const refused = this.mayWatch(player)
    if (refused) return refused
    const past = this.game && game === this.table.games ? stateAfter(this.game, seq) : undefined
    if (past === undefined) return { code: 'no-such-moment', facts: { game, seq } }
    return this.game!.game.view(past, seatsHeld(this.table, player) & seats)
  }

  private sendTable(watcher: Watcher): void {
    const yours = seatsHeld(this.table, watcher.player)
    const host = watcher.player === this.table.host
    watcher.send(JSON.stringify({ type: 'table', table: publicTable(this.table), yours, host }))
    this.lookAgain(watcher)
  }

  private sendStart(watcher: Watcher, had?: Had): void {
    const view = this.audience.view(this.game!, watcher.eyes)
    watcher.send(JSON.stringify(startFor(this.game!, this.table.games, watcher.eyes, view, had)))
  }
}
