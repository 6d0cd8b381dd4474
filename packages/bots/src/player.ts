// What the house calls a bot, whatever the game it plays.

import type { Action, Base, Bot, Chance, GameEvent, Seat, Text, View } from '@saloon/kernel'
import type { Advice } from './advice.ts'

export interface Player extends Bot<Base, Action, GameEvent, unknown> {
  /** Answers at random, so it needs neither eyes nor ears: the arena asks the rules for its answer, at full speed. */
  readonly blind?: true
  /** The same as `decide`, for who knows which question is meant: the arena, which needs no name of it. Left out: it may act unasked. */
  choose?(view: View<Base>, seat: Seat, memory: unknown, chance: Chance): Action
  /** What it does here, and why: the same decision as with the same chance, with a sentence made of its numbers. */
  explain?(
    view: View<Base>,
    seat: Seat,
    memory: unknown,
    chance: Chance,
  ): { readonly action: Action; readonly why: Text }
  /** What it would do here if it took its time, with its reasons: for somebody who sits there and would like to know. */
  advise?(view: View<Base>, seat: Seat, memory: unknown, chance: Chance, isOver?: (share: number) => boolean): Advice
  /** The types of events it has an ear for; left out: all. Whoever tells may spare it the others. */
  readonly hears?: readonly string[]
  /** What statistics may count it by: the style it has chosen. */
  tells?(memory: unknown): Readonly<Record<string, string>>
}
