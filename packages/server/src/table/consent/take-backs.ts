// Requests to take back a move that one can't take back alone: granted if everybody else agrees in time. Bots and stand-ins
// agree; people must say so, and silence is a no. There is one request at a time, and a new move ends it. Requests are only in
// memory, on every node that has the table: a restart drops them.

import {
  type Eyes,
  type Recording,
  type Refusal,
  type Row,
  type Seat,
  everyone,
  firstOf,
  isRefusal,
} from '@saloon/kernel'
import type { Down, UndoClosed } from '../../transport/protocol.ts'
import type { TableEngine } from '../engine.ts'
import { takeBack } from '../presence/ghosts.ts'
import { type PlayerId, seatsHeld } from '../table.ts'

const TO_ANSWER = 45_000
const TO_ANSWER_BY_POST = 24 * 60 * 60_000

interface Request {
  readonly by: PlayerId
  readonly seat: Seat
  readonly to: number
  readonly until: number
  agreed: Eyes
  cancel: () => void // the alarm
}

export interface Dependencies {
  now(): number // steady
  after(milliseconds: number, task: () => void): () => void
  tellAll(message: Down): void
  /** The seats of people who answer for themselves. */
  people(): Eyes
}

export class TakeBacks {
  private request: Request | undefined
  private asked = new Map<PlayerId, number>() // how often each has asked in this game
  private game = 0
  private readonly engine: TableEngine
  private readonly deps: Dependencies

  constructor(engine: TableEngine, deps: Dependencies) {
    this.engine = engine
    this.deps = deps
  }

  get isOpen(): boolean {
    return this.request !== undefined
  }

  /** Something is asked, or somebody has asked in this game: that is in memory only. */
  get areRemembered(): boolean {
    return this.isOpen || (this.game === this.engine.table.games && this.asked.size > 0)
  }

  /** `receipt` none: somebody asked by way of another node, which writes what comes of it. */
  async ask(by: PlayerId, receipt: string | undefined, seat: Seat, to: number): Promise<Refusal | null> {
    const { recording, table } = this.engine
    if (recording === undefined) return { code: 'not-playing' }
    const beyond = await this.engine.recall(by, seat, to, everyone(table.seats.length))
    if (beyond) return beyond
    const back = (from: Recording, agreed: Eyes) => takeBack(table, from, seat, to, agreed)
    if (!isRefusal(back(recording, 0)))
      return receipt === undefined ? null : this.engine.write(receipt, (now) => back(now, 0)) // nobody needs asking
    const consented = back(recording, everyone(table.seats.length))
    if (isRefusal(consented)) return consented // not even if everybody agreed
    if (this.request) return { code: 'undo-already-asked' }
    if (this.timesAsked(by) >= table.takeBacks) return { code: 'undo-asked-before', facts: { most: table.takeBacks } }
    this.asked.set(by, this.timesAsked(by) + 1)
    const time = table.clock === 'post' ? TO_ANSWER_BY_POST : TO_ANSWER
    const cancel = this.deps.after(time, () => this.engine.inTurnAnyway(() => this.expire(request)))
    const until = this.deps.now() + time
    const request: Request = { by, seat, to, until, agreed: seatsHeld(table, by), cancel }
    this.request = request
    return this.settle(receipt !== undefined)
  }

  async answer(by: PlayerId, yes: boolean, isEcho = false): Promise<Refusal | null> {
    const { request } = this
    if (request === undefined) return { code: 'undo-not-asked' }
    const held = seatsHeld(this.engine.table, by)
    if (by === request.by && !yes) return this.close('withdrawn', request.seat)
    if ((held & this.missing(request)) === 0) return { code: 'not-asked' }
    if (!yes) return this.close('refused', firstOf(held))
    request.agreed |= held
    return this.settle(!isEcho)
  }

  /** Something was written: a move leaves nothing to agree about, and who is stood in for needn't be asked any more. */
  noticed({ type }: Row): void {
    const { request } = this
    if (request === undefined) return
    if (type === 'seat') this.engine.inTurnAnyway(() => this.settle())
    if (type === 'act' || type === 'undo' || type === 'stop') this.gone(request)
  }

  /** Another game, or another state: it isn't about that. */
  forget(): void {
    if (this.request) this.gone(this.request)
  }

  /** For somebody who comes to the table; undefined: nobody asks for anything. */
  get message(): Down | undefined {
    const { request } = this
    if (request === undefined) return undefined
    const { seat, to, agreed, until } = request
    return { type: 'undo-asked', seat, to, agreed, asked: this.missing(request), left: until - this.deps.now() }
  }

  private missing({ agreed }: Request): Eyes {
    return this.deps.people() & ~agreed
  }

  private timesAsked(by: PlayerId): number {
    const { games } = this.engine.table
    if (games !== this.game) this.asked = new Map()
    this.game = games
    return this.asked.get(by) ?? 0
  }

  /** Granted when nobody is left to ask; else everybody hears how far it is. */
  private async settle(writes = true): Promise<Refusal | null> {
    const { request } = this
    if (request === undefined) return null
    if (this.missing(request) !== 0) {
      this.deps.tellAll(this.message!)
      return null
    }
    const { table } = this.engine
    const { seat, to } = request
    this.close('granted', null)
    if (!writes) return null
    const agreed = everyone(table.seats.length)
    return this.engine.goBack(null, request.by, { seat, to, agreed }, (now) => takeBack(table, now, seat, to, agreed))
  }

  private async expire(request: Request): Promise<void> {
    if (this.request === request) this.close('expired', null)
  }

  /** A move was made meanwhile: that wasn't up to who asked, so they may ask again. */
  private gone({ by }: Request): void {
    this.asked.set(by, this.timesAsked(by) - 1)
    this.close('moved', null)
  }

  private close(because: UndoClosed, by: Seat | null): null {
    this.request?.cancel()
    this.request = undefined
    this.deps.tellAll({ type: 'undo-closed', because, by })
    if (because !== 'granted' && because !== 'moved') this.engine.questions.lookAround() // bots have waited
    return null
  }
}
