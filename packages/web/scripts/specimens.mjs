// Pictures of all drawings: `node packages/web/scripts/specimens.mjs <folder> [section …]`: light, dark and grey.

import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createServer } from 'vite'
import { findBrowser } from '../../../scripts/browser.mjs'

const LEGENDS = [
  'signs',
  'poker',
  'fight',
  'gear',
  'stories',
  'conditions',
  'objectives',
  'stranger',
  'characters',
  'dice',
]
const SECTIONS = [
  'marks',
  'dice',
  'tokens',
  'posters',
  'brand',
  'cards',
  'wanted',
  'characters',
  'bots',
  'outlaws',
  'legends',
  ...LEGENDS.map((name) => `legend-${name}`),
]
const [folder = 'specimens', ...wanted] = process.argv.slice(2)
mkdirSync(folder, { recursive: true })

const server = await createServer({
  configFile: join(import.meta.dirname, '../vite.config.ts'),
  server: { port: 0, hmr: false },
  logLevel: 'error',
})
await server.listen()
const address = server.resolvedUrls?.local[0]
const executablePath = findBrowser()
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: [
    '--no-sandbox',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
})
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
  for (const section of wanted.length > 0 ? wanted : SECTIONS)
    for (const light of ['theme=light', 'theme=dark', 'grey']) {
      await page.goto(`${address}specimens.html?${light}#${section}`)
      await page.locator(`#${section}`).waitFor()
      await page.waitForLoadState('networkidle')
      await page.screenshot({ path: join(folder, `${section}-${light.replace('theme=', '')}.png`), fullPage: true })
    }
} finally {
  await browser.close()
  await server.close()
}
