// `npm run mutants -- <folder>`: plants one mistake after the other in a package's source, in memory only, and tells which of them its
// tests don't notice. Options, with a value:
//   --files   which files of it, a pattern; usually all of src but its text
//   --sample  so many mistakes, drawn with --seed; otherwise all
//   --skip    tests whose path has this in it (several, with commas): a first pass without the slow ones
// and without: --survivors tries only those again that survived; --fresh forgets what is known.

import { writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { ROOT } from '../steps.mjs'
import { equivalentIn, readResults, summary, survivorsText, writeResults } from './report.mjs'
import { filesIn, mutantsIn, sampleOf } from './sample.mjs'
import { workerFor } from './worker.mjs'

/** A mistake makes tests run for ever if they take so many times as long as without it, and a bit. */
const LONGER = 4
const AND_A_BIT = 30_000

/** @typedef {import('./sample.mjs').Mutant} Mutant */
/** @typedef {import('./report.mjs').Result} Result */
/** @typedef {{ folder: string, files?: string | undefined, sample?: number | undefined, seed: number, skip: string[], survivors: boolean, fresh: boolean }} Wanted */

/** @param {string[]} args @returns {Wanted | string} or what is wrong with them */
export function wantedBy(args) {
  const text = /** @type {const} */ ({ type: 'string' })
  const flag = /** @type {const} */ ({ type: 'boolean', default: false })
  const options = { files: text, sample: text, seed: text, skip: text, survivors: flag, fresh: flag }
  try {
    const { values, positionals } = parseArgs({ args, options, allowPositionals: true })
    const [folder] = positionals
    if (folder === undefined || positionals.length > 1) return 'Name one folder: npm run mutants -- packages/kernel'
    const { files, skip, survivors, fresh } = values
    const sample = values.sample === undefined ? undefined : Number(values.sample)
    const seed = Number(values.seed ?? Date.now() % 1_000_000)
    if (sample !== undefined && !(Number.isInteger(sample) && sample > 0)) return '--sample: a whole number above 0'
    if (!Number.isInteger(seed)) return '--seed: a whole number'
    return { folder, files, sample, seed, skip: skip?.split(',') ?? [], survivors, fresh }
  } catch (error) {
    return /** @type {Error} */ (error).message
  }
}

/** @param {Wanted} wanted @returns {Promise<boolean>} whether the tests notice every mistake that was drawn */
export async function run(wanted) {
  const { seed, skip, survivors, fresh } = wanted
  const path = resolve(ROOT, wanted.folder)
  const name = relative(ROOT, path).replaceAll('\\', '/')
  const drawn = draw(wanted, path, name)
  const report = join(ROOT, 'test-results', 'mutants', `${name.replaceAll('/', '-')}.json`)
  const results = fresh ? new Map() : readResults(report)
  const open = drawn.filter((mutant) => {
    const fate = results.get(mutant.name)?.fate
    return survivors ? fate === 'survived' : fate === undefined
  })
  console.log(`${open.length} to try.`)
  const keep = (/** @type {Mutant} */ mutant, /** @type {Result} */ result) => {
    results.set(mutant.name, result)
    writeResults(report, results)
  }
  if (open.length > 0 && !(await tryAll(open, path, skip, keep))) return false

  const text = report.replace(/json$/, 'md')
  writeResults(report, results)
  writeFileSync(text, survivorsText(`${name}, seed ${seed}`, drawn, results))
  console.log(`${summary(drawn, results)} Survivors: ${relative(ROOT, text)}`)
  return !drawn.some((mutant) => results.get(mutant.name)?.fate === 'survived')
}

/** @param {Wanted} wanted @param {string} path @param {string} name @returns {Mutant[]} */
function draw({ files, sample, seed }, path, name) {
  const wantedFiles = filesIn(path, files ?? 'src/**').filter(
    (file) => files !== undefined || !file.startsWith('src/text/'),
  )
  const all = mutantsIn(path, wantedFiles)
  const known = equivalentIn(name)
  const gone = known.filter(
    (one) => wantedFiles.includes(one.name.split(':')[0] ?? '') && !all.some((mutant) => mutant.name === one.name),
  )
  for (const one of gone) console.log(`No mistake is called so any more, take it out of equivalent.json: ${one.name}`)
  // Drawn from all, so that the same seed draws the same ones however many turn out to change nothing.
  const drawn = sample === undefined ? all : sampleOf(all, sample, seed)
  const real = drawn.filter((mutant) => !known.some((one) => one.name === mutant.name))
  console.log(
    `${name}: ${all.length} mistakes, ${drawn.length} drawn with seed ${seed}, ${drawn.length - real.length} known to change nothing.`,
  )
  return real
}

/**
 * @param {Mutant[]} open
 * @param {string} path
 * @param {string[]} skip
 * @param {(mutant: Mutant, result: Result) => void} keep
 * @returns {Promise<boolean>} whether they could be tried
 */
async function tryAll(open, path, skip, keep) {
  const worker = workerFor(path, skip)
  try {
    const began = performance.now()
    const alone = await worker.run({}, Infinity)
    if (alone === 'too long' || alone.failed !== undefined || alone.tests === 0) {
      console.log(
        `The tests fail without any mistake: ${alone === 'too long' ? alone : (alone.failed ?? 'there are none')}`,
      )
      return false
    }
    const most = LONGER * (performance.now() - began) + AND_A_BIT
    console.log(`${alone.tests} tests pass without any, in ${seconds(began)}.`)
    for (const [i, mutant] of open.entries()) {
      const started = performance.now()
      const ran = await worker.run({ file: join(path, mutant.file), mistake: mutant }, most)
      const result = resultOf(ran)
      keep(mutant, result)
      const by = result.by === undefined ? '' : `\n      by ${result.by}`
      console.log(
        `[${i + 1}/${open.length}] ${result.fate} in ${seconds(started)}  ${mutant.line}, ${mutant.name}${by}`,
      )
    }
    return true
  } finally {
    worker.end()
  }
}

/** @param {import('./tests.mjs').Ran | 'too long'} ran @returns {Result} */
function resultOf(ran) {
  if (ran === 'too long') return { fate: 'timed out' }
  return ran.failed === undefined ? { fate: 'survived' } : { fate: 'killed', by: ran.failed }
}
/** @param {number} since */
const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const wanted = wantedBy(process.argv.slice(2))
  if (typeof wanted === 'string') console.error(wanted)
  if (typeof wanted === 'string' || !(await run(wanted))) process.exitCode = 1
}
