// Premoves: answers that players leave for a question that is coming. Private and in no log. When the question comes, a premove
// is judged against the state, and given after the time a person would take; one that isn't possible is dropped, and the seat is
// asked like any other. Stored beside the game, so that a restart loses none.

import { randomInt } from 'node:crypto'
import { type Ask, type Eyes, type Recording, type Refusal, only, premoveFor, reactionTime } from '@saloon/kernel'
import type { Premove, Command } from '../../transport/protocol.ts'
import type { Store } from '../../store/store.ts'
import type { TableEngine } from '../engine.ts'
import { gameLog } from '../table.ts'

const KIND = 'prepared'
const TRIES = 5

export interface Dependencies {
  readonly store: Store
  after(milliseconds: number, task: () => void): () => void
  /** Nothing is answered while the table waits: a pause, or somebody asks for a move back. */
  isWaiting(): boolean
  /** To other nodes: what is stored has changed. */
  kept(): void
  /** Of these seats, and told to nobody else: even that something was prepared would say too much. */
  changed(seats: Eyes): void
}

export class Premoves {
  list: readonly Premove[] = []
  private game = 0
  private readonly onTheirWay = new Set<string>() // questions
  private readonly engine: TableEngine
  private readonly deps: Dependencies

  constructor(engine: TableEngine, deps: Dependencies) {
    this.engine = engine
    this.deps = deps
  }

  private get key(): string {
    return gameLog(this.engine.table.id, this.engine.table.games)
  }

  async load(): Promise<void> {
    const stored = await this.deps.store.get(KIND, this.key)
    this.game = this.engine.table.games
    this.list = stored ? readList(stored.text) : []
  }

  /** Another node has changed what is stored. */
  async loadAgain(): Promise<void> {
    const before = this.list
    await this.load()
    const list = this.list
    this.list = before
    this.change(list)
  }

  /** An empty list of actions withdraws what was there. */
  async prepare({ seat, cause, kind, actions }: Extract<Command, { do: 'prepare' }>): Promise<Refusal | null> {
    const { recording } = this.engine
    if (recording === undefined || this.engine.isOver) return { code: 'not-playing' }
    const { game, state } = recording
    const isComing = game.ahead(state).some((ahead) => isFor(ahead, { seat, cause, kind }))
    if (!isComing && actions.length > 0) return { code: 'not-ahead', facts: { kind } }
    for (const action of actions) {
      const wrong = game.refusal(state, seat, action)
      // Whether it will be possible is seen when it is asked; what it looks like is seen now.
      if (wrong && SHAPES.includes(wrong.code)) return wrong
    }
    const others = this.current.filter((other) => !isFor(other, { seat, cause, kind }))
    await this.keep(actions.length === 0 ? others : [...others, { seat, cause, kind, actions }])
    return null
  }

  /** Whether a prepared answer to this question is on its way. */
  answers({ id }: Ask): boolean {
    return this.onTheirWay.has(id)
  }

  /** These questions are open now. */
  asked(people: readonly Ask[], bots: readonly Ask[]): void {
    const { recording } = this.engine
    if (this.current.length === 0 || recording === undefined || this.deps.isWaiting()) return
    const asks = [...people, ...bots]
    const ahead = recording.game.ahead(recording.state)
    const isAsked = (prepared: Premove) => asks.some((ask) => isFor(ask, prepared))
    this.change(this.list.filter((one) => isAsked(one) || ahead.some((coming) => isFor(coming, one))))
    for (const ask of asks) {
      if (this.onTheirWay.has(ask.id) || !this.list.some((prepared) => isFor(ask, prepared))) continue
      if (this.answerTo(recording, ask) === undefined) this.drop(ask)
      else {
        this.onTheirWay.add(ask.id)
        this.deps.after(reactionTime(randomInt(2 ** 32) / 2 ** 32), () => {
          this.engine.inTurnAnyway(() => this.give(ask))
        })
      }
    }
  }

  get areOnTheirWay(): boolean {
    return this.onTheirWay.size > 0
  }

  /** The game is over. */
  async forget(): Promise<void> {
    this.list = []
    await this.deps.store.remove(KIND, this.key)
  }

  private get current(): readonly Premove[] {
    return this.game === this.engine.table.games ? this.list : []
  }

  private answerTo({ game, state }: Recording, ask: Ask): ReturnType<typeof premoveFor> {
    return premoveFor(game, state, ask, this.current)
  }

  private async give(ask: Ask): Promise<void> {
    this.onTheirWay.delete(ask.id)
    const { recording } = this.engine
    if (recording === undefined || this.deps.isWaiting()) return // given when it goes on
    const isOpen = recording.game.asks(recording.state).some(({ id }) => id === ask.id)
    const answer = isOpen ? this.answerTo(recording, ask) : undefined
    if (answer) await this.engine.act(null, ask.seat, () => answer)
    this.drop(ask)
    if (isOpen && !answer) this.engine.questions.lookAround() // who stands in for the seat must answer after all
  }

  private drop(ask: Ask): void {
    const left = this.list.filter((prepared) => !isFor(ask, prepared))
    if (left.length < this.list.length) this.engine.inTurnAnyway(() => this.keep(left))
    this.change(left)
  }

  /** What is stored is what counts: for other nodes, and for whoever takes the table over. */
  private async keep(list: readonly Premove[]): Promise<void> {
    const { store } = this.deps
    this.game = this.engine.table.games
    this.change(list)
    for (let tries = 0; tries < TRIES; tries++) {
      const version = (await store.get(KIND, this.key))?.version ?? 0
      if (await store.put(KIND, this.key, version, JSON.stringify(list))) return this.deps.kept()
    }
  }

  private change(list: readonly Premove[]): void {
    const isIn = (where: readonly Premove[], one: Premove) =>
      where.some((other) => isFor(one, other) && JSON.stringify(other.actions) === JSON.stringify(one.actions))
    const changed = [...list.filter((one) => !isIn(this.list, one)), ...this.list.filter((one) => !isIn(list, one))]
    this.list = list
    const seats = changed.reduce((eyes, { seat }) => eyes | only(seat), 0)
    if (seats !== 0) this.deps.changed(seats)
  }
}

/** What can be refused before the question is asked. */
const SHAPES = ['malformed', 'unknown-action']

type Coming = Pick<Premove, 'seat' | 'cause' | 'kind'>
const isFor = (one: Coming, other: Coming): boolean =>
  one.seat === other.seat && one.cause === other.cause && one.kind === other.kind

/** Damaged premoves are ignored: the question will be asked. */
function readList(text: string): readonly Premove[] {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) ? (list as Premove[]) : []
  } catch {
    return []
  }
}
