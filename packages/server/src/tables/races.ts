// Races: answers by reflex, to bells that nobody hears before the others. Strokes are announced ahead on the server's clock; what
// somebody claims counts within what their line allows; answers are carried out in the order of accepted times, held back until
// no earlier one can be on its way. Rules see numbers only.

import {
  type Action,
  acceptedTime,
  type Ask,
  type Base,
  type Game,
  type Option,
  type Refusal,
  type Seat,
  type Stamped,
} from '@saloon/kernel'
import type { Down } from '../protocol.ts'
import type { Delay } from './measured-line.ts'

export interface Around {
  now(): number
  after(milliseconds: number, task: () => void): () => void
  chance(below: number): number
  /** Undefined: nobody is there whose clock agrees with ours. */
  delay(seat: Seat): Delay | undefined
  tellAll(message: Down): void
  carryOut(
    seat: Seat,
    ask: string,
    action: Action,
    by: 'person' | 'bot' | 'clock',
    receipt: string | null,
  ): Promise<Refusal | null>
  wake(asks: readonly Ask[]): void
}
interface Playing {
  readonly game: Game
  readonly state: Base
}
interface Race {
  readonly frame: number
  readonly began: number
  readonly lat: number // the larger one
  readonly stops: (() => void)[]
  stroke: Ding | undefined // the last that was announced
}
type Ding = Extract<Down, { readonly type: 'ding' }>
interface Held {
  readonly time: number // accepted
  readonly due: number
  carryOut(): Promise<void>
}
type ClockField = { readonly clock: true; readonly from: number; readonly to: number }

/** Known so long before it sounds. */
const AHEAD = 250
/** Held back so long beyond the longest way. */
const HELD_BACK = 150
const BOT: Delay = { lat: 0, varies: 0 }
const REACTION = { least: 180, spread: 60 } // four draws of so much: 300 ms on average
const BREATH = 700

export class Races {
  private race: Race | undefined
  private held: Held[] = []
  private deadline: (() => void) | undefined
  private readonly waking = new Set<string>()
  private readonly around: Around

  constructor(around: Around) {
    this.around = around
  }

  /** After every change: what bots are to be woken for in the ordinary way. */
  asked({ game, state }: Playing, bots: readonly Ask[]): readonly Ask[] {
    const race = game.race(state)
    if (race === undefined) {
      this.end()
      return bots
    }
    const frame = state.stack.at(-1)!.n
    if (this.race?.frame !== frame) this.begin({ game, state }, frame, race.strokes)
    const { began, lat } = this.race!
    this.deadline?.()
    const until = began + race.lasts + lat + HELD_BACK - this.around.now()
    this.deadline = this.around.after(Math.max(0, until), () => void this.timeIsUp({ game, state }))
    for (const ask of bots) this.wakeInTime(ask, began + race.strokes.at(-1)!)
    return []
  }

  private begin({ game, state }: Playing, frame: number, strokes: readonly number[]): void {
    this.end()
    const { now, after, tellAll, delay } = this.around
    const began = now()
    const lat = Math.max(0, ...game.asks(state).map(({ seat }) => delay(seat)?.lat ?? 0))
    const race: Race = { frame, began, lat, stops: [], stroke: undefined }
    for (const [i, stroke] of strokes.entries()) {
      const announce = (): void => {
        race.stroke = { type: 'ding', k: i + 1, n: strokes.length, at: began + stroke }
        tellAll(race.stroke)
      }
      race.stops.push(after(Math.max(0, stroke - AHEAD - lat), announce))
    }
    this.race = race
  }

  /** Told again to whoever comes back in the middle of it. */
  get stroke(): Ding | undefined {
    return this.race?.stroke
  }

  /** The game is over, or another one begins. */
  forget(): void {
    this.end()
  }

  private end(): void {
    for (const stop of this.race?.stops ?? []) stop()
    this.deadline?.()
    this.deadline = undefined
    this.race = undefined
    this.waking.clear()
    const late = this.held
    this.held = []
    for (const { carryOut } of late) void carryOut() // the rules say that it is too late
  }

