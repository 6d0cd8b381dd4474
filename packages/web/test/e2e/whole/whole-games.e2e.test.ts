// Whole games at the plain table, by mouse, by keyboard alone, by touch.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIZES, type Size, type Tables, openTables } from '../support/pages.ts'
import { type Way, byKeyboard, byMouse, byTouch, playOut } from '../support/players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

const GAMES = [
  { game: 'bang-dice', seats: 3, seed: 5 },
  { game: 'wanted-one', seats: 2, seed: 4, options: JSON.stringify({ quick: true, dollars: true, cavalry: true }) },
  { game: 'made-up', seats: 3, seed: 2, options: JSON.stringify({ rounds: 2 }) },
] as const
const WAYS: readonly (readonly [string, Way, Size])[] = [
  ['by mouse', byMouse, 'desk'],
  ['by keyboard alone', byKeyboard, 'desk'],
  ['by touch at 390×844', byTouch, 'phone'],
]

describe.each(GAMES)('$game', (query) => {
  test.each(WAYS)(
    'T17: a whole game %s; T2: what glows is what is legal; T4: all of it is in sight',
    { timeout: 240_000 },
    async (_name, way, size) => {
      const table = await tables.open(query, size)
      const turns = await playOut(table, way, async (turn) => {
        const isPicked = await table.page.$('.pickable[data-picked]')
        if (!isPicked) expect(await table.glowing()).toEqual(await table.legal())
        if (turn % 5 === 0) expect(await outOfSight(table, size)).toEqual([])
      })
      expect(turns).toBeGreaterThan(3)
      expect(table.problems).toEqual([])
      await table.close()
    },
  )
})

/** Of the prompt, its buttons and what glows: what isn't wholly inside the window. What lies in a scrolling tray is scrolled to. */
function outOfSight(table: Awaited<ReturnType<Tables['open']>>, size: Size): Promise<string[]> {
  return table.page.$$eval(
    '.prompt, .prompt .button, .prompt-because, [data-legal]',
    (all, { width, height }) =>
      all.flatMap((element) => {
        element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
        const box = element.getBoundingClientRect()
        const isInside = box.left >= -1 && box.top >= -1 && box.right <= width + 1 && box.bottom <= height + 1
        const isPageStill = document.scrollingElement!.scrollTop === 0
        return isInside && isPageStill ? [] : [`${element.className} ${element.getAttribute('data-ref')}`]
      }),
    SIZES[size],
  )
}
