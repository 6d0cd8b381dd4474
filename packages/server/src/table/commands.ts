// Checks whether a player may do what a command asks, and hands it to whoever carries it out.

import {
  type Eyes,
  type GameModule,
  type Recording,
  type Refusal,
  type Seat,
  everyone,
  isRefusal,
} from '@saloon/kernel'
import type { Command } from '../transport/protocol.ts'
import type { CountDown } from './lobby/count-down.ts'
import type { TableEngine } from './engine.ts'
import { hurry, playOn, swear, takeBack } from './presence/ghosts.ts'
import { changePace } from './time/pace.ts'
import type { HandOvers } from './presence/hand-overs.ts'
import { type EchoedCommand, isEchoed } from '../cluster/hints.ts'
import type { Permissions } from './permissions.ts'
import type { MoreTime } from './time/more-time.ts'
import type { Pauses } from './time/pauses.ts'
import type { Premoves } from './consent/premoves.ts'
import { type SeatBot, botFor } from './lobby/seat-bot.ts'
import { isUnderWay } from './lobby/series.ts'
import { type PlayerId, type Table, isPaused, isPerson } from './table.ts'
import type { TakeBacks } from './consent/take-backs.ts'
import { type LobbyCommand, changeRoom } from './lobby/waiting-room.ts'

type LobbyChange = Exclude<LobbyCommand, { do: 'seat-bot' }> | SeatBot

/** The parts of the table that carry commands out. */
export interface Handlers {
  readonly engine: TableEngine
  readonly module: GameModule
  readonly rules: Permissions
  readonly handOvers: HandOvers
  readonly takeBacks: TakeBacks
  readonly premoves: Premoves
  readonly pauses: Pauses
  readonly moreTime: MoreTime
  readonly countDown: CountDown
  /** How somebody may be called at a table. */
  nameFor(raw: string): string | Refusal
  start(player: PlayerId, receipt: string): Promise<Refusal | null>
  say(player: PlayerId, receipt: string, message: unknown): Refusal | null
  mute(player: PlayerId, muted: PlayerId, isMuted: boolean): void
}

export class Commands {
  private readonly handlers: Handlers

  constructor(handlers: Handlers) {
    this.handlers = handlers
  }

  private get table(): Table {
    return this.handlers.engine.table
  }

  /** Null: done and durable. */
  carryOut(player: PlayerId, receipt: string, command: Command): Promise<Refusal | null> {
    return this.whyNot(player, command, () => this.carryOutAllowed(player, receipt, command))
  }

  /** Returns what forbids the command; else runs `task`. */
  whyNot(player: PlayerId, command: Command, task: () => Promise<Refusal | null>): Promise<Refusal | null> {
    if (this.table.frozen) return refused({ code: 'table-frozen' })
    const forbidden = this.handlers.rules.allows(player, command)
    if (forbidden) return refused(forbidden)
    return command.do === 'act' ? this.asPlayer(player, command.seat, task) : task()
  }

  private carryOutAllowed(player: PlayerId, receipt: string, command: Command): Promise<Refusal | null> {
    if (isEchoed(command)) return this.echoed(player, receipt, command)
    switch (command.do) {
      case 'act':
        return this.handlers.engine.act(receipt, command.seat, () => ({ ask: command.ask, action: command.action }))
      case 'undo':
        return this.asPlayer(player, command.seat, () => this.undo(player, receipt, command.seat, command.to))
      case 'prepare':
        return this.asHolder(player, command.seat, () => this.handlers.premoves.prepare(command))
      case 'away':
        return this.asHolder(player, command.seat, () =>
          this.handlers.handOvers.handOver(receipt, command.seat, 'bot', 'left'),
        )
      case 'back':
        return this.asHolder(player, command.seat, () =>
          this.handlers.handOvers.handOver(receipt, command.seat, 'person', 'back'),
        )
      case 'call-bot':
        return this.handlers.handOvers.callBot(player, receipt, command.seat)
      case 'concede':
        return this.asHolder(player, command.seat, () => this.handlers.handOvers.concede(receipt, command.seat))
      case 'pause':
        return this.handlers.pauses.want(player, receipt)
      case 'resume':
        return this.handlers.pauses.end(player, receipt)
      case 'swear':
        return this.amid(receipt, (table, recording) => swear(table, player, recording))
      case 'hurry':
        return this.amid(receipt, (table, recording) =>
          hurry(table, player, recording, (seat) => this.handlers.engine.controllers.isStoodInFor(seat)),
        )
      case 'pace':
        return this.amid(receipt, (table) => changePace(table, player, command.pace))
      case 'ready':
        return this.table.phase === 'playing'
          ? this.amid(receipt, (table, recording) => playOn(table, player, command.ready, recording))
          : this.arrange(player, receipt, command)
      case 'next':
        return isUnderWay(this.table.series) ? this.handlers.start(player, receipt) : refused({ code: 'no-series' })
      case 'start':
        return this.handlers.start(player, receipt)
      case 'say':
        return Promise.resolve(this.handlers.say(player, receipt, command.message))
      default:
        return this.arrange(player, receipt, command)
    }
  }

