// The waiting room: people sit down, bots fill seats, everybody gets ready, the host starts. Pure: a table and a command in,
// another table or a refusal out.

import { type GameModule, type Refusal, type Seat, isRefusal } from '@saloon/kernel'
import type { ClockName } from '../time/clocks.ts'
import { nameAmong } from './names.ts'
import { isUnderWay, newSeries } from './series.ts'
import {
  type BotHolder,
  type Holder,
  type PlayerId,
  type SeatPlan,
  type Table,
  type Talk,
  isImported,
  isPerson,
} from '../table.ts'

export type LobbyCommand =
  | { readonly do: 'sit'; readonly seat: Seat; readonly name: string } // again elsewhere: moves
  | { readonly do: 'sit-too'; readonly seat: Seat; readonly name: string } // one more at the same device
  | { readonly do: 'stand'; readonly seat: Seat }
  | { readonly do: 'ready'; readonly ready: boolean }
  | { readonly do: 'add-number'; readonly seat: Seat; readonly number: string } // to the seed
  | ({ readonly do: 'seat-bot'; readonly seat: Seat; readonly name: string } & Omit<BotHolder, 'kind'>)
  | { readonly do: 'clear-seat'; readonly seat: Seat }
  | { readonly do: 'move-seat'; readonly from: Seat; readonly to: Seat }
  | { readonly do: 'make-host'; readonly seat: Seat }
  | { readonly do: 'add-seat' }
  | { readonly do: 'drop-seat' }
  | { readonly do: 'set-options'; readonly options: Readonly<Record<string, unknown>> }
  | ({
      readonly do: 'set-table'
      readonly open: boolean
      readonly watchable: boolean
      readonly talk: Talk
      readonly clock: ClockName
      readonly pace: number
    } & Extras)
  | { readonly do: 'end-series' }
  | { readonly do: 'leave' }

/** Settings that a command may leave out. */
export interface Extras {
  readonly series?: number | undefined // how many games
  readonly takeBacks?: number | undefined
  readonly delay?: number | undefined
  readonly ghosts?: boolean | undefined
  readonly patient?: boolean | undefined
  readonly aids?: boolean | undefined
}

/** The seats and options that the game allows. */
export interface Limits {
  readonly min: number
  readonly max: number
  check(seats: number, options: Readonly<Record<string, unknown>>): Refusal | undefined
}

export const limitsOf = ({ game: { rules, prepare } }: GameModule): Limits => ({
  ...rules.seats,
  check(seats, options) {
    const setup = prepare({ seats, options })
    return isRefusal(setup) ? setup : undefined
  },
})

const FREE: SeatPlan = { holder: null, ready: false, number: null }

export function changeRoom(table: Table, by: PlayerId, command: LobbyCommand, limits: Limits): Table | Refusal {
  if (table.phase === 'closed') return { code: 'table-closed' }
  if (table.phase === 'playing') return { code: 'game-running' }
  switch (command.do) {
    case 'sit':
      return sit(
        table,
        by,
        command.seat,
        command.name,
        table.seats.map((seat) => (isPerson(seat, by) ? FREE : seat)),
      )
    case 'sit-too':
      return sit(table, by, command.seat, command.name, table.seats)
    case 'stand':
      return isMine(table, by, command.seat)
        ? withSeat(table, command.seat, FREE)
        : { code: 'not-your-seat', facts: { seat: command.seat } }
    case 'ready':
      return getReady(table, by, command.ready)
    case 'add-number':
      return isMine(table, by, command.seat)
        ? withSeat(table, command.seat, { ...table.seats[command.seat]!, number: command.number })
        : { code: 'not-your-seat', facts: { seat: command.seat } }
    case 'leave':
      return leave(table, by)
    default:
      return by === table.host ? changeAsHost(table, command, limits) : { code: 'host-only' }
  }
}

type HostCommand = Exclude<LobbyCommand, { do: 'sit' | 'sit-too' | 'stand' | 'ready' | 'add-number' | 'leave' }>

/** Seats and options are fixed: a series is under way, or a game was imported. */
const SETTLED: readonly HostCommand['do'][] = ['add-seat', 'drop-seat', 'move-seat', 'set-options']

