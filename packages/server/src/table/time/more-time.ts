// More time on the clock: from anybody else at the table as often as they like, for oneself where the table is patient, and not
// without end. Kept in memory: a restart gives everybody the time of the question afresh anyway.

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
