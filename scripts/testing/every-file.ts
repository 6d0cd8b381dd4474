// Before the tests of every file.

import fc from 'fast-check'
import { afterAll } from 'vitest'
import { cleanUp } from './afterwards.ts'
import { processorTime } from './processor-time.ts'
import { SEED } from './seed.ts'

const before = processorTime()
// oxlint-disable-next-line no-empty-pattern -- vitest reads there which fixtures are wanted
afterAll(async ({}, suite) => {
  await cleanUp()
  suite.file.meta.processor = processorTime() - before
})

// The same cases every day: what fails today was changed today. Long runs look for new ones.
fc.configureGlobal({ seed: SEED })
