// The account, the data and the settings of somebody, in a real browser with the real house.

import { readFileSync } from 'node:fs'
import { authenticator } from '@saloon/server/running'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { axe } from '../support/axe.ts'
import { House } from '../support/visiting.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
}, 180_000)
afterAll(() => house?.close())

const exported = async (page: Page): Promise<string> => {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ])
  return readFileSync(await file.path(), 'utf8')
}

describe('Profile', { timeout: 120_000 }, () => {
  test('a guest makes an account with a passkey, comes in on another device, and becomes a guest again', async () => {
    const { page, context, problems } = await house.visit('/me')
    const first = await authenticator(page)
    await page.getByLabel('Name', { exact: true }).fill('Calamity Ann')
    await page.getByRole('button', { name: 'Save' }).click()
    await page.getByLabel('Name of this passkey').fill('My phone')
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByText('Your passkey is ready.').waitFor()
    await page.getByText('My phone').waitFor()
    expect(await axe(page)).toEqual([])
    const { credentials } = await first.session.send('WebAuthn.getCredentials', { authenticatorId: first.id })
    expect(credentials).toHaveLength(1)

    // The same passkey on another device, as a password manager brings it there.
    const other = await house.visit('/me')
    const second = await authenticator(other.page)
    await second.session.send('WebAuthn.addCredential', { authenticatorId: second.id, credential: credentials[0]! })
    await other.page.getByRole('button', { name: 'I have a passkey already' }).click()
    await other.page.getByText('Welcome back, Calamity Ann.').waitFor()
    expect(await other.page.getByLabel('Name', { exact: true }).inputValue()).toBe('Calamity Ann')
    await other.page.getByRole('button', { name: 'Remove the passkey: My phone' }).click()
    await other.page.getByText('This is your only passkey.').waitFor()
    await other.page.getByRole('button', { name: 'Become a guest again' }).click()
    await other.page.getByRole('button', { name: 'Remove all passkeys' }).click()
    await other.page.getByText('You play as a guest').waitFor()
    await other.context.close()

    await page.reload()
    await page.getByText('You play as a guest').waitFor()
    expect(problems).toEqual([])
    await context.close()
  })

  test('whoever changes their mind is told so, and nothing has happened', async () => {
    const { page, context } = await house.visit('/me')
    const { session, id } = await authenticator(page)
    await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false })
    await page.getByRole('button', { name: 'Create a passkey' }).click()
    await page.getByText('No passkey was used.').waitFor({ timeout: 90_000 })
    await page.getByText('You play as a guest').waitFor()
    await context.close()
  })

  test('P3: the export has all that is mine, and after deleting nothing of it', async () => {
    const token = await house.newGuest()
    await house.ask('/api/me', token)
    const replay = await house.finishedGame('wanted-one', 3, token, { name: 'Ana' })
    const { page, context } = await house.visit('/me', { token })
    await page.getByRole('link', { name: /^Replay: Wanted One/ }).waitFor()
    await page.getByText('Statistics at the house').waitFor()
    await page.locator('.me-details summary').click()
    await page.getByText('3 players').waitFor()
    expect(await axe(page)).toEqual([])
    expect(await exported(page)).toContain(replay)
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await page.getByText('1 game from your list').waitFor()
    await page.getByRole('button', { name: 'Delete everything' }).click()
    await page.getByText('Everything is gone.').waitFor()
    expect(await page.getByRole('link', { name: /^Replay:/ }).count()).toBe(0)
    expect(await exported(page)).not.toContain(replay)
    expect(await house.status('/api/me', token)).toBe(401)
    await context.close()
  })

  test('P1: settings apply without reload and persist', async () => {
    const { page, context } = await house.visit('/settings')
    await page.getByText('Français').click()
    await page.getByRole('heading', { name: 'Réglages' }).waitFor()
    await page.getByText('Lampe à huile').click()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    await page.reload()
    await page.getByRole('heading', { name: 'Réglages' }).waitFor()
    expect(await page.evaluate(() => document.documentElement.dataset['theme'])).toBe('dark')
    expect(await page.evaluate(() => document.documentElement.lang)).toBe('fr')
    await context.close()
  })

  test('P4: text at 150 % keeps every page of mine usable', async () => {
    const token = await house.newGuest()
    const replay = await house.finishedGame('bang-dice', 3, token, { name: 'Ana' })
    for (const path of ['/me', '/settings', '/replay/file', `/replay/${replay}?at=9`]) {
      for (const size of ['desk', 'phone'] as const) {
        const { page, context } = await house.visit(path, { token, size })
        await page.evaluate(() => localStorage.setItem('saloon.settings', JSON.stringify({ textSize: 150 })))
        await page.reload()
        await page.getByRole('heading', { level: 1 }).waitFor()
        await page.waitForTimeout(300)
        expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('24px')
        expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), path).toBe(true)
        if (path.includes('?at')) {
          for (const name of ['Play', 'On one event', 'More']) {
            const box = (await page.getByRole('button', { name, exact: true }).boundingBox())!
            expect(box.x, name).toBeGreaterThanOrEqual(0)
            expect(box.x + box.width, name).toBeLessThanOrEqual(page.viewportSize()!.width)
            expect(box.y + box.height, name).toBeLessThanOrEqual(page.viewportSize()!.height)
          }
        }
        await context.close()
      }
    }
  })
})
