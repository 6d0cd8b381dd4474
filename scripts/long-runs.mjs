// `npm run test:kills` and the like: tests that `npm test` runs in a short form, in their long one. What is set already counts:
// `SALOON_KILLS=100 npm run test:kills`. Their random cases are new ones each time; `SALOON_SEED` repeats a run.

import { randomInt } from 'node:crypto'
import { pathToFileURL } from 'node:url'
import { runStep } from './steps.mjs'

const SERVER = 'packages/server/test'

/** Those of smaller things: here for the new cases that each run tries. */
const OTHER_PROPERTIES = [
  'packages/kernel/test/domain.test.ts',
  'packages/kernel/test/patch.test.ts',
  'packages/games/western-legends/test/map.test.ts',
  'packages/games/western-legends/test/poker.test.ts',
  'packages/web/test/chip-place.test.ts',
  'packages/web/test/choice-properties.test.ts',
  ...['identity/player', 'identity/token', 'words/chat', 'words/filter', 'ratings/plackett-luce'].map(
    (name) => `${SERVER}/${name}.test.ts`,
  ),
]

/** @typedef {{ title: string, variable: string, long: number, files: string[], readIn?: string, only?: string, project?: string }} LongRun `readIn`: where the variable is read, if not in the files */

/** @type {Record<string, LongRun>} */
export const LONG_RUNS = {
  kills: {
    title: 'The server and its store, killed at any moment',
    variable: 'SALOON_KILLS',
    long: 20,
    files: [`${SERVER}/store/kill.test.ts`, `${SERVER}/games/live.test.ts`],
    only: 'kill',
  },
  fuzz: {
    title: 'Hostile messages and requests',
    variable: 'SALOON_FUZZ',
    long: 100_000,
    files: [`${SERVER}/attacks/fuzz.test.ts`],
  },
  spies: {
    title: 'Spies in every seat',
    variable: 'SALOON_SPY',
    long: 40,
    files: [`${SERVER}/attacks/spy.test.ts`],
  },
  lossy: {
    title: 'Games behind bad lines',
    variable: 'SALOON_LOSSY',
    long: 30,
    files: [`${SERVER}/transport/lossy.test.ts`],
  },
  disconnects: {
    title: 'Whole games of each through lines that break',
    variable: 'SALOON_DISCONNECTS',
    long: 500,
    files: [`${SERVER}/games/disconnects.test.ts`],
  },
  clans: {
    title: 'Both clans of every scenario of Flick ’em Up!',
    variable: 'SALOON_CLANS',
    long: 12,
    files: ['packages/bots/test/flick-em-up.test.ts'],
  },
  properties: {
    title: 'What holds for every game, on ever new positions',
    variable: 'SALOON_PROPERTIES',
    long: 20,
    files: [
      ...['bang-dice', 'wanted', 'wanted-one', 'western-legends', 'flick-em-up', 'pitch-in-the-west'].map(
        (game) => `packages/games/${game}/test/properties.test.ts`,
      ),
      'packages/kernel/test/made-up.test.ts',
      ...OTHER_PROPERTIES,
    ],
    readIn: 'vitest.config.ts',
  },
  honest: {
    title: 'Bots decide nothing by what they can’t see',
    variable: 'SALOON_HONEST',
    long: 10_000,
    files: ['packages/bots/test/honesty.test.ts'],
    only: 'never changes',
  },
  balance: {
    title: 'How well bots do against each other',
    variable: 'SALOON_BALANCE',
    long: 4,
    files: [
      'packages/bots/test/levels.test.ts',
      'packages/bots/test/greedy-wanted.test.ts',
      'packages/web/test/link/fair-play.test.ts',
    ],
    readIn: 'scripts/testing/many.ts',
  },
  chaos: {
    title: 'Three nodes, PostgreSQL and NATS, blow after blow',
    variable: 'SALOON_CHAOS',
    long: 300,
    files: [`${SERVER}/cluster/chaos.test.ts`],
    project: 'cluster',
  },
  coverage: {
    title: 'Every card, ability and question of WANTED! and Western Legends',
    variable: 'SALOON_COVERAGE',
    long: 20_000,
    files: ['packages/games/wanted/test/coverage.test.ts', 'packages/games/western-legends/test/coverage.test.ts'],
  },
}

/** @param {string} name */
async function run(name) {
  const wanted = Object.hasOwn(LONG_RUNS, name) ? LONG_RUNS[name] : undefined
  if (wanted === undefined) {
    console.error(`There is no long run "${name}". Known: ${Object.keys(LONG_RUNS).join(', ')}.`)
    return false
  }
  const { title, variable, long, files, only, project = 'node' } = wanted
  process.env[variable] ??= String(long)
  const filter = only === undefined ? [] : ['-t', only]
  process.env['SALOON_SEED'] ??= String(randomInt(2 ** 31))
  const command = ['vitest', 'run', '--project', project, '--reporter=verbose', ...filter, ...files]
  const how = [variable, 'SALOON_SEED'].map((set) => `${set}=${process.env[set]}`).join(' ')
  return (await runStep({ title: `${title} (${how})`, commands: [command] })).passed
}

const isProgram = import.meta.url === pathToFileURL(process.argv[1] ?? '').href
if (isProgram && !(await run(process.argv[2] ?? ''))) process.exitCode = 1
