// A table as it is kept: who sits where, what is played and how. Plain data, changed only by waiting-room.ts and play.ts.
// The games played at it are logs of their own (`gameLog`).

import type { PublicTable } from '../protocol.ts'
import type { ClockName } from './clocks.ts'

export type PlayerId = string

export const TALKS = ['none', 'phrases', 'free'] as const
export type Talk = (typeof TALKS)[number]

export type Holder =
  | { readonly kind: 'person'; readonly player: PlayerId; readonly name: string }
  | { readonly kind: 'bot'; readonly bot: string; readonly name: string }
export interface SeatPlan {
  readonly holder: Holder | null // null: free
  readonly ready: boolean
  readonly number: string | null // what this seat adds to the seed of the next game
}

export const PHASES = ['waiting', 'playing', 'over', 'closed'] as const
export type Phase = (typeof PHASES)[number]

export interface Table {
  readonly id: string
  readonly invite: string // four letters, for people
  readonly created: number
  readonly host: PlayerId
  readonly game: string
  readonly options: Readonly<Record<string, unknown>>
  readonly seats: readonly SeatPlan[]
  readonly rated: boolean
  readonly open: boolean // in the lobby, or by code and link only
  readonly watchable: boolean
  readonly talk: Talk
  readonly clock: ClockName
  readonly pace: number // milliseconds a bot takes for a decision
  readonly phase: Phase
  readonly games: number // begun so far; the running or last one has this number
  readonly commitment: string // to the secret of the next game
  readonly frozen: boolean // a rule failed: nothing more happens at this table until somebody has looked
}

/** The log of one of a table's games. */
export const gameLog = (table: string, game: number): string => `${table}/${game}`

export const isPerson = (seat: SeatPlan, player: PlayerId): boolean =>
  seat.holder?.kind === 'person' && seat.holder.player === player

/** The seats a player holds, one bit each: several on one device see what each of them sees. */
export function seatsHeld(table: Table, player: PlayerId | undefined): number {
  if (player === undefined) return 0
  return table.seats.reduce((eyes, seat, n) => (isPerson(seat, player) ? eyes | (1 << n) : eyes), 0)
}

/** Without anybody's id: what is known of a person at a table is the name they gave there. */
export function publicTable({ host, seats, ...table }: Table): PublicTable {
  return {
    ...table,
    seats: seats.map((seat) => ({
      holder: seat.holder && { kind: seat.holder.kind, name: seat.holder.name },
      ready: seat.ready,
      host: isPerson(seat, host),
    })),
  }
}
