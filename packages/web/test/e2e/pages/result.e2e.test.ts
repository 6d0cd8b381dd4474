// The end of a game, for whoever played it.

import { describe, expect, test } from 'vitest'
import { SIZES, openHouse } from '../support/house.ts'

const house = openHouse()

describe('R7: the result says mine first', { timeout: 200_000 }, () => {
  test.each(['desktop', 'phone'] as const)('on a %s', async (size) => {
    const { page, problems } = await house.visitor({ size })
    await page.goto('/new/bang-dice?with=bots')
    await page.getByText('Options of the table').click()
    await page.getByRole('radio', { name: 'At once' }).check({ force: true })
    await page.locator('.start-button').click()
    await page.locator('.prompt').waitFor()
    // A bot plays my hand to the end.
    await page.getByRole('button', { name: 'Table menu' }).click()
    await page.getByRole('button', { name: 'Take a break' }).click()
    await page.locator('.result').waitFor()
    expect(await page.locator('h1').innerText()).toMatch(/^You (won|lost)$/)
    const mine = page.locator('.result-mine')
    await mine.locator('.result-picture svg').first().waitFor()
    expect(await mine.locator('.result-stamp').innerText()).toMatch(/won|lost/i)
    // What comes next is in sight, with nothing scrolled.
    const again = (await page.locator('.start-button').boundingBox())!
    expect(again.y + again.height).toBeLessThanOrEqual(SIZES[size].height)
    // Sides, and no places among those who won together.
    expect(await page.locator('.result-ranking th[scope=rowgroup]').allInnerTexts()).toEqual(['Won', 'Lost'])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SIZES[size].width)
    // Up to three moments, each of which leads into the replay.
    const moments = page.locator('.result-moments a')
    expect(await moments.count()).toBeGreaterThan(0)
    expect(await moments.count()).toBeLessThanOrEqual(3)
    expect(await moments.first().getAttribute('href')).toMatch(/^\/replay\/.+\?at=\d+$/)
    await moments.first().click()
    await page.locator('.replay-frame').waitFor()
    expect(problems).toEqual([])
  })
})
