// Hides how long an answer took, where that would tell what somebody holds: people, bots and stand-ins alike are answered for
// only once the question has been open for a random reaction time.

import { type Ask, type Game, isTelling, reactionTime } from '@saloon/kernel'

export class ResponseDelay {
  private due = new Map<string, number>() // by question
  private readonly now: () => number
  private readonly random: () => number

  /** `random`: 0 … 1, unpredictable. */
  constructor(now: () => number, random: () => number) {
    this.now = now
    this.random = random
  }

  /** Called with all questions that are open now. `most`: no longer than this; the same whatever may be answered. */
  asked(game: Game, asks: readonly Ask[], pace: number, most: (ask: Ask) => number = () => Infinity): void {
    let due: Map<string, number> | undefined
    for (const ask of asks) {
      if (pace === 0 || !isTelling(game, ask)) continue
      due ??= new Map()
      due.set(ask.id, this.due.get(ask.id) ?? this.now() + Math.min(reactionTime(this.random(), pace), most(ask)))
    }
    if (due !== undefined || this.due.size > 0) this.due = due ?? new Map()
  }

  /** Milliseconds until an answer to this question may be seen. */
  wait(question: string): number {
    const due = this.due.get(question)
    return due === undefined ? 0 : Math.max(0, due - this.now())
  }
}
