// A policy: how a greedy bot plays one game, without looking ahead.

import type { Action, Base, Chance, GameEvent, Seat, Text, Told, View } from '@saloon/kernel'
import type { Manner } from '../personality.ts'
import type { Decided, Effort } from '../search/flat.ts'

/** Memory is plain data; a game whose view says it all needs none. */
export interface Policy<S extends Base, A extends Action, E extends GameEvent, Memory> {
  born(view: View<S>): Memory
  hear(memory: Memory, event: Told<E>): void
  readonly hears?: readonly E['type'][] // left out: everything
  /** `manner`: the bot's personality, and whether it is a beginner; a game reads what means something in it. */
  choose(view: View<S>, seat: Seat, chance: Chance, memory: Memory, manner: Manner): A
  /** What it does now beside its questions, of what it may do unasked; nothing: it answers what it is asked. */
  unasked?(view: View<S>, seat: Seat): A | undefined
  /** What statistics may count it by besides what the game knows: the style it has chosen. */
  tells?(memory: Memory): Readonly<Record<string, string>>
  /** Why, from its own numbers, it does this here; left out: a rule of thumb. */
  why?(view: View<S>, seat: Seat, memory: Memory, manner: Manner, action: A): Text
  /** How it thinks ahead at the hard level. Left out: it was not measured to win more by it. */
  readonly deep?: Deep<S, A, Memory>
}

export interface Deep<S extends Base, A extends Action, Memory> {
  readonly effort: Effort
  /** Its numbers aren't chances to win: they compare what comes of a flick, and say nothing by themselves. */
  readonly byTheTable?: true
  decide(view: View<S>, seat: Seat, memory: Memory, manner: Manner, effort: Effort, chance: Chance): Decided<A>
}
export type AnyPolicy = Policy<Base, Action, GameEvent, unknown>

/** Of a game whose view says it all: nothing is kept in mind, and nothing listened to. */
export const BY_VIEW_ALONE = { born: () => null, hear: () => {}, hears: [] }
