// `npm run budgets`: how heavy the browser app is and how fast it gets there, measured and held against its budgets.

import { runStep } from './steps.mjs'

process.env['SALOON_BROWSER'] = 'all'
/** @param {string} project @param {string} name */
const command = (project, name) => ['vitest', 'run', '--project', project, '--reporter=verbose', name]
const commands = [
  command('node', 'packages/web/test/build/weights'),
  command('e2e', 'packages/web/test/e2e/budgets'),
  command('e2e', 'packages/web/test/e2e/table/places'),
]
const { passed } = await runStep({ title: 'Budgets of the browser app', commands })
if (!passed) process.exitCode = 1
