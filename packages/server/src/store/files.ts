// Files and folders that are really there, also after the power has gone.

import { closeSync, fsyncSync, mkdirSync, openSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

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
