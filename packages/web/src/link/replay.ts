// A finished game as a table to look at: through any eyes, at any moment. It takes no commands.

import {
  type Base,
  type Eyes,
  type GameModule,
  type Log,
  type Recording,
  type Refusal,
  type View,
  everyone,
  isRefusal,
  parseLog,
  record,
  repeat,
  take,
} from '@saloon/kernel'
import { loadGame } from '../games/index.ts'
import type { Moment, PublicTable, TableLink, Command } from './link.ts'
import { ALONE } from './alone.ts'
import { Observed } from './observed.ts'
import { dealFor, liveMomentFor } from './worker/moments.ts'

/** Who sat where, as far as known: a log has no names. */
export interface Cast {
  readonly id: string
  readonly seats: readonly { readonly kind: 'person' | 'bot'; readonly name: string }[]
}

export class ReplayLink extends Observed implements TableLink {
  readonly log: Log
  readonly module: GameModule
  /** Why the game can't be followed beyond its last row: a row that is against the rules. */
  readonly broken: Refusal | undefined
  private readonly states: readonly Base[] // after each row, the deal first
  private readonly recording: Recording
  private eyes: Eyes
  private told: readonly Moment[] // all of them, as these eyes may know them

  private constructor(log: Log, module: GameModule, { recording, states, broken }: Played, table: PublicTable) {
    super()
    this.log = log
    this.module = module
    this.broken = broken
    this.recording = recording
    this.states = states
    this.eyes = everyone(log.header.setup.seats)
    this.told = this.momentsFor(this.eyes)
    this.update({ connection: 'live', table, yours: 0, here: this.eyes })
    this.goTo(0)
  }

  /** A log as text; what is wrong with it if it can't even be begun. `unnamed`: what to call seat 1, 2 … */
  static async open(text: string, cast: Cast, unnamed: (n: number) => string = String): Promise<ReplayLink | Refusal> {
    const log = parseLog(text)
    if (isRefusal(log)) return log
    const module = await loadGame(log.header.game)
    if (module === undefined) return { code: 'game-not-here', facts: { game: log.header.game } }
    await module.game.rules.ready?.()
    const played = playAgain(module, log)
    return isRefusal(played) ? played : new ReplayLink(log, module, played, tableOf(log, cast, unnamed))
  }

  /** The last row. */
  get last(): number {
    return this.states.length - 1
  }

  /** Everything that happened, as these eyes may know it. */
  momentsFor(eyes: Eyes): readonly Moment[] {
    const { game, rows } = this.recording
    return [dealFor(this.recording, eyes), ...rows.slice().map((row) => liveMomentFor(game, row, eyes))]
  }

  stateAt(seq: number): Base {
    return this.states[seq]!
  }

  goTo(seq: number): void {
    const at = Math.max(0, Math.min(Math.trunc(seq), this.last))
    const moments = this.told.slice(0, at + 1)
    this.update({
      game: { number: 1, module: this.module, eyes: this.eyes, seq: at, view: this.viewAt(at), moments },
    })
  }

  look(eyes: Eyes): void {
    this.eyes = eyes & everyone(this.log.header.setup.seats)
    this.told = this.momentsFor(this.eyes)
    this.goTo(this.snapshot().game?.seq ?? 0)
  }

  at(seq: number): Promise<View<Base> | undefined> {
    return Promise.resolve(this.states[seq] && this.viewAt(seq))
  }

  seen(seq: number): View<Base> | undefined {
    return this.states[seq] && this.viewAt(seq)
  }

  wish(_wish: Command): Promise<Refusal> {
    return Promise.resolve({ code: 'only-a-replay' })
  }

  retry(): void {
    // A log is always there.
  }

  close(): void {
    this.update({ connection: 'ended' })
  }

  private viewAt(seq: number): View<Base> {
    return this.module.game.view(this.states[seq]!, this.eyes)
  }
}

interface Played {
  readonly recording: Recording
  readonly states: readonly Base[]
  readonly broken: Refusal | undefined
}

/** Every state of the game, as far as it replays. Fingerprints aren't compared here: see verify.ts. */
function playAgain(module: GameModule, { header, rows, secret }: Log): Played | Refusal {
  const recording = record(module.game, header, secret)
  if (isRefusal(recording)) return recording
  const states = [recording.state]
  for (const row of rows) {
    const step = repeat(recording, row)
    if (isRefusal(step)) {
      return { recording, states, broken: { code: 'row-refused', facts: { seq: row.seq, reason: step.code } } }
    }
    take(recording, step)
    states.push(recording.state)
  }
  return { recording, states, broken: undefined }
}

/** The log only says that it was a bot, not which. */
function holderOf({ kind, name }: Cast['seats'][number]): PublicTable['seats'][number]['holder'] {
  return kind === 'person' ? { kind, name } : { kind, name, bot: 'greedy', personality: null, level: null }
}

function tableOf({ header }: Log, cast: Cast, unnamed: (n: number) => string): PublicTable {
  const { game, setup } = header
  return {
    id: cast.id,
    invite: '',
    created: 0,
    game,
    options: setup.options as Readonly<Record<string, unknown>>,
    seats: Array.from({ length: setup.seats }, (_, seat) => ({
      holder: holderOf(cast.seats[seat] ?? { kind: 'person', name: unnamed(seat + 1) }),
      ready: true,
      host: false,
    })),
    rated: false,
    open: false,
    watchable: false,
    talk: 'none',
    clock: 'none',
    pace: 0,
    phase: 'over',
    games: 1,
    commitment: 'commitment' in header.from ? header.from.commitment : '',
    frozen: false,
    ...ALONE,
  }
}
