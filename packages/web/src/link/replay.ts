// A finished game as a table to look at: any seat's eyes, everybody's or nobody's, at any moment. Nothing can be wished for.

import {
  type Base,
  type Eyes,
  type GameModule,
  type Log,
  type Recording,
  type Refusal,
  type View,
  act,
  everyone,
  isRefusal,
  note,
  parseLog,
  record,
  replay,
  snapshot as snapshotRow,
  take,
  undo,
} from '@saloon/kernel'
import { loadGame } from '../games/index.ts'
import type { Moment, PublicTable, TableLink, Wish } from './link.ts'
import { ALONE } from './alone.ts'
import { Observed } from './observed.ts'
import { dealFor, momentFor } from './worker/told.ts'

export class ReplayLink extends Observed implements TableLink {
  private readonly log: Log
  private readonly module: GameModule
  private readonly states: readonly Base[] // after each row, the deal first
  private readonly recording: Recording
  private eyes: Eyes

  private constructor(
    log: Log,
    module: GameModule,
    recording: Recording,
    states: readonly Base[],
    names: readonly string[],
  ) {
    super()
    this.log = log
    this.module = module
    this.recording = recording
    this.states = states
    this.eyes = everyone(log.header.setup.seats)
    this.update({ connection: 'live', table: tableOf(log, names), yours: 0 })
    this.goTo(0)
  }

  /** A log as text; what is wrong with it if it can't even be played. Names by seat, as far as they are known. */
  static async open(text: string, names: readonly string[] = []): Promise<ReplayLink | Refusal> {
    const log = parseLog(text)
    if (isRefusal(log)) return log
    const module = await loadGame(log.header.game)
    if (module === undefined) return { code: 'game-not-here', facts: { game: log.header.game } }
    await module.game.rules.ready?.()
    const played = playAgain(module, log)
    return isRefusal(played) ? played : new ReplayLink(log, module, played.recording, played.states, names)
  }

  /** The last row. */
  get last(): number {
    return this.states.length - 1
  }

  /** Null: every row follows from the ones before, to the last bit. */
  verify(): Refusal | null {
    const again = replay(this.module.game, this.log)
    return isRefusal(again) ? again : null
  }

  goTo(seq: number): void {
    const { game, rows } = this.recording
    const at = Math.max(0, Math.min(seq, this.last))
    const moments: Moment[] = [dealFor(this.recording, this.eyes)]
    for (const row of rows.slice(0, at)) moments.push(momentFor(game, row, this.eyes))
    this.update({
      game: { number: 1, module: this.module, eyes: this.eyes, seq: at, view: this.viewAt(at), moments },
    })
  }

  look(eyes: Eyes): void {
    this.eyes = eyes & everyone(this.log.header.setup.seats)
    this.goTo(this.snapshot().game?.seq ?? 0)
  }

  at(seq: number): Promise<View<Base> | undefined> {
    return Promise.resolve(this.states[seq] && this.viewAt(seq))
  }

  wish(_wish: Wish): Promise<Refusal> {
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

/** Every state of the game, and the table it ends at. Fingerprints are not compared here: that is what verify() is for. */
function playAgain(
  module: GameModule,
  { header, rows, secret }: Log,
): { recording: Recording; states: Base[] } | Refusal {
  const recording = record(module.game, header, secret)
  if (isRefusal(recording)) return recording
  const states = [recording.state]
  for (const row of rows) {
    const step =
      row.type === 'act'
        ? act(recording, row.seat, row.answer, row.by)
        : row.type === 'undo'
          ? undo(recording, row.seat, row.to, row.agreed)
          : row.type === 'snapshot'
            ? snapshotRow(recording)
            : note(recording, row)
    if (isRefusal(step)) return { code: 'row-refused', facts: { seq: row.seq, reason: step.code } }
    take(recording, step)
    states.push(recording.state)
  }
  return { recording, states }
}

function tableOf({ header }: Log, names: readonly string[]): PublicTable {
  const { game, setup } = header
  return {
    id: '',
    invite: '',
    created: 0,
    game,
    options: setup.options as Readonly<Record<string, unknown>>,
    seats: Array.from({ length: setup.seats }, (_, seat) => ({
      holder: { kind: 'person', name: names[seat] ?? `${seat + 1}` },
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
