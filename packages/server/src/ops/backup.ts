// Copies of everything that is kept, and the way back.

import { connect } from '../store/sqlite/connection.ts'
import { makeFolder } from '../store/files.ts'
import type { Copying } from '../store/sqlite/sqlite-backup.ts'
import { DATABASE } from '../store/files.ts'
import { startThread } from '../store/threads.ts'
import { join, resolve } from 'node:path'
import type { Restoring } from './sqlite-restore.ts'

export { StoreError } from '../store/trouble.ts'

export const databaseIn = (folder: string): string => resolve(join(folder, DATABASE))

/** Whole and consistent, while a server goes on writing. The folder's database is only read. */
export async function backUp(folder: string, file: string): Promise<void> {
  await connect(startThread('sqlite-backup', { from: databaseIn(folder), to: file } satisfies Copying))
}

/** Replaces the folder's database, if there is one, all at once. Rejects with a StoreError, and everything is as it was. */
export async function restore(file: string, folder: string): Promise<void> {
  makeFolder(folder)
  await connect(startThread('sqlite-restore', { from: resolve(file), to: databaseIn(folder) } satisfies Restoring))
}
