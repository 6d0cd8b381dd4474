// Group commit for PostgreSQL: rows that arrive while a statement is under way go together in the next. A commit and its round
// trip cost the same for one row as for a hundred.

import type { Lines } from './line.ts'
import { APPEND, APPEND_MANY, LENGTH } from './statements.ts'
import { isTaken } from './trouble.ts'

interface Wanted {
  readonly log: string
  readonly after: number
  readonly row: string
  resolve(isDone: boolean): void
  reject(error: unknown): void
}

/** Statements under way at once: while one waits for the disk the next is on its way. */
const MOST_AT_ONCE = 2
const MOST_ROWS = 500

export class Appends {
  private readonly lines: Lines
  private waiting: Wanted[] = []
  private readonly busy = new Set<string>() // logs of which a row is under way: the next must see it
  private readonly latest = new Map<string, Promise<boolean>>()
  private underWay = 0
  private isScheduled = false

  constructor(lines: Lines) {
    this.lines = lines
  }

  append(log: string, after: number, rows: readonly string[]): Promise<boolean> {
    if (rows.length > 1) return this.appendMany(log, after, [...rows])
    const [row] = rows
    if (row === undefined) return this.fits(log, after)
    const appended = new Promise<boolean>((resolve, reject) => {
      this.waiting.push({ log, after, row, resolve, reject })
      this.schedule()
    })
    this.latest.set(log, appended)
    const forget = (): void => void (this.latest.get(log) === appended && this.latest.delete(log))
    appended.then(forget, forget)
    return appended
  }

  /** When what was asked to be written to this log is there, or has failed. */
  async written(log: string): Promise<void> {
    await this.latest.get(log)?.catch(() => undefined)
  }

  /** What is asked within one turn of the event loop goes together. */
  private schedule(): void {
    if (this.isScheduled || this.underWay >= MOST_AT_ONCE) return
    this.isScheduled = true
    setImmediate(() => {
      this.isScheduled = false
      this.start()
    })
  }

  private start(): void {
    const now: Wanted[] = []
    const later: Wanted[] = []
    for (const wanted of this.waiting) {
      if (now.length === MOST_ROWS || this.busy.has(wanted.log)) later.push(wanted)
      else {
        this.busy.add(wanted.log)
        now.push(wanted)
      }
    }
    this.waiting = later
    if (now.length === 0) return
    this.underWay++
    void this.send(now).finally(() => {
      this.underWay--
      for (const { log } of now) this.busy.delete(log)
      if (this.waiting.length > 0) this.schedule()
    })
    if (later.length > 0) this.schedule()
  }

  private async send(batch: readonly Wanted[]): Promise<void> {
    const logs = batch.map(({ log }) => log)
    const afters = batch.map(({ after }) => after)
    const texts = batch.map(({ row }) => row)
    try {
      const { rows } = await this.lines.ask<{ log: string }>(APPEND, logs, afters, texts)
      const added = new Set(rows.map(({ log }) => log))
      for (const { log, resolve } of batch) resolve(added.has(log))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }

  private async appendMany(log: string, after: number, rows: readonly string[]): Promise<boolean> {
    return this.lines.use(async (client) => {
      try {
        const { rowCount } = await client.query({ ...APPEND_MANY, values: [log, after, rows] })
        return rowCount === rows.length
      } catch (error) {
        if (isTaken(error)) return false
        throw error
      }
    })
  }

  private async fits(log: string, after: number): Promise<boolean> {
    const { rows } = await this.lines.askAgain<{ length: number }>(LENGTH, log)
    return rows[0]!.length === after
  }
}
