// One visit, and then no network: all games are there.

import { expect, test } from 'vitest'
import { openHouse } from '../support/house.ts'

const house = openHouse()

test(
  'H6: after one visit every game and its rules can be opened offline, and the settings say how far that is',
  { timeout: 280_000 },
  async () => {
    const { page, context } = await house.visitor({ serviceWorkers: 'allow' })
    await page.goto('/')
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
    await page.goto('/settings')
    await page.getByText(/are being kept in this browser: \d+ of \d+ parts/).waitFor()
    await page.getByText('All games and their rules are kept in this browser').waitFor({ timeout: 200_000 })
    await context.setOffline(true)
    await page.goto('/')
    await page.getByText('Offline:').waitFor()
    const games = await page.locator('.poster').count()
    expect(games).toBe(6)
    for (let game = 0; game < games; game++) {
      await page.goto('/')
      await page
        .locator('.poster')
        .nth(game)
        .getByRole('button', { name: /^Play bots/ })
        .click()
      await page.locator('.prompt').waitFor()
      await page.goto('/')
      await page
        .locator('.poster')
        .nth(game)
        .getByRole('link', { name: /^Rules of/ })
        .click()
      await page.locator('.rules-page h1, main h1').first().waitFor()
    }
  },
)
