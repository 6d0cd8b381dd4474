// The queue of animations: one thing after the other, each at its own length, and shorter when somebody would wait too long.

import type { Told } from '@saloon/kernel'

/** Milliseconds. */
export const LENGTHS = { move: 260, reveal: 340, hit: 420, dice: 700, banner: 900 } as const
/** Nobody waits longer than this for what has come to be shown. */
export const LONGEST_CHAIN = 2500
const FULL_SPEED = 3 // events at their own length; from the next one on twice as fast

export interface Animation {
  readonly lasts: number
  /** Gets the length it was given; what it returns ends it early. */
  run(lasts: number): (() => void) | void
}

/** How long each of a chain lasts at its own pace; `shown` of it have run already. */
export const lengthsOf = (lengths: readonly number[], speed = 1, shown = 0): number[] =>
  lengths.map((length, i) => length / speed / (shown + i < FULL_SPEED ? 1 : 2))

/** By how much they are shortened so that each is over in the time it has. */
export function shortened(lengths: readonly number[], has: readonly number[]): number {
  let sum = 0
  let factor = 1
  for (const [i, length] of lengths.entries()) {
    sum += length
    if (sum > 0) factor = Math.min(factor, Math.max(0, has[i]!) / sum)
  }
  return factor
}

/** Who has chosen to go slower waits longer, too. */
export const patience = (milliseconds: number, speed: number): number => milliseconds / Math.min(1, speed)

export function lengthOf(event: Told): number {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  if (event.type === 'game-over' || event.type === 'eliminated') return LENGTHS.banner
  if ('faces' in facts) return LENGTHS.dice
  if ('before' in facts && 'after' in facts) return LENGTHS.hit
  return event.shows ? LENGTHS.reveal : LENGTHS.move
}

export interface Timer {
  now(): number
  after(milliseconds: number, then: () => void): () => void
}
const realTimer: Timer = {
  now: () => performance.now(),
  after(milliseconds, then) {
    const id = setTimeout(then, milliseconds)
    return () => clearTimeout(id)
  },
}

/** One thing after the other. */
export class AnimationQueue {
  private waiting: { readonly animation: Animation; readonly by: number }[] = [] // and when it must be over
  private shown = 0 // of the chain that runs
  private cancel: (() => void) | undefined
  private end: (() => void) | undefined
  private isHeld = false
  private readonly drained: () => void
  private readonly timer: Timer
  speed = 1

  constructor(drained: () => void, timer: Timer = realTimer) {
    this.drained = drained
    this.timer = timer
  }

  get isIdle(): boolean {
    return this.cancel === undefined && this.waiting.length === 0
  }

  add(animations: readonly Animation[]): void {
    const by = this.timer.now() + patience(LONGEST_CHAIN, this.speed)
    for (const animation of animations) this.waiting.push({ animation, by })
    if (this.cancel === undefined && this.waiting.length > 0) this.next()
  }

  /** Everything that waits is over in so many milliseconds: somebody is asked, and must see why. */
  hurry(milliseconds: number): void {
    const due = this.timer.now() + milliseconds
    this.waiting = this.waiting.map(({ animation, by }) => ({ animation, by: Math.min(by, due) }))
  }

  /** While it is held what runs ends, and nothing new begins. */
  hold(isHeld: boolean): void {
    this.isHeld = isHeld
    if (!isHeld && this.cancel === undefined && this.waiting.length > 0) this.next()
  }

  /** What is left is not shown. */
  skip(): void {
    const wasBusy = !this.isIdle
    this.waiting = []
    this.cancel?.()
    this.finish()
    if (wasBusy) this.rest()
  }

  private rest(): void {
    this.shown = 0
    this.drained()
  }

  private next(): void {
    if (this.isHeld) return
    const now = this.timer.now()
    const lengths = lengthsOf(
      this.waiting.map(({ animation }) => animation.lasts),
      this.speed,
      this.shown,
    )
    const factor = shortened(
      lengths,
      this.waiting.map(({ by }) => by - now),
    )
    const next = this.waiting.shift()
    if (!next) return this.rest()
    const { animation } = next
    const lasts = lengths[0]! * factor
    this.shown++
    this.end = animation.run(lasts) ?? undefined
    this.cancel = this.timer.after(lasts, () => {
      this.finish()
      this.next()
    })
  }

  private finish(): void {
    this.cancel = undefined
    const { end } = this
    this.end = undefined
    end?.()
  }
}
