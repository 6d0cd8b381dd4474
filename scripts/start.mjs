// `npm start`: builds the browser app and the server if their sources changed, and runs the server in this process.

import { pathToFileURL } from 'node:url'
import { SERVER_ENTRIES } from '../packages/server/entries.mjs'
import { ensureBundle } from './bundle.mjs'
import { moreFolders } from './more-games.mjs'
import { ensureWeb } from './web.mjs'

// npm runs us through a shell that, when npm is told to stop, goes without telling us and would leave the port taken.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === shell) return
    clearInterval(timer)
    process.kill(process.pid, 'SIGTERM')
  }, 250)
  timer.unref()
}

try {
  moreFolders()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(2)
}
process.env['SALOON_WEB'] ??= await ensureWeb()
const [program, ...threads] = SERVER_ENTRIES
await import(pathToFileURL(await ensureBundle(program, threads)).href)
