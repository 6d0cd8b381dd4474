// Files that are written at the end of something long.

import { existsSync, renameSync, statSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { complaint } from './complaint.ts'
import { fileComplaint } from './logs.ts'

/** Before an hour of games, not after it. */
export function checkFolder(file: string): void {
  const folder = dirname(file)
  if (!existsSync(folder)) throw complaint('folder-missing', { folder })
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw complaint('file-is-folder', { file })
}

/** The old report stays until the new one is whole. */
export function writeWhole(file: string, text: string): void {
  try {
    writeFileSync(`${file}.new`, text)
    renameSync(`${file}.new`, file)
  } catch (error) {
    throw fileComplaint(error, file)
  }
}
