// A thread that bots think in, started when first needed. One that fails owes nobody an answer: whoever waited is told so, and the
// next question starts another.

import { Worker } from 'node:worker_threads'
import type { Decision, Thought } from './messages.ts'

export class Thinker {
  private thread: Worker | undefined
  private readonly waiting = new Map<number, (decision: Decision) => void>()
  private next = 1
  private isClosed = false
  private readonly file: URL
  private readonly report: (problem: string, facts: object) => void

  constructor(file: URL, report: (problem: string, facts: object) => void) {
    this.file = file
    this.report = report
  }

  think(thought: Omit<Thought, 'id'>): Promise<Decision> {
    const id = this.next++
    return new Promise((resolve) => {
      if (this.isClosed) return
      this.waiting.set(id, resolve)
      this.thread ??= this.start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
      this.thread.postMessage({ id, ...thought } satisfies Thought)
    })
  }

  private start(): Worker {
    const thread = new Worker(this.file)
    let problem = 'the thread has ended'
    thread.on('message', (decision: Decision) => {
      this.waiting.get(decision.id)?.(decision)
      this.waiting.delete(decision.id)
    })
    thread.on('error', (error) => {
      problem = String(error)
      this.report('the bots’ thread failed', { error: problem })
    })
    thread.on('exit', () => {
      this.thread = undefined
      for (const [id, resolve] of this.waiting) resolve({ id, problem })
      this.waiting.clear()
    })
    thread.unref()
    return thread
  }

  /** Who waits gets no answer any more: a thought that was broken off is no reason to play something else. */
  async close(): Promise<void> {
    this.isClosed = true
    this.waiting.clear()
    await this.thread?.terminate()
  }
}
