// What helps at the table: the pace, the turns since mine, slips that cover nothing, an aid, the focus, the recap.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TablePage, type Tables, openTables } from '../support/pages.ts'
import { playWhole } from '../whole/whole-game.ts'
import { SEVEN, at, cardRef } from '../wanted/table.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const DICE = { game: 'bang-dice', seats: 5, seed: 4, plain: '', lang: 'en', pace: 40 }
const FULL = JSON.stringify({ motion: 'full' })

/** My turn, and the others have had theirs. */
async function afterARound(): Promise<TablePage> {
  const table = await tables.open(DICE)
  for (let n = 0; (await table.page.locator('.since-button').count()) === 0; n++) {
    if ((await table.waitForMe()) === 'over') throw new Error('it was over too soon')
    await table.page.evaluate(async (seed) => {
      const { link, random } = globalThis.saloon
      const { game } = link.snapshot()
      const ask = game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)
      if (ask) await link.wish({ do: 'act', seat: 0, ask: ask.id, action: { ...random(0, seed) } })
    }, n)
  }
  await table.waitForMe()
  return table
}

describe('T26: pace', () => {
  test('the speed of the game is at hand, and applies at once', async () => {
    const table = await tables.open({ ...DICE, pace: 1000 })
    const { page } = table
    await page.click('.pace-button')
    await page.getByRole('button', { name: '×4', exact: true }).click()
    await page.locator('.pace-button', { hasText: '×4' }).waitFor()
    await page.waitForFunction(
      () => (globalThis.saloon.link.snapshot() as unknown as { table: { pace: number } }).table.pace === 250,
    )
    await table.close()
  })

  test('each of the others’ turns since mine has a line, which shows it again', async () => {
    const table = await afterARound()
    const { page } = table
    await page.click('.since-button')
    const lines = await page.$$eval('.since-turn', (all) => all.map((line) => line.textContent))
    expect(lines.length).toBeGreaterThan(1)
    expect(lines.length).toBeLessThanOrEqual(4)
    await page.locator('.since-again').first().click()
    await page.locator('.band-past').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('.band-past').waitFor({ state: 'detached' })
    await table.close()
  })
})

test('T27: slips of paper lie on no name, no life and no other slip', { timeout: 280_000 }, async () => {
  const table = await tables.open({ ...DICE, pace: 250, settings: FULL })
  const { page } = table
  await page.evaluate(() => {
    const found = { slips: 0, covered: [] as string[] }
    Object.assign(globalThis, { found })
    const area = (one: DOMRect, other: DOMRect): number =>
      Math.max(0, Math.min(one.right, other.right) - Math.max(one.left, other.left)) *
      Math.max(0, Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top))
    const look = (): void => {
      const slips = [...document.querySelectorAll('.effects-chip[data-placed]')]
      found.slips = Math.max(found.slips, slips.length)
      const things = [...document.querySelectorAll('.seat-name, .life'), ...slips]
      for (const slip of slips)
        for (const thing of things)
          if (thing !== slip && area(slip.getBoundingClientRect(), thing.getBoundingClientRect()) > 120)
            found.covered.push(`${slip.textContent} lies on ${thing.textContent}`)
      requestAnimationFrame(look)
    }
    look()
  })
  await playWhole(page)
  const found = await page.evaluate(
    () => (globalThis as unknown as { found: { slips: number; covered: string[] } }).found,
  )
  expect(found.slips).toBeGreaterThan(0)
  expect([...new Set(found.covered)]).toEqual([])
  await table.close()
})

