// A line that can't be relied on, and a client that gets along with it. WebSockets keep the order on one connection, so
// what is lost is always the end of what was said on it; what comes twice or in the wrong order comes through another one:
//   cut      the connection breaks; what was under way in both directions is gone
//   silent   nothing gets through any more, and nobody says so
//   late     as silent, but everything arrives after all, in both directions, when the client already uses another one

import { type Base, type Chance, type Game, type Refusal, type View, below, has, patched } from '@saloon/kernel'
import { WebSocket } from 'ws'
import { type Down, type Up, type Command, readDown } from '../../src/transport/protocol.ts'
import { gameNamed } from '../support/running.ts'

const FATES = ['cut', 'silent', 'late'] as const
const LATE_MS = 60

/** One connection. Each message takes its time, in both directions; after some of them the line goes bad. */
class Line {
  fate: (typeof FATES)[number] | undefined // none yet: it works
  private readonly socket: WebSocket
  private readonly chance: Chance
  private readonly underWay: Record<'up' | 'down', (() => void)[]> = { up: [], down: [] }
  private readonly destiny: (typeof FATES)[number]
  private left: number // messages until it goes bad

  constructor(
    url: string,
    number: number,
    chance: Chance,
    opened: () => void,
    hear: (message: Down) => void,
    gone: () => void,
  ) {
    this.chance = chance
    this.destiny = FATES[number % FATES.length]!
    this.left = 6 + below(chance, 28)
    this.socket = new WebSocket(`${url.replace('http', 'ws')}/api/live`)
    this.socket.on('open', opened)
    this.socket.on('error', () => undefined)
    this.socket.on('close', gone)
    this.socket.on('message', (data) => {
      const messages = readDown((data as Buffer).toString())
      this.carry('down', () => messages.forEach(hear))
    })
  }

  send(message: Up): void {
    if (this.socket.readyState !== WebSocket.OPEN) return // nobody hears it
    this.carry('up', () => this.socket.readyState === WebSocket.OPEN && this.socket.send(JSON.stringify(message)))
  }

  close(): void {
    this.socket.close()
  }

  /** In order in each direction, after a while, or never. */
  private carry(way: 'up' | 'down', deliver: () => void): void {
    if (--this.left === 0) this.goBad()
    if (this.fate === 'cut' || this.fate === 'silent') return
    const queue = this.underWay[way]
    queue.push(deliver)
    const delay = this.fate === 'late' ? LATE_MS + below(this.chance, LATE_MS) : below(this.chance, 3)
    setTimeout(() => queue.shift()?.(), delay) // whoever is first in the queue: none overtakes another
  }

  private goBad(): void {
    this.fate = this.destiny
    if (this.fate !== 'late') for (const queue of Object.values(this.underWay)) queue.length = 0
    if (this.fate === 'cut') this.socket.terminate()
    else setTimeout(() => this.socket.close(), 6 * LATE_MS)
  }
}

/** How long the client waits for a sign of life before it takes another connection. */
const PATIENCE_MS = 40

export class LossyClient {
  view: (View<Base> & Record<string, unknown>) | undefined
  at = { game: 1, seq: 0 } // of the first game, nothing yet: whatever is missed will be told
  yours = 0
  phase = ''
  seats = 0
  /** What was told, by row. */
  readonly told = new Map<number, object>()
  /** What came from connections that had been given up. */
  late = 0
  lines = 0
  readonly game: Game
  private line: Line | undefined
  private heard = 0
  private patience = PATIENCE_MS
  private readonly pulse: NodeJS.Timeout
  private readonly waiting = new Map<string, { command: Up; resolve: (refused: Refusal | null) => void }>()
  private listeners: (() => void)[] = []
  private next = 0
  private readonly url: string
  private readonly token: string
  private readonly table: string
  private readonly chance: Chance

  constructor(url: string, token: string, table: string, game: string, chance: Chance) {
    this.game = gameNamed(game)
    this.url = url
    this.token = token
    this.table = table
    this.chance = chance
    this.connect()
    this.pulse = setInterval(() => this.feelPulse(), PATIENCE_MS / 4)
  }

  private connect(): void {
    this.lines++
    this.heard = performance.now()
    const line: Line = new Line(
      this.url,
      this.lines,
      this.chance,
      () => {
        line.send({ type: 'hello', protocol: 1, token: this.token })
        line.send({ type: 'join', table: this.table, has: this.at })
        for (const { command } of this.waiting.values()) line.send(command)
      },
      (message) => {
        if (line === this.line) this.hear(message)
        else this.late++ // given up already: what it says is of the past
      },
      () => line === this.line && this.connect(),
    )
    this.line = line
  }

  /** Who hears nothing asks, and who is not answered takes another connection; more patiently each time it is in vain. */
  private feelPulse(): void {
    const silence = performance.now() - this.heard
    if (silence > this.patience) {
      this.patience = Math.min(2000, this.patience * 1.5)
      this.connect()
    } else if (silence > this.patience / 2) this.line?.send({ type: 'ping' })
  }

  close(): void {
    clearInterval(this.pulse)
    const { line } = this
    this.line = undefined
    line?.close()
  }

  /** Sent up to three times at once, and again with every new connection until it is answered. */
  command(wish: Command): Promise<Refusal | null> {
    const id = `lossy-${this.next++}`
    const command: Up = { type: 'command', id, wish }
    return new Promise((resolve) => {
      this.waiting.set(id, { command, resolve })
      for (let times = 0; times <= below(this.chance, 3); times++) this.line?.send(command)
    })
  }

  async until(condition: () => boolean): Promise<void> {
    while (!condition()) await new Promise<void>((resolve) => this.listeners.push(resolve))
  }

  /** A random answer to what my seats are asked; undefined: nothing is. */
  answer(chance: Chance): Extract<Command, { do: 'act' }> | undefined {
    const ask = this.view && this.game.asks(this.view).find(({ must, seat }) => must && has(this.yours, seat))
    if (!this.view || !ask) return undefined
    return { do: 'act', seat: ask.seat, ask: ask.id, action: { ...this.game.sample(this.view, ask.seat, chance) } }
  }

  get isOver(): boolean {
    return this.phase === 'over'
  }

  private hear(message: Down): void {
    this.heard = performance.now()
    this.patience = PATIENCE_MS
    switch (message.type) {
      case 'table':
        this.yours = message.yours
        this.phase = message.table.phase
        this.seats = message.table.seats.length
        break
      case 'start':
        this.view = message.view as never
        this.at = { game: message.game, seq: message.seq }
        for (const { seq, told } of message.missed) this.told.set(seq, told)
        break
      case 'step':
        if (message.seq !== this.at.seq + 1) throw new Error(`step ${message.seq} after ${this.at.seq}`)
        this.view = patched(this.view, message.patch) as never
        this.at = { game: message.game, seq: message.seq }
        this.told.set(message.seq, message.told)
        break
      case 'reply':
        this.waiting.get(message.id)?.resolve(message.refused)
        this.waiting.delete(message.id)
        break
      case 'wrong':
        throw new Error(`the server didn't understand: ${JSON.stringify(message.refused)}`)
      default:
        break
    }
    const { listeners } = this
    this.listeners = []
    for (const listener of listeners) listener()
  }
}
