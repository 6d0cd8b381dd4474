// Admin routes for the server as a whole: its state, announcements, switches, word lists, and the audit log.

import { LANGUAGES, isRefusal } from '@saloon/kernel'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { FEATURES } from '../../moderation/switches.ts'
import { readHealth } from '../../ops/health.ts'
import { announcement } from '../reports.ts'
import { refusals, refuse } from '../refusals.ts'
import type { AdminParts } from './index.ts'

const security = [{ token: [] }]
const seconds = z.number().nullable()
const latency = z.object({ count: z.int(), p50: seconds, p95: seconds, p99: seconds })
const health = z.object({
  upFor: z.int(),
  players: z.int(),
  tables: z.int(),
  games: z.int(),
  sockets: z.int(),
  streams: z.int(),
  requests: latency,
  writes: latency,
  errors: z.object({ ourFault: z.int(), frozen: z.int() }),
  refused: z.record(z.string(), z.int()),
  memory: z.int(),
})
const switches = z.record(z.enum(FEATURES), z.boolean())
const word = z.string().min(1).max(60)
const wordList = z.strictObject({ refused: z.array(word).max(2000), allowed: z.array(word).max(2000) })
const backup = z.object({ name: z.string(), bytes: z.int(), at: z.int() })
const deed = z.object({
  seq: z.int(),
  at: z.int(),
  by: z.string(),
  do: z.string(),
  on: z.string().optional(),
  facts: z.record(z.string(), z.unknown()).optional(),
  failed: z.string().optional(),
})
const text = z.string().trim().min(1).max(500)
const moment = z.int().min(0).max(9_999_999_999_999)

export function addHouseRoutes({ app, moderation, moderator }: AdminParts): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { audit, announcements, backups } = moderation
  const copied = (one: (typeof announcements.list)[number]) => ({ ...one, texts: { ...one.texts } })

  api.get(
    '/api/admin/health',
    { schema: { summary: 'How the house is', security, response: { 200: health, ...refusals } } },
    async () => {
      const { refused, ...figures } = await readHealth()
      return { ...figures, refused: { ...refused }, players: moderation.connectedPlayers.players }
    },
  )

  api.get(
    '/api/admin/house',
    {
      schema: {
        summary: 'What is set: switches, words, how long games are kept, backups',
        security,
        response: {
          200: z.object({
            switches,
            words: z.record(z.enum(LANGUAGES), wordList),
            keepDays: z.int().nullable(),
            backups: z.array(backup),
          }),
          ...refusals,
        },
      },
    },
    () => ({
      switches: { ...moderation.switches.all },
      words: structuredClone(moderation.words.all) as Record<(typeof LANGUAGES)[number], z.infer<typeof wordList>>,
      keepDays: moderation.keepDays ?? null,
      backups: backups.list(),
    }),
  )

  api.put(
    '/api/admin/switches/:feature',
    {
      schema: {
        summary: 'Switches a feature on or off',
        security,
        params: z.object({ feature: z.enum(FEATURES) }),
        body: z.strictObject({ on: z.boolean() }),
        response: { 200: switches, ...refusals },
      },
    },
    async (request, reply) => {
      const { feature } = request.params
      const { on } = request.body
      const deed = { by: moderator(request), do: 'switch', on: feature, facts: { on } }
      const done = await audit.carryOut(deed, () => moderation.switches.set(feature, on))
      return isRefusal(done) ? refuse(reply, done) : reply.send({ ...done })
    },
  )

  api.put(
    '/api/admin/words/:language',
    {
      schema: {
        summary: 'What the word filter refuses and allows beside its own list',
        security,
        params: z.object({ language: z.enum(LANGUAGES) }),
        body: wordList,
        response: { 200: wordList, ...refusals },
      },
    },
    async (request, reply) => {
      const { language } = request.params
      const before = moderation.words.all[language]
      const facts = { before, after: request.body }
      const deed = { by: moderator(request), do: 'set-words', on: language, facts }
      const done = await audit.carryOut(deed, () => moderation.words.set(language, request.body))
      return isRefusal(done)
        ? refuse(reply, done)
        : reply.send({ refused: [...done.refused], allowed: [...done.allowed] })
    },
  )

  api.get(
    '/api/admin/announcements',
    {
      schema: {
        summary: 'All announcements, with those to come and those that are over',
        security,
        response: { 200: z.array(announcement), ...refusals },
      },
    },
    () => announcements.list.map(copied),
  )

  api.post(
    '/api/admin/announcements',
    {
      schema: {
        summary: 'Says something to everybody, now or from a moment on (milliseconds since 1970)',
        security,
        body: z.strictObject({
          texts: z.strictObject({ en: text, fr: text }),
          urgent: z.boolean().default(false),
          starts: moment.optional(),
          ends: moment.nullable().default(null),
        }),
        response: { 201: announcement, ...refusals },
      },
    },
    async (request, reply) => {
      const wanted = { ...request.body, starts: request.body.starts ?? moderation.now() }
      const deed = { by: moderator(request), do: 'announce', facts: wanted }
      const done = await audit.carryOut(deed, () => announcements.make(wanted))
      return isRefusal(done) ? refuse(reply, done) : reply.status(201).send(copied(done))
    },
  )

  api.delete(
    '/api/admin/announcements/:announcement',
    {
      schema: {
        summary: 'Takes an announcement down',
        security,
        params: z.object({ announcement: z.string().max(60) }),
        response: { 200: z.object({ takenDown: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const { announcement: id } = request.params
      const deed = { by: moderator(request), do: 'take-down', on: id }
      const done = await audit.carryOut(deed, () => announcements.takeDown(id))
      return isRefusal(done) ? refuse(reply, done) : reply.send({ takenDown: id })
    },
  )

  api.post(
    '/api/admin/backups',
    {
      schema: {
        summary: 'Makes a backup, beside the database',
        security,
        response: { 201: backup, ...refusals },
      },
    },
    async (request, reply) => {
      const deed = { by: moderator(request), do: 'back-up' }
      const done = await audit.carryOut(deed, () => backups.make(moderation.now()))
      return isRefusal(done) ? refuse(reply, done) : reply.status(201).send(done)
    },
  )

  api.get(
    '/api/admin/audit',
    {
      schema: {
        summary: 'What moderators did, the newest first; `before` a number, in pages',
        security,
        querystring: z.object({
          before: z.coerce.number().int().min(1).optional(),
          limit: z.coerce.number().int().min(1).max(200).default(50),
        }),
        response: { 200: z.array(deed), ...refusals },
      },
    },
    async ({ query }) => (await audit.page(query.before, query.limit)) as z.infer<typeof deed>[],
  )
}
