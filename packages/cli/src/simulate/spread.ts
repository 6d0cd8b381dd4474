// The games of a simulation, shared out: played here, or by workers. Game number n is the same wherever it is played.

import { availableParallelism } from 'node:os'
import { type Plan, type Tally, merge, newTally, simulate } from '@saloon/bots'
import { type GameModule, isRefusal } from '@saloon/kernel'
import { send, startThread } from '../threads.ts'

/** A share is about this long, so that progress moves and Ctrl-C is heard. */
const SHARE_MS = 80
/** For fewer games than this a second worker isn't worth its start. */
const GAMES_A_WORKER = 500

export interface Spread {
  readonly workers: number
  readonly onProgress: (games: number) => void
  readonly isStopped: () => boolean
}
/** What a worker is told first, and then share by share. */
export interface WorkerPlan {
  readonly game: string
  readonly plan: Plan
}
export interface ShareOfGames {
  readonly from: number
  readonly games: number
}
export interface DoneShare {
  readonly tally: Tally
  readonly milliseconds: number
}

export const usualWorkers = (games: number): number =>
  Math.max(1, Math.min(availableParallelism(), Math.ceil(games / GAMES_A_WORKER)))

export async function spread(
  module: GameModule,
  plan: Plan,
  { workers, onProgress, isStopped }: Spread,
): Promise<Tally> {
  const tally = newTally()
  let next = 0
  const take = (games: number): ShareOfGames | undefined => {
    if (isStopped() || next >= plan.games) return undefined
    const share = { from: next, games: Math.min(games, plan.games - next) }
    next += share.games
    return share
  }
  const give = (done: Tally): void => {
    merge(tally, done)
    onProgress(tally.games)
  }
  if (workers === 1) await playHere(module, plan, take, give)
  else
    await Promise.all(
      Array.from({ length: workers }, () => playInWorker({ game: module.game.rules.id, plan }, take, give)),
    )
  return tally
}

type Take = (games: number) => ShareOfGames | undefined
type Give = (done: Tally) => void

async function playHere(module: GameModule, plan: Plan, take: Take, give: Give): Promise<void> {
  let size = 1
  for (let share = take(size); share; share = take(size)) {
    const done = playShare(module, plan, share)
    give(done.tally)
    size = nextSize(share, done)
    await new Promise((resolve) => setImmediate(resolve)) // signals are heard between two shares
  }
}

export function playShare(module: GameModule, plan: Plan, share: ShareOfGames): DoneShare {
  const started = performance.now()
  const simulation = simulate(module, { ...plan, ...share })
  if (isRefusal(simulation)) throw new Error(simulation.code) // checked before
  simulation.step(share.games)
  return { tally: simulation.tally, milliseconds: performance.now() - started }
}

/** At most four times as much at once: the first games are slow. */
const nextSize = ({ games }: ShareOfGames, { milliseconds }: DoneShare): number =>
  Math.max(1, Math.min(games * 4, Math.round((games * SHARE_MS) / Math.max(milliseconds, 1))))

function playInWorker(workerData: WorkerPlan, take: Take, give: Give): Promise<void> {
  const first = take(1)
  if (first === undefined) return Promise.resolve()
  return new Promise((resolve, reject) => {
    const worker = startThread('simulate-worker', workerData)
    let share = first
    send(worker, share)
    worker.on('message', (done: DoneShare) => {
      give(done.tally)
      const another = take(nextSize(share, done))
      if (another === undefined) return void worker.terminate().then(() => resolve())
      share = another
      send(worker, share)
    })
    worker.on('error', reject)
  })
}
