// A table may also be opened with the log of a game that was begun elsewhere, sent as it is: one JSON value a line.

import { type Refusal, isRefusal } from '@saloon/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { visitorAt } from '../jobs/addresses.ts'
import { LARGEST_LOG } from '../table/import/import-game.ts'
import { publicTable } from '../table/table.ts'
import type { Tables } from '../table/registry.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { refuse } from './refusals.ts'

const LOG = 'application/x-ndjson'

export const BRINGING =
  `With the type ${LOG} and a log instead (of a game begun in a browser or a terminal, its secret in it), ` +
  'the table waits for people to sit down and goes on with that game. It is never rated.'

/** Of this request, by what it brings. */
export const isLog = ({ headers }: FastifyRequest): boolean => headers['content-type']?.startsWith(LOG) ?? false

export function acceptLogs(app: FastifyInstance): void {
  app.addContentTypeParser(LOG, { parseAs: 'string', bodyLimit: LARGEST_LOG }, (_request, body, done) =>
    done(null, body),
  )
}

/** Before anything else is looked at: a log isn't what the other way of opening a table expects. */
export const bringing =
  (tables: Tables, quotas: Quotas, whoAsks: (request: FastifyRequest) => Promise<string | Refusal>) =>
  async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> => {
    if (!isLog(request)) return undefined
    const player = await whoAsks(request)
    if (typeof player !== 'string') return refuse(reply, player)
    const log = request.body as string
    const visitor = { player, address: request.ip }
    const bring = () => tables.bring(player, log, visitorAt(request.ip))
    const table = await quotas.opening(visitor, Buffer.byteLength(log), bring)
    return isRefusal(table) ? refuse(reply, table) : reply.status(201).send(publicTable(table.table))
  }
