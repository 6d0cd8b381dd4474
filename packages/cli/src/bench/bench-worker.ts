// A thread of `saloon bench`: measures one game, or the reference.

import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@saloon/games'
import { isRefusal } from '@saloon/kernel'
import { send } from '../threads.ts'
import { type BenchTask, benchBots, benchGame, benchReference } from './bench.ts'
import { benchFlicks } from './flicks.ts'

const { game, bots, flicks, seconds } = workerData as BenchTask
send(parentPort!, game === null ? benchReference(seconds) : await measure(game))

async function measure(id: string): Promise<unknown> {
  const module = findGame(id)
  if (isRefusal(module)) throw new Error(module.code)
  if (flicks) return benchFlicks(module, seconds)
  await module.game.rules.ready?.()
  return bots ? benchBots(module, seconds) : benchGame(module, seconds)
}
