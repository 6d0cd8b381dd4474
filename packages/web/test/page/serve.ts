// The test page, built once and served on a port of its own.

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { build, preview } from 'vite'

export async function servePage(): Promise<{ readonly url: string; close(): Promise<void> }> {
  const outDir = await mkdtemp(join(tmpdir(), 'saloon-test-page-'))
  const root = import.meta.dirname
  const quiet = { root, configFile: false, logLevel: 'error' } as const
  await build({
    ...quiet,
    plugins: [react()],
    build: { outDir, emptyOutDir: true, target: 'es2023', reportCompressedSize: false },
  })
  const server = await preview({ ...quiet, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } })
  return {
    url: server.resolvedUrls!.local[0]!,
    async close() {
      await server.close()
      await rm(outDir, { recursive: true })
    },
  }
}
