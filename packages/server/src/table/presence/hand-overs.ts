// Seats that change hands during a game: somebody leaves, is cut off, comes back, or concedes.

import { type Refusal, type Seat, note, seatsOf } from '@saloon/kernel'
import type { Attendance } from './attendance.ts'
import type { TableEngine } from '../engine.ts'
import { type PlayerId, type SeatPlan, isPaused, seatsHeld } from '../table.ts'

export class HandOvers {
  private readonly engine: TableEngine
  private readonly attendance: Attendance

  constructor(engine: TableEngine, attendance: Attendance) {
    this.engine = engine
    this.attendance = attendance
  }

  async handOver(
    receipt: string,
    seat: Seat,
    held: 'person' | 'bot',
    because: 'left' | 'back',
  ): Promise<Refusal | null> {
    const { controllers } = this.engine
    if (controllers.hasConceded(seat)) return { code: 'conceded', facts: { seat } }
    if (controllers.isStoodInFor(seat) === (held === 'bot')) return null // it is so already
    return this.engine.write(receipt, (recording) => note(recording, { type: 'seat', seat, held, because }))
  }

  /** Between two it is over; with more a bot plays the lost hand to the end. */
  async concede(receipt: string, seat: Seat): Promise<Refusal | null> {
    const refused = await this.engine.write(receipt, (recording) =>
      note(recording, { type: 'seat', seat, held: 'bot', because: 'conceded' }),
    )
    if (refused || this.engine.table.seats.length > 2) return refused
    return this.engine.write(null, (recording) => note(recording, { type: 'stop', because: 'conceded' }))
  }

  /** Of a game that was begun elsewhere: where a bot played, a person may sit now. */
  async sitDown(): Promise<void> {
    const { table, controllers } = this.engine
    for (const [seat, { holder }] of table.seats.entries()) {
      if (holder?.kind !== 'person' || !controllers.isStoodInFor(seat)) continue
      await this.engine.write(null, (recording) =>
        note(recording, { type: 'seat', seat, held: 'person', because: 'sat' }),
      )
    }
  }

  /** Another player has waited long enough for somebody who was cut off. */
  async callBot(player: PlayerId, receipt: string, seat: Seat): Promise<Refusal | null> {
    const refused = this.whyNotAway(player, seat)
    if (refused || this.engine.controllers.isStoodInFor(seat)) return refused
    return this.engine.write(receipt, (recording) =>
      note(recording, { type: 'seat', seat, held: 'bot', because: 'away' }),
    )
  }

  /** Another player would rather wait for them. */
  waitLonger(player: PlayerId, seat: Seat): Refusal | null {
    const refused = this.whyNotAway(player, seat)
    const holder = this.engine.table.seats[seat]?.holder
    if (refused === null && holder?.kind === 'person') this.attendance.waitFor(holder.player)
    return refused
  }

  private whyNotAway(player: PlayerId, seat: Seat): Refusal | null {
    const { table, recording, isOver } = this.engine
    if (seatsHeld(table, player) === 0) return { code: 'not-seated' }
    if (recording === undefined || isOver) return { code: 'not-playing' }
    if (isPaused(table)) return { code: 'paused' }
    const holder = table.seats[seat]?.holder
    if (holder?.kind !== 'person') return { code: 'not-a-person', facts: { seat } }
    // Where nobody sits and waits, whoever isn't there isn't late.
    const isGone = table.clock !== 'post' && this.attendance.isLongGone(holder.player)
    return isGone ? null : { code: 'not-away', facts: { seat } }
  }

  standInLater(player: PlayerId): void {
    this.engine.inTurnAnyway(() => this.standInFor(player))
  }

  /** Somebody has been gone for a while: a bot answers for them, if another person would have to wait otherwise. */
  private async standInFor(player: PlayerId): Promise<void> {
    const { table, controllers, holdsLease } = this.engine
    if (!holdsLease || this.attendance.has(player) || table.phase !== 'playing' || isPaused(table)) return
    if (table.clock === 'post') return // nobody sits and waits
    const isHere = ({ holder }: SeatPlan) => holder?.kind === 'person' && this.attendance.has(holder.player)
    if (!table.seats.some(isHere)) return
    for (const seat of seatsOf(seatsHeld(table, player))) {
      if (controllers.isStoodInFor(seat)) continue
      await this.engine.write(null, (recording) =>
        note(recording, { type: 'seat', seat, held: 'bot', because: 'away' }),
      )
    }
  }

  /** Who was merely cut off has the seat back at once; who left says so when they want it back. */
  async welcomeBack(player: PlayerId): Promise<void> {
    for (const seat of seatsOf(this.engine.controllers.cutOffAmong(seatsHeld(this.engine.table, player)))) {
      await this.engine.write(null, (recording) =>
        note(recording, { type: 'seat', seat, held: 'person', because: 'back' }),
      )
    }
  }
}
