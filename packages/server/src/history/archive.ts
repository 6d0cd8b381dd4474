// Games that have been over for a while are put away, where they take less room: nobody adds to them, few look at them.

import type { Store } from '../store/store.ts'
import { gameLog } from '../table/table.ts'
import { SHELF } from './finished-games.ts'
import { olderThan, partsOf } from '../store/time-ordered-ids.ts'

const KIND = 'chore'
const ID = 'put-away'

/** Everything that came to its end before this moment and wasn't put away yet. Gives how many. */
export async function putAway(store: Store, before: number): Promise<number> {
  const mark = await store.get(KIND, ID) // the last that was
  let after = mark?.text
  let many = 0
  for (let isThrough = false; !isThrough;) {
    const lines = await store.list(SHELF, after)
    const old = lines.filter(({ id }) => id < olderThan(before))
    for (const { id } of old) {
      const [table = '', number = ''] = partsOf(id)
      if (number === '0') continue // a table that was opened
      await store.shelve(gameLog(table, Number(number)))
      many++
    }
    after = old.at(-1)?.id ?? after
    isThrough = old.length < lines.length || lines.length === 0
  }
  if (after !== undefined && after !== mark?.text) await store.put(KIND, ID, mark?.version ?? 0, after)
  return many
}
