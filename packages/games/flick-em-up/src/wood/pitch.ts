// A flick: aimed as it was committed, with the wobble of the hand, carried out in wood (5).

import {
  type Aimed,
  type CarriedOut,
  type Door,
  type Extras,
  type Grip,
  type Layout,
  type Point,
  asPitched,
  carryOut,
  placeAt,
} from '@saloon/physics'
import type { CowboyId } from '../components.ts'
import type { Building, Pitch, Playing } from '../state.ts'
import { DOOR, DOOR_LINE } from './town.ts'

export const GRIP_OF: Readonly<Record<Pitch, Grip>> = {
  move: 'disc',
  leave: 'disc',
  colt: 'colt',
  winchester: 'winchester',
  dynamite: 'dynamite',
  duel: 'colt',
  eject: 'ejection',
}

export function pitch(
  game: Playing,
  who: { readonly seat: number; readonly cowboy: CowboyId },
  kind: Pitch,
  from: Point,
  { dir, power }: Aimed,
  layout: Layout,
  extras?: Extras,
): CarriedOut {
  const result = carryOut(game, layout, { grip: GRIP_OF[kind], from, dir, power }, extras)
  game.tell?.({ type: 'pitched', by: who.seat, cowboy: who.cowboy, ...asPitched(kind, result) })
  return result
}

/** The line between the front edges of the bases (FU-R10). */
export function doorOf({ pose }: Building): Door {
  const { x, z } = placeAt(pose, 0, DOOR_LINE)
  return { x, z, facing: pose.facing, half: DOOR }
}
