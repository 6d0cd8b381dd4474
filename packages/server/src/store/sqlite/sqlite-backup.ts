// A thread that copies one consistent state of the database and ends, while the main thread goes on writing.

import { randomUUID } from 'node:crypto'
import { renameSync, rmSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { parentPort, workerData } from 'node:worker_threads'
import { openToRead } from './database.ts'
import { sync } from '../files.ts'
import { STARTED, notStarted } from './protocol.ts'
import { send } from '../threads.ts'
import { StoreError } from '../trouble.ts'

export interface Copying {
  readonly from: string
  readonly to: string
}

try {
  const { from, to } = workerData as Copying
  await copy(from, resolve(to))
  send(parentPort!, STARTED)
} catch (error) {
  send(parentPort!, notStarted(error))
}

async function copy(from: string, to: string): Promise<void> {
  if (sameFile(from, to)) throw new StoreError('misused', 'A backup needs a file of its own: this is the database.')
  const aside = `${to}.${randomUUID()}.part`
  const database = await openToRead(from)
  try {
    // Not SQLite's own way to back up: Node has it only from 22.16 on.
    database.prepare('VACUUM INTO ?').run(aside)
    sync(aside)
    renameSync(aside, to)
    sync(dirname(to))
  } finally {
    database.close()
    rmSync(aside, { force: true })
  }
}

function sameFile(one: string, other: string): boolean {
  const [a, b] = [one, other].map((file) => statSync(file, { throwIfNoEntry: false }))
  return a !== undefined && a.ino === b?.ino && a.dev === b.dev
}
