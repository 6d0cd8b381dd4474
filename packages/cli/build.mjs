// Builds the program into dist/ if its sources have changed: for bin/saloon.mjs in a clone, and before packing.

import { cpSync, rmSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { ensureBundle } from '../../scripts/bundle.mjs'
import { ensureWeb } from '../../scripts/web.mjs'
import { SERVER_THREADS } from '../server/entries.mjs'
import { writeLicences } from './licences.mjs'

/** Threads start from files of their own, those of the server that `saloon serve` runs too. */
const WORKERS = [
  'packages/cli/src/simulate/simulate-worker.ts',
  'packages/cli/src/lab/lab-worker.ts',
  'packages/cli/src/bench/bench-worker.ts',
  ...SERVER_THREADS,
]

/** @returns the address of the built program */
export async function buildCli() {
  return pathToFileURL(await ensureBundle('packages/cli/src/main.ts', WORKERS))
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  delete process.env.SALOON_GAMES // what is packed has the games of the house
  await buildCli()
  const web = fileURLToPath(new URL('dist/web', import.meta.url)) // where `saloon serve` looks for it
  rmSync(web, { recursive: true, force: true })
  cpSync(await ensureWeb(), web, { recursive: true, filter: (file) => basename(file) !== '.stamp' })
  writeLicences()
}
