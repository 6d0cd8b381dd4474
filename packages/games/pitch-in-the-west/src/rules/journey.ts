// Vehicles at the end of a round: the coach goes to its next stop, the train leaves (13.3, 13.4).

import { type Foot, type Kind, type Pose, TABLE, boxFoot, footOf, isFree, nearestFree, overlaps } from '@saloon/physics'
import type { Base, Playing } from '../state.ts'
import { base, isVehicle, scenarioOf, special, townOf } from '../table.ts'
import { bodyKind, feetOf } from '../wood/town.ts'

export function endRound(game: Playing, isLast: boolean): void {
  const { state } = game
  const { vehicle } = scenarioOf(state)
  if (vehicle?.path) {
    const coach = base(state, vehicle.id)
    const waits = coach.halted && special(state, 'coach-stops-for-a-round-when-dynamited')
    if (isLast) game.tell?.({ type: 'vehicle-left', base: coach.id })
    else if (waits) game.tell?.({ type: 'coach-waits', base: coach.id })
    else drive(game, coach, vehicle.path, vehicle.axis ?? 'x')
  } else if (vehicle?.departs !== undefined && isLast) {
    for (const at of state.bases) if (isVehicle(at)) game.tell?.({ type: 'vehicle-left', base: at.id })
  }
  for (const at of state.bases) at.halted = false
}

/** To its next stop, with everyone and everything aboard; whatever is in its way is set aside, unharmed (PW-R53). */
function drive(game: Playing, coach: Base, path: readonly number[], axis: 'x' | 'z'): void {
  const { state } = game
  if (coach.stop + 1 >= path.length) return
  coach.stop++
  const plan = townOf(scenarioOf(state)).vehicles.find(({ id }) => id === coach.id)!
  const stop = Math.round(path[coach.stop]! * 1000)
  coach.pose = {
    x: axis === 'x' ? stop : Math.round(plan.x * 1000),
    y: 0,
    z: axis === 'z' ? stop : Math.round(plan.z * 1000),
    facing: Math.round(plan.facing * 100),
    turn: null,
  }
  game.tell?.({ type: 'coach-moved', base: coach.id })
  const road = outline(coach)
  const aside = (id: string, kind: Kind, pose: Pose): Pose =>
    overlaps(footOf({ kind, pose }), road) ? setAside(kind, pose, [...feetOf(state, [id, coach.id]), road], axis) : pose
  for (const figure of state.figures) if (figure.pose) figure.pose = aside(figure.id, 'figure', figure.pose)
  for (const person of state.townsfolk) if (person.pose) person.pose = aside(person.id, 'figure', person.pose)
  for (const thing of state.things)
    thing.pose = aside(thing.id, thing.kind === 'barrier' ? 'fence' : 'crate', thing.pose)
  for (const it of state.items) if (it.pose) it.pose = aside(it.id, bodyKind(it.kind), it.pose)
}

const HALF_LONG = { house: 6000, coach: 7000, wagon: 8000 } as const
const HALF_WIDE = { house: 4000, coach: 4500, wagon: 4500 } as const
/** Its notches included: nobody is left standing in them. */
const outline = ({ kind, pose }: Base): Foot =>
  boxFoot(pose, -HALF_LONG[kind], HALF_LONG[kind], -HALF_WIDE[kind], HALF_WIDE[kind])

const STEP = 100

/** Across the way it goes, to whichever side has room nearer; where neither has, wherever there is. */
function setAside(kind: Kind, pose: Pose, others: readonly Foot[], axis: 'x' | 'z'): Pose {
  for (let away = STEP; away <= 2 * TABLE.halfX; away += STEP)
    for (const by of [-away, away]) {
      const there = axis === 'x' ? { ...pose, z: pose.z + by } : { ...pose, x: pose.x + by }
      if (isFree(kind, there, others, TABLE)) return there
    }
  return nearestFree(kind, pose, others, TABLE) ?? pose
}
