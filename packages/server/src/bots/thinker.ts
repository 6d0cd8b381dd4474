// A thread that bots think in, started when first needed. It is handed a few thoughts at a time, those first that somebody looks on for.
// One that fails owes nobody an answer: whoever waited is told so, and the next question starts another.

import { Worker } from 'node:worker_threads'
import type { Decision, Thought } from './messages.ts'

/** So that the thread never waits for us, and who comes last waits for no more than these. */
const MOST_IN_HAND = 2

interface Waiting {
  readonly thought: Thought
  readonly isUrgent: () => boolean
}

export class Thinker {
  private thread: Worker | undefined
  private readonly waiting = new Map<number, (decision: Decision) => void>()
  private queue: Waiting[] = []
  private inHand = 0
  private next = 1
  private isClosed = false
  private readonly file: URL
  private readonly report: (problem: string, facts: object) => void

  constructor(file: URL, report: (problem: string, facts: object) => void) {
    this.file = file
    this.report = report
  }

  /** `isUrgent`: somebody looks on; asked again and again, since people come and go. */
  think(thought: Omit<Thought, 'id'>, isUrgent = (): boolean => true): Promise<Decision> {
    const id = this.next++
    return new Promise((resolve) => {
      if (this.isClosed) return
      this.waiting.set(id, resolve)
      this.queue.push({ thought: { id, ...thought }, isUrgent })
      this.handOver()
    })
  }

  private handOver(): void {
    while (this.inHand < MOST_IN_HAND && this.queue.length > 0) {
      const urgent = this.queue.findIndex(({ isUrgent }) => isUrgent())
      const [{ thought }] = this.queue.splice(Math.max(0, urgent), 1) as [Waiting]
      this.inHand++
      this.thread ??= this.start()
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
      this.thread.postMessage(thought)
    }
  }

  private start(): Worker {
    const thread = new Worker(this.file)
    let problem = 'the thread has ended'
    thread.on('message', (decision: Decision) => {
      this.waiting.get(decision.id)?.(decision)
      this.waiting.delete(decision.id)
      this.inHand--
      this.handOver()
    })
    thread.on('error', (error) => {
      problem = String(error)
      this.report('the bots’ thread failed', { error: problem })
    })
    thread.on('exit', () => {
      this.thread = undefined
      this.queue = []
      this.inHand = 0
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
    this.queue = []
    await this.thread?.terminate()
  }
}
