// Earlier positions of a table: from the nearest known state (kept, or in a snapshot), replaying only the moves after it.

import type { Action, Base, Game, GameEvent, Seat } from '../contract.ts'
import { chanceAt } from './fairness.ts'
import type { Recording } from './recording.ts'

export interface Move<A extends Action = Action> {
  readonly seq: number
  readonly seat: Seat
  readonly action: A
}

/** How to get to an earlier position: a known state, and the moves after it. */
export interface Way<S extends Base = Base, A extends Action = Action> {
  readonly from: S
  readonly moves: readonly Move<A>[]
}

/** The state after row `seq` (0: the deal); undefined: no such row. Don't change it: it may be the table's own. */
export function stateAfter<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  seq: number,
): S | undefined {
  if (!isRow(table, seq)) return undefined
  if (seq === table.rows.length) return table.state
  const past = positionAfter(table, table.rows.madeBy(seq))
  past.epoch = epochAfter(table, seq)
  return past
}

export const isRow = ({ rows }: { readonly rows: { readonly length: number } }, seq: number): boolean =>
  Number.isInteger(seq) && seq >= 0 && seq <= rows.length

/** How many undos there had been when row `seq` was written. */
export function epochAfter<S extends Base, A extends Action, E extends GameEvent, O>(
  { rows, state }: Recording<S, A, E, O>,
  seq: number,
): number {
  let undoneSince = 0
  for (const row of rows.besidesActs()) if (row.type === 'undo' && row.seq > seq) undoneSince++
  return state.epoch - undoneSince
}

/** A copy of the state after that act (0: the deal). The caller sets its epoch. */
export function positionAfter<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  act: number,
): S {
  return goAlong(table.game, table.seed, wayTo(table, act))
}

export function wayTo<S extends Base, A extends Action, E extends GameEvent, O>(
  { rows, met }: Recording<S, A, E, O>,
  act: number,
): Way<S, A> {
  const kept = met.get(act)
  if (kept) return { from: kept, moves: [] }
  const snapshots = new Map<number, S>()
  for (const row of rows.besidesActs()) if (row.type === 'snapshot') snapshots.set(rows.madeBy(row.seq), row.full)
  const moves: Move<A>[] = []
  let at = act
  for (;;) {
    const from = met.get(at) ?? snapshots.get(at)
    if (from) return { from, moves: moves.reverse() }
    const row = rows.at(at - 1)
    if (row?.type !== 'act') throw new Error(`row ${at} is no act`)
    moves.push({ seq: at, seat: row.seat, action: row.answer.action })
    at = rows.madeBy(at - 1)
  }
}

/** Replays moves that were accepted before, without checking hashes. `passed` is called after each. */
export function goAlong<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  seed: string | undefined,
  { from, moves }: Way<S, A>,
  passed?: (act: number, state: S) => void,
): S {
  const state = game.load(from)
  for (const { seq, seat, action } of moves) {
    if (seed !== undefined) state.chance = chanceAt(seed, seq)
    game.play(game.at(state), seat, action)
    passed?.(seq, state)
  }
  return state
}
