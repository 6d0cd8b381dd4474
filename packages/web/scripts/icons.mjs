// The launcher's icons, printed from the drawings: `node packages/web/scripts/icons.mjs`. Run it after changing them;
// the results are kept in public/, so that building needs no browser.

import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser } from '../../../scripts/browser.mjs'

const folder = join(import.meta.dirname, '../public')
mkdirSync(folder, { recursive: true })

const server = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  server: { middlewareMode: true, hmr: false, ws: false },
  appType: 'custom',
  logLevel: 'error',
})
const { renderToStaticMarkup } = await import('react-dom/server')
const { createElement } = await import('react')
const { AppIcon, Favicon } = await server.ssrLoadModule('/src/art/brand/AppIcon.tsx')
/** @param {import('react').ComponentType<object>} Drawn */
const file = (Drawn) =>
  renderToStaticMarkup(createElement(Drawn)).replace('<svg ', '<svg xmlns="http://www.w3.org/2000/svg" ')
writeFileSync(join(folder, 'favicon.svg'), `${file(Favicon)}\n`)

const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-quic', '--no-first-run', '--disable-background-networking'],
})
try {
  for (const size of [180, 192, 512]) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${file(AppIcon)}`)
    await page.screenshot({ path: join(folder, `icon-${size}.png`) })
    await page.close()
  }
} finally {
  await browser.close()
  await server.close()
}
