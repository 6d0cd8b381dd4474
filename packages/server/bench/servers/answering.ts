// What every measured server does for whoever measures it: says where it listens, and what it has used so far.

import type { AddressInfo } from 'node:net'

export interface Usage {
  readonly cpuMicroseconds: number // of all its threads
  readonly rssBytes: number
}
/** `tidy`: with the garbage collected first. */
export type ServerRequest = 'usage' | 'tidy'

export function answerTheBench(address: AddressInfo | string | null): void {
  process.on('message', (wanted: ServerRequest) => {
    if (wanted === 'tidy') globalThis.gc?.()
    process.send!(usage())
  })
  process.on('disconnect', () => process.exit()) // nobody measures any more
  process.on('SIGINT', () => undefined) // Ctrl-C is for the bench, which ends us
  process.send!(`http://127.0.0.1:${(address as AddressInfo).port}`)
}

function usage(): Usage {
  const { user, system } = process.cpuUsage()
  return { cpuMicroseconds: user + system, rssBytes: process.memoryUsage.rss() }
}
