// Runs a table's tasks one after the other: nothing at a table happens in the middle of something else.

/** So much waits at one table only where somebody sends faster than anybody plays. */
const MANY = 500

export class Queue {
  private isBusy = false
  private isOver = false
  private readonly waiting: (() => void)[] = []
  private readonly failed: (error: unknown) => void

  /** `failed` is told what went wrong in tasks that nobody waits for. */
  constructor(failed: (error: unknown) => void) {
    this.failed = failed
  }

  /** Rejects with what went wrong; the next task runs all the same. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (!this.isBusy) return this.begin(task)
    return new Promise((resolve, reject) => {
      this.waiting.push(() => void this.begin(task).then(resolve, reject))
    })
  }

  /** Like `inTurn`, when nobody waits for the result. */
  inTurnAnyway(task: () => Promise<unknown>): void {
    if (!this.isOver) this.inTurn(task).catch(this.failed)
  }

  /** Nothing runs and nothing waits. */
  get areIdle(): boolean {
    return !this.isBusy && this.waiting.length === 0
  }

  get areCrowded(): boolean {
    return this.waiting.length >= MANY
  }

  /** Accepts no more background tasks: the table has left this process's memory. */
  end(): void {
    this.isOver = true
  }

  private begin<T>(task: () => Promise<T>): Promise<T> {
    this.isBusy = true
    let turn: Promise<T>
    try {
      turn = task()
    } catch (error) {
      turn = Promise.reject(error)
    }
    turn.then(this.goOn, this.goOn)
    return turn
  }

  private readonly goOn = (): void => {
    this.isBusy = false
    this.waiting.shift()?.()
  }
}
