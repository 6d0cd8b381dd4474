// The server from its opening to its end: what `npm start` and `saloon serve` run.

import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { GAMES } from '@saloon/games'
import { localBus } from '../cluster/bus/local.ts'
import { natsBus } from '../cluster/bus/nats.ts'
import { type Config, urlOf } from '../config/config.ts'
import { openServer } from '../server.ts'
import { createApp } from '../http/app.ts'
import { openStore } from '../store/open.ts'
import { StoreError } from '../store/trouble.ts'
import { openLog } from './log.ts'
import { measuredStore } from './measured-store.ts'
import { gauge, watchProcess } from './metrics.ts'
import { readinessOf } from './readiness.ts'

/** Whatever happens, this is when it ends once it was asked to, in milliseconds. */
const LONGEST_FAREWELL = 4_500
/** Requests that are still under way then are cut off: the store has to close, too. */
const LONGEST_REQUEST = 2_500
/** For who watches from outside whether we are ready, before nobody answers any more. */
const NOTICE = 500

/** Runs until it is asked to stop, and leaves nothing unwritten. Rejects if it can't open. */
export async function serve(config: Config, opened: (url: string) => void): Promise<void> {
  const log = openLog(config.logLevel, config.metricsToken === undefined ? [] : [config.metricsToken])
  watchProcess()
  const report = (problem: string, facts: object): void => log.error(facts, problem)
  // What nobody waited for, and the store failed: it is tried again where it matters. Anything else is a bug, and ends it.
  process.on('unhandledRejection', (error) => {
    if (!(error instanceof StoreError)) throw error
    report('something could not be kept', { error: String(error) })
  })
  const kept = await openStore(config.store)
  const readiness = readinessOf(kept)
  const store = measuredStore(kept, (error) => readiness.noticed(error))
  const bus = config.bus.length > 0 ? await natsBus(config.bus, report) : localBus(report)
  const server = await openServer(
    store,
    new URL('bot-thread.mjs', import.meta.url),
    report,
    {
      admins: config.admins,
      keepDays: config.keepDays,
      unusedHours: config.unusedHours,
      quotas: config.quotas,
      backups: config.store.kind === 'sqlite' ? join(config.store.directory, 'backups') : undefined,
      origin: config.origin,
      localPush: config.localPush,
      jobs: config.jobs,
      work: config.work,
    },
    config.store.kind === 'postgres' ? { bus } : undefined,
  )
  const { tables, visitors, moderation, passkeys, push, quotas, admission } = server
  gauge('tables', () => tables.size)
  gauge('games', () => tables.playing)
  const { requestsPerMinute, messages, requestWithin, silentFor, metricsToken, trustedProxies } = config
  const app = await createApp({
    games: GAMES,
    webApp: config.webApp,
    tables,
    visitors,
    moderation,
    passkeys,
    push,
    quotas,
    origin: config.origin,
    logger: log,
    requestsPerMinute,
    messages,
    requestWithin,
    silentFor,
    admission,
    metricsToken,
    trustedProxies,
    isReady: () => readiness.isReady(),
    waking: () => server.waking,
  })
  try {
    await app.listen(config.address)
  } catch (error) {
    await server.close()
    throw error
  }
  const [{ port }] = app.addresses() as [AddressInfo] // asked again: port 0 takes any free one
  const stopped = askedToStop() // before we say that we are open: whoever reads that may ask at once
  opened(urlOf({ ...config.address, port }))
  server.beginToWake()

  const signal = await stopped
  readiness.close()
  log.info({ signal }, 'closing')
  setTimeout(() => process.exit(0), LONGEST_FAREWELL).unref()
  setTimeout(() => app.server.closeAllConnections(), LONGEST_REQUEST).unref()
  if (signal === 'SIGTERM') await sleep(NOTICE)
  await app.close()
  await server.close()
  log.info('closed')
}

/** Once: a second Ctrl-C ends it at once. */
function askedToStop(): Promise<NodeJS.Signals> {
  return new Promise((resolve) => {
    process.once('SIGINT', resolve)
    process.once('SIGTERM', resolve)
  })
}
