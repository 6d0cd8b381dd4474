// Everybody who answers at a local table besides the user: bots and stand-ins, at a pace one can follow; premoves; and whoever is
// quick in a race.

import {
  type Action,
  type Answer,
  type Ask,
  type Base,
  type Eyes,
  type GameEvent,
  type Recording,
  type Refusal,
  type Row,
  type Seat,
  type Step,
  act,
  chanceFrom,
  countOf,
  has,
  isTelling,
  only,
  reactionTime,
} from '@saloon/kernel'
import type { Advice } from '@saloon/bots/lazy'
import type { Command } from '@saloon/server/protocol'
import { Patience } from '@saloon/server/patience'
import { Races } from '@saloon/server/races'
import { BotPlayers } from './bot-players.ts'
import type { Viewer, Scene } from './viewer.ts'
import { Premoves } from './premoves.ts'
import type { WorkerPorts } from './ports.ts'

export type AnyStep = Step<Base, Action, GameEvent>

/** What they need of their table. */
export interface Seated extends Scene {
  readonly viewer: Viewer
  /** Questions that must be answered now. */
  readonly open: readonly Ask[]
  inTurn<T>(task: () => Promise<T>): Promise<T>
  write(work: (recording: Recording) => AnyStep | Refusal): Promise<Refusal | null>
}

/** The bot that stands in for a person. */
const STAND_IN = 'greedy'
/** Milliseconds: nobody waits longer for advice, and the table stands still meanwhile. */
const LONGEST_THOUGHT = 4_000
/** A bot's thinking time varies around the table's pace, from this share of it. */
const QUICKEST = 0.7
const SLOWEST = 1.6
/** Before the user's first move bots are quick: just slow enough to see what they do; milliseconds. */
const OPENING = 500
/** There is no latency between a page and its worker. */
const HERE = { lat: 0, varies: 0 }

type Act = Extract<Command, { do: 'act' }>

export class LocalBots {
  isHurried = false // bots among themselves: nobody need wait for them
  readonly premoves = new Premoves()
  readonly races: Races
  private standIns: Eyes = 0
  private waiting: (() => void) | undefined
  private readonly patience: Patience
  private readonly botPlayers: BotPlayers
  private readonly coaches: BotPlayers // with the ears of those who play here themselves
  private readonly table: Seated
  private readonly deps: WorkerPorts

  constructor(table: Seated, deps: WorkerPorts) {
    this.table = table
    this.deps = deps
    this.patience = new Patience(deps.clock)
    this.botPlayers = new BotPlayers(deps.makeBot, chanceFrom(deps.random() * 2 ** 32, deps.now()))
    this.coaches = new BotPlayers(deps.makeBot, chanceFrom(0))
    this.races = new Races({
      now: deps.clock,
      after: deps.after,
      chance: (below) => Math.floor(deps.random() * below),
      // A device that goes from hand to hand is nobody's to be quick with.
      delay: () => (countOf(table.yours) === 1 ? HERE : undefined),
      tellAll: deps.tell,
      carryOut: (seat, ask, action, by) => table.inTurn(() => this.give(seat, { ask, action }, by)),
      wake: (asks) => {
        for (const ask of asks) void table.inTurn(() => this.letAnswer(ask))
      },
    })
  }

  /** Another game begins. */
  forget(): void {
    this.botPlayers.forget()
    this.coaches.forget()
    this.premoves.list = []
    this.isHurried = false
    this.standIns = 0
  }

  /** The table is left: it goes on from where it is when somebody comes back. */
  rest(): void {
    this.waiting?.()
    this.waiting = undefined
  }

  noted(row: Row): void {
    if (row.type === 'undo') {
      this.botPlayers.forget()
      this.coaches.forget()
    }
    this.patience.noted(row)
    if (row.type !== 'seat') return
    this.standIns = row.held === 'bot' ? this.standIns | only(row.seat) : this.standIns & ~only(row.seat)
  }

