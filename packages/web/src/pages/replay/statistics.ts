// What a game comes to in figures, up to a moment: the same for every game, from what it tells.

import type { Catalogue, Seat, Told } from '@saloon/kernel'
import type { Moment } from '../../link/link.ts'
import { linesOf, momentsThatCount, targetsOf, turnsOf } from '../../table/log-lines.ts'

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

const changeOf = (event: Told): number => {
  const { before, after } = event as { before?: unknown; after?: unknown }
  return typeof before === 'number' && typeof after === 'number' ? after - before : 0
}

export function figuresOf(moments: readonly Moment[], seats: number): SeatFigures[] {
  const counting = momentsThatCount(moments)
  const turns = turnsOf(linesOf(moments))
  const told = counting.flatMap((moment) => moment.told)
  return Array.from({ length: seats }, (_, seat: Seat) => {
    const mine = told.filter(({ by }) => by === seat)
    const changes = mine.map(changeOf)
    return {
      turns: turns.filter((turn) => turn.seat === seat).length,
      decisions: counting.filter(({ happened }) => happened.type === 'act' && happened.seat === seat).length,
      atOthers: mine.filter((event) => targetsOf(event).some((target) => target !== seat)).length,
      lost: changes.reduce((sum, change) => sum + Math.max(0, -change), 0),
      gained: changes.reduce((sum, change) => sum + Math.max(0, change), 0),
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
  const weigh = (event: Told): number =>
    event.type === 'game-over' ? 0 : event.type === 'eliminated' ? 10 : Math.abs(changeOf(event))
  return momentsThatCount(moments)
    .flatMap(({ seq, told }) => told.map((event) => ({ seq, event })))
    .filter(({ event }) => weigh(event) > 1)
    .toSorted((a, b) => weigh(b.event) - weigh(a.event))
    .slice(0, most)
    .toSorted((a, b) => a.seq - b.seq)
}
