// Many games between bots, a few at a time, so that whoever waits can watch, stop, or share the work out.

import { type GameModule, type Refusal, type Setup, chanceFrom, isRefusal } from '@saloon/kernel'
import { type Chances, playGame } from './play-game.ts'
import type { Player } from '../player.ts'
import { makeBot } from '../registry.ts'
import { type Tally, count, newTally } from './tally.ts'

export const MOST_DECISIONS = 10_000
/** One game in so many, the first among them, has every answer checked: a bot that breaks the rules is found out soon enough. */
const CHECKED_EVERY = 16
export const isTrusted = (number: number): boolean => number % CHECKED_EVERY !== 0

export interface Plan {
  readonly games: number
  readonly seats: number
  readonly options?: unknown
  readonly bots: readonly string[] // by seat; too few begin again from the first
  readonly seed: number
  readonly from?: number // the number of the first game
  readonly limit?: number // decisions, after which a game counts as unfinished
}
export interface Simulation {
  readonly setup: Setup
  readonly bots: readonly string[] // by seat
  readonly tally: Tally
  readonly left: number // games still to play
  /** Plays so many more of them. */
  step(games: number): void
}

export function simulate(module: GameModule, plan: Plan): Simulation | Refusal {
  const { seed, from = 0, limit = MOST_DECISIONS } = plan
  const setup = module.game.prepare({ seats: plan.seats, options: plan.options })
  if (isRefusal(setup)) return setup
  const names = Array.from({ length: setup.seats }, (_, seat) => plan.bots[seat % plan.bots.length]!)
  const made = names.map((name) => makeBot(name, module))
  const unknown = made.find(isRefusal)
  if (unknown) return unknown
  const bots = made as Player[]
  const countedBots = new Set(names).size > 1 ? names : undefined
  const tally = newTally()
  let left = plan.games
  return {
    setup,
    bots: names,
    tally,
    get left() {
      return left
    },
    step(games) {
      const until = Math.max(0, left - games)
      for (; left > until; left--) {
        const number = from + plan.games - left
        const played = playGame(module, setup, bots, chancesOf(seed, number), limit, isTrusted(number))
        count(tally, played, countedBots)
      }
    },
  }
}

/** Game number n of a seed is the same game, whoever plays it and whatever was played before. */
const chancesOf = (seed: number, number: number): Chances => ({
  table: chanceFrom(seed, 2 * number),
  bots: chanceFrom(seed, 2 * number + 1),
})
