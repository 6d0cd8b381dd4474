// The messages between client and server, version 1. Up: commands, each with an id chosen by the client and answered once by that
// id however often it is sent. Down: where the table is, and every step from there on. See docs/protocol.md.

import type { BotSpec } from '@saloon/bots'
import {
  type Action,
  type Eyes,
  type Happened,
  type Patch,
  type Refusal,
  type Seat,
  type Told,
  isWhole,
  LONGEST_SETTING,
} from '@saloon/kernel'
import { z } from 'zod'
import type { Announcement } from '../moderation/announcement.ts'
import type { PlayerSanctions } from '../moderation/sanctions.ts'
import { CLOCKS, type ClockTime } from '../table/time/clocks.ts'
import { LONGEST_SERIES } from '../table/lobby/series.ts'
import { LONGEST_DELAY, MOST_TAKE_BACKS, TALKS, type Table } from '../table/table.ts'
import type { Said } from '../table/consent/chat.ts'

export type { Said } from '../table/consent/chat.ts'

export const PROTOCOL = 1
/** The oldest version still supported. During an upgrade, nodes of both versions serve clients of both. */
const OLDEST_PROTOCOL = 1
/** Anything above is taken for a mistake. */
const NEWEST_IMAGINABLE = 999
/** The version to use with a client: its own, or our newest; newer clients support that one too. */
export const spokenWith = (protocol: number): number => Math.min(protocol, PROTOCOL)

const seat = z.int().min(0).max(31).refine(isWhole)
/** Ids of tables and commands: letters that need no escaping in a URL. */
export const ID = /^[\w-]{1,80}$/
export const id = z.string().regex(ID)
const name = z.string().min(1).max(40)
const setting = z.union([z.string().max(LONGEST_SETTING), z.number(), z.boolean()])
export const options = z.record(z.string().max(40), setting)

export const pace = z.int().min(0).max(10_000)
/** More settings of a table; one that is left out stays as it was. */
export const extras = {
  series: z.int().min(1).max(LONGEST_SERIES).optional(),
  takeBacks: z.int().min(0).max(MOST_TAKE_BACKS).optional(),
  delay: z.int().min(0).max(LONGEST_DELAY).optional(),
  ghosts: z.boolean().optional(),
  patient: z.boolean().optional(),
  aids: z.boolean().optional(),
}
/** Answers in order of preference to one coming question. */
const MOST_PREPARED = 8
const action = z.looseObject({ do: z.string().max(100) })

/** A player's command, the same over sockets and HTTP. The table decides whether it is allowed. */
export const command = z.discriminatedUnion('do', [
  z.strictObject({ do: z.literal('sit'), seat, name }),
  z.strictObject({ do: z.literal('sit-too'), seat, name }),
  z.strictObject({ do: z.literal('stand'), seat }),
  z.strictObject({ do: z.literal('ready'), ready: z.boolean() }),
  z.strictObject({ do: z.literal('add-number'), seat, number: z.string().max(64) }),
  z.strictObject({ do: z.literal('leave') }),
  z.strictObject({
    do: z.literal('seat-bot'),
    seat,
    bot: name,
    personality: name.optional(),
    level: name.optional(),
    name: name.optional(), // of its character, if it has one
  }),
  z.strictObject({ do: z.literal('clear-seat'), seat }),
  z.strictObject({ do: z.literal('move-seat'), from: seat, to: seat }),
  z.strictObject({ do: z.literal('make-host'), seat }),
  z.strictObject({ do: z.literal('add-seat') }),
  z.strictObject({ do: z.literal('drop-seat') }),
  z.strictObject({ do: z.literal('set-options'), options }),
  z.strictObject({
    do: z.literal('set-table'),
    open: z.boolean(),
    watchable: z.boolean(),
    talk: z.enum(TALKS),
    clock: z.enum(CLOCKS),
    pace,
    ...extras,
  }),
  z.strictObject({ do: z.literal('start') }),
  z.strictObject({ do: z.literal('count-down') }),
  z.strictObject({ do: z.literal('stop-count') }),
  z.strictObject({ do: z.literal('next') }),
  z.strictObject({ do: z.literal('end-series') }),
  z.strictObject({
    do: z.literal('act'),
    seat,
    ask: z.string().max(100),
    action,
  }),
  z.strictObject({
    do: z.literal('prepare'),
    seat,
    cause: z.int().min(0),
    kind: z.string().max(100),
    actions: z.array(action).max(MOST_PREPARED),
  }),
  z.strictObject({ do: z.literal('undo'), seat, to: z.int().min(0) }),
  z.strictObject({ do: z.literal('ask-undo'), seat, to: z.int().min(0) }),
  z.strictObject({ do: z.literal('answer-undo'), yes: z.boolean() }),
  z.strictObject({ do: z.literal('more-time'), seat }),
  z.strictObject({ do: z.literal('pause') }),
  z.strictObject({ do: z.literal('resume') }),
  z.strictObject({ do: z.literal('swear') }),
  z.strictObject({ do: z.literal('hurry') }),
  z.strictObject({ do: z.literal('pace'), pace }),
  z.strictObject({ do: z.literal('away'), seat }),
  z.strictObject({ do: z.literal('back'), seat }),
  z.strictObject({ do: z.literal('call-bot'), seat }),
  z.strictObject({ do: z.literal('wait-longer'), seat }),
  z.strictObject({ do: z.literal('concede'), seat }),
  z.strictObject({ do: z.literal('say'), message: z.looseObject({ kind: z.string().max(20) }) }),
  z.strictObject({ do: z.literal('mute'), seat, muted: z.boolean() }),
])
export type Command = z.infer<typeof command>

