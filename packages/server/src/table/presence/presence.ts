// Tells everybody at a table, and the other nodes, who is here.

import { type Eyes, countOf, only } from '@saloon/kernel'
import type { Attendance } from './attendance.ts'
import type { Viewers } from './viewers.ts'
import type { TableEngine } from '../engine.ts'
import type { Hint } from '../../cluster/hints.ts'
import type { Awaited } from '../../transport/protocol.ts'
import { isPaused, seatsHeld } from '../table.ts'

/** Onlookers come in crowds: how many there are is told once for all who come within so many milliseconds. */
const TOGETHER = 500

export class Presence {
  moderators = 0 // who look on, by way of this node
  private toldModerated = false
  private toldHere: Eyes = 0 // whose seats somebody was at when it was last told
  private readonly engine: TableEngine
  private readonly attendance: Attendance
  private readonly viewers: Viewers
  private readonly after: (milliseconds: number, task: () => void) => () => void
  private counting: (() => void) | undefined

  constructor(engine: TableEngine, attendance: Attendance, viewers: Viewers, after: Presence['after']) {
    this.after = after
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

  /** Somebody without a name came to look, or went. */
  onlookersChanged(): void {
    this.counting ??= this.after(TOGETHER, () => {
      this.counting = undefined
      this.changed()
    })
  }

  forget(): void {
    this.counting?.()
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
    const { awaited } = this
    const onlookers = this.onlookersHere + this.attendance.onlookersElsewhere
    this.viewers.tellAll({
      type: 'here',
      seats: this.toldHere,
      ...(awaited.length > 0 && { awaited }),
      ...(onlookers > 0 && { onlookers }),
    })
  }

  /** Now and then, and when it changes: a node that says nothing more has nobody. */
  say(asks = false): void {
    const { here: players } = this.attendance
    this.engine.say(() => ({ type: 'here', players, moderators: this.moderators, onlookers: this.onlookersHere, asks }))
  }

  heard(from: string, { players, moderators, onlookers = 0, asks }: Extract<Hint, { type: 'here' }>): void {
    this.attendance.heard(from, { players, moderators, onlookers }, () => this.tell())
    this.tell()
    if (asks) this.say()
  }

  /** By way of this node; a person with several pages counts once. */
  private get onlookersHere(): number {
    const known = new Set<string>()
    let strangers = 0
    this.viewers.each(({ player }) => {
      if (player === undefined) strangers++
      else if (countOf(seatsHeld(this.engine.table, player)) === 0) known.add(player)
    })
    return Math.max(0, known.size + strangers - this.moderators)
  }

  /** For whom a bot will stand in, and when. */
  private get awaited(): Awaited[] {
    const { table, controllers } = this.engine
    if (table.phase !== 'playing' || table.clock === 'post' || isPaused(table)) return []
    return table.seats.flatMap(({ holder }, seat) => {
      const left =
        holder?.kind === 'person' && !controllers.isStoodInFor(seat)
          ? this.attendance.leftFor(holder.player)
          : undefined
      return left === undefined ? [] : [{ seat, left }]
    })
  }

  private get seatsHere(): Eyes {
    let eyes = 0
    for (const [seat, { holder }] of this.engine.table.seats.entries())
      if (holder?.kind === 'bot' || (holder !== null && this.attendance.has(holder.player))) eyes |= only(seat)
    return eyes
  }
}
