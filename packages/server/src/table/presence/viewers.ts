// Who looks at a table, and what each of them gets of a step: what was told to their eyes, and what changed in their view.
// Worked out once for each pair of eyes, however many look through them.

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

export interface Watcher {
  readonly player: PlayerId | undefined // none: a stranger who looks on
  /** Of the seats they hold, those they look through: several at one device must not see each other's hands. */
  readonly looksThrough: Eyes
  eyes: Eyes
  /** How far away they are; undefined: not measured. */
  readonly howFar?: Delay | undefined
  /** `mayWait`: a moment, for what else there will be to send. */
  send(message: string, mayWait?: boolean): void
}

export class Audience {
  private readonly watchers = new Set<Watcher>()
  private readonly seen = new Map<Eyes, Seen>() // what these eyes saw last

  get size(): number {
    return this.watchers.size
  }

  add(watcher: Watcher): void {
    this.watchers.add(watcher)
  }

  remove(watcher: Watcher): void {
    this.watchers.delete(watcher)
  }

  clear(): void {
    this.watchers.clear()
  }

  /** Over whichever of their lines was measured. */
  delayOf(player: PlayerId): Delay | undefined {
    for (const watcher of this.watchers)
      if (watcher.player === player && watcher.howFar !== undefined) return watcher.howFar
    return undefined
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
    this.seen.clear()
    this.each(send)
  }

  /** What these eyes see now; kept, so that the next step can say what changed. */
  view(table: Recording, eyes: Eyes): View<Base> {
    const seq = table.rows.length
    const known = this.seen.get(eyes)
    if (known?.seq === seq && known.table === table) return known.view
    const view = table.game.view(table.state, eyes)
    this.seen.set(eyes, { table, view, seq, text: '' })
    return view
  }

  /** For who comes to look. */
  start(table: Recording, game: number, eyes: Eyes, had: Had): string {
    return startFor(table, game, eyes, this.view(table, eyes), had)
  }

  /** After a step was taken in. `table` is the one it led to. */
  tellStep(table: Recording, game: number, row: Row): void {
    const { seq } = row
    const step = new StepText(table.game, game, row)
    const mover = row.type === 'act' ? row.seat : undefined // who waits for the answer
    for (const watcher of this.watchers) {
      const { eyes } = watcher
      const known = this.seen.get(eyes)
      const seen = known?.table === table ? known : undefined
      const mayWait = mover === undefined || !has(eyes, mover)
      if (seen?.seq === seq) watcher.send(seen.text, mayWait)
      else {
        const view = table.game.view(table.state, eyes)
        const before = seen?.seq === seq - 1 ? seen.view : null // nobody looked through these eyes a step ago
        const text = step.for(eyes, difference(before, view))
        this.seen.set(eyes, { table, view, seq, text })
        watcher.send(text, mayWait)
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
  row.type === 'act' ? `{"type":"act","seat":${row.seat},"by":"${row.by}"}` : JSON.stringify(happenedIn(row))
