// The checks that need no test runner, as steps that say what they do, how long it took and whether it passed.

import { spawn } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/**
 * @typedef {{ title: string, commands: string[][] }} Step
 * @typedef {{ title: string, passed: boolean, seconds: number }} Ran
 */

/** What takes longest first. @type {Step[]} */
export const CHECKS = [
  { title: 'Lint', commands: [['oxlint']] },
  {
    title: 'Types',
    commands: [
      ['tsc', '-p', 'tsconfig.json'],
      ['tsc', '-p', 'packages/web/test'],
      ['tsc', '-p', 'packages/web'],
      ['tsc', '-p', 'tsconfig.pure.json'],
      ['tsc', '-p', 'packages/web/scripts'],
      ['tsc', '-p', 'packages/web/service-worker'],
    ],
  },
  { title: 'Format', commands: [['oxfmt', '--check']] },
]

/**
 * Runs all commands of a step, even after one has failed: one wants to see everything that is wrong.
 * @param {Step} step
 * @returns {Promise<Ran>}
 */
export async function runStep({ title, commands }) {
  console.log(`\n── ${title}`)
  const started = performance.now()
  let passed = true
  for (const command of commands) if (!(await run(command, 'inherit')).passed) passed = false
  return ended(title, passed, started)
}

/**
 * Steps that don't disturb each other, as many commands at once as there are cores. What a step says is kept until it is done, so that nobody
 * interrupts it.
 * @param {readonly Step[]} steps
 * @returns {Promise<Ran[]>}
 */
export async function runAtOnce(steps) {
  const started = performance.now()
  const all = steps.map(({ title, commands }) => ({ title, left: commands.length, said: '', passed: true, seconds: 0 }))
  const waiting = steps.flatMap(({ commands }, i) => commands.map((command) => ({ step: all[i], command })))
  const work = async () => {
    for (let next = waiting.shift(); next?.step !== undefined; next = waiting.shift()) {
      const { step, command } = next
      const { said, passed } = await run(command, 'pipe')
      step.said += said
      step.passed &&= passed
      if (--step.left > 0) continue
      process.stdout.write(`\n── ${step.title}\n${step.said}`)
      step.seconds = ended(step.title, step.passed, started).seconds
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return all.map(({ title, passed, seconds }) => ({ title, passed, seconds }))
}

/**
 * @param {string} title
 * @param {boolean} passed
 * @param {number} started
 * @returns {Ran}
 */
function ended(title, passed, started) {
  const seconds = (performance.now() - started) / 1000
  console.log(`   ${passed ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return { title, passed, seconds }
}

/**
 * @param {string[]} command
 * @param {'inherit' | 'pipe'} stdio
 * @returns {Promise<{ passed: boolean, said: string }>}
 */
function run([program = '', ...args], stdio) {
  // As npm does it, so that the scripts also work when started without npm.
  const PATH = join(ROOT, 'node_modules', '.bin') + delimiter + (process.env.PATH ?? '')
  const shell = process.platform === 'win32' // there the programs of packages are scripts that only a shell can start
  const env = { ...process.env, PATH }
  const child = spawn(program, args, { cwd: ROOT, env, stdio, shell })
  /** @type {Buffer[]} */
  const said = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) => {
    const end = (/** @type {boolean} */ passed) => resolve({ passed, said: Buffer.concat(said).toString() })
    child.once('error', (error) => {
      said.push(Buffer.from(`${program}: ${error.message}\n`))
      if (stdio === 'inherit') console.error(`${program}: ${error.message}`)
      end(false)
    })
    child.once('close', (code) => end(code === 0))
  })
}
