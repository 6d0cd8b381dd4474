// All open sockets and streams: counted, and told when the server closes.

import { PassThrough, type Readable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import type { WebSocket } from 'ws'
import type { Down } from '../transport/protocol.ts'
import { count, gauge } from './metrics.ts'

const CLOSING = JSON.stringify({ type: 'closing' } satisfies Down)
/** What a socket's close says to programs: it is not their fault, and they may come back. */
const GOING_AWAY = 1001
/** How long somebody who was told may take to go, in milliseconds. */
const PATIENCE = 1_000

export class Connections {
  private readonly sockets = new Set<WebSocket>()
  private readonly streams = new Map<PassThrough, Readable>()

  constructor() {
    gauge('sockets', () => this.sockets.size)
    gauge('streams', () => this.streams.size)
  }

  addSocket(socket: WebSocket): void {
    this.sockets.add(socket)
    socket.once('close', () => this.sockets.delete(socket))
  }

  /** The same lines, behind which a last one can be put. */
  addStream(lines: Readable): Readable {
    const outlet = new PassThrough()
    this.streams.set(outlet, lines)
    outlet.once('close', () => {
      this.streams.delete(outlet)
      lines.destroy()
    })
    lines.once('close', () => {
      if (!outlet.writableEnded) outlet.destroy()
    })
    lines.pipe(outlet)
    lines.on('data', (chunk: string) => count('bytes-out', Buffer.byteLength(chunk)))
    return outlet
  }

  /** Tells everybody and waits until they have gone; who doesn't go is shown out. */
  async sayGoodbye(): Promise<void> {
    for (const socket of this.sockets) {
      socket.send(CLOSING)
      socket.close(GOING_AWAY, 'closing')
    }
    for (const [outlet, lines] of this.streams) {
      lines.unpipe(outlet)
      outlet.end(`${CLOSING}\n`)
    }
    for (let waited = 0; this.size > 0 && waited < PATIENCE; waited += 20) await sleep(20)
    for (const socket of this.sockets) socket.terminate()
    for (const outlet of this.streams.keys()) outlet.destroy()
  }

  private get size(): number {
    return this.sockets.size + this.streams.size
  }
}
