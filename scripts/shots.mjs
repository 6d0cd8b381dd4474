// `npm run shots`: pictures of every screen, at four sizes, by day and by lamplight, in both languages, into shots/.
// `npm run shots -- home --size phone --theme dark --lang fr` takes only those whose names contain the words given; `--contrast` takes
// them in high contrast.

import { execFileSync, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { howToLaunch } from './browser.mjs'
import { ROOT } from './steps.mjs'
import { OFFICE, SCREENS } from '../packages/web/test/screens.mjs'

const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
}
const THEMES = /** @type {const} */ (['light', 'dark'])
const LANGUAGES = ['en', 'fr']

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    size: { type: 'string' },
    theme: { type: 'string' },
    lang: { type: 'string' },
    out: { type: 'string' },
    contrast: { type: 'boolean' },
  },
})
const wanted = (/** @type {string} */ name, /** @type {string | undefined} */ filter) =>
  !filter || filter.includes(name)

const data = mkdtempSync(join(tmpdir(), 'saloon-shots-'))
const server = spawn(process.execPath, ['scripts/start.mjs'], {
  cwd: ROOT,
  env: { ...process.env, PORT: '0', SALOON_DATA: data },
  stdio: ['ignore', 'pipe', 'inherit'],
})
const url = await new Promise((resolve, reject) => {
  server.stdout.on('data', (chunk) => {
    const found = /http:\/\/localhost:\d+/.exec(String(chunk))
    if (found) resolve(found[0])
  })
  server.once('exit', () => reject(new Error('the server ended')))
})
const browser = await chromium.launch(howToLaunch())
/** @type {(section: string) => (page: import('@playwright/test').Page) => Promise<'long'>} */
const office = (section) => async (page) => {
  const invite = ['packages/cli/bin/saloon.mjs', 'admin', 'invite', '--data', data]
  const [code] = execFileSync(process.execPath, invite, { cwd: ROOT, encoding: 'utf8' }).split('\n')
  await page.goto(`${url}/admin#${code}`)
  await page.waitForSelector('.office')
  await page.goto(`${url}/admin/${section}`)
  await page.waitForSelector('.office')
  return 'long'
}
const screens = { ...SCREENS, ...Object.fromEntries(OFFICE.map((section) => [`office-${section}`, office(section)])) }
const out = values.out ?? join(ROOT, 'shots')
mkdirSync(out, { recursive: true })
let taken = 0
try {
  for (const [size, viewport] of Object.entries(SIZES).filter(([size]) => wanted(size, values.size))) {
    for (const theme of THEMES.filter((name) => wanted(name, values.theme))) {
      for (const language of LANGUAGES.filter((name) => wanted(name, values.lang))) {
        for (const [name, visit] of Object.entries(screens)) {
          if (positionals.length > 0 && !positionals.some((word) => name.includes(word))) continue
          const context = await browser.newContext({
            viewport,
            colorScheme: theme,
            ...(values.contrast && { contrast: 'more' }),
            locale: language,
            reducedMotion: 'reduce',
            serviceWorkers: 'block',
            hasTouch: size === 'phone' || size === 'landscape',
          })
          const page = await context.newPage()
          page.on('pageerror', (error) => console.error(`${name}: ${error.message}`))
          page.on('console', (line) => line.type() === 'error' && console.error(`${name}: ${line.text()}`))
          const isLong = await visit(page, url, browser)
          await page.evaluate('document.fonts.ready')
          await page.waitForTimeout(150)
          await page.screenshot({
            path: join(out, `${name}-${size}-${theme}-${language}.png`),
            fullPage: isLong === 'long',
          })
          taken++
          await context.close()
        }
      }
    }
  }
} finally {
  await browser.close()
  server.kill('SIGTERM')
  rmSync(data, { recursive: true, force: true })
}
console.log(`${taken} pictures in ${out}`)
