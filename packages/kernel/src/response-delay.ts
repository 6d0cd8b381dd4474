// How long an answer took tells something: whoever answers at once had nothing to choose. Where that would give away what is
// held, every answer is delayed by a random time that has nothing to do with it.

import type { Action, Ask, Base, Game, GameEvent } from './contract.ts'

/** The time a person takes to look at their hand; milliseconds. */
const REACTION = { from: 1200, to: 2500 } as const
/** The usual thinking time of bots, for which the times above hold; milliseconds. */
const USUAL_PACE = 1000

/** Shorter at tables with quicker bots, and 0 where the pace is 0. `random`: 0 … 1. */
export const reactionTime = (random: number, pace: number = USUAL_PACE): number =>
  (REACTION.from + random * (REACTION.to - REACTION.from)) * Math.min(1, pace / USUAL_PACE)

export const isTelling = <S extends Base, A extends Action, E extends GameEvent, O>(
  { rules }: Pick<Game<S, A, E, O>, 'rules'>,
  { kind }: Pick<Ask, 'kind'>,
): boolean => rules.frames[kind]?.telling === true
