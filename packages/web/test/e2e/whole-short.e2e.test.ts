// The quickest game of the house, whole, in every way it is played; `whole-ways` has all the others.

import { afterAll, beforeAll, test } from 'vitest'
import { type Tables, openTables } from './pages.ts'
import { SHORT_GAMES } from './short-games.ts'
import { House } from './visiting.ts'
import { playAlone, playAround, playOnline } from './whole-game.ts'

const quickest = SHORT_GAMES.find(({ game }) => game === 'flick-em-up')!

let tables: Tables
let house: House
beforeAll(async () => {
  tables = await openTables()
  house = await House.open()
}, 120_000)
afterAll(async () => {
  await tables.close()
  await house.close()
})

test('a whole game alone against a bot', { timeout: 240_000 }, () => playAlone(tables, quickest))
test('a whole game around one device, which is passed on', { timeout: 240_000 }, () => playAround(tables, quickest))
test('a whole game online, in two browsers at one table of the house', { timeout: 240_000 }, () =>
  playOnline(house, quickest),
)
