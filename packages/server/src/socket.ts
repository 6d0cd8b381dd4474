// One connection: says hello with its token, joins a table, sends commands, is told what happens there.

import type { Refusal } from '@saloon/kernel'
import { isRefusal } from '@saloon/kernel'
import type { WebSocket } from 'ws'
import type { z } from 'zod'
import { countRefusal } from './ops/metrics.ts'
import { type Down, PROTOCOL, type Up, up } from './protocol.ts'
import type { Watcher } from './tables/audience.ts'
import type { LiveTable } from './tables/live-table.ts'
import type { Tables } from './tables/tables.ts'

export interface Identity {
  /** Whose token this is. */
  identify(token: string): Promise<{ readonly player: string } | Refusal>
}

/** How many messages a connection may send at once, and how many a second after that. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** Bytes a connection may leave unread. */
const MOST_WAITING = 1_000_000

type Report = (problem: string, facts: object) => void
export interface Surroundings {
  readonly tables: Tables
  readonly identity: Identity
  readonly limit: Limit
  readonly report: Report
  readonly now: () => number
}

export class Connection implements Watcher {
  player: string | undefined
  eyes = 0
  private table: LiveTable | undefined
  private allowance: number
  private counted: number
  private readonly socket: WebSocket
  private readonly tables: Tables
  private readonly identity: Identity
  private readonly limit: Limit
  private readonly report: Report
  private readonly now: () => number

  constructor(socket: WebSocket, { tables, identity, limit, report, now }: Surroundings) {
    this.socket = socket
    this.tables = tables
    this.identity = identity
    this.limit = limit
    this.allowance = limit.burst
    this.report = report
    this.now = now
    this.counted = now()
    // In the order they were sent: who says hello and joins may send a command right behind.
    let inTurn = Promise.resolve()
    socket.on('message', (data, isBinary) => {
      const text = isBinary ? '' : (data as Buffer).toString() // one piece: `ws` gives text as a buffer
      inTurn = inTurn.then(() => this.receive(text)).catch((error: unknown) => this.ourFault(error))
    })
    socket.on('close', () => this.table?.leave(this))
    socket.on('error', () => undefined) // `ws` says goodbye with the right code by itself
  }

  send(text: string): void {
    // Who reads nothing can't be told more: they come back and start afresh.
    if (this.socket.bufferedAmount > MOST_WAITING) this.socket.terminate()
    else this.socket.send(text)
  }

  private ourFault(error: unknown): void {
    this.report('a message could not be dealt with', { error: String(error) })
    this.tell({ type: 'wrong', refused: { code: 'our-fault' } })
  }

  private tell(message: Down): void {
    if (message.type === 'wrong') countRefusal(message.refused.code)
    this.send(JSON.stringify(message))
  }

  private async receive(text: string): Promise<void> {
    if (!this.isAllowed())
      return this.tell({ type: 'wrong', refused: { code: 'too-fast', facts: { perSecond: this.limit.perSecond } } })
    const message = readUp(text)
    if (isRefusal(message)) return this.tell({ type: 'wrong', refused: message })
    switch (message.type) {
      case 'hello':
        return this.hello(message.token)
      case 'join':
        return this.join(message)
      case 'command':
        this.command(message).catch((error: unknown) => this.ourFault(error)) // the next message needn't wait for it
        return
      case 'ping':
        return this.tell({ type: 'pong' })
    }
  }

  /** Once: who somebody is doesn't change while they are at a table. */
  private async hello(token: string | undefined): Promise<void> {
    if (this.player !== undefined || this.table) return this.tell({ type: 'wrong', refused: { code: 'hello-twice' } })
    if (token !== undefined) {
      const known = await this.identity.identify(token)
      if (isRefusal(known)) return this.tell({ type: 'wrong', refused: known })
      this.player = known.player
    }
    this.tell({ type: 'hello', protocol: PROTOCOL, known: this.player !== undefined })
  }

  private async join({ table: id, has }: Extract<Up, { type: 'join' }>): Promise<void> {
    const table = await this.tables.get(id)
    if (isRefusal(table)) return this.tell({ type: 'wrong', refused: table })
    const refused = table.mayWatch(this.player)
    if (refused) return this.tell({ type: 'wrong', refused })
    if (this.socket.readyState !== this.socket.OPEN) return // gone while we looked
    this.table?.leave(this)
    this.table = table
    table.join(this, has)
  }

  private async command({ id, wish }: Extract<Up, { type: 'command' }>): Promise<void> {
    const refused = await this.carriedOut(id, wish)
    if (refused) countRefusal(refused.code)
    this.tell({ type: 'reply', id, refused })
  }

  private async carriedOut(id: string, wish: Extract<Up, { type: 'command' }>['wish']): Promise<Refusal | null> {
    if (this.player === undefined) return { code: 'who-are-you' }
    if (this.table === undefined) return { code: 'no-table-joined' }
    return this.table.command(this.player, id, wish)
  }

  private isAllowed(): boolean {
    const now = this.now()
    this.allowance = Math.min(this.limit.burst, this.allowance + ((now - this.counted) * this.limit.perSecond) / 1000)
    this.counted = now
    if (this.allowance < 1) return false
    this.allowance--
    return true
  }
}

/** What arrived, if it is something we understand. */
export function readUp(text: string): Up | Refusal {
  // JSON.parse would make it an own field, and the next copy a prototype.
  if (text.includes('"__proto__"')) return { code: 'malformed', facts: { field: '__proto__' } }
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    return { code: 'not-json' }
  }
  const read = up.safeParse(value)
  return read.success ? read.data : malformed(read.error)
}

/** Where it is wrong and how, never what else would have been there. */
export function malformed(error: z.ZodError): Refusal {
  const [issue] = error.issues
  return {
    code: 'malformed',
    facts: { field: (issue?.path ?? []).join('.').slice(0, 80) || 'message', problem: issue?.code ?? 'invalid' },
  }
}
