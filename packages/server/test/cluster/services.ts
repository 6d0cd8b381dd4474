// Before the tests of several nodes: a PostgreSQL and a NATS for all of them; afterwards they are gone.

import type { TestProject } from 'vitest/node'
import { startNats } from './nats.ts'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: string
    nats: string
  }
}

export default async function start(project: TestProject): Promise<() => Promise<void>> {
  const [postgres, nats] = await Promise.all([startPostgres({ isCareless: true }), startNats()])
  project.provide('postgres', postgres.url)
  project.provide('nats', nats.url)
  return async () => {
    await Promise.all([postgres.stop(), nats.stop()])
  }
}
