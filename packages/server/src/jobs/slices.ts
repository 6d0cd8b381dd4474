// Work on the loop that may be long, in slices: a few milliseconds in a turn of the loop, for all such work together.

/** Milliseconds. */
const A_TURN = 4

let spent = 0 // in this turn of the loop
let nextTurn: Promise<void> | undefined

export async function inSlices<R>(work: Generator<void, R>): Promise<R> {
  for (;;) {
    while (spent >= A_TURN) await (nextTurn ??= turn())
    const began = performance.now()
    let took = 0
    while (spent + took < A_TURN) {
      const { done, value } = work.next()
      took = performance.now() - began
      if (done) {
        use(took)
        return value
      }
    }
    use(took)
  }
}

function use(milliseconds: number): void {
  spent += milliseconds
  nextTurn ??= turn()
}

function turn(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(() => {
      spent = 0
      nextTurn = undefined
      resolve()
    })
  })
}
