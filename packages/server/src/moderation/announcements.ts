// Announcements: sent to everybody connected when one begins, and to whoever connects while it lasts.

import { randomBytes } from 'node:crypto'
import type { Refusal } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import { newestFirst } from '../store/time-ordered-ids.ts'
import { parsedOr } from '../store/legible.ts'
import type { Store } from '../store/store.ts'
import type { Announcement } from './announcement.ts'

export type { Announcement } from './announcement.ts'

export type NewAnnouncement = Omit<Announcement, 'id'>

export interface Means {
  readonly store: Store
  readonly bus: Bus
  now(): number
  after(milliseconds: number, task: () => void): () => void
  /** What another node has changed could not be read. */
  failed(error: unknown): void
  /** Everybody has to know. */
  begins(announcement: Announcement): void
  isOver(id: string): void
}

const KIND = 'announcement'
const TOPIC = 'announcements'
/** Timers can't be longer than 24 days, and clocks are put right now and then. */
const LOOK_AGAIN_AFTER = 60 * 60 * 1000
/** The newest of them; older ones are long over. */
const MOST = 100

export class Announcements {
  private readonly means: Means
  private all: readonly Announcement[] = []
  private told: ReadonlySet<string> = new Set()
  private alarm: (() => void) | undefined

  private constructor(means: Means) {
    this.means = means
  }

  static async open(means: Means): Promise<Announcements> {
    const announcements = new Announcements(means)
    means.bus.listen(TOPIC, () => void announcements.read().catch(means.failed))
    await announcements.read()
    return announcements
  }

  /** What is to be heard now. */
  get current(): readonly Announcement[] {
    const now = this.means.now()
    return this.all.filter(({ starts, ends }) => starts <= now && (ends === null || ends > now))
  }

  /** With those to come and those that are over, the newest first. */
  get list(): readonly Announcement[] {
    return this.all
  }

  async make(wanted: NewAnnouncement): Promise<Announcement | Refusal> {
    const now = this.means.now()
    const { starts, ends } = wanted
    if (ends !== null && (ends <= starts || ends <= now)) return { code: 'times-wrong' }
    const announcement = { id: newestFirst(now, randomBytes(6).toString('base64url')), ...wanted }
    if (!(await this.means.store.put(KIND, announcement.id, 0, JSON.stringify(announcement)))) return { code: 'busy' }
    await this.spread()
    return announcement
  }

  async takeDown(id: string): Promise<object | Refusal> {
    if (!(await this.means.store.get(KIND, id))) return { code: 'no-such-announcement' }
    await this.means.store.remove(KIND, id)
    await this.spread()
    return { takenDown: id }
  }

  close(): void {
    this.alarm?.()
  }

  private async spread(): Promise<void> {
    await this.read()
    this.means.bus.publish(TOPIC, '')
  }

  async read(): Promise<void> {
    const stored = await this.means.store.list(KIND, undefined, MOST)
    this.all = stored.flatMap((one) => parsedOr<Announcement | []>(one, [], this.means.failed))
    this.lookAround()
  }

  /** Tells what has begun and what is over since the last look, and looks again when something changes. */
  private lookAround(): void {
    const { current } = this
    for (const announcement of current) if (!this.told.has(announcement.id)) this.means.begins(announcement)
    const ids = new Set(current.map(({ id }) => id))
    for (const id of this.told) if (!ids.has(id)) this.means.isOver(id)
    this.told = ids
    const now = this.means.now()
    const changes = this.all.flatMap(({ starts, ends }) => [starts, ends ?? 0]).filter((time) => time > now)
    this.alarm?.()
    this.alarm =
      changes.length === 0
        ? undefined
        : this.means.after(Math.min(LOOK_AGAIN_AFTER, Math.min(...changes) - now), () => this.lookAround())
  }
}
