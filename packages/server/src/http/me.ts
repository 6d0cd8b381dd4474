// What is kept about me: mine to see, change, take away and have removed.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Identity } from '../transport/connection.ts'
import { anything, refusals, refuse } from './refusals.ts'

export interface PersonalData {
  profile(player: string): Promise<object | Refusal>
  change(player: string, raw: unknown): Promise<object | Refusal>
  export(player: string): Promise<object | Refusal>
  forget(player: string): Promise<object>
  signOutEverywhere(player: string): Promise<object | Refusal>
}

/** The player behind the request's token. */
export async function playerBehind(
  request: FastifyRequest,
  identity: Identity,
  ownData?: 'own-data',
): Promise<string | Refusal> {
  const token = /^Bearer (\S+)$/.exec(request.headers.authorization ?? '')?.[1]
  if (token === undefined) return { code: 'who-are-you' }
  const known = await identity.identify(token, ownData)
  return isRefusal(known) ? known : known.player
}

export function addMyRoutes(app: FastifyInstance, visitors: Identity & { readonly personalData: PersonalData }): void {
  const { personalData } = visitors
  type Work = (player: string, body: unknown) => Promise<object | Refusal>

  /** Who is blocked may still take what is kept about them, and have it removed. */
  const mine = (summary: string, work: Work, body?: typeof anything, ownData?: 'own-data') => ({
    schema: { summary, security: [{ token: [] }], response: { 200: anything, ...refusals }, ...(body && { body }) },
    async handler(request: FastifyRequest, reply: FastifyReply) {
      const player = await playerBehind(request, visitors, ownData)
      if (typeof player !== 'string') return refuse(reply, player)
      const done = await work(player, request.body)
      return isRefusal(done) ? refuse(reply, done) : reply.send(done)
    },
  })
  app.get(
    '/api/me',
    mine('My profile and ratings', (player) => personalData.profile(player)),
  )
  app.patch(
    '/api/me',
    mine('Changes my profile', (player, body) => personalData.change(player, body), anything),
  )
  app.delete(
    '/api/me',
    mine(
      'Removes all that is kept about me; my token is void',
      (player) => personalData.forget(player),
      undefined,
      'own-data',
    ),
  )
  app.get(
    '/api/me/export',
    mine('All that is kept about me', (player) => personalData.export(player), undefined, 'own-data'),
  )
  app.post(
    '/api/me/sign-out',
    mine('Makes my tokens void and gives a new one', (player) => personalData.signOutEverywhere(player)),
  )
}
