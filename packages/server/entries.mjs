// The files the server is built from: the program, and its threads beside it.

export const SERVER_THREADS = /** @type {const} */ ([
  'packages/server/src/store/sqlite/sqlite-worker.ts',
  'packages/server/src/store/sqlite/sqlite-backup.ts',
  'packages/server/src/ops/sqlite-restore.ts',
  'packages/server/src/bots/bot-thread.ts',
  'packages/server/src/jobs/job-thread.ts',
])

export const SERVER_ENTRIES = /** @type {const} */ (['packages/server/src/main.ts', ...SERVER_THREADS])
