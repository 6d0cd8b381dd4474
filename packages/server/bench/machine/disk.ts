// What the disk itself takes. Nothing durable can be answered sooner, and on a disk that is shared with others it changes from
// one minute to the next: it belongs beside the figures.

import { closeSync, fdatasyncSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Latencies, latenciesOf } from './statistics.ts'

const PAGE = Buffer.alloc(4096, 1)
/** Written over and over, like a write-ahead log. */
const PAGES = 1000

/** A page written and made durable, with a pause after each, as one table makes them between its moves. */
export async function measureDisk(folder: string, seconds: number): Promise<Latencies> {
  const file = openSync(join(folder, 'pages'), 'w')
  const took: number[] = []
  const end = performance.now() + seconds * 1000
  try {
    for (let page = 0; performance.now() < end; page = (page + 1) % PAGES) {
      const start = performance.now()
      writeSync(file, PAGE, 0, PAGE.length, page * PAGE.length)
      fdatasyncSync(file)
      took.push(performance.now() - start)
      await sleep(1)
    }
  } finally {
    closeSync(file)
  }
  return latenciesOf(took)
}
