// Who is at the table right now. Somebody whose line is lost has a while to come back before a bot stands in, and nobody
// stands in where no other person waits.

import type { PlayerId } from './table.ts'

/** A tunnel, a dead battery, a reload. */
export const AWAY_AFTER = 30_000

type After = (milliseconds: number, task: () => void) => () => void

export class Attendance {
  private readonly lines = new Map<PlayerId, number>() // connections of each
  private readonly leaving = new Map<PlayerId, () => void>()
  private readonly after: After
  private readonly onAway: (player: PlayerId) => void

  constructor(after: After, onAway: (player: PlayerId) => void) {
    this.after = after
    this.onAway = onAway
  }

  has(player: PlayerId): boolean {
    return this.lines.has(player)
  }

  came(player: PlayerId): void {
    this.lines.set(player, (this.lines.get(player) ?? 0) + 1)
    this.leaving.get(player)?.()
    this.leaving.delete(player)
  }

  went(player: PlayerId): void {
    const left = (this.lines.get(player) ?? 1) - 1
    if (left > 0) {
      this.lines.set(player, left)
      return
    }
    this.lines.delete(player)
    const away = (): void => {
      this.leaving.delete(player)
      this.onAway(player)
    }
    this.leaving.set(player, this.after(AWAY_AFTER, away))
  }
}
