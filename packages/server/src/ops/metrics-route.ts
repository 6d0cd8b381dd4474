// `/metrics`, for those who run the server.

import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '../http/refusals.ts'
import { METRICS_TYPE, readMetrics } from './metrics.ts'

/** With a token, to who shows it; without one, to this machine. Anybody else is told that there is nothing here. */
export function addMetrics(app: FastifyInstance, token: string | undefined): void {
  const mayLook = token === undefined ? isFromHere : (request: FastifyRequest) => showsToken(request, token)
  app.get('/metrics', { schema: { hide: true } }, async (request, reply) =>
    mayLook(request) ? reply.type(METRICS_TYPE).send(await readMetrics()) : refuse(reply, { code: 'not-found' }),
  )
}

const LOOPBACK = ['127.0.0.1', '::1', '::ffff:127.0.0.1']
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** A proxy on this machine speaks for others, and says so. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  return LOOPBACK.includes(raw.socket.remoteAddress ?? '') && !FORWARDED.some((name) => headers[name] !== undefined)
}

/** Compared in the same time whatever the difference. */
function showsToken({ headers }: FastifyRequest, token: string): boolean {
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`))
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
