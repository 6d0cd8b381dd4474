// Games that are over: mine, those everybody may see, and each of them as the log it was played by.

import { GAMES } from '@saloon/games'
import { type Refusal, isRefusal } from '@saloon/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { finishedGame, gamesOf, gamesShown, maySee } from '../history/finished-games.ts'
import { type FinishedGame, publicRecord } from '../history/record.ts'
import { logOf } from '../history/replay.ts'
import { statisticsOf } from '../history/statistics.ts'
import { id } from '../transport/protocol.ts'
import type { Identity } from '../transport/connection.ts'
import type { Store } from '../store/store.ts'
import { playerBehind } from './me.ts'
import { anything, refusals, refuse } from './refusals.ts'

const MOST = 50
const limit = z.coerce.number().int().min(1).max(MOST).default(20)
/** As a page before gave it. */
const after = z.string().regex(/^\d{13}\.[\w-]{1,80}\.\d{1,6}$/)
const replay = z.string().regex(/^[\w-]{1,80}\.\d{1,6}$/)
const which = z.object({ replay })

const range = z.object({ low: z.number(), high: z.number() })
const record = z.object({
  replay: z.string(),
  table: z.string(),
  number: z.int(),
  game: z.string(),
  options: anything,
  began: z.int(),
  ended: z.int(),
  rows: z.int(),
  rated: z.boolean(),
  open: z.boolean(),
  watchable: z.boolean(),
  because: z.object({ key: z.string(), facts: anything.optional() }).nullable(),
  stopped: z.string().nullable(),
  seats: z.array(
    z.object({
      kind: z.enum(['person', 'bot']),
      name: z.string(),
      won: z.boolean(),
      place: z.int().nullable(),
      score: z.number().nullable(),
      conceded: z.boolean(),
      counts: z.record(z.string(), z.string()),
      rating: z.object({ before: range, after: range }).nullable(),
    }),
  ),
  log: z.string(),
})
const tally = z.object({ games: z.int(), wins: z.int() })
const tallies = z.record(z.string(), tally)
const statistics = tally.extend({
  game: z.string(),
  people: tally,
  places: z.record(z.string(), z.int()),
  seats: tallies,
  counts: z.record(z.string(), tallies),
  months: tallies,
  scores: z.object({ games: z.int(), sum: z.number(), best: z.number() }).nullable(),
  last: z.int(),
})

export function addHistoryRoutes(app: FastifyInstance, store: Store, visitors: Identity): void {
  const api = app.withTypeProvider<ZodTypeProvider>()
  const shown = (game: FinishedGame) => publicRecord(game) as z.infer<typeof record>

  api.get(
    '/api/me/games',
    {
      schema: {
        summary: 'My finished games, the newest first, in pages; `mine` are my seats',
        security: [{ token: [] }],
        querystring: z.object({ after: after.optional(), limit }),
        response: {
          200: z.object({
            games: z.array(record.extend({ mine: z.array(z.int()) })),
            next: z.string().nullable(),
          }),
          ...refusals,
        },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, visitors)
      if (typeof player !== 'string') return refuse(reply, player)
      const { games, next } = await gamesOf(store, player, request.query.after, request.query.limit)
      const mine = ({ seats }: FinishedGame): number[] =>
        seats.flatMap((seat, n) => (seat.player === player ? [n] : []))
      return { games: games.map((game) => ({ ...shown(game), mine: mine(game) })), next }
    },
  )

  api.get(
    '/api/me/statistics',
    {
      schema: {
        summary: 'My wins, places and scores, for each game I have played',
        security: [{ token: [] }],
        response: { 200: z.array(statistics), ...refusals },
      },
    },
    async (request, reply) => {
      const player = await playerBehind(request, visitors)
      if (typeof player !== 'string') return refuse(reply, player)
      const games = GAMES.map(({ game }) => game.rules.id)
      return [...(await statisticsOf(store, player, games))] as z.infer<typeof statistics>[]
    },
  )

  api.get(
    '/api/replays',
    {
      schema: {
        summary: 'Finished games of open tables, the newest first, in pages',
        querystring: z.object({ game: id.optional(), after: after.optional(), limit }),
        response: { 200: z.object({ games: z.array(record), next: z.string().nullable() }), ...refusals },
      },
    },
    async ({ query }) => {
      const { games, next } = await gamesShown(store, query.game, query.after, query.limit)
      return { games: games.map(shown), next }
    },
  )

  api.get(
    '/api/replays/:replay',
    {
      schema: {
        summary: 'A finished game, for whoever may see it: anybody if it could be watched, else those who played',
        params: which,
        response: { 200: record, ...refusals },
      },
    },
    async (request, reply) => {
      const game = await findReplay(store, visitors, request.params.replay, request)
      return isRefusal(game) ? refuse(reply, game) : shown(game)
    },
  )

  api.get(
    '/api/replays/:replay/log',
    {
      schema: {
        summary: 'Its log, secret included, one JSON value a line: what `saloon verify` and replays read',
        params: which,
      },
    },
    async (request, reply) => {
      const game = await findReplay(store, visitors, request.params.replay, request)
      return isRefusal(game) ? refuse(reply, game) : sendLog(store, game, reply)
    },
  )
}

/** Moderators may see all. */
export async function findReplay(
  store: Store,
  visitors: Identity,
  replay: string,
  request: FastifyRequest,
): Promise<FinishedGame | Refusal> {
  const isKnown = request.headers.authorization !== undefined
  const player = isKnown ? await playerBehind(request, visitors) : undefined
  if (player !== undefined && typeof player !== 'string') return player
  const game = await finishedGame(store, replay)
  if (game === undefined) return { code: 'no-such-replay', facts: { replay: replay.slice(0, 100) } }
  if (maySee(game, player) || (player !== undefined && (await visitors.isModerator(player)))) return game
  return { code: 'not-watchable' }
}

export async function sendLog(store: Store, game: FinishedGame, reply: FastifyReply): Promise<FastifyReply> {
  const log = await logOf(store, game)
  if (log === undefined) return refuse(reply, { code: 'no-such-replay' })
  return reply.type('application/x-ndjson').send(log)
}
