// `npm test`: every check and every test, to the end even if one fails. `npm test -- <path>` filters the vitest part only.

import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DAILY_SEED } from './testing/daily-seed.mjs'
import { CHECKS, runAtOnce, runStep } from './steps.mjs'

console.log(`Random cases from seed ${process.env['SALOON_SEED'] ?? DAILY_SEED} (SALOON_SEED).`)
const folder = mkdtempSync(join(tmpdir(), 'saloon-test-'))
const report = join(folder, 'vitest.json')

const rulings = { title: 'Every ruling has a test', commands: [['node', 'scripts/rule-ids.mjs']] }
const steps = await runAtOnce([...CHECKS, rulings])
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`]
const tested = await runStep({ title: 'Tests', commands: [['vitest', 'run', ...reporters, ...process.argv.slice(2)]] })
const tests = count(report, tested.passed)
rmSync(folder, { recursive: true })

const passed = steps.filter((step) => step.passed).length + tests.passed
const failed = steps.filter((step) => !step.passed).length + tests.failed
console.log(`\n${passed} passed, ${failed} failed`)
if (failed > 0) process.exitCode = 1

/**
 * What vitest reports; with something failed if vitest says so, also when no test did: a file that doesn't load, an
 * error outside of all tests, a filter that matches nothing.
 * @param {string} report
 * @param {boolean} green
 */
function count(report, green) {
  const tests = readReport(report)
  const passed = tests?.numPassedTests ?? 0
  const failed = (tests?.numFailedTests ?? 0) + (tests?.testResults ?? []).filter(brokenFile).length
  return { passed, failed: green ? failed : Math.max(failed, 1) }
}

/** @typedef {{ status: string, assertionResults: { status: string }[] }} FileReport */

/** @param {FileReport} file */
function brokenFile(file) {
  return file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed')
}

/**
 * @param {string} path
 * @returns {{ numPassedTests: number, numFailedTests: number, testResults: FileReport[] } | undefined}
 */
function readReport(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return undefined // vitest didn't get as far as writing one
  }
}
