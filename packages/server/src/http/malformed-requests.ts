// What isn't even HTTP, or no proper handshake: refused with a code like everything else, then the line is cut.

import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import type { Refusal } from '@saloon/kernel'
import type { FastifyInstance } from 'fastify'
import { countRefusal } from '../ops/metrics.ts'
import { refuse } from './refusals.ts'

/** Who has been answered and goes on sending is cut off then, in milliseconds. */
const LONGEST_GOODBYE = 1_000

/** For the parser's own troubles; what it calls them is a fixed set of codes. `within`: so long a request may take. */
export function refuseRequest(error: { readonly code?: string }, socket: Socket, within: number): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const problem = (error.code ?? 'HPE_UNKNOWN').slice(0, 60)
  if (problem === 'HPE_HEADER_OVERFLOW')
    return answerBelow(socket, 431, { code: 'too-large', facts: { field: 'headers' } })
  if (problem === 'ERR_HTTP_REQUEST_TIMEOUT')
    return answerBelow(socket, 408, { code: 'too-slow', facts: { seconds: within / 1000 } })
  answerBelow(socket, 400, { code: 'malformed', facts: { field: 'request', problem } })
}

/** Requests that Node would answer by itself, without a word. */
export function refuseOddRequests(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    const isNew = request.raw.httpVersion === '1.1'
    if (isNew && request.headers.host === undefined)
      return refuse(reply, { code: 'malformed', facts: { field: 'host', problem: 'missing' } })
  })
  app.server.on('checkExpectation', (request: { socket: Socket }) =>
    answerBelow(request.socket, 417, { code: 'malformed', facts: { field: 'expect', problem: 'unknown' } }),
  )
}

export function answerBelow(socket: Duplex, status: number, refusal: Refusal): void {
  countRefusal(refusal.code)
  const body = JSON.stringify(refusal)
  socket.end(
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  )
  setTimeout(() => socket.destroy(), LONGEST_GOODBYE).unref()
}
