// The rows of a table in memory. Acts are kept as the text they were written in: as objects each would be a dozen small ones for
// the garbage collector to trace; the text is one, and smaller.

import type { Action, Base, GameEvent } from '../contract.ts'
import type { ActRow, Row } from './log.ts'

type Acted<A extends Action, E extends GameEvent> = ActRow<A, E> & { readonly seq: number }

export class Rows<
  S extends Base = Base,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> implements Iterable<Row<S, A, E>> {
  private readonly kept: (Row<S, A, E> | string)[] = [] // texts: acts
  private readonly made: number[] = [] // after each row, the act that led there

  get length(): number {
    return this.kept.length
  }

  /** `text`: of an act, keep this instead, and read it again whenever somebody asks for the row. */
  push(row: Row<S, A, E>, text?: string): void {
    this.made.push(row.type === 'act' ? row.seq : row.type === 'undo' ? row.to : this.madeBy(this.length))
    this.kept.push(row.type === 'act' && text !== undefined ? text : row)
  }

  /** The act that led to the state after row `seq`; 0: the deal. */
  madeBy(seq: number): number {
    return seq === 0 ? 0 : this.made[seq - 1]!
  }

  /** Whether this act (0: the deal) still counts. */
  counts(act: number): boolean {
    let at = this.madeBy(this.length)
    while (at > act && at > 0) at = this.madeBy(at - 1)
    return at === act
  }

  /** The acts that still count, the newest first. */
  *newestFirst(): Generator<Acted<A, E>> {
    for (let at = this.madeBy(this.length); at > 0; at = this.madeBy(at - 1)) yield this.at(at - 1) as Acted<A, E>
  }

  /** As of a list: from its end, if the index is negative. Row n is at n - 1. */
  at(index: number): Row<S, A, E> | undefined {
    const kept = this.kept.at(index)
    return kept === undefined ? undefined : read(kept)
  }

  slice(from?: number, to?: number): Row<S, A, E>[] {
    return this.kept.slice(from, to).map(read)
  }

  /** The few that are no acts, without reading those. */
  *besidesActs(): Generator<Exclude<Row<S, A, E>, ActRow>> {
    for (const kept of this.kept) if (typeof kept !== 'string' && kept.type !== 'act') yield kept
  }

  *[Symbol.iterator](): Generator<Row<S, A, E>> {
    for (const kept of this.kept) yield read(kept)
  }
}

function read<R extends Row>(kept: R | string): R {
  return typeof kept === 'string' ? (JSON.parse(kept) as R) : kept
}
