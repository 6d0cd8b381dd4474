// The queue of reports, each with what was said and the moment of the game.

import { isRefusal } from '@saloon/kernel'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { REASONS } from '../../words/reasons.ts'
import { RESOLUTIONS, type Report } from '../../moderation/reports.ts'
import { anything, refusals, refuse } from '../refusals.ts'
import type { AdminParts } from './index.ts'

const security = [{ token: [] }]
const reportId = z.string().regex(/^\d{13}\.[\w-]{1,20}$/)

export const reportShape = z.object({
  id: z.string(),
  at: z.int(),
  by: z.string(),
  about: z.string(),
  name: z.string(),
  reason: z.enum(REASONS),
  text: z.string(),
  message: z.int().nullable(),
  quotes: z.array(z.object({ by: z.string(), said: anything })),
  moment: z.object({ table: z.string(), game: z.int(), seq: z.int() }),
  closed: z.object({ at: z.int(), by: z.string(), resolution: z.enum(RESOLUTIONS), note: z.string() }).nullable(),
})
export const reportShown = (report: Report) => structuredClone(report) as unknown as z.infer<typeof reportShape>

export function addReportQueue({ app, moderation, moderator }: AdminParts): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { audit, reports } = moderation

  api.get(
    '/api/admin/reports',
    {
      schema: {
        summary: 'Reports, the oldest first, in pages',
        security,
        querystring: z.object({
          state: z.enum(['open', 'closed']).default('open'),
          after: reportId.optional(),
          limit: z.coerce.number().int().min(1).max(100).default(50),
        }),
        response: { 200: z.array(reportShape), ...refusals },
      },
    },
    async ({ query }) => (await reports.list(query.state, query.after, query.limit)).map(reportShown),
  )

  api.get(
    '/api/admin/reports/:report',
    {
      schema: {
        summary: 'A report',
        security,
        params: z.object({ report: reportId }),
        response: { 200: reportShape, ...refusals },
      },
    },
    async (request, reply) => {
      const report = await reports.get(request.params.report)
      return report ? reply.send(reportShown(report)) : refuse(reply, { code: 'no-such-report' })
    },
  )

  api.post(
    '/api/admin/reports/:report/close',
    {
      schema: {
        summary: 'Closes a report',
        security,
        params: z.object({ report: reportId }),
        body: z.strictObject({ resolution: z.enum(RESOLUTIONS), note: z.string().trim().max(500).default('') }),
        response: { 200: reportShape, ...refusals },
      },
    },
    async (request, reply) => {
      const { report: id } = request.params
      const { resolution, note } = request.body
      const by = moderator(request)
      const deed = { by, do: 'close-report', on: id, facts: { resolution, note } }
      const done = await audit.carryOut(deed, () => reports.close(id, by, resolution, note))
      return isRefusal(done) ? refuse(reply, done) : reply.send(reportShown(done))
    },
  )
}
