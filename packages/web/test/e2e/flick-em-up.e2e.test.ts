// A whole game on the wooden table, at the plain table with its plan, by mouse.

import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Tables, openTables } from './pages.ts'
import { byMouse, playOut } from './players.ts'

let tables: Tables
beforeAll(async () => {
  tables = await openTables()
})
afterAll(() => tables.close())

/** One against one on a short street, one hour before midnight. */
const town = JSON.stringify({
  format: 1,
  game: 'flick-em-up',
  id: 'street',
  name: 'A short street',
  clock: { start: 11, end: 12 },
  hats: { law: 'blue', outlaw: 'blue' },
  initiative: { cowboy: 'L1' },
  rules: [],
  buildings: [],
  objects: [{ id: 'barrel-1', kind: 'barrel', x: 0, z: 4, facing: 0 }],
  gallows: null,
  figures: [
    { id: 'L1', clan: 'law', hat: 1, x: -8, z: 0, facing: 0, life: 1, items: [] },
    { id: 'O1', clan: 'outlaw', hat: 1, x: 8, z: 0, facing: 180, life: 1, items: [] },
  ],
  neutrals: [],
  markers: [],
  setupChoices: [],
  victory: [{ clan: 'both', when: 'enemyDead', n: 1, timing: 'immediate' }],
  atClockEnd: [{ test: 'mostLivingCowboys' }, { test: 'draw' }],
  special: [],
})

test('alone against a bot, to the end', { timeout: 240_000 }, async () => {
  const options = JSON.stringify({ scenario: 'own', town })
  const table = await tables.open({ game: 'flick-em-up', seats: 2, seed: 3, options }, 'desk')
  const turns = await playOut(table, byMouse, async () => {})
  expect(turns).toBeGreaterThan(1)
  expect(table.problems).toEqual([])
  await table.close()
})
