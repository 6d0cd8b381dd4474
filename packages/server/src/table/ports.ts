// What a table needs from its server (TablePorts), and whom its engine tells what has become true (Front).

import type { Ask, GameModule, Recording, Row } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import type { OpenQuestion } from '../notices/notices.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { FlickLine } from '../jobs/flick-line.ts'
import type { Past } from '../jobs/past.ts'
import type { Store } from '../store/store.ts'
import type { Hint } from '../cluster/hints.ts'
import type { PlayerId, Table } from './table.ts'

export interface TablePorts {
  readonly store: Store
  readonly bus: Bus
  readonly node: string // who we are on the bus
  readonly jobs: Jobs
  readonly past: Past
  /** Where moves at wooden tables are worked out; none: here, at once. */
  readonly flicks?: FlickLine
  /** The address a player last came from: work is shared out fairly by address. */
  visitor?(player: PlayerId): string
  /** Whether this node has the lease of the table: wakes its bots, watches its clocks. Only saves others the work: what is written counts once. */
  holdsLease?(table: Table): boolean
  /** A game begins, or is over: it needs a lease, or none any more. */
  playing?(table: string, game: number, isPlaying: boolean): Promise<void>
  /** Somebody comes to a game under way: takes its lease if it is free. True: this node has it now. */
  takeLease?(table: Table): Promise<boolean>
  /** Nothing happens at this game before `until` unless somebody comes: its lease becomes an alarm for then. */
  rest?(table: Table, until: number): Promise<void>
  /** The wall clock: for what is stored or shown. The same on all nodes. */
  now(): number
  /** For how long something takes: see time.ts. */
  steady(): number
  /** 128 bits that nobody can guess. */
  newSecret(): string
  after(milliseconds: number, task: () => void): () => void
  /** For the operator's log: something went wrong that is our fault. */
  report(problem: string, facts: object): void
  /** A game has ended. May be called again after a crash: it must count once. */
  finished(table: Table, module: GameModule, game: Recording): Promise<void>
}

/** Who is told what has become true. */
export interface Front {
  tableChanged(): void
  stepTaken(recording: Recording, row: Row): void
  /** Another game, or another state than anybody could follow. */
  startedAfresh(): void
  frozen(): void
  /** Who has to answer now. */
  asked(people: readonly Ask[], bots: readonly Ask[]): void
  /** People are asked, at a table by post: all questions that are open. */
  askedByPost(questions: readonly OpenQuestion[]): void
  /** Clocks run, or stand still, as they didn't before. */
  clocksChanged(): void
  /** The game is over. */
  finished(): Promise<void>
  /** Another node has said something that no store keeps. */
  heard(from: string, hint: Hint): void
}
