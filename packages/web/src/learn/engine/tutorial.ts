// A tutorial is data: rows of what is said, what glows, what the learner does and what the others do.

import {
  type Action,
  type Base,
  type Catalogue,
  type Game,
  type GameEvent,
  type Language,
  type Seat,
  type View,
  newBase,
  push,
} from '@saloon/kernel'

/** What a partner does: always the same. */
export type Move = readonly [seat: Seat, action: Action]

export interface Step {
  /**
   * Its words: `name` for what is said before, `name.not` for an answer to what is allowed and isn't asked for, `name.did` for what is
   * said afterwards, where that is to be read before the next step.
   */
  readonly name: string
  /** Another position than the one where the step before ended. */
  readonly lay?: () => Base
  /** What chance brings from here on, number by number. */
  readonly chance?: readonly number[]
  /** What the others do before the learner is asked. */
  readonly opens?: readonly Move[]
  /** What glows: names of things (`die:0`), or a place of the board as a selector (`.dice-rail`). */
  readonly glows?: readonly string[]
  /** What the learner does; without it the step is read. */
  readonly does?: Action
  /** What is as good. The next step then lays its own position. */
  readonly accepts?: (action: Action, view: View<Base>) => boolean
  /** What the others do then. */
  readonly others?: readonly Move[]
}

export interface Tutorial {
  readonly game: string
  readonly seats: number
  readonly steps: readonly Step[]
  readonly words: Readonly<Record<Language, Catalogue>>
}

/** Where the learner sits. */
export const LEARNER: Seat = 0

interface Layout<S extends Base> {
  readonly seats: number
  readonly position: Omit<S, keyof Base>
  readonly first: { readonly kind: string } // what is going on
}

/** A position in the middle of a game; the frames settle, so that somebody is asked. */
export function layOut<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  layout: Layout<S>,
): S {
  const base: Base = { ...newBase(layout.seats, [1, 2, 3, 4]), moves: 1 } // nothing is dealt any more
  const state = game.load({ ...base, ...layout.position } as unknown as S)
  const table = game.at(state)
  push(table, { ...layout.first })
  game.settle(table)
  return state
}
