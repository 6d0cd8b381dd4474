// The house, opened and closed: the store, who comes in, the tables, the bots.

import { createHash } from 'node:crypto'
import { hashWith, isRefusal } from '@saloon/kernel'
import { BotPool } from './bots/bot-pool.ts'
import type { Visitors } from './http/routes.ts'
import { loadKeys } from './identity/keys.ts'
import { Players } from './identity/players.ts'
import type { Store } from './store/store.ts'
import { tablesPlaying } from './tables/keeper.ts'
import { Tables } from './tables/tables.ts'
import { offends } from './words/filter.ts'

// Node's own SHA-256 is several times faster, and every row is hashed.
hashWith((text) => createHash('sha256').update(text).digest('hex'))

function after(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}

export interface OpenHouse {
  readonly tables: Tables
  readonly visitors: Visitors
  close(): Promise<void>
}

export async function openHouse(
  store: Store,
  botThread: URL,
  report: (problem: string, facts: object) => void,
): Promise<OpenHouse> {
  const players = new Players(store, await loadKeys(store), { offends })
  const bots = new BotPool(botThread, report)
  const tables = new Tables(store, { now: Date.now, report, after, wake: (table, asks) => bots.wake(table, asks) })
  // Where a bot is asked, somebody has to wake it; people come back by themselves.
  for (const id of await tablesPlaying(store)) await tables.get(id)
  return {
    tables,
    visitors: {
      async identify(token) {
        const player = await players.holderOf(token)
        return isRefusal(player) ? player : { player: player.id }
      },
      async welcome(raw) {
        const player = await players.create(raw)
        return isRefusal(player) ? player : { token: players.tokenFor(player), name: player.name }
      },
    },
    async close() {
      await bots.close()
      await store.close()
    },
  }
}
