// One client's socket: it says hello with its token, joins a table, sends commands and is told what happens there.

import type { Eyes, Refusal } from '@saloon/kernel'
import { isRefusal } from '@saloon/kernel'
import type { Socket } from 'node:net'
import type { WebSocket } from 'ws'
import type { AdmissionControl } from '../jobs/admission-control.ts'
import type { ConnectedPlayers, Somebody } from '../moderation/connected-players.ts'
import { writeFrame } from './write-frame.ts'
import type { Other } from './heartbeat.ts'
import type { Lines } from '../quotas/lines.ts'
import { Batching, type Sender } from './batching.ts'
import { Inbox } from './inbox.ts'
import { count, countRefusal } from '../ops/metrics.ts'
import { type Down, type Up, spokenWith } from './protocol.ts'
import { decode } from './decode.ts'
import { Coalescing, type Waiting } from './coalescing.ts'
import { StoreError, isPassing } from '../store/trouble.ts'
import type { Had } from '../table/presence/starts.ts'
import type { Viewer } from '../table/presence/viewers.ts'
import { type Delay, LatencyMeter } from '../table/time/latency.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { Tables } from '../table/registry.ts'
import { steadyTime } from '../time.ts'

export interface Identity {
  /** Whose token this is. Who is blocked is refused, unless it is about what is kept of them. */
  identify(token: string, ownData?: 'own-data'): Promise<{ readonly player: string } | Refusal>
  isModerator(player: string): Promise<boolean>
}

/** How many messages a connection may send at once, and how many a second after that. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** Shared by all connections of the process: only together do they show how busy it is. */
const rounds = new Coalescing()
const turn = new Batching<Up | Refusal>()

/** A client that leaves more bytes than this unread is cut off. */
const MOST_WAITING = 1_000_000

/** The payload of a ping that only checks that the client is there. Pings that measure latency carry nothing. */
const STILL_THERE = 'still there?'

/** Less work than this is added up first; milliseconds. */
const WORTH_COUNTING = 1
/** Milliseconds for which nothing is read from who sent too many messages, or asked for too much. */
const HELD_FOR_MANY = 100
const HELD_FOR_MUCH = 1000

/** Close code: try another node, or again in a moment. */
const TRY_AGAIN = 1013
/** Close code: refused. */
const NOT_WANTED = 1008

/** What this connection may do at its table, and how to end it. */
interface Look {
  stop(): void
  readonly mayAct: boolean
}

type Report = (problem: string, facts: object) => void

export interface ConnectionPorts {
  readonly tables: Tables
  readonly identity: Identity
  readonly connectedPlayers: ConnectedPlayers
  readonly lines: Lines
  readonly limit: Limit
  readonly admission: AdmissionControl
  readonly report: Report
}

export class Connection implements Viewer, Somebody, Waiting, Other, Sender<Up | Refusal> {
  player: string | undefined
  eyes = 0
  looksThrough: Eyes = -1
  waitsSince = 0
  wasHeard = true
  missed = 0
  private table: LiveTable | undefined
  private look: Look = { stop: () => undefined, mayAct: false }
  private before: Promise<void> | undefined // the messages that must be dealt with first
  private gone: () => void = () => undefined // it counts no more among its player's
  private allowance: number
  private counted: number
  private waiting = '' // to be sent
  private isLeaving = false // in this turn of the loop
  private readonly socket: WebSocket
  private readonly line: Socket // below the socket
  private readonly measured = new LatencyMeter()
  private readonly inbox: Inbox
  private readonly tables: Tables
  private readonly identity: Identity
  private readonly connectedPlayers: ConnectedPlayers
  private readonly lines: Lines
  private readonly limit: Limit
  private readonly visitor: string // for whom all that comes from one address counts together
  private readonly admission: AdmissionControl
  private isHeavy = false // whether there is anything left of the allowance has to be looked up
  private cost = 0 // milliseconds that haven't been counted yet
  private readonly report: Report

  constructor(socket: WebSocket, line: Socket, visitor: string, ports: ConnectionPorts) {
    const { tables, identity, connectedPlayers, lines, limit, admission, report } = ports
    this.socket = socket
    this.line = line
    this.tables = tables
    this.identity = identity
    this.connectedPlayers = connectedPlayers
    this.lines = lines
    this.limit = limit
    this.visitor = visitor
    this.admission = admission
    this.allowance = limit.burst
    this.report = report
    this.counted = steadyTime()
    this.inbox = new Inbox(socket, (text) => turn.came(this, text))
    socket.on('message', (data, isBinary) => {
      this.wasHeard = true
      count('messages-in')
      this.inbox.came(isBinary ? '' : (data as Buffer).toString()) // one piece: `ws` gives text as a buffer
    })
    // The browser answers a ping by itself: no page can make its line look longer than it is.
    socket.on('pong', (said) => {
      this.wasHeard = true
      if (said.length === 0) this.measured.answered(steadyTime())
    })
    socket.on('ping', () => (this.wasHeard = true))
    socket.on('close', () => {
      this.look.stop()
      connectedPlayers.went(this)
      this.gone()
    })
    socket.on('error', () => undefined) // `ws` says goodbye with the right code by itself
  }

