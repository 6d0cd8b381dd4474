// How a screen is connected with a table: through the server, to a worker in this browser, or to a log.
// Everything that is shown is computed from a snapshot; everything that is wanted is a wish.

import type { Base, Eyes, GameModule, Refusal, Told, View } from '@saloon/kernel'
import type { Happened, PublicTable, Said, Wish } from '@saloon/server/protocol'

export type { Happened, PublicTable, Said, Wish } from '@saloon/server/protocol'

export interface TableLink {
  /** Immutable: another object after every change. */
  snapshot(): Snapshot
  subscribe(changed: () => void): () => void
  /** Null: done. */
  wish(wish: Wish): Promise<Refusal | null>
  /** What these eyes saw after row `seq` of this game; undefined: it isn't known. */
  at(seq: number): Promise<View<Base> | undefined>
  close(): void
}

export interface Snapshot {
  readonly connection: 'connecting' | 'live' | 'lost' | 'ended'
  /** Why there is no table: unknown code, not watchable … */
  readonly refusal: Refusal | undefined
  readonly table: PublicTable | undefined
  readonly yours: Eyes // the seats I hold; on one device several
  readonly isHost: boolean
  readonly here: Eyes // at whose seats somebody is
  readonly game: Playthrough | undefined // from the first deal on
  readonly said: readonly Said[]
}

export interface Playthrough {
  readonly number: number // of the table's games
  readonly module: GameModule
  readonly eyes: Eyes // whose: mine; on one device those of the seat that holds it
  readonly seq: number
  readonly view: View<Base>
  readonly moments: readonly Moment[] // what was told since the deal, as far as it is known
}

/** One row of the log, as these eyes may know it. */
export interface Moment {
  readonly seq: number
  readonly happened: Happened
  readonly told: readonly Told[]
}
