// Shots worth thinking of: at every enemy that a straight line reaches, weighed over how much the hand may shake.

import { type Clan, clanOf } from '@saloon/flick-em-up'
import { type Cowboy, escortedBy, hangingBarrel, nearestStanding, type Table } from '@saloon/flick-em-up/reading'
import {
  bearing,
  type Grip,
  type Obstacle,
  type Point,
  speedAfter,
  speedOf,
  STEADINESS,
  sweep,
  toppleShare,
  WOBBLE,
  wrapped,
} from '@saloon/physics'
import { carriesEvidence } from './hunts.ts'
import { lifeOf } from './worth.ts'

export interface Shot {
  readonly dir: number
  readonly power: number
  readonly worth: number
}
const BULLET = 1200
const FAR = 150_000
const HARD = 1000
/** In standard deviations, with what each counts. */
const SHAKES = [
  [-1.5, 0.12],
  [-0.75, 0.23],
  [0, 0.3],
  [0.75, 0.23],
  [1.5, 0.12],
] as const
const FREEING = 60
/** Neutral figures: better not, and to hit the girl loses the game. */
const BYSTANDER = 30
const THE_GIRL = 300
/** Who is hit loses whom it escorts, and what evidence it carries. */
const PARTING = 25

/** The best direction at each of the pieces it may be worth shooting at. */
export function shotsFrom(
  table: Table,
  clan: Clan,
  shooter: Cowboy['id'],
  from: Point,
  grip: Grip,
  obstacles: readonly Obstacle[],
): readonly Shot[] {
  const shots: Shot[] = []
  for (const target of targets(table, clan, grip)) {
    const straight = bearing(from.x, from.z, target.x, target.z)
    for (const aside of [-150, 0, 150]) {
      const dir = wrapped(straight + aside)
      const worth = expected(table, clan, shooter, from, grip, dir, obstacles)
      if (worth > 0.2) shots.push({ dir, power: HARD, worth })
    }
  }
  return shots.toSorted((a, b) => b.worth - a.worth)
}

function targets(table: Table, clan: Clan, grip: Grip): readonly Point[] {
  const enemies = table.cowboys.flatMap(({ id, pose, lying, life }) =>
    pose && !lying && life > 0 && clanOf(id) !== clan ? [pose] : [],
  )
  const barrel = grip === 'winchester' && clan === 'outlaw' ? hangingBarrel(table) : undefined
  return barrel ? [...enemies, barrel.pose] : enemies
}

function expected(
  table: Table,
  clan: Clan,
  shooter: Cowboy['id'],
  from: Point,
  grip: Grip,
  dir: number,
  obstacles: readonly Obstacle[],
): number {
  const spread = WOBBLE[grip].angle * STEADINESS[table.options.wobble]
  let worth = 0
  for (const [shake, share] of SHAKES) {
    const direction = wrapped(Math.round(dir + shake * spread))
    worth += share * outcome(table, clan, shooter, from, grip, direction, obstacles)
    if (spread === 0) return worth / share
  }
  return worth
}

/** What becomes of a bullet that goes exactly there: the first thing it meets decides. */
function outcome(
  table: Table,
  clan: Clan,
  shooter: Cowboy['id'],
  from: Point,
  grip: Grip,
  direction: number,
  obstacles: readonly Obstacle[],
): number {
  const met = sweep(obstacles, BULLET, from.x, from.z, direction, FAR)
  if (!met) return 0
  const { obstacle, way } = met
  if (grip === 'winchester' && clan === 'outlaw' && hangingBarrel(table)?.id === obstacle.id) return freeing(table)
  if (obstacle.kind !== 'figure') return 0
  const share = toppleShare(
    obstacle.pose,
    from.x,
    from.z,
    direction,
    speedAfter('bullet', speedOf('bullet', HARD), way),
  )
  const victim = table.cowboys.find(({ id }) => id === obstacle.id)
  if (!victim) {
    const bystander = table.neutrals.find(({ id }) => id === obstacle.id)
    if (bystander?.hanging && grip === 'winchester' && clan === 'outlaw') return freeing(table)
    return bystander?.kind === 'hostage' ? -(share + 0.1) * THE_GIRL : -share * BYSTANDER
  }
  if (victim.lying) return 0
  const loss =
    (victim.life === 1 ? lifeOf(table, victim) : 10 + lifeOf(table, victim) / 10) +
    (escortedBy(table, victim.id) || carriesEvidence(victim) ? PARTING : 0)
  return clanOf(victim.id) === clan || victim.id === shooter ? -share * loss * 1.2 : share * loss
}

/** He goes with the nearest who stands, and back up if that is one of the law. */
function freeing(table: Table): number {
  const man = table.neutrals.find(({ hanging }) => hanging)
  const nearest = man?.pose ? nearestStanding(table, man.pose) : undefined
  return nearest && clanOf(nearest.id) === 'outlaw' ? FREEING : 0
}
