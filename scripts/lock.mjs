// One process at a time: a folder in the system's temporary folder that only one can create.

import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const POLL_MS = 200
const PATIENCE_MS = 15 * 60_000

/**
 * Runs `work` while no other process runs any for the same `place`. A holder that died is noticed by its process id.
 * @param {string} place
 * @param {() => void | Promise<void>} work
 */
export async function alone(place, work) {
  const lock = join(tmpdir(), `saloon-${createHash('sha256').update(place).digest('hex').slice(0, 16)}.lock`)
  await take(lock)
  try {
    await work()
  } finally {
    rmSync(lock, { recursive: true, force: true })
  }
}

/** @param {string} lock */
async function take(lock) {
  // Made beside and renamed, so that a lock never exists without the id of its holder.
  const mine = `${lock}.${process.pid}`
  mkdirSync(mine, { recursive: true })
  writeFileSync(join(mine, 'pid'), String(process.pid))
  try {
    for (let waited = 0; !renamed(mine, lock); waited += POLL_MS) {
      const holder = holderOf(lock)
      if (holder !== undefined && !isAlive(holder)) rmSync(lock, { recursive: true, force: true })
      else if (waited === 0) console.log('Waiting for another process that is setting up the same folder.')
      else if (waited > PATIENCE_MS)
        throw new Error(`${lock} is held by process ${holder}: if that isn't ours, delete it.`)
      await sleep(POLL_MS)
    }
  } finally {
    rmSync(mine, { recursive: true, force: true })
  }
}

/**
 * Renaming a folder onto one that isn't empty fails, on every system.
 * @param {string} from
 * @param {string} to
 */
function renamed(from, to) {
  try {
    renameSync(from, to)
    return true
  } catch {
    return false
  }
}

/** @param {string} lock */
function holderOf(lock) {
  try {
    return Number(readFileSync(join(lock, 'pid'), 'utf8'))
  } catch {
    return undefined // given back just now
  }
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM' // somebody else's, but there
  }
}
