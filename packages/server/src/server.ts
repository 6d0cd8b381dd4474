// The house, opened and closed: the store, who comes in, the tables, the bots.

import { hash, randomBytes } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { setFlagsFromString } from 'node:v8'
import { GAMES } from '@saloon/games'
import { hashWith, isRefusal } from '@saloon/kernel'
import { BotPool } from './bots/bot-pool.ts'
import type { Config } from './config/config.ts'
import type { Push } from './http/push.ts'
import type { Visitors } from './http/routes.ts'
import type { Bus } from './cluster/bus/bus.ts'
import { localBus } from './cluster/bus/local.ts'
import { Doorway } from './jobs/doorway.ts'
import { FlickLine } from './jobs/flick-line.ts'
import { JobPool, type JobSettings, USUAL_JOBS } from './jobs/job-pool.ts'
import { loadKeys } from './identity/keys.ts'
import { openDesk } from './identity/personal-data.ts'
import { Passkeys } from './identity/passkeys.ts'
import { seatName } from './identity/player.ts'
import { Players } from './identity/players.ts'
import { enterGame } from './history/finished-games.ts'
import { sweepDaily } from './history/daily.ts'
import { sweepUnusedHourly } from './history/unused.ts'
import { withOffice } from './moderation/personal-data.ts'
import { type HouseSettings, Office } from './moderation/moderation.ts'
import { Nodes } from './cluster/nodes.ts'
import { Notices } from './notices/notices.ts'
import { sharedClock } from './ops/shared-clock.ts'
import { Subscriptions } from './push/subscriptions.ts'
import { loadVapid } from './push/vapid.ts'
import { WebPush } from './push/web-push.ts'
import { Quotas } from './quotas/quotas.ts'
import type { Store } from './store/store.ts'
import { Caretaker, type Waking } from './cluster/leases.ts'
import type { Table } from './table/table.ts'
import { Tables } from './table/registry.ts'
import { steadyTime, wallTime } from './time.ts'
import { offends } from './words/filter.ts'

// Node's own SHA-256 is several times faster, and every row is hashed.
hashWith((text) => hash('sha256', text, 'hex'))

// What a table forgets with every move is young when it is forgotten. V8 takes it for something that stays, because it judges
// by the first moments, when there is little room for what is young: a quarter of the memory would be views that nobody has.
setFlagsFromString('--no-allocation-site-pretenuring')

// Threads that help the collector only stand in each other's way on one core.
if (availableParallelism() === 1) setFlagsFromString('--no-parallel-scavenge')

const SWEEP_EVERY = 15_000

function after(milliseconds: number, task: () => void): () => void {
  const timer = setTimeout(task, milliseconds)
  timer.unref()
  return () => clearTimeout(timer)
}

/** Several nodes share the store, and talk to each other. */
export interface Shared {
  readonly bus: Bus
}

export interface OpenHouse {
  readonly tables: Tables
  readonly office: Office
  readonly visitors: Visitors
  readonly passkeys: Passkeys
  readonly push: Push
  readonly quotas: Quotas
  readonly doorway: Doorway
  /** How far the bots and clocks of games under way are. */
  readonly waking: Waking
  close(): Promise<void>
}

