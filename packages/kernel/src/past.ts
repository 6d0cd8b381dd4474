// What a table was at an earlier moment of its log.

import { isRefusal, type Action, type Base, type GameEvent } from './contract.ts'
import type { Recording } from './recording.ts'
import { replay } from './replay.ts'

/** The state after row `seq` (0: the deal); undefined: there is no such row. Not to be changed: it may be the table's own. */
export function stateAfter<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  seq: number,
): S | undefined {
  const { game, header, rows, secret, met, state } = table
  if (!Number.isInteger(seq) || seq < 0 || seq > rows.length) return undefined
  if (seq === rows.length) return state
  let act = 0 // the row that made the state what it was then
  let undone = 0
  let undoneSince = 0
  for (const row of rows) {
    if (row.type === 'undo') {
      if (row.seq <= seq) undone++
      else undoneSince++
    }
    if (row.seq > seq) continue
    if (row.type === 'act') act = row.seq
    if (row.type === 'undo') act = row.to
  }
  const kept = met.get(act)
  if (kept === undefined) {
    const again = replay(game, { header, rows, secret }, seq)
    return isRefusal(again) ? undefined : again.state
  }
  const epoch = state.epoch - undoneSince
  if (undone === 0 || kept.epoch === epoch) return kept
  const past = game.rules.clone(kept)
  past.epoch = epoch
  return past
}