  /** How far away this client is; undefined: its clock hasn't been compared often enough. */
  get howFar(): Delay | undefined {
    return this.measured.delay
  }

  /** What is sent in one go (a step and the reply to it) goes in one frame, a line each: a frame costs more than a move. */
  send(text: string, mayWait = false): void {
    if (!mayWait && !this.isLeaving) {
      this.isLeaving = true
      turn.endsWith(this)
    }
    if (this.waiting === '') {
      this.waiting = text
      if (mayWait) rounds.add(this)
    } else this.waiting = `${this.waiting}\n${text}`
    count('messages-out')
  }

  flush(): void {
    this.isLeaving = false
    const frame = this.waiting
    if (frame === '') return
    this.waiting = ''
    // Who reads nothing can't be told more: they come back and start afresh.
    if (this.line.writableLength > MOST_WAITING) return this.socket.terminate()
    if (this.socket.readyState === this.socket.OPEN) count('bytes-out', writeFrame(this.line, frame))
  }

  ping(): void {
    this.socket.ping(STILL_THERE)
  }

  /** There is nobody to say goodbye to. */
  hangUp(): void {
    this.socket.terminate()
  }

  showOut(refused: Refusal): void {
    this.tell({ type: 'wrong', refused })
    this.flush()
    this.socket.close(NOT_WANTED, refused.code)
  }

  private ourFault(error: unknown): void {
    this.report('a message could not be dealt with', { error: String(error) })
    this.tell({ type: 'wrong', refused: { code: isPassing(error) ? 'come-back-later' : 'our-fault' } })
    // Whether it was done is unknown. Who comes back, to whichever node, sends it again, and it is done once.
    if (error instanceof StoreError) {
      this.flush()
      this.socket.close(TRY_AGAIN, 'try again')
    }
  }

  private tell(message: Down): void {
    if (message.type === 'wrong') countRefusal(message.refused.code)
    this.send(JSON.stringify(message))
  }

  understand(text: string): Up | Refusal {
    if (this.isAllowed()) return decode(text)
    this.inbox.hold(HELD_FOR_MANY)
    return { code: 'too-fast', facts: { perSecond: this.limit.perSecond } }
  }

  /** In the order they were sent: who says hello and joins may send a command right behind. */
  receive(message: Up | Refusal): void {
    this.inbox.dealtWith()
    const began = performance.now()
    try {
      if (this.before === undefined) this.before = this.takeIn(message)
      else this.before = this.before.then(() => this.takeIn(message))
    } catch (error) {
      return this.ourFault(error) // others' messages wait behind this one
    }
    this.charge(performance.now() - began)
    const { before } = this
    if (before === undefined) return
    const isLast = (): void => {
      if (this.before === before) this.before = undefined
    }
    before.then(isLast, (error: unknown) => {
      isLast()
      this.ourFault(error)
    })
  }

  /** Undefined: the next message needn't wait. */
  private takeIn(message: Up | Refusal): Promise<void> | undefined {
    if (isRefusal(message)) {
      this.tell({ type: 'wrong', refused: message })
      return undefined
    }
    if (this.isHeavy || message.type === 'join' || message.type === 'look') {
      const wait = this.admission.wait(this.visitor)
      this.isHeavy = wait > 0
      if (wait > 0) return this.tooFast(message, wait)
    }
    switch (message.type) {
      case 'hello':
        return this.hello(message)
      case 'join':
        return this.join(message)
      case 'look':
        return this.lookAgain(message.seats)
      case 'command':
        this.command(message)
        return undefined
      case 'ping':
        this.tell({ type: 'pong' })
        return undefined
      case 'time':
        this.measured.asked(steadyTime())
        this.socket.ping()
        this.tell({ type: 'time', mine: message.mine, at: steadyTime() })
        return undefined
    }
  }

  private tooFast({ type }: Up, seconds: number): undefined {
    this.inbox.hold(HELD_FOR_MUCH)
    this.tell({ type: 'wrong', refused: { code: 'too-fast', facts: { seconds, message: type } } })
  }

