// Admission control for expensive requests over sockets (joining a table, asking for its history): addresses take turns, a few
// milliseconds per turn of the event loop, each within its allowance.

import { Allowances, type Rate } from './allowance.ts'
import { FairQueue } from './fair-queue.ts'

/** Milliseconds that may be spent in one turn of the loop. */
const A_TURN = 5
/** Sending so many bytes is charged as a millisecond. */
const BYTES_A_MILLISECOND = 10_000

export class AdmissionControl {
  private readonly waiting = new FairQueue<() => void>()
  private readonly allowances: Allowances | undefined
  private spent = 0
  private isOpen = true // nothing was done in this turn of the loop yet

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

  /** Runs the task when it is this visitor's turn. */
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
