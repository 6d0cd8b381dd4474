// The house, opened and closed: the store, who comes in, the tables, the bots.

import { hash, randomBytes } from 'node:crypto'
import { GAMES } from '@saloon/games'
import { hashWith, isRefusal } from '@saloon/kernel'
import { BotPool } from './bots/bot-pool.ts'
import type { Visitors } from './http/routes.ts'
import { localBus } from './bus/local.ts'
import { loadKeys } from './identity/keys.ts'
import { openDesk } from './identity/desk.ts'
import { seatName } from './identity/player.ts'
import { Players } from './identity/players.ts'
import { rateGame } from './ratings/book.ts'
import type { Store } from './store/store.ts'
import { tablesPlaying } from './tables/keeper.ts'
import { Tables } from './tables/tables.ts'
import { offends } from './words/filter.ts'

// Node's own SHA-256 is several times faster, and every row is hashed.
hashWith((text) => hash('sha256', text, 'hex'))

const SWEEP_EVERY = 60_000

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
  const words = { offends }
  const players = new Players(store, await loadKeys(store), words)
  const bots = new BotPool(botThread, report)
  const bus = localBus(report)
  const tables = new Tables(store, bus, {
    now: Date.now,
    newSecret: () => randomBytes(16).toString('hex'),
    report,
    after,
    wake: (table, asks) => bots.wake(table, asks),
    nameFor: (raw) => seatName(raw, words),
    finished: (table, outcome) => rateGame(store, table, outcome),
  })
  // Where a bot is asked, somebody has to wake it; people come back by themselves.
  for (const id of await tablesPlaying(store)) await tables.get(id)
  const sweeping = setInterval(() => tables.sweep(), SWEEP_EVERY)
  sweeping.unref()
  return {
    tables,
    visitors: {
      desk: openDesk(
        store,
        players,
        words,
        GAMES.map(({ game }) => game.rules.id),
      ),
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
      clearInterval(sweeping)
      await bots.close()
      await store.close() // what is being written is told on the bus when it is done
      await bus.close()
    },
  }
}
