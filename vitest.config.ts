// Every test in Node, those of several nodes with what nodes share, whole pages in a browser; and those named *.everywhere.test.ts in Chromium as well, which proves that both get
// the same bits.

import { availableParallelism } from 'node:os'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'
import { howToLaunch } from './scripts/browser.mjs'
import { DAILY_SEED } from './scripts/testing/daily-seed.mjs'
import { LongestFirst } from './scripts/testing/longest-first.ts'

/** Whole games and boards take many minutes: `npm run test:browser` has them all. */
const SHORT = [
  'home',
  'set-up',
  'room',
  'account',
  'admin',
  'deciding',
  'looking',
  'presence',
  'replay',
  'own-ways',
  'whole-short',
  'motion',
]
const isShort = process.env['SALOON_BROWSER'] !== 'all'
const browserTests = isShort
  ? SHORT.map((name) => `packages/web/test/e2e/*/${name}.e2e.test.ts`)
  : ['packages/web/test/e2e/**/*.e2e.test.ts']

const CLUSTER = 'packages/server/test/cluster/**/*.test.ts'

/** Only so that what hangs comes to an end: a crowded machine is no bug. */
const GUARD = 300_000

export default defineConfig({
  test: {
    allowOnly: false,
    testTimeout: GUARD,
    hookTimeout: GUARD,
    expect: { poll: { timeout: 120_000 } },
    retry: process.env['CI'] ? 1 : 0, // there a failure that doesn't come again is reported and holds nothing up
    maxWorkers: Math.min(6, availableParallelism() + 2), // many tests wait, for a server or a browser
    sequence: { sequencer: LongestFirst },
    isolate: false, // files share a process and its modules: loading them anew for each took a third of the time
    provide: {
      seed: Number(process.env['SALOON_SEED'] ?? DAILY_SEED),
      thoroughness: Number(process.env['SALOON_PROPERTIES'] ?? 1),
    },
    setupFiles: ['scripts/testing/every-file.ts'],
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: ['packages/**/test/**/*.test.ts', 'examples/**/test/**/*.test.ts', 'scripts/test/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.e2e.test.ts', CLUSTER],
        },
      },
      {
        extends: true,
        test: {
          name: 'cluster', // several nodes, with a PostgreSQL and a NATS that run for as long
          include: [CLUSTER],
          globalSetup: ['packages/server/test/cluster/services.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'e2e', // whole pages in a real browser, driven from Node
          include: browserTests,
        },
      },
      {
        extends: true,
        test: {
          name: 'chromium',
          include: ['{packages,examples}/**/test/**/*.everywhere.test.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: howToLaunch(),
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
})
