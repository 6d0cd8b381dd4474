// `npm run bench:start`: builds the server and what fills its store, aside, and runs it. Nothing is left behind.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../../../scripts/bundle.mjs'
import { SERVER_ENTRIES } from '../entries.mjs'

// Within the package, where what stays outside of a bundle is found.
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
mkdirSync(dist, { recursive: true })
const folder = mkdtempSync(join(dist, 'bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

await bundle(['packages/server/bench/start.ts', ...SERVER_ENTRIES], folder)
await import(pathToFileURL(join(folder, 'start.mjs')).href)
