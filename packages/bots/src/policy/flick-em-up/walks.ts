// Moves worth thinking of: straight to an errand, to a place before its door, or round what stands in the way.

import type { BuildingId } from '@saloon/flick-em-up'
import { building, type Cowboy, GRIP_OF, mayBump, PUCK, type Table } from '@saloon/flick-em-up/reading'
import {
  bearing,
  cosine,
  freeRun,
  type Hand,
  MOST_POWER,
  type Obstacle,
  type Point,
  placeAt,
  sine,
  speedOf,
  spreadOf,
  sweep,
  TABLE,
  toLocal,
  wrapped,
} from '@saloon/physics'
import { type Errand, nearness } from './errand.ts'
import { errandsOf } from './errands.ts'

export interface Walk {
  readonly dir: number
  readonly power: number
  readonly clear: BuildingId | 'none'
  readonly worth: number
}

const FULL = freeRun('disc', speedOf('disc', MOST_POWER))
const REACH_BESIDE = 4200 // centre to centre, near enough to touch something with the hand
const REACH_SOFT = 3400 // of what may be bumped
const BEFORE_DOOR = 14_000
const THROUGH = 3000
const EDGE = 3000
const ASIDE = [0, 800, -800, 1600, -1600, 2800, -2800, 4500, -4500, 7000, -7000, 9500, -9500] as const
/** A place from which nothing stands in the way any more is worth a detour. */
const OPEN_WAY = 1.35

export const powerFor = (way: number): number =>
  Math.max(1, Math.min(MOST_POWER, Math.round((way / FULL) * MOST_POWER)))

/** From where the cowboy stands, the best first. */
export function walksOf(
  table: Table,
  figure: Cowboy,
  obstacles: readonly Obstacle[],
  clearable: readonly string[],
): readonly Walk[] {
  const { pose } = figure
  if (!pose) return []
  const soft = new Set(mayBump(table))
  const inTheWay = obstacles.filter(({ id }) => !soft.has(id))
  const isSoft = ({ x, z }: Errand): boolean =>
    obstacles.some(({ id, pose: at }) => soft.has(id) && at.x === x && at.z === z)
  const walks: Walk[] = []
  const best = errandsOf(table, figure)
    .map((errand) => ({ errand, gain: errand.worth * nearness(table, figure, errand) + errand.worth / 20 }))
    .toSorted((a, b) => b.gain - a.gain)
    .slice(0, 3)
  for (const { errand } of best)
    for (const goal of goalsOf(table, pose, errand, isSoft(errand)))
      walks.push(...ways(table, figure, errand, goal, inTheWay, clearable))
  return walks.toSorted((a, b) => b.worth - a.worth)
}

interface Goal {
  readonly x: number
  readonly z: number
  readonly beyond: number // so much further than that
  readonly isDoor: boolean
}

/** Through a door only from before it; else to a place before it first. */
function goalsOf(table: Table, pose: Point, errand: Errand, isSoft: boolean): readonly Goal[] {
  if (errand.door === null)
    return [{ x: errand.x, z: errand.z, beyond: isSoft ? -REACH_SOFT : -REACH_BESIDE, isDoor: false }]
  const at = building(table, errand.door)
  const { u, w } = toLocal(at.pose, pose.x, pose.z)
  const before = placeAt(at.pose, 0, BEFORE_DOOR)
  const isBefore = w > 4000 && Math.abs(u) < (w - 2000) * 1.2
  const wait: Goal = { ...before, beyond: 0, isDoor: false }
  return isBefore ? [{ x: errand.x, z: errand.z, beyond: THROUGH, isDoor: true }, wait] : [wait]
}

function ways(
  table: Table,
  figure: Cowboy,
  errand: Errand,
  goal: Goal,
  obstacles: readonly Obstacle[],
  clearable: readonly string[],
): readonly Walk[] {
  const pose = figure.pose!
  const away = Math.hypot(goal.x - pose.x, goal.z - pose.z) + goal.beyond
  if (away < 300) return []
  const straight = bearing(pose.x, pose.z, goal.x, goal.z)
  const here = errand.worth * nearness(table, figure, errand) * openness(obstacles, pose, errand)
  const walks: Walk[] = []
  for (const aside of ASIDE) {
    if (goal.isDoor && Math.abs(aside) > 800) continue
    const dir = wrapped(straight + aside)
    for (const share of goal.isDoor ? [1] : [1, 0.7, 0.45, 0.25]) {
      const way = Math.min(FULL, away * share)
      const x = Math.round(pose.x + way * cosine(dir))
      const z = Math.round(pose.z - way * sine(dir))
      if (Math.abs(x) > TABLE.halfX - EDGE || Math.abs(z) > TABLE.halfZ - EDGE) continue
      const chance = cleanliness(obstacles, table.options.wobble, pose, dir, way, goal.isDoor)
      if (chance === 0) continue
      const isIn = goal.isDoor && way >= away - 1
      const there = isIn
        ? 1
        : nearness(table, { ...figure, pose: { ...pose, x, z }, inside: null }, errand) *
          openness(obstacles, { x, z }, errand)
      const clear = errand.door !== null && goal.isDoor && clearable.includes(errand.door) ? errand.door : 'none'
      walks.push({ dir, power: powerFor(way), clear, worth: chance * (errand.worth * there - here) })
    }
  }
  return walks
}

/** Doors are approached by places before them; to stand beside something one wants to see it. */
function openness(obstacles: readonly Obstacle[], from: Point, to: Errand): number {
  if (to.door !== null) return 1
  const way = Math.hypot(to.x - from.x, to.z - from.z) - REACH_BESIDE - PUCK
  if (way <= 0) return OPEN_WAY
  return sweep(obstacles, PUCK + 50, from.x, from.z, bearing(from.x, from.z, to.x, to.z), way) ? 1 : OPEN_WAY
}

const RADIAN = Math.PI / 18_000 // of a hundredth of a degree

/** How likely it is that nothing is touched: room beside the path for a hand that shakes. */
export function cleanliness(
  obstacles: readonly Obstacle[],
  hand: Hand,
  { x, z }: Point,
  dir: number,
  way: number,
  isDoor: boolean,
): number {
  const until = isDoor ? Math.max(0, way - THROUGH - PUCK) : way + 500
  if (sweep(obstacles, PUCK + 50, x, z, dir, until)) return 0
  const aside = way * RADIAN * spreadOf(GRIP_OF.move, hand, powerFor(way))
  const shaky = sweep(obstacles, PUCK + 200 + aside, x, z, dir, until)
  return shaky ? 0.55 : isDoor ? 0.85 : 0.95
}
