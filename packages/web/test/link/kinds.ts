// Tables of both kinds for the tests of links: through the real server, and in this process as a worker holds them.

import { makeBot } from '@saloon/bots'
import type { Advice } from '@saloon/bots/lazy'
import { GAMES } from '@saloon/games'
import { type Base, type GameModule, type Refusal, type View, bits, chanceFrom, has, isRefusal } from '@saloon/kernel'
import { WebSocket } from 'ws'
import { afterwards } from '../../../../scripts/testing/afterwards.ts'
import { SEED } from '../../../../scripts/testing/seed.ts'
import { TableClient } from '../../src/link/client.ts'
import { pageTime } from '../../src/app/time.ts'
import type { Snapshot, TableLink, Command } from '../../src/link/link.ts'
import { OnlineTable, openTable } from '../../src/link/online.ts'
import { LocalTable } from '../../src/link/worker/local-table.ts'
import { type LocalStore, localStoreInMemory } from '../../src/link/worker/local-store.ts'

/** `bot`: does anything; `greedy`: knows what it does. */
export type Holder = 'me' | 'bot' | 'greedy'

export interface Opened {
  readonly link: TableLink
  /** Another page with the same table: after a reload. */
  reload(): Promise<TableLink>
  /** The line is cut and comes back. */
  cut?(): void
}
type Options = Readonly<Record<string, string | number>>
export interface Kind {
  readonly name: string
  open(game: string, holders: readonly Holder[], options?: Options): Promise<Opened>
}

const botOf = (holder: Holder): string => (holder === 'greedy' ? 'greedy' : 'random')

const loadGame = (id: string) => Promise.resolve(GAMES.find(({ game }) => game.rules.id === id))
const moduleOf = (id: string): GameModule => GAMES.find(({ game }) => game.rules.id === id)!

/** When something holds of the link; it fails after a while. */
export async function until(link: TableLink, condition: (now: Snapshot) => boolean, what = 'it'): Promise<Snapshot> {
  const deadline = Date.now() + 240_000
  while (!condition(link.snapshot())) {
    if (Date.now() > deadline)
      throw new Error(`${what} never came true: ${JSON.stringify(link.snapshot()).slice(0, 400)}`)
    await new Promise((resolve) => setTimeout(resolve, 2))
  }
  return link.snapshot()
}

/** What my seats are asked now, and an answer to it. */
export function nextWish(now: Snapshot, seed: number): Extract<Command, { do: 'act' }> | undefined {
  const { game, yours } = now
  if (game === undefined) return undefined
  const { module, view } = game
  const ask = module.game.asks(view).find((open) => open.must && !open.locked && has(yours, open.seat))
  if (ask === undefined || !has(view.eyes, ask.seat)) return undefined
  const action = module.game.sample(view, ask.seat, chanceFrom(seed, now.game!.seq))
  return { do: 'act', seat: ask.seat, ask: ask.id, action: { ...action } }
}

// ---- in this process ----------------------------------------------------------------------------------------------

class InProcess extends TableClient {
  private readonly opening: () => Promise<LocalTable | Refusal>
  local: LocalTable | undefined

  constructor(id: string, open: (tell: (message: never) => void) => Promise<LocalTable | Refusal>) {
    super(id, {
      loadGame,
      past: (game, seq, eyes) => Promise.resolve(this.local?.past(game, seq, eyes)),
    })
    this.opening = () => open((message) => this.received(JSON.parse(JSON.stringify(message)) as never))
  }

  async start(): Promise<this> {
    const local = await this.opening()
    if (isRefusal(local)) throw new Error(local.code)
    this.local = local
    this.opened({ send: (message) => queueMicrotask(() => local.receive(message)) }, undefined)
    return this
  }

  advise(...[seat, ask, thinking]: Parameters<LocalTable['advise']>): Promise<Advice | undefined> {
    return Promise.resolve(this.local?.advise(seat, ask, thinking))
  }

  retry(): void {
    // never lost
  }

  close(): void {
    this.local?.close()
  }
}

export function localKind(freeUndo = false): Kind {
  let tables = 0 // the first is dealt the same wherever its file comes in the run
  return {
    name: 'in this browser',
    async open(game, holders, options = {}) {
      const store: LocalStore = localStoreInMemory()
      const id = `local-${++tables}`
      const draws = chanceFrom(SEED, tables)
      const ports = (tell: (message: never) => void) => ({
        store,
        module: moduleOf(game),
        makeBot: (name: string) => makeBot(name, moduleOf(game)),
        tell: tell as never,
        now: Date.now,
        clock: pageTime,
        random: () => (bits(draws) >>> 0) / 2 ** 32,
        newSecret: () => `secret ${id}`,
        after(milliseconds: number, task: () => void) {
          const timer = setTimeout(task, milliseconds)
          return () => clearTimeout(timer)
        },
      })
      const seats = holders.map((holder, seat) =>
        holder === 'me'
          ? { kind: 'person' as const, name: `Me ${seat}` }
          : { kind: 'bot' as const, bot: botOf(holder), name: `Bot ${seat}` },
      )
      const fresh = { id, game, options, seats, pace: 0, freeUndo }
      const link = await new InProcess(id, (tell) => LocalTable.create(fresh, ports(tell))).start()
      return {
        link,
        async reload() {
          link.close()
          const kept = (await store.table(id))!
          return new InProcess(id, (tell) => LocalTable.resume(kept, ports(tell))).start()
        },
      }
    },
  }
}

// ---- through the server -------------------------------------------------------------------------------------------

/** What a browser has and Node lacks, pointed at a running server. Sockets can be cut from outside. */
export function browserAt(url: string): { cutAll(): void } {
  const sockets = new Set<WebSocket>()
  class Socket extends WebSocket {
    constructor(address: string) {
      super(address)
      sockets.add(this)
      this.on('close', () => sockets.delete(this))
      this.on('error', () => undefined)
    }
  }
  const events = new EventTarget()
  const kept = new Map<string, string>()
  const before = Object.getOwnPropertyDescriptors(globalThis)
  const ours = {
    WebSocket: Socket,
    location: new URL(url),
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  }
  Object.assign(globalThis, ours)
  afterwards(() => {
    for (const name of Object.keys(ours) as (keyof typeof ours)[]) {
      if (name in before) Object.defineProperty(globalThis, name, before[name])
      else Reflect.deleteProperty(globalThis, name)
    }
  })
  return { cutAll: () => [...sockets].forEach((socket) => socket.terminate()) }
}

export function onlineKind(cutAll: () => void): Kind {
  return {
    name: 'through the server',
    async open(game, holders, options = {}) {
      const table = await openTable({
        game,
        seats: holders.length,
        options,
        open: false,
        watchable: true,
        talk: 'phrases',
        clock: 'none',
        pace: 0,
      })
      if (isRefusal(table)) throw new Error(table.code)
      const link = new OnlineTable(table.id, true)
      for (const [seat, holder] of holders.entries()) {
        const wish: Command =
          holder === 'me'
            ? { do: 'sit-too', seat, name: `Me ${seat}` }
            : { do: 'seat-bot', seat, bot: botOf(holder), name: `Bot ${seat}` }
        const refused = await link.wish(wish)
        if (refused) throw new Error(refused.code)
      }
      const refused = await link.wish({ do: 'start' })
      if (refused) throw new Error(refused.code)
      return {
        link,
        reload() {
          link.close()
          return Promise.resolve(new OnlineTable(table.id, true))
        },
        cut: cutAll,
      }
    },
  }
}

export type AnyView = View<Base> & Record<string, unknown>
