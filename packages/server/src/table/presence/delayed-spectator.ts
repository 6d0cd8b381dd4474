// An onlooker behind glass: what happens in the game reaches them some seconds late, so that nobody at the table can be told by
// somebody who looks on. Who sits down, or what the table is like, they see at once.

import type { Eyes } from '@saloon/kernel'
import type { Watcher } from './viewers.ts'
import type { Delay } from '../time/latency.ts'
import type { PlayerId } from '../table.ts'

/** What says nothing of how the game goes. */
const AT_ONCE = ['{"type":"table"', '{"type":"here"', '{"type":"moderator"', '{"type":"closing"']

export class BehindGlass implements Watcher {
  readonly player: PlayerId | undefined
  readonly watcher: Watcher
  private late: (() => void)[] = [] // what hasn't reached them yet, to be called off
  readonly delay: number
  private readonly after: (milliseconds: number, task: () => void) => () => void

  constructor(watcher: Watcher, delay: number, after: BehindGlass['after']) {
    this.watcher = watcher
    this.player = watcher.player
    this.delay = delay
    this.after = after
  }

  get looksThrough(): Eyes {
    return this.watcher.looksThrough
  }

  get howFar(): Delay | undefined {
    return this.watcher.howFar
  }

  get eyes(): Eyes {
    return this.watcher.eyes
  }

  /** Who sits down is told everything afresh. */
  set eyes(eyes: Eyes) {
    if (eyes !== 0) this.leave()
    this.watcher.eyes = eyes
  }

  send(text: string): void {
    if (this.eyes !== 0 || AT_ONCE.some((start) => text.startsWith(start))) return this.watcher.send(text)
    const callOff = this.after(this.delay, () => {
      this.late.shift() // timers of one length ring in the order they were set
      this.watcher.send(text)
    })
    this.late.push(callOff)
  }

  leave(): void {
    for (const callOff of this.late) callOff()
    this.late = []
  }
}
