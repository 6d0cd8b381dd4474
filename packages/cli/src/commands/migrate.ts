// `saloon migrate`: brings a PostgreSQL database up to date, before the first server of a new version starts.

import type { Command } from '../command.ts'
import { FINE } from '../complaint.ts'
import { databaseUrl, serverComplaint } from '../postgres.ts'

export const migrateCommand: Command = {
  spec: { texts: ['database'] },
  async run(args, terminal) {
    const url = databaseUrl(args, terminal)
    const { migrateDatabase } = await import('@saloon/server/import') // only now: no other command needs it
    try {
      const { from, to } = await migrateDatabase(url)
      terminal.print(terminal.say(from === to ? 'migrate.nothing' : 'migrate.done', { from, to }))
      return FINE
    } catch (error) {
      throw serverComplaint(error)
    }
  },
}
