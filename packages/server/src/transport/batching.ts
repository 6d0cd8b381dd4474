// A turn of the event loop, in steps: everything that has come in is taken off the network, then read, then dealt with, and
// what came of it leaves. With 200 tables a move costs a quarter less than if each went all the way by itself: a processor that
// does one thing many times over has it at hand, and what is for the same reader goes in one frame.

/** Somebody from whom texts come in. `M`: what a text turns out to be. */
export interface Sender<M> {
  understand(text: string): M
  receive(message: M): void
}

/** Somebody for whom there is something to be sent. */
export interface Reader {
  /** Sends all of it; nothing, if it has gone already. */
  flush(): void
}

interface Arrival<M> {
  readonly from: Sender<M>
  readonly text: string
}

export class Batching<M> {
  private arrivals: Arrival<M>[] = []
  private readers: Reader[] = []
  private isOn = false

  /** To be dealt with in this turn, in the order in which it came. */
  came(from: Sender<M>, text: string): void {
    this.arrivals.push({ from, text })
    this.begin()
  }

  /** Somebody waits for something: it leaves at the end of this turn. */
  endsWith(reader: Reader): void {
    this.readers.push(reader)
    this.begin()
  }

  private begin(): void {
    if (this.isOn) return
    this.isOn = true
    setImmediate(this.deal)
    setImmediate(this.leave) // what promises bring about in between leaves as well
  }

  private readonly deal = (): void => {
    const { arrivals } = this
    this.arrivals = []
    const messages = arrivals.map(({ from, text }) => from.understand(text))
    for (let i = 0; i < arrivals.length; i++) arrivals[i]!.from.receive(messages[i]!)
  }

  private readonly leave = (): void => {
    const { readers } = this
    this.readers = []
    this.isOn = false
    for (const reader of readers) reader.flush()
    if (this.arrivals.length > 0) this.begin()
  }
}
