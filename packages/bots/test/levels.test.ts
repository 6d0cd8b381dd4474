// Levels and manners, measured: each level wins more than the one below, and each manner plays its own way.

import { bangDiceModule } from '@saloon/bang-dice'
import { type GameModule, chanceFrom, isRefusal } from '@saloon/kernel'
import { madeUpModule } from '@saloon/kernel/kit'
import { wantedOneModule } from '@saloon/wanted-one'
import { describe, expect, test } from 'vitest'
import { lead, many } from '../../../scripts/testing/many.ts'
import {
  type Dials,
  PERSONALITIES,
  type Player,
  botsEn,
  botsFr,
  dialsOf,
  levelOf,
  levelSaid,
  levelsFor,
  makeBot,
  playGame,
  readBot,
  spellBot,
} from '../src/index.ts'

const dice = bangDiceModule as unknown as GameModule
const wanted = wantedOneModule as unknown as GameModule
const madeUp = madeUpModule as unknown as GameModule

function bot(name: string, module: GameModule): Player {
  const made = makeBot(name, module)
  if (isRefusal(made)) throw new Error(made.code)
  return made
}

interface Match {
  readonly module: GameModule
  readonly seats: number
  readonly games: number
  readonly options?: object
}
/** How often `name` wins in one seat among so many of `others`; the same deals and seats whoever it is. */
function wins({ module, seats, games, options }: Match, name: string, others: string): number {
  const setup = module.game.prepare({ seats, options })
  if (isRefusal(setup)) throw new Error(setup.code)
  const [one, rest] = [bot(name, module), bot(others, module)]
  let won = 0
  for (let number = 0; number < games; number++) {
    const mine = number % seats
    const bots = Array.from({ length: seats }, (_, seat) => (seat === mine ? one : rest))
    const chances = { table: chanceFrom(5, 2 * number), bots: chanceFrom(5, 2 * number + 1) }
    if (playGame(module, setup, bots, chances, 10_000).outcome?.winners.includes(mine)) won++
  }
  return won / games
}

describe('a level wins more than the one below, in the same seats with the same deals', () => {
  test.each([
    ['BANG! The Dice Game', dice, 4, many(400), 0.07],
    ['Wanted One', wanted, 3, many(90), 0.1],
  ] as const)('fair than easy at %s', (_name, module, seats, games, margin) => {
    const match = { module, seats, games }
    expect(wins(match, 'greedy:fair', 'greedy')).toBeGreaterThan(
      wins(match, 'greedy:easy', 'greedy') + lead(margin, games),
    )
  })

  test.each([
    ['BANG! The Dice Game', dice, 4, many(400), 0.04],
    ['Wanted One', wanted, 3, many(60), 0.1],
  ] as const)('easy than random at %s', (_name, module, seats, games, margin) => {
    const match = { module, seats, games }
    expect(wins(match, 'greedy:easy', 'random')).toBeGreaterThan(wins(match, 'random', 'random') + lead(margin, games))
  })

  test('hard than fair at Wanted One', () => {
    const games = many(24)
    const match = { module: wanted, seats: 3, games, options: { quick: true } }
    const won = wins(match, 'greedy:hard', 'greedy')
    expect(won).toBeGreaterThan(wins(match, 'greedy:fair', 'greedy') + lead(0.1, games))
  })

  test('and a game has the levels that were measured, no others', () => {
    expect(levelsFor(wanted)).toEqual(['easy', 'fair', 'hard'])
    expect(levelsFor(dice)).toEqual(['easy', 'fair', 'hard'])
    expect(levelsFor(madeUp)).toEqual([])
    expect(makeBot('greedy', madeUp)).toMatchObject({ code: 'unknown-bot', facts: { known: ['random'] } })
  })
})

