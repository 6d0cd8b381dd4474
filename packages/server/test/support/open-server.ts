// The running server, for all tests of a file.

import { afterAll, beforeAll } from 'vitest'
import { type Running, startServer } from './running.ts'

export interface Open {
  readonly url: string
  /** As when the power fails; then with what it has stored. */
  killAndStart(): Promise<void>
}

export function openServer(env: Record<string, string> = { SALOON_STORE: 'memory' }): Open {
  let server: Running
  beforeAll(async () => {
    server = await startServer(env)
  })
  afterAll(() => server.kill('SIGTERM'))
  return {
    get url() {
      return server.url
    },
    async killAndStart() {
      await server.kill('SIGKILL')
      server = await startServer(env)
    },
  }
}
