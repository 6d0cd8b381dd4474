// Builds the browser app into packages/web/dist if its sources have changed. Used by `npm start`.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { alone } from './lock.mjs'
import { moreFiles, moreFolders, ownFolder } from './more-games.mjs'
import { filesIn, fingerprintOf, packages } from './sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const WEB = join(ROOT, 'packages', 'web')
const STAMP = '.stamp'

/** Where it lies: with more games than those of the house, in a folder of its own. */
const folder = () => join(WEB, ownFolder() === '' ? 'dist' : `.dist-${ownFolder()}`)

/** @returns {Promise<string>} the folder that holds it */
export async function ensureWeb() {
  if (built() !== fingerprint()) {
    await alone(WEB, () => {
      const wanted = fingerprint() // taken before the build: what is edited meanwhile is built next time
      if (built() !== wanted) build(wanted) // else it was done while we waited
    })
  }
  return folder()
}

function built() {
  try {
    return readFileSync(join(folder(), STAMP), 'utf8')
  } catch {
    return undefined
  }
}

function fingerprint() {
  const sources = packages().flatMap((folder) => [`${folder}/package.json`, ...filesIn(`${folder}/src`)])
  const own = ['index.html', 'vite.config.ts', 'tsconfig.json'].map((file) => `packages/web/${file}`)
  const more = [
    ...filesIn('packages/web/public'),
    ...filesIn('packages/web/build'),
    ...filesIn('packages/web/service-worker'),
    ...filesIn('packages/web/early'),
  ]
  return fingerprintOf('web', ['package-lock.json', 'scripts/web.mjs', ...own, ...more, ...sources, ...moreFiles()])
}

/**
 * Beside the old one, then in its place: who serves it meanwhile has read it into memory.
 * @param {string} wanted
 */
function build(wanted) {
  const dist = folder()
  const aside = join(WEB, `.dist-${process.pid}`)
  const old = `${aside}-old`
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
  try {
    const { status, stderr, stdout } = spawnSync(
      process.execPath,
      [vite, 'build', '--outDir', aside, '--logLevel', 'warn', '--mode', 'production'],
      // React's development build is three times as large; who runs the tests has another NODE_ENV.
      {
        cwd: WEB,
        env: { ...process.env, NODE_ENV: 'production', SALOON_GAMES: moreFolders().join() },
        encoding: 'utf8',
      },
    )
    if (status !== 0) throw new Error(`The browser app can't be built:\n${stderr}${stdout}`)
    writeFileSync(join(aside, STAMP), wanted)
    if (existsSync(dist)) renameSync(dist, old)
    renameSync(aside, dist)
  } finally {
    for (const folder of [aside, old]) rmSync(folder, { recursive: true, force: true })
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureWeb()
