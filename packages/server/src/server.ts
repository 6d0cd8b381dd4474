// Opens and closes one server: its store, identity, tables, bots, moderation.

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
import { AdmissionControl } from './jobs/admission-control.ts'
import { FlickLine } from './jobs/flick-line.ts'
import { JobRunner } from './jobs/job-runner.ts'
import { JobPool, type JobSettings, USUAL_JOBS } from './jobs/job-pool.ts'
import { loadKeys } from './identity/keys.ts'
import { openPersonalData } from './identity/personal-data.ts'
import { Passkeys } from './identity/passkeys.ts'
import { seatName } from './identity/player.ts'
import { Players } from './identity/players.ts'
import { enterGame } from './history/finished-games.ts'
import { sweepDaily } from './history/daily.ts'
import { sweepUnusedHourly } from './history/unused.ts'
import { withModeration } from './moderation/personal-data.ts'
import { type ServerSettings, Moderation } from './moderation/moderation.ts'
import { Nodes } from './cluster/nodes.ts'
import { Notices } from './notices/notices.ts'
import { sharedClock } from './ops/shared-clock.ts'
import { Subscriptions } from './push/subscriptions.ts'
import { loadVapid } from './push/vapid.ts'
import { WebPush } from './push/web-push.ts'
import { Quotas } from './quotas/quotas.ts'
import type { Store } from './store/store.ts'
import { Leases } from './cluster/leases.ts'
import type { Waking } from './cluster/waking.ts'
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

export interface OpenServer {
  readonly tables: Tables
  readonly moderation: Moderation
  readonly visitors: Visitors
  readonly passkeys: Passkeys
  readonly push: Push
  readonly quotas: Quotas
  readonly admission: AdmissionControl
  /** How far the bots and clocks of games under way are. */
  readonly waking: Waking
  /** Where a bot is asked, somebody has to wake it; people come back by themselves, and so don't wait for that: once they can come. */
  beginToWake(): void
  close(): Promise<void>
}

export async function openServer(
  store: Store,
  botThread: URL,
  report: (problem: string, facts: object) => void,
  settings: ServerSettings &
    Partial<Pick<Config, 'origin' | 'localPush' | 'quotas' | 'work'>> & { readonly jobs?: JobSettings } = {},
  shared?: Shared,
): Promise<OpenServer> {
  const words = { offends }
  const { now, stop: stopClock } = shared ? await sharedClock(store) : { now: wallTime, stop: () => undefined }
  const keys = await loadKeys(store)
  const players = new Players(store, keys, words, now)
  const passkeys = new Passkeys(store, players, keys, now)
  const bots = new BotPool(botThread, report)
  const jobThread = new URL('job-thread.mjs', botThread)
  const jobSettings = settings.jobs ?? USUAL_JOBS
  const jobs = new JobPool(jobThread, jobSettings, report)
  const bus = shared?.bus ?? localBus(report)
  const moderation = await Moderation.open({ store, bus, players, now, after, report }, settings)
  const subscriptions = new Subscriptions(store, settings.localPush ?? false, now)
  const vapid = await loadVapid(store, settings.origin?.startsWith('https:') ? settings.origin : undefined)
  const notices = new Notices({
    store,
    channels: [new WebPush({ subscriptions, vapid, now, after, report })],
    // Who is blocked couldn't come.
    player: async (id) => (moderation.sanctions.whyBlocked(id) ? undefined : players.get(id)),
    now,
    steady: steadyTime,
    after,
    report,
  })
  const admission = new AdmissionControl(settings.work)
  const flicks = new FlickLine(
    Array.from({ length: jobSettings.threads }, () => new JobRunner(jobThread, jobSettings, report)),
    admission,
  )
  const quotas = new Quotas(store, settings.quotas, steadyTime)
  const tables: Tables = new Tables(store, bus, {
    now,
    steady: steadyTime,
    newSecret: () => randomBytes(16).toString('hex'),
    report,
    after,
    wake: (table, asks, atOnce) => bots.wake(table, asks, atOnce),
    nameFor: (raw) => seatName(raw, words),
    rules: moderation.rules,
    jobs,
    flicks,
    visitor: (player) => moderation.connectedPlayers.addresses.of(player),
    askedByPost: (table, questions) => notices.asked(table, questions),
    async finished(table, module, game) {
      await enterGame(store, table, module, game, now())
      await notices.over(table)
    },
    playing: (table, game, isPlaying) => leases.playing(table, game, isPlaying),
    takeLease: async (table) => (await leases.take([table])).length > 0,
    rest(table, until) {
      notices.rest(table.id)
      return leases.rest(table, until)
    },
    ...(shared && { holdsLease: (table: Table) => leases.holdsLease(table) }),
  })
  const leases: Leases = new Leases({ store, tables, now, after, report, isAlone: shared === undefined })
  const nodes = shared && new Nodes({ store, bus, tables, leases, moderation, now, after, report })
  nodes?.open()
  const sweeping = setInterval(() => tables.sweep(), SWEEP_EVERY)
  sweeping.unref()
  const stopRetention = sweepDaily(store, tables, moderation, after, report, shared !== undefined)
  const { unusedHours } = settings
  const stopUnused =
    unusedHours === undefined
      ? () => undefined
      : sweepUnusedHourly({ store, tables, now, after, report, isShared: shared !== undefined }, unusedHours)
  const games = GAMES.map(({ game }) => game.rules.id)
  return {
    tables,
    moderation,
    passkeys,
    quotas,
    admission,
    get waking() {
      return leases.waking
    },
    beginToWake: () => leases.open(),
    push: { publicKey: vapid.publicKey, subscriptions },
    visitors: {
      personalData: withModeration(
        openPersonalData(store, players, passkeys, words, games, [subscriptions, notices, quotas]),
        moderation,
        tables,
        games,
      ),
      async identify(token, ownData) {
        const player = await players.holderOf(token)
        if (isRefusal(player)) return player
        return (ownData ? undefined : moderation.sanctions.whyBlocked(player.id)) ?? { player: player.id }
      },
      isModerator: (player) => moderation.admins.has(player),
      async welcome(raw) {
        const off = moderation.switches.whyOff('new-guests')
        if (off) return off
        const player = await players.create(raw)
        return isRefusal(player) ? player : { token: players.tokenFor(player), name: player.name }
      },
    },
    async close() {
      clearInterval(sweeping)
      stopRetention()
      stopUnused()
      moderation.close()
      notices.close()
      nodes?.close()
      await leases.close().catch(() => undefined) // then others wait until it has run out
      await bots.close()
      await jobs.close()
      await flicks.close()
      stopClock()
      await store.close() // what is being written is told on the bus when it is done
      await bus.close()
    },
  }
}
