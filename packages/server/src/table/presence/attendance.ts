// Who is at the table right now, on any node. Somebody who was cut off has some time to come back before a bot stands in, and
// nobody stands in while no other person waits.

import type { PlayerId } from '../table.ts'

/** How long somebody may be cut off (a tunnel, a reload) before a bot stands in; milliseconds. */
export const AWAY_AFTER = 30_000
/** How often nodes repeat who is there. What they said expires, because a dead node says nothing more. */
export const SAY_AGAIN_AFTER = 10_000
const WORD_COUNTS_FOR = 25_000
/** A reload is over by then: before it nobody else calls a bot in; milliseconds. */
const BRIEFLY = 3_000

type After = (milliseconds: number, task: () => void) => () => void

/** What another node has announced. */
interface Elsewhere {
  readonly players: readonly PlayerId[]
  readonly moderators: number
  readonly onlookers: number
  readonly forget: () => void // calls off the alarm at which it counts no more
}

/** Somebody who was cut off and may still come back by themselves. */
interface Leaving {
  readonly since: number
  readonly until: number
  readonly callOff: () => void
}

export interface AttendancePorts {
  readonly after: After
  /** Milliseconds that only go forward. */
  now(): number
  onAway(player: PlayerId): void
  /** Somebody is waited for from now on, or for longer. */
  onAwaited(): void
}

export class Attendance {
  private readonly lines = new Map<PlayerId, number>() // connections of each
  private readonly elsewhere = new Map<string, Elsewhere>() // by node
  private readonly leaving = new Map<PlayerId, Leaving>()
  private readonly ports: AttendancePorts

  constructor(ports: AttendancePorts) {
    this.ports = ports
  }

  has(player: PlayerId): boolean {
    if (this.lines.has(player)) return true
    for (const { players } of this.elsewhere.values()) if (players.includes(player)) return true
    return false
  }

  /** By way of this node. */
  get here(): PlayerId[] {
    return [...this.lines.keys()]
  }

  /** Who look on by way of other nodes. */
  get moderatorsElsewhere(): number {
    let all = 0
    for (const { moderators } of this.elsewhere.values()) all += moderators
    return all
  }

  get onlookersElsewhere(): number {
    let all = 0
    for (const { onlookers } of this.elsewhere.values()) all += onlookers
    return all
  }

  /** How long somebody who was cut off has still to come back, in milliseconds; undefined: nobody counts. */
  leftFor(player: PlayerId): number | undefined {
    const leaving = this.leaving.get(player)
    return leaving && Math.max(0, Math.round(leaving.until - this.ports.now()))
  }

  /** Longer than a page takes to load anew. */
  isLongGone(player: PlayerId): boolean {
    if (this.has(player)) return false
    const leaving = this.leaving.get(player)
    return leaving === undefined || this.ports.now() - leaving.since >= BRIEFLY
  }

  /** Who isn't here has the whole time to come back, from now on. */
  waitFor(player: PlayerId): void {
    if (this.has(player)) return
    this.leaves(player)
    this.ports.onAwaited()
  }

  came(player: PlayerId): void {
    this.lines.set(player, (this.lines.get(player) ?? 0) + 1)
    this.stays(player)
  }

  went(player: PlayerId): void {
    const left = (this.lines.get(player) ?? 1) - 1
    if (left > 0) {
      this.lines.set(player, left)
      return
    }
    this.lines.delete(player)
    this.leaves(player)
  }

  /** A node says who is there; `changed` when its word counts no more. */
  heard(node: string, word: Omit<Elsewhere, 'forget'>, changed: () => void): void {
    const { players } = word
    const before = this.elsewhere.get(node)
    before?.forget()
    const forget = this.ports.after(WORD_COUNTS_FOR, () => {
      this.heard(node, NOBODY, changed)
      changed()
    })
    if (!isAnybody(word)) {
      forget()
      this.elsewhere.delete(node)
    } else this.elsewhere.set(node, { ...word, forget })
    for (const player of players) this.stays(player)
    for (const player of before?.players ?? []) if (!this.has(player)) this.leaves(player)
  }

  /** Somebody is here, or may be back in a moment. */
  get isAwaited(): boolean {
    return this.lines.size > 0 || this.leaving.size > 0 || [...this.elsewhere.values()].some(isAnybody)
  }

  forget(): void {
    for (const { forget } of this.elsewhere.values()) forget()
    for (const { callOff } of this.leaving.values()) callOff()
  }

  private stays(player: PlayerId): void {
    this.leaving.get(player)?.callOff()
    this.leaving.delete(player)
  }

  private leaves(player: PlayerId): void {
    const before = this.leaving.get(player)
    this.stays(player)
    const now = this.ports.now()
    const away = (): void => {
      this.leaving.delete(player)
      this.ports.onAway(player)
    }
    const callOff = this.ports.after(AWAY_AFTER, away)
    this.leaving.set(player, { since: before?.since ?? now, until: now + AWAY_AFTER, callOff })
  }
}

const NOBODY = { players: [], moderators: 0, onlookers: 0 }
const isAnybody = ({ players, moderators, onlookers }: Omit<Elsewhere, 'forget'>): boolean =>
  players.length > 0 || moderators > 0 || onlookers > 0
