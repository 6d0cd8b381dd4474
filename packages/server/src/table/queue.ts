// One thing after the other: what happens at a table never happens in the middle of something else.

/** So much waits at one table only where somebody sends faster than anybody plays. */
const MANY = 500

export class Turns {
  private isBusy = false
  private isOver = false
  private readonly waiting: (() => void)[] = []
  private readonly failed: (error: unknown) => void

  /** `failed`: hears what went wrong where nobody else does. */
  constructor(failed: (error: unknown) => void) {
    this.failed = failed
  }

  /** What went wrong is the caller's to hear; the next one goes on. */
  inTurn<T>(task: () => Promise<T>): Promise<T> {
    if (!this.isBusy) return this.begin(task)
    return new Promise((resolve, reject) => {
      this.waiting.push(() => void this.begin(task).then(resolve, reject))
    })
  }

  /** For what nobody waits for. */
  inTurnAnyway(task: () => Promise<unknown>): void {
    if (!this.isOver) this.inTurn(task).catch(this.failed)
  }

  /** Nothing happens, and nothing waits to. */
  get areIdle(): boolean {
    return !this.isBusy && this.waiting.length === 0
  }

  get areCrowded(): boolean {
    return this.waiting.length >= MANY
  }

  /** What was to be done later isn't any more: another has the table now. */
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
