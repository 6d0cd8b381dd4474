// The process that runs the tests, from outside: asked for one run after the other, ended and started anew when a run takes too long.

import { fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { ROOT } from '../steps.mjs'

const PROGRAM = fileURLToPath(new URL('tests.mjs', import.meta.url))
/** What vitest sets in its own processes is not for another vitest. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^(VITEST|VITE_|TEST$)/.test(name)))

/** @typedef {import('./tests.mjs').Order} Order */
/** @typedef {import('./tests.mjs').Ran} Ran */

/**
 * @param {string} folder
 * @param {string[]} skipped
 */
export function workerFor(folder, skipped) {
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child

  async function start() {
    child = fork(PROGRAM, [folder, ...skipped], { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] })
    await message(child, Infinity)
    return child
  }

  return {
    /** @param {Order} order @param {number} most milliseconds @returns {Promise<Ran | 'too long'>} */
    async run(order, most) {
      const to = child ?? (await start())
      const answer = message(to, most)
      to.send(order)
      const ran = /** @type {Ran | 'too long'} */ (await answer)
      if (ran === 'too long') this.end()
      return ran
    },
    end() {
      child?.kill('SIGKILL')
      child = undefined
    },
  }
}

/** @param {import('node:child_process').ChildProcess} child @param {number} most */
function message(child, most) {
  return new Promise((resolve, reject) => {
    const timer = most === Infinity ? undefined : setTimeout(() => done('too long'), most)
    const done = (/** @type {unknown} */ answer) => {
      clearTimeout(timer)
      child.off('message', done)
      child.off('exit', gone)
      resolve(answer)
    }
    const gone = () => {
      clearTimeout(timer)
      reject(new Error('the process that runs the tests has ended'))
    }
    child.on('message', done)
    child.on('exit', gone)
  })
}
