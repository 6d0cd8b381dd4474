// Setting up a table, in a real browser.

import { GAMES } from '@saloon/games'
import { describe, expect, test } from 'vitest'
import { SIZES, openHouse } from '../support/house.ts'

const house = openHouse()

describe.each(GAMES.map(({ game }) => game.rules))('set-up of $id', ({ id, seats, settings }) => {
  test('S1: Start is in sight at 390×844, whoever plays', async () => {
    const { page } = await house.visitor({ size: 'phone' })
    for (const company of ['bots', 'device', 'friends']) {
      await page.goto(`/new/${id}?with=${company}`)
      const start = page.getByRole('button', { name: company === 'friends' ? 'Open the table' : 'Start' })
      await start.waitFor()
      const box = (await start.boundingBox())!
      expect(box.y + box.height).toBeLessThanOrEqual(SIZES.phone.height)
      expect(await page.evaluate(() => scrollY)).toBe(0)
    }
  })

  test('S2: seats stop at what the game allows, and a set-up against the rules says why it cannot start', async () => {
    const { page } = await house.visitor()
    await page.goto(`/new/${id}?with=bots`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    const add = page.getByRole('button', { name: 'Add a seat' })
    while (await add.isVisible()) await add.click()
    expect(await page.locator('.seat-row').count()).toBe(seats.max)
    const remove = page.getByRole('button', { name: /^Remove seat/ })
    while ((await remove.count()) > 0) await remove.last().click()
    expect(await page.locator('.seat-row').count()).toBe(seats.min)
    // A seat without a name can't be dealt to.
    await page.getByLabel('Name at seat 1').fill(' ')
    await page.getByText('A name has 1 to 20 characters.').waitFor()
    const start = page.getByRole('button', { name: 'Start' })
    expect(await start.getAttribute('aria-disabled')).toBe('true')
    await start.click({ force: true })
    expect(page.url()).toContain('/new/')
  })

  test('S3: every option explains itself, and the defaults are those of the rulebook', async () => {
    if (settings.length === 0) return
    const { page } = await house.visitor()
    await page.goto(`/new/${id}`)
    await page.getByRole('radio', { name: 'House rules' }).check({ force: true })
    const { messages } = GAMES.find(({ game }) => game.rules.id === id)!
    for (const { key, usual, only } of settings) {
      const help = messages.en[`setting.${key}.help`]!
      expect(help.length).toBeGreaterThan(10)
      if (only) {
        // It isn't there before it means something.
        expect(await page.getByText(help).count()).toBe(0)
        await page.getByLabel(messages.en[`setting.${only.key}`]!).selectOption(String(only.value))
      }
      await page.getByText(help).waitFor()
      if (typeof usual !== 'boolean') continue
      const box = page.getByRole('switch', { name: messages.en[`setting.${key}`]! })
      expect(await box.isChecked()).toBe(usual)
    }
  })

  test('S4: what was chosen is there the next time', async () => {
    const { page } = await house.visitor()
    await page.goto(`/new/${id}?with=bots`)
    await page.getByText('Options of the table').click()
    await page.getByRole('radio', { name: 'Fast' }).check({ force: true })
    const before = await page.locator('.seat-row').count()
    await page.getByRole('button', { name: 'Add a seat' }).click()
    await page.getByRole('button', { name: 'Start' }).click()
    await page.waitForURL('**/t/local-*')
    await page.goto(`/new/${id}`)
    await page.getByRole('button', { name: 'Start' }).waitFor()
    expect(await page.locator('.seat-row').count()).toBe(before + 1)
    await page.getByText('Options of the table').click()
    expect(await page.getByRole('radio', { name: 'Fast' }).isChecked()).toBe(true)
  })
})

test('S2: options that do not go together say why', async () => {
  const { page } = await house.visitor()
  await page.goto('/new/wanted-one?with=bots')
  await page.getByRole('radio', { name: 'House rules' }).check({ force: true })
  const add = page.getByRole('button', { name: 'Add a seat' })
  while (await add.isVisible()) await add.click()
  const { messages, game } = GAMES.find(({ game }) => game.rules.id === 'wanted-one')!
  const quick = messages.en['setting.quick']!
  await page.getByRole('switch', { name: quick }).check()
  const refused = game.prepare({ seats: game.rules.seats.max, options: { quick: true } })
  expect(refused).toHaveProperty('code') // the rulebook's quick game is for few
  await page.locator('.set-up-problem').filter({ hasText: /\w/ }).waitFor()
  expect(await page.getByRole('button', { name: 'Start' }).getAttribute('aria-disabled')).toBe('true')
})
