// Whole games in which nothing jumps: what moves is measured by the browser.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Size, type Tables, openTables } from '../support/pages.ts'
import { moves, watchMoves } from '../support/moving.ts'
import { playWhole } from '../whole/whole-game.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
const figures: string[] = []
afterAll(async () => {
  console.info(figures.join('\n'))
  await tables.close()
})

const GAMES = [
  { game: 'bang-dice', seats: 5, seed: 4 },
  { game: 'wanted', seats: 5, seed: 2 },
  { game: 'wanted-one', seats: 4, seed: 4 },
]
const SIZES: readonly Size[] = ['desk', 'phone']
const LANGUAGES = ['en', 'fr']

/** Of a whole game, and of the main button. */
const MOST_SHIFT = 0.02
const MOST_PIXELS = 4

test.each(GAMES.flatMap((game) => SIZES.map((size, i) => ({ ...game, size, lang: LANGUAGES[i]! }))))(
  'T22: in a whole game of $game on a $size nothing moves by itself, and the main button keeps its place',
  { timeout: 280_000 },
  async ({ size, ...query }) => {
    // Shown quickly, and with all that travels: a card that slides to its new place doesn't jump there.
    const settings = JSON.stringify({ speed: 4, motion: 'full' })
    const table = await tables.open({ ...query, plain: '', pace: 60, settings }, size)
    await table.page.waitForTimeout(1000) // faces of letters have come
    await watchMoves(table.page)
    await playWhole(table.page)
    const { shift, worst, button } = await moves(table.page)
    const note = (what: string, value: string, most: string): void => {
      figures.push(`${`${what}, whole game of ${query.game}, ${size}`.padEnd(56)} ${value} (of ${most})`)
    }
    note('CLS', shift.toFixed(3), String(MOST_SHIFT))
    note('main button', `${button.map(Math.round).join(', ')} px`, String(MOST_PIXELS))
    expect(button[0]).toBeLessThanOrEqual(MOST_PIXELS)
    expect(button[1]).toBeLessThanOrEqual(MOST_PIXELS)
    expect(shift, worst.join('\n')).toBeLessThan(MOST_SHIFT)
    expect(table.problems).toEqual([])
    await table.close()
  },
)
