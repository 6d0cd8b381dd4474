// The test page on a port of its own.

import react from '@vitejs/plugin-react'
import { createServer } from 'vite'

export async function servePage(port = 0): Promise<{ readonly url: string; close(): Promise<void> }> {
  const server = await createServer({
    root: import.meta.dirname,
    configFile: false,
    logLevel: 'error',
    plugins: [react()],
    cacheDir: `${import.meta.dirname}/../../node_modules/.vite-test-page`,
    server: { port, host: '127.0.0.1', hmr: false },
  })
  await server.listen()
  return { url: server.resolvedUrls!.local[0]!, close: () => server.close() }
}
