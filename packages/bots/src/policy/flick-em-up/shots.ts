// Shots worth thinking of: at every enemy that a straight line reaches, weighed over how much the hand may shake.

import { type Clan, clanOf } from '@saloon/flick-em-up'
import {
  bodyOfThing,
  type Cowboy,
  escortedBy,
  hangingBarrel,
  nearestStanding,
  type Table,
} from '@saloon/flick-em-up/reading'
import {
  bearing,
  bodyOfFigure,
  type Grip,
  type Hand,
  type Obstacle,
  obstacle,
  type Piece,
  type Point,
  speedAfter,
  speedOf,
  spreadOf,
  sweep,
  toppleShare,
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
/** The hardest first. */
const FORCES = [1000, 850, 700, 600, 500, 400, 300] as const
/** So much more likely to topple is worth a softer flick. */
const CLEARLY = 0.01
/** How far to one side of where it is aimed, in standard deviations, and how often to either. */
const TO_A_SIDE = [
  [0, 0.2],
  [0.5, 0.35],
  [1, 0.24],
  [1.5, 0.13],
  [2, 0.06],
] as const
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
    const straight = bearing(from.x, from.z, target.pose.x, target.pose.z)
    const power = forceFor(target, from, grip, table.options.wobble)
    for (const aside of [-150, 0, 150]) {
      const dir = wrapped(straight + aside)
      const worth = expected(table, clan, shooter, from, grip, dir, power, obstacles)
      if (worth > 0.2) shots.push({ dir, power, worth })
    }
  }
  return shots.toSorted((a, b) => b.worth - a.worth)
}

function targets(table: Table, clan: Clan, grip: Grip): readonly Piece[] {
  const enemies = table.cowboys
    .filter(({ id, pose, lying }) => pose !== null && !lying && clanOf(id) !== clan)
    .map(bodyOfFigure)
  const barrel = grip === 'winchester' && clan === 'outlaw' ? hangingBarrel(table) : undefined
  return barrel ? [...enemies, bodyOfThing(barrel)] : enemies
}

/** Hard enough to topple it from there, and no harder than that is worth: a hard flick goes astray more often. */
export function forceFor(target: Piece, from: Point, grip: Grip, hand: Hand): number {
  const [hardest] = FORCES
  if (target.kind !== 'figure') return hardest
  const alone = [obstacle(target)]
  const straight = bearing(from.x, from.z, target.pose.x, target.pose.z)
  let best: number = hardest
  let most = -1
  for (const power of FORCES) {
    const spread = spreadOf(grip, hand, power)
    let share = 0
    for (const [shake, odds] of TO_A_SIDE) {
      const direction = wrapped(Math.round(straight + shake * spread))
      const met = sweep(alone, BULLET, from.x, from.z, direction, FAR)
      if (!met) break
      const speed = speedAfter('bullet', speedOf('bullet', power), met.way)
      share += odds * toppleShare(target.pose, from.x, from.z, direction, speed)
    }
    if (share <= most + CLEARLY) continue
    most = share
    best = power
  }
  return best
}

function expected(
  table: Table,
  clan: Clan,
  shooter: Cowboy['id'],
  from: Point,
  grip: Grip,
  dir: number,
  power: number,
  obstacles: readonly Obstacle[],
): number {
  const spread = spreadOf(grip, table.options.wobble, power)
  let worth = 0
  for (const [shake, share] of SHAKES) {
    const direction = wrapped(Math.round(dir + shake * spread))
    worth += share * outcome(table, clan, shooter, from, grip, direction, power, obstacles)
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
  power: number,
  obstacles: readonly Obstacle[],
): number {
  const met = sweep(obstacles, BULLET, from.x, from.z, direction, FAR)
  if (!met) return 0
  const { id: first, kind, pose } = met.obstacle
  if (grip === 'winchester' && clan === 'outlaw' && hangingBarrel(table)?.id === first) return freeing(table)
  if (kind !== 'figure') return 0
  const speed = speedAfter('bullet', speedOf('bullet', power), met.way)
  const share = toppleShare(pose, from.x, from.z, direction, speed)
  const victim = table.cowboys.find(({ id }) => id === first)
  if (!victim) {
    const bystander = table.neutrals.find(({ id }) => id === first)
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
