// The outcome of a game: as its rules say, or, of a game of two that was conceded, a win for the other.

import type { Outcome, Recording } from '@saloon/kernel'
import { Controllers } from './presence/controllers.ts'

/** None: it goes on, or was stopped without a winner. */
export const outcomeOf = (recording: Recording): Outcome | undefined =>
  recording.game.rules.outcome(recording.state) ?? (recording.stopped ? concededOutcome(recording) : undefined)

function concededOutcome({ rows, state }: Recording): Outcome | undefined {
  const last = rows.at(-1)
  if (last?.type !== 'stop' || last.because !== 'conceded') return undefined
  const controllers = new Controllers(rows.besidesActs())
  const winners = state.given.flatMap((_, seat) => (controllers.hasConceded(seat) ? [] : [seat]))
  const losers = state.given.flatMap((_, seat) => (controllers.hasConceded(seat) ? [seat] : []))
  return losers.length === 0 ? undefined : { winners, ranking: [winners, losers], because: { key: 'result.conceded' } }
}