  /** What a bot would do in the place of whoever plays alone; with others at the table nobody is told. */
  advise(seat: Seat, ask: string, thinking: (share: number) => void): Advice | undefined {
    const { recording, yours } = this.table
    if (recording === undefined || yours !== only(seat)) return undefined
    const end = this.deps.clock() + LONGEST_THOUGHT
    const isOver = (share: number): boolean => {
      thinking(share)
      return this.deps.clock() > end
    }
    return this.coaches.advise(recording, seat, ask, STAND_IN, isOver)
  }

  /** An answer by the bells waits until no earlier one can be on its way: others go on meanwhile. */
  isTimed(wish: Command): wish is Act {
    const { recording, yours } = this.table
    return wish.do === 'act' && this.races.isTimed(recording, yours, wish.seat, wish.action)
  }

  answerInTime({ seat, ask, action }: Act): Promise<Refusal | null> {
    return this.races.answer(this.table.recording!, seat, ask, action, 'person', null)
  }

  /** After every change. One bot at a time, each after the time one needs to follow. */
  wake(): void {
    this.rest()
    const { recording, kept, open, viewer } = this.table
    if (recording === undefined || kept.phase !== 'playing') return this.races.forget()
    const bots = open.filter(({ seat }) => this.botAt(seat) !== undefined)
    const [ask] = this.races.asked(recording, bots)
    if (this.premoves.tidy(recording, open)) viewer.sendPremoves(this.premoves)
    const reaction = open.find((one) => this.premoves.answerTo(recording, one) !== undefined)
    if (reaction) this.later(reactionTime(this.deps.random()), () => this.givePrepared(reaction))
    else if (ask) this.later(this.thinkingTime(recording, ask), () => this.letAnswer(ask))
  }

  private later(milliseconds: number, task: () => Promise<void>): void {
    this.waiting = this.deps.after(milliseconds, () => void this.table.inTurn(task))
  }

  private thinkingTime({ game, rows }: Recording, ask: Ask): number {
    const hasBegun = this.standIns !== 0 || rows.slice().some((row) => row.type === 'act' && row.by === 'person')
    const random = this.deps.random()
    const pace = this.isHurried ? 0 : this.table.kept.pace
    const thinking = isTelling(game, ask)
      ? reactionTime(random, pace)
      : pace * (QUICKEST + random * (SLOWEST - QUICKEST))
    return hasBegun ? Math.min(thinking, this.patience.most(pace, this.isWaiting)) : Math.min(thinking, OPENING)
  }

  /** Who is out has nothing to wait for. */
  private get isWaiting(): boolean {
    const { recording, yours } = this.table
    return (yours & ~recording!.game.out(recording!.state) & ~this.standIns) !== 0
  }

  private botAt(seat: Seat): string | undefined {
    const holder = this.table.kept.seats[seat]!
    return holder.kind === 'bot' ? holder.bot : has(this.standIns, seat) ? STAND_IN : undefined
  }

  private isOpen({ id }: Ask): boolean {
    return this.table.open.some((open) => open.id === id)
  }

  private async letAnswer(ask: Ask): Promise<void> {
    const { seat } = ask
    const name = this.botAt(seat)
    if (!this.isOpen(ask) || name === undefined) return this.wake() // overtaken by events
    const recording = this.table.recording!
    const answer = this.botPlayers.answer(recording, ask, name)
    if (this.races.isTimed(recording, only(seat), seat, answer.action))
      void this.races.answer(recording, seat, answer.ask, answer.action, 'bot', null)
    else await this.give(seat, answer, 'bot')
  }

  private async givePrepared(ask: Ask): Promise<void> {
    const answer = this.isOpen(ask) ? this.premoves.answerTo(this.table.recording!, ask) : undefined
    this.premoves.drop(ask)
    this.table.viewer.sendPremoves(this.premoves)
    if (answer) await this.give(ask.seat, answer, 'person')
    else this.wake()
  }

  private give(seat: Seat, answer: Answer, by: 'person' | 'bot' | 'clock'): Promise<Refusal | null> {
    return this.table.write((recording) => act(recording, seat, answer, by))
  }
}
