// A table as it is kept: who sits where, what is played and how. Plain data, changed only by waiting-room.ts and play.ts.
// The games played at it are logs of their own (`gameLog`).

import type { BotName, BotSpec, Level, Personality } from '@saloon/bots'
import type { Eyes } from '@saloon/kernel'
import type { PublicTable } from '../transport/protocol.ts'
import type { ClockName } from './time/clocks.ts'
import { NO_SERIES, type Series } from './lobby/series.ts'

export type PlayerId = string

export const TALKS = ['none', 'phrases', 'free'] as const
export type Talk = (typeof TALKS)[number]

export type Holder = { readonly kind: 'person'; readonly player: PlayerId; readonly name: string } | BotHolder
export interface BotHolder {
  readonly kind: 'bot'
  readonly bot: BotName
  readonly personality?: Personality | null
  readonly level?: Level | null
  readonly name: string
}
export interface SeatPlan {
  readonly holder: Holder | null // null: free
  readonly ready: boolean
  readonly number: string | null // what this seat adds to the seed of the next game
}

export const PHASES = ['waiting', 'playing', 'over', 'closed'] as const
export type Phase = (typeof PHASES)[number]

/** Somebody wants a pause; when everybody who must agree has, the game stands still. */
export interface Pause {
  readonly wanted: Eyes // the seats of those who want it
  readonly since: number | null // when the clock stopped; null: not yet
}

export interface Table {
  readonly id: string
  readonly invite: string // its code: a few letters, for people
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
  readonly pause: Pause | null
  readonly series: Series
  readonly takeBacks: number // how often in a game each person may ask the others to have a move back
  readonly delay: number // seconds by which onlookers see the game later
  readonly ghosts: boolean // whether those who are out may see everything, if they keep silent
  readonly patient: boolean // whether people may take more time for themselves, where there is a clock
  readonly aids: boolean // whether screens keep count of what everybody could remember
  readonly sworn: Eyes // the seats of those who are out and do
  readonly next: Eyes // the seats of those who are out and have said already that they play the next game
  readonly hurried: boolean // nobody who plays is left but bots, and in this game they take their time no more
  readonly done: readonly string[] // receipts of the latest commands that changed the table, so that a repeat to another node is recognised
  readonly brought: number | null // rows of a game begun elsewhere, with which the first game goes on
}

/** The fields of a table as they are at the beginning. */
export const USUAL = {
  pause: null,
  series: NO_SERIES,
  takeBacks: 1,
  delay: 0,
  ghosts: true,
  patient: true,
  aids: true,
  sworn: 0,
  next: 0,
  hurried: false,
  done: [],
  brought: null,
} as const satisfies Partial<Table>

export const MOST_TAKE_BACKS = 9
export const LONGEST_DELAY = 600

const MOST_DONE = 16

/** Notes that a command was carried out; null: nobody's in particular. */
export const withReceipt = (table: Table, receipt: string | null): Table =>
  receipt === null ? table : { ...table, done: [...table.done, receipt].slice(-MOST_DONE) }

/** The log of one of a table's games. */
export const gameLog = (table: string, game: number): string => `${table}/${game}`

export const isPerson = (seat: SeatPlan, player: PlayerId): boolean =>
  seat.holder?.kind === 'person' && seat.holder.player === player

/** The seats a player holds, one bit each: several on one device see what each of them sees. */
export function seatsHeld(table: Table, player: PlayerId | undefined): number {
  if (player === undefined) return 0
  return table.seats.reduce((eyes, seat, n) => (isPerson(seat, player) ? eyes | (1 << n) : eyes), 0)
}

export const isPaused = ({ pause }: Table): boolean => pause !== null && pause.since !== null

/** Milliseconds a bot takes for a decision as matters stand. */
export const paceOf = ({ pace, hurried }: Table): number => (hurried ? 0 : pace)

/** The next game is an imported one. */
export const isImported = ({ brought, games }: Table): boolean => brought !== null && games === 0

/** The spec to create the bot in a seat from. */
export const specOf = ({ bot, personality = null, level = null }: BotHolder): BotSpec => ({ bot, personality, level })

/** Without players' ids: people at a table are known by the name they gave there. */
export function publicTable({ host, seats, done: _done, ...table }: Table): PublicTable {
  return {
    ...table,
    seats: seats.map((seat) => ({
      holder: seat.holder && publicHolder(seat.holder),
      ready: seat.ready,
      host: isPerson(seat, host),
    })),
  }
}

const publicHolder = (holder: Holder): PublicTable['seats'][number]['holder'] =>
  holder.kind === 'bot' ? { kind: 'bot', name: holder.name, ...specOf(holder) } : { kind: 'person', name: holder.name }
