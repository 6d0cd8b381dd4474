// What a table needs of the house it stands in, and whom it tells what has become true.

import type { Ask, GameModule, Recording, Row } from '@saloon/kernel'
import type { Bus } from '../cluster/bus/bus.ts'
import type { OpenQuestion } from '../notices/notices.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { FlickLine } from '../jobs/flick-line.ts'
import type { Past } from '../jobs/past.ts'
import type { Store } from '../store/store.ts'
import type { Hint } from '../cluster/hints.ts'
import type { PlayerId, Table } from './table.ts'

export interface Surroundings {
  readonly store: Store
  readonly bus: Bus
  readonly node: string // who we are on the bus
  readonly jobs: Jobs
  readonly past: Past
  /** Where what is played at wooden tables waits for its turn; none: it is done at once. */
  readonly flicks?: FlickLine
  /** Whose turn it is where visitors take turns: the address a player last came from. */
  visitor?(player: PlayerId): string
  /** Whether this node looks after the table: wakes its bots, watches its clocks. Only so that others needn't: what is written counts once. */
  cares?(table: Table): boolean
  /** A game begins, or is over: somebody has to look after the table, or nobody any more. */
  playing?(table: string, game: number, isPlaying: boolean): Promise<void>
  /** Somebody comes to a game under way: if nobody looks after it, this node does from now on. True: it has just begun to. */
  takeCare?(table: Table): Promise<boolean>
  /** Nothing happens at this game before then unless somebody comes, and nobody has it in memory meanwhile. */
  rest?(table: Table, until: number): Promise<void>
  /** The wall clock: for what is stored or shown. The same on all nodes. */
  now(): number
  /** For how long something takes: see time.ts. */
  steady(): number
  /** 128 bits that nobody can guess. */
  newSecret(): string
  after(milliseconds: number, task: () => void): () => void
  /** Something went wrong that is our fault: for the log of whoever runs the server. */
  report(problem: string, facts: object): void
  /** A game has come to its end. Called again if we were cut off before the table was over: it must count once. */
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
