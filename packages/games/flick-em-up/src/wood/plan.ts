// The table from above for screens that draw it: in a duel its lane. And where a flick somebody has in mind would start.

import type { Seat, View } from '@saloon/kernel'
import {
  footOf,
  type Kind,
  type Plan,
  type PlanAim,
  planAim,
  type PlanPiece,
  planTurn,
  type Point,
  type Pose,
  TABLE,
  LANE,
} from '@saloon/physics'
import { type CowboyId, type Side, clanOf } from '../components.ts'
import { laneOf, shooterOf } from '../rules/duels.ts'
import { GRIP_OF } from './pitch.ts'
import type { Action, Asked, Duel, Eject, FlickEmUp, Pitch, Turn } from '../state.ts'
import { building, cowboy } from '../table.ts'
import { BULLET, STICK, behind, beside, feetOf, layoutOf } from './town.ts'

type Eyes = View<FlickEmUp>

export const plan = {
  table(view: Eyes): Plan {
    const frame = view.stack.at(-1)
    if (frame?.kind === 'duel') {
      const { pieces } = laneOf(frame as Duel)
      return {
        surface: LANE,
        pieces: pieces.map(({ id, pose }) => drawn(id, 'figure', pose, shooterOf(frame as Duel))),
      }
    }
    const active = (view.stack.findLast(({ kind }) => kind === 'turn') as Turn | undefined)?.cowboy
    return { surface: TABLE, pieces: layoutOf(view).pieces.map(({ id, kind, pose }) => drawn(id, kind, pose, active)) }
  },
  aim(view: Eyes, _seat: Seat, action: Action): PlanAim | undefined {
    const frame = view.stack.at(-1)
    return frame && aimed(view, frame as Turn | Asked | Duel | Eject, action)
  },
}

const isCowboy = (id: string): id is CowboyId => /^[LO][1-5]$/.test(id)

function drawn(id: string, kind: Kind, pose: Pose, active: string | undefined): PlanPiece {
  const figure = kind === 'figure'
  return {
    id,
    kind,
    pose,
    side: !isCowboy(id) ? null : clanOf(id) === 'law' ? 0 : 1,
    mark: isCowboy(id) ? id[1]! : '',
    name: {
      key: `${figure ? (isCowboy(id) ? 'cowboy' : 'neutral') : kind === 'building' ? 'building' : 'object'}.${id}`,
    },
    isActive: id === active,
  }
}

function aimed(view: Eyes, frame: Turn | Asked | Duel | Eject, action: Action): PlanAim | undefined {
  const power = 'power' in action ? action.power : 0
  const from: From = (pitch, place) => planAim(GRIP_OF[pitch], view.options.wobble, place, power)
  switch (action.do) {
    case 'rise':
      return planTurn(cowboy(view, action.cowboy).pose)
    case 'duel-shot':
      return from('duel', besideOnLane(frame as Duel, action.side))
    case 'eject':
      return from('eject', behind(building(view, (frame as Eject).building), 'eject', action.offset))
    case 'face':
      return planTurn(cowboy(view, (frame as Asked).cowboy).pose)
    default:
      return 'cowboy' in frame ? ofCowboy(view, frame.cowboy, action, from) : undefined
  }
}

type From = (pitch: Pitch, place: Point | null | undefined) => PlanAim | undefined

function ofCowboy(view: Eyes, id: CowboyId, action: Action, from: From): PlanAim | undefined {
  const { pose, inside } = cowboy(view, id)
  const out = (of: 'leave' | 'shot', offset: number) =>
    inside === null ? undefined : behind(building(view, inside), of, offset)
  const at = (side: Side, radius: number) => (pose === null ? undefined : beside(pose, side, radius, feetOf(view, id)))
  switch (action.do) {
    case 'move':
      return from('move', pose)
    case 'leave':
      return from('leave', out('leave', action.offset))
    case 'shoot':
      return from(action.weapon, at(action.side, BULLET))
    case 'shoot-out':
      return from(action.weapon, out('shot', action.offset))
    case 'second':
      return from('colt', at(action.side, BULLET))
    case 'second-out':
      return from('colt', out('shot', action.offset))
    case 'throw':
      return from('dynamite', at(action.side, STICK))
    case 'throw-out':
      return from('dynamite', out('shot', action.offset))
    default:
      return undefined
  }
}

function besideOnLane(duel: Duel, side: Side): Point | undefined {
  const { pieces } = laneOf(duel)
  const me = pieces.find(({ id }) => id === shooterOf(duel))!
  const others = pieces.filter((piece) => piece !== me).map(footOf)
  return beside(me.pose, side, BULLET, others, LANE)
}
