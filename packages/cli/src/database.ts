// The server's database, as far as backup and restore look at it themselves, and what to say when the store can't.

import { closeSync, openSync, readSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { textOfRefusal } from '@saloon/kernel'
import type { StoreError } from '@saloon/server/backup'
import { SETTINGS } from '@saloon/server/config'
import type { Arguments } from './arguments.ts'
import { CHECK_FAILED, Complaint, complaint } from './complaint.ts'
import { fileComplaint } from './logs.ts'
import type { Terminal } from './terminal.ts'

/** Where the server that runs with the same environment keeps it. */
export function dataFolder(args: Arguments, { env }: Terminal): string {
  const setting = SETTINGS.find(({ name }) => name === 'data')!
  return args.text('data') ?? (env[setting.env] || setting.usual)
}

const SIGNATURE = Buffer.from('SQLite format 3\0')

/** Whether the file begins as a database does. */
export function isDatabase(file: string): boolean {
  const start = Buffer.alloc(SIGNATURE.length)
  try {
    const opened = openSync(file, 'r')
    try {
      return readSync(opened, start, 0, start.length, 0) === start.length && start.equals(SIGNATURE)
    } finally {
      closeSync(opened)
    }
  } catch (error) {
    throw fileComplaint(error, file)
  }
}

/** None: there is nothing of this name. */
export function kindOf(path: string): 'file' | 'folder' | undefined {
  try {
    return statSync(path).isDirectory() ? 'folder' : 'file'
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw fileComplaint(error, path)
  }
}

export function needFolderOf(file: string): void {
  const folder = dirname(file)
  if (kindOf(folder) !== 'folder') throw complaint('folder-missing', { folder })
}

/** What the store gave as its reason, in our words where it is about what we named. */
export function storeComplaint(error: unknown, file: string, folder: string): Complaint {
  const { code, message } = error as StoreError
  switch (code) {
    case 'newer':
      return checkFailed('database-newer', { file })
    case 'damaged':
      return checkFailed('database-damaged', { file })
    case 'misused':
      return checkFailed('not-saloon', { file })
    case 'busy':
      return complaint('database-open', { folder })
    case 'full':
      return checkFailed('disk-full', { folder })
    case 'failed':
    case 'lost':
    case 'closed':
      return checkFailed('file-failed', { file, problem: message })
    default:
      return fileComplaint(error, folder) // the system's, on the way to it
  }
}

const checkFailed = (code: string, facts: Readonly<Record<string, string>>): Complaint =>
  new Complaint(textOfRefusal({ code, facts }), CHECK_FAILED)
