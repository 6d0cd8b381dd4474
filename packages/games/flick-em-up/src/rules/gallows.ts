// The patriarch on his barrel under the gallows (12, gallows).

import {
  footOf,
  type Moved,
  overlaps,
  placeAt,
  plannedPose,
  type Pose,
  toLocal,
  upright,
  bodyOfFigure,
} from '@saloon/physics'
import { type CowboyId, clanOf } from '../components.ts'
import { joins, nearestStanding } from './escort.ts'
import type { Playing, Table, Thing } from '../state.ts'
import { patriarch, scenarioOf } from '../table.ts'
import { bodyOfThing, room } from '../wood/town.ts'

const BARREL_HEIGHT = 2800
/** Lower than this he is no longer on it. */
const ON_TOP = 2000

const planOfBarrel = (table: Table) => scenarioOf(table).objects.find(({ under }) => under === 'gallows')

/** The barrel he stands on, as long as he does. */
export function hangingBarrel(table: Table): Thing | undefined {
  if (!table.neutrals.some(({ hanging }) => hanging)) return undefined
  const plan = planOfBarrel(table)
  return plan && table.objects.find(({ id }) => id === plan.id)
}

/** Where the barrel belongs: as the scenario has it, seen from the gallows, wherever they were pushed. */
function placeOfBarrel(table: Table): Pose {
  const plan = planOfBarrel(table)!
  const planned = plannedPose(plan)
  const { u, w } = toLocal(plannedPose(scenarioOf(table).gallows!), planned.x, planned.z)
  const { x, z } = placeAt(table.gallows!, u, w)
  return upright(x, z, planned.facing)
}

/** Barrel and patriarch stand in place after every flick that moved them without freeing him. */
export function putBackHanging({ state }: Playing): void {
  const hanging = state.neutrals.find((other) => other.hanging)
  const barrel = hangingBarrel(state)
  if (hanging === undefined || barrel === undefined || state.gallows === null) return
  const place = placeOfBarrel(state)
  barrel.pose = place
  hanging.pose = upright(place.x, place.z, hanging.pose?.facing ?? state.gallows.facing, BARREL_HEIGHT)
  // Whoever was pushed into their place stands aside.
  const taken = footOf(bodyOfThing(barrel))
  for (const figure of state.cowboys)
    if (figure.pose !== null && overlaps(footOf(bodyOfFigure(figure)), taken))
      figure.pose = room(state, figure.id, 'figure', figure.pose)
}

export const isOffBarrel = ({ down, off, pose }: Moved): boolean => down || off || pose.y < ON_TOP

/** He was brought down: the nearest standing cowboy decides, and only an outlaw takes him along (12). Undefined: he goes back on his barrel. */
export function liberator(game: Playing, came: Moved): CowboyId | undefined {
  const { state } = game
  const man = patriarch(state)!
  const nearest = nearestStanding(state, came.pose)
  if (nearest === undefined || clanOf(nearest.id) !== 'outlaw') {
    game.tell?.({ type: 'hung-again', neutral: man.id })
    return undefined
  }
  man.hanging = false
  man.pose = null
  return nearest.id
}

export function goesWith(game: Playing, id: CowboyId): void {
  game.tell?.({ type: 'freed', cowboy: id })
  joins(game, patriarch(game.state)!, id)
}

export function hang(game: Playing, escort: CowboyId): void {
  const { state } = game
  const man = state.neutrals.find((other) => other.escort === escort)!
  restoreBarrel(state)
  man.escort = null
  man.hanging = true
  putBackHanging(game)
  game.tell?.({ type: 'hung-again', neutral: man.id })
}

/** It may have rolled off the table, or been blown up, while he was away. */
function restoreBarrel(state: Playing['state']): void {
  const plan = planOfBarrel(state)!
  if (!state.objects.some(({ id }) => id === plan.id))
    state.objects.push({ id: plan.id, kind: plan.kind, pose: placeOfBarrel(state), water: plan.water ?? null })
}
