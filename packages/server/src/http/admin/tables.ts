// Tables as moderators see them: who sits there, and nothing of what is hidden in their games.

import { isRefusal } from '@saloon/kernel'
import type { FastifyBaseLogger } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { id } from '../../transport/protocol.ts'
import { freeze, shut, thaw } from '../../table/interventions.ts'
import { listTables } from '../../table/listing.ts'
import type { LiveTable } from '../../table/live-table.ts'
import { PHASES, type Table, publicTable } from '../../table/table.ts'
import { anything, refusals, refuse } from '../refusals.ts'
import type { AdminParts } from './index.ts'

const security = [{ token: [] }]
const where = z.object({ table: id })
const shape = z.object({
  table: anything,
  host: z.string(),
  players: z.array(z.string().nullable()), // by seat
  watching: z.int(), // connections to this node
})
const action = z.strictObject({ do: z.enum(['freeze', 'thaw', 'close']), note: z.string().trim().max(500).default('') })

export function addTableRoutes({ app, moderation, tables, moderator }: AdminParts): void {
  const api = app.withTypeProvider<ZodTypeProvider>()

  const shown = (table: Table): z.infer<typeof shape> => ({
    table: { ...publicTable(table) },
    host: table.host,
    players: table.seats.map(({ holder }) => (holder?.kind === 'person' ? holder.player : null)),
    watching: tables.watching(table.id),
  })

  api.get(
    '/api/admin/tables',
    {
      schema: {
        summary: 'All tables that are kept, in pages; a page may be short, `next` says whether more follow',
        security,
        querystring: z.object({
          phase: z.enum(PHASES).optional(),
          game: id.optional(),
          frozen: z.stringbool().optional(),
          after: id.optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: z.object({ tables: z.array(shape), next: z.string().nullable() }), ...refusals },
      },
    },
    async ({ query: { after, limit, ...wanted } }) => {
      const listed = await listTables(moderation.store, wanted, after, limit)
      return { tables: listed.tables.map(shown), next: listed.next }
    },
  )

  api.get(
    '/api/admin/tables/:table',
    { schema: { summary: 'A table', security, params: where, response: { 200: shape, ...refusals } } },
    async (request, reply) => {
      const table = await tables.get(request.params.table)
      return isRefusal(table) ? refuse(reply, table) : reply.send(shown(table.table))
    },
  )

  const carryOut = (table: LiveTable, what: z.infer<typeof action>['do'], log: FastifyBaseLogger) => {
    if (what === 'freeze') return freeze(table)
    const failed = (error: unknown): void => log.error({ table: table.table.id, error: String(error) }, 'not stopped')
    return what === 'thaw' ? thaw(table) : shut(table, moderation.store, failed)
  }

  api.post(
    '/api/admin/tables/:table/actions',
    {
      schema: {
        summary: 'Freezes a table, lets it go on, or closes it for good',
        security,
        params: where,
        body: action,
        response: { 200: shape, ...refusals },
      },
    },
    async (request, reply) => {
      const table = await tables.get(request.params.table)
      if (isRefusal(table)) return refuse(reply, table)
      const { do: what, note } = request.body
      const deed = { by: moderator(request), do: `${what}-table`, on: table.table.id, facts: { note } }
      const done = await moderation.audit.carryOut(
        deed,
        async () => (await carryOut(table, what, request.log)) ?? shown(table.table),
      )
      return isRefusal(done) ? refuse(reply, done) : reply.send(done)
    },
  )
}
