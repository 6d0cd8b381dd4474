// Everybody who watches a table, and what each of them gets of a step: the events their eyes may see, and what changed in their
// view. Worked out once for each set of eyes, however many share it.

import {
  type Base,
  type Eyes,
  type Game,
  type Recording,
  type Row,
  type Told,
  type View,
  difference,
  happenedIn,
  has,
} from '@saloon/kernel'
import type { Down } from '../../transport/protocol.ts'
import type { Delay } from '../time/latency.ts'
import type { PlayerId } from '../table.ts'
import { type Had, startFor } from './starts.ts'
import { redacted, toldIn } from './told.ts'

export interface Viewer {
  readonly player: PlayerId | undefined // undefined: an anonymous spectator
  /** Which of their seats they look through: players who share a device must not see each other's hands. */
  readonly looksThrough: Eyes
  eyes: Eyes
  /** Their latency; undefined: not measured. */
  readonly howFar?: Delay | undefined
  /** `mayWait`: may be held back a moment, to share a frame with what follows. */
  send(message: string, mayWait?: boolean): void
}

export class Viewers {
  private readonly viewers = new Set<Viewer>()
  private readonly seen = new Map<Eyes, Seen>() // what these eyes saw last

  get size(): number {
    return this.viewers.size
  }

  add(viewer: Viewer): void {
    this.viewers.add(viewer)
  }

  remove(viewer: Viewer): void {
    this.viewers.delete(viewer)
  }

  clear(): void {
    this.viewers.clear()
  }

  /** The latency of the first of their connections that was measured. */
  delayOf(player: PlayerId): Delay | undefined {
    for (const viewer of this.viewers) if (viewer.player === player && viewer.howFar !== undefined) return viewer.howFar
    return undefined
  }

  /** Sends the same message to everybody. */
  tellAll(message: Down): void {
    const text = JSON.stringify(message)
    for (const viewer of this.viewers) viewer.send(text)
  }

  each(send: (viewer: Viewer) => void): void {
    for (const viewer of this.viewers) send(viewer)
  }

  /** A new game, or a state that doesn't follow from the last: forgets what was seen before. */
  startAfresh(send: (viewer: Viewer) => void): void {
    this.seen.clear()
    this.each(send)
  }

  /** The view of these eyes; kept, so that the next step can send only what changed. */
  view(table: Recording, eyes: Eyes): View<Base> {
    const seq = table.rows.length
    const known = this.seen.get(eyes)
    if (known?.seq === seq && known.table === table) return known.view
    const view = table.game.view(table.state, eyes)
    this.seen.set(eyes, { table, view, seq, text: '' })
    return view
  }

  /** The first message to a new viewer: spelled once for all who come with these eyes before the next step. */
  start(table: Recording, game: number, eyes: Eyes, had: Had): string {
    return startFor(table, game, eyes, this.view(table, eyes), had)
  }

  /** Called after a step; `table` is the one it led to. */
  tellStep(table: Recording, game: number, row: Row): void {
    const { seq } = row
    const step = new StepText(table.game, game, row)
    const mover = row.type === 'act' ? row.seat : undefined // whoever moved waits for the answer
    for (const viewer of this.viewers) {
      const { eyes } = viewer
      const known = this.seen.get(eyes)
      const seen = known?.table === table ? known : undefined
      const mayWait = mover === undefined || !has(eyes, mover)
      if (seen?.seq === seq) viewer.send(seen.text, mayWait)
      else {
        const view = table.game.view(table.state, eyes)
        const before = seen?.seq === seq - 1 ? seen.view : null // no viewer had these eyes a step ago
        const text = step.for(eyes, difference(before, view))
        this.seen.set(eyes, { table, view, seq, text })
        viewer.send(text, mayWait)
      }
    }
  }
}

/** The view after row `seq`, and the text of the step that led there, if it was told to somebody. */
interface Seen {
  readonly table: Recording
  readonly view: View<Base>
  readonly seq: number
  readonly text: string
}

/** A step, spelled for each pair of eyes; what all of them see is spelled once. */
class StepText {
  private readonly head: string
  private readonly told: readonly Told[]
  private readonly toldToAll: string | undefined // none: something in it is for some eyes only
  private readonly game: Game

  constructor(game: Game, number: number, row: Row) {
    this.game = game
    const film = row.type === 'act' && row.film ? `"film":${JSON.stringify(row.film)},` : ''
    this.head = `{"type":"step","game":${number},"seq":${row.seq},"happened":${spelledHappening(row)},${film}"told":`
    this.told = toldIn(row)
    const isOpen = this.told.every((event) => event.only === undefined)
    this.toldToAll = isOpen ? JSON.stringify(this.told) : undefined
  }

  for(eyes: Eyes, patch: string): string {
    const told = this.toldToAll ?? JSON.stringify(redacted(this.game, this.told, eyes))
    return patch === '' ? `${this.head}${told}}` : `${this.head}${told},"patch":${patch}}`
  }
}

/** Acts are most of what happens, and are spelled by hand. */
const spelledHappening = (row: Row): string =>
  row.type === 'act'
    ? `{"type":"act","seat":${row.seat},"by":"${row.by}"${row.drew > 0 ? ',"drew":true' : ''}}`
    : JSON.stringify(happenedIn(row))
