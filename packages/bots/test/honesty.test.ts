// Bots are honest and steady: what a seat can't see never changes what it does, the same chance gives the same decision, and whatever is
// decided can be explained.

import { GAMES } from '@saloon/games'
import {
  type Base,
  type Chance,
  type GameModule,
  type Told,
  chanceFrom,
  copyChance,
  everyone,
  firstOf,
  fork,
  has,
  isRefusal,
  only,
  say,
} from '@saloon/kernel'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Advice } from '../src/advice.ts'
import { type Player, botsEn, botsFr, makeBot } from '../src/index.ts'

beforeAll(async () => {
  for (const { game } of GAMES) await game.rules.ready?.()
})

/** Positions of each game and level in the long form; in the short one a few. */
const HONEST = Number(process.env['SALOON_HONEST'] ?? 0)
const FEW: Readonly<Record<string, number>> = {
  wanted: 20,
  'bang-dice': 20,
  'wanted-one': 8,
  'western-legends': 8,
  'flick-em-up': 2,
  'pitch-in-the-west': 2,
}

interface Position {
  readonly state: Base
  readonly seat: number
  readonly memory: unknown
  readonly chance: Chance
}

/** Positions met in games of these bots, each with what the bot that is asked remembers. */
function positions(module: GameModule, bot: Player, count: number): Position[] {
  const { game } = module
  const found: Position[] = []
  for (let seed = 1; found.length < count; seed++) {
    const seats = Math.max(game.rules.seats.min, Math.min(5, game.rules.seats.max))
    const setup = game.prepare({ seats: game.rules.engine === undefined ? seats : 2 })
    if (isRefusal(setup)) throw new Error(setup.code)
    const opening: Told[] = []
    const state = game.start(setup, chanceFrom(seed), (event) => opening.push(event))
    const memories = Array.from({ length: setup.seats }, (_, seat) => bot.born(game.view(state, only(seat))))
    const hear = (event: Told): void => {
      const eyes = event.only === undefined ? everyone(setup.seats) : event.only.eyes
      memories.forEach((memory, seat) => bot.hear(memory, has(eyes, seat) ? event : game.redact(event, 0)))
    }
    opening.forEach(hear)
    const table = game.at(state, hear)
    const chance = chanceFrom(seed, 1)
    for (let n = 0; n < 400 && found.length < count; n++) {
      const asked = game.asked(state)
      if (asked === 0) break
      const seat = firstOf(asked)
      if (n % 5 === seed % 5)
        found.push({
          state: game.rules.clone(state),
          seat,
          memory: structuredClone(memories[seat]),
          chance: fork(chance),
        })
      game.play(table, seat, game.sample(state, seat, chance))
    }
  }
  return found
}

describe.each(GAMES.map((module) => [module.game.rules.id, module] as const))('at %s', (id, module) => {
  test.each(['easy', 'fair', 'hard'])(
    'what a seat can’t see never changes what a %s bot does',
    { timeout: HONEST > 0 ? 36_000_000 : 60_000 },
    (level) => {
      const { game } = module
      const bot = makeBot(`greedy:${level}`, module) as Player
      const dealing = chanceFrom(99)
      for (const { state, seat, memory, chance } of positions(module, bot, HONEST || FEW[id]!)) {
        const view = game.view(state, only(seat))
        // Everything it doesn't see, dealt anew.
        const other = game.imagine(view, dealing)
        const decide = (from: Base): unknown => {
          const seen = game.view(from, only(seat))
          return bot.decide(seen, game.asks(seen), structuredClone(memory), copyChance(chance))?.answer.action
        }
        const done = decide(state)
        expect(decide(other)).toEqual(done)
        expect(decide(state)).toEqual(done)
      }
    },
  )

  test.each(['easy', 'fair', 'hard'])(
    'a %s bot says why, in both languages, and decides the same when it is asked',
    (level) => {
      const { game } = module
      const bot = makeBot(`greedy:${level}`, module) as Player
      const keys = new Set<string>()
      for (const { state, seat, memory, chance } of positions(module, bot, Math.ceil(FEW[id]! / 2))) {
        const view = game.view(state, only(seat))
        const asks = game.asks(view)
        const decided = bot.decide(view, asks, structuredClone(memory), copyChance(chance))!
        const { action, why } = bot.explain!(view, seat, structuredClone(memory), copyChance(chance))
        // What it does unasked it may do first.
        if (asks.some(({ id: ask, must }) => must && ask === decided.answer.ask))
          expect(action).toEqual(decided.answer.action)
        keys.add(why.key)
        const seats = state.given.map((_, n) => `Player ${n}`)
        for (const [language, words] of [
          ['en', botsEn],
          ['fr', botsFr],
        ] as const) {
          const messages = { ...module.messages[language], ...words }
          expect(say({ language, messages, seats }, why).length).toBeGreaterThan(10)
        }
      }
      expect(keys.size).toBeGreaterThan(0)
    },
  )

  test('what a bot advises is allowed, says why in both languages, and what the seat can’t see never changes it', () => {
    const { game } = module
    const bot = makeBot('greedy', module) as Player
    const dealing = chanceFrom(99)
    let tried = 0
    const isEnough = (share: number): boolean => share > 0.2
    // Some way into the games: nothing is tried out while they are set up.
    const found = positions(module, bot, Math.ceil(FEW[id]! / 4) * 3).filter((_, n) => n % 3 === 2)
    for (const { state, seat, memory, chance } of found) {
      const advise = (from: Base): Advice =>
        bot.advise!(game.view(from, only(seat)), seat, structuredClone(memory), copyChance(chance), isEnough)
      const advice = advise(state)
      expect(advise(game.imagine(game.view(state, only(seat)), dealing))).toEqual(advice)
      const seats = state.given.map((_, n) => `Player ${n}`)
      for (const action of [advice.action, ...advice.answers.map((one) => one.action)])
        expect(game.refusal(state, seat, action)).toBeUndefined()
      for (const { of100 } of advice.answers) {
        expect(of100).toBeGreaterThanOrEqual(0)
        expect(of100).toBeLessThanOrEqual(100)
      }
      if (advice.answers.length > 1) tried++
      for (const [language, words] of [
        ['en', botsEn],
        ['fr', botsFr],
      ] as const)
        for (const text of [...advice.reasons, advice.risk]) {
          const said = say({ language, messages: { ...module.messages[language], ...words }, seats }, text)
          expect(said).not.toMatch(/\{|undefined|NaN/)
          expect(said.length).toBeGreaterThan(10)
        }
    }
    expect(tried).toBeGreaterThan(0)
  })
})
