// Backups made from inside the server, into a folder of their own beside the database.

import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Refusal } from '@saloon/kernel'
import { makeFolder } from '../store/files.ts'
import type { Store } from '../store/store.ts'

export interface Backup {
  readonly name: string
  readonly bytes: number
  readonly at: number
}

const NAME = /^saloon-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/

export class Backups {
  private readonly store: Store
  private readonly folder: string | undefined // none: everything is in memory
  private isBusy = false

  constructor(store: Store, folder: string | undefined) {
    this.store = store
    this.folder = folder
  }

  /** The newest first. */
  list(): Backup[] {
    if (this.folder === undefined) return []
    makeFolder(this.folder)
    const names = readdirSync(this.folder).filter((name) => NAME.test(name))
    return names
      .sort()
      .reverse()
      .map((name) => {
        const { size, mtimeMs } = statSync(join(this.folder!, name))
        return { name, bytes: size, at: Math.round(mtimeMs) }
      })
  }

  async make(now: number): Promise<Backup | Refusal> {
    if (this.folder === undefined) return { code: 'nothing-to-back-up' }
    if (this.isBusy) return { code: 'backup-under-way' }
    this.isBusy = true
    try {
      makeFolder(this.folder)
      const name = `saloon-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`
      await this.store.backup(join(this.folder, name))
      return this.list().find((backup) => backup.name === name)!
    } finally {
      this.isBusy = false
    }
  }
}
