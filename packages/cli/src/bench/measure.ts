// How fast: short runs, the best of several, since everything else on the machine only ever makes them slower.

import v8 from 'node:v8'
import { isTrusted, makeBot, playGame } from '@saloon/bots'
import {
  type Base,
  type Chance,
  type Game,
  type GameModule,
  type Setup,
  type View,
  chanceFrom,
  firstOf,
  fork,
  isRefusal,
  makeGame,
  only,
} from '@saloon/kernel'

/** What is measured: plays one game, gives its decisions. */
export type PlayOne = () => number
export interface Pace {
  decisions: number
  games: number
  nanoseconds: number
}

export const perDecision = ({ nanoseconds, decisions }: Pace): number => nanoseconds / decisions
export const perSecond = (count: number, { nanoseconds }: Pace): number => Math.round((count / nanoseconds) * 1e9)

/** Whole games for so long. */
export function run(playOne: PlayOne, milliseconds: number): Pace {
  const started = process.hrtime.bigint()
  const until = started + BigInt(Math.round(milliseconds * 1e6))
  let decisions = 0
  let games = 0
  let now = started
  while (now < until) {
    decisions += playOne()
    games++
    now = process.hrtime.bigint()
  }
  return { decisions, games, nanoseconds: Number(now - started) }
}

/** Each in turn, `rounds` times; of each the run with the fewest nanoseconds a decision. */
export function bestOf(plays: readonly PlayOne[], rounds: number, milliseconds: number): Pace[] {
  const best: Pace[] = []
  for (let round = 0; round < rounds; round++) {
    for (const [i, playOne] of plays.entries()) {
      const pace = run(playOne, milliseconds)
      if (best[i] === undefined || perDecision(pace) < perDecision(best[i])) best[i] = pace
    }
  }
  return best
}

const LONGEST = 100_000

/** How many decisions random players take from here. */
function toTheEnd(game: Game, state: Base, chance: Chance): number {
  const playing = game.at(state)
  let decisions = 0
  for (let asked = game.asked(state); asked !== 0 && decisions < LONGEST; asked = game.asked(state)) {
    const seat = firstOf(asked)
    game.play(playing, seat, game.sample(state, seat, chance))
    decisions++
  }
  return decisions
}

/** Random legal players, through listed options or through the game's own sampling. */
export function playouts(game: Game, setup: Setup, seed: number): PlayOne {
  const chance = chanceFrom(seed)
  return () => toTheEnd(game, game.start(setup, fork(chance)), chance)
}

/** The same with every answer naming its question and checked at the door, as a table does it. */
export function checkedPlayouts(game: Game, setup: Setup, seed: number): PlayOne {
  const chance = chanceFrom(seed)
  return () => {
    const state = game.start(setup, fork(chance))
    const playing = game.at(state)
    let decisions = 0
    for (let [ask] = game.asks(state); ask && decisions < LONGEST; [ask] = game.asks(state)) {
      const action = game.sample(state, ask.seat, chance)
      const refused = game.apply(playing, ask.seat, { ask: ask.id, action })
      if (refused) throw new Error(`a sampled action was refused: ${refused.code}`)
      decisions++
    }
    return decisions
  }
}

/** Each of these views in turn: a state guessed from it, played to the end at random. That is how a bot thinks. */
export function imaginedPlayouts(game: Game, views: readonly View<Base>[], seed: number): PlayOne {
  const chance = chanceFrom(seed)
  let next = 0
  return () => toTheEnd(game, game.imagine(views[next++ % views.length]!, chance), chance)
}

/** Whole games between bots that look and listen; undefined: there is no such bot for this game. */
export function botGames(module: GameModule, setup: Setup, name: string, seed: number): PlayOne | undefined {
  const bot = makeBot(name, module)
  if (isRefusal(bot)) return undefined
  const bots = Array.from({ length: setup.seats }, () => bot)
  let number = 0
  return () => {
    const chances = { table: chanceFrom(seed, 2 * number), bots: chanceFrom(seed, 2 * number + 1) }
    return playGame(module, setup, bots, chances, LONGEST, isTrusted(number++)).decisions
  }
}

/** The game as if it had no sampling of its own. */
export function listing({ rules }: Game): Game {
  const { sample: _own, ...others } = rules
  return makeGame(others)
}

/** States met in play, some of each game. */
export function statesMet(game: Game, setup: Setup, many: number): Base[] {
  const chance: Chance = chanceFrom(many)
  const states: Base[] = []
  while (states.length < many) {
    const state = game.start(setup, fork(chance))
    const playing = game.at(state)
    for (let asked = game.asked(state), n = 0; asked !== 0 && states.length < many; asked = game.asked(state), n++) {
      if (n % 5 === 0) states.push(game.rules.clone(state))
      const seat = firstOf(asked)
      game.play(playing, seat, game.sample(state, seat, chance))
    }
  }
  return states
}

/** Microseconds for each of the states, on average; the best of several rounds. */
export function microsecondsEach<T>(
  things: readonly T[],
  work: (thing: T) => unknown,
  rounds: number,
  milliseconds: number,
): number {
  let kept: unknown
  const all = (): number => {
    for (const thing of things) kept = work(thing)
    return things.length
  }
  const [best] = bestOf([all], rounds, milliseconds)
  return kept === undefined ? 0 : perDecision(best!) / 1000 // asked for, so that the work isn't optimized away
}

export const eyesOf = (game: Game, state: Base): number => only(firstOf(game.asked(state) || 1))

/**
 * Of many runs so short that most see no garbage collection, what the middle one took. (Collecting in between by force
 * would make V8 forget what it has optimized, and the figure half as large again.)
 */
export function bytesPerDecision(playOne: PlayOne): number {
  const taken: number[] = []
  for (let i = 0; i < WINDOWS; i++) {
    const before = v8.getHeapStatistics().used_heap_size
    let decisions = 0
    while (decisions < WINDOW) decisions += playOne()
    taken.push((v8.getHeapStatistics().used_heap_size - before) / decisions)
  }
  return Math.round(taken.toSorted((a, b) => a - b)[WINDOWS >> 1]!)
}
const WINDOWS = 201
const WINDOW = 200 // decisions
