// `npm run test:browser`: every test of whole pages, whole games and boards in a real browser; `npm test` runs the pages of its
// short list only. `npm run test:browser -- <part of a file's name>` runs those.

import { runStep } from './steps.mjs'

process.env['SALOON_BROWSER'] = 'all'
const command = ['vitest', 'run', '--project', 'e2e', '--reporter=verbose', ...process.argv.slice(2)]
const { passed } = await runStep({ title: 'Everything in a browser', commands: [command] })
if (!passed) process.exitCode = 1
