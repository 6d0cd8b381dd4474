// Runs jobs in a few threads: fairly between visitors, within a budget per job and per visitor, with a bounded queue. What goes
// beyond is refused with a code.

import { type Refusal, isRefusal } from '@saloon/kernel'
import { Allowances } from './allowance.ts'
import { FairQueue } from './fair-queue.ts'
import { type Budget, JobRunner } from './job-runner.ts'
import type { Job, Jobs, ResultOf } from './jobs.ts'

export interface JobSettings extends Budget {
  readonly threads: number
  /** For each visitor. */
  readonly secondsPerMinute: number
}
export const USUAL_JOBS: JobSettings = { threads: 2, seconds: 20, megabytes: 256, secondsPerMinute: 20 }

/** How many jobs may wait: of one visitor, and of all. */
const MOST_OF_ONE = 10
const MOST = 200
/** The visitor of the server's own jobs, each counted by itself. */
const HOUSE = 'house '

interface Waiting {
  readonly job: Job
  readonly visitor: string | undefined
  resolve(result: object | Refusal): void
}

export class JobPool implements Jobs {
  private readonly idle: JobRunner[]
  private readonly all: readonly JobRunner[]
  private readonly queue = new FairQueue<Waiting>()
  private readonly used: Allowances
  private readonly settings: JobSettings
  private bringing = 0 // threads that play a log from elsewhere
  private ofHouse = 0
  private isClosed = false

  constructor(file: URL, settings: JobSettings, report: (problem: string, facts: object) => void) {
    this.settings = settings
    this.all = Array.from({ length: settings.threads }, () => new JobRunner(file, settings, report))
    this.idle = [...this.all]
    this.used = new Allowances({ burst: settings.secondsPerMinute, perSecond: settings.secondsPerMinute / 60 })
  }

  run<J extends Job>(visitor: string | undefined, job: J): Promise<ResultOf<J> | Refusal> {
    const refused = this.isClosed ? CLOSING : visitor === undefined ? undefined : this.whyNot(visitor)
    if (refused) return Promise.resolve(refused)
    return new Promise((resolve) => {
      const waiting: Waiting = { job, visitor, resolve }
      this.queue.add(visitor ?? HOUSE + this.ofHouse++, waiting)
      this.goOn()
    })
  }

  private whyNot(visitor: string): Refusal | undefined {
    const seconds = this.used.wait(visitor)
    if (seconds > 0) return { code: 'too-much', facts: { seconds } }
    if (this.queue.waitingOf(visitor) >= MOST_OF_ONE) return { code: 'too-much', facts: { most: MOST_OF_ONE } }
    return this.queue.length >= MOST ? { code: 'overloaded' } : undefined
  }

  /** Logs from elsewhere may take long: one thread is always left for what people at tables wait for. */
  private readonly fits = ({ job }: Waiting): boolean =>
    job.kind !== 'bring' || this.bringing < Math.max(1, this.settings.threads - 1)

  private goOn(): void {
    while (this.idle.length > 0) {
      const next = this.queue.take(this.fits)
      if (next === undefined) return
      const { visitor, item } = next
      const seconds = item.visitor === undefined ? 0 : this.used.wait(item.visitor) // what it asked for before has used it up
      if (seconds > 0) {
        this.queue.done(visitor)
        item.resolve({ code: 'too-much', facts: { seconds } })
      } else void this.start(this.idle.pop()!, visitor, item)
    }
  }

  private async start(runner: JobRunner, turn: string, { job, visitor, resolve }: Waiting): Promise<void> {
    const began = performance.now()
    if (job.kind === 'bring') this.bringing++
    const result = await runner.run(job)
    if (job.kind === 'bring') this.bringing--
    if (visitor !== undefined) this.used.use(visitor, (performance.now() - began) / 1000)
    this.queue.done(turn)
    this.idle.push(runner)
    resolve(this.isClosed && isRefusal(result) ? CLOSING : result)
    this.goOn()
  }

  async close(): Promise<void> {
    this.isClosed = true
    for (const { resolve } of this.queue.clear()) resolve(CLOSING)
    await Promise.all(this.all.map((runner) => runner.close()))
  }
}

const CLOSING: Refusal = { code: 'overloaded' }