test('T28: what can be picked, what is picked and what can’t be differ in their marks, not in colour alone', async () => {
  const table = await at(tables, SEVEN)
  const { page } = table
  await page.click(`.pickable[data-ref="${cardRef('bang-2C')}"]`)
  const marks = (selector: string): Promise<string> =>
    page
      .locator(selector)
      .first()
      .evaluate((thing) => {
        const tick = thing.querySelector('.pickable-tick')
        return `${getComputedStyle(thing).outlineStyle} ${tick ? getComputedStyle(tick, '::after').borderRadius : 'no tick'}`
      })
  const all = await Promise.all(
    ['.pickable[data-legal]:not([data-picked])', '.pickable[data-picked]', '.pickable[aria-disabled=true]'].map(marks),
  )
  expect(new Set(all).size).toBe(3)
  await table.close()
})

test('T29: the question mark opens an aid for this game first, the keys second', async () => {
  const table = await tables.open(DICE)
  const { page } = table
  await table.waitForMe()
  await page.keyboard.press('?')
  await page.locator('.aid').waitFor()
  expect(await page.locator('.aid').innerText()).toMatch(/Gatling/)
  await page.locator('.aid-ways').getByRole('button', { name: /^Keys/ }).click()
  await page.locator('.aid').waitFor({ state: 'detached' })
  expect(await page.locator('dialog kbd').count()).toBeGreaterThan(10)
  await table.close()
})

test('T30: after an answer the focus is where the next thing happens; Enter plays what is picked', async () => {
  const table = await tables.open({ ...DICE, pace: 20 })
  const { page } = table
  await table.waitForMe()
  for (let answers = 0; answers < 6; answers++) {
    const seq = await table.seq()
    if (!(await page.locator('[data-commit]:not([aria-disabled])').count())) {
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Space')
    }
    if (!(await page.locator('[data-commit]:not([aria-disabled])').count())) break
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
    if ((await table.waitForMe()) === 'over') break
    expect(await page.evaluate(() => document.activeElement?.closest('.prompt, .field, .tray') !== null)).toBe(true)
  }
  await table.close()
})

test('T31: on a phone a hand of ten can be read and touched', async () => {
  const hand = 'bang-2C missed-2S panic-JH cat-balou-KH beer-6H saloon-5H duel-JS jail-4H gatling-10H indians-KD'
  const table = await at(tables, { ...SEVEN, A: { hand, life: 4 } }, [], {}, 'phone')
  const { page } = table
  const cards = page.locator('.tray .wa-card')
  expect(await cards.count()).toBe(10)
  for (let card = 0; card < 10; card++) {
    await cards.nth(card).scrollIntoViewIfNeeded()
    const box = (await cards.nth(card).boundingBox())!
    const next = card < 9 ? (await cards.nth(card + 1).boundingBox())!.x : box.x + box.width
    expect(Math.min(box.width, next - box.x), `card ${card + 1}`).toBeGreaterThanOrEqual(44)
    expect(box.height).toBeGreaterThanOrEqual(44)
  }
  await table.close()
})

test('T32: what one missed is told in whole sentences, which cover no seat', async () => {
  const table = await tables.open({ ...DICE, pace: 100 })
  const { page } = table
  await table.waitForMe()
  await page.evaluate(async () => {
    const { link } = globalThis.saloon as unknown as { link: { wish(wish: object): Promise<unknown>; lose(): void } }
    await link.wish({ do: 'away', seat: 0 })
    link.lose()
  })
  await page.waitForTimeout(1500)
  await page.evaluate(() => globalThis.saloon.link.retry())
  await page.locator('.recap li').first().waitFor()
  const lines = await page.$$eval('.recap li', (all) =>
    all.map((line) => [line.children.length, line.firstElementChild!.textContent] as const),
  )
  for (const [parts, sentence] of lines) {
    expect(parts).toBe(2) // the sentence in one piece, and its button
    expect(sentence).toMatch(/\.$/)
  }
  const recap = (await page.locator('.recap').boundingBox())!
  for (const seat of await page.locator('.field .seat').all()) {
    const { x, width } = (await seat.boundingBox())!
    expect(x + width).toBeLessThanOrEqual(recap.x)
  }
  await table.close()
})
