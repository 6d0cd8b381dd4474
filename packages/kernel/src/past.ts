// What a table was at an earlier moment of its log.

import type { Action, Base, GameEvent } from './contract.ts'
import { chanceAt } from './fairness.ts'
import { actsThatCount, type Row } from './log.ts'
import type { Recording } from './recording.ts'

/** The state after row `seq` (0: the deal); undefined: there is no such row. Not to be changed: it may be the table's own. */
export function stateAfter<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  seq: number,
): S | undefined {
  const { rows, state } = table
  if (!Number.isInteger(seq) || seq < 0 || seq > rows.length) return undefined
  if (seq === rows.length) return state
  let act = 0 // the row that made the state what it was then
  let undoneSince = 0
  for (const row of rows) {
    if (row.type === 'undo' && row.seq > seq) undoneSince++
    if (row.seq > seq) continue
    if (row.type === 'act') act = row.seq
    if (row.type === 'undo') act = row.to
  }
  const past = positionAfter(table, act)
  past.epoch = state.epoch - undoneSince
  return past
}

/** A state that is the caller's own, as it was after that act (0: the deal) but for its epoch: that is the caller's to say. */
export function positionAfter<S extends Base, A extends Action, E extends GameEvent, O>(
  { game, seed, rows, met }: Recording<S, A, E, O>,
  act: number,
): S {
  const kept = met.get(act)
  const state = game.rules.clone(kept ?? met.get(0)!)
  if (kept) return state
  // What went in once goes in again: only the moves that led there, without a look at their fingerprints.
  for (const { seq, seat, answer } of actsThatCount(rows.slice(0, act) as unknown as Row<Base, A, E>[])) {
    if (seed !== undefined) state.chance = chanceAt(seed, seq)
    game.play(game.at(state), seat, answer.action)
  }
  return state
}
