// Greedy bots at Pitch in the West: every answer is legal, and every scenario comes to an end.

import { type GameModule, chanceFrom, isRefusal } from '@saloon/kernel'
import { pitchInTheWest, pitchInTheWestModule, SIX_IDS } from '@saloon/pitch-in-the-west'
import { beforeAll, expect, test } from 'vitest'
import { makeBot, type Player, playGame } from '../src/index.ts'

beforeAll(() => pitchInTheWest.rules.ready!())

const module = pitchInTheWestModule as unknown as GameModule
const LONGEST = 3000

test.each(SIX_IDS)('a whole game of %s comes to an end', { timeout: 240_000 }, (scenario) => {
  const bot = makeBot('greedy', module) as Player
  const setup = pitchInTheWest.prepare({ seats: 2, options: { scenario, outlaws: 2, law: 2 } })
  if (isRefusal(setup)) throw new Error(setup.code)
  const chances = { table: chanceFrom(3), bots: chanceFrom(3, 7) }
  const { outcome, decisions } = playGame(module, setup, [bot, bot], chances, LONGEST, false)
  expect(outcome).toBeDefined()
  expect(decisions).toBeLessThan(LONGEST)
})
