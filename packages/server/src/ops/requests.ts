// Every request, measured and noted: what was asked for by its route, never by its address, which may say who asks.

import { Readable } from 'node:stream'
import { type Refusal, isRefusal } from '@saloon/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Connections } from './connections.ts'
import { answered, countRefusal } from './metrics.ts'

/** For everything that is registered later. */
export function watchRequests(app: FastifyInstance, connections: Connections): void {
  const streams = new WeakSet<FastifyRequest>()

  // Who reports that something went wrong can say which request it was.
  app.addHook('onRequest', async (request, reply) => void reply.header('X-Request-Id', request.id))

  app.addHook('preSerialization', async (_request, reply, payload) => {
    if (reply.statusCode >= 400 && isRefusal(payload as object)) countRefusal((payload as Refusal).code)
    return payload
  })

  app.addHook('onSend', async (request, reply, payload) => {
    if (!(payload instanceof Readable)) return payload
    streams.add(request)
    note(request, reply)
    return connections.addStream(payload)
  })

  app.addHook('onResponse', async (request, reply) => {
    if (!streams.has(request)) note(request, reply)
  })
}

function note(request: FastifyRequest, reply: FastifyReply): void {
  const { method } = request
  const route = request.routeOptions.url ?? 'none'
  const status = reply.statusCode
  answered(method, route, status, reply.elapsedTime / 1000)
  request.log.info({ method, route, status, ms: Math.round(reply.elapsedTime * 10) / 10 }, 'request')
}
