// The admin API. To anybody who isn't a moderator it answers that there is nothing here, whatever they ask for.

import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Moderation } from '../../moderation/moderation.ts'
import type { Identity } from '../../transport/connection.ts'
import type { PlayerId } from '../../table/table.ts'
import type { Tables } from '../../table/registry.ts'
import { playerBehind } from '../me.ts'
import { anything, refusals, refuse } from '../refusals.ts'
import { addHouseRoutes } from './house.ts'
import { addPlayerRoutes } from './players.ts'
import { addReportQueue } from './reports.ts'
import { addTableRoutes } from './tables.ts'

export interface AdminParts {
  readonly app: FastifyInstance
  readonly moderation: Moderation
  readonly tables: Tables
  /** Who asks: known to be a moderator. */
  moderator(request: FastifyRequest): PlayerId
}

export async function addAdminRoutes(
  outer: FastifyInstance,
  moderation: Moderation,
  tables: Tables,
  visitors: Identity,
): Promise<void> {
  outer.withTypeProvider<ZodTypeProvider>().post(
    '/api/admin/claim',
    {
      schema: {
        summary: 'Makes me a moderator, with a code of `saloon admin invite`',
        security: [{ token: [] }],
        body: anything,
        response: { 200: z.object({ moderator: z.literal(true) }), ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, visitors)
      const { code } = request.body
      const isOne = typeof player === 'string' && typeof code === 'string' && code.length <= 100
      if (!isOne || !(await moderation.admins.accept(code, player, moderation.now())))
        return refuse(reply, { code: 'not-found' })
      await moderation.audit.carryOut({ by: player, do: 'become-moderator' }, () => Promise.resolve({}))
      return { moderator: true as const }
    },
  )

  await outer.register(async (app) => {
    const moderators = new WeakMap<FastifyRequest, PlayerId>()
    // Before anything of the request is read: a refusal of its shape would tell that there is something.
    app.addHook('onRequest', async (request, reply) => {
      const player = await playerBehind(request, visitors)
      if (typeof player !== 'string' || !(await visitors.isModerator(player)))
        return refuse(reply, { code: 'not-found' })
      moderators.set(request, player)
    })
    const parts: AdminParts = { app, moderation, tables, moderator: (request) => moderators.get(request)! }
    addHouseRoutes(parts)
    addPlayerRoutes(parts)
    addReportQueue(parts)
    addTableRoutes(parts)
  })
}
