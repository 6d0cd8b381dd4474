// Western Legends at the plain table, with its plan of hexes: a whole game by mouse.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Tables, openTables } from './pages.ts'
import { byMouse, playOut } from './players.ts'

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
