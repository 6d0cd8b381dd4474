// A position laid out from a literal: what lies on the table, what is in the middle of happening, and the numbers chance will bring.

import {
  type Action,
  type Base,
  type Chance,
  type Frame,
  type Game,
  type GameEvent,
  newBase,
  push,
} from '../src/index.ts'

type Happening = Omit<Frame, 'n' | 'cause'>

export interface Layout<S extends Base> {
  readonly seats: number
  readonly position: Omit<S, keyof Base>
  readonly first: Happening // the innermost thing going on
  readonly under?: readonly Happening[] // what it happens within, outermost first
  readonly loaded?: readonly number[] // served by chance before anything random
}

/** The frames settle, so that somebody is asked (or the game is over). */
export function layOut<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  layout: Layout<S>,
): S {
  const chance: Chance = [1, 2, 3, 4, ...(layout.loaded ?? [])]
  const state = game.load({ ...newBase(layout.seats, chance), ...layout.position } as unknown as S)
  state.moves = 1 // in the middle of a game: nothing is dealt any more
  const table = game.at(state)
  for (const frame of [...(layout.under ?? []), layout.first]) push(table, { ...frame })
  game.settle(table)
  return state
}
