// Premoves: answers left in advance (for a Gatling coming round). They belong to the table, not to the rules: private,
// changeable, in no log until they are given, and judged against the state when the question comes.

import type { Action, Answer, Ask, Base, Game, GameEvent, Seat, Seen } from './contract.ts'

export interface Prepared<A extends Action> {
  readonly seat: Seat
  readonly cause: number // the move whose consequences will ask
  readonly kind: string
  readonly actions: readonly A[] // in order of preference
}

/** The first premove that this question accepts; undefined: the seat is asked like anybody else. */
export function premoveFor<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  table: Seen<S>,
  ask: Ask,
  prepared: readonly Prepared<A>[],
): Answer<A> | undefined {
  const mine = prepared.find(({ seat, cause, kind }) => seat === ask.seat && cause === ask.cause && kind === ask.kind)
  const action = mine?.actions.find((candidate) => game.refusal(table, ask.seat, candidate) === undefined)
  return action && { ask: ask.id, action }
}
