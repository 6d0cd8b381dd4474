// What the commands of the laboratory have in common: numbers to be done, in threads, resumable, with a bar while one waits.

import type { GameModule } from '@saloon/kernel'
import type { Arguments } from '../arguments.ts'
import { listenForInterrupt } from '../interrupt.ts'
import { progressBar } from '../simulate/progress.ts'
import type { Terminal } from '../terminal.ts'
import { Notebook, spreadOut, usualThreads } from './spread-out.ts'
import type { Assignment, Done, Job } from './work.ts'

const MOST_WORKERS = 256

export interface Commission {
  readonly job: Job
  readonly from?: number
  readonly count: number
}

/** In the order of their numbers; fewer than were asked for after Ctrl-C. `--keep FILE` goes on where that file ends. */
export async function carryOut(
  module: GameModule,
  { job, from = 0, count }: Commission,
  args: Arguments,
  terminal: Terminal,
): Promise<Done[]> {
  const workers = args.number('workers', { min: 1, max: MOST_WORKERS }) ?? usualThreads()
  const file = args.text('keep')
  const notebook = file === undefined ? undefined : new Notebook(file)
  const assignment: Assignment = { game: module.game.rules.id, job }
  const known = notebook?.open(assignment) ?? new Map<number, Done>()
  const numbers = Array.from({ length: count }, (_, i) => from + i)
  await module.game.rules.ready?.()
  const interrupt = listenForInterrupt()
  const progress = progressBar(count, terminal)
  await spreadOut(module, assignment, numbers, known, {
    workers,
    onProgress: progress.show,
    isStopped: interrupt.isStopped,
    ...(notebook && { onDone: (number, done) => notebook.add(number, done) }),
  })
  progress.clear()
  interrupt.stopListening()
  return numbers.flatMap((number) => {
    const done = known.get(number)
    return done === undefined ? [] : [done]
  })
}
