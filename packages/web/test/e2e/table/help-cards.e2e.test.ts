// A help card lies beside what it explains, on the boards as they are drawn: everything that can be picked stays in sight.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIZES, type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

/** Lets seat 0 answer at random until it is asked this. */
async function playTo(table: TablePage, kind: string): Promise<void> {
  const isAsked = await table.page.evaluate(async (wanted) => {
    const { link, random } = globalThis.saloon
    for (let i = 0; i < 20_000; i++) {
      const { game } = link.snapshot()
      const ask = game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)
      if (ask?.kind === wanted) return true
      if (ask === undefined) await new Promise((resolve) => setTimeout(resolve, 2))
      else await link.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...random(0, i) } })
    }
    return false
  }, kind)
  expect(isAsked, kind).toBe(true)
  await table.waitForMe()
}

/** What the open card keeps from being picked, and whether it is whole. */
const hidden = (table: TablePage): Promise<string[]> =>
  table.page.evaluate(() => {
    const card = document.querySelector('.help-card')!.getBoundingClientRect()
    const covers = (x: number, y: number): boolean => x > card.left && x < card.right && y > card.top && y < card.bottom
    const found = [...document.querySelectorAll('[data-legal], .prompt .button')].flatMap((element) => {
      const { left, top, width, height } = element.getBoundingClientRect()
      if (width === 0 || !covers(left + width / 2, top + height / 2)) return []
      return [element.getAttribute('data-ref') ?? element.textContent]
    })
    const isInside = card.left >= 0 && card.top >= 0 && card.right <= innerWidth && card.bottom <= innerHeight
    return isInside ? found : ['the card itself', ...found]
  })

const ASKED: readonly (readonly [Size, string])[] = [
  ['desk', 'reroll'],
  ['desk', 'assign-shots'],
  ['phone', 'reroll'],
  ['phone', 'assign-shots'],
]
test.each(ASKED)(
  'T18: whatever is looked up on the board of dice (%s, asked to %s), what can be picked is in sight',
  { timeout: 180_000 },
  async (size, kind) => {
    const table = await tables.open({ game: 'bang-dice', plain: '', seats: 5, seed: 31, lang: 'en' }, size)
    await playTo(table, kind)
    const { page } = table
    const things = page.locator('.pickable:visible')
    const count = await things.count()
    expect(count).toBeGreaterThan(6)
    for (let n = 0; n < count; n++) {
      const thing = things.nth(n)
      const box = (await thing.boundingBox())!
      if (box.y + box.height > SIZES[size].height) continue // scrolled away
      if (size === 'desk') await thing.hover({ force: true })
      else await thing.dispatchEvent('pointerdown', { pointerType: 'touch', bubbles: true })
      await page.locator('.help-card:visible').waitFor()
      expect(await hidden(table), (await thing.getAttribute('data-ref'))!).toEqual([])
      await page.keyboard.press('Escape')
      await page.locator('.help-card').waitFor({ state: 'detached' })
      await page.mouse.move(1, 1)
    }
    await table.close()
  },
)

const legends = (): Promise<TablePage> => {
  const settings = JSON.stringify({ autoAnswer: false })
  return tables.open({ game: 'western-legends', seats: 2, seed: 3, lang: 'en', settings })
}
const income = async (): Promise<TablePage> => {
  const table = await legends()
  await playTo(table, 'income')
  return table
}

test(
  'T18: the card of a word in the prompt makes way for the button that comes when the word is picked',
  { timeout: 180_000 },
  async () => {
    const table = await income()
    const { page } = table
    for (const word of await page.locator('.words .pickable').all()) {
      await word.hover()
      await page.locator('.help-card:visible').waitFor()
      await page.mouse.down() // without leaving the word: the card is open when the button comes
      await page.mouse.up()
      await page.locator('.prompt [data-commit]:not([aria-disabled])').waitFor()
      // It moves when there is time to.
      await expect.poll(() => hidden(table), { message: await word.innerText() }).toEqual([])
      await page.mouse.move(1, 1)
      await page.locator('.help-card').waitFor({ state: 'detached' })
    }
    await page.locator('.prompt [data-commit]').click()
    await table.close()
  },
)

test('T18: the card of something that leaves the table leaves with it', { timeout: 180_000 }, async () => {
  const table = await income()
  const { page } = table
  const word = page.locator('.words .pickable').first()
  const name = await word.innerText()
  await word.hover()
  await page.locator('.help-card:visible').getByText(name).waitFor()
  // Answered by the clock, say: the words are gone, and the pointer hasn't moved.
  await page.evaluate(() => {
    const { link, random } = globalThis.saloon
    const { game } = link.snapshot()
    const ask = game.module.game.asks(game.view).find(({ seat }) => seat === 0)!
    return link.wish({ do: 'act', seat: 0, ask: ask.id, action: random(0, 1) })
  })
  await word.waitFor({ state: 'detached' })
  await page.locator('.help-card').getByText(name, { exact: true }).waitFor({ state: 'detached' })
  await table.close()
})

test(
  'T18: what comes to lie under a pointer that rests opens no card until it is pointed at',
  { timeout: 180_000 },
  async () => {
    const known = await income()
    const { x, y, width, height } = (await known.page.locator('.words .pickable').first().boundingBox())!
    await known.close()
    const table = await legends()
    const { page } = table
    await page.mouse.move(x + width / 2, y + height / 2)
    await playTo(table, 'income')
    const word = page.locator('.words .pickable').first()
    await word.and(page.locator(':hover')).waitFor()
    await page.waitForTimeout(1_000)
    expect(await page.locator('.help-card').count()).toBe(0)
    await page.mouse.move(x + width / 2 + 2, y + height / 2)
    await page
      .locator('.help-card:visible')
      .getByText(await word.innerText())
      .waitFor()
    await table.close()
  },
)
