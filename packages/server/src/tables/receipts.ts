// What became of the latest commands: one that is sent twice is answered twice with the same words, and carried out once.

import type { Refusal } from '@saloon/kernel'

/** A client sends again what it has no answer to: a few, of each at the table. */
const MOST = 128

/** Asked several times with every move, nearly always in vain: a glance at 128 numbers takes a tenth of the time of a `Map` that forgets. */
export class Receipts {
  /** Three rings: who comes last takes the place of who came first. */
  private readonly marks = new Int32Array(MOST)
  private readonly receipts: string[] = []
  private readonly answers: (Refusal | null)[] = []
  private next = 0
  private sought = ''
  private mark = 0 // of what was sought last

  get(receipt: string): Refusal | null | undefined {
    const at = this.find(receipt)
    return at === -1 ? undefined : this.answers[at]
  }

  keep(receipt: string, refused: Refusal | null): void {
    if (this.find(receipt) !== -1) return
    this.marks[this.next] = this.mark
    this.receipts[this.next] = receipt
    this.answers[this.next] = refused
    this.next = (this.next + 1) % MOST
  }

  private find(receipt: string): number {
    if (receipt !== this.sought) {
      this.sought = receipt
      this.mark = markOf(receipt)
    }
    for (let at = 0; at < MOST; at++) if (this.marks[at] === this.mark && this.receipts[at] === receipt) return at
    return -1
  }
}

/** Different for nearly all that are different. */
function markOf(text: string): number {
  let mark = 0
  for (let i = 0; i < text.length; i++) mark = (Math.imul(mark, 31) + text.charCodeAt(i)) | 0
  return mark
}
