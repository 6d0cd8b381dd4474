// What became of the latest commands: one that is sent twice is answered twice with the same words, and carried out once.

import type { Refusal } from '@saloon/kernel'

/** A client sends again what it has no answer to: a few, of each at the table. */
const MOST = 128

export class Receipts {
  private readonly answers = new Map<string, Refusal | null>()

  get(receipt: string): Refusal | null | undefined {
    return this.answers.get(receipt)
  }

  keep(receipt: string, refused: Refusal | null): void {
    this.answers.set(receipt, refused)
    if (this.answers.size > MOST) this.answers.delete(this.answers.keys().next().value!)
  }
}
