// Makes plain JavaScript of a program written in TypeScript: ESM for Node with everything inside but Node and native code.
// Used by `npm start` and by the `saloon` command when it runs from a clone.

import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { moreFiles, moreGames, ownFolder } from './more-games.mjs'
import { filesIn, fingerprintOf, packages } from './sources.mjs'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Node itself, and packages with native code: these stay where npm put them and are found from there. */
const OUTSIDE = [/^node:/, '@photostructure/sqlite']

/**
 * The built file of `entry`, built anew if any source has changed since.
 * @param {string} entry relative to the root, such as 'packages/cli/src/main.ts'
 * @param {string[]} extraEntries of the same package, built beside it: a worker's file
 * @param {string} folder of the package, where to
 * @returns {Promise<string>} its absolute path
 */
export async function ensureBundle(entry, extraEntries = [], folder = 'dist') {
  const outDir = join(ROOT, entry.slice(0, entry.indexOf('/src/')), folder, ownFolder())
  const entries = [entry, ...extraEntries]
  const stamp = join(outDir, `${nameOf(entry)}.stamp.json`)
  const before = readStamp(stamp)
  // Taken before the build: what is edited meanwhile differs from it and is built next time.
  const sources = fingerprint(entries)
  if (before.sources !== sources) {
    const files = await bundle(entries, outDir)
    writeFileSync(stamp, JSON.stringify({ sources, files }))
    for (const old of before.files) if (!files.includes(old)) rmSync(join(outDir, old), { force: true })
  }
  return join(outDir, `${nameOf(entry)}.mjs`)
}

/**
 * @param {string[]} entries relative to the root
 * @param {string} outDir
 * @returns {Promise<string[]>} the names of the files written
 */
export async function bundle(entries, outDir) {
  const { rolldown } = await import('rolldown') // only now: loading it takes longer than finding out that it isn't needed
  const build = await rolldown({
    cwd: ROOT,
    input: Object.fromEntries(entries.map((entry) => [nameOf(entry), entry])),
    platform: 'node',
    external: OUTSIDE,
    plugins: [moreGames(), { name: 'ascii', renderChunk: (code) => ({ code: inAscii(code), map: null }) }],
  })
  // Written aside, then moved in file by file, entries last. Other chunks carry a hash in their names, so who starts
  // the program meanwhile finds either the old one or the new one whole, even if two processes build at once.
  const aside = join(outDir, `.${process.pid}`)
  try {
    const { output } = await build.write({
      dir: aside,
      entryFileNames: '[name].mjs',
      chunkFileNames: '[name]-[hash].mjs',
    })
    const isEntry = output.map((file) => file.type === 'chunk' && file.isEntry)
    const files = output.map((file) => file.fileName)
    for (const last of [false, true]) {
      for (const [i, name] of files.entries())
        if (isEntry[i] === last) renameSync(join(aside, name), join(outDir, name))
    }
    return files
  } finally {
    await build.close()
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * One letter beyond Latin-1, and V8 keeps the whole program with two bytes a letter. Such letters stand in texts and patterns only.
 * @param {string} code
 */
function inAscii(code) {
  return code.replaceAll(/[^\0-\x7F]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`)
}

/** @param {string} entry */
function nameOf(entry) {
  return basename(entry, '.ts')
}

/**
 * @param {string} path
 * @returns {{ sources?: string, files: string[] }}
 */
function readStamp(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch {
    return { files: [] } // not built yet
  }
}

/**
 * Name, size and time of everything a bundle can be made of. Reading it all would take too long for each start.
 * @param {string[]} entries
 */
function fingerprint(entries) {
  const sources = packages()
    .filter((folder) => folder !== 'packages/web') // no program is made of the browser app
    .flatMap((folder) => [`${folder}/package.json`, ...filesIn(`${folder}/src`), ...filesIn(`${folder}/kit`)])
  return fingerprintOf(entries.join('\n'), ['package-lock.json', 'scripts/bundle.mjs', ...sources, ...moreFiles()])
}
