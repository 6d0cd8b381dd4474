// Notices to browsers, over HTTP: the key to subscribe with, and what `PushManager.subscribe` gives.

import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { LONGEST_ENDPOINT } from '../push/endpoint.ts'
import type { Subscriptions } from '../push/subscriptions.ts'
import type { Identity } from '../transport/connection.ts'
import { playerBehind } from './me.ts'
import { refusals, refuse } from './refusals.ts'

export interface Push {
  readonly publicKey: string
  readonly subscriptions: Subscriptions
}

const endpoint = z.string().min(1).max(LONGEST_ENDPOINT)
const key = z.string().regex(/^[\w-]{16,100}$/)
const devices = z.array(z.object({ endpoint: z.string(), since: z.number() }))

export function addPushRoutes(app: FastifyInstance, identity: Identity, { publicKey, subscriptions }: Push): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const security = [{ token: [] }]
  const listed = async (player: string) =>
    (await subscriptions.list(player)).map(({ endpoint, since }) => ({ endpoint, since }))

  api.get(
    '/api/push',
    {
      schema: {
        summary: 'The key that a browser subscribes to notices with',
        response: { 200: z.object({ publicKey: z.string() }) },
      },
    },
    () => ({ publicKey }),
  )

  api.get(
    '/api/me/push',
    { schema: { summary: 'My browsers that are told', security, response: { 200: devices, ...refusals } } },
    async (request, reply) => {
      const player = await playerBehind(request, identity, 'own-data')
      return typeof player === 'string' ? listed(player) : refuse(reply, player)
    },
  )

  api.post(
    '/api/me/push',
    {
      schema: {
        summary: 'Tells this browser when I am asked in a game by post and am not there',
        security,
        body: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }),
        response: { 201: devices, ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, identity)
      if (typeof player !== 'string') return refuse(reply, player)
      const refused = await subscriptions.add(player, request.body.endpoint, request.body.keys)
      return refused ? refuse(reply, refused) : reply.status(201).send(await listed(player))
    },
  )

  api.delete(
    '/api/me/push',
    {
      schema: {
        summary: 'Tells this browser no more; without an endpoint, none',
        security,
        querystring: z.object({ endpoint: endpoint.optional() }),
        response: { 200: devices, ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, identity, 'own-data')
      if (typeof player !== 'string') return refuse(reply, player)
      const refused = await subscriptions.remove(player, request.query.endpoint)
      return refused ? refuse(reply, refused) : listed(player)
    },
  )
}
