// `saloon admin invite | list | remove <player>`: who may look after a server.

import { admins, dismiss, invite } from '@saloon/server/admin'
import { databaseIn } from '@saloon/server/backup'
import type { Command } from '../command.ts'
import { CHECK_FAILED, Complaint, FINE, complaint } from '../complaint.ts'
import { dataFolder, kindOf, storeComplaint } from '../database.ts'
import type { Terminal } from '../terminal.ts'

const DEEDS = ['invite', 'list', 'remove']

export const admin: Command = {
  spec: { words: ['invite|list|remove', 'player?'], ids: true, texts: ['data'] },
  async run(args, terminal) {
    const [deed = '', player] = args.words
    if (!DEEDS.includes(deed)) throw complaint('unknown-deed', { deed, known: DEEDS })
    if (deed === 'remove' && player === undefined) throw complaint('word-missing', { word: '<player>' })
    if (deed !== 'remove' && player !== undefined) throw complaint('word-too-many', { word: player })
    const folder = dataFolder(args, terminal)
    if (kindOf(databaseIn(folder)) !== 'file') throw complaint('no-database', { folder })
    try {
      return await carryOut(deed, folder, player ?? '', terminal)
    } catch (error) {
      throw error instanceof Complaint ? error : storeComplaint(error, databaseIn(folder), folder)
    }
  },
}

async function carryOut(deed: string, folder: string, player: string, { print, say }: Terminal): Promise<number> {
  if (deed === 'invite') print(say('admin.invited', { code: await invite(folder) }))
  else if (deed === 'list') {
    const known = await admins(folder)
    print(known.length === 0 ? say('admin.nobody') : known.map((one) => one.player).join('\n'))
  } else if (await dismiss(folder, player)) print(say('admin.removed', { player }))
  else throw new Complaint({ key: 'why.no-such-admin', facts: { player } }, CHECK_FAILED)
  return FINE
}
