// Races: questions answered by reflex. The strokes of the bell are announced ahead on the server's clock, so that nobody hears
// them first. A claimed time counts as far as the player's latency allows. Answers are carried out in the order of accepted
// times, held back until no earlier one can still arrive. Rules see numbers only.

import {
  type Action,
  acceptedTime,
  type Ask,
  type Base,
  type Eyes,
  type Game,
  has,
  type Refusal,
  type Seat,
  type Stamped,
} from '@saloon/kernel'
import type { Down } from '../../transport/protocol.ts'
import type { Delay } from './latency.ts'
import { claimOf, clockFields, hasStamps, stamped } from './timestamps.ts'

type By = 'person' | 'bot' | 'clock'
export interface Dependencies {
  /** The steady clock: it is the one that clients compare theirs with. */
  now(): number
  after(milliseconds: number, task: () => void): () => void
  chance(below: number): number
  /** Undefined: nobody is there whose clock agrees with ours. */
  delay(seat: Seat): Delay | undefined
  tellAll(message: Down): void
  carryOut(seat: Seat, ask: string, action: Action, by: By, receipt: string | null): Promise<Refusal | null>
  /** Bots think at once: when they answer is our business. */
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
  readonly ask: string
  readonly by: By
  readonly time: number // accepted
  readonly due: number
  carryOut(): Promise<void>
  drop(): void
}
/** A bot that was woken, and its earliest answer. */
interface Woken {
  readonly ask: Ask
  readonly at: number
}

/** How long before it sounds a stroke is announced. */
const AHEAD = 250
/** How long answers are held back beyond the longest latency. */
const HELD_BACK = 150
const BOT: Delay = { lat: 0, varies: 0 }
const REACTION = { least: 180, spread: 60 } // four draws of so much: 300 ms on average
const BREATH = 700
/** How long an interrupted race waits for players to come back, and how often it looks. */
const COME_BACK = 10_000
const LOOK_AGAIN = 250

export class Races {
  private race: Race | undefined
  private held: Held[] = []
  private deadline: (() => void) | undefined
  private readonly woken = new Map<string, Woken>() // by question
  /** Nothing was seen yet: a race that is on has begun before we closed, or on another node. */
  private isNew = true
  private cutOff: { readonly frame: number; readonly until: number } | undefined
  private readonly deps: Dependencies

  constructor(deps: Dependencies) {
    this.deps = deps
  }

  /** After every change: what bots are to be woken for in the ordinary way. */
  asked({ game, state }: Playing, bots: readonly Ask[]): readonly Ask[] {
    const race = game.race(state)
    const isNew = this.isNew
    this.isNew = false
    if (race === undefined) {
      this.end()
      return bots
    }
    const frame = state.stack.at(-1)!.n
    if (isNew && this.race?.frame !== frame) this.cutOff = { frame, until: this.deps.now() + COME_BACK }
    if (this.cutOff?.frame === frame) {
      this.end()
      this.giveUp({ game, state }, bots, this.cutOff.until)
      return []
    }
    if (this.race?.frame !== frame) this.begin({ game, state }, frame, race.strokes)
    this.dropAnswersOfOthers(bots)
    const { began, lat } = this.race!
    this.deadline?.()
    const until = began + race.lasts + lat + HELD_BACK - this.deps.now()
    this.deadline = this.deps.after(Math.max(0, until), () => void this.timeIsUp({ game, state }))
    for (const ask of bots) this.wake(ask, began + race.strokes.at(-1)!)
    return []
  }

