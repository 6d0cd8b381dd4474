// The real server with the built app, and real browsers that visit it.

import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from 'playwright-core'
import { type Running, startServer } from '@saloon/server/running'
import { afterAll, afterEach, beforeAll } from 'vitest'
import { howToLaunch } from '../../../../../scripts/browser.mjs'
import { PATIENCE } from './pages.ts'

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
} as const

export interface House {
  readonly url: string
  readonly browser: Browser
  /** A new visitor: nothing remembered. */
  visitor(options?: BrowserContextOptions & { readonly size?: keyof typeof SIZES }): Promise<Visitor>
}

/** Somebody with a browser, and all that went wrong in it. */
export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: string[]
}

export function watch(page: Page, problems: string[]): void {
  page.on('pageerror', (error) => problems.push(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} ${message.location().url}`)
  })
}

/** For all tests of a file. */
export function openHouse(): House {
  let server: Running
  let browser: Browser
  const contexts: BrowserContext[] = []
  beforeAll(async () => {
    server = await startServer({ SALOON_STORE: 'memory' })
    browser = await chromium.launch(howToLaunch())
  })
  // Pages that nobody looks at any more would go on playing.
  afterEach(() => Promise.all(contexts.splice(0).map((context) => context.close())))
  afterAll(async () => {
    await browser.close()
    await server.kill('SIGTERM')
  })
  return {
    get url() {
      return server.url
    },
    get browser() {
      return browser
    },
    async visitor({ size = 'desktop', ...options } = {}) {
      const context = await browser.newContext({
        viewport: SIZES[size],
        locale: 'en',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        baseURL: server.url,
        ...options,
      })
      contexts.push(context)
      context.setDefaultTimeout(PATIENCE)
      const problems: string[] = []
      const page = await context.newPage()
      watch(page, problems)
      return { page, context, problems }
    },
  }
}
