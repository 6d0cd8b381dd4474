// Talks to the thread that holds the database. Requests made within one turn of the event loop go in one message, and the thread
// answers in one go whatever has arrived while it was busy.

import type { Worker } from 'node:worker_threads'
import type { FromThread, Name, Operations, Request } from './protocol.ts'
import { send } from '../threads.ts'
import { StoreError } from '../trouble.ts'

export interface Connection {
  ask<N extends Name>(name: N, ...args: Parameters<Operations[N]>): Promise<ReturnType<Operations[N]>>
  /** Waits for the answers to all that was asked; then the thread ends. */
  close(): Promise<void>
}

/** Resolves once the thread has opened its database. */
export async function connect(worker: Worker): Promise<Connection> {
  const waiting: { resolve(answer: unknown): void; reject(error: StoreError): void }[] = []
  let unsent: Request[] = []
  let lost: StoreError | undefined

  worker.on('message', ({ answers, failures }: FromThread) => {
    const answered = waiting.splice(0, answers.length)
    for (const [index, code, message] of failures) answered[index]?.reject(new StoreError(code, message))
    for (const [index, answer] of answers.entries()) answered[index]?.resolve(answer) // not those that failed: it is too late
  })
  worker.on('messageerror', () => void worker.terminate()) // answers missed: the next would go to the wrong ones
  const lose = (why: string): void => {
    lost ??= new StoreError('lost', `The thread that held the database is gone: ${why}.`)
    for (const { reject } of waiting.splice(0)) reject(lost)
  }
  worker.on('error', (error) => lose(String(error)))
  const ended = new Promise<void>((resolve) => {
    worker.on('exit', (code) => {
      lose(`it ended with code ${code}`)
      resolve()
    })
  })

  const answer = (): Promise<unknown> => new Promise((resolve, reject) => waiting.push({ resolve, reject }))
  const flush = (): void => {
    if (unsent.length > 0) send(worker, unsent)
    unsent = []
  }
  await answer() // to no request: whether it could
  return {
    async ask<N extends Name>(name: N, ...args: Parameters<Operations[N]>) {
      if (lost) throw lost
      if (unsent.length === 0) setImmediate(flush)
      unsent.push([name, ...args])
      return answer() as Promise<ReturnType<Operations[N]>>
    },
    close() {
      flush()
      send(worker, 'close')
      return ended
    },
  }
}
