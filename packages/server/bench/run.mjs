// `npm run bench:server`: the server beside others of its kind.

import { SERVER_THREADS } from '../entries.mjs'
import { buildAndRun } from './build-and-run.mjs'

const BENCH = 'packages/server/bench'
const ENTRIES = [
  `${BENCH}/comparison/main.ts`,
  `${BENCH}/load.ts`,
  `${BENCH}/servers/saloon-server.ts`,
  `${BENCH}/servers/boardgame-io-server.ts`,
  `${BENCH}/servers/colyseus-server.ts`,
  ...SERVER_THREADS,
]
await buildAndRun(ENTRIES, 'main')
