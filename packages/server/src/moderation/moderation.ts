// Everything moderators work with, opened with the server.

import { isRefusal } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import { renameIn } from '../history/finished-games.ts'
import { generatedName } from '../identity/player.ts'
import type { Players } from '../identity/players.ts'
import { Backups } from '../ops/backups.ts'
import type { Store } from '../store/store.ts'
import type { Permissions } from '../table/permissions.ts'
import { tablesPlayedBy } from '../table/persistence.ts'
import { renamed } from '../table/lobby/rename-player.ts'
import type { PlayerId } from '../table/table.ts'
import type { Tables } from '../table/registry.ts'
import { Admins, removeAdmin } from './admins.ts'
import { Announcements } from './announcements.ts'
import { Audit } from './audit.ts'
import { ConnectedPlayers } from './connected-players.ts'
import { Reports } from './reports.ts'
import { permissionsOf } from './permissions.ts'
import { Sanctions } from './sanctions.ts'
import { Switches } from './switches.ts'
import { WordLists } from './word-lists.ts'

export interface ServerSettings {
  readonly admins?: readonly PlayerId[]
  /** How long finished games are kept; none: for ever. */
  readonly keepDays?: number | undefined
  /** How many hours tables are kept at which nobody has played; none: as long as finished games. */
  readonly unusedHours?: number | undefined
  /** Where backups go; none: there is nothing on a disk. */
  readonly backups?: string | undefined
}

interface Means {
  readonly store: Store
  readonly players: Players
  readonly bus: Bus
  now(): number
  after(milliseconds: number, task: () => void): () => void
  report(problem: string, facts: object): void
}

export class Moderation {
  readonly store: Store
  readonly players: Players
  readonly connectedPlayers: ConnectedPlayers
  readonly admins: Admins
  readonly audit: Audit
  readonly reports: Reports
  readonly sanctions: Sanctions
  readonly switches: Switches
  readonly words: WordLists
  readonly announcements: Announcements
  readonly backups: Backups
  readonly rules: Permissions
  readonly keepDays: number | undefined
  readonly now: () => number

  private constructor(
    { store, players, now }: Means,
    { admins = [], keepDays, backups }: ServerSettings,
    connectedPlayers: ConnectedPlayers,
    sanctions: Sanctions,
    switches: Switches,
    words: WordLists,
    announcements: Announcements,
  ) {
    this.store = store
    this.players = players
    this.now = now
    this.connectedPlayers = connectedPlayers
    this.admins = new Admins(store, admins)
    this.audit = new Audit(store, now)
    this.reports = new Reports(store, now)
    this.sanctions = sanctions
    this.switches = switches
    this.words = words
    this.announcements = announcements
    this.backups = new Backups(store, backups)
    this.rules = permissionsOf(sanctions, switches)
    this.keepDays = keepDays
  }

  static async open(means: Means, settings: ServerSettings): Promise<Moderation> {
    const { store, bus, now } = means
    const connectedPlayers = new ConnectedPlayers()
    const failed = (error: unknown): void =>
      means.report('what moderators have changed could not be read', { error: String(error) })
    const sanctions = await Sanctions.open(
      store,
      bus,
      now,
      (player) => {
        const blocked = sanctions.whyBlocked(player)
        if (blocked) connectedPlayers.showOut(player, blocked)
        else connectedPlayers.tell(player, standingOf(player))
      },
      failed,
    )
    const standingOf = (player: PlayerId) => {
      const { warnings, muted } = sanctions.of(player)
      return { type: 'standing', warnings: warnings.filter(({ seen }) => !seen), muted } as const
    }
    const announcements = await Announcements.open({
      ...means,
      failed,
      begins: (announcement) => connectedPlayers.tellAll({ type: 'announcement', announcement }),
      isOver: (id) => connectedPlayers.tellAll({ type: 'announcement-over', id }),
    })
    connectedPlayers.greetWith(() =>
      announcements.current.map((announcement) => ({ type: 'announcement', announcement })),
    )
    connectedPlayers.greetWith(({ player }) => {
      const standing = player === undefined ? undefined : standingOf(player)
      return standing && (standing.warnings.length > 0 || standing.muted) ? [standing] : []
    })
    const [switches, words] = [await Switches.open(store, bus, failed), await WordLists.open(store, bus, failed)]
    return new Moderation(means, settings, connectedPlayers, sanctions, switches, words, announcements)
  }

  /** Another name, everywhere it shows: their own, at tables, in finished games. */
  async removeName(tables: Tables, player: PlayerId): Promise<string> {
    const name = generatedName()
    await this.players.update(player, (before) => ({ ...before, name }))
    const played = await renameIn(this.store, player, name)
    await this.atTablesOf(tables, player, played, name)
    return name
  }

  /** Nothing of them stays, and nobody sits where they sat. */
  async forget(tables: Tables, player: PlayerId): Promise<void> {
    await this.reports.forget(player)
    await this.sanctions.forget(player)
    await removeAdmin(this.store, player)
    await this.atTablesOf(tables, player, await renameIn(this.store, player, null), null)
  }

  private async atTablesOf(
    tables: Tables,
    player: PlayerId,
    played: readonly string[],
    name: string | null,
  ): Promise<void> {
    const inMemory = [...tables.all].map(({ table }) => table.id)
    const atRest = await tablesPlayedBy(this.store, player)
    for (const id of new Set([...played, ...inMemory, ...atRest])) {
      const live = await tables.get(id)
      if (isRefusal(live) || renamed(live.table, player, name) === live.table) continue
      await live.overhaul((table) => renamed(table, player, name))
    }
  }

  /** Whatever was decided by way of another node, and not heard of. */
  async reread(): Promise<void> {
    await this.sanctions.read()
    await this.switches.read()
    await this.words.read()
    await this.announcements.read()
  }

  close(): void {
    this.announcements.close()
  }
}
