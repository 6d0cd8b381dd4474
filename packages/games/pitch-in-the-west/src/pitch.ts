// A pitch: aimed as it was committed, with the wobble of the hand, carried out in wood (7).

import { below } from '@saloon/kernel'
import {
  DRAWN_BELOW,
  DRAWS,
  type Door,
  type Grip,
  type Layout,
  type Result,
  THROWN,
  aim,
  resolve,
} from '@saloon/physics'
import type { FigureId } from './components.ts'
import type { Pitch, Playing } from './state.ts'
import type { Place } from './town.ts'

/** Dynamite is a cylinder like any other here: it slides like a bullet. */
export const GRIP_OF: Readonly<Record<Pitch, Grip>> = { move: 'disc', colt: 'colt', dynamite: 'colt', duel: 'colt' }

export interface Aimed {
  readonly dir: number
  readonly power: number
}
export interface Who {
  readonly seat: number
  readonly figure: FigureId
}

/** The wobble is drawn from the game's own chance, after the pitch was committed. Touching is never a fault (PW-R35). */
export function pitch(
  game: Playing,
  who: Who,
  kind: Pitch,
  from: Place,
  { dir, power }: Aimed,
  layout: Layout,
  doors: readonly Door[] = [],
): Result {
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
    spin: 0,
    doors,
    mayTouch: layout.pieces.map(({ id }) => id),
    out: null,
  })
  game.film?.(result.track)
  game.tell?.({
    type: 'pitched',
    by: who.seat,
    figure: who.figure,
    pitch: kind,
    direction,
    speed,
    rest: result.hash,
    shows: true,
  })
  return result
}
