// Greedy bots at Flick 'em Up!: every answer is legal, whole games come to an end, and no clan is without hope in any scenario.

import { type Clan, flickEmUp, flickEmUpModule, TEN_IDS } from '@saloon/flick-em-up'
import { type GameModule, chanceFrom, isRefusal } from '@saloon/kernel'
import { beforeAll, expect, test } from 'vitest'
import { type Player, makeBot, playGame } from '../src/index.ts'

beforeAll(() => flickEmUp.rules.ready!())

const module = flickEmUpModule as unknown as GameModule
const LONGEST = 4000
/** Games of each scenario in the long form; in the short one a single scenario is played once. */
const CLANS = Number(process.env['SALOON_CLANS'] ?? 0)

/** Which clan won, as the last phase had it; everything is checked at the door. */
function winnerOf(scenario: string, seed: number): Clan | 'nobody' {
  const bot = makeBot('greedy', module) as Player
  const setup = flickEmUp.prepare({ seats: 2, options: { scenario } })
  if (isRefusal(setup)) throw new Error(setup.code)
  const chances = { table: chanceFrom(seed), bots: chanceFrom(seed, 7) }
  let clan: Clan | 'nobody' = 'nobody'
  const { outcome, decisions } = playGame(module, setup, [bot, bot], chances, LONGEST, false)
  expect(outcome, `${scenario} ${seed}`).toBeDefined()
  expect(decisions).toBeLessThan(LONGEST)
  const [winner] = outcome!.winners
  if (typeof winner === 'number') clan = winner % 2 === 0 ? 'law' : 'outlaw'
  return clan
}

test('a whole game between two of them comes to an end', { timeout: 240_000 }, () => {
  expect(['law', 'outlaw', 'nobody']).toContain(winnerOf('s06', 1))
})

test.runIf(CLANS > 0).each(TEN_IDS)('in %s both clans win some games', { timeout: 3_600_000 }, (scenario) => {
  const won: Record<string, number> = {}
  for (let seed = 1; seed <= CLANS; seed++) {
    const clan = winnerOf(scenario, seed)
    won[clan] = (won[clan] ?? 0) + 1
  }
  process.stdout.write(`${scenario}: ${JSON.stringify(won)}\n`)
  expect(won['law'] ?? 0).toBeGreaterThan(0)
  expect(won['outlaw'] ?? 0).toBeGreaterThan(0)
})
