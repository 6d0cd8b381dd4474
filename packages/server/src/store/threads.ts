// Starts threads from built files beside the program.

import { fileURLToPath } from 'node:url'
import { type MessagePort, Worker } from 'node:worker_threads'

export const startThread = (name: string, workerData: unknown): Worker =>
  new Worker(fileURLToPath(new URL(`${name}.mjs`, import.meta.url)), {
    workerData,
    resourceLimits: { maxYoungGenerationSizeMb: 4 }, // texts pass through: more room would only be filled
    execArgv: ['--disable-warning=ExperimentalWarning'], // Node 22 says so of the SQLite it brings
  })

export function send(to: Worker | MessagePort, message: unknown): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window and has no origin
  to.postMessage(message)
}
