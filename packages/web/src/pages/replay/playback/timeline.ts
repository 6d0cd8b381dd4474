// The course of a game as it is drawn under the table: where one can stop, where turns begin, what mattered.

import type { Seat, Told } from '@saloon/kernel'
import type { Moment } from '../../../link/link.ts'
import { linesOf, turnsOf } from '../../../table/log/log-lines.ts'

export type KeyKind = 'knock-out' | 'reveal' | 'fight' | 'prize' | 'swing' | 'end'

export interface TurnTick {
  readonly seq: number
  readonly seat: Seat | undefined
}
export interface KeyEvent {
  readonly seq: number
  readonly kind: KeyKind
  readonly event: Told
}
export interface Timeline {
  readonly points: readonly number[] // rows in which something happened
  readonly turns: readonly TurnTick[]
  readonly keys: readonly KeyEvent[] // one a row at most
}

/** What the games tell that one wants to find again. */
const KEY_TYPES: Readonly<Record<string, KeyKind>> = {
  eliminated: 'knock-out',
  'role-shown': 'reveal',
  exploded: 'fight',
  indians: 'fight',
  'duel-began': 'fight',
  'truel-began': 'fight',
  'wanted-won': 'prize',
  'one-won': 'prize',
  'one-taken': 'prize',
  died: 'knock-out',
  'npc-killed': 'knock-out',
  captured: 'knock-out',
  'duel-won': 'fight',
  'duel-ended': 'fight',
  blast: 'fight',
  arrested: 'fight',
  'bank-robbed': 'prize',
  'won-poker': 'prize',
  'gold-won': 'prize',
  legend: 'prize',
  story: 'reveal',
  'girl-found': 'reveal',
  freed: 'swing',
  'game-over': 'end',
}
/** What hides what where several fall into one row. */
const WEIGHT: Readonly<Record<KeyKind, number>> = { swing: 1, fight: 2, reveal: 3, prize: 4, 'knock-out': 5, end: 6 }
/** A loss or gain from this on is big in any of the games. */
const BIG = 3

function kindOf(event: Told): KeyKind | undefined {
  const { before, after } = event as { before?: unknown; after?: unknown }
  const isBig = typeof before === 'number' && typeof after === 'number' && Math.abs(after - before) >= BIG
  return KEY_TYPES[event.type] ?? (isBig ? 'swing' : undefined)
}

function keyOf({ seq, told }: Moment): KeyEvent | undefined {
  let key: KeyEvent | undefined
  for (const event of told) {
    const kind = kindOf(event)
    if (kind && (!key || WEIGHT[kind] > WEIGHT[key.kind])) key = { seq, kind, event }
  }
  return key
}

export function timelineOf(moments: readonly Moment[]): Timeline {
  const turns = turnsOf(linesOf(moments)).flatMap(({ seat, lines }) => {
    const seq = lines[0]?.seq
    return seq === undefined ? [] : [{ seq, seat }]
  })
  return {
    points: moments.filter(({ happened }) => happened.type !== 'snapshot').map(({ seq }) => seq),
    turns: turns.filter(({ seq }, i) => i === 0 || seq !== turns[i - 1]!.seq),
    // Roles that lie open from the deal on are no news.
    keys: moments.flatMap((moment) => (moment.seq === 0 ? [] : (keyOf(moment) ?? []))),
  }
}

/** The point `by` steps from here; at the ends it stays. */
export function pointFrom(points: readonly number[], at: number, by: 1 | -1): number {
  return (by === 1 ? points.find((seq) => seq > at) : points.findLast((seq) => seq < at)) ?? at
}

/** The beginning of the turn before or after this one. */
export function turnFrom({ turns, points }: Timeline, at: number, by: 1 | -1): number {
  const starts = turns.map(({ seq }) => seq)
  const edge = by === 1 ? points.at(-1) : points[0]
  return (by === 1 ? starts.find((seq) => seq > at) : starts.findLast((seq) => seq < at)) ?? edge ?? at
}
