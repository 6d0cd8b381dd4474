// Where everything lies at a table of WANTED!: whatever is asked of however many players, nothing lies on anything else, and nothing is cut.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIZES, type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { POSITIONS, type Position, forSeats } from './positions.ts'
import { SEVEN, at, drawn, lay } from './table.ts'
import { troubleIn } from './troubles.ts'

let tables: Tables
let table: TablePage
beforeAll(async () => {
  tables = await openTables()
  table = await at(tables, SEVEN)
})
afterAll(() => tables.close())

const WHERE = (['desk', 'phone'] as const).flatMap((size) => (['en', 'fr'] as const).map((lang) => ({ size, lang })))

describe.each(WHERE)('$size, $lang', ({ size, lang }) => {
  beforeAll(() => lookAt(size, lang))

  test.each([4, 5, 6, 7])('%i players: nothing overlaps and nothing is cut', { timeout: 120_000 }, async (seats) => {
    const found: Record<string, readonly string[]> = {}
    for (const position of POSITIONS) {
      const troubles = await troublesOf(forSeats(position, seats))
      if (troubles.length > 0) found[position.name] = troubles
    }
    expect(found).toEqual({})
    expect(table.problems).toEqual([])
  })
})

async function lookAt(size: Size, lang: 'en' | 'fr'): Promise<void> {
  await table.page.setViewportSize(SIZES[size])
  await table.page.evaluate((language) => globalThis.saloon.settings.setState({ language }), lang)
}

async function troublesOf({ laid, moves = [], picks = [] }: Position): Promise<readonly string[]> {
  await lay(table, laid, moves)
  for (const ref of picks) await table.page.click(`.pickable[data-ref="${ref}"] >> nth=0`)
  await drawn(table)
  return table.page.evaluate(troubleIn)
}
