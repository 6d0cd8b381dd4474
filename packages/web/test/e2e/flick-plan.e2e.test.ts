// The wooden table from above: aimed by keys, by a slider, by a tap and from a list; and the motion of a flick is shown.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type TablePage, type Tables, openTables } from './pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const TOWN = {
  game: 'flick-em-up',
  seats: 2,
  people: 1,
  seed: 1,
  options: JSON.stringify({ scenario: 's01', wobble: 'off' }),
}

interface Spot {
  readonly id: string
  readonly pose: { readonly x: number; readonly z: number } | null
}
const spotOf = async (table: TablePage, id: string): Promise<Spot['pose']> =>
  ((await table.view()) as { cowboys: readonly Spot[] }).cowboys.find((one) => one.id === id)!.pose

/** The one with the Initiative is on turn and about to move. */
async function aboutToMove(size: Size = 'desk', more: Record<string, string> = {}): Promise<TablePage> {
  const table = await tables.open({ ...TOWN, ...more }, size)
  const { page } = table
  await table.waitForMe()
  await page.locator('.plan svg').waitFor()
  await page.locator('[data-ref="word:L1"]').first().click()
  await page.keyboard.press('Enter')
  await table.waitForMe()
  await page.locator('[data-ref="do:move"]').first().click()
  await page.locator('.plan-aim-line').waitFor({ state: 'attached' })
  return table
}
const direction = (table: TablePage): Promise<string> => table.page.locator('.dial output').first().innerText()

test('keys turn the aim finely and coarsely and set the power; the list and a tap aim at things', async () => {
  const table = await aboutToMove()
  const { page } = table
  const start = await direction(table)
  await page.locator('.plan-table').focus()
  await page.keyboard.press('ArrowLeft')
  expect(await direction(table)).toBe('1°')
  await page.keyboard.press('Shift+ArrowLeft')
  expect(await direction(table)).toBe('1.1°')
  await page.keyboard.press('Alt+ArrowLeft')
  expect(await direction(table)).toBe('6.1°')
  await page.keyboard.press('Alt+ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await page.keyboard.press('ArrowRight')
  expect(await direction(table)).toBe(start)
  const power = (): Promise<string> => page.locator('.dial output').nth(1).innerText()
  const before = Number(await power())
  await page.keyboard.press('ArrowUp')
  expect(Number(await power())).toBe(before + 20)
  await page.locator('.plan-targets').selectOption({ index: 2 })
  expect(await direction(table)).not.toBe(start)
  const aimed = await direction(table)
  const box = (await page.locator('.plan svg').boundingBox())!
  await page.mouse.click(box.x + box.width / 2, box.y + box.height * 0.1)
  expect(await direction(table)).not.toBe(aimed)
  expect(table.problems).toEqual([])
  await table.close()
})

test('a flick is played back, and the piece stands where it came to rest', async () => {
  const table = await aboutToMove('desk', { settings: JSON.stringify({ motion: 'full' }) })
  const { page } = table
  const before = (await spotOf(table, 'L1'))!
  await page.locator('.plan-table').focus()
  for (let n = 0; n < 2; n++) await page.keyboard.press('Alt+ArrowDown')
  await page.keyboard.press('Enter')
  await page.locator('.plan svg[data-playing] .plan-flicked').waitFor({ state: 'attached' })
  await page.locator('.plan svg:not([data-playing])').waitFor()
  const after = (await spotOf(table, 'L1'))!
  expect(after).not.toEqual(before)
  expect(table.problems).toEqual([])
  await table.close()
})

test('fits a phone', async () => {
  const table = await aboutToMove('phone')
  const box = (await table.page.locator('.plan svg').boundingBox())!
  expect(box.width).toBeGreaterThan(200)
  expect(box.width).toBeLessThanOrEqual(390)
  await table.close()
})
