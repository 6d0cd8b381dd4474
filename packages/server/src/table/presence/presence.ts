// Tells everybody at a table, and the other nodes, who is here.

import { type Eyes, only } from '@saloon/kernel'
import type { Attendance } from './attendance.ts'
import type { Viewers } from './viewers.ts'
import type { TableEngine } from '../engine.ts'
import type { Hint } from '../../cluster/hints.ts'

export class Presence {
  moderators = 0 // who look on, by way of this node
  private toldModerated = false
  private toldHere: Eyes = 0 // whose seats somebody was at when it was last told
  private readonly engine: TableEngine
  private readonly attendance: Attendance
  private readonly viewers: Viewers

  constructor(engine: TableEngine, attendance: Attendance, viewers: Viewers) {
    this.engine = engine
    this.attendance = attendance
    this.viewers = viewers
  }

  /** By way of whichever node. */
  get isModerated(): boolean {
    return this.moderators + this.attendance.moderatorsElsewhere > 0
  }

  changed(): void {
    this.tell()
    this.say()
  }

  /** Somebody who is here may have sat down, or stood up. */
  tableChanged(): void {
    if (this.seatsHere !== this.toldHere) this.tell()
  }

  tell(): void {
    const { isModerated } = this
    if (isModerated !== this.toldModerated) this.viewers.tellAll({ type: 'moderator', here: isModerated })
    this.toldModerated = isModerated
    this.toldHere = this.seatsHere
    this.viewers.tellAll({ type: 'here', seats: this.toldHere })
  }

  /** Now and then, and when it changes: a node that says nothing more has nobody. */
  say(asks = false): void {
    const { here: players } = this.attendance
    this.engine.say(() => ({ type: 'here', players, moderators: this.moderators, asks }))
  }

  heard(from: string, { players, moderators, asks }: Extract<Hint, { type: 'here' }>): void {
    this.attendance.heard(from, players, moderators, () => this.tell())
    this.tell()
    if (asks) this.say()
  }

  private get seatsHere(): Eyes {
    let eyes = 0
    for (const [seat, { holder }] of this.engine.table.seats.entries())
      if (holder?.kind === 'bot' || (holder !== null && this.attendance.has(holder.player))) eyes |= only(seat)
    return eyes
  }
}
