// Plays a log again and believes nothing: every row must follow from the ones before, to the last bit.

import { canonical } from './canonical.ts'
import { isRefusal, type Action, type Base, type Game, type GameEvent, type Refusal } from './contract.ts'
import { linkOf, type Header, type Row } from './log.ts'
import { record, repeat, take, type Recording } from './recording.ts'

/** The table this log leads to, or what is wrong with it and in which row. `until`: stop after that row. */
export function replay<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  log: { readonly header: Header<S, O>; readonly rows: readonly Row<S, A, E>[]; readonly secret?: string | undefined },
  until = Infinity,
): Recording<S, A, E, O> | Refusal {
  const table = record(game, log.header, log.secret)
  if (isRefusal(table)) return table
  for (const row of log.rows) {
    const seq = table.rows.length + 1
    if (seq > until) break
    if (row.seq !== seq) return { code: 'row-missing', facts: { seq } }
    if (row.hash !== linkOf(table.hash, row)) return { code: 'log-tampered', facts: { seq } }
    const again = repeat(table, row)
    if (isRefusal(again)) return { code: 'row-refused', facts: { seq, reason: again.code } }
    // Usually to the letter; a log from before a field changed its place says the same in another order.
    if (again.row.hash !== row.hash && canonical({ ...again.row, hash: row.hash }) !== canonical(row))
      return { code: 'row-differs', facts: { seq } }
    take(table, { row, state: again.state })
  }
  return table
}
