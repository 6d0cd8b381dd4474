// The queue of animations. They explain what just happened, run behind the state, never hold anybody up, and are shortened or
// dropped when they would.

import type { Told } from '@saloon/kernel'

/** Milliseconds. */
export const LENGTHS = { move: 260, reveal: 340, hit: 420, dice: 700, banner: 900 } as const
/** Nobody waits longer than this for a chain to end. */
export const LONGEST_CHAIN = 2500
const FULL_SPEED = 3 // events at their own length; from the next one on twice as fast

export interface Animation {
  readonly lasts: number
  /** Gets the length it was given; what it returns ends it early. */
  run(lasts: number): (() => void) | void
}

/** How long each of a chain lasts so that the whole is bearable; `shown` of it have run already, for `spent` in all. */
export function compressed(lengths: readonly number[], speed = 1, shown = 0, spent = 0): number[] {
  const own = lengths.map((length, i) => length / speed / (shown + i < FULL_SPEED ? 1 : 2))
  const total = own.reduce((sum, length) => sum + length, 0)
  const left = Math.max(0, LONGEST_CHAIN - spent)
  return total <= left ? own : own.map((length) => (length * left) / total)
}

export function lengthOf(event: Told): number {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  if (event.type === 'game-over' || event.type === 'eliminated') return LENGTHS.banner
  if ('faces' in facts) return LENGTHS.dice
  if ('before' in facts && 'after' in facts) return LENGTHS.hit
  return event.shows ? LENGTHS.reveal : LENGTHS.move
}

export interface Timer {
  after(milliseconds: number, then: () => void): () => void
}
const realTimer: Timer = {
  after(milliseconds, then) {
    const id = setTimeout(then, milliseconds)
    return () => clearTimeout(id)
  },
}

/** One thing after the other. */
export class AnimationQueue {
  private readonly waiting: Animation[] = []
  private shown = 0 // of the chain that runs
  private spent = 0
  private cancel: (() => void) | undefined
  private end: (() => void) | undefined
  private readonly drained: () => void
  private readonly timer: Timer
  speed = 1

  constructor(drained: () => void, timer: Timer = realTimer) {
    this.drained = drained
    this.timer = timer
  }

  get isIdle(): boolean {
    return this.cancel === undefined
  }

  add(animations: readonly Animation[]): void {
    this.waiting.push(...animations)
    if (this.isIdle && this.waiting.length > 0) this.next()
  }

  /** What is left is not shown: the state is there already. */
  skip(): void {
    this.waiting.length = 0
    const wasRunning = !this.isIdle
    this.cancel?.()
    this.finish()
    if (wasRunning) this.rest()
  }

  private rest(): void {
    this.shown = 0
    this.spent = 0
    this.drained()
  }

  private next(): void {
    const [lasts] = compressed(
      this.waiting.map((animation) => animation.lasts),
      this.speed,
      this.shown,
      this.spent,
    )
    const animation = this.waiting.shift()
    if (!animation || lasts === undefined) {
      this.rest()
      return
    }
    this.shown++
    this.spent += lasts
    this.end = animation.run(lasts) ?? undefined
    this.cancel = this.timer.after(lasts, () => {
      this.finish()
      this.next()
    })
  }

  private finish(): void {
    this.end?.()
    this.end = undefined
    this.cancel = undefined
  }
}
