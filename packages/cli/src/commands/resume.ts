// `saloon resume [file]`: goes on with a game that was left.

import { isRefusal } from '@saloon/kernel'
import type { Command } from '../command.ts'
import { FINE, complaint } from '../complaint.ts'
import { broken, openLog, replayed } from '../logs.ts'
import { type Input, openInput } from '../play/input.ts'
import { lastUnfinished, openSave } from '../play/saves.ts'
import { Session } from '../play/session.ts'
import type { Terminal } from '../terminal.ts'

export const resume: Command = {
  spec: { words: ['file?'] },
  async run({ words }, terminal) {
    const file = words[0] ?? (await lastUnfinished(terminal.env))
    if (file === undefined) throw complaint('nothing-to-resume')
    const input = openInput(process.stdin, process.stdout)
    try {
      return await goOn(file, input, terminal)
    } finally {
      input.close()
    }
  },
}

export async function goOn(path: string, input: Input, terminal: Terminal): Promise<number> {
  openLog(path, 'torn') // whether it is a log at all, before anything is written beside it
  const file = openSave(path)
  try {
    const opened = openLog(path)
    const table = await replayed(opened)
    if (isRefusal(table)) throw broken(table, opened.module)
    if (opened.players === undefined) throw complaint('log-from-elsewhere', { file: path })
    await new Session(opened.module, table, opened.players, file, input, terminal).play()
  } finally {
    file.close()
  }
  return FINE
}
