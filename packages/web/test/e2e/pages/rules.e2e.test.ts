// The rules, as one reads them before or beside a game.

import { describe, expect, test } from 'vitest'
import { openHouse } from '../support/house.ts'

const house = openHouse()

describe('rules', () => {
  test('one reads them in a minute first, and everything with its pictures on request', async () => {
    const { page, problems } = await house.visitor({ size: 'phone' })
    await page.goto('/rules/wanted')
    await page.getByRole('heading', { name: 'In a minute' }).waitFor()
    expect(await page.getByRole('heading', { name: 'Distance and range' }).count()).toBe(0)
    await page.getByRole('button', { name: 'Everything', exact: true }).click()
    await page.getByRole('heading', { name: 'Distance and range' }).waitFor()
    const gatling = page.locator('.rules-text li', { hasText: 'a shot at every other player' })
    await gatling.locator('.rules-picture svg').first().waitFor()
    await page.getByRole('heading', { name: 'Every card, die and token' }).waitFor()
    expect(problems).toEqual([])
  })

  test('who searches, searches everything', async () => {
    const { page } = await house.visitor()
    await page.goto('/rules/wanted')
    await page.getByLabel('Search the rules').fill('colt 45')
    await page.getByText('1 place found').waitFor()
    await page.getByRole('heading', { name: 'Distance and range' }).waitFor()
    await page.getByLabel('Search the rules').fill('zeppelin')
    await page.getByText('Nothing here speaks of “zeppelin”.').waitFor()
  })

  test('a link to a paragraph shows it, also from within the page', async () => {
    const { page } = await house.visitor()
    await page.goto('/rules/wanted#out-of-the-game')
    const heading = page.getByRole('heading', { name: 'Out of the game' })
    await heading.waitFor()
    await expect.poll(() => heading.evaluate((one) => one.getBoundingClientRect().top)).toBeLessThan(200)
    await page.getByRole('button', { name: 'In a minute' }).click()
    await page.evaluate(() => (location.hash = '#series'))
    await page.getByRole('heading', { name: 'Series' }).waitFor()
  })

  test('they are printed whole, without what is pressed', async () => {
    const { page } = await house.visitor()
    await page.goto('/rules/bang-dice')
    await page.evaluate(() => {
      const marked = window as Window & { printed?: string }
      marked.print = () => (marked.printed = document.querySelector('.rules-text')!.textContent!)
    })
    await page.getByRole('button', { name: 'Print' }).click()
    await page.waitForFunction(() => (window as Window & { printed?: string }).printed?.includes('Three players'))
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByRole('button', { name: 'Print' }).isVisible()).toBe(false)
    expect(await page.locator('.header').isVisible()).toBe(false)
    expect(await page.getByRole('heading', { name: 'Three players' }).isVisible()).toBe(true)
  })
})
