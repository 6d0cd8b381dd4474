// Shown time: the table shows one moment, and what has come since waits behind it. The position goes on, event by event and row by
// row, when the animations have shown what happened; whoever doesn't want to wait catches up at once.

import type { Base, View } from '@saloon/kernel'
import { type Animation, AnimationQueue, type Timer, patience } from './queue.ts'

/** Whoever is asked isn't kept from it for longer; milliseconds. */
export const OWN_DECISION = 1500

/** What is shown: the view after a row, and so many of the events that were told since. */
export interface Position {
  readonly seq: number
  readonly view: View<Base>
  readonly told: number
}
/** A row that has come. */
export interface ComingRow {
  readonly seq: number
  readonly view: View<Base>
  /** What each of its events looks like; of which the board can show one by one what has changed. */
  readonly scenes: readonly (readonly Animation[])[]
  /** Seen when the row is shown already. */
  readonly after: readonly Animation[]
}
export type Changed = (position: Position, isUrgent: boolean) => void

export class ShownTime {
  position: Position
  /** The last row that is waiting or shown. */
  newest: Position
  private readonly queue: AnimationQueue
  private readonly listeners = new Set<Changed>()
  private readonly waiters: { readonly seq: number; done(): void }[] = []
  private undrawn: (() => void)[] = [] // what ends when the position is on the screen
  private isHeld = false
  private isBusy = false
  private isUrgent = false
  private readonly busy: (isBusy: boolean) => void

  /** `busy`: whether anything is being shown. */
  constructor(from: Position, busy: (isBusy: boolean) => void = () => undefined, timer?: Timer) {
    this.position = from
    this.newest = from
    this.busy = busy
    this.queue = new AnimationQueue(() => this.drained(), timer)
  }

  set speed(speed: number) {
    this.queue.speed = speed
  }
  get speed(): number {
    return this.queue.speed
  }
  get isBehind(): boolean {
    return this.position.seq < this.newest.seq
  }

  subscribe(changed: Changed): () => void {
    this.listeners.add(changed)
    return () => void this.listeners.delete(changed)
  }

  /** Shows these, one after the other. `isToldSingly`: the board shows what each event has changed. */
  follow(rows: readonly ComingRow[], isToldSingly: boolean): void {
    if (rows.length === 0) return
    const animations: Animation[] = []
    for (const row of rows) {
      row.scenes.forEach((scene, i) => {
        const told = i + 1
        const isLast = told === row.scenes.length
        scene.forEach((animation, n) => {
          const isEnd = n === scene.length - 1
          const then = !isEnd
            ? undefined
            : isLast
              ? () => this.reach({ seq: row.seq, view: row.view, told: 0 })
              : isToldSingly
                ? () => this.tell(told)
                : undefined
          animations.push(then ? ending(animation, then, (end) => this.whenDrawn(end)) : animation)
        })
      })
      if (row.scenes.length === 0)
        animations.push(ending(NOTHING, () => this.reach({ seq: row.seq, view: row.view, told: 0 })))
      animations.push(...row.after)
    }
    const last = rows.at(-1)!
    this.newest = { seq: last.seq, view: last.view, told: 0 }
    const isFirst = !this.isBusy
    // Where nothing is to be seen there is nothing to wait for.
    if (isFirst && !this.isHeld && animations.every(({ lasts }) => lasts === 0)) return this.reach(this.newest)
    this.isBusy = true
    if (isFirst) this.busy(true)
    this.queue.add(animations)
  }

  /** I am asked: it is shown soon. */
  hurry(): void {
    this.queue.hurry(patience(OWN_DECISION, this.queue.speed))
  }

  /** Somebody reads: the table waits for them. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    this.queue.hold(isHeld)
  }

  /** Whoever presses something sees what they press. */
  catchUp(): void {
    if (this.isHeld) return
    this.isUrgent = true
    this.queue.skip()
    if (this.isBehind) this.reach(this.newest)
    this.isUrgent = false
  }

  /** Another moment, with nothing of what lies between. */
  jump(to: Position): void {
    this.newest = to
    this.queue.skip()
    if (this.position.seq !== to.seq || this.position.view !== to.view) this.reach(to)
  }

  /** Resolves when this row is shown. */
  reached(seq: number): Promise<void> {
    if (this.position.seq >= seq) return Promise.resolve()
    return new Promise((done) => this.waiters.push({ seq, done }))
  }

  /** What has been shown until now is on the screen: what stood in its place may go. */
  drawn(): void {
    const ends = this.undrawn
    this.undrawn = []
    for (const end of ends) end()
  }

  private whenDrawn(end: () => void): void {
    if (this.listeners.size === 0) end()
    else this.undrawn.push(end)
  }

  private tell(told: number): void {
    this.position = { ...this.position, told }
    this.changed()
  }

  private reach(position: Position): void {
    if (position.seq <= this.position.seq && position.seq < this.newest.seq) return this.drawn()
    this.position = position
    this.changed()
    for (const waiter of this.waiters.splice(0))
      if (waiter.seq <= position.seq) waiter.done()
      else this.waiters.push(waiter)
  }

  private changed(): void {
    for (const listener of this.listeners) listener(this.position, this.isUrgent)
  }

  private drained(): void {
    this.isBusy = false
    if (this.isBehind) this.reach(this.newest)
    this.busy(false)
  }
}

const NOTHING: Animation = { lasts: 0, run: () => undefined }

/** The same animation; when it is over something else is shown, and only when that is drawn it goes. */
const ending = (
  animation: Animation,
  then: () => void,
  whenDrawn: (end: () => void) => void = (end) => end(),
): Animation => ({
  lasts: animation.lasts,
  run(lasts) {
    const end = animation.run(lasts)
    return () => {
      if (end) whenDrawn(end)
      then()
    }
  },
})
