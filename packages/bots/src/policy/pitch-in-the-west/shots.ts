// Pitches worth thinking of, in closed form: a cylinder at every opponent that a straight line reaches, dynamite at bases.

import type { ItemId } from '@saloon/pitch-in-the-west'
import {
  base,
  CYLINDER,
  type Figure,
  heldBy,
  insideOf,
  inZone,
  isAlive,
  isPitched,
  type Item,
  piecesOf,
  type Table,
} from '@saloon/pitch-in-the-west/reading'
import { bearing, obstacle, type Point, speedAfter, speedOf, sweep, toppleShare } from '@saloon/physics'

export interface Shot {
  readonly item: ItemId
  readonly zone: number
  readonly dir: number
  readonly worth: number // 0 … 1: how likely it is to do some good
}

const FAR = 150_000
export const HARD = 1000
const INSIDE_ZONES = [0, 1] as const

/** Of the best: of a beginner, who doesn't reckon how far a figure is, the first he sees. */
export function bestShot(table: Table, actor: Figure, only?: ItemId, first?: boolean): Shot | undefined {
  const shots = shotsOf(table, actor, only)
  return first
    ? shots[0]
    : shots.reduce<Shot | undefined>((best, shot) => (best && best.worth >= shot.worth ? best : shot), undefined)
}

export const shotsOf = (table: Table, actor: Figure, only?: ItemId): Shot[] =>
  heldBy(table, actor.id).flatMap((it) => {
    if (!isPitched(it) || (only !== undefined && it.id !== only)) return []
    return it.kind === 'colt' ? coltShots(table, actor, it) : throws(table, actor, it)
  })

function startsOf(table: Table, actor: Figure, it: Item): readonly (readonly [number, Point])[] {
  if (actor.inside === null) return it.pose ? [[0, it.pose]] : []
  const home = base(table, actor.inside)
  const zones = home.kind === 'house' ? [0] : INSIDE_ZONES
  return zones.map((zone) => [zone, inZone(home, zone, 0, CYLINDER)] as const)
}

function coltShots(table: Table, actor: Figure, it: Item): Shot[] {
  const obstacles = piecesOf(table, [it.id]).map(obstacle)
  const shots: Shot[] = []
  for (const [zone, from] of startsOf(table, actor, it))
    for (const target of table.figures) {
      if (target.pose === null || !isAlive(target) || target.team === actor.team) continue
      const dir = bearing(from.x, from.z, target.pose.x, target.pose.z)
      const met = sweep(obstacles, CYLINDER, from.x, from.z, dir, FAR)
      if (met?.obstacle.id !== target.id) continue
      const speed = speedAfter('bullet', speedOf('bullet', HARD), met.way)
      shots.push({ item: it.id, zone, dir, worth: toppleShare(target.pose, from.x, from.z, dir, speed) })
    }
  return shots
}

/** At a base with opponents in it, at the prison of a team-mate, at what is locked. */
function throws(table: Table, actor: Figure, it: Item): Shot[] {
  const obstacles = piecesOf(table, [it.id]).map(obstacle)
  const shots: Shot[] = []
  for (const at of table.bases) {
    const inside = insideOf(table, at.id)
    const mate = inside.some(({ team, jailed }) => jailed && team === actor.team)
    const enemies = inside.filter(({ team }) => team !== actor.team).length
    const locked = at.locked && at.kind !== 'house' && actor.team === 'outlaw'
    const worth = mate ? 1 : Math.max(enemies / 2, locked ? 0.6 : 0)
    if (worth === 0) continue
    for (const [zone, from] of startsOf(table, actor, it)) {
      const dir = bearing(from.x, from.z, at.pose.x, at.pose.z)
      if (sweep(obstacles, CYLINDER, from.x, from.z, dir, FAR)?.obstacle.id === at.id)
        shots.push({ item: it.id, zone, dir, worth })
    }
  }
  return shots
}