export async function openHouse(
  store: Store,
  botThread: URL,
  report: (problem: string, facts: object) => void,
  settings: HouseSettings &
    Partial<Pick<Config, 'origin' | 'localPush' | 'quotas' | 'work'>> & { readonly jobs?: JobSettings } = {},
  shared?: Shared,
): Promise<OpenHouse> {
  const words = { offends }
  const { now, stop: stopClock } = shared ? await sharedClock(store) : { now: wallTime, stop: () => undefined }
  const keys = await loadKeys(store)
  const players = new Players(store, keys, words, now)
  const passkeys = new Passkeys(store, players, keys, now)
  const bots = new BotPool(botThread, report)
  const jobs = new JobPool(new URL('job-thread.mjs', botThread), settings.jobs ?? USUAL_JOBS, report)
  const bus = shared?.bus ?? localBus(report)
  const office = await Office.open({ store, bus, players, now, after, report }, settings)
  const subscriptions = new Subscriptions(store, settings.localPush ?? false, now)
  const vapid = await loadVapid(store, settings.origin?.startsWith('https:') ? settings.origin : undefined)
  const notices = new Notices({
    store,
    channels: [new WebPush({ subscriptions, vapid, now, after, report })],
    // Who is blocked couldn't come.
    player: async (id) => (office.standings.whyBlocked(id) ? undefined : players.get(id)),
    now,
    steady: steadyTime,
    after,
    report,
  })
  const doorway = new Doorway(settings.work)
  const flicks = new FlickLine(doorway)
  const quotas = new Quotas(store, settings.quotas, steadyTime)
  const tables: Tables = new Tables(store, bus, {
    now,
    steady: steadyTime,
    newSecret: () => randomBytes(16).toString('hex'),
    report,
    after,
    wake: (table, asks, atOnce) => bots.wake(table, asks, atOnce),
    nameFor: (raw) => seatName(raw, words),
    rules: office.rules,
    jobs,
    flicks,
    visitor: (player) => office.crowd.addresses.of(player),
    askedByPost: (table, questions) => notices.asked(table, questions),
    async finished(table, module, game) {
      await enterGame(store, table, module, game, now())
      await notices.over(table)
    },
    playing: (table, game, isPlaying) => caretaker.playing(table, game, isPlaying),
    takeCare: async (table) => (await caretaker.take([table])).length > 0,
    rest(table, until) {
      notices.rest(table.id)
      return caretaker.rest(table, until)
    },
    ...(shared && { cares: (table: Table) => caretaker.cares(table) }),
  })
  const caretaker: Caretaker = new Caretaker({ store, tables, now, after, report, isAlone: shared === undefined })
  const nodes = shared && new Nodes({ store, bus, tables, caretaker, office, now, after, report })
  // Where a bot is asked, somebody has to wake it; people come back by themselves.
  caretaker.open()
  nodes?.open()
  const sweeping = setInterval(() => tables.sweep(), SWEEP_EVERY)
  sweeping.unref()
  const stopRetention = sweepDaily(store, tables, office, after, report, shared !== undefined)
  const { unusedHours } = settings
  const stopUnused =
    unusedHours === undefined
      ? () => undefined
      : sweepUnusedHourly({ store, tables, now, after, report, isShared: shared !== undefined }, unusedHours)
  const games = GAMES.map(({ game }) => game.rules.id)
  return {
    tables,
    office,
    passkeys,
    quotas,
    doorway,
    get waking() {
      return caretaker.waking
    },
    push: { publicKey: vapid.publicKey, subscriptions },
    visitors: {
      desk: withOffice(
        openDesk(store, players, passkeys, words, games, [subscriptions, notices, quotas]),
        office,
        tables,
        games,
      ),
      async identify(token, ownData) {
        const player = await players.holderOf(token)
        if (isRefusal(player)) return player
        return (ownData ? undefined : office.standings.whyBlocked(player.id)) ?? { player: player.id }
      },
      isModerator: (player) => office.admins.has(player),
      async welcome(raw) {
        const off = office.switches.whyOff('new-guests')
        if (off) return off
        const player = await players.create(raw)
        return isRefusal(player) ? player : { token: players.tokenFor(player), name: player.name }
      },
    },
    async close() {
      clearInterval(sweeping)
      stopRetention()
      stopUnused()
      office.close()
      notices.close()
      nodes?.close()
      await caretaker.close().catch(() => undefined) // then others wait until it has run out
      await bots.close()
      await jobs.close()
      stopClock()
      await store.close() // what is being written is told on the bus when it is done
      await bus.close()
    },
  }
}
