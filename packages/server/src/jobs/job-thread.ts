// The thread that runs jobs, one at a time, at low priority: people's moves go first.

import { platform, setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { hash } from 'node:crypto'
import { findGame } from '@saloon/games'
import { hashWith } from '@saloon/kernel'
import type { Job } from './jobs.ts'
import { work } from './work.ts'

const NICE = 10

hashWith((text) => hash('sha256', text, 'hex'))
// On Linux it is this thread's own; elsewhere it would be that of the whole process.
if (platform() === 'linux') setPriority(NICE)

parentPort?.on('message', (job: Job) => {
  work(job, findGame, () => say('begun')).then(
    (result) => say({ result }),
    (error: unknown) => say({ error: String(error) }),
  )
})

function say(message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  parentPort?.postMessage(message)
}
