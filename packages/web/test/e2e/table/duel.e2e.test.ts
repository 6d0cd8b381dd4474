// A duel by the bells between two people, each with a browser of their own: both hear the clock, and one can't wait.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { noon } from '../../../../games/pitch-in-the-west/test/noon.ts'
import { House, type Visitor } from '../support/visiting.ts'

let house: House
beforeAll(async () => {
  house = await House.open()
}, 120_000)
afterAll(() => house.close())

/** As few as there may be. */
const STROKES = 3
const SOON = { timeout: 60_000 } // a crowded machine is no bug

/** Both at a table at which noon strikes at once. */
async function faceToFace(): Promise<readonly [Visitor, Visitor]> {
  const tokens = [await house.newGuest(), await house.newGuest()]
  const { id } = await house.ask<{ id: string }>('/api/tables', tokens[0], {
    game: 'pitch-in-the-west',
    seats: 2,
    options: noon,
  })
  const say = (who: number, n: number, wish: object) =>
    house.ask(`/api/tables/${id}/commands`, tokens[who], { id: `duel-${n}`, wish })
  await say(0, 1, { do: 'sit', seat: 0, name: 'Ana' })
  await say(1, 2, { do: 'sit', seat: 1, name: 'Bo' })
  await say(1, 3, { do: 'ready', ready: true })
  await say(0, 4, { do: 'start' })
  const [ana, bo] = await Promise.all([
    house.visit(`/t/${id}`, { token: tokens[0]! }),
    house.visit(`/t/${id}`, { token: tokens[1]!, locale: 'fr' }),
  ])
  const two = [ana, bo] as const
  for (const { page } of two) {
    page.setDefaultTimeout(SOON.timeout)
    await page.locator('.prompt').waitFor()
  }
  const attacker = await Promise.race(
    two.map(async (one) => {
      await one.page.locator('.prompt[data-mine]:not([data-inert])').waitFor()
      return one
    }),
  )
  await attacker.page.locator('[data-commit]').click() // the only one there is, and three strokes
  // By then the house has measured both lines.
  for (const { page } of two) await page.locator('[data-ref="do:ready"]').waitFor()
  await ana.page.waitForTimeout(2000)
  for (const { page } of two) await page.locator('[data-ref="do:ready"]').click()
  return attacker === ana ? [ana, bo] : [bo, ana]
}

const inBothLogs = (two: readonly Visitor[], words: RegExp): Promise<unknown> =>
  Promise.all(two.map(({ page }) => page.locator('.log').getByText(words).first().waitFor({ state: 'attached' })))

test('G28 both hear the same strokes; whoever can’t wait is early, and pays for it', { timeout: 240_000 }, async () => {
  const two = await faceToFace()
  const [attacker, defender] = two
  for (const { page } of two) await page.locator('.bells:not([data-now])').waitFor()
  // The defender looks west, and pitches to the east.
  await defender.page.locator('[data-verb="colt"]').first().click()
  await defender.page.locator('[data-commit]:not([aria-disabled])').click()
  await inBothLogs(two, /was early|était en avance/)
  await Promise.all(two.map(({ page }) => page.locator('.bells[data-now]').waitFor()))
  const strokes = await Promise.all(two.map(({ page }) => page.locator('.bells-strokes i[data-heard]').count()))
  expect(strokes).toEqual([STROKES, STROKES])
  const { page } = attacker
  await page.locator('[data-verb="colt"]').first().click()
  const [, target] = await page.locator('.plan-targets option:not([value=""])').all()
  await page.locator('.plan-targets').selectOption(await target!.getAttribute('value'))
  await page.locator('[data-commit]').click()
  await inBothLogs(two, /loses 3 life points|perd 3 points de vie/)
  for (const { page } of two) await page.locator('.bells').waitFor({ state: 'detached' })
  expect([...attacker.problems, ...defender.problems]).toEqual([])
})
