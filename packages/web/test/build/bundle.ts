// How much script each part of the app is made of, from a build of its own: what is loaded with what, and how small it gets.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The chunks that home asks for by itself once it is painted. */
const AFTER_PAINT = ['shelf']

/** Played on the wooden table, whose drawing is loaded when it is played. */
const WOODEN = ['flick-em-up', 'pitch-in-the-west']

const WEB = join(import.meta.dirname, '../..')

interface Chunk {
  readonly file: string
  readonly name?: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}
export interface Weights {
  readonly home: number // bytes of script, gzipped
  readonly homeScripts: readonly string[] // the files that are counted there
  readonly styles: number // of home
  readonly shell: number // everything a table needs, whatever is played at it; home's counted
  readonly games: Readonly<Record<string, number>> // what a game adds to that: its board, and the rules it draws on
  readonly wood: number // what the table in three dimensions adds to the common table, with the heaviest board on it
}

/** `games`: the ids of those with a board. */
export function weigh(games: readonly string[]): Weights {
  const outDir = mkdtempSync(join(tmpdir(), 'saloon-weights-'))
  try {
    const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin', 'vite.js')
    const { status, stderr } = spawnSync(
      process.execPath,
      [vite, 'build', '--manifest', 'manifest.json', '--outDir', outDir, '--logLevel', 'error', '--mode', 'production'],
      { cwd: WEB, env: { ...process.env, NODE_ENV: 'production' }, encoding: 'utf8' },
    )
    if (status !== 0) throw new Error(stderr)
    const manifest = JSON.parse(readFileSync(join(outDir, 'manifest.json'), 'utf8')) as Readonly<Record<string, Chunk>>
    const size = (files: Iterable<string>): number =>
      [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(outDir, file)), { level: 9 }).length, 0)
    const scripts = (entries: readonly string[]): Set<string> => filesOf(manifest, entries, ({ file }) => [file])
    // What its document names: what sets the page before the first paint is no part of the app's own chunks.
    const printed = readFileSync(join(outDir, 'home.en.html'), 'utf8')
    const named = [...printed.matchAll(/="\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file!)
    const later = Object.keys(manifest).filter((key) => AFTER_PAINT.includes(manifest[key]!.name ?? ''))
    const home = new Set([...named, ...scripts(['index.html', ...later])])
    const shell = scripts(['index.html', 'src/pages/table/TablePage.tsx', 'src/table/frame/Frame.tsx'])
    const more = (entries: readonly string[]): number => size([...scripts(entries)].filter((file) => !shell.has(file)))
    return {
      home: size(home),
      homeScripts: [...home].sort(),
      styles: size(filesOf(manifest, ['index.html'], ({ css = [] }) => css)),
      shell: size(shell),
      wood: Math.max(...WOODEN.map((game) => more([`src/games/${game}/board.tsx`, 'src/wood/stage/stage.ts']))),
      games: Object.fromEntries(games.map((game) => [game, more([`src/games/${game}/board.tsx`])])),
    }
  } finally {
    rmSync(outDir, { recursive: true, force: true })
  }
}

/** Of these entries and of all that they import at once. */
function filesOf(
  manifest: Readonly<Record<string, Chunk>>,
  entries: readonly string[],
  pick: (chunk: Chunk) => readonly string[],
): Set<string> {
  const files = new Set<string>()
  const seen = new Set<string>()
  const visit = (name: string): void => {
    if (seen.has(name)) return
    seen.add(name)
    const chunk = manifest[name]
    if (chunk === undefined) throw new Error(`there is no ${name} in the build`)
    for (const file of pick(chunk)) files.add(file)
    chunk.imports?.forEach(visit)
  }
  entries.forEach(visit)
  return files
}
