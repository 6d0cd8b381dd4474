// A flick: aimed as it was committed, with the wobble of the hand, carried out in wood (5).

import { below } from '@saloon/kernel'
import {
  type Door,
  DRAWN_BELOW,
  DRAWS,
  type Flick,
  type Grip,
  type Layout,
  type Result,
  THROWN,
  aim,
  resolve,
} from '@saloon/physics'
import type { CowboyId } from './components.ts'
import type { Building, Pitch, Playing } from './state.ts'
import { DOOR, DOOR_LINE, type Place, placeAt } from './town.ts'

export const GRIP_OF: Readonly<Record<Pitch, Grip>> = {
  move: 'disc',
  leave: 'disc',
  colt: 'colt',
  winchester: 'winchester',
  dynamite: 'dynamite',
  duel: 'colt',
  eject: 'ejection',
}

export interface Aimed {
  readonly dir: number
  readonly power: number
}
type Extras = Partial<Pick<Flick, 'spin' | 'doors' | 'mayTouch' | 'out'>>

/** The wobble is drawn from the game's own chance, after the flick was committed. */
export function pitch(
  game: Playing,
  who: { readonly seat: number; readonly cowboy: CowboyId },
  kind: Pitch,
  from: Place,
  { dir, power }: Aimed,
  layout: Layout,
  { spin = 0, doors = [], mayTouch = [], out = null }: Extras = {},
): Result & { readonly direction: number } {
  const { state } = game
  const grip = GRIP_OF[kind]
  const draws: number[] = []
  if (state.options.wobble !== 'off') for (let i = 0; i < DRAWS; i++) draws.push(below(state.chance, DRAWN_BELOW))
  const { direction, speed } = aim(grip, state.options.wobble, dir, power, draws)
  const result = resolve(layout, {
    what: THROWN[grip],
    x: from.x,
    z: from.z,
    direction,
    speed,
    spin,
    doors,
    mayTouch,
    out,
  })
  game.film?.(result.track)
  game.tell?.({
    type: 'pitched',
    by: who.seat,
    cowboy: who.cowboy,
    pitch: kind,
    direction,
    speed,
    rest: result.hash,
    shows: true,
  })
  return { ...result, direction }
}

/** The line between the front edges of the bases (FU-R10). */
export function doorOf({ pose }: Building): Door {
  const { x, z } = placeAt(pose, 0, DOOR_LINE)
  return { x, z, facing: pose.facing, half: DOOR }
}
