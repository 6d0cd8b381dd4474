// `npm run bench:cluster`: how many durable moves several nodes make.

import { SERVER_THREADS } from '../entries.mjs'
import { buildAndRun } from './build-and-run.mjs'

const BENCH = 'packages/server/bench'
await buildAndRun(
  [`${BENCH}/cluster.ts`, `${BENCH}/load.ts`, `${BENCH}/servers/saloon-server.ts`, ...SERVER_THREADS],
  'cluster',
)
