// The wooden table from above: aimed by keys, by a slider, by a tap and from a list; and the motion of a flick is shown.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'

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
  // What goes on by itself may be over before a hand is there to press it.
  settings: JSON.stringify({ autoAnswer: false }),
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

test.each([
  ['phone', 300],
  ['desk', 600],
] as const)('on a %s there is room to aim: everything in reach, every letter can be read', async (size, wide) => {
  const table = await aboutToMove(size)
  const { page } = table
  const plan = (await page.locator('.plan-top').boundingBox())!
  expect(plan.width).toBeGreaterThan(wide)
  expect(plan.x).toBeGreaterThanOrEqual(0)
  const letters = await page.$$eval('.plan svg text', (all) =>
    all.map((text) => Number.parseFloat(getComputedStyle(text).fontSize) * (text as SVGTextElement).getScreenCTM()!.a),
  )
  expect(letters.length).toBeGreaterThan(10)
  expect(Math.min(...letters)).toBeGreaterThanOrEqual(10)
  const hidden = await page.locator('.prompt').evaluate((prompt) => prompt.scrollHeight - prompt.clientHeight)
  expect(hidden).toBeLessThanOrEqual(1)
  for (const dial of await page.locator('.dial-range').all())
    expect((await dial.boundingBox())!.width).toBeGreaterThan(60)
  for (const one of ['.dial-range', '.plan-targets', '[data-commit]'])
    await page.locator(one).last().click({ trial: true })
  await table.close()
})

test('a tap on a piece says what it is; while aiming it means that piece', async () => {
  const table = await tables.open(TOWN)
  const { page } = table
  await table.waitForMe()
  const middleOf = async (piece: string) => {
    const { x, y, width, height } = (await page.locator(`[data-piece="${piece}"] path`).boundingBox())!
    return [x + width / 2, y + height / 2] as const
  }
  await page.locator('.plan svg text').first().waitFor()
  await page.mouse.click(...(await middleOf('O3')))
  await expect.poll(() => page.locator('#help-card').innerText()).toMatch(/Outlaw 3[^]*3 life/)
  await page.keyboard.press('Escape')
  await page.locator('[data-ref="word:L1"]').first().click()
  await page.keyboard.press('Enter')
  await table.waitForMe()
  await page.locator('[data-ref="do:move"]').first().click()
  const [x, y] = await middleOf('O3')
  await page.mouse.click(x + 7, y - 6) // nobody taps that well
  expect(await page.locator('.plan-targets').inputValue()).toBe('O3')
  expect(table.problems).toEqual([])
  await table.close()
})
