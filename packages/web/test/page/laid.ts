// A position that a test laid out, at a table where everybody else does what the test says: real rules, no chance of its own.

import { type Action, type Base, type Refusal, type Told, type View, everyone, only, premoveFor } from '@saloon/kernel'
import { loadGame } from '../../src/games/index.ts'
import { ALONE } from '../../src/link/alone.ts'
import {
  type Moment,
  NOTHING_YET,
  type PublicTable,
  type Snapshot,
  type TableLink,
  type Command,
} from '../../src/link/link.ts'

const NAMES = ['Ana', 'Bo', 'Cy', 'Dolores', 'Ezra', 'Flo', 'Gus', 'Hal']

/** `state`: a whole state, as the rules keep it; `aids`: whether the table plays with memory aids. */
export async function openLaid(game: string, state: Base, aids: boolean): Promise<LaidLink> {
  const module = await loadGame(game)
  if (!module) throw new Error(`no game ${game}`)
  await module.game.rules.ready?.()
  return new LaidLink(module, module.game.load(state), aids)
}

class LaidLink implements TableLink {
  private now: Snapshot
  private readonly listeners = new Set<() => void>()
  private readonly state: Base
  private moments: readonly Moment[] = [{ seq: 0, happened: { type: 'deal' }, told: [] }]
  private readonly module: NonNullable<Awaited<ReturnType<typeof loadGame>>>

  constructor(module: LaidLink['module'], state: Base, aids: boolean) {
    this.module = module
    this.state = state
    const count = state.given.length
    this.now = {
      ...NOTHING_YET,
      connection: 'live',
      table: tableOf(module.game.rules.id, count, aids),
      yours: only(0),
      isHost: true,
      here: everyone(count),
    }
    this.look()
  }

  snapshot = (): Snapshot => this.now
  subscribe = (changed: () => void): (() => void) => {
    this.listeners.add(changed)
    return () => this.listeners.delete(changed)
  }

  async wish(wish: Command): Promise<Refusal | null> {
    if (wish.do === 'act') return this.act(wish.seat, wish.action)
    if (wish.do === 'prepare') {
      const { seat, cause, kind, actions } = wish
      const others = this.now.prepared.filter((one) => one.cause !== cause || one.kind !== kind)
      this.now = { ...this.now, prepared: actions.length === 0 ? others : [...others, { seat, cause, kind, actions }] }
      this.look()
    }
    return null
  }

  /** As a table does it: what was prepared is given when the question comes. */
  private answerPrepared(): void {
    const { game } = this.module
    for (const ask of game.asks(this.state)) {
      const answer = ask.must ? premoveFor(game, this.state, ask, this.now.prepared) : undefined
      if (answer) this.act(ask.seat, answer.action)
    }
  }

  /** What any seat does, asked or unasked. */
  act(seat: number, action: Action): Refusal | null {
    const { game } = this.module
    const told: Told[] = []
    const mine = game.asks(this.state).filter((ask) => ask.seat === seat)
    const ask = mine.find(({ must, kind }) => !must && kind === action.do) ?? mine.find(({ must }) => must)
    const table = game.at(this.state, (event) => told.push(game.redact(event, only(0))))
    const refusal = game.apply(table, seat, { ask: ask?.id ?? 'none', action })
    if (refusal) return refusal
    this.moments = [...this.moments, { seq: this.moments.length, happened: { type: 'act', seat, by: 'person' }, told }]
    this.look()
    this.answerPrepared()
    return null
  }

  look(): void {
    const { module, moments } = this
    const view = module.game.view(this.state, only(0))
    this.now = { ...this.now, game: { number: 1, module, eyes: only(0), seq: moments.length - 1, view, moments } }
    for (const listener of this.listeners) listener()
  }

  at = async (): Promise<View<Base> | undefined> => undefined
  retry(): void {}
  close(): void {}
}

const tableOf = (game: string, seats: number, aids: boolean): PublicTable => ({
  id: 'laid',
  invite: '',
  created: 1,
  game,
  options: {},
  seats: Array.from({ length: seats }, (_, seat) => ({
    holder: { kind: 'person', name: NAMES[seat]! },
    ready: true,
    host: seat === 0,
  })),
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
  aids,
})
