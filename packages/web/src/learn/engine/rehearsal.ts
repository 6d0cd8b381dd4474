// The course of a tutorial, without a screen: where the learner is, what may be done, what follows. Everything goes through the rules.

import {
  type Action,
  type Ask,
  type Base,
  type GameModule,
  type Refusal,
  type Seat,
  type Told,
  only,
} from '@saloon/kernel'
import { LEARNER, type Move, type Step, type Tutorial } from './tutorial.ts'

/** What is told of one answer, as the learner may hear it. */
export interface Row {
  readonly seat: Seat
  readonly told: readonly Told[]
}

export class Rehearsal {
  readonly module: GameModule
  readonly tutorial: Tutorial
  state: Base
  at = 0
  private laid = 0

  constructor(module: GameModule, tutorial: Tutorial) {
    this.module = module
    this.tutorial = tutorial
    this.state = this.position(0)
  }

  get step(): Step {
    return this.tutorial.steps[this.at]!
  }

  /** To any step: its position is what the steps before it lead to when everything is done as asked. */
  go(to: number): void {
    this.at = to
    this.state = this.position(to)
  }

  /** Whether this action is what the step asks for. */
  fits(action: Action): boolean {
    const { does, accepts } = this.step
    if (does === undefined) return false
    if (JSON.stringify(sorted(does)) === JSON.stringify(sorted(action))) return true
    return accepts?.(action, this.module.game.view(this.state, only(LEARNER))) ?? false
  }

  /** Why the rules don't allow it. */
  refusal(action: Action): Refusal | undefined {
    return this.module.game.refusal(this.state, LEARNER, action)
  }

  act([seat, action]: Move): Row {
    const { game } = this.module
    const told: Told[] = []
    const table = game.at(this.state, (event) => told.push(game.redact(event, only(LEARNER))))
    const refused = game.apply(table, seat, { ask: this.askFor(seat, action)?.id ?? 'none', action })
    if (refused)
      throw new Error(`${this.tutorial.game}, ${this.step.name}: seat ${seat} may not ${action.do}: ${refused.code}`)
    return { seat, told }
  }

  private askFor(seat: Seat, action: Action): Ask | undefined {
    const mine = this.module.game.asks(this.state).filter((ask) => ask.seat === seat)
    return mine.find(({ must, kind }) => !must && kind === action.do) ?? mine.find(({ must }) => must)
  }

  /** What chance brings in this step. */
  load(): void {
    const [a, b, c, d] = this.state.chance
    this.state.chance = [a, b, c, d, ...(this.step.chance ?? [])]
  }

  private position(to: number): Base {
    const { steps } = this.tutorial
    let from = to
    while (from > 0 && steps[from]!.lay === undefined) from--
    const lay = steps[from]!.lay
    if (lay === undefined) throw new Error(`${this.tutorial.game} begins without a position`)
    this.state = this.module.game.load(lay())
    this.state.epoch = ++this.laid // a question from before is another one
    for (this.at = from; this.at < to; this.at++) {
      this.load()
      const { opens = [], does, others = [] } = this.step
      for (const move of opens) this.act(move)
      if (does) this.act([LEARNER, does])
      for (const move of others) this.act(move)
    }
    return this.state
  }
}

const sorted = (action: Action): [string, unknown][] => Object.entries(action).toSorted(([a], [b]) => (a < b ? -1 : 1))
