// `npm run check`: format, lint and types, without running any test.

import { CHECKS, runStep } from './steps.mjs'

for (const step of CHECKS) if (!(await runStep(step)).passed) process.exitCode = 1
