// Clocks: so long for each decision, and a reserve for the whole game. Rules know nothing of it: at zero the table gives the
// safe answer for whoever didn't.

import type { Ask, Seat } from '@saloon/kernel'
import type { OpenQuestion } from '../notices/notices.ts'

export const CLOCKS = ['none', 'relaxed', 'brisk', 'post'] as const
export type ClockName = (typeof CLOCKS)[number]

interface Allowance {
  readonly decision: number // milliseconds
  readonly reserve: number // for all decisions of a game that take longer
}
const SECOND = 1000
const MINUTE = 60 * SECOND
const ALLOWANCES: Readonly<Record<ClockName, Allowance | undefined>> = {
  none: undefined,
  relaxed: { decision: 30 * SECOND, reserve: 5 * MINUTE },
  brisk: { decision: 15 * SECOND, reserve: 2 * MINUTE },
  post: { decision: 24 * 60 * MINUTE, reserve: 0 },
}

/** What somebody who is asked has left. */
export interface ClockTime {
  readonly seat: Seat
  readonly ask: string
  readonly left: number // milliseconds until the table answers, the reserve counted
  readonly reserve: number // how much of it is the reserve
}

/** What the others grant at once, and a patient table each player for themselves. */
export const MORE_TIME = MINUTE
export const MOST_TAKEN = 10

/** The time of one game. What each answer took is kept with its row, so that a restart changes nothing. */
export class GameClock {
  private readonly allowance: Allowance | undefined
  private readonly spent = new Map<Seat, number>() // of the reserve
  private asked = new Map<string, number>() // since when each question is open

  constructor(name: ClockName) {
    this.allowance = ALLOWANCES[name]
  }

  /** Questions that are open now; those that were open before keep their time. */
  open(questions: readonly string[], now: number): void {
    if (!this.allowance) return
    this.asked = new Map(questions.map((id) => [id, this.asked.get(id) ?? now]))
  }

  /** So long nobody was asked anything. */
  stoodStill(milliseconds: number): void {
    this.asked = new Map([...this.asked].map(([id, since]) => [id, since + milliseconds]))
  }

  /** How long an answer to this question takes if it is given now; without a clock nobody counts. */
  took(question: string, now: number): number {
    return Math.max(0, now - (this.asked.get(question) ?? now))
  }

  /** So much later everything about this question. False: it isn't open. */
  grant(question: string, milliseconds: number): boolean {
    const since = this.asked.get(question)
    if (since === undefined) return false
    this.asked.set(question, since + milliseconds)
    return true
  }

  /** What goes beyond a decision's time comes from the seat's reserve. */
  charge(seat: Seat, took: number): void {
    if (!this.allowance) return
    const over = Math.max(0, took - this.allowance.decision)
    if (over > 0) this.spent.set(seat, (this.spent.get(seat) ?? 0) + over)
  }

  reserveOf(seat: Seat): number {
    return this.allowance ? Math.max(0, this.allowance.reserve - (this.spent.get(seat) ?? 0)) : 0
  }

  /** When this question is answered by the clock; undefined: never. */
  deadline(seat: Seat, question: string): number | undefined {
    const since = this.asked.get(question)
    return this.allowance && since !== undefined ? since + this.allowance.decision + this.reserveOf(seat) : undefined
  }

  /** For screens, which count down by themselves: how long these questions have still. */
  times(questions: readonly Pick<Ask, 'seat' | 'id'>[], now: number): ClockTime[] {
    return questions.flatMap(({ seat, id }) => {
      const until = this.deadline(seat, id)
      return until === undefined ? [] : { seat, ask: id, left: Math.max(0, until - now), reserve: this.reserveOf(seat) }
    })
  }

  /** An open question with its times; without a clock it has for ever. */
  timed({ seat, id }: { readonly seat: Seat; readonly id: string }): OpenQuestion {
    const until = this.deadline(seat, id) ?? Infinity
    return { seat, id, until, hurryAt: until - (this.allowance?.decision ?? 0) / 4 }
  }
}
