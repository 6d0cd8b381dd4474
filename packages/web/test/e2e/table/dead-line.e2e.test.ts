// A line that dies without a goodbye, as it does when Wi-Fi goes or a phone has slept: the page notices by itself, and comes back.

import { chromium } from 'playwright-core'
import { call, newGuest, startProxy, startServer } from '@saloon/server/running'
import { expect, test } from 'vitest'
import { howToLaunch } from '../../../../../scripts/browser.mjs'

/** Milliseconds: promised, and after something that may have woken the machine; and for a machine that is busy. */
const NOTICED = 45_000
const WOKEN = 12_000
const SLACK = 10_000

test('T9: the page notices a line on which nothing comes any more', { timeout: 240_000 }, async () => {
  const server = await startServer({ SALOON_STORE: 'memory' })
  const browser = await chromium.launch(howToLaunch())
  const proxy = await startProxy(Number(new URL(server.url).port))
  try {
    const table = await playing(server.url)
    const page = await browser.newPage()
    await page.goto(`http://localhost:${proxy.port}/t/${table}/watch`)
    await page.locator('.table-frame').waitFor({ timeout: 60_000 })
    const lost = page.locator('.band-lost')
    expect(await lost.count()).toBe(0)

    proxy.set('stopped')
    await lost.waitFor({ timeout: NOTICED + SLACK })
    proxy.set('fine')
    await lost.waitFor({ state: 'detached', timeout: 60_000 })

    proxy.set('stopped')
    await page.evaluate(() => void dispatchEvent(new Event('online')))
    await lost.waitFor({ timeout: WOKEN + SLACK })
    // New lines that nobody takes up are given up as well: it goes on trying.
    await page.waitForTimeout(WOKEN)
    proxy.set('fine')
    await lost.waitFor({ state: 'detached', timeout: 60_000 })
  } finally {
    await browser.close()
    await proxy.close()
    await server.kill('SIGTERM')
  }
})

/** A game that stands still until somebody moves. */
async function playing(url: string): Promise<string> {
  const token = await newGuest(url)
  const opened = await call(url, '/api/tables', token, { game: 'bang-dice', seats: 3 })
  const { id, invite } = opened.body as { id: string; invite: string }
  let sent = 0
  const want = (wish: object) => call(url, `/api/tables/${id}/commands`, token, { id: `c${sent++}`, wish })
  for (const seat of [0, 1, 2]) await want({ do: 'sit-too', seat, name: `Guest ${seat}` })
  expect((await want({ do: 'start' })).status).toBe(200)
  return invite
}