  private undo(player: PlayerId, receipt: string, seat: Seat, to: number): Promise<Refusal | null> {
    const agreed = this.consent(player)
    return this.handlers.engine.goBack(receipt, player, { seat, to, agreed }, (recording) =>
      takeBack(this.table, recording, seat, to, agreed),
    )
  }

  /** What may be changed of a table while a game is played. */
  private amid(
    receipt: string,
    change: (table: Table, recording: Recording) => Table | Refusal,
  ): Promise<Refusal | null> {
    const { engine } = this.handlers
    return engine.recording === undefined || engine.isOver
      ? refused({ code: 'not-playing' })
      : engine.rearrange((table) => change(table, engine.recording!), receipt)
  }

  private arrange(player: PlayerId, receipt: string, command: LobbyChange): Promise<Refusal | null> {
    const wanted = command.do === 'seat-bot' ? botFor(this.handlers.module, command) : command
    if (isRefusal(wanted)) return refused(wanted)
    const named = 'name' in wanted ? this.handlers.nameFor(wanted.name) : undefined
    if (typeof named === 'object') return refused(named)
    const tidied = named === undefined ? wanted : { ...wanted, name: named }
    return this.handlers.engine
      .rearrange((table) => changeRoom(table, player, tidied, this.handlers.engine.limits), receipt)
      .then((refused) => {
        if (refused === null) this.handlers.countDown.lapse() // something changed: the host looks again before it begins
        return refused
      })
  }

  private mute(player: PlayerId, seat: Seat, muted: boolean): Refusal | null {
    const holder = this.table.seats[seat]?.holder
    if (holder?.kind !== 'person') return { code: 'not-a-person', facts: { seat } }
    this.handlers.mute(player, holder.player, muted)
    return null
  }

  private asHolder(player: PlayerId, seat: Seat, task: () => Promise<Refusal | null>): Promise<Refusal | null> {
    const plan = this.table.seats[seat]
    if (plan === undefined) return refused({ code: 'no-such-seat', facts: { seats: this.table.seats.length } })
    if (!isPerson(plan, player)) return refused({ code: 'not-your-seat', facts: { seat } })
    return this.handlers.engine.recording === undefined ? refused({ code: 'not-playing' }) : task()
  }

  /** As its holder, while the game goes on. */
  private asPlayer(player: PlayerId, seat: Seat, task: () => Promise<Refusal | null>): Promise<Refusal | null> {
    return isPaused(this.table) ? refused({ code: 'paused' }) : this.asHolder(player, seat, task)
  }

  /** Alone with bots everybody agrees: one may take back what one likes. */
  private consent(player: PlayerId): Eyes {
    const isAlone = this.table.seats.every((seat) => seat.holder?.kind !== 'person' || seat.holder.player === player)
    return isAlone ? everyone(this.table.seats.length) : 0
  }

  // ---- what no store keeps --------------------------------------------------------------------------------------

  /** Commands whose effect isn't stored: every node that has the table carries them out for itself. */
  async carryOutEchoed(
    player: PlayerId,
    receipt: string,
    command: EchoedCommand,
    isEcho: boolean,
  ): Promise<Refusal | null> {
    switch (command.do) {
      case 'ask-undo':
        return this.asPlayer(player, command.seat, () =>
          this.handlers.takeBacks.ask(player, isEcho ? undefined : receipt, command.seat, command.to),
        )
      case 'answer-undo':
        return this.handlers.takeBacks.answer(player, command.yes, isEcho)
      case 'mute':
        return this.mute(player, command.seat, command.muted)
      case 'more-time':
        return this.handlers.moreTime.give(player, command.seat)
      case 'wait-longer':
        return this.handlers.handOvers.waitLonger(player, command.seat)
      case 'count-down':
        return this.handlers.countDown.begin(player, isEcho)
      case 'stop-count':
        return this.handlers.countDown.stop(player)
    }
  }

  private async echoed(player: PlayerId, receipt: string, command: EchoedCommand): Promise<Refusal | null> {
    const say = (): void => this.handlers.engine.say(() => ({ type: 'echo', player, wish: command, receipt }))
    if (command.do === 'answer-undo' && this.handlers.takeBacks.isOpen) say() // before what comes of it: that is a row, and would end it
    const refused = await this.carryOutEchoed(player, receipt, command, false)
    if (refused === null && command.do !== 'answer-undo') say()
    return refused
  }
}

const refused = (why: Refusal): Promise<Refusal> => Promise.resolve(why)
