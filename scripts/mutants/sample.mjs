// Which mistakes a run plants: those of the files it is about, all or a random few of them, each with a name that outlives edits elsewhere.

import { readFileSync, readdirSync } from 'node:fs'
import { join, sep } from 'node:path'
import { mistakesIn } from './mistakes.mjs'

/**
 * `name`: file, kind, line of code, change, and a number where that line makes the same mistake possible twice.
 * @typedef {import('./mistakes.mjs').Mistake & { name: string, file: string, line: number, was: string }} Mutant
 */

/**
 * @param {string} source
 * @param {string} file as it is called in reports
 * @returns {Mutant[]}
 */
export function mutantsOf(source, file) {
  /** @type {Map<string, number>} */
  const times = new Map()
  return mistakesIn(source).map((mistake) => {
    const before = source.slice(0, mistake.start)
    const from = before.lastIndexOf('\n') + 1
    const line = source.slice(from, `${source}\n`.indexOf('\n', mistake.start)).trim()
    const was = source.slice(mistake.start, mistake.end)
    const plain = `${file}: ${line} | ${oneLine(was)} → ${oneLine(mistake.text)}`
    const count = (times.get(plain) ?? 0) + 1
    times.set(plain, count)
    return { ...mistake, file, was, line: before.split('\n').length, name: count === 1 ? plain : `${plain} (${count})` }
  })
}
/** @param {string} text */
const oneLine = (text) => text.replaceAll(/\s+/g, ' ')

/**
 * @param {string} folder
 * @param {string} files a pattern: `*` within a folder, `**` through folders, `{a,b}`
 * @returns {string[]} with slashes, from the folder on
 */
export function filesIn(folder, files) {
  const pattern = patternOf(files)
  const all = readdirSync(join(folder, 'src'), { recursive: true, encoding: 'utf8' })
  return all
    .map((name) => `src/${name.split(sep).join('/')}`)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.d.ts') && pattern.test(name))
    .toSorted()
}

/** @param {string} files */
export function patternOf(files) {
  let depth = 0
  const parts = files.split(/(\*\*\/|\*\*|\*|[{},])/).map((part) => {
    if (part === '**/') return '(?:.*/)?'
    if (part === '**') return '.*'
    if (part === '*') return '[^/]*'
    if (part === '{') return (depth++, '(?:')
    if (part === '}') return (depth--, ')')
    if (part === ',') return depth > 0 ? '|' : ','
    return part.replaceAll(/[.+?^$()|[\]\\]/g, String.raw`\$&`)
  })
  return new RegExp(`^${parts.join('')}$`)
}

/** @param {string} folder @param {string[]} files @returns {Mutant[]} */
export function mutantsIn(folder, files) {
  return files.flatMap((file) => mutantsOf(readFileSync(join(folder, file), 'utf8'), file))
}

/**
 * The same few for the same seed (mulberry32), in a random order.
 * @template T
 * @param {T[]} all
 * @param {number} count
 * @param {number} seed
 */
export function sampleOf(all, count, seed) {
  let state = seed | 0
  const random = () => {
    state = (state + 0x6d2b79f5) | 0
    let bits = Math.imul(state ^ (state >>> 15), 1 | state)
    bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits
    return ((bits ^ (bits >>> 14)) >>> 0) / 4_294_967_296
  }
  const drawn = [...all]
  for (let last = drawn.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[drawn[last], drawn[other]] = [/** @type {T} */ (drawn[other]), /** @type {T} */ (drawn[last])]
  }
  return drawn.slice(0, count)
}
