// A spectator who sees the game some seconds late, so that nobody can tell players what they may not know. Changes of the table
// itself (who sits down, settings) are shown at once.

import type { Eyes } from '@saloon/kernel'
import type { Viewer } from './viewers.ts'
import type { Delay } from '../time/latency.ts'
import type { PlayerId } from '../table.ts'

/** Messages that say nothing about the game: sent without delay. */
const AT_ONCE = ['{"type":"table"', '{"type":"here"', '{"type":"moderator"', '{"type":"closing"']

export class DelayedSpectator implements Viewer {
  readonly player: PlayerId | undefined
  readonly viewer: Viewer
  private late: (() => void)[] = [] // what hasn't reached them yet, to be called off
  readonly delay: number
  private readonly after: (milliseconds: number, task: () => void) => () => void

  constructor(viewer: Viewer, delay: number, after: DelayedSpectator['after']) {
    this.viewer = viewer
    this.player = viewer.player
    this.delay = delay
    this.after = after
  }

  get looksThrough(): Eyes {
    return this.viewer.looksThrough
  }

  get howFar(): Delay | undefined {
    return this.viewer.howFar
  }

  get eyes(): Eyes {
    return this.viewer.eyes
  }

  /** Who sits down is told everything afresh. */
  set eyes(eyes: Eyes) {
    if (eyes !== 0) this.leave()
    this.viewer.eyes = eyes
  }

  send(text: string): void {
    if (this.eyes !== 0 || AT_ONCE.some((start) => text.startsWith(start))) return this.viewer.send(text)
    const callOff = this.after(this.delay, () => {
      this.late.shift() // timers of one length ring in the order they were set
      this.viewer.send(text)
    })
    this.late.push(callOff)
  }

  leave(): void {
    for (const callOff of this.late) callOff()
    this.late = []
  }
}
