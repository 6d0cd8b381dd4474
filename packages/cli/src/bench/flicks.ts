// The figures of a game on a wooden table: what a flick costs in a full town, rebuilt each time, and how many candidates a bot can
// weigh. A whole random game would say little more, and last minutes.

import { type Base, type Game, type GameModule, chanceFrom, below, isRefusal } from '@saloon/kernel'
import {
  type Flick,
  type Kind,
  type Layout,
  obstacle,
  type Piece,
  ready,
  resolve,
  speedOf,
  sweep,
  TABLE,
  upright,
} from '@saloon/physics'
import { eyesOf, microsecondsEach, statesMet } from './measure.ts'

export interface FlickFigures {
  readonly game: string
  readonly flickMilliseconds: number // CPU time with the world rebuilt, on average
  readonly flickP95Milliseconds: number
  readonly flicksPerSecond: number
  readonly firstFlickMilliseconds: number // after the warm-up
  readonly candidatesPerSecond: number // of a bot, in closed form
  readonly cloneMicroseconds: number
  readonly viewMicroseconds: number
}

const ROUNDS = 5
const STATES = 20
const CANDIDATES = 20_000

/** Ten figures, six buildings, twenty objects. */
function fullTown(): Layout {
  const pieces: Piece[] = []
  const add = (kind: Kind, x: number, z: number, facing: number): void => {
    pieces.push({ id: `${kind}-${pieces.length}`, kind, pose: upright(x * 1000, z * 1000, facing * 100) })
  }
  for (let n = 0; n < 3; n++) {
    add('building', n * 36 - 36, -28, 270)
    add('building', n * 36 - 36, 28, 90)
  }
  for (let n = 0; n < 5; n++) {
    add('barrel', n * 20 - 40, -14, 0)
    add('hay', n * 20 - 32, 14, 20 * n)
    add('cactus', n * 22 - 48, -6, 0)
    add('fence', n * 18 - 34, 4, 30 * n)
    add('figure', n * 6 - 52, n * 7 - 14, 0)
    add('figure', n * 6 + 28, 15 - n * 7, 180)
  }
  return { surface: TABLE, pieces }
}

function flicks(count: number, town: Layout): readonly Flick[] {
  const chance = chanceFrom(11)
  const figures = town.pieces.filter(({ kind }) => kind === 'figure')
  return Array.from({ length: count }, () => {
    const { pose } = figures[below(chance, figures.length)]!
    const what = below(chance, 2) === 0 ? 'disc' : 'bullet'
    return {
      what,
      x: pose.x,
      z: pose.z + (what === 'bullet' ? 4700 : 0),
      direction: below(chance, 36_000),
      speed: speedOf(what, 1 + below(chance, 1000)),
      spin: 0,
      doors: [],
      mayTouch: [],
      out: null,
    }
  })
}

/** Of this thread as good as alone: milliseconds. */
function cpuOf(work: () => unknown): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

export async function benchFlicks(module: GameModule, seconds: number): Promise<FlickFigures> {
  const town = fullTown()
  await ready()
  await module.game.rules.ready?.()
  const [first, ...others] = flicks(1 + Math.max(40, Math.round((seconds * 100) / ROUNDS)), town)
  const firstFlickMilliseconds = cpuOf(() => resolve(town, first!))
  let best = Infinity
  let times: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const taken = others.map((flick) => cpuOf(() => resolve(town, flick)))
    const mean = taken.reduce((sum, one) => sum + one, 0) / taken.length
    if (mean < best) [best, times] = [mean, taken]
  }
  const { states, game } = someStates(module)
  return {
    game: game.rules.id,
    flickMilliseconds: best,
    flickP95Milliseconds: times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.95)]!,
    flicksPerSecond: Math.round(1000 / best),
    firstFlickMilliseconds,
    candidatesPerSecond: candidatesIn(town),
    cloneMicroseconds: microsecondsEach(states, (state) => game.rules.clone(state), ROUNDS, 50),
    viewMicroseconds: microsecondsEach(states, (state) => game.view(state, eyesOf(game, state)), ROUNDS, 50),
  }
}

function candidatesIn(town: Layout): number {
  const obstacles = town.pieces.map(obstacle)
  const candidates = flicks(CANDIDATES, town)
  let best = Infinity
  for (let round = 0; round < ROUNDS; round++) {
    const taken = cpuOf(() => {
      for (const { x, z, direction } of candidates) sweep(obstacles, 1200, x, z, direction, 70_000)
    })
    best = Math.min(best, taken)
  }
  return Math.round((CANDIDATES / best) * 1000)
}

function someStates({ game }: GameModule): { readonly states: readonly Base[]; readonly game: Game } {
  const setup = game.prepare({ seats: game.rules.seats.min })
  if (isRefusal(setup)) throw new Error(setup.code)
  return { states: statesMet(game, setup, STATES), game }
}
