// What is played at wooden tables is worked out on the loop that answers everybody, and a flick takes it tens of milliseconds. So each
// waits in line: one in a turn of the loop, each address in turn as long as its allowance lasts, and between two of them there
// is time for all others.

import { performance } from 'node:perf_hooks'
import type { AdmissionControl } from './admission-control.ts'
import { FairQueue } from './fair-queue.ts'

/** After each the loop is everybody else's for so many times as long. */
const REST = 2
/** Milliseconds: how often it is looked whether somebody who has used up their allowance has something left again. */
const LOOK_AGAIN = 50

interface Waiting {
  readonly visitor: string
  run(): void
}

export class FlickLine {
  private readonly waiting = new FairQueue<Waiting>()
  private readonly admission: Pick<AdmissionControl, 'wait' | 'charge'>
  private isBusy = false // the next one is on its way
  private restsUntil = 0

  constructor(admission: Pick<AdmissionControl, 'wait' | 'charge'>) {
    this.admission = admission
  }

  /** What the task does at once is what it costs; what it then waits for costs nobody anything. */
  inTurn<T>(visitor: string, task: () => Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const run = (): void => {
        try {
          task().then(resolve, reject)
        } catch (error) {
          reject(error)
        }
      }
      this.waiting.add(visitor, { visitor, run })
      this.goOn()
    })
  }

  private goOn(): void {
    if (this.isBusy || this.waiting.length === 0) return
    this.isBusy = true
    const rest = this.restsUntil - performance.now()
    if (rest > 0) setTimeout(this.next, rest)
    else setImmediate(this.next)
  }

  private readonly next = (): void => {
    this.isBusy = false
    const next = this.waiting.take(({ visitor }) => this.admission.wait(visitor) === 0)
    if (next === undefined) this.restsUntil = performance.now() + LOOK_AGAIN
    else {
      const began = performance.now()
      next.item.run()
      this.waiting.done(next.visitor)
      const took = performance.now() - began
      this.admission.charge(next.visitor, took)
      this.restsUntil = began + took * (1 + REST)
    }
    this.goOn()
  }
}
