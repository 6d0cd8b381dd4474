// Whether sources have changed since something was built of them.

import { createHash } from 'node:crypto'
import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** The folders of all packages, relative to the root. */
export function packages() {
  return ['packages', 'packages/games'].flatMap((folder) => {
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
    return entries.filter((entry) => entry.isDirectory()).map((entry) => `${folder}/${entry.name}`)
  })
}

/**
 * @param {string} folder relative to the root
 * @returns {string[]} relative to the root; none: there is no such folder
 */
export function filesIn(folder) {
  try {
    const entries = readdirSync(join(ROOT, folder), { withFileTypes: true })
    return entries.flatMap((entry) => {
      const path = `${folder}/${entry.name}`
      return entry.isDirectory() ? filesIn(path) : [path]
    })
  } catch {
    return []
  }
}

/**
 * Name, size and time of each.
 * @param {string} what
 * @param {string[]} files relative to the root
 */
export function fingerprintOf(what, files) {
  const hash = createHash('sha256').update(what)
  for (const file of files) {
    const facts = statSync(join(ROOT, file), { throwIfNoEntry: false })
    if (facts) hash.update(`\n${file} ${facts.size} ${facts.mtimeMs}`)
  }
  return hash.digest('hex')
}
