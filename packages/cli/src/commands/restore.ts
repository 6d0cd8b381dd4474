// `saloon restore <file> --data <folder>`: puts a backup where a server finds it.

import { databaseIn, restore } from '@saloon/server/backup'
import type { Command } from '../command.ts'
import { CHECK_FAILED, Complaint, FINE, complaint } from '../complaint.ts'
import { isDatabase, kindOf, storeComplaint } from '../database.ts'

export const restoreCommand: Command = {
  spec: { words: ['file'], texts: ['data'], switches: ['force'] },
  async run(args, terminal) {
    const file = args.words[0]!
    const folder = args.text('data')
    if (folder === undefined) throw complaint('flag-missing', { flag: '--data' }) // never by chance the one in use
    const there = kindOf(file)
    if (there === undefined) throw complaint('file-missing', { file })
    if (there === 'folder') throw complaint('file-is-folder', { file })
    if (!isDatabase(file)) throw new Complaint({ key: 'why.not-saloon', facts: { file } }, CHECK_FAILED)
    if (kindOf(folder) === 'file') throw complaint('not-a-folder', { file: folder })
    if (kindOf(databaseIn(folder)) !== undefined && !args.has('force')) throw complaint('database-there', { folder })
    process.umask(0o077) // only its owner may look into what it makes: it holds secrets
    try {
      await restore(file, folder)
    } catch (error) {
      throw storeComplaint(error, file, folder)
    }
    terminal.print(terminal.say('restore.done', { folder }))
    return FINE
  },
}
