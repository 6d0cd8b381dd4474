// The stores as they run: built, since threads start from built files. Built aside, so that nobody is disturbed who runs
// the server meanwhile, but within the package, where what stays outside of a bundle is found.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { afterAll, vi } from 'vitest'
import { bundle } from '../../../scripts/bundle.mjs'
import type * as Open from '../src/store/open.ts'

const STORE = 'packages/server/src/store'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder that goes when the tests are done. */
export function newFolder(within = tmpdir()): string {
  const folder = mkdtempSync(join(within, 'saloon-store-'))
  folders.push(folder)
  return folder
}

const dist = fileURLToPath(new URL('../dist/', import.meta.url))
mkdirSync(dist, { recursive: true })
const aside = newFolder(dist)
await bundle([`${STORE}/open.ts`, `${STORE}/sqlite-worker.ts`, `${STORE}/sqlite-backup.ts`], aside)

/** The built program that openStore is in, for any process to import. */
export const BUILT = pathToFileURL(join(aside, 'open.mjs')).href

export const { openStore } = (await import(BUILT)) as typeof Open

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 })
