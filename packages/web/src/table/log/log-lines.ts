// The log as sentences: one line per event that still counts, grouped by turn, with what caused it.

import { type Eyes, type GameEvent, type Seat, type Text, type Told, has, textOfEvent } from '@saloon/kernel'
import type { Moment } from '../../link/link.ts'

export interface Line {
  readonly id: string
  readonly seq: number // the row after which the table looked as this line says
  readonly text: Text
  readonly by: Seat | undefined
  readonly seats: readonly Seat[] // whom it concerns, whoever did it among them
  readonly isFight: boolean // somebody did something to somebody else, or lost something
  readonly cause: Line | undefined // the line that led to it, where that is another move
  readonly event: Told | undefined // none: something about the table, not the game
}
export interface Turn {
  readonly id: string
  readonly seat: Seat | undefined // none: before anybody moved, or nobody's
  readonly lines: readonly Line[]
}

/** Facts that name somebody something happened to. */
const TARGETS = ['at', 'to', 'from', 'seat', 'seats', 'first', 'second', 'winner'] as const

export function seatsIn(event: GameEvent): Seat[] {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  const named = [event.by, ...targetsOf(event)].filter((party): party is Seat => typeof party === 'number')
  return [...new Set('winners' in facts && Array.isArray(facts['winners']) ? [...named, ...facts['winners']] : named)]
}

export function targetsOf(event: GameEvent): Seat[] {
  const facts = event as unknown as Readonly<Record<string, unknown>>
  return TARGETS.flatMap((fact) => facts[fact] ?? []).filter((seat): seat is Seat => typeof seat === 'number')
}

const losesSomething = (event: GameEvent): boolean => {
  const { before, after } = event as { before?: unknown; after?: unknown }
  return typeof before === 'number' && typeof after === 'number' && after < before
}

function lineOf(event: Told, seq: number, n: number, byMove: ReadonlyMap<number, Line>): Line {
  const by = typeof event.by === 'number' ? event.by : undefined
  return {
    id: `${seq}.${n}`,
    seq,
    text: textOfEvent(event),
    by,
    seats: seatsIn(event),
    isFight: losesSomething(event) || targetsOf(event).some((seat) => seat !== by),
    cause: event.cause === event.move ? undefined : byMove.get(event.cause),
    event,
  }
}

/** Something that happened to the table: who came, went or took a move back. */
function tableLine({ seq, happened }: Moment): Line | undefined {
  const about = (key: string, seat: Seat): Line => ({
    id: `${seq}.t`,
    seq,
    text: { key, facts: { seat } },
    by: seat,
    seats: [seat],
    isFight: false,
    cause: undefined,
    event: undefined,
  })
  if (happened.type === 'undo') return about('log.undone', happened.seat)
  if (happened.type === 'seat') return about(`log.${happened.because}`, happened.seat)
  return undefined
}

/** What happened after row `to` is gone once somebody took it back. */
export function momentsThatCount(moments: readonly Moment[]): Moment[] {
  const counting: Moment[] = []
  for (const moment of moments) {
    const { happened } = moment
    if (happened.type === 'undo') while (counting.length > 0 && counting.at(-1)!.seq > happened.to) counting.pop()
    counting.push(moment)
  }
  return counting
}

export function linesOf(moments: readonly Moment[]): Line[] {
  const lines: Line[] = []
  const byMove = new Map<number, Line>() // the first line of each move
  for (const moment of momentsThatCount(moments)) {
    const about = tableLine(moment)
    if (about) lines.push(about)
    moment.told.forEach((event, n) => {
      const line = lineOf(event, moment.seq, n, byMove)
      if (!byMove.has(event.move)) byMove.set(event.move, line)
      lines.push(line)
    })
  }
  return lines
}

/** Those that are still the same, as the very same: what shows them has nothing new to draw. */
export const keptLines = (before: readonly Line[], now: readonly Line[]): readonly Line[] =>
  now.map((line, i) => {
    const old = before[i]
    return old && old.id === line.id && old.event === line.event && old.cause?.id === line.cause?.id ? old : line
  })

export const BEGINS: ReadonlySet<string> = new Set(['turn-began', 'round-began'])

/** By the game's own turns where it tells of them; else whoever acts has the turn until another does. */
export function turnsOf(lines: readonly Line[]): Turn[] {
  const tellsTurns = lines.some(({ event }) => event?.type === 'turn-began')
  const turns: { id: string; seat: Seat | undefined; lines: Line[] }[] = []
  for (const line of lines) {
    const last = turns.at(-1)
    const begins =
      last === undefined ||
      (line.event !== undefined && BEGINS.has(line.event.type)) ||
      (!tellsTurns && line.by !== undefined && last.seat !== undefined && line.by !== last.seat && isOwnMove(line))
    // What is told before the first turn is nobody's.
    const isNobodys = tellsTurns && !(line.event !== undefined && BEGINS.has(line.event.type))
    if (begins) turns.push({ id: line.id, seat: isNobodys ? undefined : line.by, lines: [line] })
    else {
      last.lines.push(line)
      if (!tellsTurns) last.seat ??= line.by
    }
  }
  return turns
}

/** What somebody did, not what was done to them by another's move. */
const isOwnMove = ({ event }: Line): boolean => event !== undefined && event.cause === event.move

export const FILTERS = ['all', 'me', 'fights', 'chat'] as const
export type Filter = (typeof FILTERS)[number]

export function filtered(lines: readonly Line[], filter: Filter, mine: Eyes): readonly Line[] {
  if (filter === 'me') return lines.filter(({ seats }) => seats.some((seat) => has(mine, seat)))
  if (filter === 'fights') return lines.filter(({ isFight }) => isFight)
  return filter === 'chat' ? [] : lines
}
