// What a player tells the moderators, and what they tell everybody.

import { isRefusal } from '@saloon/kernel'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Moderation } from '../moderation/moderation.ts'
import { REASONS } from '../words/reasons.ts'
import { id } from '../transport/protocol.ts'
import type { Identity } from '../transport/connection.ts'
import type { Tables } from '../table/registry.ts'
import { playerBehind } from './me.ts'
import { refusals, refuse } from './refusals.ts'

export const announcement = z.object({
  id: z.string(),
  texts: z.object({ en: z.string(), fr: z.string() }),
  urgent: z.boolean(),
  starts: z.int(),
  ends: z.int().nullable(),
})
const penalty = z.object({ until: z.int().nullable(), reason: z.enum(REASONS) })
export const standing = z.object({
  warnings: z.array(
    z.object({ id: z.int(), at: z.int(), reason: z.enum(REASONS), text: z.string(), seen: z.boolean() }),
  ),
  muted: penalty.nullable(),
  blocked: penalty.nullable(),
})

export function addReportRoutes(
  app: FastifyInstance,
  tables: Tables,
  visitors: Identity,
  moderation: Moderation,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { reports, sanctions, announcements } = moderation

  api.post(
    '/api/tables/:table/reports',
    {
      schema: {
        summary: 'Reports whoever holds a seat, or what somebody said, to the moderators',
        security: [{ token: [] }],
        params: z.object({ table: id }),
        body: z.strictObject({
          about: z.union([
            z.strictObject({ seat: z.int().min(0).max(31) }),
            z.strictObject({ message: z.int().min(1) }),
          ]),
          reason: z.enum(REASONS),
          text: z.string().max(500).default(''),
        }),
        response: { 201: z.object({ reported: z.literal(true) }), ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, visitors)
      if (typeof player !== 'string') return refuse(reply, player)
      const table = await tables.get(request.params.table)
      if (isRefusal(table)) return refuse(reply, table)
      const report = await reports.file(table, player, request.body)
      return isRefusal(report) ? refuse(reply, report) : reply.status(201).send({ reported: true })
    },
  )

  api.get(
    '/api/me/standing',
    {
      schema: {
        summary: 'What I was warned of, and whether I may speak',
        security: [{ token: [] }],
        response: { 200: standing, ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, visitors, 'own-data')
      return typeof player === 'string' ? reply.send(sanctionsShown(moderation, player)) : refuse(reply, player)
    },
  )

  api.post(
    '/api/me/standing',
    {
      schema: {
        summary: 'I have read what I was warned of, up to this warning',
        security: [{ token: [] }],
        body: z.strictObject({ seen: z.int().min(1) }),
        response: { 200: standing, ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, visitors, 'own-data')
      if (typeof player !== 'string') return refuse(reply, player)
      if (sanctions.of(player).warnings.length > 0) await sanctions.hasSeen(player, request.body.seen)
      return reply.send(sanctionsShown(moderation, player))
    },
  )

  api.get(
    '/api/announcements',
    {
      schema: {
        summary: 'What the house has to say to everybody now',
        response: { 200: z.array(announcement) },
      },
    },
    () => announcements.current.map((one) => ({ ...one, texts: { ...one.texts } })),
  )
}

/** Shares nothing with what is kept. */
export function sanctionsShown({ sanctions }: Moderation, player: string): z.infer<typeof standing> {
  const { warnings, muted, blocked } = sanctions.of(player)
  return { warnings: [...warnings], muted, blocked }
}
