// The sanctions against a player: what they were warned of, whether they may speak, whether they may come in. All that isn't
// good standing is kept in memory, so that every door can ask without waiting.

import type { Refusal } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import { type Failed, parsedOr } from '../store/legible.ts'
import type { Store } from '../store/store.ts'
import type { PlayerId } from '../table/table.ts'
import type { Reason } from '../words/reasons.ts'

export interface Warning {
  readonly id: number // counts the warnings of a player
  readonly at: number
  readonly reason: Reason
  readonly text: string // in the moderator's words; '': none
  readonly seen: boolean
}
export interface Penalty {
  readonly until: number | null // null: until it is lifted
  readonly reason: Reason
}
export interface PlayerSanctions {
  readonly warnings: readonly Warning[]
  readonly muted: Penalty | null
  readonly blocked: Penalty | null
}

export const NO_SANCTIONS: PlayerSanctions = { warnings: [], muted: null, blocked: null }
const KIND = 'standing'
const TOPIC = 'standing'
const TRIES = 8
const MOST_WARNINGS = 20

export class Sanctions {
  private readonly store: Store
  private readonly bus: Bus
  private readonly now: () => number
  private readonly known = new Map<PlayerId, PlayerSanctions>()
  private readonly changed: (player: PlayerId) => void
  private readonly failed: Failed

  private constructor(store: Store, bus: Bus, now: () => number, changed: (player: PlayerId) => void, failed: Failed) {
    this.store = store
    this.bus = bus
    this.now = now
    this.changed = changed
    this.failed = failed
  }

  static async open(
    store: Store,
    bus: Bus,
    now: () => number,
    changed: (player: PlayerId) => void,
    failed: (error: unknown) => void,
  ): Promise<Sanctions> {
    const sanctions = new Sanctions(store, bus, now, changed, failed)
    bus.listen(TOPIC, (player) => void sanctions.reread(player).catch(failed))
    await sanctions.read(() => undefined)
    return sanctions
  }

  /** All of them; whose has changed is heard of. */
  async read(changed: (player: PlayerId) => void = this.changed): Promise<void> {
    const left = new Set(this.known.keys())
    for (let after: string | undefined; ;) {
      const some = await this.store.list(KIND, after)
      for (const { id, text } of some) {
        left.delete(id)
        if (JSON.stringify(this.known.get(id)) === text) continue
        this.known.set(id, parsedOr({ id, text }, NO_SANCTIONS, this.failed))
        changed(id)
      }
      after = some.at(-1)?.id
      if (after === undefined) break
    }
    for (const player of left) {
      this.known.delete(player)
      changed(player)
    }
  }

  of(player: PlayerId): PlayerSanctions {
    const standing = this.known.get(player) ?? NO_SANCTIONS
    const inForce = (penalty: Penalty | null): Penalty | null =>
      penalty && (penalty.until === null || penalty.until > this.now()) ? penalty : null
    return { ...standing, muted: inForce(standing.muted), blocked: inForce(standing.blocked) }
  }

  whyBlocked(player: PlayerId): Refusal | undefined {
    return this.known.has(player) ? because('blocked', this.of(player).blocked) : undefined
  }

  whyMuted(player: PlayerId): Refusal | undefined {
    return this.known.has(player) ? because('muted', this.of(player).muted) : undefined
  }

  async warn(player: PlayerId, reason: Reason, text: string): Promise<PlayerSanctions> {
    return this.change(player, (before) => {
      const id = (before.warnings.at(-1)?.id ?? 0) + 1
      const warning: Warning = { id, at: this.now(), reason, text, seen: false }
      return { ...before, warnings: [...before.warnings, warning].slice(-MOST_WARNINGS) }
    })
  }

  /** For so many minutes; null: until it is lifted. */
  async penalize(
    player: PlayerId,
    which: 'muted' | 'blocked',
    reason: Reason,
    minutes: number | null,
  ): Promise<PlayerSanctions> {
    const until = minutes === null ? null : this.now() + minutes * 60_000
    return this.change(player, (before) => ({ ...before, [which]: { until, reason } }))
  }

  async pardon(player: PlayerId, which: 'muted' | 'blocked'): Promise<PlayerSanctions> {
    return this.change(player, (before) => ({ ...before, [which]: null }))
  }

  /** Changed here or on another node. */
  private async reread(player: PlayerId): Promise<void> {
    const stored = await this.store.get(KIND, player)
    if (stored) this.known.set(player, JSON.parse(stored.text) as PlayerSanctions)
    else this.known.delete(player)
    this.changed(player)
  }

  /** Whoever was warned has read it, up to this warning. */
  async hasSeen(player: PlayerId, warning: number): Promise<PlayerSanctions> {
    return this.change(player, (before) => ({
      ...before,
      warnings: before.warnings.map((one) => (one.id <= warning ? { ...one, seen: true } : one)),
    }))
  }

  async forget(player: PlayerId): Promise<void> {
    await this.store.remove(KIND, player)
    this.known.delete(player)
    this.bus.publish(TOPIC, player)
  }

  private async change(
    player: PlayerId,
    change: (before: PlayerSanctions) => PlayerSanctions,
  ): Promise<PlayerSanctions> {
    for (let tries = 0; tries < TRIES; tries++) {
      const stored = await this.store.get(KIND, player)
      const after = change(stored ? (JSON.parse(stored.text) as PlayerSanctions) : NO_SANCTIONS)
      if (!(await this.store.put(KIND, player, stored?.version ?? 0, JSON.stringify(after)))) continue
      this.known.set(player, after)
      this.bus.publish(TOPIC, player)
      return this.of(player)
    }
    throw new Error('a player’s standing could not be kept')
  }
}

function because(code: 'muted' | 'blocked', penalty: Penalty | null): Refusal | undefined {
  if (penalty === null) return undefined
  const { reason, until } = penalty
  return { code, facts: until === null ? { reason } : { reason, until } }
}
