// Who looks at a table, and what each of them gets of a step: what was told to their eyes, and what changed in their view.
// Worked out once for each pair of eyes, however many look through them.

import { type Eyes, type Game, type Recording, type Row, type Told, type View, type Base, diff } from '@saloon/kernel'
import type { Down } from '../protocol.ts'
import type { PlayerId } from './table.ts'

export interface Watcher {
  readonly player: PlayerId | undefined // none: a stranger who looks on
  eyes: Eyes
  send(message: string): void
}

export class Audience {
  private readonly watchers = new Set<Watcher>()
  private seen = new Map<Eyes, View<Base>>() // what these eyes saw last; of the state everybody is at

  get size(): number {
    return this.watchers.size
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher)
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  /** The same for everybody. */
  tellAll(message: Down): void {
    const text = JSON.stringify(message)
    for (const watcher of this.watchers) watcher.send(text)
  }

  each(send: (watcher: Watcher) => void): void {
    for (const watcher of this.watchers) send(watcher)
  }

  /** A new game, or another state than anybody could follow: what was seen before counts no more. */
  startAfresh(send: (watcher: Watcher) => void): void {
    this.seen = new Map()
    this.each(send)
  }

  /** What these eyes see now; kept, so that the next step can say what changed. */
  view(table: Recording, eyes: Eyes): View<Base> {
    const known = this.seen.get(eyes)
    if (known) return known
    const view = table.game.view(table.state, eyes)
    this.seen.set(eyes, view)
    return view
  }

  /** After a step was taken in. `table` is the one it led to. */
  tellStep(table: Recording, game: number, row: Row): void {
    const before = this.seen
    this.seen = new Map()
    const texts = new Map<Eyes, string>()
    for (const watcher of this.watchers) {
      let text = texts.get(watcher.eyes)
      if (text === undefined) {
        text = JSON.stringify(
          stepFor(table, game, row, watcher.eyes, before.get(watcher.eyes), this.view(table, watcher.eyes)),
        )
        texts.set(watcher.eyes, text)
      }
      watcher.send(text)
    }
  }
}

function stepFor(
  table: Recording,
  game: number,
  row: Row,
  eyes: Eyes,
  before: View<Base> | undefined,
  after: View<Base>,
): Down {
  const step = { type: 'step', game, seq: row.seq, ...whatHappened(table.game, row, eyes) } as const
  const patch = diff(before ?? null, after)
  return patch === undefined ? step : { ...step, patch }
}

/** Where a client is: it has this game up to this row. */
export interface Position {
  readonly game: number
  readonly seq: number
}

/** The whole view; and what these eyes missed, if they had a part of this game already. */
export function startFor(table: Recording, game: number, eyes: Eyes, view: View<Base>, had?: Position): Down {
  const { rows, opening } = table
  const from = had?.game === game && had.seq <= rows.length ? had.seq : rows.length
  const missed = rows.slice(from).map((row) => ({ seq: row.seq, ...whatHappened(table.game, row, eyes) }))
  const isNew = rows.length === 0
  const deal = { seq: 0, happened: { type: 'deal' }, told: redacted(table.game, opening, eyes) }
  return { type: 'start', game, seq: rows.length, view, missed: isNew ? [deal] : missed }
}

/** What a row says to these eyes: never the row itself. */
export function whatHappened(
  game: Game,
  row: Row,
  eyes: Eyes,
): { readonly happened: object; readonly told: readonly Told[] } {
  switch (row.type) {
    case 'act':
      return { happened: { type: 'act', seat: row.seat, by: row.by }, told: redacted(game, row.told, eyes) }
    case 'undo':
      return { happened: { type: 'undo', seat: row.seat, to: row.to }, told: [] }
    case 'seat':
      return { happened: { type: 'seat', seat: row.seat, held: row.held, because: row.because }, told: [] }
    case 'stop':
      return { happened: { type: 'stop', because: row.because }, told: [] }
    case 'snapshot':
      return { happened: { type: 'snapshot' }, told: [] }
  }
}

const redacted = (game: Game, told: readonly Told[], eyes: Eyes): Told[] =>
  told.map((event) => game.redact(event, eyes))
