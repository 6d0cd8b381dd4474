// `saloon backup <file>`: a whole copy of what a server keeps, while it goes on.

import { realpathSync, statSync } from 'node:fs'
import { backUp, databaseIn } from '@saloon/server/backup'
import type { Command } from '../command.ts'
import { FINE, complaint } from '../complaint.ts'
import { dataFolder, isDatabase, kindOf, needFolderOf, storeComplaint } from '../database.ts'

export const backup: Command = {
  spec: { words: ['file'], texts: ['data'] },
  async run(args, terminal) {
    const file = args.words[0]!
    const folder = dataFolder(args, terminal)
    if (kindOf(databaseIn(folder)) !== 'file') throw complaint('no-database', { folder })
    needFolderOf(file)
    const there = kindOf(file)
    if (there === 'folder') throw complaint('file-is-folder', { file })
    if (there === 'file' && !isDatabase(file)) throw complaint('file-in-the-way', { file })
    if (there === 'file' && realpathSync(file) === realpathSync(databaseIn(folder)))
      throw complaint('backup-itself', { file })
    process.umask(0o077) // it holds secrets, as the folder it comes from
    try {
      await backUp(folder, file)
    } catch (error) {
      throw storeComplaint(error, databaseIn(folder), folder)
    }
    terminal.print(terminal.say('backup.done', { file, size: terminal.number(statSync(file).size / 1000) }))
    return FINE
  },
}
