// What a page or a program can ask for over HTTP. Each route's shape is also its description in the API document.

import { botsFor, levelsFor } from '@saloon/bots'
import { GAMES } from '@saloon/games'
import { type Refusal, isRefusal } from '@saloon/kernel'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { extras, id, options, pace, command } from '../transport/protocol.ts'
import type { Identity } from '../transport/connection.ts'
import { CLOCKS } from '../table/time/clocks.ts'
import { LONGEST_CODE } from '../table/codes.ts'
import { TALKS, publicTable } from '../table/table.ts'
import type { Tables } from '../table/registry.ts'
import { visitorAt } from '../jobs/addresses.ts'
import type { Moderation } from '../moderation/moderation.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { addHistoryRoutes, findReplay, sendLog } from './history.ts'
import { addBotRoutes } from './bots.ts'
import { BRINGING, acceptLogs, bringing } from './import-game.ts'
import { type PersonalData, addMyRoutes, playerBehind } from './me.ts'
import { anything, refusals, refuse } from './refusals.ts'
import { addReportRoutes } from './reports.ts'
import { streamTable } from './stream.ts'

/** Who comes in: guests in one request, no account needed. */
export interface Visitors extends Identity {
  readonly personalData: PersonalData
  welcome(raw: unknown): Promise<{ readonly token: string; readonly name: string } | Refusal>
}

const where = z.object({ table: id })

