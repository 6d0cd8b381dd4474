// Regular chores: of several nodes one does each of them, as often as it is due.

import type { Store } from '../store/store.ts'

const KIND = 'chore'

/** False: another node has done it lately, or is about to. */
export async function claimChore(store: Store, id: string, now: number, every: number): Promise<boolean> {
  const stored = await store.get(KIND, id)
  if (stored && now - Number(stored.text) < every / 2) return false
  return store.put(KIND, id, stored?.version ?? 0, String(now))
}
