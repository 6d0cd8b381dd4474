// What a flick is offered aimed at, before anybody aims: at an enemy in sight with the force that brings him down there; along a way that is free.

import type { Base, Seat, View } from '@saloon/kernel'
import {
  type Aimed,
  bearing,
  cosine,
  freeRun,
  FULL_TURN,
  MOST_POWER,
  type Obstacle,
  obstacle,
  type Plan,
  type PlanAim,
  type PlanPiece,
  type Point,
  radiusOf,
  sine,
  speedAfter,
  speedOf,
  sweep,
} from '@saloon/physics'

/** From this speed on, in thousandths of a centimetre a second, a figure seen edge-on falls as well. */
const TOPPLES = 135_000
const STEP = 50
const ROUND = 4000
const USUAL = 500
/** Moves are looked for in so many directions, and not much farther than this. */
const WAYS = 72
const FAR = 30_000
const SHORT_OF = 2500 // whatever the hand does, it stops before what it would touch

/** For whom a seat plays, as the plan tells pieces apart. */
export type SideOf = (view: View<Base>, seat: Seat) => 0 | 1

export function offeredAim(plan: Plan, aim: PlanAim, ahead: number, own: 0 | 1): Aimed {
  const obstacles = plan.pieces.filter((piece) => !isCarried(piece, aim)).map(obstacle)
  const enemies = enemiesIn(plan, aim, own)
  if (aim.what === 'disc') return freeWay(plan, aim, obstacles, enemies, ahead)
  const target = inSight(aim, obstacles, enemies) ?? enemies[0]
  if (target === undefined || aim.what === 'figure') return { dir: ahead, power: USUAL }
  const { x, z } = target.pose
  return { dir: bearing(aim.x, aim.z, x, z), power: forceFor(aim, Math.hypot(x - aim.x, z - aim.z)) }
}

/** What lies round a figure goes where the figure goes. */
const isCarried = ({ kind, pose }: PlanPiece, { x, z, what }: PlanAim): boolean =>
  what === 'disc' && (kind === 'cylinder' || kind === 'sack') && Math.hypot(pose.x - x, pose.z - z) < ROUND

/** Of the other clan those who stand, the nearest first. */
export function enemiesIn({ pieces }: Plan, from: Point, own: 0 | 1): PlanPiece[] {
  const away = ({ pose }: PlanPiece): number => Math.hypot(pose.x - from.x, pose.z - from.z)
  return pieces
    .filter(({ side, pose }) => side !== null && side !== own && pose.turn === null)
    .toSorted((a, b) => away(a) - away(b))
}

const inSight = (aim: PlanAim, obstacles: readonly Obstacle[], enemies: readonly PlanPiece[]): PlanPiece | undefined =>
  enemies.find(({ id, pose }) => {
    const way = Math.hypot(pose.x - aim.x, pose.z - aim.z)
    return (
      sweep(obstacles, radiusOf(aim.what), aim.x, aim.z, bearing(aim.x, aim.z, pose.x, pose.z), way)?.obstacle.id === id
    )
  })

function forceFor({ what }: PlanAim, way: number): number {
  for (let power = USUAL - 2 * STEP; power < MOST_POWER; power += STEP)
    if (speedAfter(what, speedOf(what, power), way) >= TOPPLES) return power
  return MOST_POWER
}

/** As far as there is room, rather towards the enemy, or where one looks. */
function freeWay(
  { surface, pieces }: Plan,
  aim: PlanAim,
  obstacles: readonly Obstacle[],
  [enemy]: readonly PlanPiece[],
  ahead: number,
): Aimed {
  const radius = radiusOf(aim.what)
  // From inside one comes out by the door, and nowhere else.
  const isOutside = pieces.some(({ isActive, pose }) => isActive && pose.x === aim.x && pose.z === aim.z)
  const wanted = isOutside && enemy ? bearing(aim.x, aim.z, enemy.pose.x, enemy.pose.z) : ahead
  let best = { dir: wanted, way: 0, worth: -Infinity }
  for (let n = 0; n < WAYS; n++) {
    const dir = (wanted + (n * FULL_TURN) / WAYS) % FULL_TURN
    const edge = toEdge(surface, aim, dir)
    const met = sweep(obstacles, radius, aim.x, aim.z, dir, Math.min(FAR, edge))
    const way = Math.max(0, (met?.way ?? Math.min(FAR, edge)) - SHORT_OF)
    const worth = way + (isOutside ? 8000 : FAR) * cosine(dir - wanted)
    if (worth > best.worth) best = { dir, way, worth }
  }
  let power = STEP
  while (power < MOST_POWER && freeRun(aim.what, speedOf(aim.what, power + STEP)) <= best.way) power += STEP
  return { dir: best.dir, power: isOutside ? power : Math.max(power, 4 * STEP) }
}

function toEdge({ halfX, halfZ }: Plan['surface'], { x, z }: PlanAim, dir: number): number {
  const [dx, dz] = [cosine(dir), -sine(dir)]
  const toX = dx === 0 ? Infinity : ((dx > 0 ? halfX : -halfX) - x) / dx
  const toZ = dz === 0 ? Infinity : ((dz > 0 ? halfZ : -halfZ) - z) / dz
  return Math.min(toX, toZ)
}
