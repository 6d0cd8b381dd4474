// The test page, built if its sources have changed, and served on a port of its own.

import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'
import { alone } from '../../../../scripts/lock.mjs'
import { ROOT, filesIn, fingerprintOf, packages } from '../../../../scripts/sources.mjs'

const root = import.meta.dirname
const outDir = join(root, 'dist')
const STAMP = join(outDir, '.stamp')
const QUIET = { root, configFile: false, logLevel: 'error' } as const

export async function servePage(): Promise<{ readonly url: string; close(): Promise<void> }> {
  await alone(root, ensurePage)
  const server = await preview({ ...QUIET, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}

async function ensurePage(): Promise<void> {
  const wanted = fingerprint() // taken before the build: what is edited meanwhile is built next time
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return
  await build({
    ...QUIET,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  })
  writeFileSync(STAMP, wanted)
}

/** It imports from the tests of games as well. */
function fingerprint(): string {
  const page = relative(ROOT, root)
  const sources = packages().flatMap((folder) => [
    `${folder}/package.json`,
    ...['src', 'kit', ...(folder === 'packages/web' ? [] : ['test'])].flatMap((part) => filesIn(`${folder}/${part}`)),
  ])
  const own = filesIn(page).filter((file) => !file.startsWith(`${page}/dist/`))
  return fingerprintOf('page', ['package-lock.json', ...own, ...sources])
}
