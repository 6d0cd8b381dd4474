// What each opponent did in a turn, in a line: what mattered most of it.

import type { Seat } from '@saloon/kernel'
import { type Line, turnsOf } from './log-lines.ts'
import { weightOf } from './recap.ts'

export interface TurnLine {
  readonly id: string
  readonly seat: Seat | undefined
  readonly lines: readonly Line[] // in the order they happened
  readonly from: number // the row before it began
  readonly to: number // its last row
}

/** More are left out of a line. */
const MOST = 2
const TURN_BEGINS = new Set(['turn-began', 'round-began'])

/** The others' turns since my last one; whoever only looks on gets those of a round. */
export function turnLinesOf(lines: readonly Line[], me: Seat | undefined, seats: number): TurnLine[] {
  const turns = turnsOf(lines).filter(({ seat }) => seat !== undefined)
  const isMine = turns.at(-1)?.seat === me
  const before = isMine ? turns.slice(0, -1) : turns
  const since =
    me === undefined ? before.slice(-seats) : before.slice(before.findLastIndex(({ seat }) => seat === me) + 1)
  return since.flatMap(({ id, seat, lines: all }) => {
    const told = all.filter(({ event }) => event !== undefined && !TURN_BEGINS.has(event.type))
    if (told.length === 0) return []
    const [first] = all
    return [{ id, seat, lines: mostOf(told, me), from: first!.seq - 1, to: all.at(-1)!.seq }]
  })
}

function mostOf(lines: readonly Line[], me: Seat | undefined): Line[] {
  const kept = lines
    .map((line, i) => ({ line, i, weight: weightOf(line, me) }))
    .toSorted((a, b) => b.weight - a.weight || b.i - a.i)
    .slice(0, MOST)
  return kept.toSorted((a, b) => a.i - b.i).map(({ line }) => line)
}
