// What a game comes to in figures, up to a moment: the same for every game, from what it tells.

import type { Catalogue, Seat, Told } from '@saloon/kernel'
import type { Moment } from '../../link/link.ts'
import { linesOf, momentsThatCount, targetsOf, turnsOf } from '../../table/log/log-lines.ts'

export interface SeatFigures {
  readonly turns: number
  readonly decisions: number
  readonly atOthers: number // times something was done to somebody else
  readonly lost: number
  readonly gained: number
}

/** How often each face came up, and how often it would by pure chance, with how far chance usually strays. */
export interface FaceCount {
  readonly face: string
  readonly count: number
}
export interface Dice {
  readonly rolled: number
  readonly faces: readonly FaceCount[]
  readonly expected: number
  readonly stray: number // two standard deviations: 19 games of 20 stay within
}

/** By how much each event changed what somebody has: some games tell what was and what is, some what life is left. */
function changesIn(told: readonly Told[]): number[] {
  const left: number[] = []
  return told.map((event) => {
    const { by, before, after, life } = event as Partial<Record<'by' | 'before' | 'after' | 'life', unknown>>
    if (typeof before === 'number' && typeof after === 'number') return after - before
    if (typeof by !== 'number' || typeof life !== 'number') return 0
    const change = life - (left[by] ?? life)
    left[by] = life
    return change
  })
}

export function figuresOf(moments: readonly Moment[], seats: number): SeatFigures[] {
  const counting = momentsThatCount(moments)
  const turns = turnsOf(linesOf(moments))
  const told = counting.flatMap((moment) => moment.told)
  const changes = changesIn(told)
  return Array.from({ length: seats }, (_, seat: Seat) => {
    const mine = told.filter(({ by }) => by === seat)
    const own = changes.filter((_, i) => told[i]!.by === seat)
    return {
      turns: turns.filter((turn) => turn.seat === seat).length,
      decisions: counting.filter(({ happened }) => happened.type === 'act' && happened.seat === seat).length,
      atOthers: mine.filter((event) => targetsOf(event).some((target) => target !== seat)).length,
      lost: own.reduce((sum, change) => sum + Math.max(0, -change), 0),
      gained: own.reduce((sum, change) => sum + Math.max(0, change), 0),
    }
  })
}

/** Games with dice tell the faces of each throw; their messages name every face there is. */
export function diceOf(moments: readonly Moment[], messages: Catalogue): Dice | undefined {
  const names = Object.keys(messages).filter((key) => /^face\.[a-z0-9-]+$/.test(key))
  const rolled = momentsThatCount(moments)
    .flatMap(({ told }) => told)
    .flatMap((event) => thrown(event))
  if (rolled.length === 0 || names.length === 0) return undefined
  const share = 1 / names.length
  return {
    rolled: rolled.length,
    faces: names.map((name) => {
      const face = name.slice('face.'.length)
      return { face, count: rolled.filter((one) => one === face).length }
    }),
    expected: rolled.length * share,
    stray: 2 * Math.sqrt(rolled.length * share * (1 - share)),
  }
}

/** Of a throw again, only the dice that were thrown. */
function thrown(event: Told): readonly string[] {
  const { faces, which } = event as unknown as { faces?: readonly string[]; which?: readonly number[] }
  if (!Array.isArray(faces)) return []
  return Array.isArray(which) && which.length < faces.length ? which.map((die) => faces[die]!) : faces
}

/** The largest losses and gains, and who went out: where the game turned. */
export interface TurningPoint {
  readonly seq: number
  readonly event: Told
}

export function turningPoints(moments: readonly Moment[], most = 5): TurningPoint[] {
  const all = momentsThatCount(moments).flatMap(({ seq, told }) => told.map((event) => ({ seq, event })))
  const changes = changesIn(all.map(({ event }) => event))
  const weigh = ({ type }: Told, change: number): number =>
    type === 'game-over' ? 0 : type === 'eliminated' ? 10 : Math.abs(change)
  return all
    .map((point, i) => ({ ...point, weight: weigh(point.event, changes[i]!) }))
    .filter(({ weight }) => weight > 1)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq)
    .map(({ seq, event }) => ({ seq, event }))
}
