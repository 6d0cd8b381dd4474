// A pause tells something: who answers at once had nothing to choose. So where a pause would tell what is held, every answer takes a time
// that has nothing to do with it.

import type { Action, Ask, Base, Game, GameEvent } from './contract.ts'

/** As long as somebody takes who looks at a hand; milliseconds. */
const REACTION = { from: 1200, to: 2500 } as const
/** Milliseconds a bot takes for a decision, at which people take as long as they do. */
const USUAL_PACE = 1000

/** Quicker at a table whose bots are quicker; at once where everything is. `random`: 0 … 1. */
export const reactionTime = (random: number, pace: number = USUAL_PACE): number =>
  (REACTION.from + random * (REACTION.to - REACTION.from)) * Math.min(1, pace / USUAL_PACE)

export const isTelling = <S extends Base, A extends Action, E extends GameEvent, O>(
  { rules }: Pick<Game<S, A, E, O>, 'rules'>,
  { kind }: Pick<Ask, 'kind'>,
): boolean => rules.frames[kind]?.telling === true
