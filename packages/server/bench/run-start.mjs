// `npm run bench:start`: how the house opens with many games under way, and what fills its store.

import { SERVER_ENTRIES } from '../entries.mjs'
import { buildAndRun } from './build-and-run.mjs'

await buildAndRun(['packages/server/bench/start.ts', ...SERVER_ENTRIES], 'start')
