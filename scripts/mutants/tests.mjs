// Runs a folder's tests again and again with one mistake after the other planted: a process of its own, which keeps vitest and what it
// has transformed, so that a mistake costs one file to transform and the tests to run until one fails. Whoever started it may end it.

import { createVitest } from 'vitest/node'

/** @typedef {import('./mistakes.mjs').Mistake} Mistake */
/** @typedef {import('vitest/node').TestSpecification} Specification */
/** @typedef {{ file: string, mistake: Mistake } | { file?: undefined }} Order `file`: its full path; without one nothing is planted */
/** @typedef {{ failed?: string, files: Record<string, number>, tests: number }} Ran the first test that failed; how long each file took, ms */

const [folder = '', ...skipped] = process.argv.slice(2)
/** @type {{ file: string, mistake: Mistake } | undefined} */
let planted
/** @type {Record<string, number>} how long each file took when it last ran to its end */
const took = {}

const vitest = await createVitest(
  'test',
  {
    root: folder,
    config: false,
    watch: false,
    include: ['test/**/*.test.ts'],
    exclude: [
      '**/node_modules/**',
      '**/*.e2e.test.ts',
      ...skipped.map((text) => `**/*${text}*/**`),
      ...skipped.map((text) => `**/*${text}*`),
    ],
    reporters: [{}],
    bail: 1,
    pool: 'threads', // which end with this process, whatever they are doing
    maxWorkers: 1,
    isolate: false,
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    sequence: { sequencer: quickestFirst() },
  },
  {
    logLevel: 'silent',
    plugins: [
      {
        name: 'plant',
        enforce: 'pre',
        transform(code, id) {
          const path = id.split('?')[0]
          if (planted === undefined || planted.file !== path) return undefined
          const { start, end, text } = planted.mistake
          return { code: code.slice(0, start) + text + code.slice(end), map: null }
        },
      },
    ],
  },
)

process.on('message', (/** @type {Order} */ order) => {
  run(order).then(
    (ran) => process.send?.(ran),
    (error) => process.send?.({ failed: `nothing ran: ${String(error)}`, files: {}, tests: 0 }),
  )
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

/** @param {Order} order @returns {Promise<Ran>} */
async function run(order) {
  if (planted !== undefined) vitest.invalidateFile(planted.file)
  planted = order.file === undefined ? undefined : order
  if (order.file !== undefined) vitest.invalidateFile(order.file)
  const { testModules, unhandledErrors } = await vitest.runTestSpecifications(
    await vitest.globTestSpecifications(),
    true,
  )
  /** @type {Record<string, number>} */
  const files = {}
  let failed = unhandledErrors.length > 0 ? String(/** @type {Error} */ (unhandledErrors[0]).message) : undefined
  let tests = 0
  for (const module of testModules) {
    if (module.state() === 'passed') took[module.moduleId] = files[module.moduleId] = module.diagnostic().duration
    for (const test of module.children.allTests()) {
      const { state } = test.result()
      if (state === 'passed') tests++
      if (state === 'failed') failed ??= test.fullName
    }
    for (const { message } of module.errors()) failed ??= `${module.relativeModuleId}: ${message}`
  }
  return { ...(failed === undefined ? {} : { failed }), files, tests }
}

/** A mistake is caught by something that takes no time, if it is. */
function quickestFirst() {
  return class {
    /** @param {Specification[]} specifications */
    shard(specifications) {
      return specifications
    }
    /** @param {Specification[]} specifications */
    sort(specifications) {
      return specifications.toSorted((one, other) => (took[one.moduleId] ?? 0) - (took[other.moduleId] ?? 0))
    }
  }
}
