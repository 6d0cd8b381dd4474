// A table inside the page itself, seeded, so that a test plays the same game every time.

import { loadMaker } from '@saloon/bots/lazy'
import { type Base, type Eyes, type GameModule, type View, bits, chanceFrom, isRefusal } from '@saloon/kernel'
import { loadGame } from '../../src/games/index.ts'
import { TableClient } from '../../src/link/client.ts'
import { pageTime } from '../../src/app/time.ts'
import { LocalTable } from '../../src/link/worker/local-table.ts'
import { localStoreInMemory } from '../../src/link/worker/local-store.ts'
import { madeUpSpoken } from './made-up-words.ts'

export interface PageTable {
  readonly game: string
  readonly seats: number
  readonly people: number
  readonly seed: number
  readonly pace: number
  readonly delay: number // of the line, in milliseconds each way
  readonly freeUndo: boolean
  readonly options: Readonly<Record<string, unknown>>
  readonly dealt: object // what the first view must have; seeds are tried one after the other until it has
}

const NAMES = ['Ana', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus', 'Hal']

const load = async (id: string): Promise<GameModule | undefined> => (id === 'made-up' ? madeUpSpoken : loadGame(id))

class PageLink extends TableClient {
  table2: LocalTable | undefined
  readonly delay: number
  constructor(delay: number) {
    super('page', {
      loadGame: load,
      past: async (game: number, seq: number, eyes: Eyes): Promise<View<Base> | undefined> =>
        this.table2?.past(game, seq, eyes),
    })
    this.delay = delay
  }
  hear(message: Parameters<PageLink['received']>[0]): void {
    const copy = structuredClone(message)
    setTimeout(() => this.received(copy), this.delay)
  }
  begin(table: LocalTable, freeUndo: boolean): void {
    this.table2 = table
    this.update({ freeUndo })
    this.opened({ send: (up) => setTimeout(() => table.receive(structuredClone(up)), this.delay) }, undefined)
  }
  lose(): void {
    this.closed()
  }
  retry(): void {
    if (this.table2) this.begin(this.table2, this.snapshot().freeUndo)
  }
  close(): void {
    this.table2?.close()
  }
}

const MOST_DEALS = 2000

export async function openPageTable(wanted: PageTable): Promise<PageLink> {
  for (let seed = wanted.seed; seed < wanted.seed + MOST_DEALS; seed++) {
    const link = await openWith({ ...wanted, seed })
    if (fits(await firstView(link), wanted.dealt)) return link
    link.close()
  }
  throw new Error('it is never dealt like that')
}

const firstView = (link: PageLink): Promise<View<Base>> =>
  new Promise((resolve) => {
    const look = (): void => {
      const { game } = link.snapshot()
      if (game) resolve(game.view)
    }
    link.subscribe(look)
    look()
  })

const fits = (found: unknown, wanted: unknown): boolean =>
  typeof wanted === 'object' && wanted !== null
    ? Object.entries(wanted).every(([key, value]) => fits((found as Record<string, unknown> | undefined)?.[key], value))
    : found === wanted

async function openWith(wanted: PageTable): Promise<PageLink> {
  const module = await load(wanted.game)
  if (!module) throw new Error(`no game ${wanted.game}`)
  await module.game.rules.ready?.()
  const chance = chanceFrom(wanted.seed, 17)
  const link = new PageLink(wanted.delay)
  const table = await LocalTable.create(
    {
      id: 'page',
      game: wanted.game,
      options: wanted.options,
      pace: wanted.pace,
      freeUndo: wanted.freeUndo,
      seats: Array.from({ length: wanted.seats }, (_, seat) =>
        seat < wanted.people
          ? { kind: 'person' as const, name: NAMES[seat]! }
          : { kind: 'bot' as const, bot: wanted.game === 'made-up' ? 'random' : 'greedy', name: NAMES[seat]! },
      ),
    },
    {
      store: localStoreInMemory(),
      module,
      makeBot: await loadMaker(module),
      tell: (message) => link.hear(message),
      now: () => 1, // no two runs may differ
      clock: pageTime,
      random: () => (bits(chance) >>> 0) / 2 ** 32,
      newSecret: () => String(wanted.seed).padStart(64, '0'),
      after(milliseconds, task) {
        const timer = setTimeout(task, milliseconds)
        return () => clearTimeout(timer)
      },
    },
  )
  if (isRefusal(table)) throw new Error(table.code)
  link.begin(table, wanted.freeUndo)
  return link
}
