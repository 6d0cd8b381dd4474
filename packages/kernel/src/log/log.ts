// A table is its log: a header, then rows. Everything that happens to the table is a row; only `act` reaches the rules.

import { hashOf, hashText } from '../data/canonical.ts'
import type { Action, Answer, Base, Eyes, GameEvent, Seat, Setup, Told } from '../contract.ts'
import type { SeatNumber } from './fairness.ts'

/** How a game begins: from a secret whose hash is published, or in a given position (never rated). */
export type Origin<S extends Base> =
  | { readonly commitment: string; readonly numbers: readonly SeatNumber[] }
  | { readonly state: S }

export interface Header<S extends Base = Base, O = unknown> {
  readonly type: 'header'
  readonly game: string
  readonly version: number // of the rules: a running game keeps its own
  readonly engine?: string
  readonly setup: Setup<O>
  readonly from: Origin<S>
}

export const HOLDERS = ['person', 'bot'] as const
export const ANSWERERS = ['person', 'bot', 'clock'] as const
export const SEAT_REASONS = ['sat', 'left', 'away', 'back', 'conceded'] as const
export const STOP_REASONS = ['conceded', 'abandoned', 'void'] as const

export interface ActRow<A extends Action = Action, E extends GameEvent = GameEvent> {
  readonly type: 'act'
  readonly seat: Seat
  readonly answer: Answer<A>
  readonly by: (typeof ANSWERERS)[number]
  readonly drew: number // how often chance was drawn: none, and the move can be taken back
  readonly told: readonly Told<E>[] // unredacted: finished games can always be watched
  /** The motion of its flicks, for whoever shows it. Outside the fingerprints: whoever doubts it flicks again. */
  readonly film?: readonly unknown[]
}
/** The table returns to what it was after row `to` (0: the deal). */
export interface UndoRow {
  readonly type: 'undo'
  readonly to: number
  readonly seat: Seat
  readonly agreed: Eyes // who consented, where the rules of undo alone wouldn't allow it
}
export interface SeatRow {
  readonly type: 'seat'
  readonly seat: Seat
  readonly held: (typeof HOLDERS)[number]
  readonly because: (typeof SEAT_REASONS)[number]
}
export interface StopRow {
  readonly type: 'stop'
  readonly because: (typeof STOP_REASONS)[number]
}
export interface SnapshotRow<S extends Base = Base> {
  readonly type: 'snapshot'
  readonly full: S
}
export type Happening<S extends Base = Base, A extends Action = Action, E extends GameEvent = GameEvent> =
  | ActRow<A, E>
  | UndoRow
  | SeatRow
  | StopRow
  | SnapshotRow<S>

/** `state`: fingerprint of the state after it; `hash`: of the row and, through the row before, of all that went before. */
export type Row<S extends Base = Base, A extends Action = Action, E extends GameEvent = GameEvent> = Happening<
  S,
  A,
  E
> & {
  readonly seq: number
  readonly state: string
  readonly hash: string
}

export const hashOfHeader = (header: Header): string => hashOf(header)

/** A row and its text in the log, which is what is hashed and stored. */
export interface Written<R extends Row = Row> {
  readonly row: R
  readonly text: string
}

/**
 * A happening becomes a row: numbered, with the fingerprint of where it led, chained to the row before.
 * It becomes one itself, without a copy: nobody else may hold it.
 */
export function chained<S extends Base, A extends Action, E extends GameEvent>(
  before: string,
  seq: number,
  happening: Happening<S, A, E>,
  state: S,
  film?: readonly unknown[],
): Written<Row<S, A, E>> {
  const row = happening as Happening<S, A, E> & { seq: number; state: string; hash: string; film?: readonly unknown[] }
  row.seq = seq
  row.state = hashOf(state)
  const content = JSON.stringify(row)
  const hash = linkTo(before, content)
  row.hash = hash
  if (film === undefined) return { row, text: `${content.slice(0, -1)},"hash":"${hash}"}` }
  row.film = film
  return { row, text: `${content.slice(0, -1)},"hash":"${hash}","film":${JSON.stringify(film)}}` }
}

/** The hash that chains this row to the one before. */
export function linkOf(before: string, row: object): string {
  const { hash: _own, film: _motion, ...content } = row as { hash?: string; film?: unknown }
  return linkTo(before, JSON.stringify(content)) // reading JSON and writing it again keeps its spelling
}

const linkTo = (before: string, content: string): string => hashText(`${before} ${content}`)

/** The acts that still count: an undo removes those after its row `to`. */
export function actsThatCount<R extends Row>(rows: Iterable<R>): Extract<R, { type: 'act' }>[] {
  const acts: Extract<R, { type: 'act' }>[] = []
  for (const row of rows) {
    if (row.type === 'act') acts.push(row as Extract<R, { type: 'act' }>)
    if (row.type === 'undo') while (acts.length > 0 && acts.at(-1)!.seq > row.to) acts.pop()
  }
  return acts
}
