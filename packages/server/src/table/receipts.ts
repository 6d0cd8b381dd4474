// Remembers the results of the latest commands: one that is sent twice gets the same answer and is carried out once.

import type { Refusal } from '@saloon/kernel'

/** Enough for the few unanswered commands that each client at the table may repeat. */
const MOST = 128

/**
 * A ring: who comes last takes the place of who came first. Looked for by fingerprints that lie side by side: with many tables
 * a map of so many strings is hardly ever in a cache.
 */
export class Receipts {
  private readonly fingerprints = new Int32Array(MOST)
  private readonly receipts: string[] = []
  private readonly answers: (Refusal | null)[] = []
  private next = 0

  get(receipt: string): Refusal | null | undefined {
    const fingerprint = fingerprintOf(receipt)
    for (let i = 0; i < this.receipts.length; i++)
      if (this.fingerprints[i] === fingerprint && this.receipts[i] === receipt) return this.answers[i]
    return undefined
  }

  keep(receipt: string, refused: Refusal | null): void {
    if (this.get(receipt) !== undefined) return
    this.fingerprints[this.next] = fingerprintOf(receipt)
    this.receipts[this.next] = receipt
    this.answers[this.next] = refused
    this.next = (this.next + 1) % MOST
  }
}

function fingerprintOf(text: string): number {
  let fingerprint = text.length
  for (let i = 0; i < text.length; i++) fingerprint = (Math.imul(fingerprint, 31) + text.charCodeAt(i)) | 0
  return fingerprint
}
