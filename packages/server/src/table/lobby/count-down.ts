// The three-second count-down before a game begins: everybody sees it, and anybody who sits here can stop it.

import { type Refusal, type Seat, isRefusal } from '@saloon/kernel'
import type { Down } from '../../transport/protocol.ts'
import type { TableEngine } from '../engine.ts'
import { type PlayerId, isPerson } from '../table.ts'
import { mayStart } from './waiting-room.ts'

const COUNT = 3_000

export interface Dependencies {
  after(milliseconds: number, task: () => void): () => void
  start(player: PlayerId): Promise<Refusal | null>
  tellAll(message: Down): void
}

export class CountDown {
  private callOff: (() => void) | undefined
  private readonly engine: TableEngine
  private readonly deps: Dependencies

  constructor(engine: TableEngine, deps: Dependencies) {
    this.engine = engine
    this.deps = deps
  }

  /** `isEcho`: another node begins the game when it has counted. */
  begin(player: PlayerId, isEcho = false): Refusal | null {
    const { table, limits } = this.engine
    const wrong = mayStart(table, player, limits)
    if (wrong && isRefusal(wrong)) return wrong
    if (this.callOff) return null // it counts already
    this.callOff = this.deps.after(COUNT, () => {
      this.engine.inTurnAnyway(async () => {
        this.callOff = undefined
        if (isEcho) return
        // Somebody may have stood up meanwhile.
        if (await this.deps.start(player)) this.tell(null, null)
      })
    })
    this.tell(COUNT, null)
    return null
  }

  get isCounting(): boolean {
    return this.callOff !== undefined
  }

  stop(player: PlayerId): Refusal | null {
    const seat: Seat = this.engine.table.seats.findIndex((plan) => isPerson(plan, player))
    if (seat === -1 && player !== this.engine.table.host) return { code: 'not-seated' }
    if (this.callOff === undefined) return { code: 'nothing-counts' }
    this.lapse(seat === -1 ? null : seat)
    return null
  }

  /** It counts no more; `by`: who stopped it. */
  lapse(by: Seat | null = null): void {
    if (this.callOff === undefined) return
    this.callOff()
    this.callOff = undefined
    this.tell(null, by)
  }

  private tell(left: number | null, by: Seat | null): void {
    this.deps.tellAll({ type: 'count-down', left, by })
  }
}
