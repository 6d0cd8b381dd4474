// Before the tests of every file.

import fc from 'fast-check'
import { afterAll } from 'vitest'
import { cleanUp } from './afterwards.ts'
import { SEED } from './seed.ts'

afterAll(cleanUp)

// The same cases every day: what fails today was changed today. Long runs look for new ones.
fc.configureGlobal({ seed: SEED })
