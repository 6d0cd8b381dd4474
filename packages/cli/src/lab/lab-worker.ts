// A worker of the laboratory: does the numbers it is given.

import { parentPort, workerData } from 'node:worker_threads'
import { findGame } from '@saloon/games'
import { isRefusal } from '@saloon/kernel'
import { send } from '../threads.ts'
import { type Assignment, doer } from './work.ts'

const { game, job } = workerData as Assignment
const module = findGame(game)
if (isRefusal(module)) throw new Error(module.code)
await module.game.rules.ready?.()
const does = doer(module, job)

parentPort!.on('message', (numbers: readonly number[]) =>
  send(
    parentPort!,
    numbers.map((number) => [number, does(number)]),
  ),
)
