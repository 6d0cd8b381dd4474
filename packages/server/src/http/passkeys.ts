// Passkeys over HTTP: what a browser's `navigator.credentials` needs and gives, in the JSON it has for that.

import { isIP } from 'node:net'
import { type Refusal, isRefusal } from '@saloon/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Passkeys, Site } from '../identity/passkeys.ts'
import type { Identity } from '../transport/connection.ts'
import { refuse as refusal } from '../words/why.ts'
import { playerBehind } from './me.ts'
import { anything, refusals, refuse } from './refusals.ts'

const bytes = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000)
const credential = { id: bytes.max(1400), rawId: bytes.max(1400), type: z.literal('public-key') }
const registration = z.object({
  ...credential,
  response: z.object({ clientDataJSON: bytes, attestationObject: bytes }),
})
const assertion = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes.max(100).nullish(),
  }),
})
const passkey = z.object({
  id: z.string(),
  name: z.string().nullable(),
  created: z.number(),
  used: z.number(),
  synced: z.boolean(),
})

/** Browsers say more about extensions; we use none. */
const NO_EXTENSIONS = { clientExtensionResults: {} }

export function addPasskeyRoutes(
  app: FastifyInstance,
  identity: Identity,
  passkeys: Passkeys,
  origin: string | undefined,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const security = [{ token: [] }]

  /** What may be refused before it begins: who asks, and where. */
  const begin = async (
    request: FastifyRequest,
  ): Promise<{ readonly player: string; readonly site: Site } | Refusal> => {
    const player = await playerBehind(request, identity)
    if (typeof player !== 'string') return player
    const site = siteOf(request, origin)
    return isRefusal(site) ? site : { player, site }
  }
  const answer = <T extends object>(reply: FastifyReply, done: T | Refusal, status = 200) =>
    isRefusal(done) ? refuse(reply, done) : reply.status(status).send(done)

  api.get(
    '/api/me/passkeys',
    { schema: { summary: 'My passkeys', security, response: { 200: z.array(passkey).readonly(), ...refusals } } },
    async (request, reply) => {
      const player = await playerBehind(request, identity, 'own-data')
      return typeof player === 'string' ? passkeys.list(player) : refuse(reply, player)
    },
  )

  api.post(
    '/api/me/passkeys/options',
    {
      schema: {
        summary: 'What `navigator.credentials.create` needs to make a passkey for me',
        security,
        response: { 200: anything, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await begin(request)
      return answer(reply, isRefusal(asked) ? asked : await passkeys.registering(asked.player, asked.site))
    },
  )

  api.post(
    '/api/me/passkeys',
    {
      schema: {
        summary: 'Adds a passkey: a guest has an account from the first one on',
        security,
        body: z.strictObject({ credential: registration, name: z.string().max(80).optional() }),
        response: { 201: passkey, ...refusals },
      },
    },
    async (request, reply) => {
      const asked = await begin(request)
      if (isRefusal(asked)) return refuse(reply, asked)
      const { credential: made, name } = request.body
      return answer(reply, await passkeys.register(asked.player, asked.site, { ...made, ...NO_EXTENSIONS }, name), 201)
    },
  )

  api.delete(
    '/api/me/passkeys/:passkey',
    {
      schema: {
        summary: 'Removes a passkey, but not the last one',
        security,
        params: z.object({ passkey: bytes }),
        response: { 200: z.array(passkey).readonly(), ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, identity, 'own-data')
      if (typeof player !== 'string') return refuse(reply, player)
      return answer(reply, await passkeys.remove(player, request.params.passkey))
    },
  )

  api.delete(
    '/api/me/passkeys',
    {
      schema: {
        summary: 'Removes all passkeys: a guest again, who keeps everything else',
        security,
        response: { 200: z.object({ guest: z.literal(true) }), ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, identity, 'own-data')
      if (typeof player !== 'string') return refuse(reply, player)
      return answer(reply, (await passkeys.removeAll(player)) ?? { guest: true as const })
    },
  )

  api.post(
    '/api/sign-in/options',
    {
      schema: {
        summary: 'What `navigator.credentials.get` needs to find one of my passkeys',
        response: { 200: anything, ...refusals },
      },
    },
    async (request, reply) => {
      const site = siteOf(request, origin)
      return answer(reply, isRefusal(site) ? site : await passkeys.signingIn(site))
    },
  )

  api.post(
    '/api/sign-in',
    {
      schema: {
        summary: 'Comes in with a passkey: a token for the player whose it is',
        body: z.strictObject({ credential: assertion }),
        response: { 200: z.object({ token: z.string(), name: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const site = siteOf(request, origin)
      if (isRefusal(site)) return refuse(reply, site)
      const { response, ...rest } = request.body.credential
      const { userHandle, ...said } = response
      const handed = userHandle === null || userHandle === undefined ? said : { ...said, userHandle }
      return answer(reply, await passkeys.signIn(site, { ...rest, response: handed, ...NO_EXTENSIONS }))
    },
  )
}

/**
 * As it is set; else the address the request was sent to, with the scheme that its page names: browsers make sure of both,
 * and an authenticator shows to no other name what it has for this one.
 */
function siteOf({ headers }: FastifyRequest, origin: string | undefined): Site | Refusal {
  const page = headers.origin !== undefined && URL.canParse(headers.origin) ? new URL(headers.origin) : undefined
  const here = page?.host === headers.host ? page?.origin : `http://${headers.host}`
  const found = origin ?? here ?? ''
  if (!URL.canParse(found)) return { code: 'malformed', facts: { field: 'host' } }
  const { hostname, origin: where } = new URL(found)
  if (isIP(hostname.replace(/^\[|\]$/g, '')) !== 0) return refusal('no-passkeys-here', { host: hostname })
  return { origin: where, name: hostname }
}
