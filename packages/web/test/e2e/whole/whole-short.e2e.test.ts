// The quickest game of the house, whole, in every way it is played; `whole-ways` has all the others.

import { test } from 'vitest'
import { SHORT_GAMES } from './short-games.ts'
import { openBoth, playAlone, playAround, playOnline } from './whole-game.ts'

const quickest = SHORT_GAMES.find(({ game }) => game === 'flick-em-up')!

const opened = openBoth()

test('a whole game alone against a bot', { timeout: 240_000 }, () => playAlone(opened.tables, quickest))
test('a whole game around one device, which is passed on', { timeout: 240_000 }, () =>
  playAround(opened.tables, quickest),
)
test('a whole game online, in two browsers at one table of the house', { timeout: 240_000 }, () =>
  playOnline(opened.house, quickest),
)
