// One job thread, started when first needed. A job that exceeds its time or memory is ended together with the thread, and the
// next job gets a new one.

import { Worker } from 'node:worker_threads'
import type { Refusal } from '@saloon/kernel'
import type { Job } from './jobs.ts'

export interface Budget {
  readonly seconds: number
  readonly megabytes: number
}

type Said = 'begun' | { readonly result: object } | { readonly error: string }

/** Seconds a thread may take to start and load a game, on a busy machine. */
const TO_BEGIN = 60
/** Megabytes for short-lived objects, beside the budget. */
const YOUNG = 32

export class JobRunner {
  private thread: Worker | undefined
  private readonly file: URL
  private readonly budget: Budget
  private readonly report: (problem: string, facts: object) => void

  constructor(file: URL, budget: Budget, report: (problem: string, facts: object) => void) {
    this.file = file
    this.budget = budget
    this.report = report
  }

  /** One at a time. */
  run(job: Job): Promise<object | Refusal> {
    const { seconds, megabytes } = this.budget
    const thread = (this.thread ??= this.start())
    return new Promise((resolve) => {
      let timer = setTimeout(() => end({ code: 'our-fault' }), TO_BEGIN * 1000)
      const settle = (result: object): void => {
        clearTimeout(timer)
        thread.off('message', hear).off('error', failed).off('exit', gone)
        resolve(result)
      }
      const end = (refusal: Refusal): void => {
        this.thread = undefined
        settle(refusal)
        void thread.terminate()
      }
      const hear = (said: Said): void => {
        if (said === 'begun') {
          clearTimeout(timer)
          timer = setTimeout(() => end({ code: 'too-costly', facts: { seconds } }), seconds * 1000)
        } else if ('result' in said) settle(said.result)
        else failed(new Error(said.error))
      }
      const failed = (error: Error & { code?: string }): void => {
        if (error.code === 'ERR_WORKER_OUT_OF_MEMORY') return end({ code: 'too-costly', facts: { megabytes } })
        this.report('a job failed', { job: job.kind, error: String(error) })
        end({ code: 'our-fault' })
      }
      const gone = (): void => failed(new Error('the thread has ended'))
      thread.on('message', hear).on('error', failed).on('exit', gone)
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
      thread.postMessage(job)
    })
  }

  private start(): Worker {
    const thread = new Worker(this.file, {
      resourceLimits: { maxOldGenerationSizeMb: this.budget.megabytes, maxYoungGenerationSizeMb: YOUNG },
    })
    thread.on('error', () => undefined) // also while it is being ended: whoever waited has been told
    thread.unref()
    return thread
  }

  async close(): Promise<void> {
    await this.thread?.terminate()
  }
}