/** Where a client is: it has this game up to this row. */
const has = z.strictObject({ game: z.int().min(0), seq: z.int().min(0) })

export const up = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('hello'),
    protocol: z.int().min(OLDEST_PROTOCOL).max(NEWEST_IMAGINABLE),
    token: z.string().max(500).optional(),
  }),
  z.strictObject({
    type: z.literal('join'),
    table: id,
    has: has.optional(),
    whole: z.boolean().optional(),
    as: z.literal('moderator').optional(),
  }),
  z.strictObject({ type: z.literal('look'), seats: z.int().min(0).max(0xffff_ffff) }),
  z.strictObject({ type: z.literal('command'), id, wish: command }),
  z.strictObject({ type: z.literal('ping') }),
  /** What time is it? Whoever asks often enough can take part in a race. */
  z.strictObject({ type: z.literal('time'), mine: z.number() }),
])
export type Up = z.infer<typeof up>

/** A table as everybody may see it: without players' ids. */
export type PublicTable = Omit<Table, 'host' | 'seats' | 'done'> & {
  readonly seats: readonly {
    readonly holder:
      | { readonly kind: 'person'; readonly name: string }
      | ({ readonly kind: 'bot'; readonly name: string } & BotSpec)
      | null
    readonly ready: boolean
    readonly host: boolean
  }[]
}

/** Until a bot stands in for who was cut off: how many milliseconds, when it is sent. */
export interface Awaited {
  readonly seat: Seat
  readonly left: number
}

export type UndoClosed = 'granted' | 'refused' | 'expired' | 'moved' | 'withdrawn'
/** Answers to a coming question, the best first. */
export interface Premove {
  readonly seat: Seat
  readonly cause: number
  readonly kind: string
  readonly actions: readonly Action[]
}

export type Down =
  | { readonly type: 'hello'; readonly protocol: number; readonly known: boolean }
  | { readonly type: 'table'; readonly table: PublicTable; readonly yours: Eyes; readonly host: boolean }
  /** The whole view; with what was told since the row the client had, or since the deal. */
  | {
      readonly type: 'start'
      readonly game: number
      readonly seq: number
      readonly view: object
      readonly missed: readonly { readonly seq: number; readonly happened: Happened; readonly told: readonly Told[] }[]
    }
  | {
      readonly type: 'step'
      readonly game: number
      readonly seq: number
      readonly happened: Happened
      readonly told: readonly Told[]
      readonly film?: readonly unknown[] // the motion of its flicks; who comes later sees only where things rest
      readonly patch?: Patch
    }
  /** Somebody asks to have a move back: who has agreed so far, and until when the others may answer. */
  | {
      readonly type: 'undo-asked'
      readonly seat: Seat
      readonly to: number
      readonly agreed: Eyes
      readonly asked: Eyes // who hasn't answered yet
      readonly left: number // milliseconds
    }
  | { readonly type: 'undo-closed'; readonly because: UndoClosed; readonly by: Seat | null }
  /** How long everybody who must answer has still, when it is sent; while it doesn't run it stays as it is. */
  | { readonly type: 'clocks'; readonly runs: boolean; readonly times: readonly ClockTime[] }
  /** The game begins in so many milliseconds, unless somebody stops it; null: it doesn't, `by` their seat. */
  | { readonly type: 'count-down'; readonly left: number | null; readonly by: Seat | null }
  /** What you have prepared, whenever it changes; told to nobody else. */
  | { readonly type: 'prepared'; readonly prepared: readonly Premove[] }
  | { readonly type: 'reply'; readonly id: string; readonly refused: Refusal | null }
  | {
      readonly type: 'here'
      readonly seats: Eyes // at which somebody is, bots included
      readonly awaited?: readonly Awaited[] // who was cut off in a game; left out: nobody
      readonly onlookers?: number // left out: none
    }
  | { readonly type: 'moderator'; readonly here: boolean } // one of them looks on
  | { readonly type: 'announcement'; readonly announcement: Announcement }
  | { readonly type: 'announcement-over'; readonly id: string }
  | {
      readonly type: 'standing'
      readonly warnings: PlayerSanctions['warnings']
      readonly muted: PlayerSanctions['muted']
    }
  | { readonly type: 'closing' } // the server stops; come back in a moment
  | Said
  | { readonly type: 'frozen' }
  | { readonly type: 'pong' }
  | { readonly type: 'time'; readonly mine: number; readonly at: number } // what the client’s clock said, what the server’s says
  /** The town clock strikes for the kth of n times at this moment of the server’s clock. */
  | { readonly type: 'ding'; readonly k: number; readonly n: number; readonly at: number }
  | { readonly type: 'wrong'; readonly refused: Refusal }

/** A frame from the server has one message per line. */
export const readDown = (frame: string): Down[] => frame.split('\n').map((line) => JSON.parse(line) as Down)
