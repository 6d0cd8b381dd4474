// `npm run test:all`: everything there is, to the end even if something fails, and what became of it. It takes hours.

import { pathToFileURL } from 'node:url'
import { LONG_RUNS } from './long-runs.mjs'
import { runStep } from './steps.mjs'

/** @type {import('./steps.mjs').Step[]} */
export const EVERYTHING = [
  { title: 'Checks and tests', commands: [['node', 'scripts/test.mjs']] },
  { title: 'Everything in a browser', commands: [['node', 'scripts/browser-tests.mjs']] },
  { title: 'Budgets of the browser app', commands: [['node', 'scripts/budgets.mjs']] },
  ...Object.entries(LONG_RUNS).map(([name, { title }]) => ({
    title,
    commands: [['node', 'scripts/long-runs.mjs', name]],
  })),
]

/**
 * @param {import('./steps.mjs').Step[]} steps
 * @returns {Promise<import('./steps.mjs').Ran[]>}
 */
export async function runAll(steps) {
  const results = []
  for (const step of steps) results.push(await runStep(step))
  return results
}

/**
 * What was run, how long each took, and how it ended.
 * @param {import('./steps.mjs').Ran[]} results
 */
export function summary(results) {
  const lines = results.map(
    ({ title, passed, seconds }) => `${passed ? 'passed' : 'FAILED'} ${timeOf(seconds).padStart(10)}  ${title}`,
  )
  const passed = results.filter((result) => result.passed).length
  const all = results.reduce((sum, { seconds }) => sum + seconds, 0)
  return [...lines, `${passed} passed, ${results.length - passed} failed, in ${timeOf(all)}`].join('\n')
}

/** @param {number} seconds */
function timeOf(seconds) {
  const whole = Math.round(seconds)
  return whole < 60 ? `${whole} s` : `${Math.floor(whole / 60)} min ${whole % 60} s`
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const results = await runAll(EVERYTHING)
  console.log(`\n── Everything\n${summary(results)}`)
  if (results.some(({ passed }) => !passed)) process.exitCode = 1
}