export function addRoutes(
  app: FastifyInstance,
  tables: Tables,
  visitors: Visitors,
  moderation: Moderation,
  quotas: Quotas,
): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  addMyRoutes(app, visitors)
  addHistoryRoutes(app, moderation.store, visitors)
  addReportRoutes(app, tables, visitors, moderation)
  addBotRoutes(app)
  acceptLogs(app)

  const whoAsks = (request: FastifyRequest) => playerBehind(request, visitors)

  api.get(
    '/api/games',
    {
      schema: { summary: 'The games of the house, with their seats and options', response: { 200: z.array(anything) } },
    },
    () =>
      GAMES.map((module) => {
        const { game, messages } = module
        return {
          id: game.rules.id,
          version: game.rules.version,
          seats: game.rules.seats,
          settings: game.rules.settings,
          actions: game.rules.actions,
          names: { en: messages.en['name'], fr: messages.fr['name'] },
          bots: botsFor(module),
          levels: levelsFor(module),
        }
      }),
  )

  api.post(
    '/api/guests',
    {
      schema: {
        summary: 'A guest comes in: a token that is theirs from now on',
        body: anything,
        response: { 201: z.object({ token: z.string(), name: z.string() }), ...refusals },
      },
    },
    async (request, reply) => {
      const guest = await quotas.guest(request.ip, () => visitors.welcome(request.body))
      return isRefusal(guest) ? refuse(reply, guest) : reply.status(201).send(guest)
    },
  )

  api.post(
    '/api/tables',
    {
      schema: {
        summary: 'Opens a table',
        description: BRINGING,
        security: [{ token: [] }],
        body: z.strictObject({
          game: z.string().max(40),
          seats: z.int(),
          options: options.default({}),
          rated: z.boolean().default(false),
          open: z.boolean().default(false),
          watchable: z.boolean().default(true),
          talk: z.enum(TALKS).default('phrases'),
          clock: z.enum(CLOCKS).default('none'),
          pace: pace.default(1000),
          ...extras,
        }),
        response: { 201: anything, ...refusals },
      },
      preValidation: bringing(tables, quotas, whoAsks),
    },
    async (request, reply) => {
      const player = await whoAsks(request)
      if (typeof player !== 'string') return refuse(reply, player)
      const table = await quotas.opening({ player, address: request.ip }, undefined, () =>
        tables.create(player, request.body),
      )
      return isRefusal(table) ? refuse(reply, table) : reply.status(201).send(publicTable(table.table))
    },
  )

  api.get(
    '/api/tables',
    {
      schema: {
        summary: 'The lobby: open tables with free seats, in pages',
        querystring: z.object({ after: id.optional() }),
        response: { 200: z.array(anything), ...refusals },
      },
    },
    async (request) =>
      moderation.switches.whyOff('public-lobby') ? [] : (await tables.listOpen(request.query.after)).map(publicTable),
  )

  api.get(
    '/api/tables/:table',
    {
      schema: {
        summary: 'A table, by its id or the letters of its code',
        params: where,
        response: { 200: anything, ...refusals },
      },
    },
    async (request, reply) => {
      const { table: name } = request.params
      const table = name.length <= LONGEST_CODE ? await tables.find(name) : await tables.get(name)
      return isRefusal(table) ? refuse(reply, table) : publicTable(table.table)
    },
  )

  api.post(
    '/api/tables/:table/commands',
    {
      schema: {
        summary:
          'Wants something of a table: sit down, start, act, take back; a command sent twice is carried out once',
        security: [{ token: [] }],
        params: where,
        body: z.strictObject({ id, wish: command }),
        response: { 200: z.object({ done: z.literal(true) }), ...refusals },
      },
    },
    async (request, reply) => {
      const player = await whoAsks(request)
      if (typeof player !== 'string') return refuse(reply, player)
      moderation.connectedPlayers.addresses.note(player, request.ip)
      const table = await tables.get(request.params.table)
      if (isRefusal(table)) return refuse(reply, table)
      const refused = await table.command(player, request.body.id, request.body.wish)
      return refused ? refuse(reply, refused) : { done: true as const }
    },
  )

  api.get(
    '/api/tables/:table/log',
    {
      schema: {
        summary: 'The log of the last game once it is over, for whoever may see it, as under /api/replays',
        params: where,
      },
    },
    async (request, reply) => {
      const table = await tables.get(request.params.table)
      if (isRefusal(table)) return refuse(reply, table)
      if (table.game === undefined || !table.isOver) return refuse(reply, { code: 'log-sealed' })
      const { id, games } = table.table
      const game = await findReplay(moderation.store, visitors, `${id}.${games}`, request)
      return isRefusal(game) ? refuse(reply, game) : sendLog(moderation.store, game, reply)
    },
  )

  api.get(
    '/api/tables/:table/games/:game/views/:seq',
    {
      schema: {
        summary: 'What I saw after an earlier row of the game',
        params: where.extend({ game: z.coerce.number().int().min(1), seq: z.coerce.number().int().min(0) }),
        querystring: z.object({ seats: z.coerce.number().int().min(0).max(0xffff_ffff).default(0xffff_ffff) }),
        response: { 200: anything, ...refusals },
      },
    },
    async (request, reply) => {
      const { table: name, game, seq } = request.params
      const player = request.headers.authorization === undefined ? undefined : await whoAsks(request)
      if (typeof player === 'object') return refuse(reply, player)
      const table = await tables.get(name)
      if (isRefusal(table)) return refuse(reply, table)
      const view = await table.viewAt(visitorAt(request.ip), player, request.query.seats, game, seq)
      return isRefusal(view) ? refuse(reply, view) : { ...view }
    },
  )

  api.get(
    '/api/tables/:table/stream',
    {
      schema: {
        summary: 'Everything that happens at a table and is asked of my seats, one JSON value a line: all a bot needs',
        security: [{ token: [] }],
        params: where,
      },
    },
    async (request, reply) => {
      const player = await whoAsks(request)
      if (typeof player !== 'string') return refuse(reply, player)
      const table = await tables.get(request.params.table)
      if (isRefusal(table)) return refuse(reply, table)
      const refused = table.mayWatch(player)
      const tooMany = refused ?? quotas.lines.whyNotFrom(request.ip) ?? quotas.lines.whyNotBy(player)
      if (tooMany) return refuse(reply, tooMany)
      for (const gone of [quotas.lines.from(request.ip), quotas.lines.by(player)]) reply.raw.once('close', gone)
      return streamTable(table, player, moderation.connectedPlayers, reply)
    },
  )
}
