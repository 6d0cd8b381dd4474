// A worker of `saloon simulate`: plays the share it is given and hands back what it came to.

import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@saloon/games'
import { isRefusal } from '@saloon/kernel'
import { send } from '../threads.ts'
import { type ShareOfGames, type WorkerPlan, playShare } from './spread.ts'

const { game, plan } = workerData as WorkerPlan
const module = findGame(game)
if (isRefusal(module)) throw new Error(module.code)
await module.game.rules.ready?.()

parentPort!.on('message', (share: ShareOfGames) => send(parentPort!, playShare(module, plan, share)))
