// `saloon import <folder>`: everything that an embedded server keeps, into a PostgreSQL database that has nothing yet.

import { databaseIn } from '@saloon/server/backup'
import type { Command } from '../command.ts'
import { CHECK_FAILED, Complaint, FINE, complaint } from '../complaint.ts'
import { kindOf } from '../database.ts'
import { databaseUrl, serverComplaint } from '../postgres.ts'

export const importCommand: Command = {
  spec: { words: ['folder'], texts: ['database'] },
  async run(args, terminal) {
    const folder = args.words[0]!
    const url = databaseUrl(args, terminal)
    if (kindOf(databaseIn(folder)) !== 'file') throw complaint('no-database', { folder })
    const { importInto } = await import('@saloon/server/import') // only now: no other command needs it
    try {
      const imported = await importInto(url, folder)
      terminal.print(terminal.say('import.done', { ...imported }))
      return FINE
    } catch (error) {
      const isTaken = (error as { code?: string }).code === 'misused'
      throw isTaken ? new Complaint({ key: 'why.database-not-empty', facts: {} }, CHECK_FAILED) : serverComplaint(error)
    }
  },
}
