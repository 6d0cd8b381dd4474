// `npm run check`: format, lint and types, without running any test.

import { CHECKS, runStep } from './steps.mjs'

const results = CHECKS.map(runStep)
if (results.includes(false)) process.exitCode = 1
