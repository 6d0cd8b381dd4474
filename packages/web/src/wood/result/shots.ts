// Every shot of a finished game: who fired, how far it flew before it touched anything, and whom it brought down.

import type { Seat, Told } from '@saloon/kernel'
import { playback, poseAt, type Point, type Track } from '@saloon/physics'
import type { Moment } from '../../link/link.ts'
import { momentsThatCount } from '../../table/log/log-lines.ts'

export interface Shot {
  readonly seq: number
  readonly by: Seat
  readonly shooter: string
  readonly target: string | undefined // whom it hit or grazed
  readonly came: 'hit' | 'grazed' | 'missed'
  readonly isKill: boolean
  readonly way: number | undefined // centimetres to the first thing it touched, or to where it stopped; undefined: nobody saw it
  readonly path: readonly Point[]
}
export interface Moves {
  readonly made: number
  readonly good: number
}

interface Flicked {
  readonly type: string
  readonly by?: Seat
  readonly pitch?: string
  readonly cowboy?: string
  readonly figure?: string
  readonly target?: string
}
const SHOTS: ReadonlySet<string> = new Set(['colt', 'winchester', 'duel'])
const whoOf = ({ cowboy, figure }: Flicked): string => cowboy ?? figure ?? ''

export function shotsOf(moments: readonly Moment[]): readonly Shot[] {
  const shots: Shot[] = []
  for (const { seq, told, film } of momentsThatCount(moments)) {
    const events = told as readonly (Told & Flicked)[]
    const tracks = (film ?? []) as readonly Track[]
    let reel = 0
    events.forEach((event, at) => {
      if (event.type !== 'pitched') return
      const track = tracks[reel++]
      if (!SHOTS.has(event.pitch ?? '')) return
      const next = events.findIndex((other, n) => n > at && other.type === 'pitched')
      const after = events.slice(at + 1, next === -1 ? undefined : next)
      const hit = after.find(({ type }) => type === 'hit')
      const fell = after.find(({ type }) => type === 'fell') // in a duel of Pitch in the West
      const grazed = after.find(({ type }) => type === 'grazed')
      const target = hit?.target ?? (fell && whoOf(fell)) ?? grazed?.target
      shots.push({
        seq,
        by: event.by ?? 0,
        shooter: whoOf(event),
        target,
        came: hit || fell ? 'hit' : grazed ? 'grazed' : 'missed',
        isKill: after.some((other) => other.type === 'died' && whoOf(other) === target),
        ...flownIn(track),
      })
    })
  }
  return shots
}

function flownIn(track: Track | undefined): Pick<Shot, 'way' | 'path'> {
  const flicked = track && playback(track).find(({ id }) => id === '')
  if (!track || !flicked) return { way: undefined, path: [] }
  const [start] = flicked.poses
  const first = track.sounds[0]?.[0]
  const end = first === undefined ? flicked.poses.at(-1) : poseAt(flicked, first)
  if (!start || !end) return { way: undefined, path: [] }
  return { way: Math.hypot(end.x - start.x, end.z - start.z) / 1000, path: thinned(flicked.poses) }
}
const EVERY = 4
const thinned = (poses: readonly Point[]): readonly Point[] =>
  poses.filter((_, n) => n % EVERY === 0 || n === poses.length - 1).map(({ x, z }) => ({ x, z }))

export function movesOf(moments: readonly Moment[], seats: number): readonly Moves[] {
  const moves = Array.from({ length: seats }, () => ({ made: 0, good: 0 }))
  for (const { told } of momentsThatCount(moments)) {
    const events = told as readonly (Told & Flicked)[]
    const pitched = events.find(({ type, pitch }) => type === 'pitched' && (pitch === 'move' || pitch === 'leave'))
    const count = pitched && moves[pitched.by ?? 0]
    if (!count) continue
    count.made++
    if (events.some(({ type }) => type === 'moved' || type === 'entered' || type === 'left')) count.good++
  }
  return moves
}

/** Lengths of the chart, in centimetres: from the one before up to this. */
export const FAR = [15, 30, 45, 60, Infinity] as const
export interface Band {
  readonly from: number
  readonly to: number
  readonly hit: number
  readonly grazed: number
  readonly missed: number
}
export const byDistance = (shots: readonly Shot[]): readonly Band[] =>
  FAR.map((to, i) => {
    const from = FAR[i - 1] ?? 0
    const here = shots.filter(({ way }) => way !== undefined && way >= from && way < to)
    const count = (came: Shot['came']): number => here.filter((shot) => shot.came === came).length
    return { from, to, hit: count('hit'), grazed: count('grazed'), missed: count('missed') }
  })

/** Who brought down whom how often. */
export function fellings(
  shots: readonly Shot[],
): readonly { readonly shooter: string; readonly target: string; readonly count: number; readonly kills: number }[] {
  const pairs = new Map<string, { shooter: string; target: string; count: number; kills: number }>()
  for (const { shooter, target, came, isKill } of shots) {
    if (came !== 'hit' || target === undefined) continue
    const pair = pairs.get(`${shooter} ${target}`) ?? { shooter, target, count: 0, kills: 0 }
    pair.count++
    if (isKill) pair.kills++
    pairs.set(`${shooter} ${target}`, pair)
  }
  return [...pairs.values()].toSorted((a, b) => b.count - a.count || b.kills - a.kills)
}

/** The farthest hit, one that killed before one that didn't. */
export const shotOfTheGame = (shots: readonly Shot[]): Shot | undefined =>
  shots
    .filter(({ came }) => came === 'hit')
    .toSorted((a, b) => Number(b.isKill) - Number(a.isKill) || (b.way ?? 0) - (a.way ?? 0))[0]