/** Any change by the host un-readies everybody: they agreed to something else. */
function changeAsHost(table: Table, command: HostCommand, limits: Limits): Table | Refusal {
  if (SETTLED.includes(command.do)) {
    if (isImported(table)) return { code: 'game-brought' }
    if (isUnderWay(table.series)) return { code: 'series-running' }
  }
  switch (command.do) {
    case 'seat-bot':
      return withHolder(table, command.seat, {
        kind: 'bot',
        bot: command.bot,
        personality: command.personality ?? null,
        level: command.level ?? null,
        name: command.name,
      })
    case 'clear-seat':
      return isSeat(table, command.seat) ? unready(withSeat(table, command.seat, FREE)) : noSeat(table)
    case 'move-seat':
      if (!isSeat(table, command.from) || !isSeat(table, command.to)) return noSeat(table)
      return unready({
        ...table,
        seats: table.seats.toSpliced(command.from, 1).toSpliced(command.to, 0, table.seats[command.from]!),
      })
    case 'make-host': {
      const heir = table.seats[command.seat]?.holder
      return heir?.kind === 'person'
        ? { ...table, host: heir.player }
        : { code: 'not-a-person', facts: { seat: command.seat } }
    }
    case 'add-seat':
      if (table.seats.length >= limits.max)
        return {
          code: 'seats-out-of-range',
          facts: { seats: table.seats.length + 1, min: limits.min, max: limits.max },
        }
      return unready({ ...table, seats: [...table.seats, FREE] })
    case 'drop-seat': {
      if (table.seats.length <= limits.min)
        return {
          code: 'seats-out-of-range',
          facts: { seats: table.seats.length - 1, min: limits.min, max: limits.max },
        }
      const free = table.seats.findLastIndex((seat) => seat.holder === null)
      return free === -1 ? { code: 'no-free-seat' } : unready({ ...table, seats: table.seats.toSpliced(free, 1) })
    }
    case 'set-options':
      return limits.check(table.seats.length, command.options) ?? unready({ ...table, options: command.options })
    case 'set-table': {
      const { open, watchable, talk, clock, pace } = command
      const isLonger = command.series !== undefined && command.series !== table.series.of
      if (isLonger && isUnderWay(table.series)) return { code: 'series-running' }
      return unready({ ...table, open, watchable, talk, clock, pace, ...extrasOf(table, command) })
    }
    case 'end-series':
      return isUnderWay(table.series)
        ? unready({ ...table, series: newSeries(table.series.of) })
        : { code: 'no-series' }
  }
}

type Extra = 'series' | 'takeBacks' | 'delay' | 'ghosts' | 'patient' | 'aids'
export const extrasOf = (
  { series, takeBacks, delay, ghosts, patient, aids }: Pick<Table, Extra>,
  command: Extras,
): Pick<Table, Extra> => ({
  series: command.series === undefined || command.series === series.of ? series : newSeries(command.series),
  takeBacks: command.takeBacks ?? takeBacks,
  delay: command.delay ?? delay,
  ghosts: command.ghosts ?? ghosts,
  patient: command.patient ?? patient,
  aids: command.aids ?? aids,
})

function sit(table: Table, by: PlayerId, seat: Seat, name: string, seats: readonly SeatPlan[]): Table | Refusal {
  return withHolder({ ...table, seats }, seat, { kind: 'person', player: by, name })
}

function withHolder(table: Table, seat: Seat, holder: Holder): Table | Refusal {
  if (!isSeat(table, seat)) return noSeat(table)
  if (table.seats[seat]!.holder !== null) return { code: 'seat-taken', facts: { seat } }
  const named = { ...holder, name: nameAmong(table.seats, holder.name) }
  return unready(withSeat(table, seat, { holder: named, ready: false, number: null }))
}

function getReady(table: Table, by: PlayerId, ready: boolean): Table | Refusal {
  if (!table.seats.some((seat) => isPerson(seat, by))) return { code: 'not-seated' }
  return { ...table, seats: table.seats.map((seat) => (isPerson(seat, by) ? { ...seat, ready } : seat)) }
}

/** A host who leaves hands over to the next person at the table; with nobody left the table closes. */
function leave(table: Table, by: PlayerId): Table {
  const left = { ...table, seats: table.seats.map((seat) => (isPerson(seat, by) ? FREE : seat)) }
  if (by !== table.host) return left
  const heir = left.seats.find((seat) => seat.holder?.kind === 'person')?.holder
  return heir?.kind === 'person' ? { ...left, host: heir.player } : { ...left, phase: 'closed' }
}

/** Everybody must be seated and ready; the host is ready by starting. */
export function mayStart(table: Table, by: PlayerId, limits: Limits): Refusal | undefined {
  if (by !== table.host) return { code: 'host-only' }
  if (table.phase === 'playing') return { code: 'game-running' }
  if (table.phase === 'closed') return { code: 'table-closed' }
  const free = table.seats.findIndex((seat) => seat.holder === null)
  if (free !== -1) return { code: 'seat-free', facts: { seat: free } }
  const waiting = table.seats.findIndex(
    (seat) => seat.holder?.kind === 'person' && seat.holder.player !== by && !seat.ready,
  )
  if (waiting !== -1) return { code: 'not-ready', facts: { seat: waiting } }
  return limits.check(table.seats.length, table.options)
}

const unready = (table: Table): Table => ({ ...table, seats: table.seats.map((seat) => ({ ...seat, ready: false })) })
const withSeat = (table: Table, seat: Seat, plan: SeatPlan): Table => ({
  ...table,
  seats: table.seats.with(seat, plan),
})
const isSeat = (table: Table, seat: Seat): boolean => Number.isInteger(seat) && seat >= 0 && seat < table.seats.length
const isMine = (table: Table, by: PlayerId, seat: Seat): boolean =>
  isSeat(table, seat) && isPerson(table.seats[seat]!, by)
const noSeat = (table: Table): Refusal => ({ code: 'no-such-seat', facts: { seats: table.seats.length } })
