// What each client sent and was told, and what of it doesn't agree with the log: the judge of every blow that is dealt to a
// cluster. It believes nobody: what was acknowledged must be in the log once, what was told must be what the log says.

import {
  type Eyes,
  type Game,
  type Header,
  type Recording,
  type Row,
  isRefusal,
  record,
  repeat,
  take,
} from '@saloon/kernel'
import type { Entry } from '../../src/table/persistence.ts'

/** A move that somebody sent: `answered` null: acknowledged; a code: refused; undefined: never answered. */
export interface Sent {
  readonly receipt: string
  readonly game: number
  answered: string | null | undefined
}
/** What somebody saw after a row, through these eyes. */
export interface Seen {
  readonly game: number
  readonly seq: number
  readonly eyes: Eyes
  readonly view: string // canonical JSON
}
export interface Witness {
  readonly name: string
  readonly sent: Sent[]
  readonly seen: Seen[]
}
/** The log of one game, as it is stored. */
export interface StoredLog {
  readonly game: number
  readonly lines: readonly string[]
}

export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )

/** Everything that is wrong at one table; nothing: all is well. */
export function judge(rules: Game, logs: readonly StoredLog[], witnesses: readonly Witness[]): string[] {
  const wrong: string[] = []
  const written = new Map<string, number>() // how often each receipt is in a log
  const views = new Map<string, string>() // what the log says that these eyes saw
  const lengths = new Map<number, number>()
  const eyesOf = [...new Set(witnesses.flatMap(({ seen }) => seen.map(({ eyes }) => eyes)))]
  for (const { game, lines } of logs) {
    const recording = opened(rules, lines[0]!)
    const look = (): void => {
      for (const eyes of eyesOf)
        views.set(`${game} ${recording.rows.length} ${eyes}`, canonical(rules.view(recording.state, eyes)))
    }
    look()
    for (const line of lines.slice(1)) {
      const { row, receipt } = JSON.parse(line) as Entry
      if (receipt !== null) written.set(receipt, (written.get(receipt) ?? 0) + 1)
      const problem = goOn(recording, row)
      if (problem) {
        wrong.push(`game ${game}: row ${row.seq} of the log doesn't hold: ${problem}`)
        break
      }
      look()
    }
    lengths.set(game, recording.rows.length)
    if (!recording.stopped && rules.rules.outcome(recording.state) === undefined)
      wrong.push(`game ${game} never ended: it stands at row ${recording.rows.length}`)
  }
  for (const [receipt, times] of written) if (times > 1) wrong.push(`the move ${receipt} is in the log ${times} times`)
  for (const witness of witnesses) wrong.push(...contradictions(witness, written, views, lengths))
  return wrong
}

function contradictions(
  { name, sent, seen }: Witness,
  written: ReadonlyMap<string, number>,
  views: ReadonlyMap<string, string>,
  lengths: ReadonlyMap<number, number>,
): string[] {
  const wrong: string[] = []
  for (const { receipt, answered } of sent) {
    const isThere = written.has(receipt)
    if (answered === null && !isThere) wrong.push(`${name}: the move ${receipt} was acknowledged and is lost`)
    if (typeof answered === 'string' && isThere)
      wrong.push(`${name}: ${receipt} was refused (${answered}) and happened`)
    if (answered === undefined) wrong.push(`${name}: ${receipt} was never answered`)
  }
  for (const { game, seq, eyes, view } of seen) {
    const truth = views.get(`${game} ${seq} ${eyes}`)
    if (truth === undefined) wrong.push(`${name}: was shown row ${seq} of game ${game}, which isn't in the log`)
    else if (truth !== view)
      wrong.push(`${name}: saw something else after row ${seq} of game ${game} than the log says`)
  }
  const last = seen.at(-1)
  if (last && lengths.get(last.game) !== last.seq)
    wrong.push(`${name}: stopped at row ${last.seq} of game ${last.game}, which has ${lengths.get(last.game) ?? 0}`)
  return wrong
}

function opened(rules: Game, line: string): Recording {
  const { header, secret } = JSON.parse(line) as { header: Header; secret: string }
  const recording = record(rules, header, secret)
  if (isRefusal(recording)) throw new Error(`a log can't be opened: ${recording.code}`)
  return recording
}

/** Undefined: it leads where it says. */
function goOn(recording: Recording, row: Row): string | undefined {
  if (row.seq !== recording.rows.length + 1) return `it comes after row ${recording.rows.length}`
  const step = repeat(recording, row)
  if (isRefusal(step)) return step.code
  if (step.row.hash !== row.hash) return 'it leads elsewhere'
  take(recording, step)
  return undefined
}
