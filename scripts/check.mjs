// `npm run check`: format, lint and types, without running any test.

import { CHECKS, runAtOnce } from './steps.mjs'

if ((await runAtOnce(CHECKS)).some(({ passed }) => !passed)) process.exitCode = 1
