// Connections to PostgreSQL: a small shared pool that reconnects when they are lost.

import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { StoreError } from '../trouble.ts'
import type { Statement } from './statements.ts'
import { troubleOfPostgres } from './trouble.ts'

/** How long to wait for a connection, in milliseconds; and for an answer, in seconds during which this process was able to listen. */
const FOR_A_LINE = 5_000
const FOR_AN_ANSWER = 10
/** How long a database may be gone (a restart, a fail-over) before waiting callers get an error. */
const PATIENCE = 20_000
const BEFORE_TRYING_AGAIN = 100

export interface Answer<R> {
  readonly rows: R[]
  readonly count: number
}
export interface Session {
  ask<R>(statement: Statement, ...values: readonly unknown[]): Promise<Answer<R>>
}

export class Lines implements Session {
  private readonly pool: pg.Pool
  private readonly underWay = new Set<Promise<unknown>>()

  constructor(url: string, most: number) {
    this.pool = new pg.Pool({
      ...settingsOf(url),
      max: most,
      idleTimeoutMillis: 60_000,
    })
    this.pool.on('error', () => undefined) // an idle line was lost: the next one who needs one gets another
    // What is acknowledged is on the disk, whatever the database does for others.
    this.pool.on('connect', (client) => {
      client.on('error', () => undefined) // lost while nobody asked anything of it: who asks next hears of it
      void client.query('SET synchronous_commit = on').catch(() => undefined)
    })
  }

  /** Done once: when the line is lost in the middle of it, whether it was done is unknown. */
  ask<R>(statement: Statement, ...values: readonly unknown[]): Promise<Answer<R>> {
    return this.follow(this.withLine((line) => query<R>(line, statement, values)))
  }

  /** For what may as well be done twice: asked again while the database is away for a moment. */
  askAgain<R>(statement: Statement, ...values: readonly unknown[]): Promise<Answer<R>> {
    return this.follow(patiently(() => this.withLine((line) => query<R>(line, statement, values))))
  }

  /** Several statements that all count or none: `work` says which by what it gives back. */
  together(work: (session: Session) => Promise<boolean>): Promise<boolean> {
    return this.follow(
      this.withLine(async (line) => {
        await inTime(line.query('BEGIN'))
        const session: Session = { ask: (statement, ...values) => query(line, statement, values) }
        const isDone = await work(session)
        await inTime(line.query(isDone ? 'COMMIT' : 'ROLLBACK'))
        return isDone
      }),
    )
  }

  use<T>(work: (client: pg.ClientBase) => Promise<T>): Promise<T> {
    return this.follow(this.withLine((line) => inTime(work(line))))
  }

  /** Waits for what is under way. */
  async close(): Promise<void> {
    while (this.underWay.size > 0) await Promise.allSettled(this.underWay)
    await this.pool.end()
  }

  /** Closing waits for it. */
  follow<T>(task: Promise<T>): Promise<T> {
    this.underWay.add(task)
    const done = (): void => void this.underWay.delete(task)
    task.then(done, done)
    return task
  }

  private async withLine<T>(work: (line: pg.PoolClient) => Promise<T>): Promise<T> {
    const line = await patiently(() => this.pool.connect()) // nothing was asked yet: it may be tried as often as one likes
    try {
      const answer = await work(line)
      line.release()
      return answer
    } catch (error) {
      line.release(true) // in the middle of something, perhaps: nobody else should get it
      throw troubleOfPostgres(error)
    }
  }
}

/** A connection outside the pool, for long work. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(settingsOf(url))
  client.on('error', () => undefined) // whoever waits for an answer hears of it
  try {
    await client.connect()
    return await work(client)
  } catch (error) {
    throw troubleOfPostgres(error)
  } finally {
    await client.end().catch(() => undefined)
  }
}

const settingsOf = (url: string): pg.ClientConfig => ({
  connectionString: url,
  connectionTimeoutMillis: FOR_A_LINE,
  keepAlive: true,
  application_name: 'saloon',
})

async function query<R>(
  line: pg.PoolClient,
  { name, text }: Statement,
  values: readonly unknown[],
): Promise<Answer<R>> {
  const { rows, rowCount } = await inTime(line.query({ name, text, values: [...values] }))
  return { rows: rows as R[], count: rowCount ?? 0 }
}

/** Time counts only while this process can listen: a busy node must not conclude that no answer came. */
function inTime<T>(asked: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let left = FOR_AN_ANSWER
    const oneLess = (): void => {
      if (--left > 0) timer = setTimeout(oneLess, 1_000)
      else reject(new StoreError('lost', 'The database doesn’t answer'))
    }
    let timer = setTimeout(oneLess, 1_000)
    asked.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}

async function patiently<T>(attempt: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PATIENCE
  for (let wait = BEFORE_TRYING_AGAIN; ; wait = Math.min(wait * 2, 1_000)) {
    try {
      return await attempt()
    } catch (error) {
      const trouble = troubleOfPostgres(error)
      if (trouble.code !== 'lost' || performance.now() + wait > deadline) throw trouble
      await sleep(wait)
    }
  }
}

/** The address without its password, for error messages. */
export function shownUrl(url: string): string {
  try {
    const shown = new URL(url)
    if (shown.password !== '') shown.password = '…'
    return shown.href
  } catch {
    throw new StoreError('misused', 'The address of the database is not one.')
  }
}
