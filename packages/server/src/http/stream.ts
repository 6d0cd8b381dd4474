// A table as a stream of lines, for programs: the messages of the socket, and each question to one's own seats with all
// that may be answered.

import { Readable } from 'node:stream'
import { type Refusal, countActions, has } from '@saloon/kernel'
import type { FastifyReply } from 'fastify'
import type { ConnectedPlayers, Somebody } from '../moderation/connected-players.ts'
import type { Viewer } from '../table/presence/viewers.ts'
import type { LiveTable } from '../table/live-table.ts'
import type { PlayerId } from '../table/table.ts'

/** An empty line now and then keeps the connection from being taken for dead. */
const ALIVE_MS = 15_000
/** A reader that lags behind by more than this is let go: it can come back and start afresh. */
const MOST_WAITING = 1_000_000

class LineWriter extends Readable implements Viewer, Somebody {
  eyes = 0
  readonly looksThrough = -1
  readonly player: PlayerId
  private readonly table: LiveTable
  private readonly asked = new Set<string>()
  private readonly alive: NodeJS.Timeout

  constructor(table: LiveTable, player: PlayerId, connectedPlayers: ConnectedPlayers) {
    super({ encoding: 'utf8' })
    this.player = player
    this.table = table
    this.alive = setInterval(() => this.push('\n'), ALIVE_MS)
    table.join(this)
    connectedPlayers.came(this)
    this.once('close', () => {
      clearInterval(this.alive)
      connectedPlayers.went(this)
      table.leave(this)
    })
  }

  override _read(): void {
    // Lines are pushed when they come.
  }

  send(text: string): void {
    this.push(`${text}\n`)
    if (this.readableLength > MOST_WAITING) this.destroy()
    else queueMicrotask(() => this.ask()) // after the table has taken the step in
  }

  showOut(refused: Refusal): void {
    this.push(`${JSON.stringify({ type: 'wrong', refused })}\n`)
    this.push(null)
  }

  /** Each question once, with its options. */
  private ask(): void {
    const recording = this.table.game
    if (recording === undefined || this.destroyed) return
    const { game, state } = recording
    for (const ask of game.asks(state)) {
      if (!ask.must || ask.locked || !has(this.eyes, ask.seat) || this.asked.has(ask.id)) continue
      this.asked.add(ask.id)
      // What offers a choice among nothing is no choice.
      const options = game.options(state, ask.seat).filter((option) => countActions([option]) > 0)
      this.push(`${JSON.stringify({ type: 'asked', ...ask, options })}\n`)
    }
  }
}

export function streamTable(
  table: LiveTable,
  player: PlayerId,
  connectedPlayers: ConnectedPlayers,
  reply: FastifyReply,
): FastifyReply {
  const lines = new LineWriter(table, player, connectedPlayers)
  return reply.type('application/x-ndjson').header('Cache-Control', 'no-store').send(lines)
}
