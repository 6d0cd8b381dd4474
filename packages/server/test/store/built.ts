// The stores as they run: built, since threads start from built files. Built beside the server, so that nobody is disturbed who runs
// it meanwhile, but within the package, where what stays outside of a bundle is found.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensureBundle } from '../../../../scripts/bundle.mjs'
import { afterwards } from '../../../../scripts/testing/afterwards.ts'
import type * as Open from '../../src/store/open.ts'

const STORE = 'packages/server/src/store'

/** A folder that goes when the tests are done. */
export function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'saloon-store-'))
  afterwards(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

const threads = [`${STORE}/sqlite/sqlite-worker.ts`, `${STORE}/sqlite/sqlite-backup.ts`]

/** The built program that openStore is in, for any process to import. */
export const BUILT = pathToFileURL(await ensureBundle(`${STORE}/open.ts`, threads, 'dist/store')).href

export const { openStore } = (await import(BUILT)) as typeof Open