describe('a manner', () => {
  test.each(PERSONALITIES)('%s has dials from 0 to 10, a name and a line in every language', (personality) => {
    for (const dial of Object.values<number>({ ...dialsOf({ personality }) } satisfies Dials as never)) {
      expect(dial).toBeGreaterThanOrEqual(0)
      expect(dial).toBeLessThanOrEqual(10)
    }
    for (const words of [botsEn, botsFr]) {
      expect(words[`personality.${personality}`].length).toBeGreaterThan(2)
      expect(words[`personality.${personality}.manner`].length).toBeGreaterThan(10)
    }
  })

  /** Everything that was decided in these games, spelled out. */
  function course(name: string, module: GameModule, seats: number): string {
    const setup = module.game.prepare({ seats })
    if (isRefusal(setup)) throw new Error(setup.code)
    const decided: string[] = []
    const one = bot(name, module)
    const spy: Player = {
      ...one,
      decide(...given) {
        const decision = one.decide(...given)
        decided.push(JSON.stringify(decision?.answer.action))
        return decision
      },
    }
    const bots = Array.from({ length: seats }, () => spy)
    for (let number = 0; number < 10; number++)
      playGame(module, setup, bots, { table: chanceFrom(3, number), bots: chanceFrom(4, number) }, 10_000)
    return decided.join()
  }

  test.each([
    ['BANG! The Dice Game', dice, 5],
    ['Wanted One', wanted, 3],
  ] as const)('shows in how it plays %s', (_name, module, seats) => {
    const plain = course('greedy', module, seats)
    expect(course('greedy:fair', module, seats)).toBe(plain)
    const courses = PERSONALITIES.map((personality) => course(`greedy:${personality}:fair`, module, seats))
    for (const own of courses) expect(own).not.toBe(plain)
    expect(new Set(courses).size).toBe(courses.length)
  })

  test('makes nobody hopeless', () => {
    const games = many(200)
    const match = { module: dice, seats: 4, games }
    const even = wins(match, 'greedy', 'greedy')
    for (const personality of PERSONALITIES)
      expect(wins(match, `greedy:${personality}:fair`, 'greedy'), personality).toBeGreaterThan(lead(even * 0.6, games))
  })
})

describe('the name of a bot', () => {
  test('is read and spelled', () => {
    expect(readBot('greedy:hard:steely')).toEqual({ bot: 'greedy', personality: 'steely', level: 'hard' })
    for (const name of ['random', 'greedy', 'greedy:sly', 'greedy:easy', 'greedy:sly:easy']) {
      const spec = readBot(name)
      if (isRefusal(spec)) throw new Error(spec.code)
      expect(spellBot(spec)).toBe(name)
    }
  })

  test('says its level, or its manner does, as far as the game has it', () => {
    const level = (name: string, module: GameModule) => levelOf(readBot(name) as never, module)
    expect(level('greedy:steely', wanted)).toBe('hard')
    expect(level('greedy:steely', dice)).toBe('hard')
    expect(level('greedy:steely:easy', wanted)).toBe('easy')
    expect(level('greedy:greenhorn', dice)).toBe('easy')
    expect(level('greedy', dice)).toBe('fair')
    // What a table says of a bot: nothing where nobody has said anything.
    expect(levelSaid({ personality: 'steely', level: null })).toBe('hard')
    expect(levelSaid({ personality: 'steely', level: 'easy' })).toBe('easy')
    expect(levelSaid({})).toBeNull()
  })

  test.each([
    ['greedy:shy', 'unknown-manner'],
    ['greedy:', 'unknown-manner'],
    ['greedy:sly:cautious', 'unknown-manner'],
    ['greedy:easy:hard', 'unknown-manner'],
    ['greedy:toString', 'unknown-manner'],
    ['random:easy', 'bot-without-manner'],
    ['', 'unknown-bot'],
  ])('“%s” is refused', (name, code) => {
    expect(readBot(name)).toMatchObject({ code })
    expect(makeBot(name, dice)).toMatchObject({ code })
  })
})
