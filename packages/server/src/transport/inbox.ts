// What comes in over one line: a few messages in a turn of the loop, so that who sends many holds up nobody else; and nothing for
// a while after something was refused. Whatever has come meanwhile waits, and no more is read until that is dealt with.

/** What messages are read from. */
export interface Source {
  pause(): void
  resume(): void
}

/** Messages in a turn of the loop. */
const A_TURN = 10

export class Inbox {
  private waiting: string[] = []
  private inHand = 0 // in this turn
  private isHeld = false
  private readonly source: Source
  private readonly deal: (text: string) => void

  /** `deal`: sees to it that the message is dealt with, and then says so. */
  constructor(source: Source, deal: (text: string) => void) {
    this.source = source
    this.deal = deal
  }

  came(text: string): void {
    if (this.inHand < A_TURN && !this.isHeld && this.waiting.length === 0) {
      this.inHand++
      this.deal(text)
    } else {
      if (this.waiting.length === 0) this.source.pause()
      this.waiting.push(text)
    }
  }

  dealtWith(): void {
    if (--this.inHand === 0 && this.waiting.length > 0) this.goOn()
  }

  hold(milliseconds: number): void {
    if (this.isHeld) return
    this.isHeld = true
    this.source.pause()
    setTimeout(() => {
      this.isHeld = false
      this.goOn()
    }, milliseconds).unref()
  }

  private goOn(): void {
    if (this.isHeld) return
    for (const text of this.waiting.splice(0, A_TURN - this.inHand)) {
      this.inHand++
      this.deal(text)
    }
    if (this.waiting.length === 0) this.source.resume()
  }
}
