// What sockets ask for that may be much at once: coming to a table, and all that was told there. Each address in turn, for a few
// milliseconds in a turn of the loop, and as much as its allowance lasts.

import { Allowances, type Rate } from './allowance.ts'
import { FairQueue } from './fair-queue.ts'

/** Milliseconds of a turn of the loop. */
const A_TURN = 5
/** So much to be sent counts as a millisecond. */
const BYTES_A_MILLISECOND = 10_000

export class AdmissionControl {
  private readonly waiting = new FairQueue<() => void>()
  private readonly allowances: Allowances | undefined
  private spent = 0
  private isOpen = true // in this turn of the loop nobody has come yet

  constructor(rate?: Rate) {
    this.allowances = rate && new Allowances(rate)
  }

  /** Seconds until this visitor may ask for more; 0: now. */
  wait(visitor: string): number {
    return this.allowances?.wait(visitor) ?? 0
  }

  charge(visitor: string, milliseconds: number, bytes = 0): void {
    this.allowances?.use(visitor, Math.max(milliseconds, bytes / BYTES_A_MILLISECOND))
  }

  /** Done when it is this visitor's turn. */
  inTurn(visitor: string, task: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      this.waiting.add(visitor, () => {
        try {
          resolve(task())
        } catch (error) {
          reject(error)
        }
      })
      this.goOn()
    })
  }

  private goOn(): void {
    if (this.isOpen) {
      this.isOpen = false
      this.spent = 0
      setImmediate(this.nextTurn)
    }
    while (this.spent < A_TURN) {
      const next = this.waiting.take(() => true)
      if (next === undefined) return
      const began = performance.now()
      next.item()
      this.waiting.done(next.visitor)
      this.spent += performance.now() - began
    }
  }

  private readonly nextTurn = (): void => {
    this.isOpen = true
    if (this.waiting.length > 0) this.goOn()
  }
}
