// Every game of the house, whole, in every way it is played: alone against bots, around one device, online in two browsers.

import { GAMES } from '@saloon/games'
import { describe, expect, test } from 'vitest'
import { SHORT_GAMES } from './short-games.ts'
import { openBoth, playAlone, playAround, playOnline } from './whole-game.ts'

const opened = openBoth()

test('no game is missing', () => {
  const played = SHORT_GAMES.map(({ game }) => game)
  expect(played.toSorted()).toEqual(GAMES.map(({ game }) => game.rules.id).toSorted())
})

describe.each(SHORT_GAMES)('a whole game of $game', { timeout: 600_000 }, (short) => {
  test('alone against bots', () => playAlone(opened.tables, short))
  test('around one device, which is passed on', () => playAround(opened.tables, short))
  test('online, in two browsers at one table of the house', () => playOnline(opened.house, short))
})
