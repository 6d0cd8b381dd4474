// Every game of the house, whole, in every way it is played: alone against bots, around one device, online in two browsers.

import { GAMES } from '@saloon/games'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Tables, openTables } from './pages.ts'
import { SHORT_GAMES } from './short-games.ts'
import { House } from './visiting.ts'
import { playAlone, playAround, playOnline } from './whole-game.ts'

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

test('no game is missing', () => {
  const played = SHORT_GAMES.map(({ game }) => game)
  expect(played.toSorted()).toEqual(GAMES.map(({ game }) => game.rules.id).toSorted())
})

describe.each(SHORT_GAMES)('a whole game of $game', { timeout: 600_000 }, (short) => {
  test('alone against bots', () => playAlone(tables, short))
  test('around one device, which is passed on', () => playAround(tables, short))
  test('online, in two browsers at one table of the house', () => playOnline(house, short))
})
