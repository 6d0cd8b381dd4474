// The checks that need no test runner, as steps that say what they do, how long it took and whether it passed.

import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {{ title: string, commands: string[][], atOnce?: boolean }} Step `atOnce`: its commands don't disturb each other
 * @typedef {{ title: string, passed: boolean, seconds: number }} Ran
 */

/** @type {Step[]} */
export const CHECKS = [
  { title: 'Format', commands: [['oxfmt', '--check']] },
  { title: 'Lint', commands: [['oxlint']] },
  {
    title: 'Types',
    atOnce: true,
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'packages/web/test'],
      ['tsc', '-p', 'packages/web'],
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['tsc', '-p', 'packages/web/scripts'],
      ['tsc', '-p', 'packages/web/service-worker'],
    ],
  },
]

/**
 * Runs all commands of a step, even after one has failed: one wants to see everything that is wrong.
 * @param {Step} step
 * @returns {Promise<Ran>}
 */
export async function runStep({ title, commands, atOnce = false }) {
  console.log(`\n── ${title}`)
  const started = performance.now()
  const waiting = [...commands]
  let passed = true
  const work = async () => {
    for (let command = waiting.shift(); command !== undefined; command = waiting.shift())
      if (!(await succeeds(command, atOnce))) passed = false
  }
  await Promise.all(Array.from({ length: atOnce ? availableParallelism() : 1 }, work))
  const seconds = (performance.now() - started) / 1000
  console.log(`   ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { title, passed, seconds }
}

/**
 * @param {string[]} command
 * @param {boolean} isOneOfMany what it says is then kept until it is done, so that nobody interrupts it
 * @returns {Promise<boolean>}
 */
function succeeds([program = '', ...args], isOneOfMany) {
  // As npm does it, so that the scripts also work when started without npm.
  const PATH = join(ROOT, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  const shell = process.platform === 'win32' // there the programs of packages are scripts that only a shell can start
  const env = { ...process.env, PATH }
  const child = spawn(program, args, { cwd: ROOT, env, stdio: isOneOfMany ? 'pipe' : 'inherit', shell })
  /** @type {Buffer[]} */
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    child.once('error', (error) => {
      console.error(`${program}: ${error.message}`)
      resolve(false)
    })
    child.once('close', (code) => {
      process.stdout.write(Buffer.concat(said))
      resolve(code === 0)
    })
  })
}
