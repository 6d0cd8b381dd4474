// Clocks: a time for each decision, and a reserve for the whole game. Rules know nothing of them: at zero the table gives the
// safe answer.

import type { Ask, Seat } from '@saloon/kernel'
import type { OpenQuestion } from '../../notices/notices.ts'

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

/** The time left for somebody who is asked. */
export interface ClockTime {
  readonly seat: Seat
  readonly ask: string
  readonly left: number // milliseconds until the table answers, the reserve counted
  readonly reserve: number // how much of it is the reserve
}

/** The time added each time: granted by others, or taken by oneself at a patient table. */
export const MORE_TIME = MINUTE
export const MOST_TAKEN = 10

/** An open question. `within`: milliseconds after which a bot answers, because others wait. */
export interface Opened {
  readonly id: string
  readonly within?: number | undefined
}
interface Asked {
  readonly since: number
  readonly within: number | undefined
  readonly isShifted?: boolean
}

/** The clock of one game, on steady time. The time of each answer is stored with its row, so a restart changes nothing. */
export class GameClock {
  private readonly allowance: Allowance | undefined
  private readonly spent = new Map<Seat, number>() // of the reserve
  private asked = new Map<string, Asked>() // by question

  constructor(name: ClockName) {
    this.allowance = ALLOWANCES[name]
  }

  /** Questions that are open now; those that were open before keep their time. */
  open(questions: readonly Opened[], now: number): void {
    this.asked = new Map(questions.map(({ id, within }) => [id, this.asked.get(id) ?? { since: now, within }]))
  }

  /** So long nobody was asked anything. */
  stoodStill(milliseconds: number): void {
    for (const id of this.asked.keys()) this.grant(id, milliseconds)
  }

  /** How long an answer to this question takes if it is given now; without a clock nobody counts. */
  took(question: string, now: number): number {
    return this.allowance ? Math.max(0, now - (this.asked.get(question)?.since ?? now)) : 0
  }

  /** So much later everything about this question. False: it isn't open. */
  grant(question: string, milliseconds: number): boolean {
    const asked = this.asked.get(question)
    if (asked === undefined) return false
    this.asked.set(question, { ...asked, since: asked.since + milliseconds, isShifted: true })
    return true
  }

  /** An open question has more time than the log says. */
  get isShifted(): boolean {
    for (const { isShifted } of this.asked.values()) if (isShifted) return true
    return false
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

  /** Somebody else answers soon, whatever the clock says. */
  isUrgent(question: string): boolean {
    return this.asked.get(question)?.within !== undefined
  }

  /** When this question is answered without its seat; undefined: never. */
  deadline(seat: Seat, question: string): number | undefined {
    const asked = this.asked.get(question)
    if (asked?.within !== undefined) return asked.since + asked.within
    return this.allowance && asked && asked.since + this.allowance.decision + this.reserveOf(seat)
  }

  /** For screens, which count down by themselves: how long these questions have still. */
  times(questions: readonly Pick<Ask, 'seat' | 'id'>[], now: number): ClockTime[] {
    return questions.flatMap(({ seat, id }) => {
      const until = this.deadline(seat, id)
      const reserve = this.isUrgent(id) ? 0 : this.reserveOf(seat)
      return until === undefined ? [] : { seat, ask: id, left: Math.max(0, until - now), reserve }
    })
  }

  /** An open question with its times; without a clock it has for ever. */
  timed({ seat, id }: { readonly seat: Seat; readonly id: string }): OpenQuestion {
    const until = this.deadline(seat, id) ?? Infinity
    return { seat, id, until, hurryAt: until - (this.allowance?.decision ?? 0) / 4 }
  }
}
