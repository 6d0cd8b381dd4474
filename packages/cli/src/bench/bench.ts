// The figures of one game, and those of the reference they are compared with. Each is measured in a thread of its own:
// what the compiler has learned from one game would slow another down.

import { type Base, type Game, type GameModule, type Setup, type View, chanceFrom, isRefusal } from '@saloon/kernel'
import { usualSeats } from '../set-up.ts'
import { startThread } from '../threads.ts'
import {
  bestOf,
  botGames,
  bytesPerDecision,
  checkedPlayouts,
  eyesOf,
  imaginedPlayouts,
  listing,
  microsecondsEach,
  perDecision,
  perSecond,
  playouts,
  run,
  statesMet,
} from './measure.ts'
import { pig, pigByHand } from './pig.ts'

export interface Reference {
  readonly loopNanoseconds: number // a decision of pig, by hand
  readonly kernelNanoseconds: number // the same on the kernel
  readonly kernelShareNanoseconds: number
}
export interface Figures {
  readonly game: string
  readonly seats: number
  readonly decisionsPerSecond: number
  readonly gamesPerSecond: number
  readonly sampledDecisionsPerSecond: number | null // none: the game has no sampling of its own
  readonly checkedDecisionsPerSecond: number
  readonly bytesPerDecision: number
  readonly cloneMicroseconds: number
  readonly viewMicroseconds: number
  readonly imagineMicroseconds: number
  readonly nanosecondsPerDecision: number
  readonly loopNanoseconds: number // of the reference loop, measured in between
  readonly ratio: number // of the two: how many of our decisions fit into one of the loop's
}

/** What bots make of it, measured apart: the compiler learns from them too. */
export interface BotFigures {
  readonly imaginedPlayoutsPerSecond: number // imagined from what a seat sees, then played to the end at random
  readonly greedyGamesPerSecond: number | null // none: no greedy bot knows the game
}

const ROUNDS = 5
const STATES = 400

function handLoop(): () => number {
  const table = chanceFrom(1)
  const players = chanceFrom(2)
  return () => pigByHand(table, players)
}

export function benchReference(seconds: number): Reference {
  const part = (seconds * 1000) / (2 * (ROUNDS + 1))
  const plays = [handLoop(), playouts(pig as unknown as Game, { seats: 2, options: {} }, 1)]
  for (const playOne of plays) run(playOne, part)
  const [loop, kernel] = bestOf(plays, ROUNDS, part).map(perDecision) as [number, number]
  return { loopNanoseconds: loop, kernelNanoseconds: kernel, kernelShareNanoseconds: kernel - loop }
}

export function benchGame(module: GameModule, seconds: number): Figures {
  const { game } = module
  const setup = benchSetup(module)
  const hasOwn = game.rules.sample !== undefined
  const listed = hasOwn ? listing(game) : game
  const playOne = playouts(listed, setup, 1)
  const plays = [handLoop(), playOne, checkedPlayouts(game, setup, 2), ...(hasOwn ? [playouts(game, setup, 3)] : [])]
  const part = (seconds * 1000) / (plays.length * (ROUNDS + 1) + 6)
  for (const play of plays) run(play, part)
  const [loop, list, checked, sampled] = bestOf(plays, ROUNDS, part)
  const bytes = bytesPerDecision(playOne)
  const states = statesMet(game, setup, STATES)
  const views = viewsOf(game, states)
  const chance = chanceFrom(4)
  const each = <T>(things: readonly T[], work: (thing: T) => unknown) => microsecondsEach(things, work, 4, part / 2)
  return {
    game: game.rules.id,
    seats: setup.seats,
    decisionsPerSecond: perSecond(list!.decisions, list!),
    gamesPerSecond: perSecond(list!.games, list!),
    sampledDecisionsPerSecond: sampled ? perSecond(sampled.decisions, sampled) : null,
    checkedDecisionsPerSecond: perSecond(checked!.decisions, checked!),
    bytesPerDecision: bytes,
    cloneMicroseconds: each(states, (state) => game.rules.clone(state)),
    viewMicroseconds: each(states, (state) => game.view(state, 1)),
    imagineMicroseconds: each(views, (view) => game.imagine(view, chance)),
    nanosecondsPerDecision: perDecision(list!),
    loopNanoseconds: perDecision(loop!),
    ratio: perDecision(loop!) / perDecision(list!),
  }
}

export function benchBots(module: GameModule, seconds: number): BotFigures {
  const { game } = module
  const setup = benchSetup(module)
  const views = viewsOf(game, statesMet(game, setup, STATES))
  const greedy = botGames(module, setup, 'greedy', 5)
  const plays = [imaginedPlayouts(game, views, 6), ...(greedy ? [greedy] : [])]
  const part = (seconds * 1000) / (plays.length * (ROUNDS + 1))
  for (const play of plays) run(play, part)
  const [imagined, played] = bestOf(plays, ROUNDS, part)
  return {
    imaginedPlayoutsPerSecond: perSecond(imagined!.games, imagined!),
    greedyGamesPerSecond: played ? perSecond(played.games, played) : null,
  }
}

/** Each state as whoever is asked sees it. */
const viewsOf = (game: Game, states: readonly Base[]): View<Base>[] =>
  states.map((state) => game.view(state, eyesOf(game, state)))

/** A middling table, with everything that can be left out left out. */
function benchSetup(module: GameModule): Setup {
  const off = module.game.rules.settings
    .filter(({ usual }) => typeof usual === 'boolean')
    .map(({ key }) => [key, false])
  const setup = module.game.prepare({ seats: usualSeats(module), options: Object.fromEntries(off) })
  if (isRefusal(setup)) throw new Error(setup.code)
  return setup
}

/** Which game; none: the reference. */
export interface BenchTask {
  readonly game: string | null
  readonly bots?: true // what they make of it, instead of the rules themselves
  readonly flicks?: true // what a flick costs: of games on a wooden table, in place of both
  readonly seconds: number
}

export function benchInThread(task: BenchTask): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const worker = startThread('bench-worker', task)
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
