// Where everything lies at a table of Western Legends: whatever is asked of however many players, nothing lies on anything else, and
// nothing is cut.

import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { SIZES, type Size, type TablePage, type Tables, openTables } from '../support/pages.ts'
import { type Position, QUESTIONS, positionsFor } from './positions.ts'
import { lay, open } from './table.ts'
import { troubleIn } from './troubles.ts'

/** As many as it takes until every question has come up at each number of seats. */
const GAMES = 200
const SEATS = [2, 4, 6] as const
/** What never comes to so many: the Man in Black rides between two, and a first game is for four at most. */
const NEVER: Readonly<Record<(typeof SEATS)[number], readonly string[]>> = {
  2: [],
  4: ['mib'],
  6: ['mib', 'pick-character'],
}

let tables: Tables
let table: TablePage
let positions: ReadonlyMap<number, readonly Position[]>
beforeAll(async () => {
  positions = new Map(SEATS.map((seats) => [seats, positionsFor(seats, GAMES)]))
  tables = await openTables()
  table = await open(tables, positions.get(4)![0]!.state)
})
afterAll(() => tables.close())

test.each(SEATS)('every question is looked at for %i players', (seats) => {
  expect(QUESTIONS.length).toBeGreaterThan(40)
  const found = positions.get(seats)!.map(({ kind }) => kind)
  expect(QUESTIONS.filter((kind) => !found.includes(kind))).toEqual(
    QUESTIONS.filter((kind) => NEVER[seats].includes(kind)),
  )
})

const WHERE = (['desk', 'phone'] as const).flatMap((size) => (['en', 'fr'] as const).map((lang) => ({ size, lang })))

describe.each(WHERE)('$size, $lang', ({ size, lang }) => {
  beforeAll(() => lookAt(size, lang))

  test.each(SEATS)('%i players: nothing overlaps and nothing is cut', { timeout: 600_000 }, async (seats) => {
    const found: Record<string, readonly string[]> = {}
    for (const { kind, state } of positions.get(seats)!) {
      await lay(table, state)
      const troubles = await table.page.evaluate(troubleIn)
      if (troubles.length > 0) found[kind] = troubles
    }
    expect(found).toEqual({})
    expect(table.problems).toEqual([])
  })
})

async function lookAt(size: Size, lang: 'en' | 'fr'): Promise<void> {
  await table.page.setViewportSize(SIZES[size])
  await table.page.evaluate((language) => globalThis.saloon.settings.setState({ language }), lang)
}