  /** Bots and stand-ins react like people: never at once, then as fast as a hand can. */
  private wakeInTime(ask: Ask, last: number): void {
    if (this.waking.has(ask.id)) return
    this.waking.add(ask.id)
    const { now, after, chance, wake } = this.around
    let reaction = REACTION.least
    for (let draw = 0; draw < 4; draw++) reaction += chance(REACTION.spread + 1)
    const wait = now() < last ? last + reaction - now() : BREATH + chance(REACTION.spread + 1)
    this.race!.stops.push(after(wait, () => wake([ask])))
  }

  private async timeIsUp({ game, state }: Playing): Promise<void> {
    for (const { seat, id, must } of game.asks(state))
      if (must) await this.around.carryOut(seat, id, game.safe(state, seat), 'clock', null)
  }

  /** Whether the table has something to fill in. */
  stamps({ game, state }: Playing, seat: Seat, action: Action): boolean {
    return clockFields(game.options(state, seat), action) !== undefined
  }

  /** An answer that may have stamps: they are ours, whatever the client wrote. */
  answer(
    { game, state }: Playing,
    seat: Seat,
    ask: string,
    action: Action,
    by: 'person' | 'bot',
    receipt: string | null,
  ): Promise<Refusal | null> {
    const clocks = hasStamps(action) ? clockFields(game.options(state, seat), action) : undefined
    if (clocks === undefined) return this.around.carryOut(seat, ask, action, by, receipt)
    const arrived = this.race ? this.around.now() - this.race.began : 0
    const stamped = this.stamped(action, clocks, by === 'bot' ? BOT : this.around.delay(seat), arrived, by)
    if (!('arrived' in clocks)) return this.around.carryOut(seat, ask, stamped, by, receipt)
    if (this.race === undefined) return Promise.resolve({ code: 'busy' }) // the bells sound elsewhere
    return this.hold(seat, ask, stamped as Action & Stamped, by, receipt)
  }

  private stamped(
    action: Action,
    clocks: Readonly<Record<string, ClockField>>,
    delay: Delay | undefined,
    arrived: number,
    by: 'person' | 'bot',
  ): Action {
    const said = (action as unknown as Record<string, unknown>)['claimed']
    // Nothing that could be a time: as if it had been claimed for the moment it came.
    const isTime = by === 'person' && this.race !== undefined && typeof said === 'number' && Number.isFinite(said)
    const claimed = isTime ? said - this.race!.began : arrived
    const values: Readonly<Record<string, number | undefined>> = {
      arrived,
      claimed,
      lat: delay?.lat,
      varies: delay?.varies,
    }
    const filled: Record<string, unknown> = { ...action }
    for (const [name, { from, to }] of Object.entries(clocks))
      filled[name] = Math.max(from, Math.min(to, Math.round(values[name] ?? from)))
    return filled as unknown as Action
  }

  /** Until no earlier one can be on its way. */
  private hold(
    seat: Seat,
    ask: string,
    action: Action & Stamped,
    by: 'person' | 'bot',
    receipt: string | null,
  ): Promise<Refusal | null> {
    const { began, lat } = this.race!
    const time = acceptedTime(action)
    const due = began + time + lat + HELD_BACK
    return new Promise((resolve, reject) => {
      const carryOut = async (): Promise<void> =>
        this.around.carryOut(seat, ask, action, by, receipt).then(resolve, reject)
      this.held = [...this.held, { time, due, carryOut }].toSorted((a, b) => a.time - b.time)
      this.race!.stops.push(this.around.after(Math.max(0, due - this.around.now()), () => void this.release()))
    })
  }

  private async release(): Promise<void> {
    for (;;) {
      const [first] = this.held
      if (first === undefined || first.due > this.around.now()) return
      this.held = this.held.slice(1)
      await first.carryOut()
    }
  }
}

/** Most answers have none, and are spared the question what may be answered. One that leaves them out is malformed. */
export const hasStamps = (action: Action): boolean => STAMPS.some((name) => name in action)
const STAMPS = ['claimed', 'arrived', 'lat', 'varies'] as const

/** The fields of an action that the table fills in; undefined: none. */
function clockFields(
  options: readonly Option<Action>[],
  action: Action,
): Readonly<Record<string, ClockField>> | undefined {
  const option = options.find((other) => other.do === action.do)
  const clocks = Object.entries((option ?? {}) as Readonly<Record<string, Partial<ClockField>>>).filter(
    (entry): entry is [string, ClockField] => entry[1].clock === true,
  )
  return clocks.length === 0 ? undefined : Object.fromEntries(clocks)
}
