// A tutorial at a table: a link like any other, whose partners play by the book and whose learner has all the time there is.

import { type Base, type Refusal, type View, everyone, only } from '@saloon/kernel'
import { ALONE } from '../../link/alone.ts'
import { type Command, NOTHING_YET, type PublicTable, type Snapshot, type TableLink } from '../../link/link.ts'
import { Rehearsal, type Row } from './rehearsal.ts'
import { LEARNER, type Move, type Tutorial } from './tutorial.ts'
import type { GameModule } from '@saloon/kernel'

/** `asks`: the learner is to do something, or to read; `not`: that was allowed, and something else is meant; `did`: done, with a word about it. */
export type Phase = 'asks' | 'not' | 'did' | 'others' | 'end'

export interface Course {
  readonly step: number
  readonly phase: Phase
}

export interface LessonSetting {
  readonly names: readonly string[] // by seat
  readonly from: number // the step to begin with
  after(milliseconds: number, task: () => void): () => void
  /** How far the learner has come. */
  noted(course: Course): void
}

/** Between what two others do; milliseconds. */
const PACE = 900

export class Lesson implements TableLink {
  readonly tutorial: Tutorial
  private readonly setting: LessonSetting
  private readonly rehearsal: Rehearsal
  private readonly listeners = new Set<() => void>()
  private now: Snapshot
  private where: Course = { step: 0, phase: 'asks' }
  private stop: (() => void) | undefined // whatever the others were about to do
  private plays = 0

  constructor(module: GameModule, tutorial: Tutorial, setting: LessonSetting) {
    this.tutorial = tutorial
    this.setting = setting
    this.rehearsal = new Rehearsal(module, tutorial)
    const { names } = setting
    this.now = {
      ...NOTHING_YET,
      connection: 'live',
      table: tableOf(tutorial.game, names),
      yours: only(LEARNER),
      isHost: true,
      here: everyone(names.length),
    }
    this.go(Math.max(0, Math.min(setting.from, tutorial.steps.length - 1)))
  }

  snapshot = (): Snapshot => this.now
  course = (): Course => this.where
  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  /** To the beginning of any step; past the last one it is the end. */
  go(step: number): void {
    if (step >= this.tutorial.steps.length) return this.turn({ step: this.tutorial.steps.length - 1, phase: 'end' })
    this.stop?.()
    this.rehearsal.go(Math.max(0, step))
    this.lay()
    this.begin()
  }

  /** Read, and on with it. */
  goOn(): void {
    const { phase } = this.where
    if (phase === 'not') this.turn({ ...this.where, phase: 'asks' })
    else if (phase === 'did' || (phase === 'asks' && this.rehearsal.step.does === undefined)) this.onward()
  }

  async wish(wish: Command): Promise<Refusal | null> {
    if (wish.do === 'undo') this.go(this.where.step - (this.where.phase === 'did' ? 0 : 1))
    if (wish.do !== 'act' || wish.seat !== LEARNER) return null
    const { phase } = this.where
    if (phase !== 'asks' && phase !== 'not') return null
    const refused = this.rehearsal.refusal(wish.action)
    if (refused) return refused
    // What isn't asked for isn't done: the table stays as it is, and there is nothing to take back.
    if (!this.rehearsal.fits(wish.action)) this.turn({ ...this.where, phase: 'not' })
    else this.play([[LEARNER, wish.action], ...(this.rehearsal.step.others ?? [])], () => this.done())
    return null
  }

  /** A position is laid: for the table it is another game. */
  private lay(): void {
    const { module, state } = this.rehearsal
    const game = {
      number: ++this.plays,
      module,
      eyes: only(LEARNER),
      seq: 0,
      view: module.game.view(state, only(LEARNER)),
      moments: [{ seq: 0, happened: { type: 'deal' } as const, told: [] }],
    }
    this.now = { ...this.now, game }
  }

  private begin(): void {
    this.rehearsal.load()
    this.play(this.rehearsal.step.opens ?? [], () => this.turn({ step: this.rehearsal.at, phase: 'asks' }), PACE)
  }

  private play(moves: readonly Move[], then: () => void, wait = 0): void {
    const [first, ...rest] = moves
    if (first === undefined) return then()
    this.turn({ step: this.rehearsal.at, phase: 'others' })
    const act = (): void => {
      this.add(this.rehearsal.act(first))
      this.play(rest, then, PACE)
    }
    if (wait === 0) return act()
    this.stop = this.setting.after(wait, act)
  }

  private done(): void {
    const { name } = this.rehearsal.step
    if (`${name}.did` in this.tutorial.words.en) this.turn({ step: this.rehearsal.at, phase: 'did' })
    else this.onward()
  }

  private onward(): void {
    const next = this.rehearsal.at + 1
    if (next >= this.tutorial.steps.length || this.tutorial.steps[next]!.lay) return this.go(next)
    this.rehearsal.at = next
    this.begin()
  }

  private add({ seat, told }: Row): void {
    const { game } = this.now
    if (!game) return
    const seq = game.seq + 1
    const happened = { type: 'act', seat, by: seat === LEARNER ? 'person' : 'bot' } as const
    const view = this.rehearsal.module.game.view(this.rehearsal.state, only(LEARNER))
    this.now = { ...this.now, game: { ...game, seq, view, moments: [...game.moments, { seq, happened, told }] } }
  }

  private turn(course: Course): void {
    this.where = course
    this.now = { ...this.now }
    this.setting.noted(course)
    for (const listener of this.listeners) listener()
  }

  look(): void {}
  at = async (): Promise<View<Base> | undefined> => undefined
  retry(): void {}
  close(): void {
    this.stop?.()
    this.listeners.clear()
  }
}

const tableOf = (game: string, names: readonly string[]): PublicTable => ({
  id: `lesson-${game}`,
  invite: '',
  created: 1,
  game,
  options: {},
  seats: names.map((name, seat) => ({ holder: { kind: 'person', name }, ready: true, host: seat === LEARNER })),
  rated: false,
  open: false,
  watchable: false,
  talk: 'none',
  clock: 'none',
  pace: 0,
  phase: 'playing',
  games: 1,
  commitment: '',
  frozen: false,
  ...ALONE,
})
