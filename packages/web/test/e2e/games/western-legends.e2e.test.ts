// Western Legends at the plain table, with its plan of hexes: a whole game by mouse, some turns by keys and by touch, and all of it in sight.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { SIZES, type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { type Way, byKeyboard, byMouse, byTouch, playOut } from '../support/players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

test(
  'a whole first game by mouse: what glows is legal, and where one may go is on the plan',
  { timeout: 600_000 },
  async () => {
    const query = {
      game: 'western-legends',
      plain: '',
      seats: 2,
      seed: 3,
      options: JSON.stringify({ firstGame: true }),
    }
    const table = await tables.open(query, 'desk')
    let steps = 0
    const turns = await playOut(table, byMouse, async () => {
      const legal = await table.legal()
      const isPicked = await table.page.$('.pickable[data-picked]')
      // What doesn't fit beside the main button lies behind “more”.
      if (!isPicked) expect(legal).toEqual(expect.arrayContaining(await table.glowing()))
      const ways = legal.filter((ref) => ref.startsWith('place:'))
      if (ways.length === 0) return
      steps++
      const drawn = await table.page.$$eval('.hex-plan [data-legal]', (all) =>
        all.map((hex) => hex.getAttribute('data-ref')),
      )
      expect(new Set(drawn)).toEqual(new Set(ways))
    })
    expect(turns).toBeGreaterThan(20)
    expect(steps).toBeGreaterThan(3)
    expect(table.problems).toEqual([])
    await table.close()
  },
)

const open = (size: Size, lang: string): Promise<TablePage> => {
  const theme = lang === 'fr' ? 'dark' : 'light'
  // Nothing goes by itself: everything is for the one who plays here.
  const settings = JSON.stringify({ autoAnswer: false })
  return tables.open({ game: 'western-legends', plain: '', seats: 4, seed: 3, lang, theme, settings }, size)
}
const places = async (table: TablePage): Promise<string[]> =>
  (await table.legal()).filter((ref) => ref.startsWith('place:'))

/** Answers at random until one may go somewhere. */
async function aboutToGo(table: TablePage): Promise<void> {
  for (let n = 0; n < 200; n++) {
    expect(await table.waitForMe()).toBe('mine')
    if ((await places(table)).length > 1) return
    const seq = await table.seq()
    await table.page.evaluate((nth) => {
      const { link, random } = globalThis.saloon
      const { game } = link.snapshot()
      const ask = game.module.game.asks(game.view).find(({ seat, must }) => seat === 0 && must)!
      void link.wish({ do: 'act', seat: 0, ask: ask.id, action: random(0, nth) })
    }, n)
    await table.page.waitForFunction((before) => globalThis.saloon.link.snapshot().game.seq > before, seq)
  }
  throw new Error('nobody ever went anywhere')
}

test.each(['en', 'fr'])(
  'the whole plan is in sight at 1440×900 and at 390×844, and so is all that can be chosen (%s)',
  { timeout: 240_000 },
  async (lang) => {
    for (const size of ['desk', 'phone'] as const) {
      const table = await open(size, lang)
      await aboutToGo(table)
      const field = (await table.page.locator('.middle').boundingBox())!
      const plan = (await table.page.locator('.hex-plan').boundingBox())!
      expect(plan.x).toBeGreaterThanOrEqual(field.x - 1)
      expect(plan.y).toBeGreaterThanOrEqual(field.y - 1)
      expect(plan.x + plan.width).toBeLessThanOrEqual(field.x + field.width + 1)
      expect(plan.y + plan.height).toBeLessThanOrEqual(field.y + field.height + 1)
      expect(plan.width).toBeGreaterThanOrEqual(size === 'desk' ? 440 : 200)
      const ways = await places(table)
      // On a small window they are chosen from the list, and the plan is a picture.
      const from = size === 'desk' ? '.hex-plan' : '.plain-tiles'
      const offered = await table.page.$$eval(`${from} [data-legal]`, (all) =>
        all.map((one) => one.getAttribute('data-ref')!),
      )
      expect(offered.toSorted()).toEqual(ways)
      if (size === 'phone') expect(await table.page.locator('.hex-plan .hex-open').count()).toBe(ways.length)
      for (const way of await table.page.$$(`${from} [data-legal]`)) {
        const box = (await way.boundingBox())!
        expect(Math.min(box.x, box.y)).toBeGreaterThanOrEqual(0)
        expect(box.x + box.width).toBeLessThanOrEqual(SIZES[size].width)
        expect(box.y + box.height).toBeLessThanOrEqual(SIZES[size].height)
        expect(Math.min(box.width, box.height)).toBeGreaterThanOrEqual(size === 'desk' ? 34 : 44)
      }
      expect(table.problems).toEqual([])
      await table.close()
    }
  },
)

const WAYS: readonly (readonly [string, Way, Size])[] = [
  ['by keys alone at 1440×900', byKeyboard, 'desk'],
  ['by touch at 390×844', byTouch, 'phone'],
]
test.each(WAYS)('some turns, steps over the map among them, %s', { timeout: 300_000 }, async (_name, way, size) => {
  const table = await open(size, 'en')
  let steps = 0
  for (let turn = 0; turn < 12 || steps < 2; turn++) {
    expect(await table.waitForMe()).toBe('mine')
    if ((await places(table)).length > 0) steps++
    await way(table, turn)
  }
  expect(table.problems).toEqual([])
  await table.close()
})
