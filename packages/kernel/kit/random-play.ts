// Random games and the positions in them: what properties are tried on.

import {
  type Action,
  type Base,
  type Chance,
  type Game,
  type GameEvent,
  type Seat,
  type Setup,
  type Told,
  below,
  chanceFrom,
  isRefusal,
  pick,
  seatsOf,
} from '../src/index.ts'

export interface Variant<O> {
  readonly seats: number
  readonly options?: Partial<O>
  readonly before?: unknown // of a later game of a series: what the last one left
}
/** Names a position: which variant, which game, how far into it (thousandths). */
export interface Spot {
  readonly variant: number
  readonly seed: number
  readonly at: number
}

const MOST_DECISIONS = 200_000

export function setupOf<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  { seats, options, before }: Variant<O>,
): Setup<O> {
  const setup = game.prepare({ seats, options, before })
  if (isRefusal(setup)) throw new Error(`the variant is refused: ${JSON.stringify(setup)}`)
  return setup
}

export interface RandomGame<S extends Base, A extends Action> {
  readonly state: S
  readonly picks: Chance
  /** One random answer; false: the game is over. */
  step(): { readonly seat: Seat; readonly action: A } | undefined
}

export function randomGame<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  variant: Variant<O>,
  seed: number,
  listen?: (event: Told<E>) => void,
): RandomGame<S, A> {
  const state = game.start(setupOf(game, variant), chanceFrom(seed, 1), listen)
  const table = game.at(state, listen)
  const picks = chanceFrom(seed, 2)
  return {
    state,
    picks,
    step() {
      if (game.asked(state) === 0) return undefined
      const seat = whoActs(game, state, picks)
      const action = game.sample(state, seat, picks)
      game.play(table, seat, action)
      return { seat, action }
    },
  }
}

/** Usually somebody who is asked; now and then somebody who may do something unasked. */
function whoActs<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  state: S,
  picks: Chance,
): Seat {
  if (game.rules.interrupts !== undefined && below(picks, 8) === 0) {
    const permissions = game.asks(state).filter((ask) => !ask.must)
    if (permissions.length > 0) return pick(picks, permissions).seat
  }
  return pick(picks, seatsOf(game.asked(state)))
}

/** The position at a spot: never the end itself, so that somebody is asked. */
export function positionAt<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  variants: readonly Variant<O>[],
  { variant, seed, at }: Spot,
): S {
  const which = variants[variant % variants.length]!
  const whole = randomGame(game, which, seed)
  let length = 0
  while (whole.step()) if (++length > MOST_DECISIONS) throw new Error(`the game of seed ${seed} doesn't end`)
  const part = randomGame(game, which, seed)
  for (let left = Math.floor((at * length) / 1000); left > 0; left--) part.step()
  return part.state
}
