// What somebody is told who comes to a table: its whole view, and what they missed. A game may be long, so its rows are spelled
// in blocks, once for all who look through the same eyes: never much at once, and only the latest of them anew for each.

import { type Base, type Eyes, type Recording, type View } from '@saloon/kernel'
import { RecentTexts } from '../../jobs/recent-texts.ts'
import { redacted, whatHappened } from './told.ts'

/** Where a client is: it has this game up to this row. */
export interface Position {
  readonly game: number
  readonly seq: number
}

/** What somebody has already: a part of a game, or nothing and wants to be told everything since the deal. */
export type Had = Position | 'nothing' | undefined

/** Rows of a block: spelled in less than a millisecond. */
const BLOCK = 100

/** Of all tables together; in characters. */
const texts = new RecentTexts(8_000_000)
/** A game that is read again from the store may have other rows. */
const numbers = new WeakMap<Recording, number>()
let recordings = 0

/** The whole view; and what these eyes missed of this game. */
export function startFor(table: Recording, game: number, eyes: Eyes, view: View<Base>, had: Had): string {
  const from = firstMissed(table, game, had)
  const key = `${numberOf(table)} ${game} ${eyes} ${table.rows.length} ${from}`
  const known = texts.get(key)
  if (known !== undefined) return known
  const missed = from === undefined ? [] : rowsFrom(table, eyes, from)
  if (from === 0) missed.unshift(spelledDeal(table, eyes))
  const head = `{"type":"start","game":${game},"seq":${table.rows.length},"view":${JSON.stringify(view)}`
  const text = `${head},"missed":[${missed.join(',')}]}`
  texts.keep(key, text)
  return text
}

/** What has to be spelled first, piece by piece: then the start itself is no trouble. */
export function unspelled(table: Recording, game: number, eyes: Eyes, had: Had): (() => void)[] {
  const from = firstMissed(table, game, had)
  if (from === undefined) return []
  const pieces: (() => void)[] = []
  for (let block = Math.ceil(from / BLOCK); (block + 1) * BLOCK <= table.rows.length; block++)
    if (texts.get(keyOf(table, eyes, block)) === undefined) pieces.push(() => blockOf(table, eyes, block))
  return pieces
}

/** Rows before it are known; 0: not even the deal is; undefined: nothing is told but the view. */
function firstMissed({ rows }: Recording, game: number, had: Had): number | undefined {
  if (had === 'nothing' || rows.length === 0) return 0
  if (had?.game !== game || had.seq > rows.length) return undefined
  return had.seq
}

function rowsFrom(table: Recording, eyes: Eyes, from: number): string[] {
  const { length } = table.rows
  const pieces: string[] = []
  for (let at = from; at < length;) {
    const end = Math.min(at - (at % BLOCK) + BLOCK, length)
    pieces.push(end - at === BLOCK ? blockOf(table, eyes, at / BLOCK) : spelledRows(table, eyes, at, end))
    at = end
  }
  return pieces
}

function blockOf(table: Recording, eyes: Eyes, block: number): string {
  const key = keyOf(table, eyes, block)
  const known = texts.get(key)
  if (known !== undefined) return known
  const text = spelledRows(table, eyes, block * BLOCK, (block + 1) * BLOCK)
  texts.keep(key, text)
  return text
}

const spelledRows = ({ game, rows }: Recording, eyes: Eyes, from: number, to: number): string =>
  rows
    .slice(from, to)
    .map((row) => JSON.stringify({ seq: row.seq, ...whatHappened(game, row, eyes) }))
    .join(',')

const spelledDeal = ({ game, opening }: Recording, eyes: Eyes): string =>
  JSON.stringify({ seq: 0, happened: { type: 'deal' }, told: redacted(game, opening, eyes) })

const keyOf = (table: Recording, eyes: Eyes, block: number): string => `${numberOf(table)} ${eyes} block ${block}`

function numberOf(table: Recording): number {
  const known = numbers.get(table)
  if (known !== undefined) return known
  numbers.set(table, ++recordings)
  return recordings
}
