// Who is at the table right now, on any node. Somebody who was cut off has some time to come back before a bot stands in, and
// nobody stands in while no other person waits.

import type { PlayerId } from '../table.ts'

/** How long somebody may be cut off (a tunnel, a reload) before a bot stands in; milliseconds. */
export const AWAY_AFTER = 30_000
/** How often nodes repeat who is there. What they said expires, because a dead node says nothing more. */
export const SAY_AGAIN_AFTER = 10_000
const WORD_COUNTS_FOR = 25_000

type After = (milliseconds: number, task: () => void) => () => void

/** What another node has announced. */
interface Elsewhere {
  readonly players: readonly PlayerId[]
  readonly moderators: number
  readonly forget: () => void // calls off the alarm at which it counts no more
}

export class Attendance {
  private readonly lines = new Map<PlayerId, number>() // connections of each
  private readonly elsewhere = new Map<string, Elsewhere>() // by node
  private readonly leaving = new Map<PlayerId, () => void>()
  private readonly after: After
  private readonly onAway: (player: PlayerId) => void

  constructor(after: After, onAway: (player: PlayerId) => void) {
    this.after = after
    this.onAway = onAway
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
  heard(node: string, players: readonly PlayerId[], moderators: number, changed: () => void): void {
    const before = this.elsewhere.get(node)
    before?.forget()
    const forget = this.after(WORD_COUNTS_FOR, () => {
      this.heard(node, [], 0, changed)
      changed()
    })
    if (players.length === 0 && moderators === 0) {
      forget()
      this.elsewhere.delete(node)
    } else this.elsewhere.set(node, { players, moderators, forget })
    for (const player of players) this.stays(player)
    for (const player of before?.players ?? []) if (!this.has(player)) this.leaves(player)
  }

  /** Somebody is here, or may be back in a moment. */
  get isAwaited(): boolean {
    return this.lines.size > 0 || this.leaving.size > 0 || [...this.elsewhere.values()].some(isAnybody)
  }

  forget(): void {
    for (const { forget } of this.elsewhere.values()) forget()
    for (const callOff of this.leaving.values()) callOff()
  }

  private stays(player: PlayerId): void {
    this.leaving.get(player)?.()
    this.leaving.delete(player)
  }

  private leaves(player: PlayerId): void {
    this.stays(player)
    const away = (): void => {
      this.leaving.delete(player)
      this.onAway(player)
    }
    this.leaving.set(player, this.after(AWAY_AFTER, away))
  }
}

const isAnybody = ({ players, moderators }: Elsewhere): boolean => players.length > 0 || moderators > 0