  /** Once: who somebody is doesn't change while they are at a table. */
  private async hello({ protocol, token }: Extract<Up, { type: 'hello' }>): Promise<void> {
    if (this.player !== undefined || this.table) return this.tell({ type: 'wrong', refused: { code: 'hello-twice' } })
    if (token !== undefined) {
      const known = await this.identity.identify(token)
      if (isRefusal(known)) return this.tell({ type: 'wrong', refused: known })
      const tooMany = this.lines.whyNotBy(known.player)
      if (tooMany) return this.showOut(tooMany)
      if (this.socket.readyState === this.socket.OPEN) this.gone = this.lines.by(known.player)
      this.player = known.player
      this.connectedPlayers.addresses.note(known.player, this.visitor)
    }
    this.tell({ type: 'hello', protocol: spokenWith(protocol), known: this.player !== undefined })
    if (this.socket.readyState === this.socket.OPEN) this.connectedPlayers.came(this)
  }

  private async join({ table: id, has, whole, as }: Extract<Up, { type: 'join' }>): Promise<void> {
    const table = await this.tables.get(id)
    if (isRefusal(table)) return this.tell({ type: 'wrong', refused: table })
    const refused = as === undefined ? table.mayWatch(this.player) : await this.whyNoModerator()
    if (refused) return this.tell({ type: 'wrong', refused })
    const had = has ?? (whole ? 'nothing' : undefined)
    if (as === undefined) await this.spell(table, had)
    await this.inTurn(() => this.lookAt(table, had, as))
  }

  private async lookAgain(seats: Eyes): Promise<void> {
    await this.inTurn(() => (this.looksThrough = seats))
    const { table } = this
    if (!this.look.mayAct || table === undefined) return
    await this.spell(table, 'nothing')
    await this.inTurn(() => table.lookAgain(this))
  }

  private async spell(table: LiveTable, had: Had): Promise<void> {
    for (const piece of table.unspelled(this, had)) await this.inTurn(piece)
  }

  private inTurn(task: () => unknown): Promise<void> {
    return this.admission.inTurn(this.visitor, () => this.sending(task))
  }

  private lookAt(table: LiveTable, had: Had, as: 'moderator' | undefined): void {
    if (this.socket.readyState !== this.socket.OPEN) return // gone while we looked
    this.look.stop()
    this.table = table
    if (as === undefined) {
      this.look = { stop: () => table.leave(this), mayAct: true }
      table.join(this, had)
    } else {
      const onlooker: Viewer = { player: undefined, eyes: 0, looksThrough: 0, send: (text) => this.send(text, true) }
      this.look = { stop: () => table.stopObserving(onlooker), mayAct: false }
      table.observe(onlooker)
    }
  }

  private async whyNoModerator(): Promise<Refusal | undefined> {
    const isOne = this.player !== undefined && (await this.identity.isModerator(this.player))
    return isOne ? undefined : { code: 'not-found' }
  }

  private command({ id, wish }: Extract<Up, { type: 'command' }>): void {
    if (this.player === undefined) this.reply(id, { code: 'who-are-you' })
    else if (this.table === undefined) this.reply(id, { code: 'no-table-joined' })
    else if (!this.look.mayAct) this.reply(id, { code: 'only-looking' })
    else
      this.table.command(this.player, id, wish).then(
        (refused) => this.reply(id, refused),
        (error: unknown) => this.ourFault(error),
      )
  }

  private reply(id: string, refused: Refusal | null): void {
    if (refused) countRefusal(refused.code)
    // With every move, so spelled by hand: an id is plain letters.
    this.send(`{"type":"reply","id":"${id}","refused":${refused ? JSON.stringify(refused) : 'null'}}`)
  }

  /** What may be much: how long it takes and how much there is to send both count. It leaves at once, since that takes long as well. */
  private sending(task: () => unknown): void {
    const [began, waiting] = [performance.now(), this.waiting.length]
    task()
    const bytes = this.waiting.length - waiting
    this.flush()
    this.admission.charge(this.visitor, performance.now() - began, bytes)
    this.isHeavy = true
  }

  /** A move is next to nothing, and next to nothing isn't counted one by one. */
  private charge(milliseconds: number): void {
    this.cost += milliseconds
    if (this.cost < WORTH_COUNTING) return
    this.admission.charge(this.visitor, this.cost)
    this.cost = 0
    this.isHeavy = true
  }

  private isAllowed(): boolean {
    const now = steadyTime()
    this.allowance = Math.min(this.limit.burst, this.allowance + ((now - this.counted) * this.limit.perSecond) / 1000)
    this.counted = now
    if (this.allowance < 1) return false
    this.allowance--
    return true
  }
}