  private begin({ game, state }: Playing, frame: number, strokes: readonly number[]): void {
    this.end()
    const { now, after, tellAll, delay } = this.deps
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

  get isOn(): boolean {
    return this.race !== undefined || this.deadline !== undefined
  }

  /** Told again to whoever comes back in the middle of it. */
  get stroke(): Ding | undefined {
    return this.race?.stroke
  }

  /** The game is over, or another one begins. */
  forget(): void {
    this.end()
  }

  /** What is on from now on may have begun on another node. */
  takeOver(): void {
    this.isNew = true
  }

  /** Everything stands still: a race can't, so it is cut off. */
  interrupt(): void {
    if (this.race === undefined) return
    this.cutOff = { frame: this.race.frame, until: this.deps.now() + COME_BACK }
    this.end()
  }

  private end(): void {
    for (const stop of this.race?.stops ?? []) stop()
    this.deadline?.()
    this.deadline = undefined
    this.race = undefined
    if (this.woken.size > 0) this.woken.clear() // after every move of every game: an empty one is cleared at a price
    if (this.held.length === 0) return
    const late = this.held
    this.held = []
    for (const { by, carryOut, drop } of late) {
      if (by === 'bot') drop() // it hasn't released anything yet
      else void carryOut() // the rules say whether it is too late
    }
  }

  /** Strokes that were heard can't be unheard: nobody answers this race any more, and the rules say what comes next; when all are back to hear it. */
  private giveUp({ game, state }: Playing, bots: readonly Ask[], until: number): void {
    const { now, after, delay } = this.deps
    const isBack = ({ seat }: Ask): boolean => bots.some((ask) => ask.seat === seat) || delay(seat) !== undefined
    if (now() >= until || game.asks(state).every(isBack)) void this.timeIsUp({ game, state })
    else this.deadline = after(LOOK_AGAIN, () => this.giveUp({ game, state }, bots, until))
  }

  private async timeIsUp({ game, state }: Playing): Promise<void> {
    for (const { seat, id, must } of game.asks(state))
      if (must) await this.deps.carryOut(seat, id, game.safe(state, seat), 'clock', null)
  }

  // ---- bots -----------------------------------------------------------------------------------------------------

  /** Bots and stand-ins aim beforehand, and react like people: never at once, then as fast as a hand can. */
  private wake(ask: Ask, last: number): void {
    if (this.woken.has(ask.id)) return
    const { now, chance, wake } = this.deps
    let reaction = REACTION.least
    for (let draw = 0; draw < 4; draw++) reaction += chance(REACTION.spread + 1)
    const at = now() < last ? last + reaction : now() + BREATH + chance(REACTION.spread + 1)
    this.woken.set(ask.id, { ask, at })
    wake([ask])
  }

  /** What it wanted can't be done as things are now. */
  private wakeAgain(question: string): void {
    const woken = this.woken.get(question)
    if (woken === undefined) return
    this.woken.delete(question)
    this.wake(woken.ask, -Infinity)
  }

  /** Somebody has their seat back: what a bot was going to do there is theirs to do. */
  private dropAnswersOfOthers(bots: readonly Ask[]): void {
    const theirs = this.held.filter(({ by, ask }) => by === 'bot' && !bots.some(({ id }) => id === ask))
    if (theirs.length === 0) return
    this.held = this.held.filter((one) => !theirs.includes(one))
    for (const { drop } of theirs) drop()
  }

  // ---- answers --------------------------------------------------------------------------------------------------

  /** The table has something to fill in. Whose seat it is comes before what may be done there: there may be no such seat. */
  isTimed(playing: Playing | undefined, mine: Eyes, seat: Seat, action: Action): boolean {
    if (playing === undefined || !hasStamps(action) || !has(mine, seat)) return false
    return clockFields(playing.game.options(playing.state, seat), action) !== undefined
  }

  /** An answer that may have stamps. */
  answer(
    { game, state }: Playing,
    seat: Seat,
    ask: string,
    action: Action,
    by: 'person' | 'bot',
    receipt: string | null,
  ): Promise<Refusal | null> {
    const clocks = hasStamps(action) ? clockFields(game.options(state, seat), action) : undefined
    if (clocks === undefined) return this.deps.carryOut(seat, ask, action, by, receipt)
    const { race } = this
    const now = this.deps.now()
    const arrived = race ? (by === 'bot' ? Math.max(now, this.woken.get(ask)?.at ?? now) : now) - race.began : 0
    const claimed = race && by === 'person' ? claimOf(action, race.began, arrived) : arrived
    const delay = by === 'bot' ? BOT : this.deps.delay(seat)
    const vouched = stamped(action, clocks, { claimed, arrived, delay })
    if (!('arrived' in clocks)) return this.deps.carryOut(seat, ask, vouched, by, receipt)
    if (race === undefined) return Promise.resolve({ code: 'busy' }) // the bells sound elsewhere, or later again
    return this.hold(race, seat, ask, vouched as Action & Stamped, by, receipt)
  }

  /** Until no earlier one can be on its way. */
  private hold(
    { began, lat, stops }: Race,
    seat: Seat,
    ask: string,
    action: Action & Stamped,
    by: 'person' | 'bot',
    receipt: string | null,
  ): Promise<Refusal | null> {
    const time = acceptedTime(action)
    const due = began + time + lat + HELD_BACK
    return new Promise((resolve, reject) => {
      const carryOut = async (): Promise<void> => {
        try {
          const refused = await this.deps.carryOut(seat, ask, action, by, receipt)
          resolve(refused)
          if (refused && by === 'bot') this.wakeAgain(ask)
        } catch (error) {
          reject(error)
        }
      }
      const drop = (): void => resolve({ code: 'question-closed' })
      this.held = [...this.held, { ask, by, time, due, carryOut, drop }].toSorted((a, b) => a.time - b.time)
      this.releaseAt(due, stops)
    })
  }

  private releaseAt(due: number, stops: Race['stops']): void {
    const wait = Math.ceil(Math.max(0, due - this.deps.now()))
    stops.push(this.deps.after(wait, () => void this.release(stops)))
  }

  private async release(stops: Race['stops']): Promise<void> {
    for (;;) {
      const [first] = this.held
      if (first === undefined) return
      // A timer may ring a little before its time, and nobody would look again.
      if (first.due > this.deps.now()) return this.releaseAt(first.due, stops)
      this.held = this.held.slice(1)
      await first.carryOut()
    }
  }
}
