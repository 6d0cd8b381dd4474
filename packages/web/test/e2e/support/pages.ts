// A real browser and the page that lays out tables.

import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core'
import type { Playthrough, Premove, TableLink } from '../../../src/link/link.ts'
import type { WoodenView } from '../../../src/wood/scene/wooden-table.ts'
import { howToLaunch } from '../../../../../scripts/browser.mjs'
import { servePage } from '../../page/serve.ts'

/** How long something is waited for: a crowded machine is no bug. Less than a test may take, so that it is said what it was. */
export const PATIENCE = 120_000

export const SIZES = {
  desk: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
  side: { width: 844, height: 390 },
} as const
export type Size = keyof typeof SIZES

export interface Tables {
  open(query: Readonly<Record<string, string | number>>, size?: Size): Promise<TablePage>
  close(): Promise<void>
}

export async function openTables(): Promise<Tables> {
  const served = await servePage()
  const browser: Browser = await chromium.launch(howToLaunch())
  return {
    async open(query, size = 'desk') {
      const context = await browser.newContext({
        viewport: SIZES[size],
        hasTouch: size === 'phone',
        reducedMotion: 'reduce',
      })
      context.setDefaultTimeout(PATIENCE)
      const page = await context.newPage()
      const table = new TablePage(page, context)
      // `plain: ''`: with the game's own board.
      const words = Object.entries({ plain: 1, pace: 0, ...query })
        .filter(([, value]) => String(value) !== '')
        .map(([key, value]) => [key, String(value)])
      await page.goto(`${served.url}?${new URLSearchParams(words).toString()}`)
      await page.waitForSelector('.prompt, .pass')
      return table
    },
    async close() {
      await browser.close()
      await served.close()
    },
  }
}

interface Saloon {
  readonly ended: boolean
  readonly legal: (seat: number) => string[]
  readonly random: (seat: number, n: number) => { readonly do: string }
  lay(state: object): Promise<void>
  wooden(): WoodenView | undefined // the wooden table, once it is drawn
  readonly settings: { setState(change: object): void }
  readonly link: Omit<TableLink, 'snapshot'> & {
    lose(): void
    snapshot(): { readonly game: Playthrough; readonly prepared: readonly Premove[] }
  }
}
declare global {
  var saloon: Saloon
}

export class TablePage {
  readonly page: Page
  readonly problems: string[] = [] // errors in the console
  private readonly context: BrowserContext

  constructor(page: Page, context: BrowserContext) {
    this.page = page
    this.context = context
    page.on('pageerror', (error) => this.problems.push(String(error)))
    page.on('console', (message) => {
      if (message.type() === 'error') this.problems.push(message.text())
    })
  }

  /** Until it is my turn with buttons that work, or the end. */
  async waitForMe(): Promise<'mine' | 'over'> {
    const look = (): string | null | undefined => {
      if (globalThis.saloon.ended || document.querySelector('.prompt')?.textContent?.includes('The game is over'))
        return 'over'
      document.querySelector<HTMLElement>('.wo-walk-close')?.click() // whoever plays for the test has read it
      // A step that has come is drawn when there is time.
      const drawn = document.querySelector<HTMLElement>('.table-frame')?.dataset['seq']
      if (drawn !== String(globalThis.saloon.link.snapshot().game.seq)) return null
      return document.querySelector('.prompt[data-mine]:not([data-inert]) .prompt-hands:not([data-busy])') && 'mine'
    }
    try {
      // By the clock: a crowded machine may paint nothing for a while.
      const found = await this.page.waitForFunction(look, undefined, { polling: 50 })
      return (await found.jsonValue()) as 'mine' | 'over'
    } catch (error) {
      const asks = await this.page.evaluate(() => {
        const { game } = globalThis.saloon.link.snapshot()
        return JSON.stringify([game.seq, game.module.game.asks(game.view)])
      })
      const prompt = await this.page.$eval('.prompt', (found) => found.outerHTML.slice(0, 600)).catch(() => 'no prompt')
      throw new Error(`${asks}\n${prompt}\n${this.problems.join('\n')}`, { cause: error })
    }
  }

  /** The refs that glow. */
  glowing(): Promise<string[]> {
    return this.page.$$eval('[data-legal]', (all) =>
      [...new Set(all.map((one) => one.getAttribute('data-ref')!))].toSorted(),
    )
  }

  legal(seat = 0): Promise<string[]> {
    return this.page.evaluate((who) => globalThis.saloon.legal(who), seat)
  }

  prompt(): Promise<string> {
    return this.page.innerText('.prompt')
  }

  view(): Promise<object> {
    return this.page.evaluate(() => globalThis.saloon.link.snapshot().game.view)
  }

  seq(): Promise<number> {
    return this.page.evaluate(() => globalThis.saloon.link.snapshot().game.seq)
  }

  close(): Promise<void> {
    return this.context.close()
  }
}
