// What a laboratory has done for it many times over, by number: one deal of an arena, the rows of one game. The same number gives the same
// wherever it is done.

import { isMainThread } from 'node:worker_threads'
import { type Contest, type Course, type Row, type Trial, type Trying, arena, makerFor, rowsOfGame } from '@saloon/bots'
import { type GameModule, isRefusal } from '@saloon/kernel'

export type Job =
  | { readonly kind: 'trial'; readonly contest: Contest; readonly trying?: Readonly<Record<string, Trying>> }
  | { readonly kind: 'rows'; readonly course: Course }
export interface Assignment {
  readonly game: string
  readonly job: Job
}
export type Done = Trial | readonly Row[]

/**
 * Processor time, since a laboratory is rarely alone on its machine: of this thread, or of the process where nothing else runs in it. Where
 * Node can tell neither, the time that passed.
 */
const spent = isMainThread
  ? process.cpuUsage
  : (process as { readonly threadCpuUsage?: () => NodeJS.CpuUsage }).threadCpuUsage
const clock = (): number => {
  if (spent === undefined) return performance.now()
  const { user, system } = spent()
  return (user + system) / 1000
}

/** Gives what does one of them. */
export function doer(module: GameModule, job: Job): (number: number) => Done {
  if (job.kind === 'rows')
    return (number) => {
      const rows = rowsOfGame(module, job.course, number)
      if (isRefusal(rows)) throw new Error(rows.code) // checked before
      return rows
    }
  const made = arena(module, job.contest, clock, makerFor(job.trying ?? {}))
  if (isRefusal(made)) throw new Error(made.code) // checked before
  return (number) => made.play(number)
}
