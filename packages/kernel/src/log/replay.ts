// Replays a log and trusts nothing in it: every row must follow exactly from the ones before.

import { canonical } from '../data/canonical.ts'
import { isRefusal, type Action, type Base, type Game, type GameEvent, type Refusal } from '../contract.ts'
import { linkOf, type Header, type Row } from './log.ts'
import { pass, record, remember, repeat, take, type Recording } from './recording.ts'

/**
 * States kept while a log is played again. A game may go back with every other row: from the deal that would cost its length
 * each time.
 */
const MOST_ON_THE_WAY = 256

interface Log<S extends Base, A extends Action, E extends GameEvent, O> {
  readonly header: Header<S, O>
  readonly rows: Iterable<Row<S, A, E>>
  readonly secret?: string | undefined
}

/**
 * The table this log leads to, or what is wrong with it and in which row. `until`: stop after that row; `passed` hears of each
 * row that holds.
 */
export function replay<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  log: Log<S, A, E, O>,
  until = Infinity,
  passed?: (seq: number) => void,
): Recording<S, A, E, O> | Refusal {
  const table = record(game, log.header, log.secret)
  return isRefusal(table) ? table : (through(goThrough(table, [...log.rows].slice(0, until), 0, passed)) ?? table)
}

/**
 * The same for a log of one's own, sooner: what lies before its last snapshot was believed when that was taken, and is
 * only looked through for rows that are missing or changed.
 */
export function reopen<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  log: Log<S, A, E, O>,
): Recording<S, A, E, O> | Refusal {
  return through(reopening(game, log))
}

/** The same row by row, for who has other things to do in between. */
export function* reopening<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  log: Log<S, A, E, O>,
): Generator<void, Recording<S, A, E, O> | Refusal> {
  const table = record(game, log.header, log.secret)
  if (isRefusal(table)) return table
  const rows = [...log.rows]
  const known = rows.findLastIndex(({ type }) => type === 'snapshot') + 1
  return (yield* goThrough(table, rows, known)) ?? table
}

/** Opens a log with its final state, which was replayed elsewhere. */
export function reopenAt<S extends Base, A extends Action, E extends GameEvent, O>(
  game: Game<S, A, E, O>,
  log: Log<S, A, E, O>,
  state: S,
): Recording<S, A, E, O> | Refusal {
  const table = record(game, log.header, log.secret)
  if (isRefusal(table)) return table
  for (const row of log.rows) pass(table, row)
  table.state = game.load(state)
  return table
}

function through<R>(parts: Generator<void, R>): R {
  for (;;) {
    const { done, value } = parts.next()
    if (done) return value
  }
}

function* goThrough<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  rows: readonly Row<S, A, E>[],
  known: number, // so many rows lead to a snapshot
  passed?: (seq: number) => void,
): Generator<void, Refusal | undefined> {
  const { keeps } = table
  table.keeps = MOST_ON_THE_WAY
  const refused = yield* follow(table, rows, known, passed)
  table.keeps = keeps
  keepLatest(table, keeps)
  return refused
}

function* follow<S extends Base, A extends Action, E extends GameEvent, O>(
  table: Recording<S, A, E, O>,
  rows: readonly Row<S, A, E>[],
  known: number,
  passed?: (seq: number) => void,
): Generator<void, Refusal | undefined> {
  for (const row of rows) {
    yield
    const seq = table.rows.length + 1
    if (row.seq !== seq) return { code: 'row-missing', facts: { seq } }
    if (row.hash !== linkOf(table.hash, row)) return { code: 'log-tampered', facts: { seq } }
    if (seq <= known) {
      pass(table, row)
      continue
    }
    const again = repeat(table, row)
    if (isRefusal(again)) return { code: 'row-refused', facts: { seq, reason: again.code } }
    // Usually to the letter; a log from before a field changed its place says the same in another order.
    if (again.row.hash !== row.hash && canonical(saidBy(again.row)) !== canonical(saidBy(row)))
      return { code: 'row-differs', facts: { seq } }
    if (table.met.size > MOST_ON_THE_WAY) thinOut(table.met)
    take(table, { row, state: again.state })
    if (row.type === 'undo' && !table.met.has(row.to)) remember(table, row.to, again.state)
    passed?.(seq)
  }
  return undefined
}

/** Drops every second kept state, never the deal, so that one is near every position. */
function thinOut(met: Map<number, unknown>): void {
  const acts = [...met.keys()].filter((act) => act !== 0).toSorted((a, b) => a - b)
  for (let i = 0; i < acts.length; i += 2) met.delete(acts[i]!)
}

function keepLatest<S extends Base, A extends Action, E extends GameEvent, O>(
  { met }: Recording<S, A, E, O>,
  most: number,
): void {
  const acts = [...met.keys()].filter((act) => act !== 0).toSorted((a, b) => a - b)
  for (const act of acts.slice(0, acts.length - most)) met.delete(act)
}

/** The row without its chained hash and without recorded motion. */
function saidBy(row: object): object {
  const { hash: _link, film: _motion, ...said } = row as { hash?: string; film?: unknown }
  return said
}
