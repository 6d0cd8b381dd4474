// The rows of a table in memory, where they stay as long as the game. Where there are many tables, acts stay as the text they
// were written in: as a row each is a dozen small objects, which the garbage collector carries about; its text is one, and shorter.

import type { Action, Base, GameEvent } from './contract.ts'
import type { ActRow, Row } from './log.ts'

export class Rows<
  S extends Base = Base,
  A extends Action = Action,
  E extends GameEvent = GameEvent,
> implements Iterable<Row<S, A, E>> {
  private readonly kept: (Row<S, A, E> | string)[] = [] // texts: acts

  get length(): number {
    return this.kept.length
  }

  /** `text`: of an act, keep this instead, and read it again whenever somebody asks for the row. */
  push(row: Row<S, A, E>, text?: string): void {
    this.kept.push(row.type === 'act' && text !== undefined ? text : row)
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
