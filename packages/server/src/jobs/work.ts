// Carries out a job, whichever kind it is.

import { type Base, type GameModule, type Refusal, act, goAlong, isRefusal } from '@saloon/kernel'
import { readImported } from '../table/import/import-game.ts'
import { readLog, reopenHere } from '../table/persistence.ts'
import type { Job, Jobs, ResultOf, Results } from './jobs.ts'

type Find = (game: string) => GameModule | Refusal

/** States that are returned along with a position are so many moves apart: its neighbours are asked for next. */
const KEPT_EVERY = 10

/** `begun` is called once the game is loaded: the budget counts from then. */
export async function work(job: Job, find: Find, begun?: () => void): Promise<Results[keyof Results] | Refusal> {
  if (job.kind === 'bring') return readImported(job.log, find, job.now, begun)
  const module = find(job.game)
  if (isRefusal(module)) return module
  await module.game.rules.ready?.()
  begun?.()
  if (job.kind === 'act') return acted(module, job)
  return job.kind === 'past' ? past(module, job) : reopened(module, job)
}

function acted({ game }: GameModule, job: Job & { kind: 'act' }): Results['act'] | Refusal {
  const { seed, rows, hash, seat, answer, by } = job
  const began = performance.now()
  const took = () => ({ milliseconds: performance.now() - began })
  const state = game.load(JSON.parse(job.state) as Base)
  try {
    const step = act({ game, seed, state, hash, stopped: false, rows: { length: rows } }, seat, answer, by)
    return isRefusal(step) ? step : { row: step.text, state: JSON.stringify(step.state), ...took() }
  } catch (error) {
    return { failed: String(error), ...took() }
  }
}

function past({ game }: GameModule, { seed, from, moves }: Job & { kind: 'past' }): Results['past'] {
  const states: [number, string][] = []
  goAlong(game, seed, { from: JSON.parse(from), moves }, (act, state) => {
    const left = moves.at(-1)!.seq - act
    if (left === 0 || states.length === 0 || act >= states.at(-1)![0] + KEPT_EVERY)
      states.push([act, JSON.stringify(state)])
  })
  return { states }
}

async function reopened(
  { game }: GameModule,
  { lines }: Job & { kind: 'reopen' },
): Promise<Results['reopen'] | Refusal> {
  const read = await readLog(lines)
  const recording = isRefusal(read) ? read : await reopenHere(game, read)
  return isRefusal(recording) ? recording : { state: JSON.stringify(recording.state) }
}

/** Runs jobs at once, without threads: for tests and their own games. */
export const jobsHere = (find: Find): Jobs => ({
  run: async <J extends Job>(_visitor: string | undefined, job: J) => (await work(job, find)) as ResultOf<J> | Refusal,
})
