// Requests that become sockets. They come through the same door as all others, with its limits and refusals; once one is a socket
// nothing of the request is kept: with its answer it weighs more than the connection, and people sit at a table for hours.

import { type IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { type WebSocket, WebSocketServer } from 'ws'
import { answerBelow } from './malformed-requests.ts'

/** As much as a request: a game's setting may be long (`LONGEST_SETTING`). */
export const LARGEST_MESSAGE = 64 * 1024

interface Asked {
  readonly line: Socket
  readonly head: Buffer // what came right behind the request
}

export class Sockets {
  private readonly asked = new WeakMap<IncomingMessage, Asked>()
  private readonly server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LARGEST_MESSAGE,
    perMessageDeflate: false,
  })

  constructor(app: FastifyInstance) {
    app.server.on('upgrade', (request, line: Socket, head: Buffer) => {
      line.on('error', hangUp) // until `ws` listens
      this.asked.set(request, { line, head })
      const response = new ServerResponse(request)
      response.assignSocket(line)
      app.routing(request, response)
    })
    // Who asked for a socket and got an answer instead gets nothing more.
    app.addHook('onResponse', async ({ raw }) => void this.asked.get(raw)?.line.destroy())
    this.server.on('wsClientError', (error: Error, line: Duplex) =>
      answerBelow(line, 400, {
        code: 'malformed',
        facts: { field: 'handshake', problem: error.message.slice(0, 80) },
      }),
    )
  }

  isAskedBy({ raw }: FastifyRequest): boolean {
    return this.asked.has(raw)
  }

  /** For whoever asks for one. */
  open({ raw }: FastifyRequest, reply: FastifyReply, welcome: (socket: WebSocket, line: Socket) => void): void {
    const { line, head } = this.asked.get(raw)!
    reply.hijack()
    reply.raw.detachSocket(line)
    line.off('error', hangUp)
    this.server.handleUpgrade(raw, line, head, (socket) => welcome(socket, line))
  }
}

function hangUp(this: Socket): void {
  this.destroy()
}
