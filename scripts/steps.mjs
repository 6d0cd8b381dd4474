// The checks that need no test runner, as steps that say what they do, how long it took and whether it passed.

import { spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** @typedef {{ title: string, commands: string[][] }} Step */

/** @type {Step[]} */
export const CHECKS = [
  { title: 'Format', commands: [['oxfmt', '--check']] },
  { title: 'Lint', commands: [['oxlint']] },
  {
    title: 'Types',
    commands: [
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'packages/web'],
      ['tsc', '-p', 'packages/web/test'],
      ['tsc', '-p', 'packages/web/service-worker'],
      ['tsc', '-p', 'packages/web/scripts'],
    ],
  },
]

/**
 * Runs all commands of a step, even after one has failed: one wants to see everything that is wrong.
 * @param {Step} step
 * @returns {boolean} whether all succeeded
 */
export function runStep({ title, commands }) {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const failed = commands.filter((command) => !succeeds(command))
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(`   ${failed.length === 0 ? 'passed' : 'FAILED'} in ${seconds} s`)
  return failed.length === 0
}

/** @param {string[]} command */
function succeeds([program = '', ...args]) {
  // As npm does it, so that the scripts also work when started without npm.
  const PATH = join(ROOT, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  const shell = process.platform === 'win32' // there the programs of packages are scripts that only a shell can start
  return spawnSync(program, args, { cwd: ROOT, env: { ...process.env, PATH }, stdio: 'inherit', shell }).status === 0
}
