// What the house calls a bot, whatever the game it plays.

import type { Action, Base, Bot, GameEvent } from '@saloon/kernel'

export interface Player extends Bot<Base, Action, GameEvent, unknown> {
  /** Answers at random, so it needs neither eyes nor ears: the arena asks the rules for its answer, at full speed. */
  readonly blind?: true
  /** The types of events it has an ear for; left out: all. Whoever tells may spare it the others. */
  readonly hears?: readonly string[]
  /** What statistics may count it by: the style it has chosen. */
  tells?(memory: unknown): Readonly<Record<string, string>>
}
