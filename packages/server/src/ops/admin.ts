// Who may look after a house, from outside of it: works on the folder of a server, whether it runs or not.

import { type Admin, inviteAdmin, listAdmins, removeAdmin } from '../moderation/admins.ts'
import { openStore } from '../store/open.ts'
import type { Store } from '../store/store.ts'
import { wallTime } from '../time.ts'

export const invite = (folder: string): Promise<string> => within(folder, (store) => inviteAdmin(store, wallTime()))

export const admins = (folder: string): Promise<Admin[]> => within(folder, listAdmins)

/** False: there was no such administrator. */
export const dismiss = (folder: string, player: string): Promise<boolean> =>
  within(folder, (store) => removeAdmin(store, player))

async function within<T>(directory: string, work: (store: Store) => Promise<T>): Promise<T> {
  const store = await openStore({ kind: 'sqlite', directory })
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}
