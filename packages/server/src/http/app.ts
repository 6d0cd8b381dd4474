// The HTTP server: pages, API, sockets, health and metrics.

import { randomBytes } from 'node:crypto'
import type { Socket } from 'node:net'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import swagger from '@fastify/swagger'
import type { Language } from '@saloon/kernel'
import type { WebSocket } from 'ws'
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify'
import {
  hasZodFastifySchemaValidationErrors,
  jsonSchemaTransform,
  serializerCompiler,
  validatorCompiler,
} from 'fastify-type-provider-zod'
import type { ListedGame } from '../pages/listed-game.ts'
import type { Passkeys } from '../identity/passkeys.ts'
import { chooseLanguage } from '../pages/language.ts'
import type { Moderation } from '../moderation/moderation.ts'
import { Connections } from '../ops/connections.ts'
import { addMetrics } from '../ops/metrics-route.ts'
import { watchRequests } from '../ops/requests.ts'
import { Heartbeat } from '../transport/heartbeat.ts'
import { AdmissionControl } from '../jobs/admission-control.ts'
import { visitorAt } from '../jobs/addresses.ts'
import { gamesPage, notFoundPage, rulesPage } from '../pages/page.ts'
import type { Quotas } from '../quotas/quotas.ts'
import { Connection, type Limit } from '../transport/connection.ts'
import { isPassing } from '../store/trouble.ts'
import type { Waking } from '../cluster/waking.ts'
import type { Tables } from '../table/registry.ts'
import { addAdminRoutes } from './admin/index.ts'
import { refuseOddRequests, refuseRequest } from './malformed-requests.ts'
import { addPasskeyRoutes } from './passkeys.ts'
import { type Push, addPushRoutes } from './push.ts'
import { LARGEST_LOG } from '../table/import/import-game.ts'
import { isLog } from './import-game.ts'
import { type Visitors, addRoutes } from './routes.ts'
import { refuse } from './refusals.ts'
import { RequestCounts } from './request-counts.ts'
import { Sockets } from './upgrade.ts'
import { addWebApp } from './web-app.ts'

export interface AppParts {
  readonly games: readonly ListedGame[]
  /** The folder with the browser app; none: the plain pages are all there is. */
  readonly webApp?: string | undefined
  readonly tables: Tables
  readonly visitors: Visitors
  readonly moderation: Moderation
  readonly passkeys: Passkeys
  readonly push: Push
  readonly quotas: Quotas
  readonly origin?: string | undefined // where browsers find us, as it is set
  readonly logger?: FastifyBaseLogger
  /** Requests an address may make a minute; messages a socket may send. */
  readonly requestsPerMinute: number
  readonly messages: Limit
  /** How long a request may take to arrive, and how long a socket may be silent; milliseconds. */
  readonly requestWithin?: number
  readonly silentFor?: number
  /** What the sockets of an address may ask of us; none: as much as they like. */
  readonly admission?: AdmissionControl | undefined
  readonly metricsToken?: string | undefined
  readonly trustedProxies?: readonly string[]
  isReady(): Promise<boolean>
  /** How far the bots and clocks of games under way are; none: nobody asks. */
  waking?(): Waking
}

const LARGEST_BODY = 64 * 1024
const REQUEST_WITHIN = 60_000
const SILENT_FOR = 45_000
/** When whoever can't be served just now may try again, in seconds. */
const RETRY_AFTER = 10
/** Of something in an address: a passkey may have 1023 bytes. */
const LONGEST_NAME = 1400

