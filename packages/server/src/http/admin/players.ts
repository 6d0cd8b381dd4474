// What moderators do to players: warn, mute, block, take a name away, and take it back.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { REASONS } from '../../words/reasons.ts'
import type { PlayerId } from '../../table/table.ts'
import { refusals, refuse } from '../refusals.ts'
import { standing, sanctionsShown } from '../reports.ts'
import type { AdminParts } from './index.ts'
import { reportShape, reportShown } from './reports.ts'

const security = [{ token: [] }]
const who = z.object({ player: z.string().regex(/^[\w-]{1,40}$/) })
const reason = z.enum(REASONS)
const report = z.string().max(60).optional() // which it answers
/** Null: until it is lifted. */
const minutes = z.int().min(1).max(5_256_000).nullable()
const action = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('warn'), reason, text: z.string().trim().max(500).default(''), report }),
  z.strictObject({ do: z.literal('mute'), reason, minutes, report }),
  z.strictObject({ do: z.literal('unmute'), report }),
  z.strictObject({ do: z.literal('block'), reason, minutes, report }),
  z.strictObject({ do: z.literal('unblock'), report }),
  z.strictObject({ do: z.literal('remove-name'), report }),
])
type Action = z.infer<typeof action>

const shape = z.object({
  player: z.string(),
  name: z.string(),
  language: z.string(),
  created: z.int(),
  lastSeen: z.int(),
  standing,
  reports: z.array(reportShape),
})

export function addPlayerRoutes({ app, moderation, tables, moderator }: AdminParts): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const { audit, players, sanctions } = moderation

  async function shown(player: PlayerId): Promise<z.infer<typeof shape> | Refusal> {
    const known = await players.get(player)
    if (known === undefined) return { code: 'no-such-player' }
    const { name, language, created, lastSeen } = known
    const reports = (await moderation.reports.about(player)).map(reportShown)
    return { player, name, language, created, lastSeen, standing: sanctionsShown(moderation, player), reports }
  }

  async function carryOut(player: PlayerId, wanted: Action): Promise<void> {
    switch (wanted.do) {
      case 'warn':
        return void (await sanctions.warn(player, wanted.reason, wanted.text))
      case 'mute':
        return void (await sanctions.penalize(player, 'muted', wanted.reason, wanted.minutes))
      case 'unmute':
        return void (await sanctions.pardon(player, 'muted'))
      case 'block':
        return void (await sanctions.penalize(player, 'blocked', wanted.reason, wanted.minutes))
      case 'unblock':
        return void (await sanctions.pardon(player, 'blocked'))
      case 'remove-name':
        return void (await moderation.removeName(tables, player))
    }
  }

  api.get(
    '/api/admin/players/:player',
    {
      schema: {
        summary: 'A player, how they stand, and what was reported about them',
        security,
        params: who,
        response: { 200: shape, ...refusals },
      },
    },
    async (request, reply) => {
      const player = await shown(request.params.player)
      return isRefusal(player) ? refuse(reply, player) : reply.send(player)
    },
  )

  api.post(
    '/api/admin/players/:player/actions',
    {
      schema: {
        summary: 'Warns, mutes, blocks, takes a name away; or lifts it again',
        security,
        params: who,
        body: action,
        response: { 200: shape, ...refusals },
      },
    },
    async (request, reply) => {
      const { player } = request.params
      const by = moderator(request)
      if (player === by) return refuse(reply, { code: 'not-yourself' })
      if ((await players.get(player)) === undefined) return refuse(reply, { code: 'no-such-player' })
      const { do: what, ...facts } = request.body
      const done = await audit.carryOut({ by, do: what, on: player, facts }, async () => {
        await carryOut(player, request.body)
        return shown(player)
      })
      return isRefusal(done) ? refuse(reply, done) : reply.send(done)
    },
  )
}
