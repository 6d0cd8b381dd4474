// A test is a played turn: set the table, act as players act, look. Strict: a question that the scenario doesn't answer,
// an answer nobody asked for, or a loaded number that is never drawn fails it.

import { expect } from 'vitest'
import {
  type Action,
  type Base,
  type Eyes,
  type Game,
  type GameEvent,
  type Outcome,
  type Refusal,
  type Seat,
  type Told,
  type View,
  hashOf,
  listActions,
} from '../src/index.ts'

export interface Scenario<S extends Base, A extends Action, E extends GameEvent> {
  readonly state: S
  readonly told: readonly Told<E>[]
  /** Exactly this seat is asked exactly this, now. */
  waits(seat: Seat, kind: string): void
  act(seat: Seat, action: A): void
  /** Must be refused, and nothing may have changed. */
  refused(seat: Seat, action: unknown): Refusal
  options(seat: Seat): readonly A[]
  view(...seats: Seat[]): View<S>
  load(...numbers: number[]): void
  over(): Outcome
  /** The game goes on; whoever is asked now is not part of this scenario. */
  goesOn(): void
}

export function scenario<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  state: S,
  script: (table: Scenario<S, A, E>) => void,
): void {
  const told: Told<E>[] = []
  const table = game.at(state, (event) => told.push(event))
  let named = false // the open question has been named, or isn't part of the scenario

  const questions = () => game.asks(state).filter((ask) => ask.must && !ask.locked)
  const askFor = (seat: Seat, action: unknown) => {
    const mine = game.asks(state).filter((ask) => ask.seat === seat)
    const permission = mine.find((ask) => !ask.must && ask.kind === (action as Action | null)?.do)
    return permission ?? mine.find((ask) => ask.must)
  }

  script({
    state,
    told,
    waits(seat, kind) {
      expect(questions().map((ask) => [ask.seat, ask.kind])).toContainEqual([seat, kind])
      if (questions().length === 1) named = true
    },
    act(seat, action) {
      const ask = askFor(seat, action)
      if (!ask) throw new Error(`nobody asks seat ${seat}; asked: ${JSON.stringify(questions())}`)
      const refusal = game.apply(table, seat, { ask: ask.id, action })
      if (refusal)
        throw new Error(
          `${JSON.stringify(action)} of seat ${seat} is refused: ${JSON.stringify(refusal)} (asked: ${ask.kind})`,
        )
      named = false
    },
    refused(seat, action) {
      const before = hashOf(state)
      const refusal = game.apply(table, seat, { ask: askFor(seat, action)?.id ?? 'none', action: action as A })
      expect(refusal, `${JSON.stringify(action)} of seat ${seat} should be refused`).toBeDefined()
      expect(hashOf(state)).toBe(before)
      return refusal!
    },
    options: (seat) =>
      listActions<A>(game.options(state, seat)).filter((action) => game.refusal(state, seat, action) === undefined),
    view: (...seats) =>
      game.view(
        state,
        seats.reduce((eyes: Eyes, seat) => eyes | (1 << seat), 0),
      ),
    load: (...numbers) => void state.chance.push(...numbers),
    over() {
      const outcome = game.rules.outcome(state)
      expect(outcome, 'the game should be over').toBeDefined()
      expect(game.asks(state)).toEqual([])
      return outcome!
    },
    goesOn() {
      expect(game.rules.outcome(state), 'the game should go on').toBeUndefined()
      named = true
    },
  })

  if (!named) expect(questions(), 'questions that the scenario leaves open').toEqual([])
  expect(state.chance.slice(4), 'loaded numbers that nobody drew').toEqual([])
}
