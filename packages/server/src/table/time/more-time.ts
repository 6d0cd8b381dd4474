// More time on somebody's clock: given by anybody else as often as they like, or taken by oneself at a patient table, within a
// limit. Only in memory: after a restart every open question starts afresh anyway.

import type { Refusal, Seat } from '@saloon/kernel'
import { MORE_TIME, MOST_TAKEN } from './clocks.ts'
import type { TableEngine } from '../engine.ts'
import { type PlayerId, isPaused, isPerson, seatsHeld } from '../table.ts'

export class MoreTime {
  private game = 0
  private readonly taken = new Map<Seat, number>()
  private readonly engine: TableEngine

  constructor(engine: TableEngine) {
    this.engine = engine
  }

  give(player: PlayerId, seat: Seat): Refusal | null {
    const { table } = this.engine
    if (seatsHeld(table, player) === 0) return { code: 'not-seated' }
    if (isPaused(table)) return { code: 'paused' }
    const plan = table.seats[seat]
    if (plan === undefined || !isPerson(plan, player)) return this.engine.questions.grant(seat, MORE_TIME)
    if (!table.patient) return { code: 'not-patient' }
    if (this.game !== table.games) this.taken.clear()
    this.game = table.games
    const taken = this.taken.get(seat) ?? 0
    if (taken >= MOST_TAKEN) return { code: 'no-more-time', facts: { most: MOST_TAKEN } }
    const refused = this.engine.questions.grant(seat, MORE_TIME)
    if (refused === null) this.taken.set(seat, taken + 1)
    return refused
  }
}
