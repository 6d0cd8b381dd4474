// Learning the value of positions from games of bots among themselves.

import { type Base, type GameModule, type Refusal, chanceFrom, isRefusal } from '@saloon/kernel'
import { contender } from '../arena/contenders.ts'
import { playGame } from '../arena/play-game.ts'
import { MOST_DECISIONS } from '../arena/simulate.ts'
import type { Player } from '../player.ts'
import { TEACHERS } from './lessons.ts'
import { type Model, type Quality, type Row, qualityOf, train } from './regression.ts'

export interface Course {
  readonly seats: number
  readonly options?: unknown
  readonly bots: readonly string[] // by seat, moved on by one each game
  readonly seed: number
}
export interface Learnt {
  readonly model: Model
  readonly quality: Quality
}

/** The rows of one game; plain, so that they can be handed on between threads. */
export function rowsOfGame(module: GameModule, course: Course, number: number): Row[] | Refusal {
  const { seats, options, seed } = course
  const teacher = TEACHERS[module.game.rules.id]!
  const setup = module.game.prepare({ seats, options })
  if (isRefusal(setup)) return setup
  const made = course.bots.map((name) => contender(name, module))
  const refused = made.find(isRefusal)
  if (refused) return refused
  const rows: (readonly Float64Array[])[] = []
  let moment: number | undefined
  let end: Base | undefined
  const before = (state: Base, _seat: number, memory: unknown): void => {
    end = state
    const now = teacher.moment(state)
    if (now === moment || memory === undefined) return
    const x = teacher.features(state, memory)
    if (x === undefined) return
    moment = now
    rows.push(x)
  }
  const sitting = Array.from({ length: seats }, (_, seat) => made[(seat + number) % made.length] as Player)
  const chances = { table: chanceFrom(seed, 2 * number), bots: chanceFrom(seed, 2 * number + 1) }
  const { outcome } = playGame(module, setup, sitting, chances, MOST_DECISIONS, true, { before })
  const y = outcome && end && teacher.winner(end, outcome)
  return y === undefined ? [] : rows.map((x) => ({ x, y, game: number }))
}

/** The last games are kept from it, to see how good it is where it hasn't learnt. */
export function learn(module: GameModule, rows: readonly Row[]): Learnt {
  const { kind, names, sides } = TEACHERS[module.game.rules.id]!
  const games = [...new Set(rows.map(({ game }) => game))].toSorted((a, b) => a - b)
  const first = games[Math.floor(games.length * 0.85)] ?? Infinity
  const model = train(
    rows.filter(({ game }) => game < first),
    { kind, features: names, sides },
  )
  return {
    model,
    quality: qualityOf(
      model,
      rows.filter(({ game }) => game >= first),
    ),
  }
}
