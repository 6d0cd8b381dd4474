// Files and folders that are really on the disk, also after a power cut.

import { chmodSync, closeSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

/** The database's file in the data folder. SQLite keeps two more files beside it. */
export const DATABASE = 'saloon.sqlite'
const BESIDE = ['', '-wal', '-shm']
const OWNER_ONLY = 0o600
const EVERYBODY = 0o777

/** Makes the database readable by its owner only, and creates it if needed. SQLite gives its other files the same mode. */
export function makePrivate(database: string): void {
  closeSync(openSync(database, 'a', OWNER_ONLY))
  for (const ending of BESIDE) {
    const found = statSync(database + ending, { throwIfNoEntry: false })
    const isOurs = found?.uid === process.getuid?.()
    if (found && isOurs && (found.mode & EVERYBODY) !== OWNER_ONLY) chmodSync(database + ending, OWNER_ONLY)
  }
}

/** Waits until a file's content, or a folder's list of names, is on the disk. */
export function sync(path: string): void {
  if (process.platform === 'win32') return // folders can't be opened there, and files only for writing
  const file = openSync(path, 'r')
  try {
    fsyncSync(file)
  } finally {
    closeSync(file)
  }
}

/** Makes a folder, with those it lies in, unless it is there. Only its owner may look into a new one. */
export function makeFolder(path: string): void {
  const first = mkdirSync(path, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = resolve(path); ; made = dirname(made)) {
    sync(dirname(made))
    if (made === resolve(first)) return
  }
}
