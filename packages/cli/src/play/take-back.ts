// Taking a move back. One's own, with nothing revealed and no chance used, needs nobody's consent; anything else means
// that all who sit at this keyboard agree, which they say with `undo anyway`. Chance is then drawn anew.

import {
  type Action,
  type Base,
  type GameEvent,
  type Reader,
  type Recording,
  type Seat,
  type Step,
  actsThatCount,
  everyone,
  isRefusal,
  say,
  textOfRefusal,
  undo,
  undoBoundary,
} from '@saloon/kernel'
import type { Terminal } from '../terminal.ts'

/** The step back, or why not. */
export function takeBack(
  table: Recording,
  seat: Seat,
  isAgreed: boolean,
  terminal: Terminal,
  reader: Reader,
): Step<Base, Action, GameEvent> | string {
  const { rows } = table
  const acts = actsThatCount(rows)
  const lastOfAPerson = acts.findLastIndex(({ by }) => by === 'person')
  if (lastOfAPerson === -1) return say(reader, textOfRefusal({ code: 'undo-nothing' }))
  const boundary = undoBoundary(rows, seat)
  if (!isRefusal(boundary)) return step(undo(table, seat, boundary.last))
  if (!isAgreed) return `${say(reader, textOfRefusal(boundary))} ${terminal.say('play.undo-anyway')}`
  const to = lastOfAPerson === 0 ? 0 : acts[lastOfAPerson - 1]!.seq
  return step(undo(table, seat, to, everyone(table.state.given.length)))
}

/** Both were looked up in the log, so there is nothing left to refuse. */
function step<T extends object>(done: T): Exclude<T, { code: string }> {
  if (isRefusal(done)) throw new Error(`undo: ${done.code}`)
  return done as Exclude<T, { code: string }>
}
