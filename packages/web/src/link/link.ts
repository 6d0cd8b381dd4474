// A link connects a screen with a table: through the server, to a worker in this browser, or to a finished game's log. Screens
// render snapshots, and send commands with `wish`.

import type { Advice } from '@saloon/bots/lazy'
import type { Base, Eyes, GameModule, Happened, Refusal, Seat, Told, View } from '@saloon/kernel'
import type { Down, Premove, PublicTable, Said, Command } from '@saloon/server/protocol'

export type { Premove, PublicTable, Said, Command } from '@saloon/server/protocol'

export interface TableLink {
  /** Immutable: another object after every change. */
  snapshot(): Snapshot
  subscribe(changed: () => void): () => void
  /** Null: done. */
  wish(wish: Command): Promise<Refusal | null>
  /**
   * Of the seats I hold, those whose eyes look now. One device with several seats begins with nobody's, and the seat that
   * takes the device looks; a log shows any seat's, or everybody's.
   */
  look(eyes: Eyes): void
  /** What these eyes saw after row `seq` of this game; undefined: it isn't known. */
  at(seq: number): Promise<View<Base> | undefined>
  /** The same, if this page has it: what was shown to it, and what has just come. */
  seen?(seq: number): View<Base> | undefined
  /** What a bot would do in my place, and why; only a table has it at which nobody else plays. Undefined: that isn't asked any more. */
  advise?(seat: Seat, ask: string, thinking: (share: number) => void): Promise<Advice | undefined>
  /** Tries to come back now rather than in a while. */
  retry(): void
  close(): void
}

export interface Snapshot {
  readonly connection: 'connecting' | 'live' | 'lost' | 'ended'
  /** Why there is no table: unknown code, not watchable, playing in another tab … */
  readonly refusal: Refusal | undefined
  readonly table: PublicTable | undefined
  readonly yours: Eyes // the seats I hold; on one device several
  readonly isHost: boolean
  readonly here: Eyes // at whose seats somebody is
  readonly awaited: readonly Awaited[] // who was cut off, and when a bot stands in
  readonly onlookers: number
  readonly game: Playthrough | undefined // from the first deal on
  readonly said: readonly Said[]
  readonly reopening: boolean // the server said that it stops and comes back
  readonly freeUndo: boolean // everything may be taken back: solo and one device only
  readonly moderator: boolean // one of them looks on
  readonly undoAsked: UndoAsked | undefined // somebody asks the table for a move back
  readonly clocks: Clocks | undefined // of those who must answer, as they were at a moment
  readonly countDown: CountDown | undefined // the game is about to begin
  readonly bell: Bell | undefined // the last stroke that was announced in the race that is on
  readonly prepared: readonly Premove[] // answers I have left for questions that are coming
  readonly back: number // times the line was lost and found again: what was missed is worth a recap
}

export interface Clocks {
  readonly runs: boolean
  readonly times: readonly ClockTime[]
  readonly at: number // when that was, by this device's clock
}
export type ClockTime = Extract<Down, { readonly type: 'clocks' }>['times'][number]
export interface CountDown {
  readonly left: number // milliseconds
  readonly at: number // when that was, by this device's clock
}
/** The kth of n strokes of the bell; only the last one counts. */
export interface Bell {
  readonly k: number
  readonly n: number
  readonly at: number // when it sounds, by `pageTime`
}
/** A bot stands in for who sits there. */
export interface Awaited {
  readonly seat: Seat
  readonly since: number // noticed, by `pageTime`
  readonly until: number
}
export type UndoAsked = Omit<Extract<Down, { readonly type: 'undo-asked' }>, 'type'>

export interface Playthrough {
  readonly number: number // of the table's games
  readonly module: GameModule
  readonly eyes: Eyes // whose: mine; on one device those of the seat that holds it
  readonly seq: number
  readonly view: View<Base>
  readonly moments: readonly Moment[] // what was told since the deal, as far as it is known
}

/** One row of the log as these eyes may see it. */
export interface Moment {
  readonly seq: number
  readonly happened: Happened
  readonly told: readonly Told[]
  readonly film?: readonly unknown[] // the motion of its flicks, where somebody was there to see it
}

export const NOTHING_YET: Snapshot = {
  connection: 'connecting',
  refusal: undefined,
  table: undefined,
  yours: 0,
  isHost: false,
  here: 0,
  awaited: [],
  onlookers: 0,
  game: undefined,
  said: [],
  reopening: false,
  freeUndo: false,
  moderator: false,
  undoAsked: undefined,
  clocks: undefined,
  countDown: undefined,
  bell: undefined,
  prepared: [],
  back: 0,
}
