// Both games of the wooden table as they are played on the screen: a whole short scenario by mouse, by touch, by keys alone and on the plan;
// and every kind of question at two sizes in both languages, with nothing covering anything.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  aims,
  byKeys,
  byMouse,
  byTaps,
  byTouch,
  FLICK,
  type Game,
  middleOf,
  openWooden,
  PITCH,
  playThrough,
} from '../support/flicking.ts'
import { type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
}, 120_000)
afterAll(() => tables.close())

const LONG = { timeout: 240_000 }
const open = (game: Game, size?: Size, more?: Readonly<Record<string, string>>) =>
  openWooden(tables, game, size, { wooden: 'plan', ...more })

describe.each([FLICK, PITCH])('G26 a whole scenario of $game in the plan view', LONG, (game) => {
  test.each([
    ['by mouse: pulled and let go', byMouse, 'desk'],
    ['by touch: on the pad', byTouch, 'phone'],
    ['by keys alone', byKeys, 'desk'],
    ['by taps and buttons', byTaps, 'desk'],
  ] as const)('%s', LONG, async (_how, hand, size) => {
    const table = await open(game, size)
    const asked = await playThrough(table, game, hand)
    expect(asked).toContain('turn')
    const shots = await table.page.evaluate(() =>
      globalThis.saloon.link
        .snapshot()
        .game.moments.flatMap(({ told }) => told)
        .filter(({ type }) => type === 'pitched'),
    )
    expect(shots.length).toBeGreaterThan(0)
    expect(table.problems).toEqual([])
    await table.close()
  })
})

test(
  'letting go only aims where one wants that; Escape, the right button and a short pull take it back',
  LONG,
  async () => {
    const settings = JSON.stringify({ releaseAims: true })
    const table = await open(FLICK, 'desk', { settings })
    const { page } = table
    await table.waitForMe()
    while (!(await aims(table))) {
      await page.locator('[data-commit]:not([aria-disabled])').click()
      await table.waitForMe()
    }
    const before = await table.seq()
    const from = await middleOf(table, '.aim-handle[data-what="bullet"]')
    const pull = async (pixels: number): Promise<void> => {
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x - pixels / 2, from.y)
      await page.mouse.move(from.x - pixels, from.y)
      await page.locator('.aim-band').waitFor()
    }
    await pull(100)
    await page.keyboard.press('Escape')
    await page.locator('.aim-band').waitFor({ state: 'detached' })
    await page.mouse.up()
    await pull(8)
    expect(await page.locator('.aim-force').innerText()).toContain('cancel')
    await page.mouse.up()
    expect(await page.locator('.flick-aim').count()).toBe(0)
    await pull(100)
    const shown = await page.locator('.aim-force').innerText()
    await page.mouse.up()
    await page.locator('.flick-aim').waitFor()
    expect(await table.seq()).toBe(before)
    // It stays, is nudged, and flies when the button says so.
    const [direction, force] = await page.locator('.aim-dial-value').allInnerTexts()
    expect(shown).toBe(`${force} · ${direction}`)
    await page.getByRole('button', { name: 'Direction: a little more' }).click()
    await expect.poll(() => page.locator('.aim-dial-value').first().innerText()).not.toBe(direction)
    await page.locator('.flick-go').click()
    await expect.poll(() => table.seq()).toBeGreaterThan(before)
    await page.locator('.verdict').waitFor()
    expect(table.problems).toEqual([])
    await table.close()
  },
)

// ---- nothing covers anything --------------------------------------------------------------------------------------

const TOWNS = [
  { game: 'flick-em-up', options: { scenario: 's03' }, shots: 3 },
  { game: 'pitch-in-the-west', options: { scenario: 'bank-robbery' }, shots: 3 },
] as const

/** What lies on something else, sticks out of the window, or is cut off. */
async function troubles(table: TablePage): Promise<string[]> {
  return table.page.evaluate(() => {
    const found: string[] = []
    const boxes = [
      ...document.querySelectorAll('.wooden-table, .wooden-head, .clan-box, .prompt, .own, .seat, .table-header'),
    ]
      .filter((one) => one.checkVisibility())
      .map((one) => ({ one, name: one.className, at: one.getBoundingClientRect() }))
    for (const { name, at } of boxes)
      if (at.left < -1 || at.top < -1 || at.right > innerWidth + 1 || at.bottom > innerHeight + 1)
        found.push(`${name} sticks out`)
    boxes.forEach((a, i) => {
      for (const b of boxes.slice(i + 1)) {
        const wide = Math.min(a.at.right, b.at.right) - Math.max(a.at.left, b.at.left)
        const high = Math.min(a.at.bottom, b.at.bottom) - Math.max(a.at.top, b.at.top)
        if (wide > 1 && high > 1) found.push(`${a.name} lies on ${b.name}`)
      }
    })
    for (const one of document.querySelectorAll(
      '.prompt, .prompt-ask, .clan-name, .town-clock strong, .prompt .button, .prompt .aim-dial-value',
    ))
      if (
        one.checkVisibility() &&
        (one.scrollWidth > one.clientWidth + 1 || one.scrollHeight > one.clientHeight + 2) &&
        getComputedStyle(one).display !== 'inline'
      )
        found.push(`${one.className} is cut: ${one.textContent}`)
    for (const one of document.querySelectorAll('.prompt button:not([tabindex="-1"]), .clan-member'))
      if (one.checkVisibility() && matchMedia('(pointer: coarse)').matches && one.getBoundingClientRect().height < 43.5)
        found.push(`${one.className} is too small`)
    return found
  })
}

describe.each(TOWNS)('nothing covers anything in $game', LONG, ({ game, options, shots }) => {
  test.each([
    ['desk', 'en'],
    ['desk', 'fr'],
    ['phone', 'en'],
    ['phone', 'fr'],
  ] as const)('%s, %s', LONG, async (size, lang) => {
    const settings = JSON.stringify({ laysByHand: true })
    const query = {
      plain: '',
      wooden: 'plan',
      game,
      seats: 2,
      people: 1,
      seed: 5,
      lang,
      settings,
      options: JSON.stringify(options),
    }
    const table = await tables.open(query, size)
    const { page } = table
    const seen = new Set<string>()
    for (let n = 0; n < shots;) {
      if ((await table.waitForMe()) === 'over') break
      expect(await troubles(table)).toEqual([])
      const before = await table.seq()
      if (await aims(table)) {
        const verb = page.locator('.flick-verb').nth(n % (await page.locator('.flick-verb').count()))
        await verb.click()
        await page.locator('.flick-aim').waitFor()
        expect(await troubles(table)).toEqual([])
        n++
      }
      seen.add(await page.evaluate(() => String(globalThis.saloon.link.snapshot().game.view.stack.at(-1)?.kind)))
      await page.locator('[data-commit]:not([aria-disabled])').click()
      await expect.poll(() => table.seq()).toBeGreaterThan(before)
    }
    expect(seen).toContain('turn')
    expect(table.problems).toEqual([])
    await table.close()
  })
})
