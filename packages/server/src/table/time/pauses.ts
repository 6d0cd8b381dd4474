// The pauses of one table: who must agree, and what stands still meanwhile.

import { type Eyes, type Refusal, type Seat, only } from '@saloon/kernel'
import type { Attendance } from '../presence/attendance.ts'
import type { TableEngine } from '../engine.ts'
import { agreedByNow, goOn, wantPause } from './pause-rules.ts'
import { type PlayerId, type SeatPlan, type Table, isPaused } from '../table.ts'

export interface Dependencies {
  readonly engine: TableEngine
  readonly attendance: Attendance
  now(): number
}

export class Pauses {
  private readonly deps: Dependencies

  constructor(deps: Dependencies) {
    this.deps = deps
  }

  want(player: PlayerId, receipt: string): Promise<Refusal | null> {
    return this.change((table) => wantPause(table, player, this.peopleHere, this.deps.now()), receipt)
  }

  /** Somebody is gone: the others may have agreed by now. */
  async somebodyLeft(): Promise<void> {
    if (this.deps.engine.table.pause === null) return
    await this.change((table) => agreedByNow(table, this.peopleHere, this.deps.now()) ?? { code: 'not-paused' })
  }

  async end(player: PlayerId, receipt: string): Promise<Refusal | null> {
    const { engine, attendance } = this.deps
    const { pause } = engine.table
    const refused = await engine.rearrange((table) => goOn(table, player), receipt)
    if (refused || pause === null || pause.since === null) return refused
    engine.questions.lookAround()
    // Nobody was missed during the pause; who doesn't come back now is.
    for (const { holder } of engine.table.seats) if (holder?.kind === 'person') attendance.waitFor(holder.player)
    return null
  }

  /** The seats of people for whom no bot answers. */
  get people(): Eyes {
    return this.peopleWho(() => true)
  }

  private get peopleHere(): Eyes {
    return this.peopleWho((player) => this.deps.attendance.has(player))
  }

  private peopleWho(isMeant: (player: PlayerId) => boolean): Eyes {
    const { table, controllers } = this.deps.engine
    const isOne = ({ holder }: SeatPlan, seat: Seat) =>
      holder?.kind === 'person' && isMeant(holder.player) && !controllers.isStoodInFor(seat)
    return table.seats.reduce((eyes, plan, seat) => (isOne(plan, seat) ? eyes | only(seat) : eyes), 0)
  }

  private async change(how: (table: Table) => Table | Refusal, receipt: string | null = null): Promise<Refusal | null> {
    const { engine } = this.deps
    const refused = await engine.rearrange(how, receipt)
    if (isPaused(engine.table)) engine.questions.lookAround() // the alarm of the clock is off
    return refused
  }
}
