// A game from outside the house (examples/liars-dice), built in by one setting: at the plain table, with the app's own worker and with the
// server's rules.

import { LANGUAGES } from '@saloon/kernel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { House } from '../support/visiting.ts'
import { playOnline, playWhole } from '../whole/whole-game.ts'

let house: House
beforeAll(async () => {
  house = await House.open({ SALOON_GAMES: 'examples/liars-dice' })
}, 240_000) // the app is built with it
afterAll(() => house.close())

test.each(LANGUAGES)(
  'it hangs on the wall and is played to its end against bots (%s)',
  async (locale) => {
    const { page, context, problems } = await house.visit('/', { locale, size: locale === 'fr' ? 'phone' : 'desk' })
    const name = locale === 'fr' ? 'Les dés du menteur' : 'Liar’s Dice'
    const poster = page.locator('.poster', { hasText: name })
    await poster.locator('a[href*="with=device"]').click()
    await page.locator('.set-up').waitFor()
    expect(await page.locator('.set-up-head').innerText()).toContain(name)
    await page.goto(`${house.url}/new/liars-dice?with=bots`)
    await page.locator('.start-button').click()
    await page.locator('.plain-lines').waitFor()
    expect((await playWhole(page)).presses).toBeGreaterThan(1)
    const winner = locale === 'fr' ? 'est le dernier joueur à avoir des dés' : 'has dice left'
    await page.getByText(winner).first().waitFor()
    expect(problems).toEqual([])
    await context.close()
  },
  240_000,
)

test('it is played online, by two in browsers of their own and a bot of the server', async () => {
  await playOnline(house, { game: 'liars-dice', seats: 3, seed: 1, options: { dice: 2 } })
}, 240_000)
