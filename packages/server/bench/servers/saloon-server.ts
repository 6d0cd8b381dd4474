// Our own server with another game: the real house, door and stores. usage: saloon-server.mjs memory | sqlite <folder>

import { randomBytes } from 'node:crypto'
import { localBus } from '../../src/bus/local.ts'
import { openHouse } from '../../src/house.ts'
import { createApp } from '../../src/http/app.ts'
import { openLog } from '../../src/ops/log.ts'
import { measuredStore } from '../../src/ops/measured-store.ts'
import { openStore } from '../../src/store/open.ts'
import { ANYTHING_GOES } from '../../src/tables/house-rules.ts'
import { Tables } from '../../src/tables/tables.ts'
import { endlessModule } from '../endless.ts'
import { answerTheBench } from './answering.ts'

const AS_MANY_AS_THEY_LIKE = 1_000_000_000

const [kind, directory = ''] = process.argv.slice(2)
const logger = openLog('warn')
const report = (problem: string, facts: object): void => logger.error(facts, problem)
const store = measuredStore(await openStore(kind === 'sqlite' ? { kind, directory } : { kind: 'memory' }))
const { visitors, office, passkeys, push } = await openHouse(store, new URL('bot-thread.mjs', import.meta.url), report)
const tables = new Tables(store, localBus(report), {
  now: Date.now,
  newSecret: () => randomBytes(16).toString('hex'),
  report,
  after(milliseconds, task) {
    const timer = setTimeout(task, milliseconds)
    return () => clearTimeout(timer)
  },
  wake: () => undefined, // no bot plays here
  nameFor: (name) => name,
  rules: ANYTHING_GOES,
  finished: () => Promise.resolve(),
  find: () => endlessModule,
})
const app = await createApp({
  games: [],
  tables,
  visitors,
  office,
  passkeys,
  push,
  logger,
  requestsPerMinute: AS_MANY_AS_THEY_LIKE,
  messages: { burst: AS_MANY_AS_THEY_LIKE, perSecond: AS_MANY_AS_THEY_LIKE },
  isReady: () => true,
})
await app.listen({ host: '127.0.0.1', port: 0 })
answerTheBench(app.server.address())