export async function createApp(parts: AppParts): Promise<FastifyInstance> {
  const { logger, trustedProxies = [], metricsToken } = parts
  const { requestWithin = REQUEST_WITHIN, silentFor = SILENT_FOR } = parts
  const app = fastify({
    bodyLimit: LARGEST_BODY,
    routerOptions: { maxParamLength: LONGEST_NAME },
    genReqId: () => randomBytes(9).toString('base64url'),
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    logController: new LogController({ disableRequestLogging: true }), // our own lines don't say who asks
    ...(logger && { loggerInstance: logger }),
    clientErrorHandler: (error, socket) => refuseRequest(error, socket, requestWithin),
    requestTimeout: requestWithin, // with its body
    http: {
      requireHostHeader: false, // Node would refuse without a word; we say why
      headersTimeout: requestWithin / 3,
      connectionsCheckingInterval: Math.min(5_000, requestWithin / 6),
    },
    frameworkErrors: (_error, _request, reply) => void refuse(reply, { code: 'malformed', facts: { field: 'url' } }),
  })
  const connections = new Connections()
  app.addHook('preClose', () => connections.sayGoodbye()) // before sockets are closed without a word
  watchRequests(app, connections)
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  app.setErrorHandler(async (error: Error & { statusCode?: number; code?: string }, request, reply) => {
    if (hasZodFastifySchemaValidationErrors(error)) {
      const [issue] = error.validation
      return refuse(reply, {
        code: 'malformed',
        facts: { field: (issue?.instancePath ?? '').slice(1, 80) || 'body', problem: issue?.keyword ?? '' },
      })
    }
    if (error.statusCode === 413)
      return refuse(reply, { code: 'too-large', facts: { most: isLog(request) ? LARGEST_LOG : LARGEST_BODY } })
    if (error.statusCode === 429)
      return refuse(reply, { code: 'too-fast', facts: { perMinute: parts.requestsPerMinute } })
    if (error.statusCode !== undefined && error.statusCode < 500)
      return refuse(reply, { code: 'malformed', facts: { problem: error.code ?? error.message } })
    request.log.error(error)
    if (isPassing(error)) return refuse(reply.header('Retry-After', RETRY_AFTER), { code: 'come-back-later' })
    return refuse(reply, { code: 'our-fault' }) // what it was is in our log, and nobody else's business
  })

  await app.register(helmet, {
    // Our pages bring their style with them and need nothing else.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'none'"],
        'style-src': ["'unsafe-inline'"],
        'base-uri': ["'none'"],
        'frame-ancestors': ["'none'"],
      },
    },
  })
  await app.register(rateLimit, {
    max: parts.requestsPerMinute,
    timeWindow: 60_000,
    store: RequestCounts,
    // A page is many files, which cost next to nothing.
    allowList: ({ url }) => url === '/healthz' || url === '/readyz' || url.startsWith('/assets/'),
  })
  const sockets = new Sockets(app)
  refuseOddRequests(app)
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Saloon', version: '1' },
      components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
    },
    transform: jsonSchemaTransform,
  })

  const { tables, visitors: identity, messages: limit, quotas, admission = new AdmissionControl() } = parts
  const report = (problem: string, facts: object): void => app.log.error(facts, problem)
  const ports = {
    tables,
    identity,
    connectedPlayers: parts.moderation.connectedPlayers,
    lines: quotas.lines,
    limit,
    admission,
    report,
  }
  const heartbeat = new Heartbeat(silentFor)
  const welcome =
    (address: string) =>
    (socket: WebSocket, line: Socket): void => {
      connections.addSocket(socket)
      const connection = new Connection(socket, line, visitorAt(address), ports)
      heartbeat.add(connection)
      socket.once('close', () => heartbeat.remove(connection))
      socket.once('close', quotas.lines.from(address))
    }
  const showOut = (socket: WebSocket): void => {
    socket.on('error', () => socket.terminate()) // whatever they still say
    socket.close(1008, 'another origin')
  }

  await app.register(async (inner) => {
    addRoutes(inner, parts.tables, parts.visitors, parts.moderation, quotas)
    addPasskeyRoutes(inner, parts.visitors, parts.passkeys, parts.origin)
    addPushRoutes(inner, parts.visitors, parts.push)
    await addAdminRoutes(inner, parts.moderation, parts.tables, parts.visitors)
    inner.get('/api/live', { schema: { hide: true } }, (request, reply) => {
      if (!sockets.isAskedBy(request)) return refuse(reply, { code: 'not-a-socket' })
      const refused = quotas.lines.whyNotFrom(request.ip)
      if (refused) return refuse(reply, refused)
      sockets.open(request, reply, isOwnPage(request.headers) ? welcome(request.ip) : showOut)
      return reply
    })
    inner.get('/api/openapi.json', { schema: { hide: true } }, () => inner.swagger())
    inner.get('/healthz', { schema: { hide: true } }, () => ({ ok: true }))
    inner.get('/readyz', { schema: { hide: true } }, async (_request, reply) => {
      const ok = await parts.isReady()
      return reply.status(ok ? 200 : 503).send({ ok, ...parts.waking?.() })
    })
    addMetrics(inner, metricsToken)
    addPlainPages(inner, parts.games, parts.webApp === undefined ? ['/', '/plain'] : ['/plain'])
    if (parts.webApp !== undefined) addWebApp(inner, parts.webApp)
  })

  app.setNotFoundHandler(async (request, reply) => {
    if (request.url.startsWith('/api/')) return refuse(reply, { code: 'not-found' })
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return reply
        .status(405)
        .header('Allow', 'GET, HEAD')
        .type('text/plain; charset=utf-8')
        .send('Only GET and HEAD are answered here.\n')
    }
    const language = languageOf(request)
    return reply.status(404).type('text/html; charset=utf-8').send(notFoundPage(language))
  })
  return app
}

/** The games and their rules, for who has no JavaScript. */
function addPlainPages(app: FastifyInstance, games: readonly ListedGame[], addresses: readonly string[]): void {
  const send = (request: FastifyRequest, reply: FastifyReply, page: (language: Language) => string) => {
    const language = languageOf(request)
    return reply
      .headers({ 'Content-Language': language, Vary: 'Accept-Language' })
      .type('text/html; charset=utf-8')
      .send(page(language))
  }
  for (const address of addresses) {
    app.get(address, { schema: { hide: true } }, (request, reply) =>
      send(request, reply, (language) => gamesPage(games, language)),
    )
  }
  app.get('/plain/rules/:game', { schema: { hide: true } }, (request, reply) => {
    const { game: id } = request.params as { game: string }
    const found = games.find(({ game }) => game.rules.id === id)
    return found ? send(request, reply, (language) => rulesPage(found, language)) : reply.callNotFound()
  })
}

function languageOf(request: FastifyRequest): Language {
  const { lang } = request.query as { lang?: unknown }
  return chooseLanguage(typeof lang === 'string' ? lang : null, request.headers['accept-language'])
}

/** A browser says which page opens the socket: another site's page must not play with our visitor's token. Programs say nothing. */
function isOwnPage({
  origin,
  host,
}: {
  readonly origin?: string | undefined
  readonly host?: string | undefined
}): boolean {
  if (origin === undefined) return true
  return URL.canParse(origin) && new URL(origin).host === host
}
