// What is known of each mistake, kept after every one of them so that a run may be stopped and taken up again; and the survivors, to read.

import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** @typedef {'killed' | 'survived' | 'timed out'} Fate */
/** @typedef {{ fate: Fate, by?: string }} Result */
/** @typedef {{ name: string, why: string }} Equivalent */

const EQUIVALENT = fileURLToPath(new URL('equivalent.json', import.meta.url))

/**
 * Mistakes that change nothing anybody could notice, by the folder they are in.
 * @param {string} folder
 * @param {string} [path]
 * @returns {Equivalent[]}
 */
export function equivalentIn(folder, path = EQUIVALENT) {
  return JSON.parse(readFileSync(path, 'utf8'))[folder] ?? []
}

/** @param {string} path @returns {Map<string, Result>} */
export function readResults(path) {
  return new Map(existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8'))) : [])
}

/** @param {string} path @param {Map<string, Result>} results */
export function writeResults(path, results) {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, `${JSON.stringify(Object.fromEntries(results), undefined, 1)}\n`)
}

/**
 * @param {string} title
 * @param {import('./sample.mjs').Mutant[]} mutants
 * @param {Map<string, Result>} results
 */
export function survivorsText(title, mutants, results) {
  const left = mutants.filter(({ name }) => results.get(name)?.fate === 'survived')
  const lines = left.map(
    ({ file, line, kind, name }) => `- ${file}:${line}, ${kind}\n  \`${name.slice(file.length + 2)}\``,
  )
  return `# ${title}\n\n${summary(mutants, results)}\n\n${lines.join('\n')}\n`
}

/**
 * @param {import('./sample.mjs').Mutant[]} mutants
 * @param {Map<string, Result>} results
 */
export function summary(mutants, results) {
  const count = (/** @type {Fate} */ fate) => mutants.filter(({ name }) => results.get(name)?.fate === fate).length
  return `${mutants.length} mistakes: ${count('killed')} killed, ${count('timed out')} timed out, ${count('survived')} survived.`
}
