// Builds what is measured and what measures, aside, and runs it. Nothing is left behind.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../../../scripts/bundle.mjs'

process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

/**
 * Within the package, where what stays outside of a bundle is found; gone when the program ends.
 * @param {string} root of the clone
 */
export function newFolder(root = fileURLToPath(new URL('../../..', import.meta.url))) {
  const dist = join(root, 'packages/server/dist')
  mkdirSync(dist, { recursive: true })
  const folder = mkdtempSync(join(dist, 'bench-'))
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/**
 * @param {string[]} entries
 * @param {string} main the name of the one that is run
 */
export async function buildAndRun(entries, main) {
  const folder = newFolder()
  await bundle(entries, folder)
  await import(pathToFileURL(join(folder, `${main}.mjs`)).href)
}
