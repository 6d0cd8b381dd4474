// The program behind `npm start`.

import type { AddressInfo } from 'node:net'
import { GAMES } from '@saloon/games'
import { pino } from 'pino'
import { type Config, readConfig, urlOf, whyNotListening } from './config.ts'
import { openHouse } from './house.ts'
import { createApp } from './http/app.ts'
import { openStore } from './store/open.ts'

/** How long requests under way may take to finish once we were asked to stop. */
const FAREWELL_MS = 5_000

const config = readConfig(process.env)
if (typeof config === 'string') {
  console.error(config)
  process.exitCode = 2
} else {
  try {
    await serve(config)
  } catch (error) {
    console.error(whyNotListening(error as NodeJS.ErrnoException, config))
    process.exit(1)
  }
}

async function serve(config: Config): Promise<void> {
  const logger = pino({ level: config.logLevel })
  const store = await openStore(config.store)
  const house = await openHouse(store, new URL('bot-thread.mjs', import.meta.url), (problem, facts) =>
    logger.error(facts, problem),
  )
  let isReady = true
  const { tables, visitors } = house
  const { requestsPerMinute, messages } = config
  const app = await createApp({
    games: GAMES,
    tables,
    visitors,
    logger,
    requestsPerMinute,
    messages,
    isReady: () => isReady,
  })

  /** Takes no new requests, lets those under way finish, and leaves nothing unwritten. */
  async function stop(): Promise<void> {
    isReady = false
    setTimeout(() => process.exit(0), FAREWELL_MS).unref()
    await app.close()
    await house.close()
  }
  process.once('SIGINT', () => void stop()) // once: a second Ctrl-C ends it at once
  process.once('SIGTERM', () => void stop())

  try {
    await app.listen(config.address)
  } catch (error) {
    await house.close()
    throw error
  }
  const [{ port }] = app.addresses() as [AddressInfo] // asked again: PORT=0 takes any free one
  console.log(`Saloon is open at ${urlOf({ ...config.address, port })} (Ctrl-C closes it)`)
}
