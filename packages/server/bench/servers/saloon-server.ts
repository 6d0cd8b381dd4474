// Our own server with another game: the real house, door and stores.
// usage: saloon-server.mjs memory | sqlite <folder> | postgres <url> <nats url>

import { randomBytes } from 'node:crypto'
import { localBus } from '../../src/cluster/bus/local.ts'
import { natsBus } from '../../src/cluster/bus/nats.ts'
import { openServer } from '../../src/server.ts'
import { createApp } from '../../src/http/app.ts'
import { openLog } from '../../src/ops/log.ts'
import { measuredStore } from '../../src/ops/measured-store.ts'
import { type StoreConfig, openStore } from '../../src/store/open.ts'
import { ALLOW_ALL } from '../../src/table/permissions.ts'
import { Tables } from '../../src/table/registry.ts'
import { steadyTime, wallTime } from '../../src/time.ts'
import { endlessModule } from '../endless.ts'
import { answerTheBench } from './answering.ts'

const AS_MANY_AS_THEY_LIKE = 1_000_000_000

const [kind, where = '', busUrl] = process.argv.slice(2)
const logger = openLog('warn')
const report = (problem: string, facts: object): void => logger.error(facts, problem)
const store = measuredStore(await openStore(storeConfig()))
const bus = busUrl === undefined ? localBus(report) : await natsBus([busUrl], report)
const botThread = new URL('bot-thread.mjs', import.meta.url)
const { visitors, moderation, passkeys, push, quotas } = await openServer(store, botThread, report)
const tables = new Tables(store, bus, {
  now: wallTime,
  steady: steadyTime,
  newSecret: () => randomBytes(16).toString('hex'),
  report,
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
  wake: () => undefined, // no bot plays here
  nameFor: (name) => name,
  rules: ALLOW_ALL,
  finished: () => Promise.resolve(),
  find: () => endlessModule,
})
const app = await createApp({
  games: [],
  tables,
  visitors,
  moderation,
  passkeys,
  push,
  quotas,
  logger,
  requestsPerMinute: AS_MANY_AS_THEY_LIKE,
  messages: { burst: AS_MANY_AS_THEY_LIKE, perSecond: AS_MANY_AS_THEY_LIKE },
  isReady: () => Promise.resolve(true),
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerTheBench(app.server.address())

function storeConfig(): StoreConfig {
  if (kind === 'sqlite') return { kind, directory: where }
  return kind === 'postgres' ? { kind, url: where, lines: 10 } : { kind: 'memory' }
}
