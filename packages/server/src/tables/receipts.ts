// What became of the latest commands: one that is sent twice is answered twice with the same words, and carried out once.

import type { Refusal } from '@saloon/kernel'

/** A client sends again what it has no answer to: a few, of each at the table. */
const MOST = 128

export class Receipts {
  private readonly answers = new Map<string, Refusal | null>()
  private readonly latest: string[] = [] // a ring: who comes last takes the place of who came first
  private next = 0

  get(receipt: string): Refusal | null | undefined {
    return this.answers.get(receipt)
  }

  keep(receipt: string, refused: Refusal | null): void {
    if (this.answers.has(receipt)) return
    const oldest = this.latest[this.next]
    if (oldest !== undefined) this.answers.delete(oldest)
    this.answers.set(receipt, refused)
    this.latest[this.next] = receipt
    this.next = (this.next + 1) % MOST
  }
}
