// `npm run bench:cluster`: builds what is measured and what measures, aside, and runs it. Nothing is left behind.

import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../../../scripts/bundle.mjs'
import { SERVER_THREADS } from '../entries.mjs'

const BENCH = 'packages/server/bench'
const ENTRIES = [`${BENCH}/cluster.ts`, `${BENCH}/load.ts`, `${BENCH}/servers/saloon-server.ts`, ...SERVER_THREADS]

// Within the package, where what stays outside of a bundle is found.
const dist = fileURLToPath(new URL('../dist/', import.meta.url))
mkdirSync(dist, { recursive: true })
const folder = mkdtempSync(join(dist, 'bench-'))
process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
process.on('SIGINT', () => process.exit(130))
process.on('SIGTERM', () => process.exit(143))

await bundle(ENTRIES, folder)
await import(pathToFileURL(join(folder, 'cluster.mjs')).href)
