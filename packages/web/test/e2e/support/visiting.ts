// The real house in a process of its own, with the app it serves, and real browsers that visit it.

import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Browser, type BrowserContext, type BrowserContextOptions, type Page, chromium } from '@playwright/test'
import { type Running, call, newFolder, newGuest, startServer } from '@saloon/server/running'
import { howToLaunch } from '../../../../../scripts/browser.mjs'
import { PATIENCE, SIZES, type Size } from './pages.ts'

const SALOON = fileURLToPath(new URL('../../../../cli/bin/saloon.mjs', import.meta.url))

export interface Visitor {
  readonly page: Page
  readonly context: BrowserContext
  readonly problems: readonly string[] // errors in the console, and requests to anybody else
}

export class House {
  readonly url: string
  private readonly server: Running
  private readonly browser: Browser
  private readonly folder: string

  private constructor(server: Running, browser: Browser, folder: string) {
    this.server = server
    this.browser = browser
    this.folder = folder
    this.url = server.url.replace('127.0.0.1', 'localhost') // passkeys belong to a name
  }

  static async open(env: Readonly<Record<string, string>> = {}): Promise<House> {
    const folder = newFolder()
    const server = await startServer({ SALOON_DATA: folder, ...env })
    return new House(server, await chromium.launch(howToLaunch()), folder)
  }

  async close(): Promise<void> {
    await this.browser.close()
    await this.server.kill('SIGTERM')
  }

  /** `token`: comes as somebody the house knows. */
  async visit(
    path: string,
    { token, size = 'desk', ...more }: BrowserContextOptions & { token?: string; size?: Size } = {},
  ): Promise<Visitor> {
    const context = await this.browser.newContext({
      viewport: SIZES[size],
      hasTouch: size === 'phone',
      reducedMotion: 'reduce',
      locale: 'en',
      serviceWorkers: 'block',
      ...more,
    })
    context.setDefaultTimeout(PATIENCE)
    if (token !== undefined) await context.addInitScript(keepToken, token)
    const page = await context.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('request', (request) => {
      const { protocol, origin } = new URL(request.url())
      if (protocol.startsWith('http') && origin !== this.url) problems.push(`asks ${origin}`)
    })
    await page.goto(this.url + path)
    return { page, context, problems }
  }

  newGuest(): Promise<string> {
    return newGuest(this.url)
  }

  async ask<T = never>(path: string, token?: string, body?: unknown): Promise<T> {
    return (await call(this.url, path, token, body)).body
  }

  async status(path: string, token?: string): Promise<number> {
    return (await call(this.url, path, token)).status
  }

  /** In the end. */
  async until(isSo: () => Promise<boolean>): Promise<void> {
    const deadline = performance.now() + PATIENCE
    while (performance.now() < deadline) {
      if (await isSo()) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('it never came to that')
  }

  /** A code that makes a moderator. */
  async invite(): Promise<string> {
    const { stdout } = await promisify(execFile)(process.execPath, [SALOON, 'admin', 'invite', '--data', this.folder])
    return stdout.split('\n')[0]!
  }

  /** A whole game of bots, and its address. */
  async finishedGame(game: string, seats: number, token: string, mine?: { readonly name: string }): Promise<string> {
    const { id } = await this.ask<{ id: string }>('/api/tables', token, { game, seats, pace: 0, talk: 'free' })
    let n = 0
    const wish = async (wanted: object): Promise<void> => {
      await this.ask(`/api/tables/${id}/commands`, token, { id: `t-${id}-${n++}`, wish: wanted })
    }
    if (mine) await wish({ do: 'sit', seat: 0, name: mine.name })
    for (let seat = mine ? 1 : 0; seat < seats; seat++)
      await wish({ do: 'seat-bot', seat, bot: 'greedy', name: `Bot ${seat + 1}` })
    await wish({ do: 'start' })
    if (mine) await wish({ do: 'away', seat: 0 })
    await this.until(async () => (await this.status(`/api/replays/${id}.1`, token)) === 200)
    return `${id}.1`
  }
}

function keepToken(token: string): void {
  localStorage.setItem('saloon.token', JSON.stringify(token))
}
