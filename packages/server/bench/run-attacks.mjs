// `npm run bench:attacks`: builds the server, who plays there and who attacks it, aside, and runs them. Nothing is left behind.

import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { bundle } from '../../../scripts/bundle.mjs'
import { newFolder } from './build-and-run.mjs'

const BENCH = 'packages/server/bench'
const CLONE = '--clone='

/** The server of another clone may be measured, with who plays and attacks as they are here. */
const clone = process.argv.find((argument) => argument.startsWith(CLONE))?.slice(CLONE.length)
const root = clone === undefined ? fileURLToPath(new URL('../../..', import.meta.url)) : resolve(clone)
const theirs = (/** @type {string} */ file) => import(pathToFileURL(join(root, file)).href)

const folder = newFolder()
const serverFolder = newFolder(root)
const { SERVER_ENTRIES } = await theirs('packages/server/entries.mjs')
await (await theirs('scripts/bundle.mjs')).bundle([...SERVER_ENTRIES], serverFolder)
await bundle([`${BENCH}/attacks/main.ts`, `${BENCH}/attacks/attackers.ts`, `${BENCH}/load.ts`], folder)
process.env['ATTACKED_SERVER'] = join(serverFolder, 'main.mjs')
await import(pathToFileURL(join(folder, 'main.mjs')).href)
