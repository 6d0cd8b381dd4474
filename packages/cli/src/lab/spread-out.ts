// Work shared out among threads, number by number, with what is done kept in a file: who is stopped goes on where he was.

import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import type { GameModule } from '@saloon/kernel'
import { complaint } from '../complaint.ts'
import { fileComplaint } from '../logs.ts'
import { send, startThread } from '../threads.ts'
import { type Assignment, type Done, doer } from './work.ts'

export interface Sharing {
  readonly workers: number
  readonly onDone?: (number: number, done: Done) => void
  readonly onProgress: (done: number) => void
  readonly isStopped: () => boolean
}
/** Longer than this at once, and progress stands still and Ctrl-C isn't heard. */
const SHARE_MS = 300
const MOST_AT_ONCE = 64

export const usualThreads = (): number => Math.max(1, Math.min(8, availableParallelism()))

/** Does the numbers that `known` hasn't, into it. */
export async function spreadOut(
  module: GameModule,
  { game, job }: Assignment,
  wanted: readonly number[],
  known: Map<number, Done>,
  { workers, onDone, onProgress, isStopped }: Sharing,
): Promise<void> {
  const left = wanted.filter((number) => !known.has(number))
  const give = (number: number, done: Done): void => {
    known.set(number, done)
    onDone?.(number, done)
    onProgress(known.size)
  }
  if (workers === 1) {
    const does = doer(module, job)
    for (const number of left) {
      if (isStopped()) return
      give(number, does(number))
      await new Promise((resolve) => setImmediate(resolve)) // signals are heard in between
    }
    return
  }
  const take = (count: number): number[] => (isStopped() ? [] : left.splice(0, count))
  await Promise.all(Array.from({ length: Math.min(workers, left.length) }, () => inThread({ game, job }, take, give)))
}

function inThread(
  workerData: Assignment,
  take: (count: number) => number[],
  give: (number: number, done: Done) => void,
): Promise<void> {
  const first = take(1)
  if (first.length === 0) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const worker = startThread('lab-worker', workerData)
    let sent = performance.now()
    let count = 1
    send(worker, first)
    worker.on('message', (results: readonly (readonly [number, Done])[]) => {
      for (const [number, done] of results) give(number, done)
      const spent = performance.now() - sent
      count = Math.max(1, Math.min(MOST_AT_ONCE, count * 4, Math.round((count * SHARE_MS) / Math.max(spent, 1))))
      const more = take(count)
      if (more.length === 0) return void worker.terminate().then(() => resolve())
      sent = performance.now()
      send(worker, more)
    })
    worker.on('error', reject)
  })
}

// ---- what is kept ---------------------------------------------------------------------------------------------------

/** A file of lines: first what was asked for, then what is done. */
export class Notebook {
  private readonly file: string

  constructor(file: string) {
    this.file = file
  }

  /** What is in it of just this plan; a file of another plan is refused. */
  open(plan: object): Map<number, Done> {
    const known = new Map<number, Done>()
    const title = JSON.stringify(plan)
    if (!existsSync(this.file)) {
      this.write(() => writeFileSync(this.file, `${title}\n`))
      return known
    }
    const [first, ...lines] = this.read().split('\n')
    if (first !== title) throw complaint('notebook-of-another', { file: this.file })
    for (const line of lines) {
      const entry = parsed(line)
      if (entry) known.set(entry[0], entry[1])
    }
    return known
  }

  add(number: number, done: Done): void {
    this.write(() => appendFileSync(this.file, `${JSON.stringify([number, done])}\n`))
  }

  private read(): string {
    try {
      return readFileSync(this.file, 'utf8')
    } catch (error) {
      throw fileComplaint(error, this.file)
    }
  }

  private write(how: () => void): void {
    try {
      how()
    } catch (error) {
      throw fileComplaint(error, this.file)
    }
  }
}

/** The last line may have been broken off; that number is done again. */
function parsed(line: string): [number, Done] | undefined {
  try {
    return JSON.parse(line) as [number, Done]
  } catch {
    return undefined
  }
}
